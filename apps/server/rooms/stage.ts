import { type Seat, type Seer, SPECTATOR } from '@bivouac/kernel';
import { newId } from '../storage/secret.ts';
import { Audience, type Visitor } from './audience.ts';
import type { Lens, Sight } from './lens.ts';
import type { Play } from './play.ts';
import { seesFrom } from './seating.ts';
import { tableSeen } from './table-seen.ts';

/** What is shown of a match, and to whom: each sees it with the eyes of a seat or of a spectator. */
export class Stage {
  /** New whenever the room is: a client from an earlier one is told everything again. */
  readonly epoch = newId();
  readonly audience: Audience;
  readonly #now: () => Play;
  #rev = 1;

  /** `now`: the match as it is played at the moment. */
  constructor(match: string, now: () => Play) {
    this.#now = now;
    this.audience = new Audience(match);
  }

  /** Goes up with everything that changes. */
  get rev(): number {
    return this.#rev;
  }

  /** Shows a newcomer what they have missed, or everything. */
  admit(visitor: Visitor, as: Seat, have?: { readonly epoch: string; readonly rev: number }): void {
    const lens = this.audience.lens(as, () => this.#sight(as));
    this.#bringUpToDate(lens);
    const missed = have?.epoch === this.epoch ? lens.since(have.rev) : undefined;
    for (const frame of missed ?? [this.#whole(lens)]) visitor.send(frame);
    this.audience.enter(as, visitor);
    visitor.send(this.audience.presence());
    this.audience.presenceChanged();
  }

  /** Something has changed: everybody who looks is told what, as far as they may know it. */
  show(): void {
    this.#rev++;
    for (const lens of this.audience.watched()) this.#bringUpToDate(lens, true);
  }

  /** Lines of the log that were told after this place are gone. */
  wentBackTo(seq: number): void {
    for (const lens of this.audience.lenses()) lens.wentBackTo(seq);
  }

  /** The match was loaded again; so many answers had been heard. Those who no longer sit where they sat are shown out. */
  changedSince(before: number): void {
    const { match, from, row } = this.#now();
    // Lines before the snapshot are as they were, unless they were taken back by another process: then they are told again.
    this.wentBackTo(Math.min(before, match.seq, from));
    const out = this.audience.dismiss((seer, { who }) => seer === SPECTATOR || seesFrom(row, seer, who));
    if (out.length > 0) this.audience.presenceChanged();
    this.show();
  }

  #bringUpToDate(lens: Lens, isWatched = false): void {
    if (lens.rev === this.#rev) return;
    const { match } = this.#now();
    const frame = lens.moveTo(this.#sight(lens.seer), (after) => match.events(lens.seer, after + 1));
    if (isWatched) this.audience.send(lens.seer, frame);
  }

  #whole(lens: Lens): string {
    const { match, row, from, seats } = this.#now();
    return lens.whole({
      epoch: this.epoch,
      game: row.game,
      version: match.game.version,
      options: row.options,
      seats,
      events: match.events(lens.seer),
      hasEarlier: from > 0,
      moments: match.game.moments ?? {},
    });
  }

  #sight(seer: Seer): Sight {
    const play = this.#now();
    return { rev: this.#rev, view: play.match.view(seer), table: tableSeen(play, seer) };
  }
}
