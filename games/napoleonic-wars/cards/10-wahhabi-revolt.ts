import { NOTHING } from '../rules/6-cards/6.13-foreign-wars.ts';
import { foreignWar } from './foreign-war.ts';

/** 10 Wahhabi Revolt: two Turkish Units. */
export const wahhabiRevolt = foreignWar('wahhabi_revolt', { demands: () => ({ turkey: { ...NOTHING, units: 2 } }) });
