import { cityId } from '../catalogue/cities.ts';
import {
  ARMY_KINDS,
  type ArmyKind,
  type HexId,
  type Holder,
  type Major,
  type Nation,
  type Players,
  SHIP_KINDS,
  type ShipKind,
  type Status,
  type ZoneId,
} from '../catalogue/ids.ts';
import { hexId } from '../catalogue/map.ts';
import { leaderId, NELSON } from '../catalogue/pieces.ts';
import { type Agreed, STANDARD } from '../scenario/agreed.ts';
import { setUpAsUsual } from '../scenario/set-up.ts';
import {
  changeLeader,
  changeShips,
  type Clock,
  type Counters,
  FRESH,
  FRESH_SHIP,
  type History,
  type Pool,
  placeLeader,
  placeTroops,
  setHolder,
  type ShipRow,
  type Treasury,
  type Troop,
  turnOf,
  type WarAndPeace,
} from '../state/index.ts';

/**
 * The forces of a hex in words: a leader by his id, troops as `austria 11 I`. `inside` before a word puts it behind the walls,
 * `moved`, `landed`, `D2`, `expedition` and `unpaid` after it mark it.
 */
export type ForceWords = readonly string[];

export interface Position {
  readonly scenario?: string;
  readonly players?: Players;
  readonly agreed?: Partial<Agreed>;
  readonly clock?: Partial<Clock>;
  /** The only army pieces on the map, by hex. */
  readonly forces?: Readonly<Record<string, ForceWords>>;
  /** The only ships: `{ Z7: ['france 3 S port'], atlantic: ['england 2 S sea damaged'] }`. */
  readonly ships?: Readonly<Record<string, readonly string[]>>;
  readonly cities?: Readonly<Record<string, Holder>>;
  readonly sieges?: Readonly<Record<string, number>>;
  readonly entrenched?: readonly string[];
  readonly status?: Partial<Record<Major, Status>>;
  readonly machines?: Readonly<Record<string, string>>;
  readonly counters?: Partial<Counters>;
  readonly history?: Partial<History>;
  readonly pools?: Readonly<Partial<Record<Nation, Pool>>>;
  readonly treasury?: Partial<Treasury>;
  /** Where Nelson is, among the ships of `ships`. */
  readonly nelson?: string;
}

const placeWord = (g: WarAndPeace, at: HexId, word: string): void => {
  const inside = word.startsWith('inside ');
  const parts = (inside ? word.slice('inside '.length) : word).split(' ');
  const [first = '', count = '', kind = '', ...marks] = parts;
  if (parts.length === 1) {
    placeLeader(g, leaderId(first), at);
    changeLeader(g, leaderId(first), { inside });
    return;
  }
  if (!ARMY_KINDS.some((each) => each === kind)) throw new Error(`${word} is no force`);
  const level = marks.find((mark) => /^D[123]$/.test(mark));
  const spent: Troop['spent'] = marks.includes('moved') ? 'moved' : marks.includes('landed') ? 'landed' : 'no';
  const bond: Troop['bond'] =
    (['expedition', 'recalled', 'loyal', 'unpaid'] as const).find((mark) => marks.includes(mark)) ?? 'none';
  const sort = {
    ...FRESH,
    at,
    nation: first as Nation,
    kind: kind as ArmyKind,
    inside,
    spent,
    bond,
    level: Number(level?.slice(1) ?? 0),
  };
  placeTroops(g, sort, Number(count));
};

const placeShips = (g: WarAndPeace, at: string, word: string): void => {
  const [nation = '', count = '', kind = '', station = '', damaged] = word.split(' ');
  if (!SHIP_KINDS.some((each) => each === kind)) throw new Error(`${word} is no fleet`);
  const sort = {
    nation: nation as Nation,
    kind: kind as ShipKind,
    at: at as HexId | ZoneId,
    station: station as ShipRow['station'],
    ...FRESH_SHIP,
    damaged: damaged === 'damaged',
  };
  changeShips(g, sort, Number(count));
};

/** A position: only the pieces that are named stand on the map, if any are. */
export const position = (wanted: Position): WarAndPeace => {
  const g = setUpAsUsual(wanted.scenario ?? '1805', wanted.players ?? '2', { ...STANDARD, ...wanted.agreed });
  g.clock = { ...g.clock, segment: 'pro', phase: 'ground', ...wanted.clock };
  if (wanted.forces) {
    g.troops = [];
    g.leaders = g.leaders.map((row) => ({ ...row, at: row.at === 'notYet' ? 'notYet' : 'pool', inside: false }));
    g.sieges = [];
    for (const [at, words] of Object.entries(wanted.forces)) for (const word of words) placeWord(g, hexId(at), word);
  }
  if (wanted.ships) {
    g.ships = [];
    for (const [at, words] of Object.entries(wanted.ships)) for (const word of words) placeShips(g, at, word);
  }
  for (const [city, holder] of Object.entries(wanted.cities ?? {})) setHolder(g, cityId(city), holder);
  if (wanted.sieges)
    g.sieges = Object.entries(wanted.sieges).map(([city, marker]) => ({
      city: cityId(city),
      marker,
      since: turnOf(g.clock) - marker,
    }));
  g.entrenched = (wanted.entrenched ?? []).map((hex) => hexId(hex));
  g.politics = {
    ...g.politics,
    status: { ...g.politics.status, ...wanted.status },
    machines: { ...g.politics.machines, ...wanted.machines },
  };
  g.counters = { ...g.counters, ...wanted.counters };
  g.history = { ...g.history, ...wanted.history };
  g.pools = { ...g.pools, ...wanted.pools };
  g.treasury = { ...g.treasury, ...wanted.treasury };
  if (wanted.nelson) placeLeader(g, NELSON, wanted.nelson as ZoneId);
  return g;
};
