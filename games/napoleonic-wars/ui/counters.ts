import type { BoardCounter, CounterMark } from '@bivouac/board/game-ui.ts';
import { fact, type Language, type Seat } from '@bivouac/kernel';
import { DUCHIES, isZone, leader as leaderCard, nationOfLeader } from '../catalogue/catalogue.ts';
import { type DuchyId, type Nation, NATIONS, type PlaceId } from '../catalogue/ids.ts';
import { FOREIGN_WARS, harbourOf, REGROUP } from '../map/places.ts';
import { better } from '../rules/9-movement/9.1-armies.ts';
import { commanderIn } from '../rules/9-movement/9.7-command.ts';
import { shipDice } from '../rules/13-naval/13.1-fleets.ts';
import {
  campOf,
  flagIn,
  isAtPlace,
  leadersIn,
  type LeaderRow,
  type NapoleonicWars,
  nationsIn,
  type SquadronRow,
  strengthIn,
  unitRowsIn,
  type UnitRow,
} from '../state/state.ts';
import type { NapoleonicWarsView } from '../secrecy/view.ts';
import { fleetFace, flagFace, leaderFace, unitFace } from './faces.ts';
import { stateOf } from './seen.ts';
import { type Speak, wordsIn } from './text/words.ts';

/** From the base of a stack to its top: who commands is seen first. */
const ORDER = { flag: 0, unit: 100, leader: 600, commander: 900 };

export const unitCounter = (nation: Nation, at: string): string => `units ${nation} ${at}`;
export const fleetCounter = (nation: Nation, at: string): string => `fleet ${nation} ${at}`;
/** Where on the sheet a Squadron lies: in a Port, in the Port's box. */
export const placeOfFleet = (at: PlaceId): string => (isZone(at) ? at : harbourOf(at));

/** Those who stand together: a Camp, or a Neutral nation. */
const standsWith = (g: NapoleonicWars, nation: Nation): string => campOf(g, nation) ?? nation;

const marksOf = ({ halted, besieged }: Pick<UnitRow, 'halted' | 'besieged'>, words: Speak): readonly CounterMark[] => [
  ...(halted ? [{ kind: 'moved' as const, word: words('mark.halted') }] : []),
  ...(besieged ? [{ kind: 'combat' as const, word: words('mark.besieged') }] : []),
];
const leaderMarks = (row: LeaderRow, words: Speak): readonly CounterMark[] => [
  ...marksOf(row, words),
  ...(row.marked ? [{ kind: 'combatTwice' as const, word: words('mark.marked') }] : []),
];

type Stacked = Pick<BoardCounter, 'place' | 'stack' | 'stackFigures'>;

const unitsOf = (
  g: NapoleonicWars,
  at: DuchyId,
  nation: Nation,
  beside: Stacked,
  language: Language,
): BoardCounter[] => {
  const words = wordsIn(language);
  const rows = unitRowsIn(g, at).filter((row) => row.nation === nation);
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  if (count === 0) return [];
  const marks = marksOf(
    { halted: rows.every(({ halted }) => halted), besieged: rows.every(({ besieged }) => besieged) },
    words,
  );
  return [
    {
      ...beside,
      id: unitCounter(nation, at),
      order: ORDER.unit + NATIONS.length - NATIONS.indexOf(nation),
      face: unitFace(nation, count, language, marks),
      words: words('piece.units', { nation, count, marks: marks.map(({ word }) => word) }),
    },
  ];
};

/** All that stands in a Duchy, a stack to a Camp, its Commander on top. */
const duchyCounters = (g: NapoleonicWars, at: DuchyId, language: Language): readonly BoardCounter[] => {
  const words = wordsIn(language);
  const nations = nationsIn(g, at);
  const leaders = leadersIn(g, at);
  const named = commanderIn(g, at);
  return [...new Set(nations.map((nation) => standsWith(g, nation)))].flatMap((stack) => {
    const own = nations.filter((nation) => standsWith(g, nation) === stack);
    const theirs = leaders.filter(({ id }) => own.includes(nationOfLeader(id))).toSorted((a, b) => better(a.id, b.id));
    const commander = theirs.find(({ id }) => id === named) ?? theirs[0];
    const strength = own.reduce((sum, nation) => sum + strengthIn(g, at, nation), 0);
    const beside: Stacked = {
      place: at,
      stack,
      stackFigures: [String(strength), commander ? String(leaderCard(commander.id).battle) : ''],
    };
    return [
      ...own.flatMap((nation) => unitsOf(g, at, nation, beside, language)),
      ...theirs.map((row, place): BoardCounter => {
        const marks = leaderMarks(row, words);
        const commands = row === commander;
        return {
          ...beside,
          id: row.id,
          order: commands ? ORDER.commander : ORDER.leader - place,
          face: leaderFace(row.id, language, marks),
          words: words('piece.leader', { leader: row.id, commands, marks: marks.map(({ word }) => word) }),
        };
      }),
    ];
  });
};

