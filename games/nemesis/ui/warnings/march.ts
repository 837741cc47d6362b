import type { Answer } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { hexAt } from '../../catalogue/board.ts';
import type { CommanderId, HexId, UnitId } from '../../catalogue/ids.ts';
import { isBesieged } from '../../rules/8-rally-and-movement/8.4-siege.ts';
import { canGoOn, type March, normalMarch } from '../../rules/8-rally-and-movement/8.4-step.ts';
import { marchAttrition } from '../../rules/8-rally-and-movement/8.5-march-attrition.ts';
import type { Trek } from '../../rules/16-advanced-rules/16.2-march-benefit.ts';
import { commandersAt, ids, occupies, unitsAt } from '../../state/stack.ts';
import { boardOf, type Nemesis } from '../../state/state.ts';
import { marchUnderWay, onwards } from '../marching.ts';
import { type Caution, caution, type Moment, NONE } from './caution.ts';
import { hungryAt, isThreatened, laidOpen, newlyHungry, starved, withUnitsAt } from './danger.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const die = (face: number): Answer => ({ kind: 'die', face });

/** 8.4 What a march leaves behind: an open city or Depot, stacks that its departure starves, commanders alone. */
export const ofDeparture = ({ g, side, asked: { prompt } }: Moment): readonly Caution[] => {
  const hex = prompt.params['hex'] as HexId;
  const units = prompt.params['units'] as readonly UnitId[];
  const commanders = prompt.params['commanders'] as readonly CommanderId[];
  const gone = withUnitsAt(g, units, 'lost');
  const staying = ids(commandersAt(g, side, hex)).filter((id) => !commanders.includes(id));
  const isAlone = staying.length > 0 && !occupies(gone, side, hex) && isThreatened(g, side, hex);
  return [
    ...laidOpen(gone, side, hex),
    ...starved(newlyHungry(g, gone, side).filter((stack) => stack !== hex)),
    ...caution('11.19', isAlone, 'warn.alone', { commanders: staying, hex }),
    ...caution('8.4 bp2', commanders.length === 0, 'warn.leaderless', { hex }),
  ];
};

/** 16.2 The march as if those who are with it now had been with it all the way, and nobody else had ordered it. */
const trekOf = ({ units, commanders, at }: March): Trek => ({
  units,
  way: [at.id],
  setOut: commanders,
  companions: commanders,
  orderedFrom: commanders,
});

/** 8.5 The share of the die on which somebody falls out, were the march to end here. */
export const riskOf = (g: Nemesis, march: March): number => {
  const bad = FACES.filter((face) => {
    const after: Nemesis = { ...g, log: [] };
    const script = marchAttrition(after, march, trekOf(march));
    if (script.next().done) return false;
    script.next([die(face)]);
    return !after.log.some(({ said }) => said.key === 'march.noLoss');
  });
  return bad.length / FACES.length;
};

/** 8.4, 8.5, 11.2 What the length of the march may cost: units on the way, and half the strength in combat. */
const ofLength = (g: Nemesis, march: March): readonly Caution[] => {
  const { points } = march;
  const risk = riskOf(g, march);
  return [
    ...caution('8.5', risk > 0, 'warn.attrition', { points, risk }),
    ...caution('11.2', points > normalMarch(g), 'warn.forced'),
  ];
};

/** 6.1, 8.4 A stack that stays where it is will be hungry, or besieged. */
const ofArrival = (g: Nemesis, { side, at: { id: hex } }: Pick<March, 'side' | 'at'>): readonly Caution[] => [
  ...hungryAt(g, side, hex),
  ...caution('8.4', isBesieged(g, side, hex), 'warn.besieged', { hex }),
];

/**
 * 8.4 The next step, or all the steps to a place that the player has pointed at. Where they lead to the end of the
 * march, be it his wish or because nothing leads on, its end is looked at before they are taken.
 */
export const ofWay = ({ g, side, asked }: Moment, steps: readonly AnswerOf<'step'>[]): readonly Caution[] => {
  const start = marchUnderWay(g, asked);
  if (!start) return NONE;
  const march = steps.reduce((on, { to }) => onwards(g, on, hexAt(boardOf(g), to)), start);
  const after = withUnitsAt(g, march.units, march.at.id);
  const goesOn = canGoOn(after, march);
  const isHeld = !goesOn && canGoOn(after, { ...march, held: false });
  const atItsEnd = (): readonly Caution[] => [
    ...ofArrival(after, march),
    ...starved(newlyHungry(g, after, side).filter((hex) => hex !== march.at.id)),
    ...(start.setOut ? NONE : laidOpen(after, side, start.at.id)),
  ];
  return [
    ...caution('8.4 bp6', isHeld, 'warn.heldByCavalry', { hex: march.at.id }),
    ...ofLength(after, march),
    ...(steps.length > 1 || !goesOn ? atItsEnd() : NONE),
  ];
};

/** 6.1 A march that ends out of supply, or under siege. */
export const ofHalt = ({ g, asked }: Moment): readonly Caution[] => {
  const march = marchUnderWay(g, asked);
  return march ? ofArrival(g, march) : NONE;
};

/** 8.4 bp2, 11.19 A commander who stops where no troops are is easily taken. */
export const ofDrop = ({ g, side, asked: { prompt } }: Moment, { commander }: AnswerOf<'drop'>): readonly Caution[] => {
  const hex = prompt.params['hex'] as HexId;
  const stay = unitsAt(g, hex).some(({ marched }) => marched === 'no' || marched === 'kept');
  return caution('11.19', !stay && isThreatened(g, side, hex), 'warn.alone', { commanders: [commander], hex });
};
