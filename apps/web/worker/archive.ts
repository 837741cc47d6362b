import type { Match } from '@bivouac/kernel';
import { cardOf, parseKept, remnantOf } from './kept.ts';
import type { DamagedCard, Players, SittingCard } from './protocol.ts';
import { faultOf, Missing, playableFor, readRecord, replayed, type Shelf } from './record-file.ts';
import type { Playable } from './sitting.ts';
import type { Kept, Store } from './store.ts';

/** A kept sitting, replayed to where it stands. */
export interface FoundSitting {
  readonly kept: Kept;
  readonly playable: Playable;
  readonly match: Match;
  readonly players: Players;
}

export const asFile = (value: unknown): Blob => new Blob([`${JSON.stringify(value)}\n`], { type: 'application/json' });

/** The sittings that are put away, and records from elsewhere: nothing is believed before it has been checked. */
export class Archive {
  readonly #store: Store;
  readonly #shelf: Shelf;

  constructor(store: Store, shelf: Shelf) {
    this.#store = store;
    this.#shelf = shelf;
  }

  /** Those that can be read, and apart from them those that cannot. */
  async list(): Promise<{ readonly kept: readonly SittingCard[]; readonly damaged: readonly DamagedCard[] }> {
    const kept: SittingCard[] = [];
    const damaged: DamagedCard[] = [];
    for (const { id, value } of await this.#store.all()) {
      try {
        kept.push({ ...cardOf(parseKept(value)), id });
      } catch (caught) {
        damaged.push({ id, ...remnantOf(value), fault: faultOf(caught) });
      }
    }
    return { kept, damaged };
  }

  async found(id: string): Promise<FoundSitting> {
    const found = await this.#store.read(id);
    if (!found) throw new Missing(id);
    const kept = parseKept(found.value);
    const playable = await playableFor(this.#shelf, kept.record.game, 'save');
    return { kept, playable, match: replayed(playable, kept.record, 'save'), players: kept.players };
  }

  /** The file of a sitting, or of a save that cannot be opened, just as it is. */
  async file(id: string): Promise<Blob> {
    const found = await this.#store.read(id);
    if (!found) throw new Missing(id);
    try {
      return asFile(parseKept(found.value).record);
    } catch {
      return asFile(found.value);
    }
  }

  /** The match that a record tells of. */
  async read(text: string): Promise<Match> {
    const record = readRecord(text, 'record');
    return replayed(await playableFor(this.#shelf, record.game, 'record'), record, 'record');
  }
}
