// Plays the games whose numbers it is sent, and sends back how they ended.
import { parentPort, workerData } from 'node:worker_threads';
import type { Registry } from '../registry.ts';
import { playOne, type Series } from './one-game.ts';

const { series, module } = workerData as { readonly series: Series; readonly module: string };
const { GAMES } = (await import(module)) as { readonly GAMES: Registry };
const entry = GAMES.games[series.game];
if (!entry || !parentPort) throw new Error(`no game ${series.game} in ${module}`);

const port = parentPort;
port.on('message', (number: number) => port.postMessage(playOne(entry, series, number)));
