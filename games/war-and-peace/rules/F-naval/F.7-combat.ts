import { ask, choice, roll, type Script, type Seat } from '@bivouac/kernel';
import { type AnswerOf, PASS } from '../../answers.ts';
import { cityCards } from '../../catalogue/cities.ts';
import type { Faction, HexId, Nation } from '../../catalogue/ids.ts';
import { isHex } from '../../catalogue/map.ts';
import { NELSON } from '../../catalogue/pieces.ts';
import { isZone, zoneCard, zonesBeside } from '../../catalogue/seas.ts';
import {
  intercepts,
  type NavalCode,
  navalDamage,
  navalOddsOf,
  navalResult,
  transportResult,
} from '../../catalogue/tables.ts';
import {
  changeLeader,
  changePool,
  changeShips,
  factionHolding,
  factionOf,
  isBlockaded,
  leader,
  type ShipRow,
  type WarAndPeace,
} from '../../state/index.ts';
import { log, say } from '../../speech.ts';
import { seatOf } from '../D-players/D.3-seats.ts';
import { type Water, watersOf } from './F.2-routes.ts';
import { shift, squadronsIn } from './F.6-blockade.ts';

/** F.7 A fleet in combat: the rows of ships it is made of. */
export interface Fleet {
  readonly nation: Nation;
  readonly at: Water;
  readonly ships: readonly ShipRow[];
}

/** The rows of a fleet as they stand now. */
export const rowsOf = (g: WarAndPeace, fleet: Fleet): readonly ShipRow[] =>
  g.ships.filter((ship) =>
    fleet.ships.some(
      (each) =>
        each.nation === ship.nation && each.at === ship.at && each.station === ship.station && each.kind === ship.kind,
    ),
  );
const isEnglish = ({ nation }: Fleet): boolean => nation === 'england';
/** F.10 Nelson is with the fleet whose waters he is in. */
const hasNelson = (g: WarAndPeace, fleet: Fleet): boolean => isEnglish(fleet) && leader(g, NELSON).at === fleet.at;

/** F.1.b, F.8 The morale that most squadron points have; the lower if as many. Damage takes one off. */
export const navalMorale = (ships: readonly ShipRow[]): number => {
  const counts = [0, 0, 0];
  for (const { kind, nation, damaged, sp } of ships) {
    if (kind !== 'S') continue;
    const morale = (nation === 'england' ? 2 : 1) - (damaged ? 1 : 0);
    counts[morale] = (counts[morale] ?? 0) + sp;
  }
  return counts.indexOf(Math.max(...counts));
};
/** F.7.k, F.10, R-25 Added to the die of the larger force: the difference of morale, and Nelson for his side. */
export const navalModifier = (g: WarAndPeace, larger: Fleet, smaller: Fleet): number =>
  navalMorale(rowsOf(g, larger)) -
  navalMorale(rowsOf(g, smaller)) +
  Number(hasNelson(g, larger)) -
  Number(hasNelson(g, smaller));

/** F.7.c, F.8, J.7.a Squadrons are damaged, and those already damaged sink; what is sunk or captured goes to its pool. */
const damage = (g: WarAndPeace, fleet: Fleet, count: number): void => {
  for (let left = count; left > 0; left--) {
    const rows = rowsOf(g, fleet).filter(({ kind }) => kind === 'S');
    const sound = rows.find(({ damaged }) => !damaged);
    if (sound) shift(g, sound, 1, { damaged: true, repairing: false });
    else sink(g, fleet, 1, 'sunk');
  }
  if (count > 0) log(g, 'F.7.c', 'naval.lost', { nation: fleet.nation, sp: count, how: 'damaged' });
};
const sink = (g: WarAndPeace, fleet: Fleet, count: number, how: 'sunk' | 'captured'): void => {
  for (let left = count; left > 0; left--) {
    const row = rowsOf(g, fleet).find(({ kind }) => kind === 'S');
    if (!row) return;
    const { sp: _all, ...sort } = row;
    changeShips(g, sort, -1);
    changePool(g, row.nation, 'S', 1);
    log(g, how === 'sunk' ? 'J.7.a' : 'F.9', 'naval.lost', { nation: row.nation, sp: 1, how });
  }
};
const suffer = (g: WarAndPeace, fleet: Fleet, codes: readonly NavalCode[], smaller: number): void => {
  for (const code of codes) {
    if (code === 'K') sink(g, fleet, 1, 'sunk');
    if (code === 'C') sink(g, fleet, 1, 'captured');
    damage(g, fleet, Math.min(navalDamage(code, smaller), squadronsIn(rowsOf(g, fleet))));
  }
};
const isBeaten = (codes: readonly NavalCode[]): boolean =>
  codes.some((code) => code === 'R' || code === 'K' || code === 'C');

