import type { RichText } from '../game-ui.ts';
import type { SeatLook } from '../parts/seat-badge.tsx';
import type { Choice } from './choice.ts';

/** What the table waits for. */
export type QuestionState =
  | {
      readonly kind: 'asked';
      /** Changes with the question: the sequence number does. */
      readonly id: string | number;
      readonly seat: SeatLook;
      readonly prompt: RichText | string;
      readonly rule: string;
      readonly choices: readonly Choice[];
    }
  /** Others decide: their question, as far as one may know it. */
  | {
      readonly kind: 'waiting';
      readonly seats: readonly SeatLook[];
      readonly prompt?: RichText | string;
      readonly rule?: string;
    }
  | { readonly kind: 'chance'; readonly prompt?: RichText | string; readonly rule?: string }
  | { readonly kind: 'sealed'; readonly seats: readonly SeatLook[] }
  | { readonly kind: 'over'; readonly words: RichText | string };

export const colourOf = (question: QuestionState): string => {
  switch (question.kind) {
    case 'asked':
      return question.seat.colour;
    case 'waiting':
    case 'sealed':
      return question.seats[0]?.colour ?? 'var(--bv-ink-soft)';
    case 'chance':
    case 'over':
      return 'var(--bv-ink-soft)';
  }
};
