import { ask, choice, roll, type Script, type Seat } from '@bivouac/kernel';
import { type AnswerOf, NO, YES } from '../../answers/answers.ts';
import { cityCard } from '../../catalogue/cities.ts';
import { type HexId, isArmyKind, type Kind, type LeaderId, type Major } from '../../catalogue/ids.ts';
import { isHex } from '../../catalogue/map.ts';
import { leaderCard } from '../../catalogue/pieces.ts';
import { scenarioOf } from '../../scenario/scenario.ts';
import {
  changeLeader,
  changePool,
  changeShips,
  type ForeignWar,
  FRESH,
  FRESH_SHIP,
  inPool,
  isOnMap,
  placeLeader,
  placeTroops,
  removeTroops,
  siegeAt,
  type WarAndPeace,
} from '../../state/index.ts';
import { log, say } from '../../text/speech.ts';
import { seatOf } from '../D-players/D.3-seats.ts';
import { recountBlockades } from '../F-naval/F.6-blockade.ts';
import { redCities } from '../J-production/J.2-points.ts';
import { move, stateOf } from '../M-east/M-machines.ts';

type War = ForeignWar;
interface Terms {
  readonly nation: Major;
  /** Kinds that serve for each demand, and how many. */
  readonly demands: readonly { readonly kinds: readonly Kind[]; readonly sp: number }[];
  /** The rating of the leader who must go; 0 for none. */
  readonly leader: number;
}
/** G.7.b, G.7.c, G.9.d, G.10 What a war far away takes. */
const WARS: Readonly<Record<War, Terms>> = {
  usa: {
    nation: 'england',
    demands: [
      { kinds: ['I'], sp: 4 },
      { kinds: ['S'], sp: 2 },
      { kinds: ['T'], sp: 2 },
    ],
    leader: 0,
  },
  ireland: { nation: 'england', demands: [{ kinds: ['I'], sp: 4 }], leader: 0 },
  turkey: {
    nation: 'russia',
    demands: [
      { kinds: ['I'], sp: 10 },
      { kinds: ['C', 'CC'], sp: 4 },
    ],
    leader: 2,
  },
  sweden: {
    nation: 'russia',
    demands: [
      { kinds: ['I'], sp: 5 },
      { kinds: ['C', 'CC'], sp: 1 },
    ],
    leader: 2,
  },
};
const ALL_WARS: readonly War[] = ['usa', 'ireland', 'turkey', 'sweden'];
const warsOf = (nation: Major): readonly War[] => ALL_WARS.filter((war) => WARS[war].nation === nation);

export const isAtWar = (g: WarAndPeace, war: War): boolean => {
  switch (war) {
    case 'usa':
      return stateOf(g, 'WAR_USA') === 'war';
    case 'turkey':
      return stateOf(g, 'WAR_TURKEY') === 'war';
    case 'sweden':
      return g.history.swedishWar === 'active';
    case 'ireland':
      return stateOf(g, 'IRELAND') === 'rebellion';
  }
};
const makePeace = (g: WarAndPeace, war: War): void => {
  switch (war) {
    case 'usa':
      return move(g, 'WAR_USA', 'US-03', 'done');
    case 'turkey':
      return move(g, 'WAR_TURKEY', 'TU-03', 'none');
    case 'sweden':
      if (stateOf(g, 'SWEDEN') === 'pro') move(g, 'SWEDEN', 'SW-06', 'pro'); // SW-04, SW-07 Sweden may stand elsewhere by now.
      g.history = { ...g.history, swedishWar: 'over' };
      return;
    case 'ireland':
      return move(g, 'IRELAND', 'IR-06', 'landed');
  }
};

