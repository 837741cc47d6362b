#!/usr/bin/env node
// The machine's own Node may be too old to run TypeScript, so the command line is handed to the pinned one.
import { fileURLToPath } from 'node:url';
import { becomePinnedNode } from './pinned-node.mjs';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
becomePinnedNode([main, ...process.argv.slice(2)]);
