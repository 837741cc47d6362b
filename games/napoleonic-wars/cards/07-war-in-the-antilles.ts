import { foreignWar, shipOrUnit } from './foreign-war.ts';

/** 7 War in the Antilles: a French Squadron and two Units, or three Units. */
export const warInTheAntilles = foreignWar('war_in_the_antilles', {
  says: {
    en: 'Foreign War: France commits a Squadron and two Units, or three Units without a Squadron.',
    fr: 'Guerre lointaine : la France engage une escadre et deux unités, ou trois unités à défaut d’escadre.',
  },
  demands: (g) => ({ france: shipOrUnit(g, 'france', 2) }),
});
