import type { Choice } from './choice.ts';

/** So many short answers have room in the dock, besides those that end the question. */
const IN_THE_DOCK = 3;
const SHORT = 28;

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
}

const isPlaced = ({ spot }: Choice): boolean => spot?.place !== undefined || spot?.counter !== undefined;

const isShort = ({ words, help, face }: Choice): boolean =>
  help === undefined && face === undefined && words.length <= SHORT;

export const spread = (choices: readonly Choice[]): Spread => {
  const closing = choices.filter(({ closes }) => closes);
  const others = choices.filter(({ closes }) => !closes);
  const loose = others.filter((choice) => !isPlaced(choice));
  const fits = loose.length + closing.length <= IN_THE_DOCK && loose.every(isShort);
  return {
    closing,
    direct: fits ? loose : [],
    tray: fits ? [] : loose,
    placed: others.filter(isPlaced),
  };
};
