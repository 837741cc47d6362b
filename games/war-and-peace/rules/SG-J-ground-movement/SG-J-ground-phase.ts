import { askAny, choice, type Question, type Script, type Seat } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../../answers/answers.ts';
import { isHex } from '../../catalogue/map.ts';
import type { LeaderId } from '../../catalogue/ids.ts';
import { leaderCard, leaderId } from '../../catalogue/pieces.ts';
import { activeFaction, GROUND, leader, type Troop, type WarAndPeace } from '../../state/index.ts';
import { say } from '../../text/speech.ts';
import { crossChannel, crossings, mayCross } from '../K-france/K.5-channel.ts';
import { lentMarches, mayMarchOnLoan, noteLoan } from '../M-east/M.4-pro-french-east.ts';
import { mayRally, mergeLevels, orderReturns, rallies, rally } from '../O-options/O.7-rallying.ts';
import { activeSeats, commandOf, FRENCH, isActive, isHeldBack, seatOf } from '../D-players/D.3-seats.ts';
import { flee, mayFlee } from '../O-options/O.3-flight.ts';
import { fortify, leftTheLines, mayFortify } from '../O-options/O.6-torres-vedras.ts';
import { goHome } from '../G-alliance/G.2-going-home.ts';
import { recalledGoOn } from '../K-france/K.4-recalled.ts';
import { evacuate } from './SG-J.8-leaving.ts';
import { vacateCapitals } from '../I-conquest/I.2-capitals.ts';
import { beginSieges, endSieges } from '../SG-S-sieges/SG-S.3-investing.ts';
import { comeOut, goInside, mayComeOut, mayGoInside, roomInside } from '../SG-S-sieges/SG-S.1-inside.ts';
import { entrench, mayEntrench } from '../SG-T-entrenchment/SG-T.1-entrench.ts';
import { mayLead, mayRide, maySlip } from './SG-J.3-who-moves.ts';
import { march, ride, slip } from './SG-J.4-march.ts';

const WELLINGTON = leaderId('wellington');

type Order =
  | AnswerOf<'march'>
  | AnswerOf<'ride'>
  | AnswerOf<'slip'>
  | AnswerOf<'entrench'>
  | AnswerOf<'goInside'>
  | AnswerOf<'comeOut'>
  | AnswerOf<'flee'>
  | AnswerOf<'fortify'>
  | AnswerOf<'rally'>
  | AnswerOf<'crossChannel'>;

/** The rows of the table that a seat may give orders to in this segment. */
const ownTroops = (g: WarAndPeace, seat: Seat): readonly Troop[] =>
  g.troops.filter((troop) => isHex(troop.at) && isActiveTroop(g, troop) && commandOf(g, troop) === seat);
/** E.2.e, K.4.b, M.4.a Whose turn it is by the side they fight for, but for the held back. */
const isActiveTroop = (g: WarAndPeace, { nation, bond }: Pick<Troop, 'nation' | 'bond'>): boolean => {
  const faction = activeFaction(g.clock);
  if (bond === 'expedition' || bond === 'loyal') return faction === 'pro';
  return isActive(g, nation) && !isHeldBack(g, nation);
};
const isActiveLeader = (g: WarAndPeace, id: LeaderId): boolean =>
  isActiveTroop(g, { nation: leaderCard(id).nation, bond: leader(g, id).bond });
const commandOfLeader = (g: WarAndPeace, id: LeaderId): Seat => {
  const { bond, at } = leader(g, id);
  return commandOf(g, { nation: leaderCard(id).nation, bond, at });
};

/** SG S.1 Orders to go behind the walls or to come out: one point of a kind, or as many as can. */
const insideOrders = (g: WarAndPeace, own: readonly Troop[]): readonly Order[] => {
  const sums = new Map<string, { readonly troop: Troop; sp: number }>();
  for (const troop of own) {
    if (troop.kind === 'P') continue;
    const key = `${troop.at}/${troop.nation}/${troop.kind}/${troop.inside}`;
    const sum = sums.get(key);
    if (sum) sum.sp += troop.sp;
    else sums.set(key, { troop, sp: troop.sp });
  }
  return [...sums.values()].flatMap(({ troop: { nation, kind: unit, at, inside }, sp }) => {
    if (!isHex(at)) return [];
    const most = inside ? sp : Math.min(sp, roomInside(g, at));
    const kind = inside ? ('comeOut' as const) : ('goInside' as const);
    return [...new Set([1, most])].filter((some) => some > 0).map((some) => ({ kind, nation, unit, at, sp: some }));
  });
};

