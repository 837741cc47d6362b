import type { Verdict } from '@bivouac/kernel';
import { type Hex, type Link, linkTo, marchCost } from '../../catalogue/board.ts';
import { type CommanderId, type HexId, type Side, unitCard, type UnitId } from '../../catalogue/catalogue.ts';
import { inForce } from '../../state/effects.ts';
import { must } from '../../text/speech.ts';
import { stackAt } from '../../state/stack.ts';
import { isWinter, type Nemesis } from '../../state/state.ts';
import { hexesAround, mayCross } from '../2-board/2.3-from-hex-to-hex.ts';
import { mayLeave } from '../14-campaign-of-1813/14.15-no-armistice.ts';
import { mayEnter } from '../14-campaign-of-1813/14.16-closed-land.ts';
import { haveLostTheirWay, isForcedMarchForbidden, mayGoOnByCards } from '../16-advanced-rules/16.1-on-the-march.ts';
import { mayJoin, mayPart } from '../14-campaign-of-1813/14.8-sweden.ts';
import { hasRoomFor, roomTakenAt } from '../4-occupying-a-hex/4.1-capacity.ts';
import { beginsBesideCavalry } from './8.4-beside-cavalry.ts';
import { isHeldByCavalry } from './8.4-enemy-cavalry.ts';

/** 8.4 Three hexes in summer, two in Winter, and five by forced march; difficult terrain counts as two (ruling A-06). */
const NORMAL_MARCH = { summer: 3, winter: 2 };
const LONGEST_MARCH = 5;

export const normalMarch = (g: Nemesis): number => (isWinter(g) ? NORMAL_MARCH.winter : NORMAL_MARCH.summer);

/** 8.4 bp3 Who marches: one body from one hex to one hex. */
export interface Body {
  readonly units: readonly UnitId[];
  readonly commanders: readonly CommanderId[];
}

/** 4.1 The room that units take. */
export const roomFor = (units: readonly UnitId[]): number => units.reduce((sum, id) => sum + unitCard(id).of, 0);

/** A body on the march. */
export interface March extends Body {
  readonly side: Side;
  /** 4.1 The room that the units take. */
  readonly of: number;
  readonly at: Hex;
  readonly points: number;
  readonly setOut: boolean;
  /** 8.4 bp6, bp7: enemy cavalry bears on the hex where the march stands. */
  readonly held: boolean;
  /** 16.1 A card lets it go no further than the next hex. */
  readonly oneHexOnly: boolean;
}

/** The march before its first step. Cavalry that was next to where it starts counts even if others stay there, or if it has gone since (8.4 bp7). */
export const marchFrom = (g: Nemesis, side: Side, at: Hex, { units, commanders }: Body): March => ({
  side,
  units,
  commanders,
  of: roomFor(units),
  at,
  points: 0,
  setOut: false,
  held: beginsBesideCavalry(g, side, at.id),
  oneHexOnly: haveLostTheirWay(g, at.id),
});

/** 16.1 Rivers in spate keep one side to the bridges. */
const isInSpate = (g: Nemesis, side: Side, { river, bridge }: Link): boolean =>
  river && !bridge && inForce(g, 'bridgesOnly').some((effect) => effect.side === side);

/** 8.4 One step of a march, clause by clause. */
export const mayStep = (g: Nemesis, march: March, to: HexId): Verdict => {
  const { side, of, at, points, setOut, held } = march;
  const crossing = mayCross(at, to);
  const link = linkTo(at, to);
  if (crossing || !link) return crossing;
  const there = stackAt(g, to);
  const room = of + roomTakenAt(g, side, to);
  const total = points + marchCost(link, isWinter(g));
  return (
    must('8.4 bp6', !(setOut && held), 'march.heldByCavalry', { hex: at.id }) ??
    mayEnter(g, side, link.hex) ??
    mayLeave(g, side, at, link.hex) ??
    must('16.1', !isInSpate(g, side, link), 'card.riverInSpate', { from: at.id, to }) ??
    must('8.4 bp5', there === undefined || there.side === side, 'hex.enemyUnits', { hex: to }) ??
    must('4.1', hasRoomFor(g, side, to, of), 'hex.overfull', { hex: to, of: room }) ??
    mayPart(g, side, at.id, march) ??
    mayJoin(g, side, to, march) ??
    mayGoOnByCards(g, march, to) ??
    must('16.1', total <= normalMarch(g) || !isForcedMarchForbidden(g), 'card.noForcedMarch', {
      hex: to,
      points: total,
      most: normalMarch(g),
    }) ??
    must('8.4', total <= LONGEST_MARCH, 'march.tooFar', { hex: to, points: total, most: LONGEST_MARCH }) ??
    must('8.4 bp7', setOut || !held || !isHeldByCavalry(g, side, to), 'march.cavalryToCavalry', { from: at.id, to })
  );
};

export const canGoOn = (g: Nemesis, march: March): boolean =>
  hexesAround(march.at).some((to) => mayStep(g, march, to) === undefined);

/** Is there a first step for this body? */
export const canSetOut = (g: Nemesis, side: Side, from: Hex, body: Body): boolean =>
  canGoOn(g, marchFrom(g, side, from, body));
