import { commanderId } from '../../catalogue/catalogue.ts';

/** 18.8 Suvorov eases a march that he goes along with (8.6) and lends Combat Factors, as the commanders of 16.2 do. */
export const SUVOROV = commanderId('Suvorov');