/** Every order that a seat might think of; the verdict says which it may give. */
const ordersOf = (g: WarAndPeace, seat: Seat): readonly Order[] => {
  const orders: Order[] = [];
  for (const { id, at } of g.leaders)
    if (isHex(at) && isActiveLeader(g, id) && commandOfLeader(g, id) === seat)
      orders.push({ kind: 'march', leader: id, at });
  orders.push(...lentMarches(g, seat), ...crossings(g, seat), ...rallies(g, ownTroops(g, seat)));
  const own = ownTroops(g, seat);
  const seen = new Set<string>();
  for (const { nation, kind, at } of own) {
    if (!isHex(at) || seen.has(`${nation}/${kind}/${at}`)) continue;
    seen.add(`${nation}/${kind}/${at}`);
    orders.push(kind === 'P' ? { kind: 'slip', nation, at } : { kind: 'ride', nation, unit: kind, at });
  }
  for (const at of new Set(own.map((troop) => troop.at))) if (isHex(at)) orders.push({ kind: 'entrench', at });
  orders.push(...insideOrders(g, own));
  if (g.agreed.flightToParis && seat === FRENCH) orders.push({ kind: 'flee' });
  const wellington = leader(g, WELLINGTON).at;
  if (g.agreed.torresVedras && isHex(wellington) && seatOf(g, 'england') === seat)
    orders.push({ kind: 'fortify', at: wellington });
  return orders;
};

const mayOrder = (g: WarAndPeace, order: Order) => {
  switch (order.kind) {
    case 'march':
      return mayLead(g, order.leader) ?? mayMarchOnLoan(g, order.leader);
    case 'rally':
      return mayRally(g, order.at);
    case 'crossChannel':
      return mayCross(g, order.leader);
    case 'ride':
      return mayRide(g, order);
    case 'slip':
      return maySlip(g, order);
    case 'entrench':
      return mayEntrench(g, order.at);
    case 'goInside':
      return mayGoInside(g, order);
    case 'comeOut':
      return mayComeOut(g, order);
    case 'flee':
      return mayFlee(g);
    case 'fortify':
      return mayFortify(g, order.at);
  }
};

function* carryOut(g: WarAndPeace, seat: Seat, order: Order): Script {
  switch (order.kind) {
    case 'march':
      noteLoan(g, order.leader);
      return yield* march(g, seat, order.leader);
    case 'rally':
      return yield* rally(g, order.at);
    case 'crossChannel':
      return yield* crossChannel(g, seat, order.leader);
    case 'ride':
      return yield* ride(g, seat, order);
    case 'slip':
      return yield* slip(g, seat, order);
    case 'entrench':
      return entrench(g, order.at);
    case 'goInside':
      return goInside(g, order);
    case 'comeOut':
      return comeOut(g, order);
    case 'flee':
      return flee(g);
    case 'fortify':
      return fortify(g, order.at);
  }
}

const question = (g: WarAndPeace, by: Seat): Question<Order | typeof DONE> =>
  choice<Order | typeof DONE>({
    by,
    rule: 'E.2.e',
    prompt: say('ground.which'),
    among: ordersOf(g, by),
    may: (order) => (order.kind === 'done' ? undefined : mayOrder(g, order)),
    or: [DONE],
  });

/** E.2.e One order of one seat: allies move at the same time, whoever comes first. When all are done sieges begin. */
export function* groundPhase(g: WarAndPeace): Script<'more' | 'done'> {
  if (g.work.phase !== 'ground') {
    g.work = GROUND;
    orderReturns(g);
    return 'more';
  }
  const seats = activeSeats(g).filter((each) => !g.clock.out.includes(each));
  if (seats.length === 0) {
    if (g.clock.segment === 'neutral') yield* goHome(g);
    else {
      evacuate(g);
      recalledGoOn(g);
      yield* vacateCapitals(g);
    }
    mergeLevels(g);
    yield* endSieges(g); // besiegers have gone
    beginSieges(g);
    leftTheLines(g);
    return 'done';
  }
  const { by, answer: order } = yield* askAny(seats.map((seat) => question(g, seat)));
  if (order.kind === 'done') g.clock = { ...g.clock, out: [...g.clock.out, by] };
  else yield* carryOut(g, by, order);
  return 'more';
}
