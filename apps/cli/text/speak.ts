import { type Catalogue, type Language, voice } from '@bivouac/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { CliMessages, Speak } from './messages.ts';

const CATALOGUES: Readonly<Record<Language, Catalogue<CliMessages, undefined>>> = { en, fr };

/** The command line's voice in one language. */
export const speaker = (language: Language): Speak => voice(CATALOGUES[language], undefined);
