import { NOTHING } from '../rules/6-cards/6.13-foreign-wars.ts';
import { foreignWar } from './foreign-war.ts';

/** 10 Wahhabi Revolt: two Turkish Units. */
export const wahhabiRevolt = foreignWar('wahhabi_revolt', {
  says: {
    en: 'Foreign War: the Ottoman Turks commit two Units.',
    fr: 'Guerre lointaine : les Ottomans engagent deux unités.',
  },
  demands: () => ({ turkey: { ...NOTHING, units: 2 } }),
});
