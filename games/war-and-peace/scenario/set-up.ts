import { isBox, cityAt, cityCards, cityRow } from '../catalogue/cities.ts';
import {
  ARMY_KINDS,
  type BoxId,
  type HexId,
  type Holder,
  isMinor,
  type Kind,
  type LeaderId,
  type Nation,
  NATIONS,
  type Place,
  type Players,
  SHIP_KINDS,
  type ZoneId,
} from '../catalogue/ids.ts';
import { type Draft, initialPool, minorCard } from '../catalogue/nations.ts';
import { leaderCards, leaderId } from '../catalogue/pieces.ts';
import { isZone } from '../catalogue/seas.ts';
import {
  changeLeader,
  changeShips,
  coloursOf,
  factionHolding,
  factionOf,
  FRESH,
  FRESH_SHIP,
  leader,
  placeLeader,
  placeTroops,
  setHolder,
  shipsAt,
  turnOf,
  type WarAndPeace,
  addDraft,
  NO_WORK,
} from '../state/index.ts';
import { minorsAtStart, statusesAtStart } from '../rules/D-players/D.1-political-start.ts';
import type { Agreed } from './agreed.ts';
import { machinesAtStart, type Scenario, scenario as scenarioCard, type SetUpEntry } from './scenario.ts';

const emptyState = (id: string, players: Players, agreed: Agreed): WarAndPeace => {
  const card = scenarioCard(id);
  const { politics } = card;
  const invaded = (nation: string): number | null => {
    const month = politics.firstInvasion[nation];
    return month ? turnOf(month) : null;
  };
  return {
    scenario: id,
    players,
    agreed,
    clock: { ...card.first, segment: 'setUp', phase: 'naval', step: 0, out: [] },
    log: [],
    troops: [],
    leaders: leaderCards.map(({ id: one, name }) => ({
      id: one,
      at: name === null ? 'pool' : 'notYet',
      inside: false,
      spent: 'no',
      bond: 'none',
      until: 0,
      captor: null,
    })),
    ships: [],
    musters: null,
    prizes: [],
    dumps: [],
    yards: [],
    cities: cityCards.map(() => ({ holder: 'nobody' })),
    sieges: [],
    entrenched: [],
    pools: {},
    prisoners: [],
    foreign: [],
    politics: {
      status: statusesAtStart(card),
      minors: minorsAtStart(card),
      machines: machinesAtStart(card),
      regions: politics.regions,
    },
    parting: false,
    counters: {
      victoryPoints: 0,
      chart: 12,
      enteredSpain: 0,
      leftSpain: 0,
      spaniardsMoved: 0,
      tilsitOffered: false,
      prussianFlag: 0,
      prussianDice: 2,
      prussianWars: politics.landwehr.length > 1 ? 2 : 0,
      austrianDice: 2,
      russianFlag: 0,
      exile: 0,
      ireland: 0,
      truce: 0,
      flight: 0,
      flightHome: 0,
      typhus: false,
      lloyds: 5,
      daring: 0,
    },
    commerce: { raided: false, america: [false, false], bases: {}, points: 0 },
    history: {
      conquests: Object.fromEntries(
        NATIONS.flatMap((nation) => {
          const times = politics.conquests[nation];
          if (!times) return [];
          const { france = 0, ...others } = times;
          return [[nation, { pro: france, anti: Object.values(others).reduce((sum, each) => sum + each, 0) }]];
        }),
      ),
      conquerorOfFrance: null,
      invaded: { spain: invaded('spain'), russia: invaded('russia') },
      sources: { pro: politics.sources['france'] ?? [], anti: [] },
      floating: politics.floating,
      landwehr: politics.landwehr,
      raised: politics.machines['IBERIA'] === undefined ? [] : ['spain', 'portugal'],
      napoleonReturned: false,
      guardInExile: false,
      blue: {},
      dropped: {},
      hollandAnnexed: politics.machines['HOLLAND'] === 'annexed',
      kingdomOfPoland: machinesAtStart(card)['POLAND'] === 'kingdom',
      before: {},
      swedishWar: 'none',
      irishWar: false,
      tilsit: politics.machines['TILSIT'] === 'over' ? (machinesAtStart(card)['POLAND'] ?? null) : null,
      refused: false,
    },
    treasury: { england: 0, englandNaval: 0, franceNaval: 0, russianDebt: 0, lent: {} },
    lines: null,
    weather: ['Fair', 'Fair', 'Fair'],
    work: NO_WORK,
    ending: null,
  };
};

