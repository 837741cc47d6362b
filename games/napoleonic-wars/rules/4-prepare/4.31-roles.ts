import { askTogether, choice, draw, type Script } from '@bivouac/kernel';
import { rolesOf } from '../../catalogue/catalogue.ts';
import { type Camp, CAMPS } from '../../catalogue/ids.ts';
import { type NapoleonicWars, type SeatId, seatsOf } from '../../state/state.ts';
import type { PrepareAnswer } from '../../text/4-prepare.ts';
import { log, say } from '../../text/speech.ts';

type Bid = Extract<PrepareAnswer, { readonly kind: 'bid' }>;
const MOST_BID = 20;
const BIDS: readonly Bid[] = CAMPS.flatMap((camp) =>
  Array.from({ length: MOST_BID + 1 }, (_, units): Bid => ({ kind: 'bid', camp, units })),
);

/** Gives the roles out, in the order of the scenario's list, and tells who plays what. */
const seat = (g: NapoleonicWars, seating: readonly SeatId[]): void => {
  g.seating = seating;
  for (const [index, role] of rolesOf(g.scenario, g.players).entries()) {
    const who = seating[index];
    if (who !== undefined) log(g, '4.3', 'roles.plays', { seat: who, role });
  }
};

function* breakTie(g: NapoleonicWars, camp: Camp): Script<SeatId> {
  log(g, '4.31', 'roles.tie', { camp });
  const left = seatsOf(g).map((each) => ({ kind: 'toSeat' as const, seat: each }));
  return (yield* draw('4.31', say('roles.tie', { camp }), left)).seat;
}
/** 4.31 Two players name the Camp that they want and a bid for it; only if both want the same does the bid count: rulings/4.31-bids.md. */
function* bidding(g: NapoleonicWars): Script {
  const [first, second] = seatsOf(g);
  if (first === undefined || second === undefined) return;
  const [one, other] = yield* askTogether(
    [first, second].map((by) =>
      choice<Bid>({ by, rule: '4.31', prompt: say('roles.bid'), among: BIDS, may: () => undefined }),
    ),
  );
  if (!one || !other) return;
  for (const [who, bid] of [
    [first, one],
    [second, other],
  ] as const)
    log(g, '4.31', 'roles.bidMade', { seat: who, camp: bid.camp, units: bid.units });
  const { camp } = one;
  const wanted = camp === other.camp;
  const winner =
    !wanted || one.units > other.units ? first : one.units < other.units ? second : yield* breakTie(g, camp);
  const loser = winner === first ? second : first;
  seat(g, camp === 'imperial' ? [winner, loser] : [loser, winner]);
  if (!wanted) return;
  g.forfeiter = winner;
  g.forfeit = winner === first ? one.units : other.units;
}

/** 4.31 Dice say who plays which Powers. */
function* dicing(g: NapoleonicWars): Script {
  const seating: SeatId[] = [];
  for (const role of rolesOf(g.scenario, g.players)) {
    const left = seatsOf(g)
      .filter((each) => !seating.includes(each))
      .map((each) => ({ kind: 'toSeat' as const, seat: each }));
    seating.push((yield* draw('4.31', say('roles.roll', { role }), left)).seat);
  }
  seat(g, seating);
}

/** 4.3, 4.31 Who commands which Powers: as the seats are named, by a bid of two, or by dice. */
export function* determineRoles(g: NapoleonicWars): Script {
  if (g.roles === 'bid' && g.players === 2) yield* bidding(g);
  else if (g.roles !== 'chosen') yield* dicing(g);
}
