import {
  type GameRecord,
  InputError,
  load,
  type Match,
  parseRecord,
  type Resumption,
  type State,
} from '@bivouac/kernel';
import type { RecordFault, WorkerFault } from './protocol.ts';
import type { Playable } from './sitting.ts';

/** A record that cannot be opened, and which kind of trouble it is. */
export class BadRecord extends InputError {
  readonly fault: RecordFault;

  constructor(fault: RecordFault, place: string, wrong: string, remedy: string) {
    super(place, wrong, remedy);
    this.name = 'BadRecord';
    this.fault = fault;
  }
}

/** Tells which kind of trouble an InputError is. */
const as = <T>(fault: RecordFault, work: () => T): T => {
  try {
    return work();
  } catch (caught) {
    if (!(caught instanceof InputError) || caught instanceof BadRecord) throw caught;
    throw new BadRecord(fault, caught.place, caught.wrong, caught.remedy);
  }
};

/** The text of a file as a record; nothing in it is believed yet. */
export const readRecord = (text: string, place: string): GameRecord => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (caught) {
    const why = caught instanceof Error ? caught.message : String(caught);
    throw new BadRecord('notJson', place, `it is not JSON (${why})`, 'Choose a file that Bivouac has saved.');
  }
  return as('notRecord', () => parseRecord(value, place));
};

export type Shelf = Readonly<Record<string, () => Promise<Playable>>>;

export const playableFor = async (shelf: Shelf, game: string, place: string): Promise<Playable> => {
  const load = Object.hasOwn(shelf, game) ? shelf[game] : undefined;
  if (load) return load();
  const known = Object.keys(shelf).join(', ');
  throw new BadRecord(
    'unknownGame',
    `${place}.game`,
    `${JSON.stringify(game.slice(0, 60))} is not on the shelf`,
    `Known games: ${known}.`,
  );
};

/** Plays a record again from its beginning, with every answer and every hash checked. */
export const replayed = ({ game }: Pick<Playable, 'game'>, record: GameRecord, place: string): Match => {
  const isOther = record.segments.at(-1)?.rules !== game.version;
  return as(isOther ? 'otherVersion' : 'damaged', () => load(game, record, place));
};

/** The same from a bookmark on: the hashes cover what lies before it. A bookmark that does not fit is passed over. */
export const replayedFrom = (
  playable: Playable,
  record: GameRecord,
  from: Resumption<State> | undefined,
  place: string,
): Match => {
  if (from) {
    try {
      return load(playable.game, record, place, from);
    } catch {
      // The answers say what is wrong, or that nothing is.
    }
  }
  return replayed(playable, record, place);
};

/** The match with all its answers within reach, for one that was opened at a bookmark. */
export const wholeOf = (match: Match): Match => {
  const record = match.record();
  const closed = record.segments.slice(0, -1).reduce((sum, { answers }) => sum + answers.length, 0);
  return match.start > closed ? replayed(match, record, 'save') : match.fork();
};

export const faultOf = (caught: unknown): WorkerFault => {
  if (caught instanceof BadRecord) {
    const { fault, place, wrong, remedy } = caught;
    return { kind: 'record', fault, place, wrong, remedy };
  }
  if (caught instanceof InputError) {
    const { place, wrong, remedy } = caught;
    return { kind: 'input', place, wrong, remedy };
  }
  if (caught instanceof Missing) return { kind: 'missing' };
  return { kind: 'broken', message: caught instanceof Error ? caught.message : String(caught) };
};

/** The sitting is not here. */
export class Missing extends Error {
  constructor(id: string) {
    super(`${id} is not here`);
    this.name = 'Missing';
  }
}
