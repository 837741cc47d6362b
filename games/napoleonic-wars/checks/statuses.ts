import type { Fault } from '@bivouac/kernel';
import { duchy, isDuchy, nationOfLeader } from '../catalogue/catalogue.ts';
import type { DuchyId, Nation } from '../catalogue/ids.ts';
import { standing } from '../rules/3-glossary/3-standing.ts';
import {
  atWar,
  campOf,
  controller,
  isAtPlace,
  isOnMap,
  type NapoleonicWars,
  nationRow,
  pactOf,
} from '../state/state.ts';

const fault = (holds: boolean, rule: string, what: string): readonly Fault[] => (holds ? [] : [{ rule, what }]);

/** 8.8 A Subject Neutral is in no Camp, and nobody is subject to itself. */
const subjectsAreNeutral = (g: NapoleonicWars): readonly Fault[] =>
  g.nations.flatMap(({ id, subjectTo, camp }) => [
    ...fault(subjectTo === null || camp === null, '8.8', `${id} is a Subject Neutral in a Camp`),
    ...fault(subjectTo !== id, '8.8', `${id} is subject to itself`),
  ]);

/** 8.1 A Consul stands on a row unless it is Unaligned. */
const consulsAreWhole = (g: NapoleonicWars): readonly Fault[] =>
  g.consuls.flatMap(({ nation, row, column, plus }) =>
    fault(column === 'unaligned' ? plus || row === null : row !== null, '8.1', `the Consul of ${nation} has no row`),
  );

/** 8.2, 8.8 A Pact is of the Camp of its Patron; while the Patron is a Subject Neutral it stays in its own. */
const pactsAreWhole = (g: NapoleonicWars): readonly Fault[] =>
  g.consuls.flatMap(({ nation }) => {
    const patron = pactOf(g, nation);
    const camp = patron === null ? null : campOf(g, patron);
    return fault(
      camp === null || campOf(g, nation) === camp,
      '8.2',
      `${nation} has a Pact with ${patron ?? 'nobody'} across the Camps`,
    );
  });

const isOwnLand = (nation: Nation, at: DuchyId): boolean => duchy(at).owner === nation || duchy(at).dualWith === nation;
/** 9.3, 15.22, 17.2 Between two Impulses nobody stands on the land of a Neutral, save at home and where an event has placed them. */
const borders = (g: NapoleonicWars): readonly Fault[] => {
  const stands = (nation: Nation, at: DuchyId, placed: boolean): readonly Fault[] =>
    fault(
      placed || isOwnLand(nation, at) || standing(g, nation, at) !== 'closed',
      '9.3',
      `${nation} stands in closed ${at}`,
    );
  return [
    ...g.units.flatMap(({ nation, at, placed }) => stands(nation, at, placed)),
    ...g.leaders.flatMap(({ id, at, placed }) => (isOnMap(at) ? stands(nationOfLeader(id), at, placed) : [])),
  ];
};

/** 13.9 Between two Impulses no Squadron lies in a Port of an enemy; in one of a former Ally it may (8.21). */
const harbours = (g: NapoleonicWars): readonly Fault[] =>
  g.squadrons.flatMap(({ id, nation, at }) =>
    isAtPlace(at) && isDuchy(at)
      ? fault(!atWar(g, nation, controller(g, at)), '13.9', `${id} lies in ${at}, a Port of an enemy`)
      : [],
  );

/** 9.1, 10.1, 13.42 What is done to pieces for the rest of an Impulse ends with it; an attack on a Fortress counts for the Round (12.33). */
const marksAreLifted = (g: NapoleonicWars): readonly Fault[] => [
  ...g.units.flatMap(({ nation, at, halted, marched, fresh }) =>
    fault(!halted && marched === 0 && !fresh, '9.1', `${nation} in ${at} bears a mark of an Impulse`),
  ),
  ...g.leaders.flatMap(({ id, halted, marched, fresh, marked }) =>
    fault(!halted && marched === 0 && !fresh && !marked, '10.1', `${id} bears a mark of an Impulse`),
  ),
  ...g.squadrons.flatMap(({ id, halted, refitted }) =>
    fault(!halted && !refitted, '13.42', `${id} bears a mark of an Impulse`),
  ),
];

/** 15.24 A Grace Period is of a Subject Neutral, and binds those who were there. */
const graceIsWhole = (g: NapoleonicWars): readonly Fault[] =>
  g.nations.flatMap(({ id, subjectTo, graceWith }) =>
    fault(
      graceWith.length === 0 || subjectTo !== null || nationRow(g, id).graceUntil > 0,
      '15.24',
      `${id} has a Grace Period and is nobody's subject`,
    ),
  );

/** What no card, event or treaty may leave behind: statuses that exclude one another, and those whose cause is gone. */
export const statusesAreWhole = (g: NapoleonicWars): readonly Fault[] => [
  ...subjectsAreNeutral(g),
  ...consulsAreWhole(g),
  ...(g.clock.phase === 'betweenImpulses'
    ? [...pactsAreWhole(g), ...borders(g), ...harbours(g), ...marksAreLifted(g), ...graceIsWhole(g)]
    : []),
];
