import type { Answer, Question, Script } from '@bivouac/kernel';
import type { HexId, Side } from '../../catalogue/ids.ts';
import { commandRoll, GOES_IN_ON } from '../../rules/10-combat-overview/10.2-command-roll.ts';
import { support } from '../../rules/10-combat-overview/10.3-support.ts';
import { battleOf } from '../../rules/11-combat-detail/11.2-taking-part.ts';
import { evade } from '../../rules/11-combat-detail/11.1-evasion.ts';
import { bothSides, type Nemesis } from '../../state/state.ts';

/**
 * The rules are asked, not copied: their own scripts are played on a copy of the state, to learn what they would ask
 * and what each die would do. Tables are replaced and never changed, so nothing is left behind.
 */
const FACES = [1, 2, 3, 4, 5, 6];
const die = (face: number): Answer => ({ kind: 'die', face });

const rehearse = (script: Script<unknown>, reply: (question: Question) => Answer): void => {
  for (let step = script.next(); !step.done;) {
    const [question] = step.value;
    if (!question) return;
    step = script.next([reply(question)]);
  }
};

export interface OrderOdds {
  readonly goesIn: number;
  readonly aborted: number;
  readonly fails: number;
}

/** 10.2 What each face of the die makes of the order, with the Commands that the combat has. */
export const orderOdds = (g: Nemesis): OrderOdds => {
  const odds = { goesIn: 0, aborted: 0, fails: 0 };
  for (const face of FACES) {
    const script = commandRoll({ ...g });
    script.next();
    const { value } = script.next([die(face)]);
    if (value === 'goesIn' || value === 'aborted' || value === 'fails') odds[value] += 1 / FACES.length;
  }
  return odds;
};

/** 10.2 What is added to the die of the order. */
export interface OrderSum {
  readonly rating: number;
  readonly commands: number;
  /** 16.1 By a card. */
  readonly concert: number;
}

export const orderSum = (g: Nemesis): OrderSum => {
  const { value } = commandRoll({ ...g }).next();
  const question = Array.isArray(value) ? (value as readonly Question[])[0] : undefined;
  const added = (param: string): number => (question ? figure(question, param) : 0);
  return { rating: added('rating'), commands: added('commands'), concert: added('concert') };
};

/** 10.4, 10.5 A stack that can be called, and its chance to come. */
export interface Callable {
  readonly hex: HexId;
  readonly comes: number;
}

const figure = ({ prompt }: Question, param: string): number => Number(prompt.params[param] ?? 0);

/** 10.4 The share of faces that bring the sum to seven. */
const comes = (question: Question): number => {
  const sum =
    figure(question, 'commands') +
    figure(question, 'rating') -
    figure(question, 'conscripts') -
    figure(question, 'discord');
  return FACES.filter((face) => face + sum >= GOES_IN_ON).length / FACES.length;
};

/** 10.3 to 10.5 Every stack that either side could still call to this combat, with the Commands that the combat has. */
export const callable = (g: Nemesis): Readonly<Record<Side, readonly Callable[]>> => {
  const { attacker, commands } = battleOf(g);
  const found = bothSides((): Callable[] => []);
  let caller = attacker;
  const nobodyYet = { ...battleOf(g), called: bothSides(() => []), joined: bothSides(() => []) };
  const enough = bothSides((side) => ({ ...g.ledgers[side], commands: commands[side] }));
  rehearse(support({ ...g, battle: nobodyYet, ledgers: enough }), (question) => {
    const { prompt, answers, by } = question;
    if (prompt.key === 'support.roll') {
      found[caller].push({ hex: prompt.params['hex'] as HexId, comes: comes(question) });
      return die(1);
    }
    if (prompt.key === 'attack.commitDefence') return { kind: 'commit', commands: commands[by as Side] };
    caller = by as Side;
    return answers[0] ?? { kind: 'done' };
  });
  return found;
};

/** 11.1 Would the defenders be asked whether they slip away? */
export const canEvade = (g: Nemesis): boolean => {
  const { done } = evade({ ...g }).next();
  return done !== true;
};
