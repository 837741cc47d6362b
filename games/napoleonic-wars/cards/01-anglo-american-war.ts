import { NOTHING, shipsInPlay } from '../rules/6-cards/6.13-foreign-wars.ts';
import { director } from '../state/state.ts';
import { foreignWar } from './foreign-war.ts';

/** 1 Anglo-American War: half of the British Squadrons and a Unit; an odd Squadron is rounded for whoever plays the card. */
export const angloAmericanWar = foreignWar('anglo_american_war', {
  says: {
    en: 'Foreign War: Britain commits half of its Squadrons in play and one Unit. An odd Squadron is rounded in favour of whoever plays the card.',
    fr: 'Guerre lointaine : la Grande-Bretagne engage la moitié de ses escadres en jeu et une unité. Une escadre impaire est arrondie en faveur de qui joue la carte.',
  },

  demands: (g, { seat }) => {
    const half = shipsInPlay(g, 'britain').length / 2;
    const squadrons = seat !== null && seat === director(g, 'britain') ? Math.floor(half) : Math.ceil(half);
    return { britain: { ...NOTHING, squadrons, units: 1 } };
  },
});
