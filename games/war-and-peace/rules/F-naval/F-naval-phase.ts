import { ask, askAny, choice, type Question, roll, type Script, type Seat, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, DONE, NO, PASS, YES } from '../../answers.ts';
import { boxCard, cityAt, isBox } from '../../catalogue/cities.ts';
import { type Faction, type HexId, opponent, type ZoneId } from '../../catalogue/ids.ts';
import { isHex } from '../../catalogue/map.ts';
import { isCavalry, leaderCard, NELSON } from '../../catalogue/pieces.ts';
import { isZone, zoneCard } from '../../catalogue/seas.ts';
import { blockadeResult, intercepts } from '../../catalogue/tables.ts';
import {
  activeFaction,
  changeLeader,
  changePool,
  changeTroops,
  removeTroops,
  coloursOf,
  factionHolding,
  factionOf,
  type Force,
  isBlockaded,
  leader,
  leadersAt,
  pointsOf,
  type Part,
  type ShipRow,
  shipsAt,
  sideOfTroop,
  strengthOf,
  type Troop,
  troopsAt,
  type WarAndPeace,
} from '../../state/index.ts';
import { log, must, say } from '../../speech.ts';
import { tokensOf } from '../../text/tokens.ts';
import { activeSeats, leadingSeat, seatOf } from '../D-players/D.3-seats.ts';
import { isShutIn } from '../SG-J-ground-movement/SG-J.3-who-moves.ts';
import { entered } from '../SG-J-ground-movement/SG-J.10-entered.ts';
import { mayEnter } from '../SG-J-ground-movement/SG-J.8-may-enter.ts';
import { type Route, routesFrom, type Water, watersOf } from './F.2-routes.ts';
import { blockadersAt, canBlockade, recountBlockades, shift, squadronsIn } from './F.6-blockade.ts';
import { type Fleet, moveFleet, navalBattle, rowsOf } from './F.7-combat.ts';

type Sail = AnswerOf<'sail'>;

const stacksOf = (g: WarAndPeace, seat: Seat, side: Faction): readonly Sail[] => {
  const stacks = new Map<string, Sail>();
  for (const { nation, at, station } of g.ships)
    if (factionOf(g, nation) === side && seatOf(g, nation) === seat)
      stacks.set(`${nation}/${at}/${station}`, { kind: 'sail', nation, at, station });
  return [...stacks.values()];
};
const rowsAt = (g: WarAndPeace, { nation, at, station }: Pick<Sail, 'nation' | 'at' | 'station'>): readonly ShipRow[] =>
  g.ships.filter((ship) => ship.nation === nation && ship.at === at && ship.station === station);

/** F.11 Each stack moves once. */
const maySail = (g: WarAndPeace, sail: Sail): Verdict =>
  must(
    'F.11',
    rowsAt(g, sail).some(({ moved }) => !moved),
    'naval.moved',
  );
const question = (g: WarAndPeace, by: Seat, side: Faction): Question<Sail | typeof DONE> =>
  choice<Sail | typeof DONE>({
    by,
    rule: 'E.2.a',
    prompt: say('naval.which'),
    among: stacksOf(g, by, side),
    may: (sail) => (sail.kind === 'done' ? undefined : maySail(g, sail)),
    or: [DONE],
  });

/** F.2.b Some of a stack form the fleet that moves; they are marked so. */
function* form(g: WarAndPeace, by: Seat, sail: Sail): Script<Fleet> {
  const rows = rowsAt(g, sail).filter(({ moved }) => !moved);
  const most = (kind: 'S' | 'T'): number =>
    rows.filter((row) => row.kind === kind).reduce((sum, { sp }) => sum + sp, 0);
  const among: AnswerOf<'ships'>[] = [];
  for (let squadrons = most('S'); squadrons >= 0; squadrons--)
    for (let transports = most('T'); transports >= 0; transports--)
      if (squadrons + transports > 0) among.push({ kind: 'ships', squadrons, transports });
  const [only] = among;
  const wanted =
    among.length === 1 && only
      ? only
      : yield* ask(
          choice({
            by,
            rule: 'F.2.b',
            prompt: say('naval.ships', { nation: sail.nation, at: sail.at }),
            among,
            may: () => undefined,
          }),
        );
  const left = { S: wanted.squadrons, T: wanted.transports };
  for (const row of rows) {
    const some = Math.min(left[row.kind], row.sp);
    left[row.kind] -= some;
    if (some > 0) shift(g, row, some, { moved: true, repairing: false, station: 'circle' });
  }
  const ships = g.ships.filter(
    (ship) => ship.nation === sail.nation && ship.at === sail.at && ship.station === 'circle' && ship.moved,
  );
  return { nation: sail.nation, at: sail.at as Water, ships };
}