/** F.7.e, F.7.i, R-86 Friendly ports of the zone that are not closed; from a coast the nearest are all those of its waters. */
const refuges = (g: WarAndPeace, { nation, at }: Fleet): readonly HexId[] => {
  const side = factionOf(g, nation);
  const waters = isZone(at) ? [at] : isHex(at) ? watersOf(at) : [];
  return cityCards
    .filter(
      ({ id, port, hex }) =>
        port.some((zone) => waters.includes(zone)) && factionHolding(g, id) === side && !isBlockaded(g, hex),
    )
    .map(({ hex }) => hex);
};
/** F.7.j Ships without a refuge, and transports without an escort: captured, sunk, or away. */
function* scatter(g: WarAndPeace, fleet: Fleet): Script {
  for (const row of rowsOf(g, fleet))
    for (let each = 0; each < row.sp; each++) {
      const die = yield* roll('F.7.j', say('naval.transport', { nation: row.nation }));
      if (transportResult(die) === 'E') continue;
      const { sp: _all, ...sort } = row;
      changeShips(g, sort, -1);
      changePool(g, row.nation, row.kind, 1);
    }
}
/** F.7.e, F.7.i A beaten fleet makes for a port; on the high seas for the cheapest zone beside it. */
function* flee(g: WarAndPeace, fleet: Fleet): Script {
  const { at, nation } = fleet;
  if (rowsOf(g, fleet).length === 0) return;
  if (isZone(at) && zoneCard(at).kind === 'global') {
    const [next] = [...zonesBeside(at)].sort((a, b) => zoneCard(a).movement - zoneCard(b).movement);
    if (next) moveFleet(g, fleet, next, 'sea');
    return;
  }
  const open = refuges(g, fleet);
  const [only] = open;
  if (!only) return yield* scatter(g, fleet);
  const among = open.map((port): AnswerOf<'putInto'> => ({ kind: 'putInto', port }));
  const { port } =
    open.length === 1
      ? { port: only }
      : yield* ask(
          choice({
            by: seatOf(g, nation),
            rule: 'F.7.i',
            prompt: say('naval.retreat', { at }),
            among,
            may: () => undefined,
          }),
        );
  moveFleet(g, fleet, port, 'port');
  log(g, 'F.7.i', 'naval.retreats', { nation, to: port });
}
export const moveFleet = (g: WarAndPeace, fleet: Fleet, to: Water, station: ShipRow['station']): Fleet => {
  const nelson = hasNelson(g, fleet);
  for (const row of rowsOf(g, fleet)) shift(g, row, row.sp, { at: to, station });
  if (nelson) changeLeader(g, NELSON, { at: to });
  return { ...fleet, at: to, ships: fleet.ships.map((ship) => ({ ...ship, at: to, station })) };
};

/** F.10.d, SG R.1 Nelson is hit on 11 or 12, and lost with the last of his ships. */
function* nelsonUnderFire(g: WarAndPeace, fleet: Fleet): Script {
  if (leader(g, NELSON).at === fleet.at && rowsOf(g, fleet).length === 0) {
    changeLeader(g, NELSON, { at: 'dead' });
    log(g, 'F.10', 'leader.killed', { leader: NELSON });
    return;
  }
  if (!hasNelson(g, fleet)) return;
  const prompt = say('leader.check', { leader: NELSON });
  const dice = (yield* roll('F.10', prompt)) + (yield* roll('F.10', prompt));
  if (dice < 11) return;
  changeLeader(g, NELSON, { at: 'dead' });
  log(g, 'F.10', 'leader.killed', { leader: NELSON });
}

/** F.7.b One round: odds, die, and what becomes of both. Who is beaten? */
function* fight(g: WarAndPeace, attacker: Fleet, defender: Fleet): Script<Fleet | undefined> {
  const [a, d] = [squadronsIn(rowsOf(g, attacker)), squadronsIn(rowsOf(g, defender))];
  const [larger, smaller] = a >= d ? [attacker, defender] : [defender, attacker];
  const odds = navalOddsOf(Math.max(a, d), Math.min(a, d));
  const die = yield* roll('F.7.b', say('naval.die', { at: defender.at }));
  const total = die + navalModifier(g, larger, smaller);
  const result = navalResult(odds, total);
  log(g, 'F.7.b', 'naval.round', {
    at: defender.at,
    odds,
    die,
    total,
    larger: larger.nation,
    result: `L${result.larger.join('')} S${result.smaller.join('')}`,
  });
  suffer(g, larger, result.larger, Math.min(a, d));
  suffer(g, smaller, result.smaller, Math.min(a, d));
  if (isBeaten(result.smaller)) return smaller;
  return isBeaten(result.larger) ? larger : undefined;
}

/** F.5.b, F.10.b The victor may pursue: a die, and Nelson. */
function* pursues(g: WarAndPeace, victor: Fleet): Script<boolean> {
  const by: Seat = seatOf(g, victor.nation);
  const answers: readonly (AnswerOf<'pursue'> | typeof PASS)[] = [{ kind: 'pursue' }, PASS];
  const answer = yield* ask({ by, rule: 'F.5.b', prompt: say('naval.pursue', { at: victor.at }), answers });
  if (answer.kind === 'pass') return false;
  const die = yield* roll('F.5.b', say('naval.pursue', { at: victor.at }));
  const total = die + Number(hasNelson(g, victor));
  log(g, 'F.5.b', 'naval.pursued', { die, total, caught: intercepts(total) });
  return intercepts(total);
}

/** F.7 A naval battle. Returns the side that is left in possession. */
export function* navalBattle(g: WarAndPeace, attacker: Fleet, defender: Fleet): Script<Faction | 'neutral'> {
  let lost = 0;
  let last: Fleet | undefined;
  for (;;) {
    if (squadronsIn(rowsOf(g, defender)) === 0) {
      yield* scatter(g, defender);
      last = defender;
      break;
    }
    if (squadronsIn(rowsOf(g, attacker)) === 0) {
      last = attacker;
      break;
    }
    const beaten = yield* fight(g, attacker, defender);
    if (!beaten) break;
    lost = last === beaten ? lost + 1 : 1;
    last = beaten;
    const victor = beaten === attacker ? defender : attacker;
    if (lost >= 2 || squadronsIn(rowsOf(g, beaten)) === 0 || !(yield* pursues(g, victor))) {
      yield* flee(g, beaten);
      break;
    }
  }
  for (const fleet of [attacker, defender]) yield* nelsonUnderFire(g, fleet);
  return factionOf(g, (last === attacker ? defender : attacker).nation);
}
