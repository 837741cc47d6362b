import type { ZoneId } from '../catalogue/ids.ts';
import type { Words } from './words.ts';

interface Messages {
  'torresVedras.lost': {};
  'torresVedras.dug': { zone: ZoneId };
}

export const torresVedrasWords: Words<Messages> = {
  en: {
    'torresVedras.lost': () => 'The Empire holds Lisbon.',
    'torresVedras.dug': ({ zone }, name) => `The lines of Torres Vedras protect ${name.zone(zone)}.`,
  },
  fr: {
    'torresVedras.lost': () => 'L’Empire tient Lisbonne.',
    'torresVedras.dug': ({ zone }, name) => `Les lignes de Torres Vedras protègent ${name.the.zone(zone)}.`,
  },
};
