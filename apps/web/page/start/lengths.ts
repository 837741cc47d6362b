import type { SpeakPage } from '../../text/speak.ts';

const HOUR = 60;
const EVENING = 3 * HOUR;
const WEEKEND = 8 * HOUR;
/** So much is played in one evening of a long game. */
const A_NIGHT = 3 * HOUR;

export const LENGTHS = ['all', 'evening', 'weekend', 'long'] as const;
export type Length = (typeof LENGTHS)[number];

/** Does a match of so many minutes fit into that time? */
export const lasts = (length: Length, minutes: number): boolean => {
  switch (length) {
    case 'all':
      return true;
    case 'evening':
      return minutes <= EVENING;
    case 'weekend':
      return minutes > EVENING && minutes <= WEEKEND;
    case 'long':
      return minutes > WEEKEND;
  }
};

/** In minutes, hours or evenings, whichever a person would say. */
export const lengthWords = (minutes: number, words: SpeakPage): string => {
  if (minutes < HOUR) return words('length.minutes', { minutes });
  if (minutes <= EVENING) return words('length.hours', { hours: Math.round(minutes / HOUR) });
  return words('length.evenings', { evenings: Math.ceil(minutes / A_NIGHT) });
};
