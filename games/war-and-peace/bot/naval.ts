import { ABOARD, cityAt, type CityCard, cityCards } from '../catalogue/cities.ts';
import type { HexId, Nation } from '../catalogue/ids.ts';
import { isHex } from '../catalogue/map.ts';
import { isCavalry, leaderCard } from '../catalogue/pieces.ts';
import { squadronsIn } from '../rules/F-naval/F.2-fleets.ts';
import { blockadersAt, insideAt } from '../rules/F-naval/F.6-blockade.ts';
import { ALLOWANCE, routesFrom } from '../rules/F-naval/F.2-routes.ts';
import { supplyLine } from '../rules/SG-M-supply/SG-M.2-supply.ts';
import {
  coloursOf,
  factionHolding,
  factionOf,
  leadersAt,
  pointsOf,
  ratingOf,
  shipsAt,
  type ShipRow,
  siegeAt,
  sideOfTroop,
  type Troop,
  troopsAt,
} from '../state/index.ts';
import { goals } from './goals.ts';
import { mpTo } from './ground.ts';
import { byKind, type Judge, type Judges, nothing } from './judging.ts';
import { layout, threatAt } from './layout.ts';
import type { Situation } from './situation.ts';

/** F.3.d Places for infantry on a transport. */
const PLACES = 2;
const STAYS = 2;
const WORTH_LANDING = 0.5;
const AT_SEA = 0.3;

const rowsAt = ({ g }: Situation, nation: Nation, at: string): readonly ShipRow[] =>
  g.ships.filter((ship) => ship.nation === nation && ship.at === at);
const transportsIn = (ships: readonly ShipRow[]): number => pointsOf(ships.filter(({ kind }) => kind === 'T'));

/** Points of infantry that a fleet of a nation could take aboard here: fresh, under its flag, with a leader beside them. */
const waitingAt = (s: Situation, nation: Nation, at: string): number => {
  const { g } = s;
  if (!isHex(at) || siegeAt(g, at)) return 0;
  const led = leadersAt(g, at).some(
    (row) => row.spent === 'no' && !leaderCard(row.id).naval && coloursOf(g, leaderCard(row.id).nation) === nation,
  );
  return led ? Math.max(0, pointsOf(aboardFrom(s, nation, at)) - STAYS) : 0;
};
const aboardFrom = ({ g, side }: Situation, nation: Nation, at: HexId): readonly Troop[] =>
  troopsAt(g, at).filter(
    (troop) =>
      coloursOf(g, troop.nation) === nation &&
      sideOfTroop(g, troop) === side &&
      troop.spent === 'no' &&
      troop.bond === 'none' &&
      !isCavalry(troop.kind),
  );

/** What an army of so many points could do that is put ashore in a hex: the best goal by land, unless it is lost on the beach. */
export const landingWorth = (s: Situation, hex: HexId, sp: number): number => {
  const city = cityAt(hex);
  const ours = city !== undefined && factionHolding(s.g, city.id) === s.side;
  const own = (layout(s, 'layout').own.get(hex)?.weight ?? 0) + 1.6 * sp + (ours ? 3 : 0);
  if (threatAt(s, hex) > 1.5 * own) return -1;
  const best = goals(s, 'goals').reduce((most, goal) => {
    const mp = mpTo(s.g, s.side, hex, goal.hex);
    return goal.need > 2 * own || mp > REACH ? most : Math.max(most, goal.worth / (3 + mp));
  }, 0);
  const fed = supplyLine(s.g, RULES_THE_SEA, s.side, hex) !== undefined;
  return best * (ours ? 1 : HARD_BEACH) * (fed ? 1 : HUNGRY);
};
const HUNGRY = 0.3;
const HARD_BEACH = 0.5;
const REACH = 14;

/** The best coast that a fleet with troops can reach from a port, if there is one that is worth it. */
const bestLanding = (
  s: Situation,
  from: string,
  sp: number,
  left: number = ALLOWANCE,
): { readonly to: string; readonly worth: number } => {
  const here = isHex(from) ? landingWorth(s, from, sp) : 0;
  let best = { to: from, worth: 0 };
  for (const { to } of routesFrom(from as HexId, left)) {
    if (!isHex(to) || layout(s, 'layout').enemy.has(to) || layout(s, 'layout').enemyInside.has(to)) continue;
    const worth = landingWorth(s, to, sp) - Math.max(0, here) - AT_SEA;
    if (worth > best.worth) best = { to, worth };
  }
  return best;
};

