import { canonical, canonicalState } from './answer.ts';
import { type Entry, FORMAT, type GameRecord, type Segment } from './record.ts';
import { sha256 } from './sha256.ts';

/** Where play went on under some version of the rules: from the set-up, or from a checkpoint. */
export interface Stretch {
  readonly rules: string;
  readonly from: number;
  readonly checkpoint?: object;
}

/** What a chain of hashes begins with. The options are those of the record, whatever later rules make of them. */
export interface Terms {
  readonly game: string;
  readonly options: unknown;
  readonly salt: string;
}

/** All that a record tells but its terms. */
export interface Played {
  readonly entries: readonly Entry[];
  readonly stretches: readonly Stretch[];
  /** Where the answers led. */
  readonly state: object;
  readonly sealed: readonly Entry[];
  readonly draws: number;
}

/** The stretches of a record's segments. */
export const stretchesOf = (segments: readonly Segment[]): readonly Stretch[] => {
  let from = 0;
  return segments.map(({ rules, checkpoint, answers }) => {
    const stretch = { rules, from, ...(checkpoint ? { checkpoint } : {}) };
    from += answers.length;
    return stretch;
  });
};

/** Each answer is hashed with all that went before it. Links are made only when somebody wants one. */
export class Chain {
  readonly terms: Terms;
  #links: string[] = [];

  constructor(terms: Terms) {
    this.terms = terms;
  }

  copy(): Chain {
    const twin = new Chain(this.terms);
    twin.#links = this.#links.slice();
    return twin;
  }

  /** Forgets the links of answers that were taken back. */
  cut(answers: number): void {
    this.#links.length = Math.min(this.#links.length, answers + 1);
  }

  /** The record's segments. Each closes with the chain at its end, which covers its rules, its checkpoint and its answers. */
  segments(entries: readonly Entry[], stretches: readonly Stretch[]): readonly Segment[] {
    return stretches.map(({ rules, from, checkpoint }, index) => {
      const end = stretches[index + 1]?.from ?? entries.length;
      return {
        rules,
        ...(checkpoint ? { checkpoint: { ...checkpoint } } : {}),
        answers: entries.slice(from, end),
        hash: this.#entered(end, entries, stretches.slice(0, index + 1)),
      };
    });
  }

  /** The chain after all answers, closed with the state they led to and with what is sealed on the table. */
  end(entries: readonly Entry[], stretches: readonly Stretch[], state: object, sealed: readonly Entry[]): string {
    const chain = canonical(this.#entered(entries.length, entries, stretches));
    const underSeal = sealed.length === 0 ? '' : `,${canonical(sealed.map(({ by, answer }) => [by, answer]))}`;
    return sha256(`[${chain},${canonicalState(state)}${underSeal}]`);
  }

  /** The match as a portable file. */
  record({ entries, stretches, state, sealed, draws }: Played): GameRecord {
    const { game, options, salt } = this.terms;
    const segments = this.segments(entries, stretches);
    const unheard = sealed.length === 0 ? {} : { sealed };
    const hash = this.end(entries, stretches, state, sealed);
    return { format: FORMAT, game, options, salt, draws, segments, ...unheard, hash };
  }

  /** The chain after so many answers; a stretch that begins there has written its rules and its checkpoint into it. */
  #entered(answers: number, entries: readonly Entry[], stretches: readonly Stretch[]): string {
    return stretches
      .filter(({ from }) => from === answers)
      .reduce(
        (hash, { rules, checkpoint }) => sha256(canonical([hash, rules, checkpoint ?? 'set-up'])),
        this.#link(answers, entries, stretches),
      );
  }

  #link(answers: number, entries: readonly Entry[], stretches: readonly Stretch[]): string {
    if (this.#links.length === 0) {
      const { game, options, salt } = this.terms;
      this.#links.push(sha256(canonical([FORMAT, salt, game, options])));
    }
    for (let next = this.#links.length; next <= answers; next++) {
      const { by, answer } = entries[next - 1] as Entry;
      this.#links.push(sha256(canonical([this.#entered(next - 1, entries, stretches), by, answer])));
    }
    return this.#links[answers] as string;
  }
}

/** The record of a match from its parts: nothing is replayed. */
export const recordOf = (terms: Terms, played: Played): GameRecord => new Chain(terms).record(played);
