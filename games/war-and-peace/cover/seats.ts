import type { Language } from '@bivouac/kernel';
import type { Major } from '../catalogue/ids.ts';

/** What each seat is called within a sentence: by the state that leads it. */
export const SEAT_NAMES: Readonly<Record<Language, Readonly<Record<Major, string>>>> = {
  en: {
    france: 'France',
    england: 'England',
    austria: 'Austria',
    prussia: 'Prussia',
    russia: 'Russia',
    spain: 'Spain',
  },
  fr: {
    france: 'la France',
    england: 'l’Angleterre',
    austria: 'l’Autriche',
    prussia: 'la Prusse',
    russia: 'la Russie',
    spain: 'l’Espagne',
  },
};
