import { NOTHING } from '../rules/6-cards/6.13-foreign-wars.ts';
import { foreignWar } from './foreign-war.ts';

/** 5 Russo-Persian War: two Russian Units. */
export const russoPersianWar = foreignWar('russo_persian_war', {
  demands: () => ({ russia: { ...NOTHING, units: 2 } }),
});
