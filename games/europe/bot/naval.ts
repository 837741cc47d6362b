import { thought } from '@bivouac/bots';
import { neighbouringSeas, portsOf, seaOfPort } from '../catalogue/board.ts';
import {
  fleet as fleetCard,
  general as generalCard,
  unit as unitCard,
  zone as zoneCard,
} from '../catalogue/catalogue.ts';
import type { FleetId, GeneralId, SeaId, ZoneId } from '../catalogue/ids.ts';
import { stepsOfCargo } from '../rules/17-naval-matters/17.2.8-transport.ts';
import { stepsToCover } from '../rules/15-fortresses-and-sieges/15.1-cover.ts';
import { mayLand } from '../rules/17-naval-matters/17.2.9-landing.ts';
import {
  armyOf,
  atSea,
  type Europe,
  fieldForces,
  type FleetAt,
  fleetRow,
  forceCalled,
  type ForceId,
  forceSteps,
  garrison,
  generalsAt,
  hasFortressOf,
  isBlockaded,
  isHeldBy,
  isWinterRound,
  sideOf,
  squadron,
  stepsOfUnit,
  unitRow,
  zone,
} from '../state/state.ts';
import { LANDING_STEPS, landingSteps, mayGoAboard } from './cargo.ts';
import { byKind, type Judge, type Judges, nothing } from './judging.ts';
import { oddsFor } from './odds.ts';
import { CHANNEL_PORTS, CROSSING, isAtWarWithBritain } from './posts.ts';
import type { Situation } from './situation.ts';
import { stepsTogether } from './strength.ts';

const LANDING = -3;
/** 17.2.1 Out of the port, to the enemy's, and ashore. */
const POINTS = CROSSING;
const ISLAND = 'britain';
const FALLS_FROM = 6;
const DIE = 6;

const dieChance = (bonus: number): number => Math.min(Math.max((bonus + DIE - FALLS_FROM + 1) / DIE, 0), 1);

interface Landing {
  readonly port: ZoneId;
  readonly target: ZoneId;
  readonly chance: number;
}

/** 17.2.9 The chance that a landing takes the place: those who hold it first, then two attempts on its walls. */
const landingChance = (s: Situation, target: ZoneId, attack: number, isArmy: boolean): number => {
  const { g, enemy } = s;
  const defenders = stepsTogether(g, fieldForces(g, target, enemy));
  const wins =
    defenders === 0
      ? 1
      : oddsFor(g, { attack: LANDING_STEPS, defence: defenders, attackBonus: attack + LANDING, defenceBonus: 0 }).wins;
  if (!hasFortressOf(g, target, enemy)) return wins;
  const bonus = attack + (isArmy ? 1 : 0) - (garrison(g, target).length > 0 ? 1 : 0) - 1;
  return 0.8 * wins * (1 - (1 - dieChance(bonus)) * (1 - dieChance(bonus + 1)));
};

const enemySquadrons = ({ g, enemy }: Situation, port: ZoneId): number => {
  const sea = seaOfPort(port);
  if (sea === undefined) return 0;
  const before = portsOf(sea).filter((zone) => squadron(g, { kind: 'blockade', zone }, enemy).length > 0).length;
  return (atSea(g, sea, enemy).length > 0 ? 1 : 0) + before;
};

const A_SQUADRON = 0.65;

const bestLeader = (g: Europe, forces: readonly ForceId[]): GeneralId | undefined =>
  forces
    .flatMap((id) => generalsAt(g, id).map((row) => row.id))
    .toSorted((a, b) => generalCard(b).attack - generalCard(a).attack)[0];

const fleetsIn = ({ g, side }: Situation, port: ZoneId): readonly FleetId[] =>
  squadron(g, { kind: 'port', zone: port }, side).filter((id) => fleetCard(id).mf >= POINTS);

