import { type Answer, canonical, saysTheSame } from './answer.ts';
import type { Chance } from './chance.ts';
import type { Entry } from './record.ts';
import { CHANCE, type Question } from './question.ts';

/** A die that has fallen: after how many others, to which question, and what it showed. */
export interface Thrown {
  readonly after: number;
  readonly asked: string;
  readonly answer: Answer;
}

/** So many are remembered: undo goes no further back in practice. */
const MOST = 200;

/** What chance has answered, for tables where a die that is taken back falls the same again. */
export class Memory {
  #thrown: readonly Thrown[];

  constructor(thrown: readonly Thrown[] = []) {
    this.#thrown = thrown;
  }

  get thrown(): readonly Thrown[] {
    return this.#thrown;
  }

  /**
   * Chance that keeps to what it said: the same question after as many dice meets the same answer. Another question meets a
   * new one, so that nobody knows what falls next.
   */
  over(chance: Chance, entries: () => readonly Entry[]): Chance {
    return {
      answer: (question, draw) => {
        const after = entries().filter(({ by }) => by === CHANCE).length;
        const asked = askedAs(question);
        const before = this.#thrown.find((each) => each.after === after && each.asked === asked);
        const same = before && question.answers.find((answer) => saysTheSame(answer, before.answer));
        if (same) return same;
        const answer = chance.answer(question, draw);
        this.#thrown = [...this.#thrown, { after, asked, answer }].slice(-MOST);
        return answer;
      },
    };
  }
}

const askedAs = ({ rule, prompt }: Question): string => canonical([rule, prompt.key, prompt.params]);
