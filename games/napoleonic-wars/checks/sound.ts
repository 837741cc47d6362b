import type { Fault } from '@bivouac/kernel';
import { CARDS_IN_DECK, duchy, isDuchy, isPort } from '../catalogue/catalogue.ts';
import { NATIONS } from '../catalogue/ids.ts';
import { atWar, isAtPlace, nationsIn, type NapoleonicWars, unitsInPool, flagsLeft } from '../state/state.ts';
import { statusesAreWhole } from './statuses.ts';

const fault = (holds: boolean, rule: string, what: string): readonly Fault[] => (holds ? [] : [{ rule, what }]);

/** 6 Every card is in one place. */
const cardsAreWhole = ({ cards }: NapoleonicWars): readonly Fault[] => {
  const { hands, kept, faceDown, pile, discards, inPlay, removed } = cards;
  const all = [...pile, ...discards, ...inPlay, ...removed];
  for (const nation of NATIONS) all.push(...hands[nation], ...kept[nation], ...faceDown[nation]);
  return [
    ...fault(new Set(all).size === all.length, '6', 'a card is in two places'),
    ...fault(all.length === CARDS_IN_DECK, '6', `there are ${all.length} cards`),
  ];
};

/** 2.2 No nation has more pieces than it was given, and none of them is less than whole. */
const piecesAreWhole = (g: NapoleonicWars): readonly Fault[] =>
  NATIONS.flatMap((nation) => [
    ...fault(unitsInPool(g, nation) >= 0, '2.2', `${nation} has more Units than pieces`),
    ...fault(g.regroup[nation] >= 0, '7.7', `${nation} owes the Regroup box Units`),
    ...fault(flagsLeft(g, nation) >= 0, '7.44', `${nation} has more Flags than pieces`),
  ]).concat(
    fault(
      g.units.every(({ count }) => count > 0),
      '2.2',
      'an empty row of Units',
    ),
  );

/** 7.4 No nation Flags a Duchy of its own colour, and a Duchy bears one Flag. */
const flagsAreWhole = ({ flags }: NapoleonicWars): readonly Fault[] => [
  ...fault(
    flags.every(({ duchy: id, nation }) => duchy(id).owner !== nation),
    '7.4',
    'a nation has Flagged its own colour',
  ),
  ...fault(new Set(flags.map(({ duchy: id }) => id)).size === flags.length, '7.4', 'two Flags in one Duchy'),
];

/** 13 Squadrons are at sea or in a Port. */
const fleetsAreWhole = ({ squadrons }: NapoleonicWars): readonly Fault[] =>
  squadrons.flatMap(({ id, at, refit }) => [
    ...fault(!isAtPlace(at) || !isDuchy(at) || isPort(at), '13', `${id} lies in ${at}, which is no Port`),
    ...fault(refit >= 0, '13.11', `${id} has ${refit} Refit markers`),
  ]);

/** 9.8 Between two Impulses enemies do not stand in one Duchy. */
const enemiesArePart = (g: NapoleonicWars): readonly Fault[] => {
  if (g.clock.phase !== 'betweenImpulses') return [];
  return [...new Set(g.units.map(({ at }) => at))].flatMap((at) => {
    const here = nationsIn(g, at);
    return fault(!here.some((a) => here.some((b) => atWar(g, a, b))), '9.8', `enemies share ${at} in peace`);
  });
};

/** 6.13 What has left for a Foreign War lies on the card of one. */
const warsAreWhole = ({ wars, leaders, squadrons }: NapoleonicWars): readonly Fault[] => [
  ...fault(
    leaders.every(({ id, at }) => (at === 'war') === wars.some((war) => war.leaders.includes(id))),
    '6.13',
    'a leader is lost between a war and the map',
  ),
  ...fault(
    squadrons.every(({ id, at }) => (at === 'war') === wars.some((war) => war.squadrons.includes(id))),
    '6.13',
    'a Squadron is lost between a war and the map',
  ),
];

/** What must always be true. */
export const sound = (g: NapoleonicWars): readonly Fault[] => [
  ...cardsAreWhole(g),
  ...piecesAreWhole(g),
  ...flagsAreWhole(g),
  ...fleetsAreWhole(g),
  ...enemiesArePart(g),
  ...warsAreWhole(g),
  ...statusesAreWhole(g),
];
