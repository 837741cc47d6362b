import { choose, type Script, type Verdict } from '@bivouac/kernel';
import {
  isDuchy,
  isPort,
  isZone,
  pieceSizes,
  portsIn,
  portZones,
  reserve,
  reservesOf,
  straitFortress,
  zone as zoneCard,
} from '../../catalogue/catalogue.ts';
import type { DuchyId, LeaderId, Nation, PlaceId, SquadronId, ZoneId } from '../../catalogue/ids.ts';
import { DUCHIES } from '../../catalogue/catalogue.ts';
import {
  atWar,
  changeSquadron,
  controller,
  director,
  type Formation,
  isAtPlace,
  isOnMap,
  leaderRow,
  leadersOf,
  moveFormation,
  type NapoleonicWars,
  strengthOf,
} from '../../state/state.ts';
import type { Deployment, ReinforcementAnswer } from '../../text/14.2-reinforcement.ts';
import { DONE } from '../../text/answers.ts';
import { log, must, say } from '../../text/speech.ts';
import { enemiesIn, hasEnemyFleet, isFriendlyPort } from '../3-glossary/3-standing.ts';
import { oneArmy } from '../9-movement/9.1-armies.ts';
import { nationOfShip, nationsAboard } from '../13-naval/13.1-fleets.ts';
import { movableAt } from '../13-naval/13.1-sailing.ts';
import { fitsAboard, idleUnits, MOST_ABOARD, seaLanes } from '../13-naval/13.6-convoys.ts';
import { armyCost, isWatched, type Price } from './14.23-by-land.ts';

type Of<K extends ReinforcementAnswer['kind']> = Extract<ReinforcementAnswer, { readonly kind: K }>;
type Convoy = Extract<Deployment, { readonly kind: 'deployConvoy' | 'deployConvoyUnits' }>;
const halfPoints = (g: NapoleonicWars): number => g.reinforcing?.halfPoints ?? 0;

/** 14.23 Places where a nation has Squadrons that may sail. */
export const sailors = (g: NapoleonicWars, nation: Nation): readonly PlaceId[] => {
  const places = g.squadrons.flatMap((row) =>
    row.nation === nation && isAtPlace(row.at) && !row.building ? [row.at] : [],
  );
  return [...new Set(places)];
};
export const mayDeployFleet = (g: NapoleonicWars, nation: Nation, from: PlaceId, price: Price): Verdict =>
  must('13.11', movableAt(g, nation, from).length > 0, 'sail.refit', { place: from }) ??
  must('14.24', price === 'free' || halfPoints(g) > 0, 'deploy.fleetDear', { place: from });

/** 14.23 A Fleet enters no Zone in which it could be intercepted, and crosses no strait under an enemy Fortress. */
const maySail = (g: NapoleonicWars, nation: Nation, from: PlaceId, to: PlaceId): boolean => {
  if (isDuchy(to)) return isFriendlyPort(g, nation, to);
  const guard = isZone(from) ? straitFortress(from, to) : undefined;
  return !hasEnemyFleet(g, nation, to) && (guard === undefined || !atWar(g, nation, controller(g, guard)));
};
const neighbours = (at: PlaceId): readonly PlaceId[] =>
  isZone(at) ? [...zoneCard(at).adjacent, ...portsIn(at)] : portZones(at);
/** The places that a Fleet can reach, each with the Maneuvers that it takes. */
const watersFrom = (g: NapoleonicWars, nation: Nation, from: PlaceId): ReadonlyMap<PlaceId, number> => {
  const found = new Map<PlaceId, number>([[from, 0]]);
  const queue: PlaceId[] = [from];
  for (let at = queue.shift(); at !== undefined; at = queue.shift())
    for (const to of neighbours(at))
      if (!found.has(to) && maySail(g, nation, at, to)) {
        found.set(to, (found.get(at) ?? 0) + 1);
        queue.push(to);
      }
  return found;
};

/** 14.23 The Squadrons that go along from a place: all, or as many of each nation as are named. */
function* takeAboard(
  g: NapoleonicWars,
  nation: Nation,
  at: PlaceId,
  aboard: readonly SquadronId[],
): Script<readonly SquadronId[]> {
  let crew = aboard;
  for (let first = true; ; first = false) {
    const rest = movableAt(g, nation, at).filter((id) => !crew.includes(id));
    if (rest.length === 0) return crew;
    if (crew.length === 0 && rest.length === 1) return rest;
    const answer = yield* choose<Of<'allShips'> | Of<'addShip'> | typeof DONE>({
      by: director(g, nation) ?? '',
      rule: '14.23',
      prompt: say('deploy.fleetWith', { place: at }),
      among: [
        ...(first ? [{ kind: 'allShips' as const }] : []),
        ...nationsAboard(rest).map((each) => ({ kind: 'addShip' as const, nation: each })),
      ],
      may: () => undefined,
      or: crew.length > 0 ? [DONE] : [],
    });
    if (answer.kind === 'done') return crew;
    if (answer.kind === 'allShips') return [...crew, ...rest];
    crew = [...crew, ...rest.filter((id) => nationOfShip(id) === answer.nation).slice(0, 1)];
  }
}

