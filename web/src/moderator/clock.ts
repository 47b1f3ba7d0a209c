/** Seconds as a clock shows them. */
export function clock(seconds: number): { minutes: number; seconds: string } {
  return { minutes: Math.floor(seconds / 60), seconds: String(seconds % 60).padStart(2, "0") };
}
