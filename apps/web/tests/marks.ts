/**
 * Where things are on the page, where neither a role nor a name finds them. A new layout changes this file, `visitor.ts`
 * and `scene.ts`; tests ask a visitor.
 */
export const MARKS = {
  question: '.bv-question',
  prompt: '.bv-question-prompt',
  who: '.bv-question-who',
  answers: '.bv-answers',
  answer: '.bv-answers li button > span',
  openAnswer: '.bv-answers button:enabled',
  closing: '.bv-answers-closing button > span',
  confirm: '.bv-confirm',
  dice: '.bp-dice',
  handOver: '.bp-hand-over',
  aftermath: '.bp-aftermath',
  since: '.bv-since',
  log: '[role=log]',
  counters: '.bv-sheet-counters',
  board: '.bv-board',
  pointed: '.bv-pointed',
  whyNot: '.bv-why',
  fault: '.bp-fault',
  eventCard: '.bv-event-card',
  chat: '.bp-chat',
  online: '.bp-online',
} as const;

export type Marks = typeof MARKS;
