import { capitalsOf, duchy, leader as leaderCard, nationOfLeader } from '../catalogue/catalogue.ts';
import { COLUMNS, type Nation, NATIONS } from '../catalogue/ids.ts';
import { keyPoints, pointsOf } from '../rules/5-sequence/5.81-victory.ts';
import {
  areAllied,
  atWar,
  controller,
  handOf,
  isOnMap,
  isSubject,
  nationRow,
  nationsIn,
  pactOf,
  playerOf,
  seatsOf,
  unitsOnMap,
} from '../state/state.ts';
import { pactWorth } from './diplomacy.ts';
import { POINT } from './worth.ts';
import type { Situation } from './situation.ts';

const CARD = 2.6;

/** How a nation stands, for those who are for it. */
const strengthOf = ({ g }: Situation, nation: Nation): number => {
  const leaders = g.leaders.filter(({ id, at }) => nationOfLeader(id) === nation && isOnMap(at));
  const ships = g.squadrons.filter((row) => row.nation === nation && !['pool', 'war', 'regroup'].includes(row.at));
  return (
    unitsOnMap(g, nation) +
    g.regroup[nation] * 0.5 +
    leaders.reduce((sum, { id }) => sum + 0.8 + leaderCard(id).battle * 0.5, 0) +
    ships.length * 1.2 +
    handOf(g, nation).length * CARD +
    nationRow(g, nation).reserves.length * 2.5 +
    nationRow(g, nation).resources * POINT * 0.9 -
    nationRow(g, nation).fewerCards * CARD -
    (isSubject(g, nation) ? 8 : 0) -
    (capitalsOf(nation).some((at) => atWar(g, nation, controller(g, at))) ? 12 : 0)
  );
};
/** How a position is worth to the seat: points above all, then strength, and what others have. */
export const positionWorth = (s: Situation): number => {
  const { g, seat, powers } = s;
  let worth = pointsOf(g, seat) * POINT;
  const best = Math.max(
    ...seatsOf(g)
      .filter((other) => other !== seat)
      .map((other) => pointsOf(g, other)),
  );
  worth -= best * POINT * 0.35;
  for (const nation of NATIONS) {
    const patron = pactOf(g, nation);
    const mine = (powers as readonly Nation[]).includes(nation);
    const pact = patron !== null && playerOf(g, patron) === seat;
    if (mine) worth += strengthOf(s, nation) + keyPoints(g, nation) * 1.5;
    else if (pact) worth += strengthOf(s, nation) * 0.45;
    else {
      const hostile = powers.some((power) => atWar(g, power, nation));
      const friend = powers.some((power) => areAllied(g, power, nation));
      worth -= strengthOf(s, nation) * (hostile ? 0.3 : friend ? -0.04 : 0.04);
    }
  }
  for (const { nation, row, column } of g.consuls) {
    const share = (pactWorth(g, nation) * COLUMNS.indexOf(column)) / 4;
    if (row !== null && column !== 'pact') worth += playerOf(g, row) === seat ? share * 0.6 : -share * 0.12;
  }
  for (const { at } of g.leaders.filter(({ at: place }) => isOnMap(place)))
    if (duchy(at as never).key && powers.some((power) => nationsIn(g, at as never).includes(power))) worth += 0.05;
  return worth;
};