/** O.1.c French raiders off America have tired the Americans of both sides: an odd die, and there is no war this year. */
function* americansHesitate(g: WarAndPeace): Script<boolean> {
  if (!g.agreed.economicWarfare || !g.commerce.america[1]) return false;
  return (yield* roll('O.1.c', say('war.die', { war: 'usa' }))) % 2 === 1;
}
/** G.7.a, G.7.f, G.7.g Each January two dice: a 1 is war with the United States, once; a 1 is war with Turkey, again and again. */
export function* warDice(g: WarAndPeace): Script {
  if (g.clock.month !== 1 || scenarioOf(g).victory !== 'printed') return;
  for (const war of ['usa', 'turkey'] as const) {
    const machine = war === 'usa' ? 'WAR_USA' : 'WAR_TURKEY';
    if (stateOf(g, machine) !== 'none') continue;
    const die = yield* roll('G.7.a', say('war.die', { war }));
    if (die !== 1 || (war === 'usa' && (yield* americansHesitate(g)))) continue;
    move(g, machine, war === 'usa' ? 'US-01' : 'TU-01', 'war');
    log(g, war === 'usa' ? 'G.7.b' : 'G.7.c', 'war.breaksOut', { war });
  }
}
/** G.9.d, G.9.g Sweden has become pro-French: Russia is at war with it, once in a game, unless it has been conquered. */
export const swedishWarBegins = (g: WarAndPeace): void => {
  if (g.history.swedishWar !== 'none' || g.politics.status.russia === 'conquered') return;
  g.history = { ...g.history, swedishWar: 'active' };
  log(g, 'G.9.d', 'war.breaksOut', { war: 'sweden' });
};
/** G.9.f The conquest of Sweden ends it. */
export const swedishWarEnds = (g: WarAndPeace): void => {
  if (g.history.swedishWar !== 'active') return;
  g.history = { ...g.history, swedishWar: 'over' };
  log(g, 'G.9.f', 'war.ends', { war: 'sweden' });
};

const sent = (g: WarAndPeace, war: War, kinds: readonly Kind[]): number =>
  g.foreign.filter((row) => row.war === war && kinds.includes(row.kind)).reduce((sum, { sp }) => sum + sp, 0);
const send = (g: WarAndPeace, war: War, kind: Kind): void => {
  const row = g.foreign.find((each) => each.war === war && each.kind === kind);
  g.foreign = [...g.foreign.filter((each) => each !== row), { war, kind, sp: (row?.sp ?? 0) + 1 }];
};

type Place = AnswerOf<'sendToWar'>;
/** G.7.e Where units stand that can go: not the besieged, but those who besiege. */
const isBesieged = (g: WarAndPeace, at: string, inside: boolean): boolean => inside && siegeAt(g, at) !== undefined;
const standing = (g: WarAndPeace, nation: Major, kinds: readonly Kind[]): readonly Place[] => {
  const places = new Map<string, Place>();
  for (const { at, nation: whose, kind, bond, inside } of g.troops)
    if (whose === nation && kinds.includes(kind) && bond === 'none' && isHex(at) && !isBesieged(g, at, inside))
      places.set(`${at}/${kind}`, { kind: 'sendToWar', from: at, unit: kind });
  for (const { at, nation: whose, kind } of g.ships)
    if (whose === nation && kinds.includes(kind))
      places.set(`${at}/${kind}`, { kind: 'sendToWar', from: at, unit: kind });
  return [...places.values()];
};
const takeFrom = (g: WarAndPeace, nation: Major, { from, unit }: Place): void => {
  if (isArmyKind(unit)) {
    const troop = g.troops.find(
      (each) =>
        each.at === from &&
        each.nation === nation &&
        each.kind === unit &&
        each.bond === 'none' &&
        !isBesieged(g, from, each.inside),
    );
    if (!troop) throw new Error(`G.7.b: no ${unit} of ${nation} at ${from}`);
    const { sp: _all, ...sort } = troop;
    removeTroops(g, sort, 1);
  } else {
    const ship = g.ships.find((each) => each.at === from && each.nation === nation && each.kind === unit);
    if (!ship) throw new Error(`G.7.b: no ${unit} of ${nation} at ${from}`);
    const { sp: _all, ...sort } = ship;
    changeShips(g, sort, -1);
    recountBlockades(g);
  }
};

/** G.7.c, R-66 A leader rated 2, or the next best named one. */
const leadersAtWar = (g: WarAndPeace, nation: Major): readonly LeaderId[] =>
  g.leaders.filter(({ id, at }) => at === 'atWar' && leaderCard(id).nation === nation).map(({ id }) => id);
const warsThatTakeLeaders = (g: WarAndPeace, nation: Major): number =>
  warsOf(nation).filter((war) => WARS[war].leader > 0 && isAtWar(g, war)).length;
