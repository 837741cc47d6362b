import { doesRatingCount } from '../rules/11-battle/11.2-dice.ts';
import { battleEvent, sideOf } from './battle-dice.ts';
import { plainWords } from './plain-words.ts';

const { wording, must } = plainWords({
  'inspired.nobody': {
    en: 'This side has no Commander whose rating counts now.',
    fr: 'Ce camp n’a pas de commandant dont la valeur compte en ce moment.',
  },
});
const TWICE = 2;

/** 100 Inspired Command: the rating of the own Commander counts twice in this Round. */
export const inspiredCommand = battleEvent('inspired_command', {
  says: {
    en: 'Battle: your Commander’s Battle Rating counts twice in this Round.',
    fr: 'Bataille : la valeur de bataille de votre commandant compte deux fois dans ce round.',
  },
  wording,
  may: (g, { nation }) => must('6.15', doesRatingCount(g, sideOf(g, nation)), 'inspired.nobody'),
  bonus: () => ({ rating: TWICE }),
});
