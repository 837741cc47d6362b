// node tools/run.mjs FILE ARGS…: sets the clone up if need be, then runs FILE on the pinned Node.
import { becomePinnedNode } from '../apps/cli/bin/pinned-node.mjs';
import { setup } from './setup.mjs';

setup();
becomePinnedNode(process.argv.slice(2));
