import type { RoomFigures } from './rooms.ts';
import { type StorageFigures, storageLines } from './storage.ts';

/** How the server does. */
export interface ServerFigures {
  readonly cores: number;
  /** The machine's load at the start: above the number of cores, every time below is too long. */
  readonly load: number;
  readonly coldStart: ColdStart | undefined;
  /** Of the process, before anybody has come in. */
  readonly idleMegabytes: number;
  /** Live matches with two sockets each, the first of one match. */
  readonly rooms: readonly RoomFigures[];
  readonly loading: readonly Loading[];
  readonly storage: readonly StorageFigures[];
}

/** From the start of the process, with the site built, until it is well; the median of several. */
export interface ColdStart {
  readonly ms: number;
  /** Of the processor. Unlike the other, this says the same on a busy machine. */
  readonly cpuMs: number;
}

/** How long it takes until a match of so many answers stands on the table. */
export interface Loading {
  readonly answers: number;
  readonly ms: number;
}

const AIMS = { coldStartMs: 1000, answersPerSecond: 3000 };

const met = (isMet: boolean): string => (isMet ? '✓' : '✗');

const roomLine = (figures: RoomFigures): string =>
  `  ${String(figures.matches).padStart(3)} live: ${String(figures.answersPerSecond).padStart(5)} answers/s ` +
  `(aim ${AIMS.answersPerSecond} ${met(figures.answersPerSecond >= AIMS.answersPerSecond)}), both sides have the state ` +
  `after ${figures.p50Ms} ms (p50), ${figures.p99Ms} ms (p99); ${figures.bytesPerAnswer} bytes on the wire, ` +
  `${figures.microsecondsPerAnswer} µs of the server’s processor an answer`;

export const reportLines = (figures: ServerFigures): readonly string[] => {
  const { cores, load, coldStart, idleMegabytes, rooms, loading, storage } = figures;
  const most = rooms.at(-1);
  return [
    `The server (${cores} cores, load ${load.toFixed(1)}${load > cores ? ': the machine is busy, times are too long' : ''})`,
    ...(coldStart
      ? [
          `  cold start, with the site built: ${coldStart.ms} ms (aim under ${AIMS.coldStartMs} ms ${met(coldStart.ms < AIMS.coldStartMs)}), ${coldStart.cpuMs} ms of the processor`,
        ]
      : []),
    `  memory when nobody is there: ${idleMegabytes} MB${most ? `; for each of ${most.matches} live matches ${most.kilobytesPerMatch} KB more` : ''}`,
    'Live matches of 1799, two sockets each, every answer checked and on the disk',
    ...rooms.map(roomLine),
    'A match of 1813 stands on the table again',
    ...loading.map(({ answers, ms }) => `  of ${String(answers).padStart(4)} answers after ${ms} ms`),
    ...storage.flatMap(storageLines),
  ];
};