/** F.6.a Enemy ports with squadrons inside that are not closed yet, and how many more squadrons it takes. */
const openPorts = (s: Situation): readonly { readonly city: CityCard; readonly needs: number }[] =>
  cityCards.flatMap((city) => {
    if (city.port.length === 0 || factionHolding(s.g, city.id) !== s.enemy) return [];
    const inside = squadronsIn(insideAt(s.g, city.hex).filter(({ nation }) => factionOf(s.g, nation) === s.enemy));
    const needs = inside - squadronsIn(blockadersAt(s.g, city.hex));
    return inside > 0 && needs > 0 ? [{ city, needs }] : [];
  });

type Errand = 'ferry' | 'fetch' | 'blockade' | 'none';
const RULES_THE_SEA: Nation = 'england';

/** What the ships of a nation at a place are for: carry an army, go where one waits, close a port; otherwise they stay. */
export const errandOf = (s: Situation, nation: Nation, at: string, station: string): Errand => {
  if (nation !== RULES_THE_SEA || s.side !== 'anti') return 'none';
  const ships = rowsAt(s, nation, at);
  const transports = transportsIn(ships);
  if (transports > 0) {
    const sp = Math.min(transports * PLACES, waitingAt(s, nation, at));
    if (sp > 0 && bestLanding(s, at, sp).worth > WORTH_LANDING) return 'ferry';
    if (sp === 0 && campsOf(s, nation).some(({ hex }) => hex !== at)) return 'fetch';
  }
  const squadrons = squadronsIn(ships.filter((ship) => ship.station === station && !ship.damaged));
  const idle = station !== 'blockade' || (isHex(at) && squadronsIn(insideAt(s.g, at)) === 0);
  return squadrons > 0 && idle && openPorts(s).some(({ needs }) => needs <= squadrons) ? 'blockade' : 'none';
};
/** Own ports where an army waits for ships, and has somewhere to go. */
const campsOf = (s: Situation, nation: Nation): readonly CityCard[] =>
  cityCards.filter(
    ({ port, hex, id }) =>
      port.length > 0 &&
      factionHolding(s.g, id) === s.side &&
      waitingAt(s, nation, hex) > 1 &&
      bestLanding(s, hex, PLACES).worth > WORTH_LANDING,
  );

const ERRANDS: Readonly<Record<Errand, number>> = { ferry: 3, fetch: 2, blockade: 1, none: -1 };
const which: Judge = (s) =>
  byKind({ sail: ({ nation, at, station }) => ERRANDS[errandOf(s, nation, at, station)], done: nothing });

/** F.2.b Transports sail with every squadron that lies with them; a port is closed by as many as it takes. */
const forms: Judge = (s, { nation, at }, { answers }) => {
  const most = Math.max(...answers.map((answer) => ('transports' in answer ? (answer.transports as number) : 0)));
  const errand = most > 0 ? errandOf(s, nation as Nation, at as string, 'port') : 'blockade';
  const needs = Math.min(...openPorts(s).map((each) => each.needs));
  return byKind({
    ships: ({ squadrons, transports }) =>
      errand === 'blockade' ? -transports - Math.abs(squadrons - needs) / 10 : 10 * transports - squadrons / 10,
  });
};

const aboard: Judge = (s, { at, room }) => {
  const led = leadersAt(s.g, ABOARD).length > 0;
  const left = isHex(at as string) ? pointsOf(aboardFrom(s, RULES_THE_SEA, at as HexId)) - STAYS : 0;
  const goes =
    bestLanding(s, at as string, Math.max(1, Math.min(left, PLACES * (room as number)))).worth > WORTH_LANDING;
  return byKind({
    embarkLeader: ({ leader }) => (goes && !led && left > 0 ? 5 + ratingOf(leader) : -1),
    embark: ({ unit, sp }) => (goes && led && !isCavalry(unit) && sp <= left ? 1 + sp / 10 : -1),
    done: nothing,
  });
};

