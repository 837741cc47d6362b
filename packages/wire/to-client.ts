import type { Answer, Asked, MatchView, Refusal, Result, Seat, Told, Wish } from '@bivouac/kernel';
import type { Change, Patch } from './patch.ts';
import type { WireFault } from './fault.ts';

/** How a match ended: as the rules say, or because a seat gave up, stayed away, or all agreed. */
export interface EndingSeen {
  readonly how: 'result' | 'resigned' | 'draw' | 'claimed' | 'abandoned';
  /** The seat that gave up or that stayed away. */
  readonly seat?: Seat;
  readonly winner: Seat | 'nobody';
}

/** The dice of a match: the hash at the start, the secret after the end. */
export interface DiceShown {
  readonly commitment: string;
  readonly secret?: string;
}

/** What belongs to the table rather than to the game. */
export interface TableSeen {
  /** The seats that the table waits for. */
  readonly waitsFor: readonly Seat[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Someone asks to take back an answer; these have agreed so far. */
  readonly takeBack?: { readonly by: Seat; readonly agreed: readonly Seat[] };
  /** The seats that offer a draw. */
  readonly draw: readonly Seat[];
  /** The seat's own standing answers. */
  readonly standing: readonly { readonly rule: string; readonly answer: Answer }[];
  readonly dice: DiceShown;
  readonly ending?: EndingSeen;
}

/** Where a client stands: `epoch` changes when the server has forgotten what it sent, `rev` with every change. */
interface Whereabouts {
  readonly match: string;
  readonly as: Seat;
  readonly rev: number;
}

/** All that a seat may know. */
export interface SnapshotSent extends Whereabouts {
  readonly say: 'snapshot';
  readonly epoch: string;
  readonly game: string;
  readonly version: string;
  readonly options: unknown;
  readonly seats: readonly Seat[];
  readonly view: MatchView<unknown>;
  readonly events: readonly Told[];
  /** Lines before these exist; `log` brings them. */
  readonly hasEarlier: boolean;
  readonly table: TableSeen;
}

/** What has changed for this seat since the state before. What is not named is as it was. */
export interface DeltaSent extends Whereabouts {
  readonly say: 'delta';
  /** The `rev` that this builds on, where it is not the one before. */
  readonly from?: number;
  readonly seq: number;
  /** Answers were taken back: lines of the log told after this place are gone. */
  readonly back?: number;
  readonly state?: Patch;
  readonly ask?: readonly Asked[];
  readonly result?: Result | null;
  readonly events?: readonly Told[];
  /** What has changed of the `TableSeen`. */
  readonly table?: Change;
}

export interface ChatLine {
  readonly line: number;
  readonly name: string;
  readonly seat: Seat | null;
  readonly words: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What the server says in a live match. Messages with an `id` reply to the one with that number. */
export type Sent =
  | SnapshotSent
  | DeltaSent
  /** It is done, and on the disk. */
  | { readonly say: 'done'; readonly id: number; readonly asked?: true }
  /** A rule says no. */
  | { readonly say: 'refused'; readonly id: number; readonly refusal: Refusal }
  | { readonly say: 'fault'; readonly id?: number; readonly error: WireFault }
  | { readonly say: 'why'; readonly id: number; readonly refusal: Refusal | null }
  | { readonly say: 'wishes'; readonly id: number; readonly wishes: readonly Wish[] }
  | { readonly say: 'log'; readonly id: number; readonly events: readonly Told[] }
  | {
      readonly say: 'presence';
      readonly match: string;
      /** The seats whose players are connected. */
      readonly here: readonly Seat[];
      readonly spectators: number;
    }
  | { readonly say: 'chat'; readonly match: string; readonly line: ChatLine };
