import { foreignWar, notAClientOf, shipOrUnit } from './foreign-war.ts';

/** 3 Anglo-Turkish War: a Squadron and a Unit each, or two Units. */
export const angloTurkishWar = foreignWar('anglo_turkish_war', {
  says: {
    en: 'Foreign War: Britain and the Ottoman Turks each commit a Squadron and a Unit, or two Units without a Squadron. Not while the Turks are a Client of Britain’s Camp.',
    fr: 'Guerre lointaine : la Grande-Bretagne et les Ottomans engagent chacun une escadre et une unité, ou deux unités à défaut d’escadre. Pas si les Ottomans sont clients du camp britannique.',
  },
  may: (g) => notAClientOf(g, 'turkey', 'britain'),
  demands: (g) => ({ britain: shipOrUnit(g, 'britain', 1), turkey: shipOrUnit(g, 'turkey', 1) }),
});
