import type { Catalogue, Language } from '@bivouac/kernel';
import { EVENT_WORDS, type EventMessages } from '../events/every-word.ts';
import type { Names } from './names.ts';

/** The words of all cards in one catalogue; the type of each card has seen to it that none is missing. */
export const spokenIn = (language: Language): Catalogue<EventMessages, Names> =>
  Object.assign({}, ...EVENT_WORDS.map((words) => words[language])) as Catalogue<EventMessages, Names>;
