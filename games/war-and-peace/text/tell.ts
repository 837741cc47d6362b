import { type Answer, type Language, type Message, reader } from '@bivouac/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { labelOf } from './labels.ts';
import { names } from './names.ts';

const NAMES = { en: names('en'), fr: names('fr') };
const READERS = { en: reader(en, NAMES.en), fr: reader(fr, NAMES.fr) };

export const tell = (language: Language, message: Message): string => READERS[language](message);
export const label = (language: Language, answer: Answer): string => labelOf(language, answer, NAMES[language]);