/** An unnamed leader for a force of this nation: its own, or one of its master's satellites. */
const unnamedFor = (g: WarAndPeace, nation: Nation): LeaderId => {
  const free = leaderCards.filter(({ id, name }) => name === null && leader(g, id).at === 'pool');
  const own = free.find((card) => card.nation === nation && !card.satellites);
  const satellite = free.find((card) => card.satellites && card.nation === coloursOf(g, nation));
  const found = isMinor(nation) ? (satellite ?? own) : own;
  if (!found) throw new Error(`P: no unnamed leader left for ${nation}`);
  return found.id;
};

export const leaderNamed = (g: WarAndPeace, nation: Nation, name: string): LeaderId =>
  name === 'unnamed' ? unnamedFor(g, nation) : leaderId(name);

const stationAt = (g: WarAndPeace, nation: Nation, at: HexId | BoxId | ZoneId, mode: SetUpEntry['mode']) => {
  if (mode === 'blockading') return 'blockade' as const;
  if (isZone(at)) return 'sea' as const;
  if (isBox(at)) return 'port' as const;
  const city = cityAt(at);
  return city && factionHolding(g, city.id) === factionOf(g, nation) ? ('port' as const) : ('coast' as const);
};

/** P Puts a group on the map. */
export const deploy = (
  g: WarAndPeace,
  { owner, mode }: Pick<SetUpEntry, 'owner' | 'mode'>,
  at: Place | ZoneId,
  units: Draft['units'],
  leaders: readonly LeaderId[],
): void => {
  const inside = mode === 'besieged';
  const bond = mode === 'expedition' ? 'expedition' : 'none';
  for (const kind of ARMY_KINDS)
    if (units[kind]) placeTroops(g, { ...FRESH, at: at as Place, nation: owner, kind, inside, bond }, units[kind]);
  const station = stationAt(g, owner, at, mode);
  for (const kind of SHIP_KINDS)
    if (units[kind]) changeShips(g, { nation: owner, kind, at, station, ...FRESH_SHIP }, units[kind]);
  for (const id of leaders) {
    placeLeader(g, id, at);
    changeLeader(g, id, { inside, bond });
  }
  const city = inside ? cityAt(at) : undefined;
  if (city && !g.sieges.some((siege) => siege.city === city.id))
    g.sieges = [...g.sieges, { city: city.id, marker: 0, since: turnOf(g.clock) }];
};

/** P A group whose owner chooses where it stands. */
export const isFree = ({ among, anywhere }: SetUpEntry): boolean => among !== undefined || anywhere !== undefined;
/** P.1, P.4, P.6 The entries with a choice, in the order of the book. In the historic set-up Nelson is at London. */
export const freeEntries = (card: Scenario, { historicNavalSetUp }: Agreed): readonly SetUpEntry[] =>
  card.entries.filter((entry) => isFree(entry) && !(historicNavalSetUp && entry.leaders.includes('nelson')));

export const deployAsUsual = (g: WarAndPeace, entry: SetUpEntry): void => {
  for (const { hex, units, leaders } of entry.usual ?? [])
    deploy(
      g,
      entry,
      hex as HexId | ZoneId,
      units.units,
      leaders.map((name) => leaderNamed(g, entry.owner, name)),
    );
};

/** The state that holds a city at the start: its own, unless the set-up says otherwise. */
const firstHolder = (g: WarAndPeace, city: (typeof cityCards)[number]): Holder => {
  const { state } = city;
  if (state === 'hanse') return 'nobody';
  if (!isMinor(state)) return state;
  const { status } = g.politics.minors[state];
  if (state === 'dalmatia' && status === 'unformed') return 'austria';
  return status === 'satellite' || status === 'neutral' ? state : 'nobody';
};

