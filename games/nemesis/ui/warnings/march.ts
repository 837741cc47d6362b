import type { Answer, Asked } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers.ts';
import { hexAt, linkTo, marchCost } from '../../board.ts';
import type { CommanderId, HexId, Side, UnitId } from '../../ids.ts';
import { isBesieged } from '../../rules/8-rally-and-movement/8.4-siege.ts';
import { normalMarch } from '../../rules/8-rally-and-movement/8.4-step.ts';
import { marchAttrition } from '../../rules/8-rally-and-movement/8.5-march-attrition.ts';
import { commandersAt, ids, occupies, unitsAt } from '../../stack.ts';
import { boardOf, isWinter, type Nemesis } from '../../state.ts';
import type { Speak } from '../text/words.ts';
import { hungryStacks, isThreatened, laidOpen, newlyHungry, withUnitsAt } from './danger.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const die = (face: number): Answer => ({ kind: 'die', face });

/** 8.4 What a march leaves behind: an open city or Depot, stacks that its departure starves, commanders alone. */
export const warnOfDeparture = (g: Nemesis, { by, prompt }: Asked, words: Speak): readonly string[] => {
  const side = by as Side;
  const hex = prompt.params['hex'] as HexId;
  const units = prompt.params['units'] as readonly UnitId[];
  const commanders = prompt.params['commanders'] as readonly CommanderId[];
  const gone = withUnitsAt(g, units, 'lost');
  const open = laidOpen(gone, side, hex);
  const starved = newlyHungry(g, gone, side).filter((stack) => stack !== hex);
  const staying = ids(commandersAt(g, side, hex)).filter((id) => !commanders.includes(id));
  const isAlone = staying.length > 0 && !occupies(gone, side, hex) && isThreatened(g, side, hex);
  return [
    ...(open ? [words(`warn.open.${open}`, { hex })] : []),
    ...(starved.length > 0 ? [words('warn.starves', { hexes: starved })] : []),
    ...(isAlone ? [words('warn.alone', { commanders: staying, hex })] : []),
    ...(commanders.length === 0 ? [words('warn.leaderless', { hex })] : []),
  ];
};

/** 8.5 The share of the die on which somebody falls out, were the march to end there. Who goes is guessed by who may. */
const riskAt = (g: Nemesis, side: Side, from: HexId, to: HexId, before: number): number => {
  const setOut = before > 0;
  const units = ids(unitsAt(g, from).filter(({ marched }) => (marched !== 'no') === setOut));
  const companions = ids(commandersAt(g, side, from).filter(({ moved }) => moved === setOut));
  const points = before + entry(g, from, to);
  const at = hexAt(boardOf(g), to);
  const march = { side, units, commanders: companions, of: 0, at, points, setOut: true, held: false };
  const bad = FACES.filter((face) => {
    const after: Nemesis = { ...g, log: [] };
    const script = marchAttrition(after, march, companions);
    if (script.next().done) return false;
    script.next([die(face)]);
    return !after.log.some(({ said }) => said.key === 'march.noLoss');
  });
  return bad.length / FACES.length;
};

const entry = (g: Nemesis, from: HexId, to: HexId): number => {
  const link = linkTo(hexAt(boardOf(g), from), to);
  return link ? marchCost(link, isWinter(g)) : 0;
};

/** 8.4, 8.5, 11.2 A long march may cost units, and a forced one half the strength in combat. */
export const warnOfStep = (
  g: Nemesis,
  { by, prompt }: Asked,
  { to }: AnswerOf<'step'>,
  words: Speak,
): readonly string[] => {
  const from = prompt.params['hex'] as HexId;
  const before = Number(prompt.params['points']);
  const points = before + entry(g, from, to);
  const isForced = points > normalMarch(g);
  const risk = riskAt(g, by as Side, from, to, before);
  return [
    ...(risk > 0 ? [words('warn.attrition', { points, risk })] : []),
    ...(isForced ? [words('warn.forced')] : []),
  ];
};

/** 6.1 A march that ends out of supply, or under siege. */
export const warnOfHalt = (g: Nemesis, { by, prompt }: Asked, words: Speak): readonly string[] => {
  const side = by as Side;
  const hex = prompt.params['hex'] as HexId;
  return [
    ...(hungryStacks(g, side).includes(hex) ? [words('warn.outOfSupply', { hex })] : []),
    ...(isBesieged(g, side, hex) ? [words('warn.besieged', { hex })] : []),
  ];
};

/** 8.4 bp2, 11.19 A commander who stops where no troops are is easily taken. */
export const warnOfDrop = (
  g: Nemesis,
  { by, prompt }: Asked,
  { commander }: AnswerOf<'drop'>,
  words: Speak,
): readonly string[] => {
  const side = by as Side;
  const hex = prompt.params['hex'] as HexId;
  const stay = unitsAt(g, hex).some(({ marched }) => marched === 'no');
  return !stay && isThreatened(g, side, hex) ? [words('warn.alone', { commanders: [commander], hex })] : [];
};
