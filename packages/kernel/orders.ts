import type { Answer } from './answer.ts';
import type { Question } from './question.ts';
import { dictOf, flag, type Infer, oneOf, shape } from './schema.ts';
import { PASS } from './window.ts';

/**
 * When a seat wants to be asked in a window: always; when it holds something that fits; when the moment concerns it; when
 * both is so; or never. Otherwise the table passes for it.
 */
export const ASK_ME = ['always', 'fits', 'mine', 'mineAndFits', 'never'] as const;
export type AskMe = (typeof ASK_ME)[number];

/** What a seat has ordered the table to do for it. Nobody else may know. */
export const ordersSchema = shape({
  /** Give my answer where there is only one. */
  forced: flag(),
  /** In windows. */
  windows: oneOf(...ASK_ME),
  /** In the windows of these moments, by their names. */
  moments: dictOf(oneOf(...ASK_ME)),
  /** Pass in every window, until I am asked something else. */
  rests: flag(),
});
export type Orders = Infer<typeof ordersSchema>;

export const NO_ORDERS: Orders = { forced: false, windows: 'always', moments: {}, rests: false };

const wantsToBeAsked = (orders: Orders, { by, answers, window }: Question): boolean => {
  const fits = answers.length > 1;
  if (!window) return fits || !orders.forced;
  const isMine = window.involves.includes(by);
  const said = Object.hasOwn(orders.moments, window.moment) ? orders.moments[window.moment] : undefined;
  switch (orders.rests ? 'never' : (said ?? orders.windows)) {
    case 'always':
      return fits || !orders.forced;
    case 'fits':
      return fits;
    case 'mine':
      return isMine && (fits || !orders.forced);
    case 'mineAndFits':
      return isMine && fits;
    case 'never':
      return false;
  }
};

/** What the orders of a seat answer for it; nothing where it wants to be asked. */
export const answerByOrder = (orders: Orders, question: Question): Answer | undefined => {
  if (wantsToBeAsked(orders, question)) return undefined;
  return question.window ? question.answers.find(({ kind }) => kind === PASS.kind) : question.answers[0];
};
