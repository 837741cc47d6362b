import type { Side } from '../../catalogue/catalogue.ts';
import type { Nemesis } from '../../state/state.ts';

/** 9.3 The player who received more Combat Commands this Turn fights first; the French if they are level. */
export const commandsOrder = ({ ledgers }: Nemesis): readonly [Side, Side] =>
  ledgers.coalition.allotted > ledgers.french.allotted ? ['coalition', 'french'] : ['french', 'coalition'];
