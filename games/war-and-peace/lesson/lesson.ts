import type { Lesson } from '@bivouac/board/lesson/lesson.ts';
import { lessonOf } from '@bivouac/board/lesson/lesson-of.ts';
import type { Language } from '@bivouac/kernel';
import type { WarAndPeaceView } from '../secrecy/view.ts';
import { plan } from './plan.ts';
import { en } from './words-en.ts';
import { fr } from './words-fr.ts';

/** The game taught on four positions of September 1805. */
export const lesson = (language: Language): Lesson<WarAndPeaceView> => lessonOf(plan, language === 'fr' ? fr : en);
