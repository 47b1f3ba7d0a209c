import assert from "node:assert/strict";
import { test } from "node:test";
import { Connection, type Listener, type Status } from "./connection.ts";

/** A network and a clock that do what the test says. */
class Tunnel {
  calls: { address: string; listener: Listener; sent: string[]; open: boolean }[] = [];
  clocks: { at: number; then: () => void; off: boolean }[] = [];
  time = 0;
  heard: Status[] = [];
  waiting = 0;
  frames: unknown[] = [];
  line = new Connection(
    {
      dial: (address, listener) => {
        const call = { address, listener, sent: [] as string[], open: true };
        this.calls.push(call);
        return { send: (text) => call.sent.push(text), close: () => (call.open = false) };
      },
      after: (milliseconds, then) => {
        const clock = { at: this.time + milliseconds, then, off: false };
        this.clocks.push(clock);
        return () => (clock.off = true);
      },
      random: () => 1,
    },
    {
      address: () => "here",
      frame: (frame) => this.frames.push(frame),
      status: (status) => this.heard.push(status),
      pending: (count) => (this.waiting = count),
    },
  );

  get last() {
    return this.calls.at(-1)!;
  }

  open(): this {
    this.line.dial();
    this.last.listener.opened();
    return this;
  }

  pass(milliseconds: number): void {
    const until = this.time + milliseconds;
    for (;;) {
      const next = this.clocks.filter((c) => !c.off && c.at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      next.off = true;
      this.time = next.at;
      next.then();
    }
    this.time = until;
  }
}

const reply = (id: string, problem: unknown = null) => JSON.stringify({ type: "Reply", id, problem });

test("an act is said once and answered once", async () => {
  const tunnel = new Tunnel().open();
  const answer = tunnel.line.say("a1", { type: "Start" });
  assert.deepEqual(tunnel.last.sent, ['{"id":"a1","act":{"type":"Start"}}']);
  assert.equal(tunnel.waiting, 1);
  tunnel.last.listener.said(reply("a1"));
  assert.equal(await answer, null);
  assert.equal(tunnel.waiting, 0);
});

test("what got no answer is said again, in order and with the same ids, when the line is back", () => {
  const tunnel = new Tunnel().open();
  void tunnel.line.say("a1", { type: "Start" });
  void tunnel.line.say("a2", { type: "Pause" });
  tunnel.last.listener.said(reply("a1"));
  tunnel.last.listener.closed(1006);
  tunnel.pass(400);
  assert.equal(tunnel.calls.length, 2);
  assert.deepEqual(tunnel.last.sent, []);
  tunnel.last.listener.opened();
  assert.deepEqual(tunnel.last.sent, ['{"id":"a2","act":{"type":"Pause"}}']);
});

test("an act said in the tunnel waits for daylight", () => {
  const tunnel = new Tunnel().open();
  tunnel.last.listener.closed(1006);
  void tunnel.line.say("a1", { type: "Start" });
  assert.equal(tunnel.waiting, 1);
  tunnel.pass(400);
  tunnel.last.listener.opened();
  assert.equal(tunnel.last.sent.length, 1);
});

test("the breaks between tries grow, up to a limit, and start small again after a success", () => {
  const tunnel = new Tunnel().open();
  const breaks: number[] = [];
  for (let round = 0; round < 8; round += 1) {
    const from = tunnel.time;
    const calls = tunnel.calls.length;
    tunnel.last.listener.closed(1006);
    while (tunnel.calls.length === calls) tunnel.pass(100);
    breaks.push(tunnel.time - from);
  }
  assert.deepEqual(breaks, [400, 800, 1600, 3200, 6400, 8000, 8000, 8000]);
  tunnel.last.listener.opened();
  tunnel.last.listener.said("pong");
  tunnel.last.listener.closed(1006);
  tunnel.pass(400);
  assert.equal(tunnel.calls.length, 10);
});

test("silence is asked about, and a silent end is given up", () => {
  const tunnel = new Tunnel().open();
  tunnel.pass(15_000);
  assert.deepEqual(tunnel.last.sent, ["ping"]);
  tunnel.last.listener.said("pong");
  tunnel.pass(15_000);
  assert.deepEqual(tunnel.last.sent, ["ping", "ping"]);
  tunnel.pass(4_000);
  assert.equal(tunnel.heard.at(-1), "lost");
  assert.equal(tunnel.last.open, false);
});

test("an act that nobody answers makes us look after the line soon", () => {
  const tunnel = new Tunnel().open();
  void tunnel.line.say("a1", { type: "Start" });
  tunnel.pass(4_000);
  assert.equal(tunnel.last.sent.at(-1), "ping");
  tunnel.pass(4_000);
  assert.equal(tunnel.heard.at(-1), "lost");
});

test("a phone that wakes does not wait for its turn to try again", () => {
  const tunnel = new Tunnel().open();
  for (let round = 0; round < 6; round += 1) {
    tunnel.last.listener.closed(1006);
    if (round < 5) tunnel.pass(8_000);
  }
  const calls = tunnel.calls.length;
  tunnel.line.wake();
  assert.equal(tunnel.calls.length, calls + 1);
});

test("a phone that wakes while it dials already lets it ring, but not for long", () => {
  const tunnel = new Tunnel();
  tunnel.line.dial();
  tunnel.line.wake();
  assert.equal(tunnel.calls.length, 1);
  assert.equal(tunnel.last.open, true);
  tunnel.pass(4_400);
  assert.equal(tunnel.calls.length, 2);
});

test("a refusal is final", () => {
  const tunnel = new Tunnel().open();
  tunnel.last.listener.closed(4404);
  tunnel.pass(60_000);
  tunnel.line.wake();
  assert.equal(tunnel.calls.length, 1);
  assert.equal(tunnel.heard.at(-1), "refused");
});

test("what an old line still says is nobody's business", () => {
  const tunnel = new Tunnel().open();
  const old = tunnel.last.listener;
  tunnel.line.dial();
  tunnel.last.listener.opened();
  old.closed(4404);
  old.said('{"type":"Frame"}');
  assert.equal(tunnel.heard.at(-1), "open");
  assert.deepEqual(tunnel.frames, []);
});

test("a stopped line stays down", () => {
  const tunnel = new Tunnel().open();
  tunnel.line.stop();
  tunnel.pass(60_000);
  assert.equal(tunnel.calls.length, 1);
});
