import type { BoardCounter, CounterMark } from '@bivouac/board/game-ui.ts';
import type { Language } from '@bivouac/kernel';
import { unitCard } from '../catalogue/catalogue.ts';
import type { HexId } from '../catalogue/ids.ts';
import { isInSupply } from '../rules/6-general-supply/6.1-in-supply.ts';
import { isExempt } from '../rules/6-general-supply/6.6-exempt.ts';
import { isInGarrison } from '../rules/14-campaign-of-1813/14.12-garrisons.ts';
import { isBesieged } from '../rules/8-rally-and-movement/8.4-siege.ts';
import type { CommanderRow, Nemesis, Phase, UnitRow } from '../state/state.ts';
import type { StackSeen } from '../secrecy/view-stacks.ts';
import { wordsIn } from './text/words.ts';

type Kind = Exclude<CounterMark['kind'], 'real' | 'dummy' | 'hidden' | 'waits' | 'depot' | 'entrenched'>;

/** 8.3 Who has marched matters while others still march. */
const WHILE_MARCHING: readonly Phase[] = ['rally', 'movement'];

const hasMoved = (marched: UnitRow['marched']): boolean => marched === 'yes' || marched === 'kept';

/** 6.1 Before the first Depots are placed everyone would be without supply. */
export const suffersWant = (g: Nemesis, row: UnitRow, hex: HexId): boolean =>
  g.clock.phase !== 'firstDepots' && !isExempt(g, row) && !isInSupply(g, unitCard(row.id).side, hex);

/** What the markers on a unit say, worst first. */
export const unitMarks = (g: Nemesis, row: UnitRow, hex: HexId): readonly Kind[] => {
  const { disrupted, forage, marched, combats } = row;
  const marks: Kind[] = [];
  if (disrupted) marks.push('disrupted');
  if (suffersWant(g, row, hex)) marks.push('outOfSupply');
  if (isBesieged(g, unitCard(row.id).side, hex)) marks.push('besieged');
  if (isInGarrison(g, row.id)) marks.push('garrison');
  if (forage) marks.push('forage');
  if (marched === 'forced') marks.push('forcedMarch');
  if (hasMoved(marched) && WHILE_MARCHING.includes(g.clock.phase)) marks.push('moved');
  if (combats > 0) marks.push(combats === 1 ? 'combat' : 'combatTwice');
  return marks;
};

export const commanderMarks = (g: Nemesis, { moved, rode }: CommanderRow): readonly Kind[] =>
  (moved && WHILE_MARCHING.includes(g.clock.phase)) || (rode && g.clock.phase === 'commandersMovement')
    ? ['moved']
    : [];

/** 15.1 The markers that lie on a stack face down. */
export const backMarks = (g: Nemesis, { forage, marched, combats }: StackSeen): readonly Kind[] => [
  ...(forage ? (['forage'] as const) : []),
  ...(marched === 'forced' ? (['forcedMarch'] as const) : []),
  ...(hasMoved(marched) && WHILE_MARCHING.includes(g.clock.phase) ? (['moved'] as const) : []),
  ...(combats === 0 ? [] : ([combats === 1 ? 'combat' : 'combatTwice'] as const)),
];

export const worded = (kinds: readonly Kind[], language: Language): readonly CounterMark[] =>
  kinds.map((kind) => ({ kind, word: wordsIn(language)(`mark.${kind}`) }));

/** What can be done with a stack comes first, then what harms it, then what it has done. */
const OF_A_STACK: readonly CounterMark['kind'][] = [
  'real',
  'hidden',
  'dummy',
  'disrupted',
  'outOfSupply',
  'besieged',
  'garrison',
  'waits',
  'forage',
  'forcedMarch',
  'combatTwice',
  'combat',
  'moved',
];

/** 7.4 A stack shows what its counters show, and the back of a train that nobody else may read. */
export const marksOfStack = (stack: readonly BoardCounter[], language: Language): readonly CounterMark[] => {
  const known = new Map<CounterMark['kind'], CounterMark>();
  for (const { face } of stack) {
    for (const mark of face.marks) known.set(mark.kind, mark);
    if (face.faceDown && face.marks.length === 0)
      known.set('hidden', { kind: 'hidden', word: wordsIn(language)('train.hidden') });
  }
  return OF_A_STACK.flatMap((kind) => known.get(kind) ?? []);
};
