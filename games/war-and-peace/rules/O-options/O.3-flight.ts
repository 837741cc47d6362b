import type { Verdict } from '@bivouac/kernel';
import { cityCard, cityId } from '../../catalogue/cities.ts';
import type { HexId } from '../../catalogue/ids.ts';
import { distance, isHex } from '../../catalogue/map.ts';
import { NAPOLEON } from '../../catalogue/pieces.ts';
import { type Force, leader, strengthOf, turnOf, type WarAndPeace } from '../../state/index.ts';
import { log, must } from '../../text/speech.ts';

const PARIS = cityCard(cityId('paris')).hex;
const ALLOWANCE = 20;
const TURNS = 2;

/** O.3, O.3.c After the invasion of Russia the French may declare Napoleon's flight to Paris, once in a game. */
export const mayFlee = (g: WarAndPeace): Verdict =>
  must('O.3', g.agreed.flightToParis && g.history.invaded.russia !== null, 'flight.notYet') ??
  must('O.3.c', g.counters.flight === 0, 'flight.once') ??
  must('O.3', isHex(leader(g, NAPOLEON).at) && leader(g, NAPOLEON).spent === 'no', 'ground.notSpent');
export const flee = (g: WarAndPeace): void => {
  g.counters = { ...g.counters, flight: turnOf(g.clock) };
  log(g, 'O.3', 'flight.declared');
};

/** O.3.a For two turns, that of the declaration included, Napoleon alone has twenty movement points. */
export const isFleeing = (g: WarAndPeace, force: Force): boolean =>
  g.counters.flight > 0 &&
  turnOf(g.clock) < g.counters.flight + TURNS &&
  strengthOf(force) === 0 &&
  force.leaders.length === 1 &&
  force.leaders[0] === NAPOLEON;
export const fleeingAllowance = (g: WarAndPeace, force: Force, usual: number): number =>
  isFleeing(g, force) ? ALLOWANCE : usual;
/** O.3.b Each step brings him nearer to Paris. */
export const mayFleeTo = (g: WarAndPeace, force: Force, to: HexId): Verdict =>
  must('O.3.b', !isFleeing(g, force) || distance(to, PARIS) < distance(force.at, PARIS), 'flight.towardsParis');

/** O.3.d The month after he has come home France adds three to its production die, in place of the usual one. */
export const cameHome = (g: WarAndPeace, force: Force): void => {
  if (isFleeing(g, force) && force.at === PARIS) g.counters = { ...g.counters, flightHome: turnOf(g.clock) };
};
export const isMonthAfterFlight = (g: WarAndPeace): boolean =>
  g.counters.flightHome > 0 && turnOf(g.clock) === g.counters.flightHome + 1;