/** 7.4 A Flag is seen where nobody of its nation stands. */
const flagCounters = (g: NapoleonicWars, language: Language): readonly BoardCounter[] =>
  DUCHIES.flatMap((at): BoardCounter[] => {
    const flag = flagIn(g, at);
    if (!flag || nationsIn(g, at).includes(flag.nation)) return [];
    return [
      {
        id: `flag ${at}`,
        place: at,
        stack: 'flags',
        order: ORDER.flag,
        face: flagFace(flag.nation, language),
        words: wordsIn(language)('piece.flag', { nation: flag.nation, ceded: flag.ceded }),
      },
    ];
  });

const shipMarks = (rows: readonly SquadronRow[], words: Speak): readonly CounterMark[] => {
  const building = rows.filter((row) => row.building).length;
  const refit = rows.filter((row) => row.refit > 0).length;
  return [
    ...(building > 0 ? [{ kind: 'waits' as const, word: words('mark.building', { ships: building }) }] : []),
    ...(refit > 0 ? [{ kind: 'disrupted' as const, word: words('mark.refit', { ships: refit }) }] : []),
  ];
};

/** 13.1 The Squadrons of a nation in one place lie as one counter. */
const fleetCounters = (g: NapoleonicWars, language: Language): readonly BoardCounter[] => {
  const words = wordsIn(language);
  const places = [...new Set(g.squadrons.flatMap(({ at }) => (isAtPlace(at) ? [at] : [])))];
  return places.flatMap((at) =>
    NATIONS.flatMap((nation): BoardCounter[] => {
      const rows = g.squadrons.filter((row) => row.at === at && row.nation === nation);
      if (rows.length === 0) return [];
      const marks = shipMarks(rows, words);
      const dice = rows.reduce((sum, { id, building }) => sum + (building ? 0 : shipDice(g, id)), 0);
      return [
        {
          id: fleetCounter(nation, at),
          place: placeOfFleet(at),
          stack: standsWith(g, nation),
          order: NATIONS.length - NATIONS.indexOf(nation),
          face: fleetFace(nation, { ships: rows.length, dice }, language, marks),
          words: words('piece.fleet', { nation, ships: rows.length, dice, marks: marks.map(({ word }) => word) }),
        },
      ];
    }),
  );
};

/** 6.13, 7.7 What is away at war, and what waits to come back. */
const besideTheWar = (g: NapoleonicWars, language: Language): readonly BoardCounter[] => {
  const words = wordsIn(language);
  const box = (place: string, nation: Nation, units: number, ships: number, leaders: readonly LeaderRow[]) => [
    ...(units > 0
      ? [
          {
            id: unitCounter(nation, place),
            place,
            stack: nation,
            order: ORDER.unit,
            face: unitFace(nation, units, language),
            words: words('piece.units', { nation, count: units, marks: [] }),
          },
        ]
      : []),
    ...(ships > 0
      ? [
          {
            id: fleetCounter(nation, place),
            place,
            stack: nation,
            order: ORDER.flag,
            face: fleetFace(nation, { ships, dice: 0 }, language),
            words: words('piece.fleet', { nation, ships, dice: 0, marks: [] }),
          },
        ]
      : []),
    ...leaders.map(({ id }, place_) => ({
      id,
      place,
      stack: nation,
      order: ORDER.leader + place_,
      face: leaderFace(id, language),
      words: words('piece.leader', { leader: id, commands: false, marks: [] }),
    })),
  ];
  return NATIONS.flatMap((nation): readonly BoardCounter[] => {
    const leaders = g.leaders.filter(({ id }) => nationOfLeader(id) === nation);
    const ships = (at: SquadronRow['at']): number =>
      g.squadrons.filter((row) => row.nation === nation && row.at === at).length;
    const away = g.wars.reduce((sum, { units }) => sum + (units[nation] ?? 0), 0);
    return [
      ...box(
        FOREIGN_WARS,
        nation,
        away,
        ships('war'),
        leaders.filter(({ at }) => at === 'war'),
      ),
      ...box(
        REGROUP,
        nation,
        g.regroup[nation],
        ships('regroup'),
        leaders.filter(({ at }) => at === 'regroup'),
      ),
    ];
  });
};

const kept = fact((view: NapoleonicWarsView, language: Language): readonly BoardCounter[] => {
  const g = stateOf(view);
  return [
    ...flagCounters(g, language),
    ...DUCHIES.flatMap((at) => duchyCounters(g, at, language)),
    ...fleetCounters(g, language),
    ...besideTheWar(g, language),
  ];
});

/** Every piece on the sheet. */
export const counters = (view: NapoleonicWarsView, _seat: Seat, language: Language): readonly BoardCounter[] =>
  kept(view, language);

/** Where a counter lies, by its name. */
export const placeOfCounter = (view: NapoleonicWarsView, counter: string): string | undefined =>
  kept(view, 'en').find(({ id }) => id === counter)?.place;
