import type { Fact } from '@bivouac/board/parts/facts.tsx';
import type { Language, Seat } from '@bivouac/kernel';
import { nation as nationCard, reservesOf } from '../../catalogue/catalogue.ts';
import { type Nation, NATIONS } from '../../catalogue/ids.ts';
import { keyPoints } from '../../rules/5-sequence/5.81-victory.ts';
import { director, flagsUsed, keysOf, nationRow, unitsAtWar, unitsInPool, unitsOnMap } from '../../state/state.ts';
import { names } from '../../text/names.ts';
import type { NapoleonicWarsView } from '../../secrecy/view.ts';
import { ownNations, stateOf } from '../seen.ts';
import { wordsIn } from '../text/words.ts';

export interface Headquarters {
  readonly nation: Nation;
  readonly name: string;
  readonly facts: readonly Fact[];
}

/** The Headquarters of every nation, one's own first: Keys, Units, cards, Reserves, Resources, Flags. */
export const headquarters = (view: NapoleonicWarsView, seat: Seat, language: Language): readonly Headquarters[] => {
  const g = stateOf(view);
  const words = wordsIn(language);
  const own = ownNations(g, seat);
  const line = (id: string, name: string, value: string, rule: string, place?: string): Fact => ({
    id,
    words: name,
    value,
    rule,
    ...(place === undefined ? {} : { place }),
  });
  return [...own, ...NATIONS.filter((nation) => !own.includes(nation))].map((nation) => {
    const row = nationRow(g, nation);
    const [capital] = nationCard(nation).capitals;
    const ready = reservesOf(nation).filter((id) => row.reserves.includes(id));
    const used = reservesOf(nation).filter((id) => !row.reserves.includes(id));
    return {
      nation,
      name: words('hq.title', { nation, player: director(g, nation) }),
      facts: [
        line(
          'keys',
          words('hq.keys'),
          words('score.keysOf', { keys: keysOf(g, nation), gained: keyPoints(g, nation) }),
          '5.81',
          capital,
        ),
        line(
          'units',
          words('hq.units'),
          words('hq.unitsOf', {
            map: unitsOnMap(g, nation),
            pool: unitsInPool(g, nation),
            regroup: g.regroup[nation],
            away: unitsAtWar(g, nation),
          }),
          '2.2',
        ),
        line(
          'cards',
          words('hq.cards'),
          words('hq.cardsOf', { cards: view.cards.hands[nation].length, ...nationCard(nation).hand }),
          '14.32',
        ),
        line(
          'reserves',
          words('hq.reserves'),
          words('hq.reservesOf', {
            ready: ready.map((id) => names(language).card(id)),
            used: used.map((id) => names(language).card(id)),
          }),
          '6.2',
        ),
        line(
          'resources',
          words('hq.resources'),
          words('hq.resourcesOf', { resources: row.resources, plusKey: row.plusKey }),
          '16.1',
        ),
        line(
          'flags',
          words('hq.flags'),
          words('hq.flagsOf', { used: flagsUsed(g, nation), all: nationCard(nation).flags }),
          '7.44',
        ),
        ...(row.credit > 0 ? [line('credit', words('hq.credit'), String(row.credit), '7.51')] : []),
      ],
    };
  });
};
