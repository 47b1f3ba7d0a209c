/** Pages that shall open without a network. */

/**
 * Keeps every file that the page has fetched so far. Says whether that worked: without encryption, or in a
 * private window, a browser keeps nothing.
 */
export async function keepPage(): Promise<boolean> {
  if (!navigator.serviceWorker) return false;
  await document.fonts.ready;
  const { active } = await navigator.serviceWorker.ready;
  const keep = performance.getEntriesByType("resource").map((entry) => entry.name).filter(isOurs);
  const { port1, port2 } = new MessageChannel();
  const kept = new Promise<boolean>((resolve) => (port1.onmessage = () => resolve(true)));
  active?.postMessage({ keep }, [port2]);
  return kept;
}

const isOurs = (address: string): boolean => address.startsWith(`${location.origin}/assets/`);
