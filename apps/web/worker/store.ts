import type { Entry, GameRecord, Seat, Standing, Thrown, Told } from '@bivouac/kernel';
import type { DiceManner, Players } from './protocol.ts';

/** Where the match can be set up again without replaying what came before: a checkpoint, and how many lines were told by then. */
export interface Bookmark {
  readonly at: number;
  readonly events: number;
  readonly rules: string;
  readonly state: Readonly<Record<string, unknown>>;
}

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
  readonly strictDice: boolean;
  /** Dice that have fallen: taken back, they fall the same again. */
  readonly thrown: readonly Thrown[];
  readonly record: GameRecord;
}

/** What lies beside a sitting, so that it opens at once: all lines of the log, and the last bookmark. */
export interface Beside {
  readonly told: readonly Told[];
  readonly bookmark: Bookmark | undefined;
}

/** What a store gives back: nothing in it is believed before it has been checked. */
export interface Found {
  readonly id: string;
  readonly value: unknown;
}
export interface FoundWhole extends Found {
  readonly told: unknown;
  readonly bookmark: unknown;
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
  /** The headers of all sittings: what a list shows, without their answers. */
  heads(): Promise<readonly Found[]>;
  read(id: string): Promise<FoundWhole | undefined>;
  /** Keeps a sitting, all of it or nothing. Answers before `from` are as they were when it was last kept. */
  write(kept: Kept, beside: Beside, from: number): Promise<void>;
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
  const count = { pages: pages.length, answers: answersIn(record) };
  return { header: { ...rest, ...count, record: { ...outer, segments: bare } }, pages };
};

export const answersIn = ({ segments }: GameRecord): number =>
  segments.reduce((sum, { answers }) => sum + answers.length, 0);

/** Lines of the log go into pages too, by the number of answers that had been given when they were told. */
export const linePages = (told: readonly Told[], first: number): readonly (readonly Told[])[] => {
  const pages: Told[][] = [];
  for (const line of told) {
    const page = Math.floor(line.at / PAGE);
    if (page < first) continue;
    while (pages.length <= page - first) pages.push([]);
    pages[page - first]?.push(line);
  }
  return pages;
};

/** The first page of lines that changes when answers from this place on do. */
export const firstLines = (from: number): number => Math.floor(Math.max(0, from) / PAGE);

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
  const { pages: count, answers: _counted, record, ...rest } = header;
  const { segments } = record as Readonly<Record<string, unknown>>;
  if (!Array.isArray(segments) || count !== pages.length) return header;
  const last: unknown = segments.at(-1);
  const bound = isRow(last) ? [...(segments.slice(0, -1) as unknown[]), { ...last, answers: pages.flat() }] : segments;
  return { ...rest, record: { ...(record as object), segments: bound } };
};
