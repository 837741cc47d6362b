import { lastingFact, type Verdict } from '@bivouac/kernel';
import { hexAt } from '../../catalogue/board.ts';
import { type HexId, type Nation, type Side, unitCard, type UnitId } from '../../catalogue/catalogue.ts';
import type { Campaign, Scenario } from '../../scenario/scenario.ts';
import { must } from '../../text/speech.ts';
import { occupies, unitsAt } from '../../state/stack.ts';
import { boardOf, bothSides, campaignOf, type Nemesis, opponent, scenarioOf } from '../../state/state.ts';
import { CAPACITY } from '../4-occupying-a-hex/4.1-limit.ts';
import { mayEnter } from './14.16-closed-land.ts';

/** 14.15a What lies behind the line of each side, with the bridgeheads or without. */
const areas = lastingFact(({ campaign }: Scenario) => {
  const behind = (closed: readonly HexId[]) =>
    bothSides((side) => new Set((campaign?.armistice.areas[side] ?? []).filter((hex) => !closed.includes(hex))));
  return { open: behind([]), closed: behind(campaign?.armistice.bridgeheads ?? []) };
});

/** 14.15a, rulings: where a side may stand when the truce ends. */
export const behindTheLine = (g: Nemesis, side: Side): ReadonlySet<HexId> =>
  areas(scenarioOf(g))[g.agreed.bridgeheads][side];

type Elsewhere = Campaign['armistice']['elsewhere'][number];
const elsewhereOf = (g: Nemesis, nation: Nation): Elsewhere | undefined =>
  campaignOf(g)?.armistice.elsewhere.find((each) => each.nation === nation);

/** 4.1 The room that a side's units take on a hex, those aside who are on their way anyway. */
export const roomTaken = (g: Nemesis, side: Side, hex: HexId, but: readonly UnitId[]): number =>
  occupies(g, side, hex)
    ? unitsAt(g, hex).reduce((sum, { id }) => (but.includes(id) ? sum : sum + unitCard(id).of), 0)
    : 0;

/** A counter that looks for a place: a unit, or a commander, who takes no room. */
export interface Seeking {
  readonly side: Side;
  readonly nation: Nation;
  readonly of: number;
  readonly unit: UnitId | undefined;
}

/** All the hexes where it might wait. */
export const waitingPlaces = (g: Nemesis, { side, nation }: Seeking): Iterable<HexId> => {
  const elsewhere = elsewhereOf(g, nation);
  return elsewhere ? [...elsewhere.hexes, ...elsewhere.overflow] : behindTheLine(g, side);
};

/**
 * 14.15a The French redeploy first, also into hexes that the Coalition has to leave: its units there bar nobody. Those of
 * the French that are still on the map when the Coalition redeploys stay where they are (rulings/14.15-order.md).
 */
export const isHeldForGood = (g: Nemesis, side: Side, hex: HexId): boolean =>
  occupies(g, opponent(side), hex) &&
  (side === 'coalition' ||
    unitsAt(g, hex).some(({ id }) => {
      const { side: theirs, nation, of } = unitCard(id);
      return mayWaitAt(g, { side: theirs, nation, of, unit: id }, hex) === undefined;
    }));

const isOpen = (g: Nemesis, { side, of, unit }: Seeking, hex: HexId): boolean =>
  !isHeldForGood(g, side, hex) && roomTaken(g, side, hex, unit === undefined ? [] : [unit]) + of <= CAPACITY;

/** 14.15a Exceptions: Swedes wait in Swedish Pomerania, Danes in Kiel and, once it is full, around it (rulings/14.15-swedes-and-danes.md). */
const mayWaitElsewhere = (g: Nemesis, who: Seeking, { hexes, overflow }: Elsewhere, hex: HexId): Verdict =>
  must('14.15a', hexes.includes(hex) || overflow.includes(hex), 'truce.waitsElsewhere', { hex, hexes }) ??
  must('14.15a', hexes.includes(hex) || !hexes.some((each) => isOpen(g, who, each)), 'truce.roomLeft', { hex, hexes });

/** 14.15a bp1, bp2 A counter waits for the end of the truce behind the line of its side, and not in closed land. */
export const mayWaitAt = (g: Nemesis, who: Seeking, hex: HexId): Verdict => {
  const elsewhere = elsewhereOf(g, who.nation);
  return (
    (elsewhere
      ? mayWaitElsewhere(g, who, elsewhere, hex)
      : must('14.15a', behindTheLine(g, who.side).has(hex), 'truce.beyondTheLine', { side: who.side, hex })) ??
    mayEnter(g, who.side, hexAt(boardOf(g), hex))
  );
};
