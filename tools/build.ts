// Builds the table when its sources have changed, and starts nothing: for images that are made once and started often.
import { DIST, ensureBuilt } from '../apps/web/build.ts';

await ensureBuilt(() => console.log('Building the table …'));
console.log(`The table is in ${DIST}`);
