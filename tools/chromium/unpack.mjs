// Unpacks the headless Chromium that lies in the package, with the libraries and fonts it needs, into the folder named.
import { chmodSync, mkdirSync } from "node:fs";
import { createReadStream, createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { extract } from "tar-fs";

const packed = join(import.meta.dirname, "node_modules/@sparticuz/chromium/bin");
const out = process.argv[2];

const unpack = (name, to) =>
  pipeline(createReadStream(join(packed, name)), createBrotliDecompress(), to);

mkdirSync(out, { recursive: true });
await unpack("al2023.tar.br", extract(join(out, "libraries")));
await unpack("fonts.tar.br", extract(join(out, "fonts")));
await unpack("swiftshader.tar.br", extract(out));
await unpack("chromium.br", createWriteStream(join(out, "shell")));
chmodSync(join(out, "shell"), 0o755);
