import { count } from '../text/wording.ts';
import type { Words } from './words.ts';

interface Messages {
  'fatherland.safe': {};
  'fatherland.which': { left: number };
}

export const fatherlandInDangerWords: Words<Messages> = {
  en: {
    'fatherland.safe': () => 'No enemy stands in France, and it is not yet 1813.',
    'fatherland.which': ({ left }) => `Which levy takes the field at once? ${count(left, 'more', 'more')}`,
  },
  fr: {
    'fatherland.safe': () => 'Aucun ennemi n’est en France, et 1813 n’est pas venu.',
    'fatherland.which': ({ left }) => `Quelle levée entre aussitôt en campagne ? (encore ${left})`,
  },
};
