import { NOTHING, shipsInPlay } from '../rules/6-cards/6.13-foreign-wars.ts';
import { director } from '../state/state.ts';
import { foreignWar } from './foreign-war.ts';

/** 1 Anglo-American War: half of the British Squadrons and a Unit; an odd Squadron is rounded for whoever plays the card. */
export const angloAmericanWar = foreignWar('anglo_american_war', {
  demands: (g, { seat }) => {
    const half = shipsInPlay(g, 'britain').length / 2;
    const squadrons = seat !== null && seat === director(g, 'britain') ? Math.floor(half) : Math.ceil(half);
    return { britain: { ...NOTHING, squadrons, units: 1 } };
  },
});
