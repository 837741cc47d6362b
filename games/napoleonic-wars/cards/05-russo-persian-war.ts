import { NOTHING } from '../rules/6-cards/6.13-foreign-wars.ts';
import { foreignWar } from './foreign-war.ts';

/** 5 Russo-Persian War: two Russian Units. */
export const russoPersianWar = foreignWar('russo_persian_war', {
  says: {
    en: 'Foreign War: Russia commits two Units.',
    fr: 'Guerre lointaine : la Russie engage deux unités.',
  },

  demands: () => ({ russia: { ...NOTHING, units: 2 } }),
});
