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

/** The same text gives the same guess, so that what was thought about it can be found again. */
const guessed = figureOf(
  (text: string, _view: NemesisView) => text,
  (text: string, view: NemesisView): Stacks => {
    const number = numberOf(text);
    return imagineStacks(view, (choices) => number % choices);
  },
);

/**
 * The whole state that a player has in mind. 15.1 As long as the backs of the enemy's stacks do not change he thinks the same
 * of them, so that a plan outlives the next question.
 */
export const beheld = (view: NemesisView, side: Side, pick: Pick): Nemesis => {
  const { stacksSeen, ...seen } = view;
  if (!stacksSeen) return imagine(view, side, pick);
  const { units, commanders, battle } = view;
  const stacks = guessed(JSON.stringify([side, units, commanders, battle, stacksSeen]), view);
  return imagine({ ...seen, ...stacks }, side, pick);
};
