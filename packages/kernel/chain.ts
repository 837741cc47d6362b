import { canonical } from './answer.ts';
import { type Entry, FORMAT } from './record.ts';
import { sha256 } from './sha256.ts';

/** Where play went on under some version of the rules: from the set-up, or from a checkpoint. */
export interface Stretch {
  readonly rules: string;
  readonly from: number;
  readonly checkpoint?: object;
}

/** Each answer is hashed with all that went before it. Links are made only when somebody wants one. */
export class Chain {
  #links: string[];

  constructor(game: string, options: unknown, salt: string) {
    this.#links = [sha256(`${FORMAT}|${salt}|${game}|${canonical(options)}`)];
  }

  copy(): Chain {
    const twin = new Chain('', null, '');
    twin.#links = this.#links.slice();
    return twin;
  }

  /** Forgets the links of answers that were taken back. */
  cut(answers: number): void {
    this.#links.length = Math.min(this.#links.length, answers + 1);
  }

  /** The chain after so many answers. */
  at(answers: number, entries: readonly Entry[], stretches: readonly Stretch[]): string {
    for (let next = this.#links.length; next <= answers; next++) {
      const { by, answer } = entries[next - 1] as Entry;
      this.#links.push(sha256(`${this.#entered(next - 1, stretches)}|${by}|${canonical(answer)}`));
    }
    return this.#links[answers] as string;
  }

  /** The chain after all answers, closed with the state that they led to. */
  end(entries: readonly Entry[], stretches: readonly Stretch[], state: unknown): string {
    this.at(entries.length, entries, stretches);
    return sha256(`${this.#entered(entries.length, stretches)}|${canonical(state)}`);
  }

  /** A stretch that begins here writes its rules and its checkpoint into the chain. */
  #entered(answers: number, stretches: readonly Stretch[]): string {
    return stretches
      .filter(({ from }) => from === answers)
      .reduce(
        (hash, { rules, checkpoint }) =>
          sha256(`${hash}|rules ${rules}|${checkpoint ? canonical(checkpoint) : 'set-up'}`),
        this.#links[answers] as string,
      );
  }
}
