/** Which page is open. Links are ordinary links; the page behind them changes without loading everything anew. */

class Router {
  path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  /** Opens another page of the house. */
  go(path: string, how: "push" | "replace" = "push"): void {
    history[how === "push" ? "pushState" : "replaceState"](null, "", path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** Follows a tap on a link of ours from within, unless somebody wants it in another window. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
  if (!link || modified || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
