import { ask, choice, type Script, type Seat, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../../answers.ts';
import { cityAt, cityCard, cityCards, isPort } from '../../catalogue/cities.ts';
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
  inPool,
  landOf,
  leadersAt,
  placeLeader,
  placeTroops,
  poolOf,
  troopsAt,
  type WarAndPeace,
} from '../../state/index.ts';
import { log, must, say } from '../../speech.ts';
import { blackCities, isEnemyAt, redCities } from './J.2-points.ts';

/** J.2.a So many points are deployed in one city in a phase. */
export const PER_CITY = 4;
/** J.5.d, J.6.c The most that may be spent in a phase, in half points. */
const ENGLISH_LAND = 4;
const NAVAL = 10;

/** J.4.d Militia and partisans of Iberia are raised only against an invader. */
const IRREGULAR: readonly Kind[] = ['M', 'P'];

type Buy = AnswerOf<'buy'>;
export type Order = Buy | AnswerOf<'raiseLeader'> | typeof DONE;

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
    const cities = unit === 'L' ? [...redCities(g, nation), ...blackCities(g, nation)] : redCities(g, nation);
    return cities.map((city) => cityCard(city).hex);
  }
  return cityCards
    .filter(
      (city) => isPort(city) && landOf(g, city.hex) === nation && factionHolding(g, city.id) === factionOf(g, nation),
    )
    .map(({ hex }) => hex);
};
/** K.1.a, K.1.f Partisans gather in forests, mountains and cities of their country. */
const wildHexes = (g: WarAndPeace, nation: Nation): readonly HexId[] =>
  hexCards
    .filter(
      ({ id, terrain }) =>
        landOf(g, id) === nation && (terrain === 'forest' || terrain === 'mountain' || cityAt(id) !== undefined),
    )
    .map(({ id }) => id);

const deployedAt = ({ deployed }: Account, at: HexId): number => deployed[at] ?? 0;

/** J.2, J.5.d, J.6.c May this be bought and put there? */
export const mayBuy = (g: WarAndPeace, account: Account, { unit, sp, at }: Buy): Verdict => {
  const { nation } = account;
  const cost = kindCard(unit).halfPoints * sp;
  const purse = purseFor(account, unit);
  const land = isArmyKind(unit);
  const spentOnLand = account.spentOnLand ?? 0;
  const spentOnShips = account.spentOnShips ?? 0;
  return (
    must('J.2.d', inPool(g, nation, unit) >= sp, 'production.notInPool', {
      nation,
      unit,
      left: inPool(g, nation, unit),
    }) ??
    must('J.2.d', cost <= purse, 'production.tooDear', { points: purse }) ??
    must('J.5.d', nation !== 'england' || !land || spentOnLand + cost <= ENGLISH_LAND, 'production.cap', {
      points: ENGLISH_LAND / 2,
    }) ??
    must(nation === 'france' ? 'J.6.c' : 'J.5.d', land || spentOnShips + cost <= NAVAL, 'production.cap', {
      points: NAVAL / 2,
    }) ??
    must('J.4.d', !IRREGULAR.includes(unit) || nation === 'france', 'production.notInvaded', { nation }) ??
    must('K.1.b', unit !== 'P' || troopsAt(g, at).length === 0, 'production.notAlone', { at }) ??
    must('J.2.a', !land || !isEnemyAt(g, nation, at), 'production.enemyThere', { at }) ??
    must('J.2.a', !land || deployedAt(account, at) + sp <= PER_CITY, 'production.roomInCity', {
      at,
      room: PER_CITY - deployedAt(account, at),
    })
  );
};

/** J.2.f, R-108 A leader comes from the pool to any city of his country that no enemy holds or stands in. */
const leaderCities = (g: WarAndPeace, nation: Nation): readonly HexId[] =>
  cityCards
    .filter(
      ({ id, hex }) =>
        landOf(g, hex) === nation && factionHolding(g, id) === factionOf(g, nation) && !isEnemyAt(g, nation, hex),
    )
    .map(({ hex }) => hex);
const leadersFor = (g: WarAndPeace, nation: Nation): readonly LeaderId[] =>
  leadersAt(g, 'pool')
    .map(({ id }) => id)
    .filter((id) => {
      const card = leaderCard(id);
      if (card.naval) return false;
      if (!card.satellites) return card.nation === nation;
      return !isMajor(nation) && coloursOf(g, nation) === card.nation;
    });
/** Unnamed leaders are all alike: one of them is offered. */
const differing = (ids: readonly LeaderId[]): readonly LeaderId[] => {
  const unnamed = ids.find((id) => leaderCard(id).name === null);
  return ids.filter((id) => leaderCard(id).name !== null || id === unnamed);
};

const ordersFor = (g: WarAndPeace, account: Account): readonly Order[] => {
  const { nation } = account;
  const orders: Order[] = [];
  for (const unit of KINDS) {
    const most = Math.min(
      inPool(g, nation, unit),
      Math.floor(purseFor(account, unit) / kindCard(unit).halfPoints),
      PER_CITY,
    );
    for (const at of new Set(most > 0 ? hexesFor(g, nation, unit) : []))
      for (let sp = 1; sp <= (unit === 'P' ? 1 : most); sp++) orders.push({ kind: 'buy', unit, sp, at });
  }
  for (const leader of differing(leadersFor(g, nation)))
    for (const at of leaderCities(g, nation)) orders.push({ kind: 'raiseLeader', leader, at });
  return orders;
};

export const buy = (g: WarAndPeace, account: Account, { unit, sp, at }: Buy): Account => {
  const { nation } = account;
  const cost = kindCard(unit).halfPoints * sp;
  changePool(g, nation, unit, -sp);
  if (isArmyKind(unit)) placeTroops(g, { ...FRESH, at, nation, kind: unit }, sp);
  else changeShips(g, { nation, kind: unit, at, station: 'port', damaged: false, repairing: false, moved: false }, sp);
  log(g, 'J.2.d', 'production.bought', { nation, unit, sp, at });
  const paid = pay(account, unit, cost);
  return isArmyKind(unit)
    ? {
        ...paid,
        deployed: { ...paid.deployed, [at]: deployedAt(paid, at) + sp },
        spentOnLand: (paid.spentOnLand ?? 0) + cost,
      }
    : { ...paid, spentOnShips: (paid.spentOnShips ?? 0) + cost };
};

/** J.2 One purchase or leader; nothing more when the seat is done or nothing is left to choose. */
export function* purchase(g: WarAndPeace, by: Seat, account: Account): Script<Account | undefined> {
  const among = ordersFor(g, account);
  const may = (order: Order): Verdict => (order.kind === 'buy' ? mayBuy(g, account, order) : undefined);
  if (!among.some((order) => !may(order))) return undefined;
  const { nation, any, landwehr, naval } = account;
  const prompt = say('production.buy', { nation, points: any + landwehr + naval });
  const order = yield* ask(choice<Order>({ by, rule: 'J.2.a', prompt, among, may, or: [DONE] }));
  if (order.kind === 'done') return undefined;
  if (order.kind === 'buy') return buy(g, account, order);
  placeLeader(g, order.leader, order.at);
  log(g, 'J.2.f', 'production.leader', { leader: order.leader, at: order.at });
  return account;
}

/** I.2.a Does the pool hold any land unit that can be bought? Militia and partisans do not count. */
export const isPoolEmpty = (g: WarAndPeace, nation: Nation): boolean =>
  KINDS.every((kind) => !isArmyKind(kind) || kind === 'M' || kind === 'P' || (poolOf(g, nation)[kind] ?? 0) === 0);
