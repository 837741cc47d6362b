import { foreignWar, shipOrUnit } from './foreign-war.ts';

/** 9 Revolt in Spanish America: a Spanish Squadron and Unit, or two Units. */
export const revoltInSpanishAmerica = foreignWar('revolt_in_spanish_america', {
  says: {
    en: 'Foreign War: Spain commits a Squadron and a Unit, or two Units without a Squadron.',
    fr: 'Guerre lointaine : l’Espagne engage une escadre et une unité, ou deux unités à défaut d’escadre.',
  },
  demands: (g) => ({ spain: shipOrUnit(g, 'spain', 1) }),
});
