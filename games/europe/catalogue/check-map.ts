import { InputError } from '@bivouac/kernel';
import type { ProvinceId, ZoneId } from './ids.ts';
import { cards } from './cards.ts';
import { counted, known } from '@bivouac/kernel/lookup.ts';
import { groupings, majors, nations } from './nations.ts';
import { armies, depots, fleets, generals, specials, units } from './pieces.ts';
import { blockadeBoxes, boxes, edges, misprints, passages, provinces, sea, seas, zone, zones } from './places.ts';

const fault = (place: string, wrong: string, remedy: string): never => {
  throw new InputError(place, wrong, remedy);
};

const checkZones = (): void => {
  counted('zones.json', 'zones', zones, 247);
  for (const { id, nation, province, port, symbols } of zones.values()) {
    known(`zones.json ${id}`, 'nation', [nation], nations);
    known(`zones.json ${id}`, 'province', [province], provinces);
    if (port !== undefined) {
      known(`zones.json ${id}`, 'sea', [port], seas);
      if (!sea(port).ports.includes(id)) fault(`seas.json ${port}`, `it does not list its port ${id}`, 'Add the port.');
    }
    const shows = (sign: 'R' | 'W' | 'P', expected: boolean): void => {
      if (symbols.includes(sign) !== expected)
        fault(`zones.json ${id}`, `the sign ${sign} does not agree with the groupings`, 'Correct one of the two.');
    };
    shows('R', groupings.rhine.members.includes(nation));
    shows('P', groupings.poland.provinces.includes(province));
    shows('W', groupings.westphalia.members.includes(nation) || groupings.westphalia.provinces.includes(province));
  }
  const used = new Set<ProvinceId>([...zones.values()].map(({ province }) => province));
  for (const id of provinces.keys()) if (!used.has(id)) fault(`provinces.json ${id}`, 'no zone is in it', 'Remove it.');
  for (const { zones: named } of misprints) known('zones.json misprints', 'zone', named, zones);
};

const checkEdges = (): void => {
  const seen = new Set<string>();
  for (const { a, b, kind, sea: strait } of edges) {
    const place = `edges.json ${a}–${b}`;
    known(place, 'zone', [a, b], zones);
    const pair = [a, b].sort().join('–');
    if (seen.has(pair)) fault(place, 'the border stands there twice', 'Keep one of the two.');
    seen.add(pair);
    if ((kind === 'strait') !== (strait !== undefined))
      fault(place, 'a strait and its sea go together', 'Name the sea of a strait, and of nothing else.');
    if (strait !== undefined) known(place, 'sea', [strait], seas);
  }
  counted('edges.json', 'borders', seen, 545);
};

const checkSeas = (): void => {
  counted('seas.json', 'sea zones', seas, 17);
  for (const { id, adjacent, ports } of seas.values()) {
    known(`seas.json ${id}`, 'sea', adjacent, seas);
    known(`seas.json ${id}`, 'zone', ports, zones);
    for (const other of adjacent)
      if (!sea(other).adjacent.includes(id)) fault(`seas.json ${other}`, `it does not touch ${id} in turn`, 'Add it.');
    for (const port of ports)
      if (zone(port).port !== id) fault(`zones.json ${port}`, `its port is not on ${id}`, 'Correct one of the two.');
  }
  for (const { id, seas: both, barredTo, keeper } of passages) {
    known(`seas.json ${id}`, 'sea', both, seas);
    known(`seas.json ${id}`, 'nation', barredTo, nations);
    known(`seas.json ${id}`, 'zone', keeper === undefined ? [] : [keeper], zones);
  }
  const ports = [...zones.values()].filter(({ port }) => port !== undefined);
  counted('seas.json', 'blockade boxes', blockadeBoxes, ports.length);
  for (const { id, port, sea: before } of blockadeBoxes.values())
    if (id !== `blockade_${port}` || zones.get(port)?.port !== before)
      fault(`seas.json ${id}`, 'it is not the box of its port', 'Name it blockade_<port>, on the sea of the port.');
};

