import type { Lesson } from '@bivouac/board/lesson/lesson.ts';
import { lessonOf } from '@bivouac/board/lesson/lesson-of.ts';
import type { Language } from '@bivouac/kernel';
import type { NapoleonicWarsView } from '../secrecy/view.ts';
import { plan } from './plan.ts';
import { en } from './words-en.ts';
import { fr } from './words-fr.ts';

/** The game taught on four positions of 1805. */
export const lesson = (language: Language): Lesson<NapoleonicWarsView> => lessonOf(plan, language === 'fr' ? fr : en);
