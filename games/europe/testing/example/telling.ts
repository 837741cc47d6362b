import { type Answer, CHANCE, type Question } from '@bivouac/kernel';
import { play, type Sought } from '@bivouac/testing';
import { europe } from '../../game.ts';
import type { Edition } from '../../catalogue/ids.ts';
import type { Europe, Modifier } from '../../state/state.ts';
import type { Table } from '../position.ts';

/** What somebody says in the example, what is drawn, or what the dice show. */
export type Step =
  | { readonly by: 'empire' | 'coalition' | 'chance'; readonly says: Sought }
  | { readonly dice: readonly number[] };
export const empire = (says: Sought): Step => ({ by: 'empire', says });
export const coalition = (says: Sought): Step => ({ by: 'coalition', says });
export const drawn = (says: Sought): Step => ({ by: 'chance', says });
export const dice = (...faces: readonly number[]): Step => ({ dice: faces });
/** A march from zone to zone. */
export const marching = (by: (says: Sought) => Step, ...zones: readonly string[]): readonly Step[] =>
  zones.map((to) => by({ kind: 'march', to }));

/** Steps that are played, or pieces that the example has on the map though nothing has brought them there. */
type Part = readonly Step[] | ((g: Europe) => void);
/** A paragraph of the example: one list for both editions, or one for each where their texts differ. */
export type Scene = Part | Readonly<Record<Edition, Part>>;
export type Scenes = Readonly<Record<string, Scene>>;

/** A die of a scene: what it decides, its face, and every modifier by its name. */
export interface Throw {
  readonly of: string;
  readonly face: number;
  readonly modifiers: Readonly<Record<string, number>>;
}
/** A scene as it was played: the dice, the movement points that were spent, what was told, and the table afterwards. */
export interface Page {
  readonly table: Table;
  readonly throws: readonly Throw[];
  readonly marches: readonly string[];
  /** 7.3 What was left at each line of a budget: resources, or steps of the minor powers. */
  readonly purse: readonly number[];
  /** The windows in which nobody stirred, by their prompts. */
  readonly windows: readonly string[];
  /** What was said with this key, in its order. */
  readonly told: (key: string) => readonly unknown[];
}

/** Windows in which the example plays no card and nobody stirs: anyone who is asked there passes. */
const WINDOWS: readonly string[] = [
  'event.react',
  'interception.offer',
  'evasion.offer',
  'counterMarch.who',
  'counterMarch.leave',
  'interception.leave',
  'callIn.whom',
  'appoint.whom',
  'battle.lead',
  'battle.subordinate',
];
/** 7.3.2, 7.3.3 Questions that say what is left: resources, steps of minor powers. */
const COUNTED: readonly string[] = ['budget.line', 'raise.minorSteps'];
const IDLE: readonly string[] = ['pass', 'done', 'stand'];

const fits = (answer: Answer, sought: Sought): boolean =>
  typeof sought === 'string'
    ? answer.kind === sought
    : Object.entries(sought).every(([field, value]) => answer[field] === value);

const idleAnswer = ({ prompt, answers }: Question): Answer | undefined =>
  WINDOWS.includes(prompt.key) ? answers.find(({ kind }) => IDLE.includes(kind)) : undefined;

/** Passes windows until the question is open to which the step is an answer. */
const passOn = (table: Table, isAnswered: (question: Question) => boolean): readonly string[] => {
  const windows: string[] = [];
  for (;;) {
    const [question] = table.questions();
    if (!question || isAnswered(question)) return windows;
    const idle = idleAnswer(question);
    if (!idle) return windows;
    windows.push(question.prompt.key);
    table.answer(question.by, idle as Sought);
  }
};

const byName = (modifiers: readonly Modifier[]): Readonly<Record<string, number>> =>
  Object.fromEntries(modifiers.map(({ what, by }) => [what, by]));

/** Two dice of a battle fall for the side that the prompt names; every other die is a trial of its own, or a second die. */
const aboutToFall = ({ trial, battle }: Readonly<Europe>, { prompt }: Question): Omit<Throw, 'face'> => {
  const { side } = prompt.params as { readonly side?: 'empire' | 'coalition' };
  if (prompt.key === 'battle.dice' && battle && side !== undefined)
    return { of: `battle of ${side}`, modifiers: byName(battle.modifiers[side]) };
  return trial ? { of: trial.kind, modifiers: byName(trial.modifiers) } : { of: prompt.key, modifiers: {} };
};

/** Plays a scene at a table and writes down what happens. */
const playScene = (before: Table, steps: readonly Step[]): Page => {
  const table = before.fork();
  const toldBefore = table.events().length;
  const throws: Throw[] = [];
  const marches: string[] = [];
  const purse: number[] = [];
  const windows: string[] = [];
  for (const step of steps) {
    if ('dice' in step) {
      for (const face of step.dice) {
        windows.push(...passOn(table, ({ answers }) => answers.some(({ kind }) => kind === 'die')));
        throws.push({ ...aboutToFall(table.state, table.asked(CHANCE)), face });
        table.answer(CHANCE, { face });
      }
      continue;
    }
    const { by, says } = step;
    windows.push(
      ...passOn(table, (question) => question.by === by && question.answers.some((answer) => fits(answer, says))),
    );
    const { prompt } = table.asked(by);
    const isMarching = prompt.key === 'march.next';
    if (COUNTED.includes(prompt.key)) purse.push((prompt.params as { readonly left: number }).left);
    table.answer(by, says);
    const { march } = table.state;
    const what = typeof says === 'string' ? says : `${says.to ?? says.kind ?? ''}`;
    if (isMarching && march && !['halt', 'absorb'].includes(what)) marches.push(`${what} ${march.spent}`);
  }
  const told = table.events().slice(toldBefore);
  return {
    table,
    throws,
    marches,
    purse,
    windows,
    told: (key) => told.flatMap(({ said }) => (said.key === key ? [said.params] : [])),
  };
};

const partFor = (scene: Scene, edition: Edition): Part =>
  typeof scene === 'function' || Array.isArray(scene)
    ? (scene as Part)
    : (scene as Readonly<Record<Edition, Part>>)[edition];

/** The table goes on from the position that has been made of it, between two actions. */
const changed = ({ match, state }: Table, change: (g: Europe) => void): Page => {
  const g = structuredClone(state) as Europe;
  change(g);
  return {
    table: play(europe, g, match.options),
    throws: [],
    marches: [],
    purse: [],
    windows: [],
    told: () => [],
  };
};

export type Tale<S extends Scenes> = (edition: Edition, name: keyof S & string) => Page;

/** The example in one edition is played once, from its set-up as far as it is asked for, and every page is kept. */
export const tale = <S extends Scenes>(scenes: S): Tale<S> => {
  const names = Object.keys(scenes);
  const pages = new Map<string, Page>();
  const pageOf = (edition: Edition, index: number): Page => {
    const name = names[index];
    const scene = name === undefined ? undefined : scenes[name];
    if (name === undefined || scene === undefined) throw new Error(`the example has no scene ${index}`);
    const kept = pages.get(`${edition} ${name}`);
    if (kept) return kept;
    const before = index === 0 ? play(europe, { scenario: '1805', edition }) : pageOf(edition, index - 1).table;
    const part = partFor(scene, edition);
    const page = typeof part === 'function' ? changed(before, part) : playScene(before, part);
    pages.set(`${edition} ${name}`, page);
    return page;
  };
  return (edition, name) => pageOf(edition, names.indexOf(name));
};
