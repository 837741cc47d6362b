import type { CounterMark } from '@bivouac/board/game-ui.ts';
import type { Language } from '@bivouac/kernel';
import { armyOf, depotsWith, type Europe, type ForceRow, isBesieged } from '../state.ts';
import { wordsIn } from './text/words.ts';

/** What the markers on a force say, worst first, and what it takes along: the army's own marker and depots. */
export const forceMarks = (
  g: Pick<Europe, 'zones' | 'armies' | 'depots'>,
  { id, zone, inside, demoralised, unsupplied }: ForceRow,
  language: Language,
): readonly CounterMark[] => {
  const words = wordsIn(language);
  const army = armyOf(g, id);
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
  if (army) marks.push({ kind: 'army', word: words('mark.army', { army }) });
  if (depots > 0) marks.push({ kind: 'depot', word: words('mark.depots', { depots }) });
  return marks;
};
