import type { Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { cityCard, cityCards, cityId, isPort } from '../../catalogue/cities.ts';
import { type CityId, type HexId, type Nation, SHIP_KINDS } from '../../catalogue/ids.ts';
import {
  changePool,
  changeShips,
  factionHolding,
  factionOf,
  FRESH_SHIP,
  inPool,
  landOf,
  type WarAndPeace,
} from '../../state/index.ts';
import { log, must } from '../../text/speech.ts';

type Yard = AnswerOf<'keel'> | AnswerOf<'instal'> | AnswerOf<'launch'>;
/** J.7.c After the down payment four more points; J.7.d in Spain and Portugal five more payments of five native points. */
const PAYMENTS = 4;
const NATIVE_PAYMENTS = 5;

/** J.5.f, J.6.e English ships are built at Portsmouth, French ones at Antwerp and Toulon; J.7.b others in any port of their state. */
const YARDS: Readonly<Partial<Record<Nation, readonly CityId[]>>> = {
  england: [cityId('portsmouth')],
  france: [cityId('antwerp'), cityId('toulon')],
};
export const shipyards = (g: WarAndPeace, nation: Nation): readonly HexId[] => {
  const own =
    YARDS[nation]?.map(cityCard) ?? cityCards.filter((city) => isPort(city) && landOf(g, city.hex) === nation);
  return own.filter(({ id }) => factionHolding(g, id) === factionOf(g, nation)).map(({ hex }) => hex);
};

/** J.7.c What a state may do in its yards: begin, pay on, launch. */
export const yardOrders = (g: WarAndPeace, nation: Nation): readonly Yard[] => [
  ...SHIP_KINDS.filter((ship) => inPool(g, nation, ship) > 0).map((ship): Yard => ({ kind: 'keel', ship })),
  ...g.yards.flatMap((row, yard): readonly Yard[] => {
    if (row.nation !== nation) return [];
    return row.left > 0
      ? [{ kind: 'instal', yard }]
      : shipyards(g, nation).map((at): Yard => ({ kind: 'launch', yard, at }));
  }),
];
/** J.7.c, J.7.d A payment is a point, five native ones in Iberia; the launch is free. */
export const mayWork = (order: Yard, purse: number, payment: number): Verdict =>
  must('J.7.c', order.kind === 'launch' || purse >= payment, 'production.tooDear', { points: purse });
export const work = (g: WarAndPeace, nation: Nation, order: Yard, native: boolean): void => {
  if (order.kind === 'keel') {
    changePool(g, nation, order.ship, -1);
    g.yards = [...g.yards, { nation, kind: order.ship, left: native ? NATIVE_PAYMENTS : PAYMENTS }];
    log(g, native ? 'J.7.d' : 'J.7.c', 'production.keel', { nation, unit: order.ship });
    return;
  }
  const row = g.yards[order.yard];
  if (!row) throw new Error(`J.7.c: no ship ${order.yard} in the yards`);
  if (order.kind === 'instal') {
    g.yards = g.yards.map((each, yard) => (yard === order.yard ? { ...each, left: each.left - 1 } : each));
    return;
  }
  g.yards = g.yards.filter((_, yard) => yard !== order.yard);
  changeShips(g, { nation, kind: row.kind, at: order.at, station: 'port', ...FRESH_SHIP }, 1);
  log(g, 'J.7.c', 'production.launched', { nation, unit: row.kind, at: order.at });
};