export const checkPlaces = (): void => {
  checkZones();
  checkEdges();
  checkSeas();
  counted('boxes.json', 'boxes', boxes, 5);
  for (const { id, card } of boxes.values())
    if (cards.get(card)?.box !== id) fault(`boxes.json ${id}`, `card ${card} does not open it`, 'Correct the card.');
};

export const checkNations = (): void => {
  counted('nations.json', 'nations', nations, 38);
  const capitals = new Set<ZoneId>();
  for (const { id, capital, conquestKeys, kind } of nations.values()) {
    known(`nations.json ${id}`, 'zone', [...capital, ...conquestKeys], zones);
    for (const seat of capital) capitals.add(seat);
    for (const key of conquestKeys)
      if (!zone(key).key) fault(`zones.json ${key}`, 'it decides a conquest but has no key star', 'Mark it as key.');
    if ((kind === 'major') !== conquestKeys.length > 0)
      fault(`nations.json ${id}`, 'major powers, and they alone, have conquest keys', 'Correct the row.');
    if (kind === 'major' && !depots.counters.has(id)) fault('depots.json', `${id} has no depots`, 'Add a row.');
  }
  for (const { id, capital } of zones.values())
    if (capital !== 'none' && !capitals.has(id)) fault(`zones.json ${id}`, 'it is nobody’s capital', 'Correct one.');
  counted('nations.json', 'major powers', { size: majors.length }, 7);
  checkGroupings();
};

const checkGroupings = (): void => {
  const { rhine, westphalia, poland, bavaria, italy } = groupings;
  const states = [rhine, westphalia, poland, bavaria, italy].map(({ nation }) => nation);
  const members = [...rhine.members, ...rhine.needsDefeated, ...westphalia.members, ...westphalia.alsoNeeds];
  known('nations.json groupings', 'nation', [...states, ...members], nations);
  const lands = [westphalia.provinces, poland.provinces, [poland.core], bavaria.adds, italy.start, italy.adds].flat();
  known('nations.json groupings', 'province', lands, provinces);
  known('nations.json groupings', 'zone', [rhine.capital, westphalia.capital], zones);
  known('nations.json groupings', 'card', [...rhine.needsPlayed, ...westphalia.needsPlayed], cards);
  known('nations.json groupings', 'unit', [poland.secondCorps, italy.secondCorps], units);
};

export const checkPieces = (): void => {
  counted('units.json', 'combat units', units, 114);
  counted('specials.json', 'special units', specials, 4);
  counted('generals.json', 'generals', generals, 73);
  counted('armies.json', 'armies', armies, 7);
  counted('fleets.json', 'fleets', fleets, 31);
  const pieces = [units, specials, generals, armies, fleets].flatMap((sheet) => [...sheet.values()]);
  counted('the counter sheets', 'ids', new Set<string>(pieces.map(({ id }) => id)), pieces.length);
  for (const { id, nation } of pieces) known(id, 'nation', [nation], nations);
  for (const { id, code, feudOf } of units.values()) {
    known(`units.json ${id}`, 'province', feudOf === undefined ? [] : [feudOf], provinces);
    if ((code === 'F') !== (feudOf !== undefined))
      fault(`units.json ${id}`, 'a feudal corps and its province go together', 'Correct the row.');
  }
  for (const { id, enters } of specials.values()) known(`specials.json ${id}`, 'card', [enters], cards);
  checkGenerals();
};

const checkGenerals = (): void => {
  const ranks = new Map<string, string>();
  for (const { id, nation, rank, enters, replaces, leaves } of generals.values()) {
    const place = `generals.json ${id}`;
    known(
      place,
      'card',
      [enters?.card, leaves?.card].filter((card) => card !== undefined),
      cards,
    );
    known(
      place,
      'general',
      [replaces, leaves?.general].filter((other) => other !== undefined),
      generals,
    );
    // 10.2 No two generals of a nation share a rank, save one who takes the place of the other.
    const before = ranks.get(`${nation} ${rank}`);
    if (before !== undefined && before !== replaces) fault(place, `it has the rank of ${before}`, 'Give it its own.');
    ranks.set(`${nation} ${rank}`, id);
  }
};
