import type { Entry, GameRecord, Seat, Standing } from '@bivouac/kernel';
import type { DiceManner, Players } from './protocol.ts';

/** A sitting as it is kept: the record, and what belongs to the table rather than to the match. */
export interface Kept {
  readonly id: string;
  readonly name: string;
  readonly begun: number;
  readonly changed: number;
  readonly players: Players;
  readonly dice: DiceManner;
  readonly seed: string;
  readonly notes: Readonly<Record<Seat, string>>;
  readonly standing: readonly Standing[];
  readonly over: boolean;
  readonly record: GameRecord;
}

/** What a store gives back: nothing in it is believed before it has been checked. */
export interface Found {
  readonly id: string;
  readonly value: unknown;
}

/** The store takes no more. */
export class StoreFull extends Error {
  constructor(cause: unknown) {
    super('the store is full', { cause });
    this.name = 'StoreFull';
  }
}

/** Where sittings are kept. */
export interface Store {
  readonly lasts: boolean;
  all(): Promise<readonly Found[]>;
  read(id: string): Promise<Found | undefined>;
  /** Keeps a sitting, all of it or nothing. Answers before `from` are as they were when it was last kept. */
  write(kept: Kept, from: number): Promise<void>;
  remove(id: string): Promise<void>;
}

/** The answers of a record are kept apart from the rest, in pages, so that a new answer writes one page and not the match. */
export const PAGE = 128;

export interface Sheets {
  readonly header: unknown;
  readonly pages: readonly (readonly Entry[])[];
}

export const laidOut = ({ record, ...rest }: Kept): Sheets => {
  const { segments, ...outer } = record;
  const last = segments.at(-1);
  const answers = last?.answers ?? [];
  const pages = Array.from({ length: Math.ceil(answers.length / PAGE) }, (_, page) =>
    answers.slice(page * PAGE, (page + 1) * PAGE),
  );
  const bare = [...segments.slice(0, -1), ...(last ? [{ ...last, answers: [] }] : [])];
  return { header: { ...rest, pages: pages.length, record: { ...outer, segments: bare } }, pages };
};

/** The first page that changes when answers from this place on do. Answers of closed segments are in the header. */
export const firstPage = ({ record }: Kept, from: number): number => {
  const closed = record.segments.slice(0, -1).reduce((sum, { answers }) => sum + answers.length, 0);
  return Math.floor(Math.max(0, from - closed) / PAGE);
};

const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Puts a header and its pages together again; whatever is odd stays odd, for the check to find. */
export const boundTogether = (header: unknown, pages: readonly unknown[]): unknown => {
  if (!isRow(header) || !isRow(header['record'])) return header;
  const { pages: count, record, ...rest } = header;
  const { segments } = record as Readonly<Record<string, unknown>>;
  if (!Array.isArray(segments) || count !== pages.length) return header;
  const last: unknown = segments.at(-1);
  const bound = isRow(last) ? [...(segments.slice(0, -1) as unknown[]), { ...last, answers: pages.flat() }] : segments;
  return { ...rest, record: { ...(record as object), segments: bound } };
};
