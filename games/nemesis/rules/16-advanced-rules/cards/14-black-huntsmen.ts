import { cardId } from '../../../catalogue/cards.ts';
import { unitId } from '../../../catalogue/catalogue.ts';
import { unit } from '../../../state/state.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { enemyTrainFewer, hitUnit, isOnMap } from '../16.1-parts.ts';

export const BLACK_HUNTSMEN = cardId('14');

const LUTZOW = unitId('P-Lutz');

/** Lützow's volunteers waylay a convoy, or are surprised themselves. */
export const blackHuntsmen: CardRules = {
  coalition: enemyTrainFewer(BLACK_HUNTSMEN),
  french: {
    applies: (g) => isOnMap(unit(g, LUTZOW)),
    // oxlint-disable-next-line require-yield -- an instruction is a script, and this one asks nothing
    *carryOut(g) {
      hitUnit(g, BLACK_HUNTSMEN, LUTZOW);
    },
  },
};
