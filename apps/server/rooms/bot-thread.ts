// A thread in which bots think. It is told of one turn at a time, and ended from outside if it thinks for too long.
import { parentPort, workerData } from 'node:worker_threads';
import { pickStream } from '@bivouac/bots';
import { saysTheSame } from '@bivouac/kernel';
import type { Thought, ToThink } from './bot-threads.ts';
import type { Shelf } from './shelf.ts';

const { module } = workerData as { readonly module: string };
const { SHELF } = (await import(module)) as { readonly SHELF: Shelf };
const port = parentPort;
if (!port) throw new Error('this is no thread');

const think = ({ turn: { game, bot: name, view, question }, seed }: ToThink): Thought => {
  try {
    const bots = SHELF.games[game]?.bots ?? {};
    const bot = Object.hasOwn(bots, name) ? bots[name] : undefined;
    if (!bot) return { failed: `no bot called ${name} plays ${game}` };
    const answer = bot.choose(view, question, pickStream(seed));
    const pick = question.answers.findIndex((listed) => saysTheSame(listed, answer));
    return pick < 0 ? { failed: `${name} gives what is not listed` } : { pick };
  } catch (fault) {
    return { failed: fault instanceof Error ? fault.message : String(fault) };
  }
};

port.on('message', (task: ToThink) => port.postMessage(think(task)));
port.postMessage('ready');
