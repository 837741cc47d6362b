import type { Match } from '@bivouac/kernel';
import { cardOf, parseBookmark, parseHead, parseKept, remnantOf } from './kept.ts';
import type { DamagedCard, Players, SittingCard } from './protocol.ts';
import { faultOf, Missing, playableFor, readRecord, replayed, replayedFrom, type Shelf } from './record-file.ts';
import type { Playable } from './sitting.ts';
import type { Bookmark, Kept, Store } from './store.ts';

/** A kept sitting, set up again where it stands. */
export interface FoundSitting {
  readonly kept: Kept;
  /** As it lies in the store, if the match was set up from it. */
  readonly bookmark: Bookmark | undefined;
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
    for (const { id, value } of await this.#store.heads()) {
      try {
        kept.push({ ...(parseHead(value) ?? (await this.#older(id))), id });
      } catch (caught) {
        damaged.push({ id, ...remnantOf(value), fault: faultOf(caught) });
      }
    }
    return { kept, damaged };
  }

  /** A sitting whose header does not say how many answers it has. */
  async #older(id: string): Promise<SittingCard> {
    return cardOf(parseKept((await this.#store.read(id))?.value));
  }

  async found(id: string): Promise<FoundSitting> {
    const found = await this.#store.read(id);
    if (!found) throw new Missing(id);
    const kept = parseKept(found.value);
    const playable = await playableFor(this.#shelf, kept.record.game, 'save');
    const from = parseBookmark(found, playable.game.version);
    const match = replayedFrom(playable, kept.record, from, 'save');
    const bookmark = from && match.start === from.at ? (found.bookmark as Bookmark) : undefined;
    return { kept, bookmark, playable, match, players: kept.players };
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
