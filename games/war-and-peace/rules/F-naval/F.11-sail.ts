import { ask, choice, type Script, type Seat, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, NO, PASS, YES } from '../../answers/answers.ts';
import { boxCard, cityAt, isBox } from '../../catalogue/cities.ts';
import type { HexId, Place } from '../../catalogue/ids.ts';
import { isHex } from '../../catalogue/map.ts';
import { isZone } from '../../catalogue/seas.ts';
import { factionHolding, landOf, shift, type Station, type WarAndPeace } from '../../state/index.ts';
import { log, must, say } from '../../text/speech.ts';
import { areLandingsForbidden, mayComeHome, mayStayAboard } from '../O-options/O.1-lloyds.ts';
import { mayLandInIreland } from '../G-alliance/G.10-ireland.ts';
import { type Fleet, flagOf, isAfloat, moveFleet, rowsOf, squadronsIn } from './F.2-fleets.ts';
import { form, howMany, pickUp, type Stack, strays, take } from './F.2-forming.ts';
import { ALLOWANCE, type Route, routesFrom, stepsFrom, type Water, watersOf } from './F.2-routes.ts';
import { embark, IRELAND, land, mayLandAt } from './F.3-cargo.ts';
import { isLaden, pointsAboard, settleLoad } from './F.3-hold.ts';
import { mayLend } from './F.3-points.ts';
import { interception } from './F.4-interception.ts';
import { canBlockade, recountBlockades } from './F.6-blockade.ts';
import { attackAt, runs, shutUpIn } from './F.6-running.ts';
import { castOff, takeDrifting, takeInTow, towed } from './F.9-prizes.ts';

/** F.6.a, F.6.b How ships lie that come to rest: in a port of their own, before one of the enemy's, or off the coast. */
const stationFor = (g: WarAndPeace, { at, side }: Fleet, squadrons: number): Station => {
  if (isZone(at)) return 'sea';
  if (isBox(at)) return boxCard(at).port ? 'port' : 'coast';
  const city = cityAt(at);
  if (city && city.port.length > 0 && factionHolding(g, city.id) === side) return 'port';
  if (side !== 'neutral' && isHex(at) && canBlockade(g, at, side, squadrons)) return 'blockade';
  return 'coast';
};
/** F.2.h, F.6.a, F.9 The fleet comes to rest where it is. */
export const comeToRest = (g: WarAndPeace, fleet: Fleet): void => {
  const { at } = fleet;
  if (isAfloat(g, fleet)) {
    takeDrifting(g, fleet);
    const station = stationFor(g, fleet, squadronsIn(rowsOf(g, fleet)));
    if (station === 'blockade') log(g, 'F.6.a', 'naval.blockade', { nation: flagOf(g, fleet), at });
    moveFleet(g, fleet, at, station);
  }
  castOff(g, at);
  recountBlockades(g);
};

/** F.2.h, F.3.e, F.6.e, F.6.f, F.9 May the fleet end its voyage here? With troops aboard only where they may land; a closed port is its controller's. */
export const mayRest = (g: WarAndPeace, fleet: Fleet, to: Water): Verdict => {
  const { hold, side } = fleet;
  const called = mayComeHome(g, fleet, to);
  if (called) return called;
  if (isZone(to)) return must('F.3.e', !isLaden(hold) || mayStayAboard(g, fleet, to), 'naval.cargoAtSea');
  if (to === IRELAND) return mayLandInIreland(g, fleet);
  if (isBox(to))
    return must('L.3', side !== 'pro' || isLaden(hold), 'naval.notOurPort', { at: to }) ?? mayLandAt(g, hold, side, to);
  if (!isHex(to)) return undefined;
  const city = cityAt(to);
  const neutralPort = city !== undefined && city.port.length > 0 && factionHolding(g, city.id) === 'neutral';
  const own = city !== undefined && factionHolding(g, city.id) === side;
  return (
    must('F.9', towed(g).length === 0 || own, 'naval.towToPort', { at: to }) ??
    must('E.1', side !== 'neutral' || own || !city, 'naval.neutralPort', { at: to }) ??
    must('F.6.a', !neutralPort || isLaden(hold) || side === 'neutral', 'naval.neutralPort', { at: to }) ??
    must('O.1.k', !isLaden(hold) || !areLandingsForbidden(g, fleet) || landOf(g, to) === 'england', 'lend.lloyds') ??
    mayLend(g, pointsAboard(hold, 'points'), to) ??
    mayLandAt(g, hold, side, to)
  );
};

