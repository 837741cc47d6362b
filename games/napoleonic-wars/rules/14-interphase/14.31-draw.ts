import type { Script } from '@bivouac/kernel';
import type { Nation } from '../../catalogue/ids.ts';
import { reservesOf } from '../../catalogue/catalogue.ts';
import {
  byNationRow,
  changeNation,
  discard,
  type Effect,
  handLimits,
  inForce,
  keysOf,
  type NapoleonicWars,
  nationRow,
  reshuffle,
  setAsideHands,
} from '../../state/state.ts';
import { beginMulligans } from '../4-prepare/4.5-mulligans.ts';
import { drawCards } from '../4-prepare/4.4-hands.ts';
import { orderOfMovement } from '../5-sequence/5.1-order.ts';

/** 14.31 One card for every two Keys, with +1 Key status: rulings/15.5-plus-one-key.md. */
const byKeys = (g: NapoleonicWars, nation: Nation): number =>
  Math.floor((keysOf(g, nation) + (nationRow(g, nation).plusKey ? 1 : 0)) / 2);
/** 5.8, 14.32 Is the nation due no more than its smallest Hand? */
export const isMinimumDraw = (g: NapoleonicWars, nation: Nation): boolean =>
  byKeys(g, nation) <= handLimits(nation).least;
/** 14.31.1 The cards that a nation draws: by Keys or its smallest Hand, less what it has given up. */
export const drawDue = (g: NapoleonicWars, nation: Nation): number =>
  Math.max(
    0,
    Math.max(byKeys(g, nation), handLimits(nation).least) - nationRow(g, nation).fewerCards - loans(g, nation),
  );
/** 6.1 War Loans that are due. */
const loans = (g: NapoleonicWars, nation: Nation): number =>
  inForce(g, 'loan').filter((effect) => effect.nation === nation).length;

/** 14.3 What lasts beyond the Turn: until the next one has begun, or to the end of the game. */
const OUTLAST: readonly Effect['kind'][] = ['sixthTurn', 'noReserves', 'fallen', 'loan', 'bond'];

/** 14.3 The discards are shuffled into the pile, and the Hands of the last Turn wait for the Mulligans. */
const prepare = (g: NapoleonicWars): void => {
  for (const { card, kind } of g.effects) if (kind === 'timed' && card !== null) discard(g, card);
  g.effects = g.effects.filter(({ kind }) => OUTLAST.includes(kind));
  for (const row of g.nations) for (const card of g.cards.faceDown[row.id]) discard(g, card);
  setAsideHands(g);
  reshuffle(g);
};

/** 14.31.1 All nations draw in Order of Movement, one after another. */
export function* drawPhase(g: NapoleonicWars): Script {
  if (g.clock.step === 0) prepare(g);
  const nation = orderOfMovement(g)[g.clock.step];
  if (nation === undefined) {
    restoreReserves(g);
    beginMulligans(g);
    return;
  }
  yield* drawCards(g, nation, drawDue(g, nation), '14.31', 'unseen');
  changeNation(g, nation, { fewerCards: 0 });
  g.clock = { ...g.clock, step: g.clock.step + 1 };
}

/** 14.33 Reserves are available again; 15.42 not to a nation that was forced to Submit with nobody there. */
const restoreReserves = (g: NapoleonicWars): void => {
  const barred = inForce(g, 'noReserves').map(({ nation }) => nation);
  byNationRow(g, (row) => ({ ...row, reserves: barred.includes(row.id) ? [] : reservesOf(row.id) }));
  g.effects = g.effects.filter(({ kind }) => kind !== 'noReserves' && kind !== 'loan');
};
