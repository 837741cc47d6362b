import type { Marks } from './marks.ts';

/** What a person sees at a glance. */
export interface Scene {
  readonly prompt: string;
  readonly told: string;
  readonly answers: readonly string[];
  /** The answers that end the question. */
  readonly closing: readonly string[];
  /** Who is asked. */
  readonly who: string;
  readonly confirms: boolean;
  /** The other player at this screen is asked. */
  readonly handsOver: boolean;
  readonly rolls: boolean;
  readonly isOver: boolean;
}

/** Runs in the page: all of it in one look. */
export const lookAround = (marks: Marks): Scene => {
  const textsOf = (selector: string): string[] =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
  const isThere = (selector: string): boolean => document.querySelector(selector) !== null;
  return {
    prompt: textsOf(marks.prompt)[0] ?? '',
    told: textsOf(marks.log)[0] ?? '',
    answers: textsOf(marks.answer),
    closing: textsOf(marks.closing),
    who: textsOf(marks.who)[0] ?? '',
    confirms: isThere(marks.confirm),
    handsOver: isThere(marks.handOver),
    rolls: isThere(marks.dice),
    isOver: isThere(marks.aftermath),
  };
};

/** Of the answers that fit, the first in the order of what is wanted; else one that ends the question; else any. */
export const chosen = ({ prompt, answers, closing }: Scene, wants: readonly RegExp[]): string => {
  const wanted = wants.flatMap((want) => answers.filter((answer) => want.test(answer)));
  const answer = wanted[0] ?? closing[0] ?? answers[0];
  if (answer === undefined) throw new Error(`no answer to "${prompt}"`);
  return answer;
};

/** How somebody plays on. */
export interface Course {
  readonly wants: readonly RegExp[];
  readonly until: (scene: Scene) => boolean;
  readonly dice?: (prompt: string) => number;
  readonly most?: number;
}