/** F.3.d Two infantry or one cavalry to a transport, in half places. */
const PLACES = 2;
interface Cargo {
  readonly parts: readonly Part[];
  readonly leaders: Force['leaders'];
}
const NO_CARGO: Cargo = { parts: [], leaders: [] };
const placesFor = ({ parts }: Cargo): number =>
  parts.reduce((sum, { kind, sp }) => sum + sp * (isCavalry(kind) ? 2 : 1), 0);

type Aboard = AnswerOf<'embark'> | AnswerOf<'embarkLeader'> | typeof DONE;
/** F.3.a, F.3.b, F.3.c, F.3.d Troops of the same flag go aboard in a coastal hex, infantry with a leader beside them. */
function* embark(g: WarAndPeace, by: Seat, fleet: Fleet): Script<Cargo> {
  const { at } = fleet;
  if (!isHex(at) && !isBox(at)) return NO_CARGO;
  const transports = rowsOf(g, fleet)
    .filter(({ kind }) => kind === 'T')
    .reduce((sum, { sp }) => sum + sp, 0);
  const flag = coloursOf(g, fleet.nation);
  let cargo: Cargo = NO_CARGO;
  for (;;) {
    const room = transports * PLACES - placesFor(cargo);
    const side = factionOf(g, fleet.nation);
    const troops = troopsAt(g, at).filter(
      (troop) =>
        coloursOf(g, troop.nation) === flag &&
        sideOfTroop(g, troop) === side &&
        troop.spent === 'no' &&
        troop.kind !== 'P' &&
        troop.kind !== 'M' &&
        troop.bond === 'none' &&
        !(isHex(at) && isShutIn(g, at, troop.inside)),
    );
    const leaders = leadersAt(g, at).filter(
      (row) =>
        row.spent === 'no' &&
        coloursOf(g, leaderCard(row.id).nation) === flag &&
        !leaderCard(row.id).naval &&
        !(isHex(at) && isShutIn(g, at, row.inside)),
    );
    const led = leaders.length + cargo.leaders.length > 0;
    const most = (troop: Troop): number => Math.min(troop.sp, Math.floor(room / (isCavalry(troop.kind) ? 2 : 1)));
    const sorts = new Map<string, Aboard>();
    for (const troop of transports > 0 ? troops : [])
      for (let sp = 1; sp <= most(troop); sp++)
        sorts.set(`${troop.nation}/${troop.kind}/${sp}`, {
          kind: 'embark',
          nation: troop.nation,
          unit: troop.kind,
          sp,
        });
    const among: readonly Aboard[] = [
      ...sorts.values(),
      ...leaders.map((row): Aboard => ({ kind: 'embarkLeader', leader: row.id })),
    ];
    const may = (answer: Aboard): Verdict =>
      must('F.3.b', answer.kind !== 'embark' || isCavalry(answer.unit) || led, 'naval.needsLeader');
    if (among.every((answer) => may(answer))) return cargo;
    const answer = yield* ask(
      choice<Aboard>({ by, rule: 'F.3.b', prompt: say('naval.aboard', { at, room }), among, may, or: [DONE] }),
    );
    if (answer.kind === 'done') return cargo;
    if (answer.kind === 'embarkLeader') {
      changeLeader(g, answer.leader, { spent: 'landed', inside: false });
      cargo = { ...cargo, leaders: [...cargo.leaders, answer.leader] };
    } else {
      const troop = troops.find(
        (each) => each.nation === answer.nation && each.kind === answer.unit && each.sp >= answer.sp,
      );
      if (!troop) throw new Error(`F.3.b: no ${answer.sp} ${answer.unit} at ${at}`);
      changeTroops(g, troop, answer.sp, { spent: 'landed', inside: false });
      const { nation, kind, level, bond } = troop;
      cargo = { ...cargo, parts: [...cargo.parts, { nation, kind, level, bond, sp: answer.sp }] };
    }
  }
}

