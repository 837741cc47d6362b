// Plays the games whose numbers it is sent, and sends back how they ended.
import { parentPort, workerData } from 'node:worker_threads';
import { packageNamed, type Shelf } from '@bivouac/manifest';
import { playOne, type Series } from './one-game.ts';

const { series, module } = workerData as { readonly series: Series; readonly module: string };
const { SHELF } = (await import(module)) as { readonly SHELF: Shelf };
const engine = await packageNamed(SHELF, series.game)?.engine();
if (!engine || !parentPort) throw new Error(`no game ${series.game} in ${module}`);

const port = parentPort;
port.on('message', (number: number) => port.postMessage(playOne(engine, series, number)));
