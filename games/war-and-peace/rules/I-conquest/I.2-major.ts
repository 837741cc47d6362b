import { cityCards, isBox } from '../../catalogue/cities.ts';
import { type LeaderId, type Major, MINORS, type Nation, type Status } from '../../catalogue/ids.ts';
import { isHex } from '../../catalogue/map.ts';
import { leaderCard } from '../../catalogue/pieces.ts';
import { productionCityOf } from '../../catalogue/nations.ts';
import {
  changeLeader,
  changePool,
  coloursOf,
  conquestsOf,
  factionHolding,
  factionOf,
  isOnMap,
  landOf,
  leaderToPool,
  removeTroops,
  toPool,
  type WarAndPeace,
} from '../../state/index.ts';
import { log } from '../../text/speech.ts';
import { endAtOnce } from '../C-victory/C-victory.ts';
import { setStatus } from '../G-alliance/G.4-status.ts';
import { napoleonGoesIntoExile } from '../K-france/K.2-exile.ts';
import { machineAfterConquest } from '../M-east/M-machines.ts';

/** On another state's ground, or in a box beside the map. Who is at sea comes home with the ships. */
const isAbroad = (g: WarAndPeace, major: Major, at: string): boolean =>
  isHex(at) ? landOf(g, at) !== major : isBox(at);

/** I.2.b Army units and leaders beyond the borders go into the pool. */
const recallToPool = (g: WarAndPeace, major: Major): void => {
  for (const troop of g.troops) {
    if (troop.nation !== major || !isAbroad(g, major, troop.at)) continue;
    const { sp, ...sort } = troop;
    removeTroops(g, sort, sp);
    toPool(g, major, troop.kind, sp);
  }
  for (const row of g.leaders) {
    if (leaderCard(row.id).nation === major && !leaderCard(row.id).naval && isOnMap(row) && isAbroad(g, major, row.at))
      leaderToPool(g, row.id);
  }
};

/** G.6.c All its imprisoned units come home to its pool. */
export const returnPrisoners = (g: WarAndPeace, nation: Nation): void => {
  for (const { nation: whose, kind, sp } of g.prisoners) if (whose === nation) changePool(g, nation, kind, sp);
  g.prisoners = g.prisoners.filter((row) => row.nation !== nation);
  const captured: readonly LeaderId[] = g.leaders
    .filter(({ id, at }) => at === 'prisoner' && leaderCard(id).nation === nation)
    .map(({ id }) => id);
  for (const id of captured) changeLeader(g, id, { at: 'pool', captor: null });
};

/** I.2.c The cities that the conquering faction holds now supply it; a capital never does. */
const recordSources = (g: WarAndPeace, major: Major, by: Nation): void => {
  const side = factionOf(g, by);
  if (side === 'neutral') return;
  const held = cityCards
    .filter(({ id, hex, kind }) => landOf(g, hex) === major && kind !== 'capital' && factionHolding(g, id) === side)
    .map(({ id }) => id);
  const { sources } = g.history;
  g.history = { ...g.history, sources: { ...sources, [side]: [...new Set([...sources[side], ...held])] } };
};

/** R-83 Satellites whose own city nobody else holds stand neutral with their master. */
const releaseSatellites = (g: WarAndPeace, major: Major): void => {
  for (const minor of MINORS) {
    const row = g.politics.minors[minor];
    const city = productionCityOf(minor);
    if (row.controller !== major || row.status !== 'satellite' || major === 'france' || !city) continue;
    const holding = factionHolding(g, city);
    if (holding === 'neutral' || holding === 'nobody')
      g.politics = { ...g.politics, minors: { ...g.politics.minors, [minor]: { ...row, status: 'neutral' } } };
  }
};

/** I.2 A major state is conquered. */
export const conquerMajor = (g: WarAndPeace, major: Major, by: Nation): void => {
  const conqueror = coloursOf(g, by) ?? by;
  const side = factionOf(g, by) === 'pro' ? 'pro' : 'anti';
  const times = conquestsOf(g, major);
  recordSources(g, major, by);
  g.history = {
    ...g.history,
    conquests: { ...g.history.conquests, [major]: { ...times, [side]: times[side] + 1 } },
    conquerorOfFrance: major === 'france' ? conqueror : g.history.conquerorOfFrance,
  };
  g.counters = { ...g.counters, victoryPoints: 0 }; // G.4.e
  log(g, 'I.2', 'conquest.major', { nation: major, by: conqueror });
  const status: Status = major === 'france' ? 'exile' : 'conquered';
  setStatus(g, major, status, 'I.2.a');
  if (major === 'france') napoleonGoesIntoExile(g); // before the others go home: he is wherever he was (K.2.a)
  recallToPool(g, major);
  returnPrisoners(g, major);
  releaseSatellites(g, major);
  if (major !== 'france') machineAfterConquest(g, major, side);
  else if (g.history.napoleonReturned) endAtOnce(g); // C.1.g
};