/** 17.2.9 The best landing in Britain that could be made from a port where ships and troops lie together. */
const landings = thought((s: Situation, _about: 'landings'): readonly Landing[] => {
  const { g, side, enemy } = s;
  if (isWinterRound(g.clock) || !isAtWarWithBritain(s)) return [];
  const ports = new Set(
    g.fleets.flatMap(({ at }) => (at.kind === 'port' && isHeldBy(g, at.zone, side) ? [at.zone] : [])),
  );
  return [...ports].flatMap((port): readonly Landing[] => {
    const forces = fieldForces(g, port, side);
    const troops = landingSteps(g, forces);
    const sea = seaOfPort(port);
    if (troops === 0 || sea === undefined || fleetsIn(s, port).length === 0) return [];
    const leader = bestLeader(g, forces);
    const attack = leader === undefined ? 0 : generalCard(leader).attack;
    const isArmy = forces.some((id) => forceSteps(g, id) <= LANDING_STEPS && armyOf(g, id) !== undefined);
    const safety = A_SQUADRON ** enemySquadrons(s, port);
    return portsOf(sea).flatMap((target): readonly Landing[] => {
      if (zone(g, target).nation !== ISLAND || isHeldBy(g, target, side)) return [];
      if (squadron(g, { kind: 'port', zone: target }, enemy).length > 0) return [];
      if (hasFortressOf(g, target, enemy) && troops < stepsToCover(g, target)) return [];
      return [{ port, target, chance: safety * landingChance(s, target, attack, isArmy) }];
    });
  });
});

/** 19 Britain beaten is worth more than any other war. */
const PRIZE = 36;
const FOOTHOLD = 6;
const isCapital = (target: ZoneId): boolean => zoneCard(target).capital === 'major';
const worthOfLanding = ({ target, chance }: Landing): number => chance * (isCapital(target) ? PRIZE : FOOTHOLD) - 1.5;

/** What it would gain to send the ships of this port across. */
export const bestLanding = thought(
  (s: Situation, _about: 'best'): { readonly port: ZoneId | null; readonly gain: number } => {
    let best: { port: ZoneId | null; gain: number } = { port: null, gain: 0 };
    for (const landing of landings(s, 'landings')) {
      const gain = worthOfLanding(landing);
      if (gain > best.gain) best = { port: landing.port, gain };
    }
    return best;
  },
);

const CHANNEL = 'manche' as SeaId;
const SQUADRON = 3;

/** 7.3.4 The port of the Channel where France raises corps for the ships. */
const HARBOUR = 'anvers' as ZoneId;
const isHarbourOpen = ({ g, side }: Situation): boolean =>
  isHeldBy(g, HARBOUR, side) && squadron(g, { kind: 'port', zone: HARBOUR }, side).length < SQUADRON;
/** Ships leave another port of the Channel for it, if nobody has come to board them. */
const shifts = (s: Situation, port: ZoneId): boolean =>
  port !== HARBOUR &&
  isHarbourOpen(s) &&
  fieldForces(s.g, port, s.side).length === 0 &&
  atSea(s.g, CHANNEL, s.enemy).length === 0;

/** 17.2.1 Ships of the Atlantic ports come up the Channel while no enemy is about. */
const comesUp = (s: Situation, at: FleetAt): boolean => {
  const { g, enemy, side } = s;
  const sea = at.kind === 'sea' ? at.sea : at.kind === 'port' ? seaOfPort(at.zone) : undefined;
  if (sea === undefined || !isAtWarWithBritain(s)) return false;
  if (sea !== CHANNEL && channelFleets(s) >= SQUADRON) return false;
  if (at.kind === 'port' && isBlockaded(g, at.zone, side)) return false;
  if (at.kind === 'port' && sea === CHANNEL) return shifts(s, at.zone);
  if (sea !== CHANNEL && !neighbouringSeas(sea).includes(CHANNEL)) return false;
  return at.kind === 'sea' || (atSea(g, sea, enemy).length === 0 && atSea(g, CHANNEL, enemy).length === 0);
};
const COMES_UP = 2;

export const fleetGain = (s: Situation, id: FleetId): number => {
  const { at } = fleetRow(s.g, id);
  if (fleetCard(id).mf < POINTS) return -1;
  const { port, gain } = bestLanding(s, 'best');
  if (at.kind === 'port' && at.zone === port) return gain;
  return comesUp(s, at) ? COMES_UP : -1;
};

/** The best that the fleets can do, for the choice of a card. */
export const gainAtSea = (s: Situation): number =>
  Math.max(0, ...s.g.fleets.map(({ id }) => (sideOf(s.g, fleetCard(id).nation) === s.side ? fleetGain(s, id) : 0)));

