import { battleEvent } from './battle-dice.ts';

const DICE = 3;

/** 105 Storming Party: three dice more for a Besieger, at the price of a Unit when the Round is over. */
export const stormingParty = battleEvent('storming_party', {
  says: {
    en: 'Siege: three dice more in this Round for the Besieger, who then loses a Unit whatever happens.',
    fr: 'Siège : trois dés de plus dans ce round pour l’assiégeant, qui perd ensuite une unité quoi qu’il arrive.',
  },
  bonus: () => ({ dice: DICE, price: true }),
});