/** F.2.g What each step of a way costs. */
const costOf = (from: Water, to: Water): number => stepsFrom(from).find((step) => step.to === to)?.cost ?? 0;
/** F.4.a A step along the coast that brings a fleet into another zone is an entry into it. */
const zoneEntered = (from: Water, to: Water): Water | undefined => {
  if (isZone(to)) return to;
  if (!isHex(from) || !isHex(to)) return undefined;
  return watersOf(to).find((zone) => !watersOf(from).includes(zone));
};

/** How a voyage stands. */
interface Voyage {
  readonly fleet: Fleet;
  readonly left: number;
  /** F.6.h The port whose blockade it has run. */
  readonly slipped: HexId | undefined;
}
type Order = AnswerOf<'sailTo'> | AnswerOf<'callAt'> | AnswerOf<'joinFleet'> | AnswerOf<'dropOff'> | typeof PASS;

/** F.11 A laden fleet may call only where a landing is still within reach. */
const canStillLand = (g: WarAndPeace, fleet: Fleet, from: Water, left: number): boolean =>
  !isLaden(fleet.hold) ||
  (!isZone(from) && !mayRest(g, fleet, from)) ||
  routesFrom(from, left).some(({ to }) => !isZone(to) && !mayRest(g, fleet, to));

const ordersFor = (g: WarAndPeace, { fleet, left }: Voyage, routes: readonly Route[]): readonly Order[] => {
  const rows = rowsOf(g, fleet);
  const detachable = !isLaden(fleet.hold) && towed(g).length === 0 && rows.reduce((sum, { sp }) => sum + sp, 0) > 1;
  return [
    ...routes.map(({ to }): Order => ({ kind: 'sailTo', to })),
    ...routes.filter(({ cost }) => cost < left).map(({ to }): Order => ({ kind: 'callAt', at: to })),
    ...(left < ALLOWANCE ? strays(g, fleet) : []),
    ...(left < ALLOWANCE && detachable
      ? fleet.nations
          .filter((nation) => rows.some((row) => row.nation === nation))
          .map((nation): Order => ({ kind: 'dropOff', nation }))
      : []),
  ];
};

/** F.11 Step by step along the way, until it is done or a fight has stopped the fleet. */
function* follow(
  g: WarAndPeace,
  voyage: Voyage,
  way: readonly Water[],
): Script<Voyage & { readonly stopped: boolean }> {
  let { fleet, left } = voyage;
  for (const to of way) {
    const zone = zoneEntered(fleet.at, to);
    left -= costOf(fleet.at, to);
    if (zone && isZone(zone)) {
      const met = yield* interception(g, fleet, zone, voyage.slipped);
      fleet = met.fleet;
      if (!isAfloat(g, fleet) || !fleet.stations.includes('sailing')) return { ...voyage, fleet, left, stopped: true };
      // F.11.a Whoever has won may go on, follow the beaten to their port, or stay.
      if (met.fought) return { ...voyage, fleet, left: Math.max(0, left), stopped: true };
    }
    if (fleet.at !== to) fleet = moveFleet(g, fleet, to, 'sailing');
  }
  return { ...voyage, fleet, left, stopped: false };
}

/** F.7.a, F.3.b, F.9 What a fleet does where it calls: fight, put ashore, take aboard, take in tow. */
function* call(g: WarAndPeace, by: Seat, fleet: Fleet, last: boolean): Script<Fleet> {
  let now = isHex(fleet.at) ? yield* attackAt(g, fleet, fleet.at) : fleet;
  if (!isAfloat(g, now) || !now.stations.includes('sailing')) return now;
  const place = now.at;
  const ashore = !isZone(place) && isLaden(now.hold) && !mayRest(g, now, place);
  if (ashore) {
    const lands =
      last ||
      (yield* ask({ by, rule: 'F.3.b', prompt: say('naval.ashore', { at: place }), answers: [YES, NO] })).kind ===
        'yes';
    if (lands) now = yield* land(g, now, place as Place);
  }
  if (last) return now;
  now = yield* embark(g, by, now, false);
  yield* takeInTow(g, by, now);
  return now;
}

