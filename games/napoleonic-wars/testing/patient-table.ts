import type { Refusal, Seat } from '@bivouac/kernel';
import { type Sought, TestTable } from '@bivouac/testing';
import type { NapoleonicWarsOptions } from '../game.ts';
import type { NapoleonicWarsView } from '../secrecy/view.ts';
import type { NapoleonicWars } from '../state/state.ts';

const MOST = 60;

/**
 * A table at which nobody responds unless the test says so: 6.14 opens a window after every act while anybody holds a card, and
 * a test about something else need not pass in each of them. Nor is a lone leader given up for a Unit (11.31) at a table that
 * does not say that it asks.
 */
export class PatientTable extends TestTable<NapoleonicWars, NapoleonicWarsOptions, NapoleonicWarsView> {
  #asksForLeaders = false;

  /** From now on lone leaders may be given up. */
  askingForLeaders(): this {
    this.#asksForLeaders = true;
    return this;
  }
  override answer(seat: Seat, sought: Sought): this {
    return this.#wait(seat, sought, 'answers').#give(seat, sought).#keepLeaders();
  }
  override dice(...faces: readonly number[]): this {
    return super.dice(...faces).#keepLeaders();
  }
  #keepLeaders(): this {
    for (let most = 0; most < MOST && !this.#asksForLeaders; most++) {
      const question = this.questions().find(({ prompt }) => prompt.key === 'losses.giveUp');
      if (question?.answers.filter(({ kind }) => kind === 'giveUp').length !== 1) break;
      super.answer(question.by, 'pass');
    }
    return this;
  }
  override refusal(seat: Seat, sought: Sought): Refusal {
    return this.#wait(seat, sought, 'wishes').#refuse(seat, sought);
  }
  #give(seat: Seat, sought: Sought): this {
    return super.answer(seat, sought);
  }
  #refuse(seat: Seat, sought: Sought): Refusal {
    return super.refusal(seat, sought);
  }
  /** Passes in windows that are open before the question that the test is about. */
  #wait(seat: Seat, sought: Sought, means: 'answers' | 'wishes'): this {
    for (let most = 0; most < MOST; most++) {
      const question = this.questions().find(({ prompt }) => prompt.key === 'response.offer');
      if (!question) break;
      const { by, answers } = question;
      const all =
        means === 'answers' ? answers : [...answers, ...(question.wishes?.() ?? []).map(({ answer }) => answer)];
      const fits = (answer: object): boolean =>
        typeof sought === 'string'
          ? Object.entries(answer).some(([field, value]) => field === 'kind' && value === sought)
          : Object.entries(sought).every(([field, value]) => (answer as Record<string, unknown>)[field] === value);
      if (by === seat && all.some(fits)) break;
      super.answer(by, 'pass');
    }
    return this;
  }
}
