import { distance, hexAt } from '../../catalogue/board.ts';
import type { HexId, Side } from '../../catalogue/catalogue.ts';
import { log } from '../../text/speech.ts';
import { occupies } from '../../state/stack.ts';
import { boardOf, moveCommander, moveUnit, type Nemesis, opponent } from '../../state/state.ts';
import { CAPACITY } from '../4-occupying-a-hex/4.1-limit.ts';
import { mayJoin } from './14.8-sweden.ts';
import { companyOf, type Counter, countersOf } from './14.15-counters.ts';
import { behindTheLine, mayWaitAt, roomTaken, waitingPlaces } from './14.15-lines.ts';

const nearestFirst = (g: Nemesis, from: HexId, hexes: Iterable<HexId>): readonly HexId[] => {
  const far = (hex: HexId): number => distance(hexAt(boardOf(g), from), hexAt(boardOf(g), hex));
  return [...hexes].sort((a, b) => far(a) - far(b) || Number(a) - Number(b));
};

/** A hex that takes all of a party: the nearest where it may wait, or else any behind the line of its side. */
const refugeOf = (g: Nemesis, side: Side, from: HexId, party: readonly [Counter, ...Counter[]]): HexId | undefined => {
  const company = companyOf(party);
  const of = party.reduce((sum, counter) => sum + counter.of, 0);
  const takes = (hex: HexId): boolean =>
    hex !== from &&
    !occupies(g, opponent(side), hex) &&
    roomTaken(g, side, hex, []) + of <= CAPACITY &&
    mayJoin(g, side, hex, company) === undefined;
  return (
    nearestFirst(g, from, waitingPlaces(g, party[0])).find(
      (hex) => takes(hex) && party.every((counter) => mayWaitAt(g, counter, hex) === undefined),
    ) ?? nearestFirst(g, from, behindTheLine(g, side)).find(takes)
  );
};

/**
 * 14.15a Enemies on a hex that they have to leave are taken behind their line as soon as somebody is set down there, each
 * nation that waits by itself to its own land. They have not been redeployed by that: their owner still places them as he
 * likes (rulings/14.15-order.md).
 */
export const giveWay = (g: Nemesis, side: Side, hex: HexId): void => {
  const enemy = opponent(side);
  if (!occupies(g, enemy, hex)) return;
  const there = countersOf(g, enemy).filter(({ at }) => at === hex);
  const swedes = there.filter(({ nation }) => nation === 'Sweden');
  for (const [first, ...others] of [swedes, there.filter((counter) => !swedes.includes(counter))]) {
    if (!first) continue;
    const to = refugeOf(g, enemy, hex, [first, ...others]);
    if (!to) throw new Error(`14.15a: no hex behind the line takes those who leave ${hex}`);
    const { units, commanders } = companyOf([first, ...others]);
    for (const id of units) moveUnit(g, id, to);
    for (const id of commanders) moveCommander(g, id, to);
    log(g, '14.15a', 'truce.givesWay', { side: enemy, counters: others.length + 1, from: hex, to });
  }
};
