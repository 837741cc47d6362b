import type { MatchView, Seer, Told } from '@bivouac/kernel';
import { type DeltaSent, difference, same, type SnapshotSent, type TableSeen } from '@bivouac/wire';

/** What a seer sees at one moment. */
export interface Sight {
  readonly rev: number;
  readonly view: MatchView<unknown>;
  readonly table: TableSeen;
}

interface Frame {
  readonly from: number;
  readonly rev: number;
  readonly text: string;
}

/** So many changes back a client may go on without being told everything. */
const FRAMES_KEPT = 64;

/** What is told to a seer: the whole sight once, then what changes. All their connections hear the same frames. */
export class Lens {
  readonly match: string;
  readonly seer: Seer;
  #sight: Sight;
  #frames: Frame[] = [];
  /** Where the lines of the log end that its clients know: lines were taken back if play stands before it. */
  #lowest: number;

  constructor(match: string, seer: Seer, sight: Sight) {
    this.match = match;
    this.seer = seer;
    this.#sight = sight;
    this.#lowest = sight.view.seq;
  }

  get rev(): number {
    return this.#sight.rev;
  }

  get sight(): Sight {
    return this.#sight;
  }

  /** Play went back to this place while nobody looked. */
  wentBackTo(seq: number): void {
    this.#lowest = Math.min(this.#lowest, seq);
  }

  /** The frame that leads from the last sight to this one. `told` gives the lines of the log after a place. */
  moveTo(sight: Sight, told: (after: number) => readonly Told[]): string {
    const before = this.#sight;
    const back = Math.min(this.#lowest, sight.view.seq);
    const wentBack = back < before.view.seq;
    const events = told(wentBack ? back : before.view.seq);
    const state = difference(before.view.state as object, sight.view.state as object);
    const delta: DeltaSent = {
      say: 'delta',
      match: this.match,
      as: this.seer,
      rev: sight.rev,
      ...(sight.rev === before.rev + 1 ? {} : { from: before.rev }),
      seq: sight.view.seq,
      ...(wentBack ? { back } : {}),
      ...(state ? { state } : {}),
      ...(same(before.view.ask, sight.view.ask) ? {} : { ask: sight.view.ask }),
      ...(same(before.view.result, sight.view.result) ? {} : { result: sight.view.result }),
      ...(events.length > 0 ? { events } : {}),
      ...difference({ table: before.table }, { table: sight.table }),
    };
    const text = JSON.stringify(delta);
    this.#frames.push({ from: before.rev, rev: sight.rev, text });
    if (this.#frames.length > FRAMES_KEPT) this.#frames.shift();
    this.#sight = sight;
    this.#lowest = sight.view.seq;
    return text;
  }

  /** The frames that a client missed which stood at this place; nothing if they are no longer kept. */
  since(rev: number): readonly string[] | undefined {
    if (rev === this.rev) return [];
    const first = this.#frames.findIndex(({ from }) => from === rev);
    return first < 0 ? undefined : this.#frames.slice(first).map(({ text }) => text);
  }

  whole(
    about: Pick<SnapshotSent, 'epoch' | 'game' | 'version' | 'options' | 'seats' | 'events' | 'hasEarlier' | 'moments'>,
  ): string {
    const { rev, view, table } = this.#sight;
    const sent: SnapshotSent = { say: 'snapshot', match: this.match, as: this.seer, rev, ...about, view, table };
    return JSON.stringify(sent);
  }
}
