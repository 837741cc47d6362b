import { NOTHING } from '../rules/6-cards/6.13-foreign-wars.ts';
import { foreignWar, hasLeader, notAClientOf } from './foreign-war.ts';

/** 2 Russo-Turkish War: three Units each, and a Russian leader if there is one. */
export const russoTurkishWar = foreignWar('russo_turkish_war', {
  says: {
    en: 'Foreign War: Russia commits three Units and a leader if it has one in play, the Ottoman Turks three Units. Not while the Turks are a Client of Russia’s Camp.',
    fr: 'Guerre lointaine : la Russie engage trois unités et un général si elle en a un en jeu, les Ottomans trois unités. Pas si les Ottomans sont clients du camp russe.',
  },

  may: (g) => notAClientOf(g, 'turkey', 'russia'),
  demands: (g) => ({
    russia: { ...NOTHING, units: 3, leaders: hasLeader(g, 'russia') ? 1 : 0 },
    turkey: { ...NOTHING, units: 3 },
  }),
});
