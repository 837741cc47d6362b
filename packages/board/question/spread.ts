import type { Choice } from './choice.ts';
import { isWayOn } from './keys.ts';

/** So many short answers have room in the dock, besides those that end the question. */
const IN_THE_DOCK = 3;
const SHORT = 28;
/** One alone may take more room. */
const SHORT_ALONE = 48;

/** Where each answer is offered: in the dock, in the tray above it, or on the map alone. */
export interface Spread {
  /** They end the question: the last of them is the one way on. */
  readonly closing: readonly Choice[];
  /** A few that are nowhere on the map, such as yes and no. */
  readonly direct: readonly Choice[];
  /** Many that are nowhere on the map, or that need an explanation. */
  readonly tray: readonly Choice[];
  /** They light up on the map; the list of all answers has them too. */
  readonly placed: readonly Choice[];
  /** They lie with the cards of the hand; the list of all answers has them too. */
  readonly held: readonly Choice[];
}

/**
 * The one way on, which stands out. Where all that can be said is a few buttons, each is a decision of its own and none does.
 */
export const mainOf = ({ closing, direct, tray, placed, held }: Spread): Choice | undefined => {
  const isDecision = direct.length > 0 && tray.length + placed.length + held.length === 0;
  return isDecision ? undefined : closing.findLast(isWayOn);
};

const isPlaced = ({ spot }: Choice): boolean => spot?.place !== undefined || spot?.counter !== undefined;

const isShort = ({ words, help, face }: Choice, _: number, { length }: readonly Choice[]): boolean =>
  help === undefined && face === undefined && words.length <= (length === 1 ? SHORT_ALONE : SHORT);

export const spread = (choices: readonly Choice[]): Spread => {
  const closing = choices.filter(({ closes }) => closes);
  const held = choices.filter(({ closes, card }) => !closes && card !== undefined);
  const others = choices.filter(({ closes, card }) => !closes && card === undefined);
  // What to do in one place is no question of where: a few such answers are buttons.
  const isFew =
    others.length + closing.length <= IN_THE_DOCK &&
    others.every(isShort) &&
    new Set(others.map(({ spot }) => spot?.place)).size === 1 &&
    others.every(({ spot }) => spot?.counter === undefined && spot?.from === undefined);
  const loose = others.filter((choice) => isFew || !isPlaced(choice));
  const room = !isFew && others.some(isPlaced) ? IN_THE_DOCK - 1 : IN_THE_DOCK; // The list of those on the map has a button too.
  const fits = loose.length + closing.length <= room && loose.every(isShort);
  return {
    closing,
    direct: fits ? loose : [],
    tray: fits ? [] : loose,
    placed: isFew ? [] : others.filter(isPlaced),
    held,
  };
};