function* dropOff(g: WarAndPeace, by: Seat, { fleet }: Voyage, { nation }: AnswerOf<'dropOff'>): Script {
  const rows = rowsOf(g, fleet).filter((row) => row.nation === nation);
  const some = yield* howMany(by, { nation, at: fleet.at, station: 'sailing' }, rows);
  const own = { ...fleet, nations: [nation] };
  take(g, rows, some, { station: stationFor(g, own, some.squadrons), fleet: 0 });
  recountBlockades(g);
}

/** F.11 One fleet: formed, through the blockade, loaded, from call to call, and to its rest. */
export function* sail(g: WarAndPeace, by: Seat, order: Stack): Script {
  let fleet = yield* form(g, by, order);
  const from = fleet.at;
  const shut = shutUpIn(g, fleet);
  yield* takeInTow(g, by, fleet);
  if (!(yield* runs(g, fleet))) return comeToRest(g, fleet);
  fleet = yield* embark(g, by, fleet, true);
  let voyage: Voyage = { fleet, left: ALLOWANCE, slipped: shut };
  for (;;) {
    const now = voyage;
    const routes = routesFrom(now.fleet.at, now.left);
    const may = (answer: Order): Verdict => {
      switch (answer.kind) {
        case 'sailTo':
          return mayRest(g, now.fleet, answer.to);
        case 'callAt': {
          const cost = routes.find(({ to }) => to === answer.at)?.cost ?? 0;
          return (
            (isZone(answer.at) ? undefined : mayRest(g, now.fleet, answer.at)) ??
            must('F.3.e', canStillLand(g, now.fleet, answer.at, now.left - cost), 'naval.cargoAtSea')
          );
        }
        case 'joinFleet':
        case 'dropOff':
          return undefined;
        case 'pass':
          return mayRest(g, now.fleet, now.fleet.at);
      }
    };
    const stay: readonly Order[] = may(PASS) && routes.some(({ to }) => !mayRest(g, now.fleet, to)) ? [] : [PASS];
    const among = ordersFor(g, now, routes);
    if (among.every((answer) => may(answer))) break;
    const prompt = say('naval.where', { at: now.fleet.at, left: now.left });
    const answer = yield* ask(choice<Order>({ by, rule: 'F.2.f', prompt, among, may, or: stay }));
    if (answer.kind === 'pass') break;
    if (answer.kind === 'joinFleet') {
      yield* pickUp(g, by, answer);
      continue;
    }
    if (answer.kind === 'dropOff') {
      yield* dropOff(g, by, now, answer);
      continue;
    }
    const goal = answer.kind === 'sailTo' ? answer.to : answer.at;
    const route = routes.find(({ to }) => to === goal);
    if (!route) throw new Error(`F.2.f: no way to ${goal}`);
    const gone = yield* follow(g, now, route.way);
    voyage = gone;
    if (!isUnderWay(g, gone.fleet)) return after(g, gone.fleet);
    if (gone.stopped) continue;
    const done = answer.kind === 'sailTo';
    const called = yield* call(g, by, gone.fleet, done);
    voyage = { ...gone, fleet: called };
    if (!isUnderWay(g, called)) return after(g, called);
    if (done) break;
  }
  const { fleet: last } = voyage;
  if (last.at !== from) log(g, 'F.2.f', 'naval.sails', { nation: flagOf(g, last), from, to: last.at });
  yield* unload(g, last);
  comeToRest(g, last);
}
const isUnderWay = (g: WarAndPeace, fleet: Fleet): boolean => isAfloat(g, fleet) && fleet.stations.includes('sailing');
/** A fleet that was beaten has been seen to by the fight. */
const after = (g: WarAndPeace, fleet: Fleet): void => {
  castOff(g, fleet.at);
  for (const row of g.ships.filter(({ station }) => station === 'sailing')) shift(g, row, row.sp, { station: 'sea' });
  recountBlockades(g);
};
/** F.3.e What is still aboard goes ashore where the fleet ends; at sea it is lost, but for garrisons of the high seas (O.1.f). */
function* unload(g: WarAndPeace, fleet: Fleet): Script {
  if (!isLaden(fleet.hold)) return;
  const { at } = fleet;
  if (isZone(at) && !mayStayAboard(g, fleet, at)) settleLoad(g, fleet.hold, { how: 'sunk', by: flagOf(g, fleet) });
  else yield* land(g, fleet, at as Place);
}
