import { figureOf, type Pick } from '@bivouac/kernel';
import type { Side } from '../catalogue/catalogue.ts';
import { imagineStacks } from '../secrecy/imagine-stacks.ts';
import type { Nemesis } from '../state/state.ts';
import { imagine, type NemesisView } from '../secrecy/view.ts';

type Stacks = ReturnType<typeof imagineStacks>;

/** A number out of a text, always the same. */
const numberOf = (text: string): number => {
  let number = 0x811c9dc5;
  for (let place = 0; place < text.length; place++) number = Math.imul(number ^ text.charCodeAt(place), 0x01000193);
  return number >>> 1;
};

/** All that a guess depends on, as text. */
const textOf = (
  { scenario, politics, units, commanders, decoys, battle, garrisons, stacksSeen }: NemesisView,
  side: Side,
) => JSON.stringify([side, scenario, politics, units, commanders, decoys, battle, garrisons, stacksSeen]);
const LATELY = 8;
/** The same text gives the same guess, so that what was thought about it can be found again. Luck lies in the backs alone. */
const guessed = figureOf(
  textOf,
  (view, side): Stacks => {
    const { units, commanders, battle, stacksSeen } = view;
    const number = numberOf(JSON.stringify([side, units, commanders, battle, stacksSeen]));
    return imagineStacks(view, (choices) => number % choices);
  },
  LATELY,
);

/**
 * The whole state that a player has in mind. 15.1 As long as the backs of the enemy's stacks do not change he thinks the same
 * of them, so that a plan outlives the next question.
 */
export const beheld = (view: NemesisView, side: Side, pick: Pick): Nemesis => {
  const { stacksSeen, ...seen } = view;
  if (!stacksSeen) return imagine(view, side, pick);
  const stacks = guessed(view, side);
  return imagine({ ...seen, ...stacks }, side, pick);
};