/** F.6.c Ships in a closed port must run the blockade; a failure leaves them there, or in a fight. */
function* runs(g: WarAndPeace, fleet: Fleet): Script<boolean> {
  const { at, nation } = fleet;
  if (!isHex(at)) return true;
  const own = cityAt(at);
  const closed = own !== undefined && factionHolding(g, own.id) === factionOf(g, nation) && isBlockaded(g, at);
  if (!closed) return true;
  const die = yield* roll('F.6.c', say('naval.runs', { at }));
  const result = blockadeResult(die);
  log(g, 'F.6.c', 'naval.runResult', { at, die, result });
  if (result === 'E') return true;
  const enemies = blockadersAt(g, at);
  const [first] = enemies;
  if (!first || squadronsIn(rowsOf(g, fleet)) === 0) return false;
  const enemy: Fleet = { nation: first.nation, at, ships: enemies };
  const by = result === 'F*' ? seatOf(g, first.nation) : seatOf(g, nation);
  const fights = yield* ask({ by, rule: 'F.6.c', prompt: say('naval.attackBlockade', { at }), answers: [YES, NO] });
  if (fights.kind === 'no') return false;
  if (result === 'F*') yield* navalBattle(g, enemy, fleet);
  else yield* navalBattle(g, fleet, enemy);
  recountBlockades(g);
  return rowsOf(g, fleet).length > 0 && !isBlockaded(g, at);
}

/** F.4.a, F.4.d Enemy squadrons in a zone that may intercept: not those shut up in a port, nor any that has intercepted. */
const interceptors = (g: WarAndPeace, zone: ZoneId, side: Faction): readonly AnswerOf<'intercept'>[] => {
  const groups = new Map<string, AnswerOf<'intercept'>>();
  for (const { nation, at, station, kind, moved } of g.ships) {
    if (kind !== 'S' || moved || factionOf(g, nation) !== opponent(side)) continue;
    const here = isZone(at)
      ? at === zone
      : isHex(at)
        ? watersOf(at).includes(zone)
        : isBox(at) && boxCard(at).zone === zone;
    const shut = station === 'port' && isHex(at) && isBlockaded(g, at);
    if (here && !shut) groups.set(`${nation}/${at}/${station}`, { kind: 'intercept', nation, at, station });
  }
  return [...groups.values()];
};
/** F.4.c, F.4.e, F.6.g One try of a group: the die, the zone, +1 at sea, +1 for Nelson. Blockaders who try go to sea. */
function* tryToIntercept(g: WarAndPeace, zone: ZoneId, group: AnswerOf<'intercept'>): Script<Fleet | undefined> {
  const die = yield* roll('F.4.c', say('naval.interceptDie', { zone }));
  const nelson = group.nation === 'england' && leader(g, NELSON).at === group.at ? 1 : 0;
  const total = die + zoneCard(zone).interception + (isZone(group.at) ? 1 : 0) + nelson;
  const found = intercepts(total);
  log(g, 'F.4.c', 'naval.intercepted', { zone, die, total, found });
  const ships = rowsAt(g, group).filter(({ kind }) => kind === 'S');
  let fleet: Fleet = { nation: group.nation, at: group.at as Water, ships };
  if (found || group.station === 'blockade') fleet = moveFleet(g, fleet, zone, 'sea');
  recountBlockades(g);
  if (!found) return undefined;
  for (const row of rowsOf(g, fleet)) shift(g, row, row.sp, { moved: true });
  return {
    ...fleet,
    ships: g.ships.filter(
      (ship) => ship.nation === group.nation && ship.at === zone && ship.station === 'sea' && ship.kind === 'S',
    ),
  };
}
type Tries = AnswerOf<'intercept'> | typeof PASS;
/** F.4.b The moving fleet waits until the other side has tried all it wants. */
function* interception(g: WarAndPeace, fleet: Fleet, zone: ZoneId): Script<Fleet> {
  const side = factionOf(g, fleet.nation);
  if (side === 'neutral') return fleet;
  const tried: string[] = [];
  let now = moveFleet(g, fleet, zone, 'circle');
  for (;;) {
    const among: readonly Tries[] = interceptors(g, zone, side).filter(
      ({ nation, at, station }) => !tried.includes(`${nation}/${at}/${station}`),
    );
    if (among.length === 0 || rowsOf(g, now).length === 0) return now;
    const answer = yield* ask(
      choice<Tries>({
        by: leadingSeat(g, opponent(side)),
        rule: 'F.4.b',
        prompt: say('naval.intercept', { zone }),
        among,
        may: () => undefined,
        or: [PASS],
      }),
    );
    if (answer.kind === 'pass') return now;
    tried.push(`${answer.nation}/${answer.at}/${answer.station}`);
    const hunter = yield* tryToIntercept(g, zone, answer);
    if (!hunter) continue;
    yield* navalBattle(g, hunter, now);
    if (
      rowsOf(g, now).length === 0 ||
      !g.ships.some((ship) => ship.station === 'circle' && ship.moved && ship.nation === now.nation)
    )
      return { ...now, ships: [] };
    now = { ...now, ships: rowsOf(g, now) };
  }
}

