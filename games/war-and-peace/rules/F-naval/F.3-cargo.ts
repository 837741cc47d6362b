import { ask, choice, type Script, type Seat, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../../answers/answers.ts';
import { ABOARD, boxCard, cityAt, isBox } from '../../catalogue/cities.ts';
import type { BoxId, Major, Nation, Place } from '../../catalogue/ids.ts';
import { isMajor } from '../../catalogue/ids.ts';
import { isHex } from '../../catalogue/map.ts';
import { isCavalry, leaderCard } from '../../catalogue/pieces.ts';
import {
  changeLeader,
  changeTroops,
  coloursOf,
  factionHolding,
  joined,
  leadersAt,
  type Part,
  sideOfLeader,
  sideOfTroop,
  strengthOf,
  type Troop,
  troopsAt,
  type WarAndPeace,
} from '../../state/index.ts';
import { log, must, say } from '../../text/speech.ts';
import { tokensOf } from '../../text/tokens.ts';
import { crossedSpanishBorder } from '../L-iberia/L.1-spanish-chart.ts';
import { isShutIn } from '../SG-J-ground-movement/SG-J.3-who-moves.ts';
import { entered } from '../SG-J-ground-movement/SG-J.10-entered.ts';
import { mayEnter } from '../SG-J-ground-movement/SG-J.8-may-enter.ts';
import {
  EMPTY,
  type Fleet,
  flagOf,
  isHidden,
  type Hold,
  type Load,
  rowsOf,
  squadronsIn,
  transportsIn,
} from './F.2-fleets.ts';
import { forceIn, pointsAboard } from './F.3-hold.ts';
import { landPoints, pointsAtHand } from './F.3-points.ts';
import { landInIreland } from '../G-alliance/G.10-ireland.ts';

const POINTS = 5;
const BESIDE_INFANTRY = 2;
const LEADERS = 10;

/** F.3.d A transport takes five points, two infantry, one cavalry, or one infantry and two points. */
const fits = ({ parts, supply, points }: Load): boolean => {
  const cargo = supply + points;
  const foot = parts.reduce((sum, { kind, sp }) => sum + (isCavalry(kind) ? 0 : sp), 0);
  const horse = parts.reduce((sum, { kind, sp }) => sum + (isCavalry(kind) ? sp : 0), 0);
  if (horse > 0) return horse === 1 && foot === 0 && cargo === 0;
  if (foot === 2) return cargo === 0;
  return foot === 1 ? cargo <= BESIDE_INFANTRY : foot === 0 && cargo <= POINTS;
};
const NOTHING: Load = { parts: [], supply: 0, points: 0 };
/** Stows one thing after another where there is room for it. */
const stow = (loads: readonly Load[], add: (load: Load) => Load): readonly Load[] | undefined => {
  const place = loads.findIndex((load) => fits(add(load)));
  return place < 0 ? undefined : loads.map((load, row) => (row === place ? add(load) : load));
};
const stowMany = (loads: readonly Load[], count: number, add: (load: Load) => Load): readonly Load[] | undefined => {
  let now: readonly Load[] | undefined = loads;
  for (let each = 0; each < count && now; each++) now = stow(now, add);
  return now;
};
const withPoint =
  (part: Part) =>
  (load: Load): Load => ({ ...load, parts: joined(load.parts, { ...part, sp: 1 }) });
const withCargo =
  (what: 'supply' | 'points') =>
  (load: Load): Load => ({ ...load, [what]: load[what] + 1 });
/** F.3 The loads of a fleet: one for each transport that it has. */
const loadsOf = (g: WarAndPeace, fleet: Fleet): readonly Load[] =>
  Array.from({ length: transportsIn(rowsOf(g, fleet)) }, (_, row) => fleet.hold.loads[row] ?? NOTHING);

/** I.3.c Those who stay true to France sail under her flag. */
const coloursOfTroop = (g: WarAndPeace, { nation, bond }: Pick<Troop, 'nation' | 'bond'>): Major | null =>
  bond === 'loyal' ? 'france' : coloursOf(g, nation);
/** F.3.a A major state's transports carry its own and its satellites' units; a satellite's its own and its master's. */
export const carries = (g: WarAndPeace, ship: Nation, troop: Pick<Troop, 'nation' | 'bond'>): boolean => {
  if (ship === troop.nation) return true;
  return isMajor(ship) ? coloursOfTroop(g, troop) === ship : troop.nation === coloursOf(g, ship);
};
const mayBoard = (g: WarAndPeace, fleet: Fleet, troop: Troop): boolean =>
  troop.spent === 'no' &&
  troop.kind !== 'P' &&
  troop.kind !== 'M' &&
  (troop.bond === 'none' || troop.bond === 'loyal') &&
  sideOfTroop(g, troop) === fleet.side &&
  !(isHex(troop.at) && isShutIn(g, troop.at, troop.inside)) &&
  rowsOf(g, fleet).some(({ kind, nation }) => kind === 'T' && carries(g, nation, troop));

type Aboard =
  | AnswerOf<'embark'>
  | AnswerOf<'embarkLeader'>
  | AnswerOf<'embarkSupply'>
  | AnswerOf<'embarkPoints'>
  | typeof DONE;
/** F.3.c, F.3.d Everything that could go aboard here: squadrons take leaders alone. */
const candidates = (g: WarAndPeace, fleet: Fleet, loads: readonly Load[], atStart: boolean): readonly Aboard[] => {
  const { at } = fleet;
  const sums = new Map<string, { readonly troop: Troop; sp: number }>();
  for (const troop of troopsAt(g, at as Place).filter((each) => mayBoard(g, fleet, each))) {
    const sum = sums.get(`${troop.nation}/${troop.kind}`);
    if (sum) sum.sp += troop.sp;
    else sums.set(`${troop.nation}/${troop.kind}`, { troop, sp: troop.sp });
  }
  const among: Aboard[] = [];
  for (const { troop, sp: all } of sums.values())
    for (let sp = 1; sp <= all && stowMany(loads, sp, withPoint({ ...troop, sp: 1 })); sp++)
      among.push({ kind: 'embark', nation: troop.nation, unit: troop.kind, sp });
  const room = (squadronsIn(rowsOf(g, fleet)) + loads.length) * LEADERS - fleet.hold.leaders.length;
  for (const { id, spent, inside } of leadersAt(g, at as Place)) {
    const shut = isHex(at) && isShutIn(g, at, inside);
    const own = rowsOf(g, fleet).some(({ nation }) =>
      carries(g, nation, { nation: leaderCard(id).nation, bond: 'none' }),
    );
    if (room > 0 && spent === 'no' && own && !shut && !leaderCard(id).naval && sideOfLeader(g, id) === fleet.side)
      among.push({ kind: 'embarkLeader', leader: id });
  }
  if (!atStart || loads.length === 0) return among;
  const city = cityAt(at);
  const inPort = city && city.port.length > 0 && factionHolding(g, city.id) === fleet.side;
  for (
    let points = 1;
    inPort && points <= POINTS * loads.length && stowMany(loads, points, withCargo('supply'));
    points++
  )
    among.push({ kind: 'embarkSupply', points });
  for (let points = 1; points <= pointsAtHand(g, fleet) && stowMany(loads, points, withCargo('points')); points++)
    among.push({ kind: 'embarkPoints', points });
  return among;
};

/** F.3.b Infantry goes aboard only where a leader is, and needs none to land; R-56 evacuated Swedes need none at all. */
const mayEmbark = (g: WarAndPeace, fleet: Fleet, answer: Aboard): Verdict => {
  const led = leadersAt(g, fleet.at as Place).some(
    ({ id }) => sideOfLeader(g, id) === fleet.side && !leaderCard(id).naval,
  );
  return must('F.3.b', answer.kind !== 'embark' || isCavalry(answer.unit) || led, 'naval.needsLeader');
};

const board = (g: WarAndPeace, fleet: Fleet, loads: readonly Load[], answer: AnswerOf<'embark'>): readonly Load[] => {
  let now = loads;
  let left = answer.sp;
  for (const troop of troopsAt(g, fleet.at as Place)) {
    if (troop.nation !== answer.nation || troop.kind !== answer.unit || left === 0 || !mayBoard(g, fleet, troop))
      continue;
    const some = Math.min(left, troop.sp);
    const { nation, kind, level, bond } = troop;
    changeTroops(g, troop, some, { spent: 'landed', inside: false, at: ABOARD });
    crossedSpanishBorder(g, [{ ...troop, sp: some }], fleet.at, ABOARD);
    now = stowMany(now, some, withPoint({ nation, kind, level, bond, sp: 1 })) ?? now;
    left -= some;
  }
  return now;
};
/** F.3.a to F.3.d, F.3.g What goes aboard in a coastal hex; supply and production points only where the phase began. */
export function* embark(g: WarAndPeace, by: Seat, fleet: Fleet, atStart: boolean): Script<Fleet> {
  const { at } = fleet;
  if (!isHex(at) && !isBox(at)) return fleet;
  let now: Fleet = { ...fleet, hold: { ...fleet.hold, loads: loadsOf(g, fleet) } };
  for (;;) {
    const among = candidates(g, now, now.hold.loads, atStart);
    const may = (answer: Aboard): Verdict => mayEmbark(g, now, answer);
    if (among.every((answer) => may(answer)) && !isHidden(rowsOf(g, now))) return now;
    const free = now.hold.loads.filter(({ parts, supply, points }) => parts.length + supply + points === 0).length;
    const prompt = say('naval.aboard', { at, room: free });
    const answer = yield* ask(choice<Aboard>({ by, rule: 'F.3.b', prompt, among, may, or: [DONE] }));
    const { hold } = now;
    switch (answer.kind) {
      case 'done':
        return now;
      case 'embarkLeader':
        changeLeader(g, answer.leader, { spent: 'landed', inside: false, at: ABOARD });
        now = { ...now, hold: { ...hold, leaders: [...hold.leaders, answer.leader] } };
        break;
      case 'embark':
        now = { ...now, hold: { ...hold, loads: board(g, now, hold.loads, answer) } };
        break;
      case 'embarkSupply':
      case 'embarkPoints': {
        const what = answer.kind === 'embarkSupply' ? 'supply' : 'points';
        if (what === 'points') g.treasury = { ...g.treasury, england: g.treasury.england - 2 * answer.points };
        const loads = stowMany(hold.loads, answer.points, withCargo(what)) ?? hold.loads;
        now = { ...now, hold: { ...hold, loads } };
      }
    }
  }
}

/** F.3.b, R-84 May what is aboard go ashore here? A landing is an entry like any other. */
export const mayLandAt = (g: WarAndPeace, hold: Hold, side: Fleet['side'], to: Place): Verdict => {
  const force = forceIn(hold, to);
  if (isBox(to)) {
    const others = troopsAt(g, to).some((troop) => sideOfTroop(g, troop) !== side);
    return must('SG J.6', !others, 'enter.enemies', { at: to });
  }
  if (!isHex(to)) return undefined;
  if (strengthOf(force) > 0) return mayEnter(g, { verb: 'land', force, to });
  const city = cityAt(to);
  const friends =
    (city !== undefined && factionHolding(g, city.id) === side) ||
    troopsAt(g, to).some((troop) => sideOfTroop(g, troop) === side && !troop.inside);
  return must('F.3.b', force.leaders.length === 0 || friends, 'naval.leadersAshore', { at: to });
};

/** L.3, R-33 Egypt and Malta are never pro-French: a French landing leaves them to nobody, an Allied one to England. */
const takeBox = (g: WarAndPeace, box: BoxId, side: Fleet['side']): void => {
  const { state } = boxCard(box);
  if (state !== 'egypt' && state !== 'malta') return;
  const row =
    side === 'anti'
      ? ({ status: 'satellite', controller: 'england' } as const)
      : ({ status: 'neutral', controller: null } as const);
  g.politics = { ...g.politics, minors: { ...g.politics.minors, [state]: row } };
};

/** F.3.b, F.3.f, F.3.g Everything aboard goes ashore, and what follows from an entry follows. */
export function* land(g: WarAndPeace, fleet: Fleet, to: Place): Script<Fleet> {
  const { hold } = fleet;
  const colours = coloursOf(g, flagOf(g, fleet));
  const force = forceIn(hold, to);
  for (const part of force.parts)
    changeTroops(g, { ...part, at: ABOARD, inside: false, spent: 'landed' }, part.sp, { at: to });
  for (const id of force.leaders) changeLeader(g, id, { at: to });
  if (strengthOf(force) + force.leaders.length > 0)
    log(g, 'F.3.b', 'naval.lands', { force: tokensOf(force.leaders, force.parts), at: to });
  const supply = pointsAboard(hold, 'supply');
  if (supply > 0 && isHex(to) && colours) {
    g.dumps = [...g.dumps, { at: to, colours, points: supply }];
    log(g, 'F.3.f', 'naval.supplyAshore', { at: to, points: supply });
  }
  landPoints(g, pointsAboard(hold, 'points'), to);
  if (isBox(to) && strengthOf(force) > 0) takeBox(g, to, fleet.side);
  if (to === IRELAND && strengthOf(force) > 0) yield* landInIreland(g, force);
  else if (isHex(to) && strengthOf(force) > 0) {
    crossedSpanishBorder(g, force.parts, null, to);
    yield* entered(g, force);
  }
  return { ...fleet, hold: EMPTY };
}
export const IRELAND = 'BOX-IRELAND' as BoxId;
