import { type Answer, canonical } from './answer.ts';
import type { Question } from './question.ts';
import { InputError } from './schema.ts';
import { sha256Words } from './sha256.ts';

/** Where luck comes from. The number of the draw never repeats, so dice that were taken back are never rolled again. */
export interface Chance {
  answer(question: Question, draw: number): Answer;
}

const mixed = (x: number): number => {
  let h = x | 0;
  h = Math.imul(h ^ (h >>> 16), 0x21f0_aaad);
  h = Math.imul(h ^ (h >>> 15), 0x735a_2d97);
  return h ^ (h >>> 15);
};

const RANGE = 0x1_0000_0000;

/** A number below `below` for each draw, every one equally likely. */
export const seededNumbers = (seed: string): ((draw: number, below: number) => number) => {
  const [a = 0, b = 0, c = 0, d = 0] = sha256Words(seed);
  return (draw, below) => {
    if (!(below >= 1 && below <= RANGE)) throw new Error(`chance cannot pick one of ${below}`);
    const fair = Math.floor(RANGE / below) * below;
    for (let retry = 0; ; retry++) {
      const word = mixed(mixed(mixed(mixed(draw ^ a) + retry + b) ^ c) + d) >>> 0;
      if (word < fair) return word % below;
    }
  };
};

/** Rolls from a seed: the same seed gives the same game. */
export const seeded = (seed: string): Chance => {
  const number = seededNumbers(seed);
  return {
    answer({ answers }, draw) {
      const answer = answers.length > 0 ? answers[number(draw, answers.length)] : undefined;
      if (!answer) throw new Error('chance was asked a question without an answer');
      return answer;
    },
  };
};

/** Dice that someone dictates, one after the other; then another source goes on. */
export const dictated = (faces: readonly number[], then: Chance): Chance => {
  let next = 0;
  return {
    answer(question, draw) {
      const face = faces[next];
      const isDie = question.answers.every(({ kind }) => kind === 'die');
      if (face === undefined || !isDie) return then.answer(question, draw);
      next++;
      const answer = question.answers.find((candidate) => candidate['face'] === face);
      if (!answer) {
        const faces = question.answers.map((die) => canonical(die['face'])).join(', ');
        throw new InputError(`die ${next}`, `${face} is not on this die`, `Choose one of: ${faces}.`);
      }
      return answer;
    },
  };
};
