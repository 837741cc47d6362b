import type { CounterMark } from '@bivouac/board/game-ui.ts';
import type { Language } from '@bivouac/kernel';
import { armyOf, depotsWith, type Europe, type ForceRow, isBesieged } from '../state/state.ts';
import { wordsIn } from './text/words.ts';

/** What the markers on a force say, worst first, and that it has depots with it. */
export const forceMarks = (
  g: Pick<Europe, 'zones' | 'depots'>,
  { id, zone, inside, demoralised, unsupplied }: ForceRow,
  language: Language,
): readonly CounterMark[] => {
  const words = wordsIn(language);
  const depots = depotsWith(g, id).length;
  const marks: CounterMark[] = [];
  if (demoralised) marks.push({ kind: 'disrupted', word: words('mark.demoralised') });
  if (unsupplied) marks.push({ kind: 'outOfSupply', word: words('mark.unsupplied') });
  if (inside)
    marks.push(
      isBesieged(g, zone)
        ? { kind: 'besieged', word: words('mark.besieged') }
        : { kind: 'garrison', word: words('mark.inside') },
    );
  if (depots > 0) marks.push({ kind: 'depot', word: words('mark.depots', { depots }) });
  return marks;
};

/** All that there is to say of a force: the army that it is, and its marks. */
export const forceWords = (
  g: Pick<Europe, 'zones' | 'armies' | 'depots'>,
  row: ForceRow,
  language: Language,
): readonly string[] => {
  const army = armyOf(g, row.id);
  return [
    ...(army ? [wordsIn(language)('mark.army', { army })] : []),
    ...forceMarks(g, row, language).map(({ word }) => word),
  ];
};
