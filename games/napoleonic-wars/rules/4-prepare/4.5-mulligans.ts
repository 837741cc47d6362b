import { ask, type Script } from '@bivouac/kernel';
import { type Nation, NATIONS } from '../../catalogue/ids.ts';
import { reveal, revealTo, say } from '../../text/speech.ts';
import { director, discard, handOf, type NapoleonicWars } from '../../state/state.ts';
import { orderOfMovement } from '../5-sequence/5.1-order.ts';
import { drawCards } from './4.4-hands.ts';

const REDRAW = { kind: 'redraw' } as const;
const KEEP = { kind: 'keep' } as const;

/** 4.41 The next nation with a director looks at its Hand; not before. */
const inspectFrom = (g: NapoleonicWars, step: number): void => {
  const order = orderOfMovement(g);
  let next = step;
  while (next < NATIONS.length && director(g, order[next] ?? 'france') === null) next++;
  g.clock = { ...g.clock, phase: 'mulligan', step: next };
  const nation = order[next];
  const seat = nation === undefined ? null : director(g, nation);
  if (nation !== undefined && seat) revealTo(g, { only: seat }, '4.41', 'mulligan.look', { nation });
};
export const beginMulligans = (g: NapoleonicWars): void => inspectFrom(g, 0);

/** 4.41 May the director see this Hand already? */
export const isInspected = (g: NapoleonicWars, nation: Nation): boolean => {
  const { phase, step } = g.clock;
  if (phase === 'setUp' || phase === 'deal' || phase === 'draw') return false;
  return phase !== 'mulligan' || orderOfMovement(g).indexOf(nation) <= step;
};

/** 4.5, 4.51 A Hand may be replaced by one with a card fewer, again and again, before the next nation decides. */
export function* mulligan(g: NapoleonicWars): Script<'over' | 'goesOn'> {
  const { step } = g.clock;
  const nation = orderOfMovement(g)[step];
  const seat = nation === undefined ? null : director(g, nation);
  if (nation === undefined || seat === null) return 'over';
  for (;;) {
    const hand = handOf(g, nation);
    if (hand.length === 0) break;
    const prompt = say('mulligan.keep', { nation, cards: hand.length });
    const { kind } = yield* ask({ by: seat, rule: '4.5', prompt, answers: [KEEP, REDRAW] });
    if (kind === 'keep') break;
    for (const card of hand) discard(g, card);
    reveal(g, '4.51', 'mulligan.redrawn', { nation, cards: hand.length - 1 });
    yield* drawCards(g, nation, hand.length - 1, '4.5');
    noteMulligan(g, nation);
  }
  inspectFrom(g, step + 1);
  return g.clock.step >= NATIONS.length ? 'over' : 'goesOn';
}

/** 14.31 A Subject Neutral that took a Mulligan may not draw its largest Hand besides. */
const noteMulligan = (g: NapoleonicWars, nation: Nation): void => {
  g.effects = [
    ...g.effects.filter((each) => each.kind !== 'mulliganed' || each.nation !== nation),
    { kind: 'mulliganed', nation, card: null },
  ];
};
