import type { Side } from '../../catalogue.ts';
import { type Nemesis, opponent, PHASES, type Phase, scenarioOf } from '../../state.ts';
import { log } from '../../speech.ts';
import { trainsOrder } from '../7-active-supply/7.4-trains-order.ts';
import { tellVictory } from '../18-suvorov/18.4-victory.ts';
import { commandsOrder } from '../9-combat-commands/9.3-commands-order.ts';

const FIRST_OF_TURN: Phase = 'generalSupply';
const LAST_OF_TURN: Phase = 'reinforcements';

/** 9.3, 12.2 in Combat and Commanders' Movement the Combat Commands decide who begins; elsewhere the Supply Trains (7.4, 8.2, 13.2). */
const opens = (g: Nemesis, phase: Phase): Side =>
  phase === 'combat' || phase === 'commandersMovement' ? commandsOrder(g)[0] : trainsOrder(g)[0];

/** 5.1 A phase begins once both players have completed the one before. */
export const beginPhase = (g: Nemesis, phase: Phase): void => {
  g.clock = { ...g.clock, phase, out: [] };
  g.clock = { ...g.clock, next: opens(g, phase) };
  log(g, '5.1', 'phase.begins', { phase });
};

/** 5.2, 5.3, 18.2, 18.3 When all phases are completed the Turn ends and the next begins, until the last Turn has been played. */
const endTurn = (g: Nemesis): void => {
  if (g.clock.turn >= scenarioOf(g).turns) {
    g.clock = { ...g.clock, phase: 'over', out: [] };
    return tellVictory(g);
  }
  g.clock = { ...g.clock, turn: g.clock.turn + 1 };
  log(g, '5.2', 'turn.begins', { turn: g.clock.turn });
  beginPhase(g, FIRST_OF_TURN);
};

export const endPhase = (g: Nemesis): void => {
  if (g.clock.phase === LAST_OF_TURN) return endTurn(g);
  const after = PHASES[PHASES.indexOf(g.clock.phase) + 1];
  if (!after) throw new Error(`5.1: nothing follows ${g.clock.phase}`);
  beginPhase(g, after);
};

/** The other player is next, unless he has finished with this phase. */
export const handOver = (g: Nemesis): void => {
  const other = opponent(g.clock.next);
  if (!g.clock.out.includes(other)) g.clock = { ...g.clock, next: other };
};

/** A player has finished with this phase; when both have, it ends. */
export const finish = (g: Nemesis, side: Side): void => {
  const other = opponent(side);
  if (g.clock.out.includes(other)) return endPhase(g);
  g.clock = { ...g.clock, out: [...g.clock.out, side], next: other };
};
