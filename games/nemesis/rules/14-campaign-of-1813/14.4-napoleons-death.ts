import { commanderId, type CommanderId } from '../../catalogue/catalogue.ts';
import { log } from '../../text/speech.ts';
import type { Nemesis } from '../../state/state.ts';

export const NAPOLEON = commanderId('Napoleon');

/** Ends the game wherever it happens. It is no error: the sequence of play waits for it. */
export class WarIsOver extends Error {}

/** 14.4 If Napoleon is killed or captured the Coalition has won at once. */
export const mournNapoleon = (g: Nemesis, lost: CommanderId): void => {
  if (lost !== NAPOLEON) return;
  g.ended = 'napoleonLost';
  log(g, '14.4', 'victory.napoleonLost');
  throw new WarIsOver('14.4: Napoleon is lost');
};
