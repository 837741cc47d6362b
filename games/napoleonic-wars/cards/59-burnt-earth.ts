import { cardId } from '../catalogue/catalogue.ts';
import { campOf } from '../state/state.ts';
import { plainWords } from './plain-words.ts';
import { timedEvent } from './timed.ts';

const { must, wording } = plainWords({
  'burntEarth.neutral': { en: 'Your nation is in no Camp.', fr: 'Votre nation n’est dans aucun camp.' },
});

/** 59 Burnt Earth: enemies who enter a Home Duchy of the nation that is not Friendly to them suffer one more Attrition. */
export const burntEarth = timedEvent(cardId('burnt_earth'), {
  wording,
  says: {
    en: 'Timed: every Formation at war with your nation that enters one of its Home Duchies not Friendly to it suffers one more Attrition.',
    fr: 'Durable : toute formation en guerre avec votre nation qui entre dans un de ses duchés nationaux non ami subit une attrition de plus.',
  },
  may: (g, { nation }) => must('6.1', campOf(g, nation) !== null, 'burntEarth.neutral'),
});