/** F.3.e, F.3.h Cargo lands where the ships come to rest; what was aboard lost ships is lost with them. */
function* land(g: WarAndPeace, cargo: Cargo, from: Water, to: HexId): Script {
  const force: Force = { at: from as HexId, leaders: cargo.leaders, parts: cargo.parts };
  for (const part of cargo.parts)
    changeTroops(g, { ...part, at: from as HexId, inside: false, spent: 'landed' }, part.sp, { at: to });
  for (const id of cargo.leaders) changeLeader(g, id, { at: to });
  if (strengthOf(force) + cargo.leaders.length > 0)
    log(g, 'F.3.b', 'naval.lands', { force: tokensOf(cargo.leaders, cargo.parts), at: to });
  yield* entered(g, { ...force, at: to });
}

const transportsOf = (g: WarAndPeace, { nation }: Fleet): number =>
  g.ships.filter((ship) => ship.nation === nation && ship.kind === 'T').reduce((sum, { sp }) => sum + sp, 0);
/** F.3.h What was aboard transports that are gone is gone too; a fleet that was driven into port has its troops back ashore. */
const loseCargo = (g: WarAndPeace, { parts, leaders }: Cargo, from: Water, lost: number): void => {
  if (lost <= 0 || !(isHex(from) || isBox(from))) return;
  for (const part of parts) {
    const { sp, ...sort } = part;
    removeTroops(g, { ...sort, at: from, inside: false, spent: 'landed' }, sp);
    changePool(g, part.nation, part.kind, sp);
  }
  for (const id of leaders) changeLeader(g, id, { at: 'pool' });
};

/** F.2.h, F.3.e, F.6.e, F.6.f Where a fleet may go: with cargo to a coast where it may land, without to sea or to a port. */
const maySailTo = (g: WarAndPeace, fleet: Fleet, cargo: Cargo, to: Water): boolean => {
  const loaded = cargo.parts.length + cargo.leaders.length > 0;
  if (isZone(to)) return !loaded;
  if (isBox(to)) return !loaded && boxCard(to).port && fleet.nation === 'england';
  const city = cityAt(to);
  if (loaded)
    return pointsOf(cargo.parts) > 0
      ? !mayEnter(g, { verb: 'land', force: { at: to, ...cargo }, to })
      : city !== undefined && factionHolding(g, city.id) === factionOf(g, fleet.nation);
  if (!city || city.port.length === 0) return false;
  return (
    factionHolding(g, city.id) === factionOf(g, fleet.nation) ||
    canBlockade(g, to, factionOf(g, fleet.nation) === 'pro' ? 'pro' : 'anti', squadronsIn(rowsOf(g, fleet)))
  );
};

