import { NOTHING } from '../rules/6-cards/6.13-foreign-wars.ts';
import { foreignWar, hasLeader } from './foreign-war.ts';

/** 4 Serbian Revolt: two Turkish Units, and a leader if there is one. */
export const serbianRevolt = foreignWar('serbian_revolt', {
  says: {
    en: 'Foreign War: the Ottoman Turks commit two Units, and a leader if they have one in play. Only they may end it.',
    fr: 'Guerre lointaine : les Ottomans engagent deux unités, et un général s’ils en ont un en jeu. Eux seuls peuvent y mettre fin.',
  },
  demands: (g) => ({
    turkey: { ...NOTHING, units: 2, leaders: hasLeader(g, 'turkey') ? 1 : 0 },
  }),
});
