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
export const lookAround = (): Scene => {
  const textsOf = (selector: string): string[] =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
  return {
    prompt: textsOf('.bv-question-prompt')[0] ?? '',
    told: textsOf('[role=log]')[0] ?? '',
    answers: textsOf('.bv-answers li button > span'),
    closing: textsOf('.bv-answers-closing button > span'),
    who: textsOf('.bv-question-who')[0] ?? '',
    confirms: document.querySelector('.bv-confirm') !== null,
    handsOver: document.querySelector('.bp-hand-over') !== null,
    rolls: document.querySelector('.bp-dice') !== null,
    isOver: document.querySelector('.bp-aftermath') !== null,
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
