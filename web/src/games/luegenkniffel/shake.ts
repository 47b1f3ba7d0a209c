/** Shaking the phone instead of tapping, where the phone tells its movement. */

/** So hard (m/s², without gravity) and so many times to and fro within a second: no walk in a pocket does that. */
const HARD = 13;
const TIMES = 4;

interface Asking {
  requestPermission?: () => Promise<"granted" | "denied">;
}

/** Must this device be asked (after a tap) before it tells its movement? */
export function mustAsk(): boolean {
  return typeof DeviceMotionEvent !== "undefined" && "requestPermission" in DeviceMotionEvent;
}

/** Asks the device; only a tap may do this. */
export async function mayFeel(): Promise<boolean> {
  const asking = DeviceMotionEvent as unknown as Asking;
  try {
    return (await asking.requestPermission?.()) === "granted";
  } catch {
    return false;
  }
}

/** Counts hard jolts in changing directions; true at the jolt that makes it a shake. */
export class Jolts {
  #direction = 0;
  #times: number[] = [];

  feel(push: number, now: number): boolean {
    const direction = Math.abs(push) < HARD ? 0 : Math.sign(push);
    if (direction === 0 || direction === this.#direction) return false;
    this.#direction = direction;
    this.#times = [...this.#times.filter((time) => now - time < 1000), now];
    if (this.#times.length < TIMES) return false;
    this.#times = [];
    return true;
  }
}

/** Calls back whenever the phone is shaken; gives back how to stop listening. */
export function onShake(shaken: () => void, felt: () => void): () => void {
  const jolts = { x: new Jolts(), y: new Jolts() };
  const listen = (event: DeviceMotionEvent): void => {
    const { x, y } = event.acceleration ?? {};
    if (typeof x !== "number" || typeof y !== "number") return;
    felt();
    const now = event.timeStamp;
    if (jolts.x.feel(x, now) || jolts.y.feel(y, now)) shaken();
  };
  window.addEventListener("devicemotion", listen);
  return () => window.removeEventListener("devicemotion", listen);
}
