#!/usr/bin/env node
// The machine's own Node may be too old to run TypeScript, so the command line is handed to the pinned one.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runPinned } from '../../../tools/pinned-node.mjs';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
if (!existsSync(main)) {
  console.error(`bivouac: ${main} is missing. Is this clone complete?`);
  process.exit(1);
}
runPinned([main, ...process.argv.slice(2)]);
