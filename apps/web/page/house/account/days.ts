import type { Language } from '@bivouac/kernel';

const two = (number: number): string => String(number).padStart(2, '0');

/** A day as a form writes it, in the time of this place: 2026-07-14. */
export const dayOf = (time: number): string => {
  const date = new Date(time);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

/** The first moment of a day that a form gives, in the time of this place, or of one so many days later. */
export const beginningOf = (day: string, later = 0): number => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).getTime();
};

export const dayWords = (time: number, language: Language): string =>
  new Intl.DateTimeFormat(language === 'fr' ? 'fr' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(time);
