/** Plain questions to the house, and what they may answer. */

import type {
  DeviceMove,
  House,
  OpenTable,
  Problem,
  TableCard,
  TableOpened,
} from "../gen/types.ts";

/** What the house refused, in its own words; `code` "offline" if it could not be reached at all. */
export class Refused extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.why);
    this.problem = problem;
  }

  static offline(): Refused {
    return new Refused({ code: "offline", said: "", why: "", possible: "", rule: null });
  }
}

async function asked(path: string, body?: unknown): Promise<Response> {
  const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
  } catch {
    throw Refused.offline();
  }
  if (response.ok) return response;
  throw new Refused(await problemOf(response));
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    return (await response.json()) as Problem;
  } catch {
    return { code: `status_${response.status}`, said: "", why: response.statusText, possible: "", rule: null };
  }
}

async function answer<T>(path: string, body?: unknown): Promise<T> {
  return (await asked(path, body)).json() as Promise<T>;
}

export const api = {
  house: () => answer<House>("/house"),
  tables: () => answer<TableCard[]>("/tables"),
  mine: () => answer<TableCard[]>("/mine"),
  open: (table: OpenTable) => answer<TableOpened>("/tables", table),
  byCode: (code: string) => answer<TableCard>(`/codes/${encodeURIComponent(code)}`),
  moveDevice: () => answer<DeviceMove>("/device/moves", {}),
  arrive: async (code: string) => void (await asked("/device/arrivals", { code })),
  proof: (path: string) => answer<unknown>(path),
};

export const qr = (path: string): string => `/api/qr?path=${encodeURIComponent(path)}`;
