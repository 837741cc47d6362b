import { NOTHING } from '../rules/6-cards/6.13-foreign-wars.ts';
import { foreignWar } from './foreign-war.ts';

/** 8 Mahratta War: two British Units. */
export const mahrattaWar = foreignWar('mahratta_war', { demands: () => ({ britain: { ...NOTHING, units: 2 } }) });