const where: Judge = (s, { at, left }) => {
  const from = at as string;
  const fleet = s.g.ships.filter((ship) => ship.at === from && ship.station === 'sailing');
  const cargo = pointsOf(troopsAt(s.g, ABOARD));
  const stays = { pass: nothing, callAt: () => -2, joinFleet: () => -2, dropOff: () => -2 };
  if (cargo > 0) {
    const { to: best } = bestLanding(s, from, cargo, left as number);
    return byKind({ ...stays, sailTo: ({ to }) => (to === best ? 2 : -1) });
  }
  if (transportsIn(fleet) > 0) {
    const camps = campsOf(s, RULES_THE_SEA).map(({ hex }) => hex);
    return byKind({
      ...stays,
      sailTo: ({ to }) => (isHex(to) && camps.includes(to) ? 1 + waitingAt(s, RULES_THE_SEA, to) : -1),
    });
  }
  const open = new Map(openPorts(s).map(({ city, needs }) => [city.hex as string, needs]));
  return byKind({ ...stays, sailTo: ({ to }) => (open.has(to) ? 1 + (open.get(to) ?? 0) : -1) });
};

/** F.7 Whether ships of this side do well to fight here: they are not the fewer. */
const engages: Judge = (s, { at }) => {
  const here = isHex(at as string) ? shipsAt(s.g, at as HexId) : s.g.ships.filter((ship) => ship.at === at);
  const own = squadronsIn(here.filter(({ nation }) => factionOf(s.g, nation) === s.side));
  const enemy = squadronsIn(here.filter(({ nation }) => factionOf(s.g, nation) === s.enemy));
  const english = s.side === 'anti' ? 1.5 : 0.8;
  return byKind({
    yes: () => (own * english >= enemy ? 1 : -1),
    pursue: () => (own * english >= enemy ? 1 : -1),
    no: nothing,
    pass: nothing,
  });
};

/** F.4.b Blockaders keep to their port while squadrons lie in it; the others hunt. */
const intercepts: Judge = (s) =>
  byKind({
    intercept: ({ at, station, sp }) =>
      s.side === 'anti' && sp > 0 && !(station === 'blockade' && isHex(at) && squadronsIn(insideAt(s.g, at)) > 0)
        ? 1
        : -1,
    pass: nothing,
  });

export const NAVAL: Judges = {
  'naval.which': which,
  'naval.ships': forms,
  'naval.aboard': aboard,
  'naval.where': where,
  'naval.attackBlockade': engages,
  'naval.intercept': intercepts,
  'naval.engage': engages,
  'naval.pursue': engages,
  'naval.retreat': (s) => byKind({ putInto: ({ port }) => -threatAt(s, port), sailTo: () => -0.1 }),
  'naval.join': () => byKind({ done: nothing, joinFleet: () => -1 }),
  'naval.consent': () => byKind({ yes: nothing, no: () => -1 }),
  'naval.nelson': () => byKind({ yes: nothing, no: () => -1 }),
  'naval.hide': () => byKind({ yes: nothing, no: () => -1 }),
  'naval.ashore': () => byKind({ yes: nothing, no: () => -1 }),
  'naval.stationary': () => byKind({ stationary: () => 1, done: nothing }),
  'naval.circle': () => byKind({ toCircle: () => -1, done: nothing }),
  'naval.meet': () => byKind({ meet: ({ whom }) => (whom === 'outside' ? 1 : 0) }),
  'naval.daring': () => byKind({ daring: () => -1, pass: nothing }),
  'naval.lose': () => byKind({ loseShip: ({ nation }) => (nation === 'england' ? -1 : 0) }),
  'naval.keepPrize': () => byKind({ yes: () => -1, no: nothing }),
  'naval.towWhich': () => byKind({ tow: () => 1, no: nothing }),
  'naval.jettison': () => byKind({ yes: () => -1, no: nothing }),
  'naval.breakOff': () => byKind({ yes: nothing, no: () => -1 }),
  'lloyds.where': () => byKind({ raid: () => 1, done: nothing }),
  'lloyds.joins': () => byKind({ yes: () => 1, no: nothing }),
  'lloyds.sendOut': () => byKind({ sendOut: nothing }),
  'lloyds.bases': () => byKind({ suppress: ({ squadrons, points }) => squadrons + points, done: nothing }),
  'ireland.home': () => byKind({ returnTo: nothing }),
};
