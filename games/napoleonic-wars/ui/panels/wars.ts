import type { Language } from '@bivouac/kernel';
import { NATIONS } from '../../catalogue/ids.ts';
import { inForce, squadronRow } from '../../state/state.ts';
import { names } from '../../text/names.ts';
import type { NapoleonicWarsView } from '../../secrecy/view.ts';
import { stateOf } from '../seen.ts';
import { wordsIn } from '../text/words.ts';

export interface WarsTold {
  readonly wars: readonly { readonly id: string; readonly title: string; readonly lines: readonly string[] }[];
  readonly regroup: readonly string[];
  readonly timed: readonly string[];
}

/** 6.13 Foreign Wars with the pieces on them, 7.7 the Regroup box, 6.19 the timed events. */
export const warsTold = (view: NapoleonicWarsView, language: Language): WarsTold => {
  const g = stateOf(view);
  const words = wordsIn(language);
  const name = names(language);
  const pieces = (
    units: (nation: (typeof NATIONS)[number]) => number,
    ships: (nation: (typeof NATIONS)[number]) => number,
    leaders: readonly string[],
  ): readonly string[] => [
    ...NATIONS.flatMap((nation) => [
      ...(units(nation) > 0 ? [name.units(nation, units(nation))] : []),
      ...(ships(nation) > 0 ? [words('wars.ships', { nation, ships: ships(nation) })] : []),
    ]),
    ...leaders,
  ];
  return {
    wars: g.wars.map(({ card, units, leaders, squadrons }) => ({
      id: card,
      title: name.card(card),
      lines: pieces(
        (nation) => units[nation] ?? 0,
        (nation) => squadrons.filter((id) => squadronRow(g, id).nation === nation).length,
        leaders.map((id) => name.leader(id)),
      ),
    })),
    regroup: pieces(
      (nation) => g.regroup[nation],
      (nation) => g.squadrons.filter((row) => row.nation === nation && row.at === 'regroup').length,
      g.leaders.filter(({ at }) => at === 'regroup').map(({ id }) => name.leader(id)),
    ),
    timed: inForce(g, 'timed').flatMap(({ card, nation }) =>
      card === null ? [] : [words('wars.timed', { card, nation })],
    ),
  };
};
