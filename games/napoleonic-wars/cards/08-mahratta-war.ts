import { NOTHING } from '../rules/6-cards/6.13-foreign-wars.ts';
import { foreignWar } from './foreign-war.ts';

/** 8 Mahratta War: two British Units. */
export const mahrattaWar = foreignWar('mahratta_war', {
  says: {
    en: 'Foreign War: Britain commits two Units.',
    fr: 'Guerre lointaine : la Grande-Bretagne engage deux unités.',
  },
  demands: () => ({ britain: { ...NOTHING, units: 2 } }),
});
