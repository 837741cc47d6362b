import type { PieceList } from '@bivouac/board/game-ui.ts';
import type { Language, Seat } from '@bivouac/kernel';
import { DUCHIES, leader, nationOfLeader } from '../catalogue/catalogue.ts';
import { type Nation, NATIONS } from '../catalogue/ids.ts';
import { keysOf, nationRow, strengthIn, unitsInPool, unitsOnMap } from '../state/state.ts';
import type { NapoleonicWarsView } from '../secrecy/view.ts';
import { counters } from './counters.ts';
import { fleetFace, leaderFace, unitFace } from './faces.ts';
import { ownNations, stateOf } from './seen.ts';
import { wordsIn } from './text/words.ts';

type Group = PieceList['groups'][number];
type Row = Group['rows'][number];

/** One's own nations first, then the others in Movement Track Order. */
const nationsFor = (view: NapoleonicWarsView, seat: Seat): readonly Nation[] => {
  const own = ownNations(stateOf(view), seat);
  return [...own, ...NATIONS.filter((nation) => !own.includes(nation))];
};

/** The stacks of a nation, the strongest first. */
const armyGroups = (view: NapoleonicWarsView, nation: Nation, seat: Seat, language: Language): readonly Group[] => {
  const g = stateOf(view);
  const words = wordsIn(language);
  return DUCHIES.filter((at) => strengthIn(g, at, nation) > 0)
    .toSorted((a, b) => strengthIn(g, b, nation) - strengthIn(g, a, nation))
    .map((at) => ({
      name: words('list.stack', { duchy: at, strength: strengthIn(g, at, nation) }),
      place: at,
      rows: counters(view, seat, language)
        .filter(
          ({ id, place }) =>
            place === at &&
            (id === `units ${nation} ${at}` ||
              g.leaders.some((row) => row.id === id && nationOfLeader(row.id) === nation)),
        )
        .toSorted((one, other) => other.order - one.order)
        .map(({ id, words: told, face, place }): Row => ({ words: told, face, place, counter: id })),
    }));
};

/** 2.2, 7 What each nation may still build, and what it has in Regroup. */
const poolGroup = (view: NapoleonicWarsView, nation: Nation, language: Language): Group => {
  const g = stateOf(view);
  const words = wordsIn(language);
  const leaders = g.leaders.filter(({ id }) => nationOfLeader(id) === nation);
  const at = (where: string): readonly Row[] =>
    leaders
      .filter((row) => row.at === where)
      .map(({ id }) => ({
        words: words('list.leader', { leader: id, cost: leader(id).command, where }),
        face: leaderFace(id, language),
      }));
  const ships = (where: string): number =>
    g.squadrons.filter((row) => row.nation === nation && row.at === where).length;
  const units = (count: number, where: string): readonly Row[] =>
    count > 0
      ? [{ words: words('list.units', { nation, count, where }), face: unitFace(nation, count, language) }]
      : [];
  const fleet = (where: string): readonly Row[] =>
    ships(where) > 0
      ? [
          {
            words: words('list.ships', { nation, ships: ships(where), where }),
            face: fleetFace(nation, { ships: ships(where), dice: 0 }, language),
          },
        ]
      : [];
  const { resources } = nationRow(g, nation);
  return {
    name: words('list.nation', { nation, units: unitsOnMap(g, nation), keys: keysOf(g, nation), resources }),
    rows: [
      ...units(g.regroup[nation], 'regroup'),
      ...at('regroup'),
      ...fleet('regroup'),
      ...units(unitsInPool(g, nation), 'pool'),
      ...at('pool'),
      ...fleet('pool'),
    ],
  };
};

/** What can be looked up beside the map. */
export const lists = (view: NapoleonicWarsView, seat: Seat, language: Language): readonly PieceList[] => {
  const words = wordsIn(language);
  const nations = nationsFor(view, seat);
  return [
    ...nations
      .map((nation) => ({
        id: `armies ${nation}`,
        name: words('list.armies', { nation }),
        groups: armyGroups(view, nation, seat, language),
      }))
      .filter(({ groups }) => groups.length > 0),
    { id: 'pools', name: words('list.pools'), groups: nations.map((nation) => poolGroup(view, nation, language)) },
  ];
};