const setControl = (g: WarAndPeace, card: Scenario): void => {
  for (const city of cityCards) setHolder(g, city.id, firstHolder(g, city));
  for (const { city, controller } of card.control) setHolder(g, city, controller);
};
/** Ownerless cities belong to those who stand in them. */
export const occupyOwnerless = (g: WarAndPeace): void => {
  for (const { at, nation } of g.troops) {
    const city = cityAt(at);
    if (city && g.cities[cityRow(city.id)]?.holder === 'nobody') setHolder(g, city.id, coloursOf(g, nation) ?? nation);
  }
};

/** J.1.d The pools of the beginning. */
const fillPools = (g: WarAndPeace, card: Scenario): void => {
  if (card.pools === 'printed') {
    for (const nation of NATIONS) if (!minorCard(nation)?.onCreation) addDraft(g, nation, initialPool(nation));
  } else for (const { nation, pool } of card.pools) addDraft(g, nation, pool);
  for (const name of card.outOfPlay) changeLeader(g, leaderId(name), { at: 'dead' });
};

/** P, optional: the historic naval set-up changes and adds to what stands. */
const deployHistoricFleets = (g: WarAndPeace, card: Scenario): void => {
  for (const { nation, changes } of card.historicNaval)
    for (const { hex, zone, box, mode, set, add, leaders } of changes) {
      const at = hex ?? zone ?? box;
      if (!at) throw new Error('P: a change of the historic set-up has no place');
      const station = stationAt(g, nation, at, mode);
      for (const kind of SHIP_KINDS) {
        const sort = { nation, kind, at, station, ...FRESH_SHIP } as const;
        const now =
          shipsAt(g, at).find((ship) => ship.nation === nation && ship.kind === kind && ship.station === station)?.sp ??
          0;
        if (set) changeShips(g, sort, (set.units[kind] ?? 0) - now);
        if (add) changeShips(g, sort, add.units[kind] ?? 0);
      }
      for (const kind of ARMY_KINDS)
        if (add?.units[kind]) placeTroops(g, { ...FRESH, at: at as Place, nation, kind }, add.units[kind]);
      for (const name of leaders) placeLeader(g, leaderNamed(g, nation, name), at);
    }
};

/** P The state before the players make the choices that the set-up leaves to them. */
export const setUp = (id: string, players: Players, agreed: Agreed): WarAndPeace => {
  const card = scenarioCard(id);
  const g = emptyState(id, players, agreed);
  setControl(g, card);
  fillPools(g, card);
  for (const entry of card.entries) {
    if (isFree(entry)) continue;
    const at = entry.hex ?? entry.zone;
    if (!at) throw new Error(`P: an entry of ${entry.owner} has no place`);
    const leaders: LeaderId[] = [];
    for (const name of entry.leaders) {
      const one = leaderNamed(g, entry.owner, name);
      placeLeader(g, one, at);
      leaders.push(one);
    }
    deploy(g, entry, at, entry.units.units, leaders);
  }
  if (agreed.historicNavalSetUp) deployHistoricFleets(g, card);
  occupyOwnerless(g);
  return g;
};
/** The same with every choice made as history made it, ready for the first month. */
export const setUpAsUsual = (id: string, players: Players, agreed: Agreed): WarAndPeace => {
  const g = setUp(id, players, agreed);
  for (const entry of freeEntries(scenarioCard(id), agreed)) deployAsUsual(g, entry);
  occupyOwnerless(g);
  g.clock = { ...g.clock, segment: 'month' };
  return g;
};

/** Kinds with any points, in the order of the counter sheet. */
export const kindsIn = (units: Draft['units']): readonly Kind[] =>
  [...ARMY_KINDS, ...SHIP_KINDS].filter((kind) => (units[kind] ?? 0) > 0);
