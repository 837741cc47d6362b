import type { Nation } from '../catalogue/ids.ts';
import { battle, changeSide, type NapoleonicWars, opposite, type Which } from '../state/state.ts';

/** The side of a battle on which a nation fights. */
export const sideOf = (g: NapoleonicWars, nation: Nation): Which =>
  battle(g).active.nations.includes(nation) ? 'active' : 'inactive';
/** Dice more or fewer in this Round. */
export const addDice = (g: NapoleonicWars, which: Which, dice: number): void =>
  changeSide(g, which, { cardDice: battle(g)[which].cardDice + dice });
export const enemyOf = (g: NapoleonicWars, nation: Nation): Which => opposite(sideOf(g, nation));