/** G.7.c, G.9.d Any leader of that rating, as the player likes; R-66 where there is none the best who is left. */
function* sendLeader(g: WarAndPeace, { nation, leader }: Terms, war: War, by: Seat): Script {
  if (leader === 0 || leadersAtWar(g, nation).length >= warsThatTakeLeaders(g, nation)) return;
  const named = g.leaders.filter(
    (row) =>
      isOnMap(row) &&
      leaderCard(row.id).nation === nation &&
      leaderCard(row.id).name !== null &&
      row.bond === 'none' &&
      !isBesieged(g, row.at, row.inside),
  );
  const fit = named.filter(({ id }) => leaderCard(id).rating === leader);
  const best = Math.max(0, ...named.map(({ id }) => leaderCard(id).rating));
  const open = fit.length > 0 ? fit : named.filter(({ id }) => leaderCard(id).rating === best);
  const among = open.map(({ id }): AnswerOf<'joinedBy'> => ({ kind: 'joinedBy', leader: id }));
  const [only] = among;
  if (!only) return;
  const prompt = say('war.sendLeader', { war });
  const gone =
    among.length === 1 ? only : yield* ask(choice({ by, rule: 'G.7.c', prompt, among, may: () => undefined }));
  changeLeader(g, gone.leader, { at: 'atWar', inside: false });
}

/** G.7.b, G.7.c, G.7.e In its next Production Phase the state sends its forces: from the map, then from the pool. Have all gone? */
export function* mobilise(g: WarAndPeace, nation: Major, by: Seat): Script<boolean> {
  let complete = true;
  for (const war of warsOf(nation)) {
    const terms = WARS[war];
    if (!isAtWar(g, war)) continue;
    yield* sendLeader(g, terms, war, by);
    for (const { kinds, sp } of terms.demands)
      while (sent(g, war, kinds) < sp) {
        const among = standing(g, nation, kinds);
        const [only] = among;
        const pooled = kinds.find((kind) => inPool(g, nation, kind) > 0);
        if (only) {
          const prompt = say('war.send', { war, left: sp - sent(g, war, kinds) });
          const place =
            among.length === 1 ? only : yield* ask(choice({ by, rule: 'G.7.e', prompt, among, may: () => undefined }));
          takeFrom(g, nation, place);
          send(g, war, place.unit);
        } else if (pooled) {
          changePool(g, nation, pooled, -1);
          send(g, war, pooled);
        } else {
          complete = false;
          break;
        }
      }
  }
  return complete;
}

type Try = typeof YES | typeof NO | AnswerOf<'withPoint'>;
/** G.7.d, G.9.e, G.10 Each turn its player may roll for peace: 12, or 11 with a Russian point that is lost in any case. */
export function* peaceDice(g: WarAndPeace, nation: Major): Script {
  for (const war of warsOf(nation)) {
    if (!isAtWar(g, war)) continue;
    const answers: readonly Try[] = nation === 'russia' ? [YES, { kind: 'withPoint' }, NO] : [YES, NO];
    const answer = yield* ask({ by: seatOf(g, nation), rule: 'G.7.d', prompt: say('war.peace', { war }), answers });
    if (answer.kind === 'no') continue;
    const needs = answer.kind === 'withPoint' ? 11 : 12;
    if (answer.kind === 'withPoint') g.treasury = { ...g.treasury, russianDebt: g.treasury.russianDebt + 2 };
    const prompt = say('war.peaceDice', { war, needs });
    const dice = (yield* roll('G.7.d', prompt)) + (yield* roll('G.7.d', prompt));
    if (dice < needs) continue;
    makePeace(g, war);
    log(g, 'G.7.d', 'war.ends', { war });
  }
}

/** G.7.d, G.9.e After peace the forces come back to a production city of their country. */
export function* comeBack(g: WarAndPeace, nation: Major, by: Seat): Script {
  for (const war of warsOf(nation)) {
    const rows = g.foreign.filter((row) => row.war === war);
    const cities = redCities(g, nation).map((city) => cityCard(city).hex);
    if (rows.length === 0 || isAtWar(g, war) || cities.length === 0) continue;
    const among = cities.map((at): AnswerOf<'returnTo'> => ({ kind: 'returnTo', at }));
    const { at } = yield* ask(
      choice({ by, rule: 'G.7.d', prompt: say('war.return', { war }), among, may: () => undefined }),
    );
    for (const { kind, sp } of rows) bring(g, nation, kind, sp, at);
    for (const id of leadersAtWar(g, nation).slice(warsThatTakeLeaders(g, nation))) placeLeader(g, id, at);
    g.foreign = g.foreign.filter((row) => row.war !== war);
  }
}
const bring = (g: WarAndPeace, nation: Major, kind: Kind, sp: number, at: HexId): void => {
  if (isArmyKind(kind)) placeTroops(g, { ...FRESH, at, nation, kind }, sp);
  else {
    const port = redCities(g, nation)
      .map((city) => cityCard(city))
      .find((city) => city.port.length > 0);
    changeShips(g, { nation, kind, at: port?.hex ?? at, station: 'port', ...FRESH_SHIP }, sp);
  }
};
