import { CHANCE, Match, REFEREE, type Seat, SPECTATOR, type Told } from '@bivouac/kernel';
import type { Moment, ReplayCard, Roll } from './protocol.ts';
import { Missing } from './record-file.ts';
import type { Playable } from './sitting.ts';

type RolledBy = Playable['rolledBy'];

interface Open {
  readonly match: Match;
  readonly rolledBy: RolledBy;
  readonly seers: readonly Seat[];
}

/** Records laid open. A match can be looked at as it stood after any answer. */
export class Replays {
  readonly #open = new Map<string, Open>();
  #next = 1;

  /** The owner of a record may look at it from every side; a match under way, only from where they sit. */
  lay(match: Match, from: Seat | 'anywhere', rolledBy?: RolledBy): ReplayCard {
    const replay = String(this.#next++);
    const seats = match.game.seats(match.options);
    const over = match.questions().length === 0;
    const seers = from === 'anywhere' || over ? [REFEREE, ...seats, SPECTATOR] : [from];
    this.#open.set(replay, { match, seers, rolledBy });
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

  /** Every die that fell, and for whom: the match is gone through once. */
  rolls(replay: string): readonly Roll[] {
    const { match, rolledBy } = this.#found(replay);
    const rolls: Roll[] = [];
    Match.rebuild(match.game, match.options, match.record(), ({ prompt, answers }, { by, answer }, _, state) => {
      const { kind, face } = answer;
      if (by !== CHANCE || kind !== 'die' || typeof face !== 'number') return;
      rolls.push({ face, sides: answers.length, by: rolledBy?.(prompt, state) ?? null });
    });
    return rolls;
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
