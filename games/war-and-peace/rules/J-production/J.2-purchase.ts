import { ask, choice, type Script, type Seat, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../../answers/answers.ts';
import { cityAt, cityCard, cityCards } from '../../catalogue/cities.ts';
import { type HexId, isArmyKind, isMajor, type Kind, KINDS, type LeaderId, type Nation } from '../../catalogue/ids.ts';
import { hexCards } from '../../catalogue/map.ts';
import { kindCard, leaderCard } from '../../catalogue/pieces.ts';
import {
  type Account,
  changePool,
  changeShips,
  coloursOf,
  factionHolding,
  factionOf,
  FRESH,
  FRESH_SHIP,
  hasPartisan,
  inPool,
  landOf,
  leadersAt,
  placeLeader,
  placeTroops,
  poolOf,
  troopsAt,
  type WarAndPeace,
} from '../../state/index.ts';
import { log, must, say } from '../../text/speech.ts';
import { moveChart } from '../L-iberia/L.1-spanish-chart.ts';
import { mayMend, mend, mendable } from '../F-naval/F.8-repairs.ts';
import { mayRefit, refit } from '../F-naval/F.9-prizes.ts';
import { blackCities, isEnemyAt, redCities } from './J.2-points.ts';
import { enlist, enlistments, mayEnlist } from './J.4-blue.ts';
import { mayWork, shipyards, work, yardOrders } from './J.7-yards.ts';

/** J.2.a So many points are deployed in one city in a phase. */
export const PER_CITY = 4;
/** J.5.d, J.6.c The most that may be spent in a phase, in half points. */
const ENGLISH_LAND = 4;
const NAVAL = 10;

/** J.4.d Militia and partisans of Iberia are raised only against an invader. */
const IRREGULAR: readonly Kind[] = ['M', 'P'];

type Buy = AnswerOf<'buy'>;
export type Order =
  | Buy
  | AnswerOf<'raiseLeader'>
  | AnswerOf<'mend'>
  | AnswerOf<'refit'>
  | AnswerOf<'keel'>
  | AnswerOf<'instal'>
  | AnswerOf<'launch'>
  | AnswerOf<'enlist'>
  | typeof DONE;
/** F.8, F.9, J.7.c A Production Point, in half points. */
const POINT = 2;

/** J.2.e, J.5.e What can be spent on a kind: Landwehr and naval points first. */
const purseFor = ({ any, landwehr, naval }: Account, unit: Kind): number => {
  if (unit === 'L') return any + landwehr;
  return isArmyKind(unit) ? any : any + naval;
};
const pay = (account: Account, unit: Kind, cost: number): Account => {
  const tied = unit === 'L' ? 'landwehr' : isArmyKind(unit) ? undefined : 'naval';
  const fromTied = tied ? Math.min(account[tied], cost) : 0;
  const paid: Account = { ...account, any: account.any - (cost - fromTied) };
  return tied ? { ...paid, [tied]: account[tied] - fromTied } : paid;
};

/** J.2.a, J.5.f, J.6.e, J.7.b Where a kind may be deployed: ships in ports, Landwehr and the others where there is production. */
const hexesFor = (g: WarAndPeace, nation: Nation, unit: Kind): readonly HexId[] => {
  if (unit === 'P') return wildHexes(g, nation);
  if (isArmyKind(unit)) {
    if (LEGION.includes(unit) && nation !== 'england')
      return [...legionCity(g, nation), ...redCities(g, 'england').map((city) => cityCard(city).hex)];
    const cities = unit === 'L' ? [...redCities(g, nation), ...blackCities(g, nation)] : redCities(g, nation);
    return cities.map((city) => cityCard(city).hex);
  }
  return shipyards(g, nation);
};
/** J.3.d, R-108 The city that pays: Brunswick or Hanover, formed or not. */
const legionCity = (g: WarAndPeace, nation: Nation): readonly HexId[] =>
  cityCards
    .filter(({ id, state, kind }) => state === nation && kind === 'capital' && factionHolding(g, id) === 'anti')
    .map(({ hex }) => hex);
/** K.1.a, K.1.f, L.2.f Partisans gather in forests, mountains and cities of their country. */
const wildHexes = (g: WarAndPeace, nation: Nation): readonly HexId[] =>
  hexCards
    .filter(
      ({ id, terrain }) =>
        landOf(g, id) === nation && (terrain === 'forest' || terrain === 'mountain' || cityAt(id) !== undefined),
    )
    .map(({ id }) => id);

const deployedAt = ({ deployed }: Account, at: HexId): number => deployed[at] ?? 0;

/** J.3.d The King's German Legion comes from the English pool, whoever pays; R-108 its price counts against England's two points. */
const LEGION: readonly Kind[] = ['K_I', 'K_C'];
const poolFor = ({ nation, legion }: Account, unit: Kind): Nation =>
  legion && LEGION.includes(unit) ? 'england' : nation;
const isEnglishLand = (account: Account, unit: Kind): boolean =>
  isArmyKind(unit) && (account.nation === 'england' || poolFor(account, unit) === 'england');

/** J.2, J.5.d, J.6.c May this be bought and put there? */
export const mayBuy = (g: WarAndPeace, account: Account, { unit, sp, at }: Buy): Verdict => {
  const { nation } = account;
  const cost = kindCard(unit).halfPoints * sp;
  const purse = purseFor(account, unit);
  const land = isArmyKind(unit);
  const spentOnLand = account.spentOnLand ?? 0;
  const spentOnShips = account.spentOnShips ?? 0;
  return (
    must('J.2.d', inPool(g, poolFor(account, unit), unit) >= sp, 'production.notInPool', {
      nation: poolFor(account, unit),
      unit,
      left: inPool(g, poolFor(account, unit), unit),
    }) ??
    must('J.2.d', cost <= purse, 'production.tooDear', { points: purse }) ??
    must('J.5.d', !isEnglishLand(account, unit) || spentOnLand + cost <= ENGLISH_LAND, 'production.cap', {
      points: ENGLISH_LAND / 2,
    }) ??
    must(nation === 'france' ? 'J.6.c' : 'J.5.d', land || spentOnShips + cost <= NAVAL, 'production.cap', {
      points: NAVAL / 2,
    }) ??
    must('J.4.d', !IRREGULAR.includes(unit) || nation === 'france', 'production.notInvaded', { nation }) ??
    must('K.1.b', unit !== 'P' || troopsAt(g, at).length === 0, 'production.notAlone', { at }) ??
    must('K.1.b', unit === 'P' || !land || !hasPartisan(g, at), 'enter.partisans', { at }) ??
    must('J.2.a', !land || !isEnemyAt(g, nation, at), 'production.enemyThere', { at }) ??
    must('J.2.a', !land || deployedAt(account, at) + sp <= PER_CITY, 'production.roomInCity', {
      at,
      room: PER_CITY - deployedAt(account, at),
    })
  );
};

/** J.2.f, R-108 A leader comes from the pool to any city of his country that no enemy holds or stands in. */
const leaderCities = (g: WarAndPeace, nation: Nation, leader: LeaderId): readonly HexId[] =>
  cityCards
    .filter(
      ({ id, hex, port }) =>
        (!leaderCard(leader).naval || port.length > 0) && // F.10.g
        landOf(g, hex) === nation &&
        factionHolding(g, id) === factionOf(g, nation) &&
        !isEnemyAt(g, nation, hex),
    )
    .map(({ hex }) => hex);
const leadersFor = (g: WarAndPeace, nation: Nation): readonly LeaderId[] =>
  leadersAt(g, 'pool')
    .map(({ id }) => id)
    .filter((id) => {
      const card = leaderCard(id);
      if (!card.satellites) return card.nation === nation;
      return !isMajor(nation) && coloursOf(g, nation) === card.nation;
    });
/** Unnamed leaders are all alike: one of them is offered. */
const differing = (ids: readonly LeaderId[]): readonly LeaderId[] => {
  const unnamed = ids.find((id) => leaderCard(id).name === null);
  return ids.filter((id) => leaderCard(id).name !== null || id === unnamed);
};

/** J.2.f Leaders come freely, in an invaded country of Iberia too. */
export const leaderOrders = (g: WarAndPeace, nation: Nation): readonly AnswerOf<'raiseLeader'>[] =>
  differing(leadersFor(g, nation)).flatMap((leader) =>
    leaderCities(g, nation, leader).map((at) => ({ kind: 'raiseLeader' as const, leader, at })),
  );
export const raiseLeader = (g: WarAndPeace, { leader, at }: AnswerOf<'raiseLeader'>): void => {
  placeLeader(g, leader, at);
  log(g, 'J.2.f', 'production.leader', { leader, at });
};

const ordersFor = (g: WarAndPeace, account: Account): readonly Order[] => {
  const { nation } = account;
  const orders: Order[] = [
    ...mendable(g, nation),
    ...g.prizes.flatMap((prize, row): readonly Order[] =>
      prize.captor === nation ? [{ kind: 'refit', prize: row }] : [],
    ),
    ...yardOrders(g, nation),
    ...enlistments(g, nation),
  ];
  for (const unit of KINDS) {
    const most = Math.min(
      inPool(g, poolFor(account, unit), unit),
      Math.floor(purseFor(account, unit) / kindCard(unit).halfPoints),
      PER_CITY,
    );
    for (const at of new Set(most > 0 ? hexesFor(g, nation, unit) : []))
      for (let sp = 1; sp <= (unit === 'P' ? 1 : most); sp++) orders.push({ kind: 'buy', unit, sp, at });
  }
  orders.push(...leaderOrders(g, nation));
  return orders;
};

export const buy = (g: WarAndPeace, account: Account, { unit, sp, at }: Buy): Account => {
  const { nation } = account;
  const cost = kindCard(unit).halfPoints * sp;
  const pool = poolFor(account, unit);
  changePool(g, pool, unit, -sp);
  if (isArmyKind(unit)) placeTroops(g, { ...FRESH, at, nation: pool, kind: unit }, sp);
  else changeShips(g, { nation, kind: unit, at, station: 'port', ...FRESH_SHIP }, sp);
  log(g, 'J.2.d', 'production.bought', { nation: pool, unit, sp, at });
  if (pool === 'spain' && unit === 'S') moveChart(g, sp); // L.1.b
  const paid = pay(account, unit, cost);
  return isArmyKind(unit)
    ? {
        ...paid,
        deployed: { ...paid.deployed, [at]: deployedAt(paid, at) + sp },
        spentOnLand: (paid.spentOnLand ?? 0) + cost,
      }
    : { ...paid, spentOnShips: (paid.spentOnShips ?? 0) + cost };
};

const mayOrder = (g: WarAndPeace, account: Account, order: Order): Verdict => {
  const purse = purseFor(account, 'S');
  switch (order.kind) {
    case 'buy':
      return mayBuy(g, account, order);
    case 'mend':
      return mayMend(g, account.nation, order, purse);
    case 'refit': {
      const prize = g.prizes[order.prize];
      return (
        (prize && mayRefit(g, account.nation, prize)) ??
        must('F.9', purse >= POINT, 'production.tooDear', { points: purse })
      );
    }
    case 'keel':
    case 'instal':
    case 'launch': {
      const spent = account.spentOnShips ?? 0;
      return (
        mayWork(order, purse, POINT) ??
        must(
          account.nation === 'france' ? 'J.6.c' : 'J.5.d',
          order.kind === 'launch' || spent + POINT <= NAVAL,
          'production.cap',
          {
            points: NAVAL / 2,
          },
        )
      );
    }
    case 'enlist':
      return mayEnlist(g, account, order);
    case 'raiseLeader':
    case 'done':
      return undefined;
  }
};

/** J.2 Carries out one order; what is left in the account. */
const carryOut = (g: WarAndPeace, account: Account, order: Exclude<Order, typeof DONE>): Account => {
  const { nation } = account;
  switch (order.kind) {
    case 'buy':
      return buy(g, account, order);
    case 'raiseLeader':
      raiseLeader(g, order);
      return account;
    case 'mend':
      mend(g, nation, order);
      return pay(account, 'S', POINT);
    case 'refit': {
      const prize = g.prizes[order.prize];
      if (prize) refit(g, prize);
      return pay(account, 'S', POINT);
    }
    case 'keel':
    case 'instal':
    case 'launch': {
      work(g, nation, order, false);
      if (order.kind === 'launch') return account;
      return { ...pay(account, 'S', POINT), spentOnShips: (account.spentOnShips ?? 0) + POINT };
    }
    case 'enlist':
      return enlist(g, account, order);
  }
};

/** J.2 One purchase, repair or leader; nothing more when the seat is done or nothing is left to choose. */
export function* purchase(g: WarAndPeace, by: Seat, account: Account): Script<Account | undefined> {
  const among = ordersFor(g, account);
  const may = (order: Order): Verdict => mayOrder(g, account, order);
  if (!among.some((order) => !may(order))) return undefined;
  const { nation, any, landwehr, naval } = account;
  const prompt = say('production.buy', { nation, points: any + landwehr + naval });
  const order = yield* ask(choice<Order>({ by, rule: 'J.2.a', prompt, among, may, or: [DONE] }));
  return order.kind === 'done' ? undefined : carryOut(g, account, order);
}

/** I.2.a Does the pool hold any land unit that can be bought? Militia and partisans do not count. */
export const isPoolEmpty = (g: WarAndPeace, nation: Nation): boolean =>
  KINDS.every((kind) => !isArmyKind(kind) || kind === 'M' || kind === 'P' || (poolOf(g, nation)[kind] ?? 0) === 0);