/** F.7.a Enemy ships that lie outside a port may be attacked by those who come. */
function* attackAt(g: WarAndPeace, fleet: Fleet, hex: HexId): Script {
  const side = factionOf(g, fleet.nation);
  const enemies = shipsAt(g, hex).filter(
    ({ nation, station }) =>
      factionOf(g, nation) !== side &&
      factionOf(g, nation) !== 'neutral' &&
      (station === 'coast' || station === 'blockade'),
  );
  const [first] = enemies;
  if (!first || squadronsIn(rowsOf(g, fleet)) === 0) return;
  const { kind } = yield* ask({
    by: seatOf(g, fleet.nation),
    rule: 'F.7.a',
    prompt: say('naval.engage', { at: hex }),
    answers: [YES, NO],
  });
  if (kind === 'yes') yield* navalBattle(g, fleet, { nation: first.nation, at: hex, ships: enemies });
}
/** F.6.a, F.6.b They come to rest: in a port of their own, before one of the enemy's, or off the coast. */
const comeToRest = (g: WarAndPeace, fleet: Fleet): void => {
  const { at, nation } = fleet;
  if (rowsOf(g, fleet).length === 0) return;
  const side = factionOf(g, nation);
  if (isZone(at)) moveFleet(g, fleet, at, 'sea');
  else if (isBox(at)) moveFleet(g, fleet, at, 'port');
  else if (isHex(at)) {
    const city = cityAt(at);
    if (city && factionHolding(g, city.id) === side) moveFleet(g, fleet, at, 'port');
    else if (side !== 'neutral' && canBlockade(g, at, side, squadronsIn(rowsOf(g, fleet)))) {
      moveFleet(g, fleet, at, 'blockade');
      log(g, 'F.6.a', 'naval.blockade', { nation, at });
    } else moveFleet(g, fleet, at, 'coast');
  }
  recountBlockades(g);
};

/** F.11 One fleet: formed, loaded, through the blockade, zone by zone, to its goal. */
function* sail(g: WarAndPeace, by: Seat, order: Sail): Script {
  let fleet = yield* form(g, by, order);
  const from = fleet.at;
  if (!(yield* runs(g, fleet))) return comeToRest(g, fleet);
  const cargo = yield* embark(g, by, fleet);
  const afloat = transportsOf(g, fleet);
  const routes = routesFrom(from).filter(({ to }) => maySailTo(g, fleet, cargo, to));
  const among = routes.map(({ to }): AnswerOf<'sailTo'> => ({ kind: 'sailTo', to }));
  const stays: readonly (typeof PASS)[] = [PASS];
  const goal =
    among.length === 0
      ? PASS
      : yield* ask(
          choice<AnswerOf<'sailTo'> | typeof PASS>({
            by,
            rule: 'F.2.f',
            prompt: say('naval.where', { at: from }),
            among,
            may: () => undefined,
            or: stays,
          }),
        );
  const route: Route | undefined = goal.kind === 'pass' ? undefined : routes.find(({ to }) => to === goal.to);
  if (!route) return comeToRest(g, fleet);
  for (const place of route.way) {
    fleet = isZone(place) ? yield* interception(g, fleet, place) : moveFleet(g, fleet, place, 'circle');
    if (rowsOf(g, fleet).length === 0) return loseCargo(g, cargo, from, afloat - transportsOf(g, fleet));
  }
  log(g, 'F.2.f', 'naval.sails', { nation: fleet.nation, from, to: route.to });
  if (isHex(route.to)) yield* attackAt(g, fleet, route.to);
  if (
    isHex(route.to) &&
    rowsOf(g, fleet).length > 0 &&
    (isHex(from) || isBox(from)) &&
    cargo.parts.length + cargo.leaders.length > 0
  )
    yield* land(g, cargo, from, route.to);
  comeToRest(g, fleet);
}

/** E.2.a The Naval Phase: one fleet of one seat at a time. */
export function* navalPhase(g: WarAndPeace): Script<'more' | 'done'> {
  const side = activeFaction(g.clock);
  if (!side) return 'done';
  const seats = activeSeats(g).filter(
    (seat) => !g.clock.out.includes(seat) && stacksOf(g, seat, side).some((order) => !maySail(g, order)),
  );
  if (seats.length === 0) return 'done';
  const { by, answer } = yield* askAny(seats.map((seat) => question(g, seat, side)));
  if (answer.kind === 'done') g.clock = { ...g.clock, out: [...g.clock.out, by] };
  else yield* sail(g, by, answer);
  return 'more';
}
