import { cardId } from '../catalogue/catalogue.ts';
import { timedEvent } from './timed.ts';

/** 88 Fog of War: every land interception is rolled at −2. */
export const fogOfWar = timedEvent(cardId('fog_of_war'), {
  says: {
    en: 'Timed: every land interception roll, of whatever side, is at −2. Evasion and naval rolls are not.',
    fr: 'Durable : tout lancer d’interception terrestre, de chaque camp, est à −2. Pas ceux d’esquive ni ceux sur mer.',
  },
});
