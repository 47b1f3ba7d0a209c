/** SHA-256 and HMAC in plain sight: browsers lend theirs to encrypted pages only, and a living room has none. */

/** The first 32 bits of the fractional parts of the cube roots (or square roots) of the first primes. */
function fractions(count: number, root: (prime: number) => number): Uint32Array {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate += 1) {
    if (isPrime(candidate)) found.push((root(candidate) % 1) * 2 ** 32);
  }
  return Uint32Array.from(found);
}

function isPrime(candidate: number): boolean {
  for (let divisor = 2; divisor * divisor <= candidate; divisor += 1) if (candidate % divisor === 0) return false;
  return true;
}

const K = fractions(64, Math.cbrt);
const START = fractions(8, Math.sqrt);

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The message, a one, zeros, and its length in bits: whole blocks of 64 bytes. */
function padded(message: Uint8Array): DataView {
  const length = Math.ceil((message.length + 9) / 64) * 64;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(length - 4, (message.length << 3) >>> 0);
  return view;
}

/** The 64 words that one block of the message is stretched to. */
function schedule(view: DataView, block: number): Uint32Array {
  const w = new Uint32Array(64);
  for (let i = 0; i < 16; i += 1) w[i] = view.getUint32(block + i * 4);
  for (let i = 16; i < 64; i += 1) {
    const early = w[i - 15]!;
    const late = w[i - 2]!;
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    w[i] = w[i - 16]! + low + w[i - 7]! + high;
  }
  return w;
}

/** Mixes one block into the state. */
function mixed(state: Uint32Array, w: Uint32Array): Uint32Array {
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i += 1) {
    const choice = (e & f) ^ (~e & g);
    const first = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + K[i]! + w[i]!;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) >>> 0, c, b, a, (first + second) >>> 0];
  }
  return Uint32Array.from([a, b, c, d, e, f, g, h], (word, i) => word + state[i]!);
}

/** The SHA-256 of some bytes. */
export function sha256(message: Uint8Array): Uint8Array {
  const view = padded(message);
  let state: Uint32Array = START;
  for (let block = 0; block < view.byteLength; block += 64) state = mixed(state, schedule(view, block));
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => digest.setUint32(i * 4, word));
  return new Uint8Array(digest.buffer);
}

/** The HMAC-SHA256 of a message under a key. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(concat(block.map((byte) => byte ^ 0x36), message));
  return sha256(concat(block.map((byte) => byte ^ 0x5c), inner));
}

export function concat(...parts: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

export const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The bytes a hexadecimal text stands for. */
export function fromHex(text: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/i.test(text)) throw new Error(`not hexadecimal: ${text.slice(0, 20)}`);
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
