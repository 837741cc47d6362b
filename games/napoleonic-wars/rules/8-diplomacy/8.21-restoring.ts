import { choose, type Script, type Seat, window } from '@bivouac/kernel';
import { rulesOf } from '../../cards/shelf.ts';
import { card as cardCard, columnCost, reserve as reserveCard } from '../../catalogue/catalogue.ts';
import { type CardId, type Column, COLUMNS, type Nation, NATIONS, type Power } from '../../catalogue/ids.ts';
import type { DiplomacyAnswer } from '../../text/8-diplomacy.ts';
import { log, reveal, say } from '../../text/speech.ts';
import {
  changeNation,
  consulOf,
  director,
  discard,
  faceDownOf,
  handOf,
  type NapoleonicWars,
  nationRow,
  pactOf,
  playerOf,
} from '../../state/state.ts';
import { inOrder, orderOfMovement } from '../5-sequence/5.1-order.ts';
import { layDown, mayPlayEvent } from '../6-cards/6.1-events.ts';
import { drawNearer } from './8.1-track.ts';

type Of<K extends DiplomacyAnswer['kind']> = Extract<DiplomacyAnswer, { readonly kind: K }>;
type Restore = Of<'restoreBy'> | Of<'restoreForPoints'>;
type Payment = Of<'payCard'> | Of<'payReserve'>;

/** A Pact that an event has just broken. */
export interface Broken {
  readonly nation: Nation;
  readonly power: Power;
  /** Points may restore it too, not only events. */
  readonly byPoints: boolean;
}
const columnsLeft = (g: NapoleonicWars, nation: Nation): readonly Column[] =>
  COLUMNS.slice(COLUMNS.indexOf(consulOf(g, nation)?.column ?? 'unaligned') + 1);
const price = (g: NapoleonicWars, nation: Nation): number =>
  columnsLeft(g, nation).reduce((sum, column) => sum + columnCost(column), 0);

/** 8.21 The Proxy itself is still played by its old Patron. */
const seatOf = (g: NapoleonicWars, { nation, power }: Broken, each: Nation): Seat | null =>
  each === nation ? playerOf(g, power) : director(g, each);

/** One card, and a Reserve besides: as in an Impulse. */
const mostPoints = (g: NapoleonicWars, power: Power): number =>
  Math.max(0, ...handOf(g, power).map((card) => cardCard(card).cp)) +
  Math.max(0, ...nationRow(g, power).reserves.map((id) => reserveCard(id).cp));

const meansOf = (g: NapoleonicWars, broken: Broken, seat: Seat): readonly Restore[] => {
  const { nation, power, byPoints } = broken;
  const boxes = columnsLeft(g, nation).length;
  const events = NATIONS.filter((each) => seatOf(g, broken, each) === seat).flatMap((each) =>
    [...handOf(g, each), ...faceDownOf(g, each)]
      .filter((card) => (rulesOf(card)?.restores?.(g, nation, power) ?? 0) >= boxes)
      .filter((card) => mayPlayEvent(g, { nation: each, seat }, card) === undefined)
      .map((card): Restore => ({ kind: 'restoreBy', nation: each, card })),
  );
  const pays = byPoints && playerOf(g, power) === seat && mostPoints(g, power) >= price(g, nation);
  return pays ? [...events, { kind: 'restoreForPoints', nation: power }] : events;
};

/** 6.2, 5.12 At most one card and one Reserve are played for the points; what is left of them is lost. */
function* pays(g: NapoleonicWars, { nation, power }: Broken, seat: Seat): Script {
  let needed = price(g, nation);
  let used: readonly Payment['kind'][] = [];
  while (needed > 0) {
    const hand = handOf(g, power).map((card): Payment => ({ kind: 'payCard', card }));
    const reserves = nationRow(g, power).reserves.map((reserve): Payment => ({ kind: 'payReserve', reserve }));
    const worth = (pay: Payment): number =>
      pay.kind === 'payCard' ? cardCard(pay.card).cp : reserveCard(pay.reserve).cp;
    const other = (pay: Payment): number =>
      used.length > 0 ? 0 : Math.max(0, ...(pay.kind === 'payCard' ? reserves : hand).map(worth));
    const among = [...hand, ...reserves].filter((pay) => !used.includes(pay.kind) && worth(pay) + other(pay) >= needed);
    const prompt = say('pact.payWith', { nation, needed });
    const paid = yield* choose<Payment>({ by: seat, rule: '8.21', prompt, among, may: () => undefined });
    used = [...used, paid.kind];
    needed -= worth(paid);
    if (paid.kind === 'payCard') {
      discard(g, paid.card);
      reveal(g, '8.21', 'event.discarded', { nation: power, card: paid.card });
    } else {
      const { reserves: left } = nationRow(g, power);
      changeNation(g, power, { reserves: left.filter((id) => id !== paid.reserve) });
    }
  }
}
const playsEvent = (g: NapoleonicWars, by: { readonly nation: Nation; readonly seat: Seat }, card: CardId): void => {
  layDown(g, by, card);
  log(g, '8.21', 'card.event', { nation: by.nation, card });
};

/**
 * 8.21 Any one nation, in Order of Movement, may restore a Pact that an event has just broken: by an event that moves this
 * Consul, or, the Power that has lost it, by points: rulings/8.21-restoring.md. Returns whether the Pact stands again.
 */
export function* restoration(g: NapoleonicWars, broken: Broken): Script<boolean> {
  const { nation, power } = broken;
  const seats = inOrder(
    orderOfMovement(g).filter(
      (each) =>
        handOf(g, each).length > 0 ||
        faceDownOf(g, each).length > 0 ||
        (broken.byPoints && each === power && nationRow(g, each).reserves.length > 0),
    ),
    (each) => seatOf(g, broken, each),
  );
  yield* window<Restore>({
    moment: 'pactBroken',
    rule: '8.21',
    prompt: say('pact.restore', { nation, power }),
    order: 'one',
    seats,
    among: (seat) => meansOf(g, broken, seat),
    *onPlay({ by: seat, answer }) {
      if (answer.kind === 'restoreBy') playsEvent(g, { nation: answer.nation, seat }, answer.card);
      else yield* pays(g, broken, seat);
      for (const _column of columnsLeft(g, nation)) {
        const consul = consulOf(g, nation);
        if (consul && consul.column !== 'pact') yield* drawNearer(g, consul, power);
      }
    },
  });
  const restored = pactOf(g, nation) === power;
  if (restored) log(g, '8.21', 'pact.restored', { nation, power });
  return restored;
}
