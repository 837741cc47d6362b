import { within } from '@bivouac/board/text/within.ts';
import type { Language } from '@bivouac/kernel';
import type { MatchSeen, SeatSeen } from '@bivouac/wire';
import type { SpeakPage } from '../../../text/speak.ts';
import type { CoveredGames } from '../../page-game.ts';
import { agoWords, nameOf } from '../../start/sitting-words.ts';

/** What the words about matches are made with. */
export interface Reading {
  readonly games: CoveredGames;
  readonly language: Language;
  readonly words: SpeakPage;
}

/** What is played: the scenario, or the game. */
export const matchName = ({ game, options }: MatchSeen, { games, language }: Reading): string =>
  nameOf({ name: '', game, options }, games[game], language);

export const seatName = (game: string, seat: string, { games, language }: Reading): string =>
  games[game]?.ui.seatName(language, seat) ?? seat;

/** Who holds a seat. */
export const holderWords = ({ holder, name, isGuest, isYours }: SeatSeen, words: SpeakPage): string => {
  switch (holder) {
    case 'open':
      return words('match.free');
    case 'left':
      return words('match.left');
    case 'bot':
      return words('start.bot', { bot: name ?? '' });
    case 'program':
      return words('match.program', { name: name ?? '' });
    case 'user':
      if (isYours) return words('match.you');
      return isGuest ? words('match.guest', { name: name ?? '' }) : (name ?? '');
  }
};

/** Who plays which side; before sides are drawn, who plays at all. */
export const sidesWords = (match: MatchSeen, reading: Reading): string => {
  const { words } = reading;
  const isDrawn = match.seats.some(({ seat }) => seat === null);
  if (isDrawn) {
    const held = match.seats.filter(({ holder }) => holder !== 'open');
    const who = held.map((seat) => holderWords(seat, words));
    return words('match.drawn', { who, free: match.seats.length - held.length });
  }
  return match.seats
    .map((seat) =>
      words('match.seat', { seat: seatName(match.game, seat.seat ?? '', reading), who: holderWords(seat, words) }),
    )
    .join(' · ');
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How much time is left for a move: of all who are asked, the one who has least. */
export const timeWords = ({ seats }: MatchSeen, now: number, words: SpeakPage): string | undefined => {
  const deadlines = seats.flatMap(({ deadline }) => (deadline === null ? [] : [deadline]));
  if (deadlines.length === 0) return undefined;
  const left = Math.min(...deadlines) - now;
  if (left <= 0) return words('match.overdue');
  return left < 2 * DAY
    ? words('match.hoursLeft', { hours: Math.max(1, Math.floor(left / HOUR)) })
    : words('match.daysLeft', { days: Math.round(left / DAY) });
};

/** How long ago. */
export const sinceWords = (
  then: number,
  now: number,
  { language, words }: Pick<Reading, 'language' | 'words'>,
): string => (now - then < MINUTE ? words('match.justNow') : agoWords(then, now, language));

/** Since when it is played or waits. */
export const whenWords = ({ startedAt, madeAt }: MatchSeen, now: number, reading: Reading): string =>
  reading.words(startedAt === null ? 'match.opened' : 'match.begun', {
    when: sinceWords(startedAt ?? madeAt, now, reading),
  });

/** On which terms it is played. */
export const termsOf = (
  { visibility, daysPerMove, vacationDays, rematchOf }: MatchSeen,
  words: SpeakPage,
): readonly string[] => [
  words(`match.kind.${visibility}`),
  daysPerMove === null ? words('match.noLimit') : words('match.daysPerMove', { days: daysPerMove }),
  ...(vacationDays > 0 ? [words('match.vacationDays', { days: vacationDays })] : []),
  ...(rematchOf === null ? [] : [words('match.rematch')]),
];

export type Pile = 'yourTurn' | 'theirTurn' | 'waiting' | 'over';

/** My matches in piles. Those that were called off are nobody's business any more. */
export const pilesOf = (matches: readonly MatchSeen[]): Readonly<Record<Pile, readonly MatchSeen[]>> => {
  const pile = (fits: (match: MatchSeen) => boolean): readonly MatchSeen[] => matches.filter(fits);
  return {
    yourTurn: pile(({ isYourTurn }) => isYourTurn),
    theirTurn: pile(({ status, isYourTurn }) => status === 'running' && !isYourTurn),
    waiting: pile(({ status }) => status === 'waiting'),
    over: pile(({ status }) => status === 'over'),
  };
};

/** A rule as it was chosen for a match. */
export interface Chosen {
  readonly name: string;
  readonly value: string;
}

/** The options in which a match differs from the usual ones; what is played stands in its name. */
export const chosenRules = (
  { game, options }: MatchSeen,
  usual: Readonly<Record<string, unknown>>,
  { games, language }: Reading,
): readonly Chosen[] => {
  const names = games[game]?.ui.options(language) ?? {};
  const [, ...others] = Object.entries((options ?? {}) as Readonly<Record<string, unknown>>);
  return others.flatMap(([option, value]) => {
    const known = names[option];
    if (!known || value === usual[option]) return [];
    if (typeof value === 'boolean') return [{ name: known.name, value: value ? '✓' : '–' }];
    const said = typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
    return said === undefined ? [] : [{ name: known.name, value: within(known.values[said] ?? said) }];
  });
};
