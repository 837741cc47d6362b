import { ask, choice, type Script, type Seat, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../../answers/answers.ts';
import { cityAt, cityCards } from '../../catalogue/cities.ts';
import { type ArmyKind, type HexId, isArmyKind, type Nation, SHIP_KINDS } from '../../catalogue/ids.ts';
import { hexCards, isHex } from '../../catalogue/map.ts';
import {
  type Account,
  changePool,
  changeShips,
  changeTroops,
  factionHolding,
  factionOf,
  FRESH,
  FRESH_SHIP,
  inPool,
  landOf,
  placeTroops,
  troopsAt,
  type WarAndPeace,
} from '../../state/index.ts';
import { log, must, say } from '../../text/speech.ts';
import { mayMend, mend, mendable } from '../F-naval/F.8-repairs.ts';
import { takeCity } from '../SG-J-ground-movement/SG-J.10-entered.ts';
import { isEnemyAt } from './J.2-points.ts';
import { leaderOrders, raiseLeader } from './J.2-purchase.ts';
import { ENGLISH_POINT } from './J.4-iberia.ts';
import { mayWork, shipyards, work, yardOrders } from './J.7-yards.ts';

/** J.4.k Prices in native points. */
const PRICES: Readonly<Partial<Record<ArmyKind, number>>> = { M: 4, P: 6, I: 6, C: 12 };
/** J.4.o, R-12 Points deployed in one hex in a phase. */
const PER_HEX = 2;
/** J.4.m Half of a cavalry point's price. */
const DOWN_PAYMENT = 6;

type Buy = AnswerOf<'buy'>;
type Order =
  | Buy
  | AnswerOf<'downPayment'>
  | AnswerOf<'payOff'>
  | AnswerOf<'mend'>
  | AnswerOf<'keel'>
  | AnswerOf<'instal'>
  | AnswerOf<'launch'>
  | AnswerOf<'raiseLeader'>
  | typeof DONE;
/** J.7.d A ship costs thirty native points, or six payments of five. */
const SHIP = 30;
const PAYMENT = 5;

const priceOf = (unit: Buy['unit']): number => PRICES[unit as ArmyKind] ?? Infinity;
const deployedAt = ({ deployed }: Account, at: HexId): number => deployed[at] ?? 0;

/** J.4.f, J.4.l Infantry and cavalry wait until no militia and no partisans are left in the pool. */
const irregularsLeft = (g: WarAndPeace, nation: Nation): boolean => inPool(g, nation, 'M') + inPool(g, nation, 'P') > 0;

const mayDeploy = (g: WarAndPeace, account: Account, unit: ArmyKind, sp: number, at: HexId): Verdict =>
  must('J.4.n', !isEnemyAt(g, account.nation, at), 'production.enemyThere', { at }) ??
  must('L.2.a', unit !== 'P' || (troopsAt(g, at).length === 0 && sp === 1), 'production.notAlone', { at }) ??
  must('K.1.b', unit === 'P' || !troopsAt(g, at).some(({ kind }) => kind === 'P'), 'enter.partisans', { at }) ??
  must('J.4.o', deployedAt(account, at) + sp <= PER_HEX, 'production.roomInCity', {
    at,
    room: PER_HEX - deployedAt(account, at),
  });

const mayOrder = (g: WarAndPeace, account: Account, order: Order): Verdict => {
  const { nation, any } = account;
  switch (order.kind) {
    case 'buy': {
      if (!isArmyKind(order.unit))
        return (
          must('J.7.d', inPool(g, nation, order.unit) >= order.sp, 'production.notInPool', {
            nation,
            unit: order.unit,
            left: inPool(g, nation, order.unit),
          }) ?? must('J.7.d', SHIP * order.sp <= any, 'production.tooDear', { points: any * 2 })
        );
      const { unit } = order;
      const regular = unit === 'I' || unit === 'C';
      return (
        must('J.4.k', inPool(g, nation, unit) >= order.sp, 'production.notInPool', {
          nation,
          unit,
          left: inPool(g, nation, unit),
        }) ??
        must(
          nation === 'spain' ? 'J.4.f' : 'J.4.l',
          !regular || !irregularsLeft(g, nation),
          'production.irregularsFirst',
        ) ??
        must('J.4.k', priceOf(unit) * order.sp <= any, 'production.tooDear', { points: any * 2 }) ??
        mayDeploy(g, account, unit, order.sp, order.at)
      );
    }
    case 'downPayment':
      return (
        must('J.4.m', inPool(g, nation, 'C') > 0, 'production.notInPool', { nation, unit: 'C', left: 0 }) ??
        must('J.4.l', !irregularsLeft(g, nation), 'production.irregularsFirst') ??
        must('J.4.m', DOWN_PAYMENT <= any, 'production.tooDear', { points: any * 2 }) ??
        mayDeploy(g, account, 'C', 1, order.at)
      );
    case 'payOff':
      return must('J.4.m', DOWN_PAYMENT <= any, 'production.tooDear', { points: any * 2 });
    case 'mend':
      return mayMend(g, nation, order, any >= ENGLISH_POINT ? 2 : 0);
    case 'keel':
    case 'instal':
    case 'launch':
      return mayWork(order, any, PAYMENT);
    case 'raiseLeader':
    case 'done':
      return undefined;
  }
};

const ordersFor = (g: WarAndPeace, { nation, any }: Account): readonly Order[] => {
  const own = cityCards
    .filter(({ state }) => state === nation) // J.4.n whoever holds it: an enemy in it bars the city, not its holder
    .map(({ hex }) => hex);
  const wild = hexCards
    .filter(({ id, terrain }) => landOf(g, id) === nation && (terrain === 'mountain' || cityAt(id) !== undefined))
    .map(({ id }) => id);
  const orders: Order[] = [...mendable(g, nation), ...yardOrders(g, nation), ...leaderOrders(g, nation)];
  for (const unit of SHIP_KINDS)
    for (const at of inPool(g, nation, unit) > 0 ? shipyards(g, nation) : [])
      orders.push({ kind: 'buy', unit, sp: 1, at });
  for (const unit of ['M', 'P', 'I', 'C'] as const) {
    const most = Math.min(
      PER_HEX,
      inPool(g, nation, unit),
      Math.floor(any / priceOf(unit)),
      unit === 'P' ? 1 : PER_HEX,
    );
    for (const at of unit === 'P' ? wild : own)
      for (let sp = 1; sp <= most; sp++) orders.push({ kind: 'buy', unit, sp, at });
  }
  if (inPool(g, nation, 'C') > 0) for (const at of own) orders.push({ kind: 'downPayment', at });
  for (const { at, bond, nation: whose } of g.troops)
    if (bond === 'unpaid' && whose === nation && isHex(at)) orders.push({ kind: 'payOff', at });
  return orders;
};

/** J.4.d, J.4.i, J.4.j, J.4.o One purchase of an invaded country. */
export function* purchaseNatively(g: WarAndPeace, by: Seat, account: Account): Script<Account | undefined> {
  const { nation, any } = account;
  const among = ordersFor(g, account);
  const may = (order: Order): Verdict => mayOrder(g, account, order);
  if (!among.some((order) => !may(order))) return undefined;
  const prompt = say('production.buy', { nation, points: any * 2 });
  const order = yield* ask(choice<Order>({ by, rule: 'J.4.i', prompt, among, may, or: [DONE] }));
  if (order.kind === 'done') return undefined;
  if (order.kind === 'raiseLeader') {
    raiseLeader(g, order);
    return account;
  }
  if (order.kind === 'payOff') {
    const troop = g.troops.find(
      ({ at, bond, nation: whose }) => at === order.at && bond === 'unpaid' && whose === nation,
    );
    if (troop) changeTroops(g, troop, 1, { bond: 'none' });
    return { ...account, any: any - DOWN_PAYMENT };
  }
  if (order.kind === 'mend') {
    mend(g, nation, order);
    return { ...account, any: any - ENGLISH_POINT };
  }
  if (order.kind === 'keel' || order.kind === 'instal' || order.kind === 'launch') {
    work(g, nation, order, true);
    return { ...account, any: order.kind === 'launch' ? any : any - PAYMENT };
  }
  if (order.kind === 'buy' && !isArmyKind(order.unit)) {
    changePool(g, nation, order.unit, -1);
    changeShips(g, { nation, kind: order.unit, at: order.at, station: 'port', ...FRESH_SHIP }, 1);
    log(g, 'J.7.d', 'production.bought', { nation, unit: order.unit, sp: 1, at: order.at });
    return { ...account, any: any - SHIP };
  }
  const unit: ArmyKind = order.kind === 'buy' && isArmyKind(order.unit) ? order.unit : 'C';
  const sp = order.kind === 'buy' ? order.sp : 1;
  changePool(g, nation, unit, -sp);
  placeTroops(g, { ...FRESH, at: order.at, nation, kind: unit, bond: order.kind === 'buy' ? 'none' : 'unpaid' }, sp);
  log(g, 'J.4.n', 'production.bought', { nation, unit, sp, at: order.at });
  const city = cityAt(order.at);
  if (city && factionHolding(g, city.id) !== factionOf(g, nation)) yield* takeCity(g, city.id, nation);
  const cost = order.kind === 'buy' ? priceOf(unit) * sp : DOWN_PAYMENT;
  return {
    ...account,
    any: any - cost,
    deployed: { ...account.deployed, [order.at]: deployedAt(account, order.at) + sp },
  };
}
