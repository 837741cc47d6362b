import { ask, choice, roll, type Script, type Seat } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { boxCard, cityCards, isBox } from '../../catalogue/cities.ts';
import { type HexId, type Nation, opponent, type ZoneId } from '../../catalogue/ids.ts';
import { distance, isHex } from '../../catalogue/map.ts';
import { isZone, zoneCard, zonesBeside } from '../../catalogue/seas.ts';
import { transportResult } from '../../catalogue/tables.ts';
import {
  activeFaction,
  factionHolding,
  factionOf,
  isBlockaded,
  shift,
  type ShipRow,
  type WarAndPeace,
} from '../../state/index.ts';
import { log, say } from '../../text/speech.ts';
import { leadingSeat } from '../D-players/D.3-seats.ts';
import { EMPTY, type Fleet, flagOf, isAfloat, moveFleet, rowsOf, speakerOf } from './F.2-fleets.ts';
import { type Water, watersOf } from './F.2-routes.ts';
import { type LoadFate, settleLoad } from './F.3-hold.ts';
import { strike } from './F.7-losses.ts';

const watersAt = (at: Water): readonly ZoneId[] =>
  isZone(at) ? [at] : isHex(at) ? watersOf(at) : isBox(at) ? [boxCard(at).zone] : [];
/** F.7.e, F.7.i Ports of a side in some waters that no enemy closes. */
const openPorts = (g: WarAndPeace, nation: Nation, waters: readonly ZoneId[]): readonly HexId[] =>
  cityCards
    .filter(
      ({ id, port, hex }) =>
        port.some((zone) => waters.includes(zone)) &&
        factionHolding(g, id) === factionOf(g, nation) &&
        !isBlockaded(g, hex),
    )
    .map(({ hex }) => hex);
/** F.7.e, R-86 From the open sea all ports of the zone are equally near; from a coast the nearest. */
const nearest = (at: Water, ports: readonly HexId[]): readonly HexId[] => {
  if (!isHex(at)) return ports;
  const least = Math.min(...ports.map((port) => distance(at, port)));
  return ports.filter((port) => distance(at, port) === least);
};
export const refuges = (g: WarAndPeace, fleet: Fleet): readonly HexId[] =>
  nearest(fleet.at, openPorts(g, flagOf(g, fleet), watersAt(fleet.at)));

function* choosePort(by: Seat, at: Water, ports: readonly HexId[]): Script<HexId | undefined> {
  const [only] = ports;
  if (ports.length < 2) return only;
  const among = ports.map((port): AnswerOf<'putInto'> => ({ kind: 'putInto', port }));
  const prompt = say('naval.retreat', { at });
  return (yield* ask(choice({ by, rule: 'F.7.i', prompt, among, may: () => undefined }))).port;
}

/** F.7.j, R-87 An escaping ship makes for a port of its zone, else of one beside it; the inactive player chooses, and without a port it stays. */
function* escape(g: WarAndPeace, row: ShipRow, at: Water): Script<Water> {
  const here = nearest(at, openPorts(g, row.nation, watersAt(at)));
  const beside = openPorts(g, row.nation, watersAt(at).flatMap(zonesBeside));
  const active = activeFaction(g.clock);
  const by = leadingSeat(g, active ? opponent(active) : 'pro');
  const port = yield* choosePort(by, at, here.length > 0 ? here : beside);
  const [zone] = watersAt(at);
  const to: Water = port ?? zone ?? at;
  shift(g, row, 1, { at: to, station: port ? 'port' : 'sea', moved: true, fleet: 0 });
  return to;
}

/** F.7.j, F.3.h, R-87 Ships without escort or refuge: each is captured, sunk, or gets away, and its load with it. */
export function* scatter(g: WarAndPeace, fleet: Fleet, victor: Fleet): Script<Fleet> {
  const loads = [...fleet.hold.loads];
  let last: Water | undefined;
  for (const row of rowsOf(g, fleet))
    for (let each = 0; each < row.sp; each++) {
      const result = transportResult(yield* roll('F.7.j', say('naval.transport', { nation: row.nation })));
      const now = rowsOf(g, fleet).find(
        (ship) => ship.nation === row.nation && ship.kind === row.kind && ship.damaged === row.damaged,
      );
      if (!now) continue;
      const load = row.kind === 'T' ? loads.shift() : undefined;
      let fate: LoadFate;
      if (result === 'E') {
        last = yield* escape(g, now, fleet.at);
        fate = { how: 'landed', at: last };
      } else {
        yield* strike(g, now, result === 'C' ? 'captured' : 'sunk', victor, fleet.at);
        fate = { how: result === 'C' ? 'captured' : 'sunk', by: flagOf(g, victor) };
      }
      if (load) settleLoad(g, { loads: [load], leaders: [] }, fate);
    }
  settleLoad(
    g,
    { loads, leaders: fleet.hold.leaders },
    last ? { how: 'landed', at: last } : { how: 'captured', by: flagOf(g, victor) },
  );
  return { ...fleet, stations: [], hold: EMPTY };
}

/**
 * F.7.e, F.7.i A beaten fleet makes for the nearest open port of its zone; on the high seas for the cheapest zone beside it. Where there is
 * no port its ships scatter. F.6.c a sortie goes back where it came from.
 */
export function* flee(g: WarAndPeace, fleet: Fleet, victor: Fleet, home?: HexId): Script<Fleet> {
  const { at } = fleet;
  if (!isAfloat(g, fleet)) {
    settleLoad(g, fleet.hold, { how: 'sunk', by: flagOf(g, victor) });
    return { ...fleet, hold: EMPTY };
  }
  if (home) return moveFleet(g, fleet, home, 'port');
  if (isZone(at) && zoneCard(at).kind === 'global') {
    const beside = zonesBeside(at);
    const least = Math.min(...beside.map((zone) => zoneCard(zone).movement));
    const among = beside
      .filter((zone) => zoneCard(zone).movement === least)
      .map((to): AnswerOf<'sailTo'> => ({ kind: 'sailTo', to }));
    const [only] = among;
    const { to } =
      among.length === 1 && only
        ? only
        : yield* ask(
            choice({
              by: speakerOf(g, fleet),
              rule: 'F.7.e',
              prompt: say('naval.retreat', { at }),
              among,
              may: () => undefined,
            }),
          );
    return ashore(g, moveFleet(g, fleet, to, 'sea'));
  }
  const ports = refuges(g, fleet);
  if (ports.length === 0) return yield* scatter(g, fleet, victor);
  const port = yield* choosePort(speakerOf(g, fleet), at, ports);
  if (!port) return fleet;
  const nation = flagOf(g, fleet);
  const gone = moveFleet(g, fleet, port, 'port');
  log(g, 'F.7.i', 'naval.retreats', { nation, to: port });
  return ashore(g, gone);
}
/** What a fleet has aboard goes ashore where its flight ends; at sea it is lost (F.3.e). */
const ashore = (g: WarAndPeace, fleet: Fleet): Fleet => {
  settleLoad(g, fleet.hold, { how: 'landed', at: fleet.at });
  return { ...fleet, hold: EMPTY };
};
