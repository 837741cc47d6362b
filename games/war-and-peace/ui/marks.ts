import type { CounterMark } from '@bivouac/board/game-ui.ts';
import type { Language } from '@bivouac/kernel';
import { isHex } from '../catalogue/map.ts';
import { siegeAt, type ShipRow, type Troop, type WarAndPeace } from '../state/index.ts';
import { wordsIn } from './text/words.ts';

type Kind = 'disrupted' | 'besieged' | 'garrison' | 'entrenched' | 'moved' | 'waits';

type Standing = Pick<Troop, 'inside' | 'spent'> & { readonly at: string; readonly level?: number };

/** What the markers on a piece say, worst first. */
export const marksOf = (g: WarAndPeace, { at, inside, spent, level = 0 }: Standing): readonly Kind[] => {
  const besieged = inside && siegeAt(g, at) !== undefined;
  const marks: Kind[] = [];
  if (level > 0) marks.push('disrupted');
  if (besieged) marks.push('besieged');
  if (inside && !besieged) marks.push('garrison');
  if (!inside && isHex(at) && g.entrenched.includes(at)) marks.push('entrenched');
  if (spent !== 'no' && g.clock.phase === 'ground') marks.push('moved');
  return marks;
};

/** F.7, F.8 Damaged ships, those that are being repaired, and those that have sailed. */
export const shipMarks = (g: WarAndPeace, { damaged, repairing, moved }: ShipRow): readonly Kind[] => [
  ...(damaged ? (['disrupted'] as const) : []),
  ...(repairing ? (['waits'] as const) : []),
  ...(moved && g.clock.phase === 'naval' ? (['moved'] as const) : []),
];

export const worded = (kinds: readonly Kind[], language: Language): readonly CounterMark[] =>
  kinds.map((kind) => ({ kind, word: wordsIn(language)(`mark.${kind}`) }));