/** 17.2.1 Troops aboard, out to sea, and ashore where the landing has the best chance. */
const step: Judge = (s) => {
  const { g } = s;
  const { voyage } = g;
  if (!voyage) return nothing;
  const [first] = voyage.fleets;
  if (first === undefined) return nothing;
  const { at } = fleetRow(g, first);
  const aboard = stepsOfCargo(g, voyage.cargo);
  const leader = voyage.cargo.some(({ general }) => general !== null);
  const chances = new Map(landings(s, 'landings').map((each) => [each.target, each.chance]));
  const goes = aboard >= LANDING_STEPS && !voyage.landed;
  return byKind({
    embarkForce: ({ force: name }) => {
      const steps = forceSteps(g, forceCalled(g, name));
      return aboard === 0 && steps <= LANDING_STEPS ? 3 + 0.1 * steps : -1;
    },
    embark: ({ unit }) =>
      aboard + stepsOfUnit(unitRow(g, unit)) <= LANDING_STEPS && mayGoAboard(g, unit)
        ? 2 + 0.1 * stepsOfUnit(unitRow(g, unit)) + 0.01 * unitCard(unit).morale
        : -1,
    embarkGeneral: ({ general }) => (goes && !leader ? 1.5 + 0.1 * generalCard(general).attack : -1),
    putOut: () => ((goes && voyage.left >= POINTS) || (at.kind === 'port' && comesUp(s, at)) ? 1 : -1),
    sail: ({ sea }) => (!goes && sea === CHANNEL ? 1 : -1),
    land: ({ zone: target }) =>
      mayLand(g, voyage, target) === undefined ? 2 + (chances.get(target) ?? 0.1) + (isCapital(target) ? 0.3 : 0) : -1,
    putIn: ({ zone: port }) =>
      (goes ? 0.5 : 0.1) + (CHANNEL_PORTS.includes(port) ? 0.2 : 0) + (port === HARBOUR ? 0.2 : 0),
    disembark: () => -0.5,
    done: nothing,
  });
};

/** Ships are built where they can cross to Britain. */
const whereShips: Judge = (s) =>
  byKind({
    raiseAt: ({ zone: port }) =>
      (CHANNEL_PORTS.includes(port) ? 2 : 0) +
      (port === HARBOUR ? 1 : 0) +
      0.1 * squadron(s.g, { kind: 'port', zone: port }, s.side).length,
  });

/** Own fleets that lie in ports of the Channel. */
export const channelFleets = ({ g, side }: Situation): number =>
  CHANNEL_PORTS.reduce((sum, zone) => sum + squadron(g, { kind: 'port', zone }, side).length, 0);
/** 17.2.8 Troops are wanted in a port of the Channel where ships wait for them. */
export const isEmbarkation = ({ g, side }: Situation, port: ZoneId): boolean =>
  side === 'empire' &&
  CHANNEL_PORTS.includes(port) &&
  squadron(g, { kind: 'port', zone: port }, side).length > 0 &&
  fieldForces(g, port, side).length === 0;

/** 17.3.2 Ships seek a port rather than the open sea. */
const haven: Judge = () =>
  byKind({ mooredAt: () => 1, homePort: () => 1, deployFleet: () => 1, sail: nothing, done: nothing });

/** 17 At sea nothing else is risked. */
export const NAVAL: Judges = {
  'naval.step': step,
  'raise.fleetWhere': whereShips,
  'activation.moreFleets': (s) => byKind({ done: nothing, activateFleet: ({ fleet }) => fleetGain(s, fleet) - 1 }),
  'naval.intercept': () => byKind({ yes: () => -1, no: nothing }),
  'naval.comeOut': () => byKind({ yes: () => -1, no: nothing }),
  'naval.evade': () => byKind({ yes: () => 1, no: nothing }),
  'naval.withdraw': () => byKind({ yes: () => 1, no: nothing }),
  'naval.pursue': () => byKind({ yes: () => -1, no: nothing }),
  'naval.retreat': haven,
  'naval.leavePort': haven,
  'naval.homePort': haven,
  'peace.homePort': haven,
  'alliance.deployFleet': haven,
};
