import assert from "node:assert/strict";
import { test } from "node:test";
import type { TableView } from "../gen/types.ts";
import { free, fromMe, lacking, names, present, ranked } from "./people.ts";

/** A table with these people on seats 0, 1, 2…; a name with a minus has gone. */
function table(seat: number | null, ...people: string[]): TableView {
  const chairs = people.map((name, at) => ({ seat: at, name, gone: name.startsWith("-") }));
  return { seat, chairs, sizes: [2, 4] } as unknown as TableView;
}

test("whoever has gone keeps a name, but no place", () => {
  const view = table(0, "Anna", "-Bernd", "Claudia");
  assert.deepEqual(present(view).map((chair) => chair.name), ["Anna", "Claudia"]);
  assert.deepEqual(names(view), ["Anna", "-Bernd", "Claudia"]);
  assert.equal(free(view), 2);
  assert.equal(lacking(view), 0);
});

test("one sees the table from one's own place", () => {
  assert.deepEqual(fromMe(table(2, "Anna", "Bernd", "Claudia")).map((chair) => chair.seat), [2, 0, 1]);
  assert.deepEqual(fromMe(table(null, "Anna", "Bernd")).map((chair) => chair.seat), [0, 1]);
});

test("ranks are shared, and the next one is left out", () => {
  const places = ranked([120, 200, 200, 90], ["Anna", "Bernd", "Claudia", "Dora"]);
  assert.deepEqual(places.map(({ name, rank }) => `${rank} ${name}`), ["1 Bernd", "1 Claudia", "3 Anna", "4 Dora"]);
});