/** 14.23 A Fleet sails as far as it likes, picks Squadrons up, and drops none. Returns the half points spent. */
export function* deployFleet(
  g: NapoleonicWars,
  nation: Nation,
  from: PlaceId,
  price: Price,
): Script<number | undefined> {
  let at = from;
  let spent = 0;
  let ships = yield* takeAboard(g, nation, from, []);
  for (;;) {
    const reach = watersFrom(g, nation, at);
    const left = price === 'free' ? Infinity : halfPoints(g) - spent;
    const among = [...reach]
      .filter(([place, maneuvers]) => place !== at && maneuvers <= left)
      .map(([place]): Of<'deployShips'> => ({ kind: 'deployShips', place }));
    if (among.length === 0) break;
    const answer = yield* choose<Of<'deployShips'> | typeof DONE>({
      by: director(g, nation) ?? '',
      rule: '14.23',
      prompt: say('deploy.fleetWhere', { place: at }),
      among,
      may: () => undefined,
      or: at === from ? [] : [DONE],
    });
    if (answer.kind === 'done') break;
    if (price === 'paid') spent += reach.get(answer.place) ?? 0;
    at = answer.place;
    for (const id of ships) changeSquadron(g, id, { at });
    log(g, '14.23', 'deploy.fleetDone', { nation, place: at });
    const more = yield* takeAboard(g, nation, at, ships);
    if (more.length === ships.length) break;
    ships = more;
  }
  if (at === from) return undefined;
  for (const id of ships) changeSquadron(g, id, { halted: true });
  return spent;
}

/** 14.23 Convoys: a leader with his Army, or a single piece. */
export const shippers = (g: NapoleonicWars, nation: Nation): readonly Convoy[] => [
  ...leadersOf(g, nation)
    .filter(({ at }) => isOnMap(at) && isPort(at))
    .map(({ id }): Convoy => ({ kind: 'deployConvoy', leader: id })),
  ...[...new Set(g.units.filter((row) => row.nation === nation && isPort(row.at)).map(({ at }) => at))].flatMap(
    (duchy) => pieceSizes(nation).map((count): Convoy => ({ kind: 'deployConvoyUnits', duchy, count })),
  ),
];
const portOf = (g: NapoleonicWars, convoy: Convoy): DuchyId =>
  convoy.kind === 'deployConvoy' ? (leaderRow(g, convoy.leader).at as DuchyId) : convoy.duchy;

/** 14.23 No further than a Reserve of the nation could buy: rulings/14.23-length-of-a-convoy.md. */
const longest = (nation: Nation): number => Math.max(0, ...reservesOf(nation).map((id) => reserve(id).cp));
const portsFor = (g: NapoleonicWars, nation: Nation, from: DuchyId): readonly DuchyId[] => {
  const lanes = seaLanes(g, nation, from);
  const length = (to: DuchyId): number =>
    Math.min(Infinity, ...portZones(to).flatMap((zone: ZoneId) => lanes.get(zone) ?? [])) + 1;
  return DUCHIES.filter(
    (to) =>
      to !== from &&
      isPort(to) &&
      isFriendlyPort(g, nation, to) &&
      !hasEnemyFleet(g, nation, to) &&
      enemiesIn(g, nation, to).length === 0 &&
      !isWatched(g, nation, to) &&
      length(to) <= longest(nation),
  );
};
export const mayDeployConvoy = (g: NapoleonicWars, nation: Nation, convoy: Convoy, price: Price): Verdict => {
  const from = portOf(g, convoy);
  const pieces = convoy.kind === 'deployConvoy' ? 1 : convoy.count;
  const moved =
    convoy.kind === 'deployConvoy'
      ? must('14.23', !leaderRow(g, convoy.leader).halted, 'deploy.once', { leader: convoy.leader })
      : must('14.23', idleUnits(g, from, nation) >= convoy.count, 'deploy.unitsMoved', { duchy: from });
  return (
    moved ??
    must('13.6', isFriendlyPort(g, nation, from), 'convoy.noPort', { duchy: from }) ??
    must('14.23', portsFor(g, nation, from).length > 0, 'convoy.noWay', { duchy: from }) ??
    must('14.24', price === 'free' || halfPoints(g) >= pieces * 2, 'reinforce.noPoints')
  );
};
const aboardOf = (g: NapoleonicWars, convoy: Convoy, nation: Nation, most: number): Formation => {
  if (convoy.kind === 'deployConvoyUnits') return { commander: null, leaders: [], units: { [nation]: convoy.count } };
  const at = leaderRow(g, convoy.leader).at as DuchyId;
  return oneArmy(g, convoy.leader as LeaderId, at, (next) => fitsAboard(g, at)(next) && strengthOf(next) <= most);
};
/** 14.23 From Port to Port, five Units and leaders at most. */
export function* deployConvoy(
  g: NapoleonicWars,
  nation: Nation,
  convoy: Convoy,
  price: Price,
): Script<number | undefined> {
  const from = portOf(g, convoy);
  const most = price === 'free' ? MOST_ABOARD : Math.min(MOST_ABOARD, Math.floor(halfPoints(g) / 2));
  const formation = aboardOf(g, convoy, nation, most);
  const among = portsFor(g, nation, from).map((duchy): Of<'deployTo'> => ({ kind: 'deployTo', duchy }));
  if (among.length === 0) return undefined;
  const prompt = say('deploy.convoyWhere', { nation, duchy: from });
  const seat = director(g, nation) ?? '';
  const { duchy } = yield* choose({ by: seat, rule: '14.23', prompt, among, may: () => undefined });
  moveFormation(g, formation, from, duchy, () => ({ halted: true }));
  log(g, '14.23', 'deploy.convoyDone', { nation, duchy });
  return armyCost(formation, price);
}
