import { type Asked, CHANCE, type Match, REFEREE, type Seat, SPECTATOR, type Told } from '@bivouac/kernel';
import type { Moment, ReplayCard, Roll } from './protocol.ts';
import { Missing } from './record-file.ts';

interface Open {
  readonly match: Match;
  readonly seers: readonly Seat[];
}

/** Records laid open. A match can be looked at as it stood after any answer. */
export class Replays {
  readonly #open = new Map<string, Open>();
  #next = 1;

  /** Who owns the record may look at it from every side; a match under way, only from where he sits. */
  lay(match: Match, from: Seat | 'anywhere'): ReplayCard {
    const replay = String(this.#next++);
    const seats = match.game.seats(match.options);
    const over = match.questions().length === 0;
    const seers = from === 'anywhere' || over ? [REFEREE, ...seats, SPECTATOR] : [from];
    this.#open.set(replay, { match, seers });
    const segments = match.record().segments.slice(0, -1);
    const start = segments.reduce((sum, { answers }) => sum + answers.length, 0);
    return { replay, game: match.game.id, options: match.options, seats, seers, start, end: match.seq, over };
  }

  close(replay: string): void {
    this.#open.delete(replay);
  }

  moment(replay: string, seer: Seat, seq: number): Moment {
    const past = this.#seen(replay, seer).at(seq);
    return { seq: past.seq, view: past.view(seer) };
  }

  chronicle(replay: string, seer: Seat): readonly Told[] {
    return this.#seen(replay, seer).events(seer);
  }

  /** Every die that fell, with the question that it answered. */
  rolls(replay: string): readonly Roll[] {
    const match = this.#found(replay).match;
    return match.entries.flatMap(({ by, answer }, at) => {
      const face = answer['face'];
      if (by !== CHANCE || answer.kind !== 'die' || typeof face !== 'number') return [];
      const asked = askedAt(match, at);
      return asked ? [{ at, face, rule: asked.rule, prompt: asked.prompt }] : [];
    });
  }

  #found(replay: string): Open {
    const found = this.#open.get(replay);
    if (!found) throw new Missing(`replay ${replay}`);
    return found;
  }

  #seen(replay: string, seer: Seat): Match {
    const { match, seers } = this.#found(replay);
    if (!seers.includes(seer)) throw new Missing(`replay ${replay} for ${seer}`);
    return match;
  }
}

const askedAt = (match: Match, seq: number): Asked | undefined =>
  match
    .at(seq)
    .view(SPECTATOR)
    .ask.find(({ by }) => by === CHANCE);
