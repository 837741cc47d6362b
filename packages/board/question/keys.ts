import { found } from '../parts/search.ts';
import type { Choice } from './choice.ts';

/** `z` takes back and `y` brings back, so no answer has them. */
export const UNDO_KEY = 'z';
export const REDO_KEY = 'y';
/** Opens the list of all answers. */
export const LIST_KEY = '/';

/** Takes up the next piece that may still do something, so no answer has it either. */
export const NEXT_KEY = 'n';

const FIGURES = '123456789'.split('');
/** Passes in all windows for now. */
export const REST_KEY = 'u';

const LETTERS = 'abcdefghijklmopqrstvwx'.split('');
const KEYS = [...FIGURES, ...LETTERS];

/** From this many answers on there is a box to type in, and letters belong to it. */
export const MANY = 13;

/**
 * The key of each answer: figures, then letters, in the order of the list. Enter is for the one that ends the question;
 * a second one of that kind gets a key like any other.
 */
export const keysFor = (choices: readonly Choice[]): ReadonlyMap<string, string> => {
  const keys = new Map<string, string>();
  const enter = choices.findLast(isWayOn);
  if (enter) keys.set(enter.id, 'Enter');
  const others = choices.filter((choice) => choice !== enter);
  for (const [index, { id }] of others.entries()) {
    const key = KEYS[index];
    if (key) keys.set(id, key);
  }
  return keys;
};

/** The one way on: it ends the question, throws nothing away, and is no decision of its own with a chance to weigh. */
export const isWayOn = ({ closes, wastes, foresight }: Choice): boolean =>
  closes === true && wastes !== true && foresight === undefined;

/** The answer that a key stands for. */
export const choiceForKey = (keys: ReadonlyMap<string, string>, pressed: string): string | undefined => {
  const wanted = pressed.length === 1 ? pressed.toLowerCase() : pressed;
  for (const [id, key] of keys) if (key === wanted) return id;
  return undefined;
};

/** The answers whose words or heading hold every word typed. */
export const filtered = (choices: readonly Choice[], typed: string): readonly Choice[] =>
  found(choices, ({ words, group = '' }) => `${words} ${group}`, typed);

export interface ChoiceGroup {
  readonly name?: string;
  readonly choices: readonly Choice[];
}

/** The answers under their headings, in the order in which the headings first come; those without one first. */
export const grouped = (choices: readonly Choice[]): readonly ChoiceGroup[] => {
  const groups = new Map<string | undefined, Choice[]>();
  for (const choice of choices) {
    const group = groups.get(choice.group);
    if (group) group.push(choice);
    else groups.set(choice.group, [choice]);
  }
  const named = (name: string | undefined): object => (name === undefined ? {} : { name });
  return [...groups]
    .map(([name, list]) => ({ ...named(name), choices: list }))
    .sort((a, b) => Number('name' in a) - Number('name' in b));
};
