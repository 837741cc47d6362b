import { type Answer, saysTheSame } from './answer.ts';
import type { Match } from './match.ts';
import { CHANCE, type Seat } from './question.ts';
import type { Table } from './table.ts';
import type { Refusal, Verdict } from './verdict.ts';

/** What came between answers that were given ahead, so that the rest was not given. */
export type Stopped = 'die' | 'others' | 'news';

/** How far several answers in a row were taken. */
export interface InARow {
  readonly given: number;
  readonly refusal?: Refusal;
  readonly stopped?: Stopped;
}

/** What has come between since a gesture began. Its first answer may show what its own seat knew; a pass tells nothing. */
export const cameBetween = (match: Match, seat: Seat, from: number): Stopped | undefined => {
  const told = match.events(seat, from + 2);
  const others = match.entries
    .slice(from + 1)
    .flatMap(({ by, auto }, place) => (by !== seat && auto !== 'forced' ? [{ by, at: from + 1 + place }] : []));
  if (others.some(({ by }) => by === CHANCE)) return 'die';
  if (others.some(({ at }) => told.some((line) => line.at === at + 1))) return 'others';
  return told.some(({ reveals }) => reveals) ? 'news' : undefined;
};

/** Where there was no choice, the table has given the next answers itself: those that are left. */
export const yetToGive = (match: Match, seat: Seat, before: number, left: readonly Answer[]): readonly Answer[] => {
  const byTable = match.entries.slice(before + 1).filter(({ by, auto }) => by === seat && auto !== undefined);
  const next = left.findIndex((answer, place) => !saysTheSame(answer, byTable[place]?.answer));
  return left.slice(next < 0 ? left.length : next);
};

export const isAsked = (match: Match, seat: Seat): boolean => match.questions().some(({ by }) => by === seat);

/**
 * Gives answers one after the other, the first to the question of that number and the others to what it leads to. They end
 * at a refusal, when a die has fallen, and when somebody else has decided or something has come to light.
 */
export const giveInARow = (table: Table, seat: Seat, seq: number, answers: readonly Answer[]): InARow => {
  const { match } = table;
  const from = match.seq;
  let [next, ...left] = answers;
  let at = seq;
  let given = 0;
  while (next) {
    const before = match.seq;
    const refusal = table.answer(seat, at, next);
    if (refusal) return { given, refusal };
    given++;
    [next, ...left] = yetToGive(match, seat, before, left);
    if (!next) break;
    const stopped = cameBetween(match, seat, from) ?? (isAsked(match, seat) ? undefined : 'others');
    if (stopped) return { given, stopped };
    at = match.seq;
  }
  return { given };
};

/** Answers that were given in one go: from the first up to, not including, `to`. */
export interface Gesture {
  readonly from: number;
  readonly to: number;
}

/** Where the gesture begins that an answer is part of: what was given in one go is taken back in one go. */
export const beginOf = (gestures: readonly Gesture[], answer: number): number =>
  gestures.find(({ from, to }) => from <= answer && answer < to)?.from ?? answer;

/** Notes a gesture; those that it overwrites are gone. */
export const withGesture = (gestures: readonly Gesture[], made: Gesture): readonly Gesture[] => [
  ...gestures.filter(({ to }) => to <= made.from),
  made,
];

/** The place of the last answer that the seat itself gave, or -1. */
export const lastOwn = ({ entries }: Match, seat: Seat): number =>
  entries.findLastIndex(({ by, auto }) => by === seat && !auto);

/** Takes back the seat's last answer, and with it what was given in the same go. Returns how many were taken. */
export const takeBackInOneGo = (
  table: Table,
  seat: Seat,
  consents: readonly Seat[],
  gestures: readonly Gesture[],
): { readonly taken: number; readonly verdict: Verdict } => {
  const { match } = table;
  const isSealed = match.sealed.some(({ by }) => by === seat);
  const from = isSealed ? match.seq : beginOf(gestures, lastOwn(match, seat));
  let taken = 0;
  do {
    const verdict = table.undo(seat, consents);
    if (verdict) return { taken, verdict: taken === 0 ? verdict : undefined };
    taken++;
  } while (from >= 0 && lastOwn(match, seat) >= from);
  return { taken, verdict: undefined };
};
