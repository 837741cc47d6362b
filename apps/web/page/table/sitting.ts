import type {
  Ahead,
  Answer,
  DiceChance,
  Doubted,
  Foretold,
  MatchView,
  Message,
  Orders,
  Refusal,
  Seat,
  Stage,
  Told,
  Wish,
} from '@bivouac/kernel';
import type { DiceAsked, DoneForYou, Hint, PlanTold, Rehearsed, ReplayCard } from '../../worker/protocol.ts';

/** What one seat may know of a match now, and the log up to now. */
export interface Sight {
  readonly view: MatchView<unknown>;
  readonly events: readonly Told[];
  /** The seats that the table waits for. `chance` is among them when people roll dice of their own. */
  readonly waitsFor: readonly Seat[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly dice?: DiceAsked;
  /** What was told after this place, the seat has not seen. */
  readonly since: number;
  /** How many answers of this seat stand. */
  readonly standing: number;
  /** How the match ended, where it was not the rules that ended it. */
  readonly ending?: string;
  /** Answers that were given ahead and wait, or what stopped them. */
  readonly plan?: PlanTold;
  /** What the table has answered for the seat, where there was no choice. */
  readonly done?: readonly DoneForYou[];
}

export type Ruling = Promise<Refusal | undefined>;

/** Private notes of a seat. */
export interface Notebook {
  readonly read: () => Promise<string>;
  readonly write: (words: string) => Promise<void>;
}

/** The standing orders of a seat, and what they can be about. */
export interface Standing {
  readonly orders: Orders;
  readonly moments: Readonly<Record<string, Message>>;
  readonly order: (orders: Orders) => Promise<unknown>;
}

/** A seat at a table, wherever the match is played: in this browser, or on a server. */
export interface Sitting {
  readonly id: string;
  readonly name: string;
  readonly seat: Seat;
  readonly sight: Sight;
  /** What was given has not been heard yet, or could not be heard now. */
  readonly busy: boolean;
  /** The seats of those who share this screen; it is handed over between them. */
  readonly sharers: readonly Seat[];
  readonly give: (answers: readonly Answer[]) => Ruling;
  readonly roll?: (face: number) => Ruling;
  readonly undo: (consents: readonly Seat[]) => Ruling;
  readonly redo: () => Ruling;
  readonly stand: (answer: Answer) => Ruling;
  readonly revoke: () => Promise<unknown>;
  readonly standing?: Standing;
  /** All that the seat might wish and may not. */
  readonly wishes: () => Promise<readonly Wish[]>;
  /** Would taking these answers back need the consent of somebody else? */
  readonly isFinal: (answers: readonly Answer[]) => Promise<boolean>;
  /** What a gesture would lead to, as far as the seat could think it out. */
  readonly ahead?: (stages: readonly Stage[], chosen: readonly Answer[]) => Promise<Ahead | null>;
  /** What a bot would answer here, while questions with these keys come one after the other. */
  readonly advise?: (keys: readonly string[]) => Promise<readonly Answer[]>;
  /** The questions with these keys that would come one after the other. */
  readonly rehearse?: (keys: readonly string[], by: 'bot' | 'first') => Promise<readonly Rehearsed[]>;
  /** What the bot would do, with what it thinks of the others. The answer that follows is marked as helped. */
  readonly hint?: () => Promise<Hint | null>;
  /** On how many of the dice each answer would come off. */
  readonly foretell?: (chances: readonly DiceChance[]) => Promise<readonly Foretold[]>;
  readonly notebook: Notebook;
  /** Against bots: does a die that is taken back fall the same again? */
  readonly strictDice?: { readonly isOn: boolean; readonly set: (isOn: boolean) => void };
  /** Brings the lines of the log before those that are here; nothing when all are. */
  readonly bringEarlier?: () => void;
  /** A bot is at it: do not wait for its pauses. */
  readonly hurry?: () => void;
  /** Lays what has been played so far open to be looked through. */
  readonly lay?: () => Promise<ReplayCard>;
  readonly replay?: () => void;
  readonly download?: () => void;
  /** Hands on what looks wrong to the player: as a file with the record, or to the server’s keepers. */
  readonly doubt: (doubted: Doubted) => Promise<'saved' | 'sent'>;
  readonly leave: () => void;
}
