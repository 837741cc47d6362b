import { battle, isInForce } from '../state/state.ts';
import { battleEvent } from './battle-dice.ts';
import { plainWords } from './plain-words.ts';

const { wording, must } = plainWords({
  'battery.mud': { en: 'Not in Heavy Rains.', fr: 'Pas sous les Pluies diluviennes.' },
});
const IN_FIELD = 3;
const IN_SIEGE = 2;

/** 93 Grand Battery: three dice more in this Round, two for a Besieger. Not in Heavy Rains. */
export const grandBattery = battleEvent('grand_battery', {
  says: {
    en: 'Battle: three dice more in this Round, two in a Siege. Not in Heavy Rains.',
    fr: 'Bataille : trois dés de plus dans ce round, deux pendant un siège. Pas sous les Pluies diluviennes.',
  },
  wording,
  may: (g) => must('6.15', !isInForce(g, 'heavy_rains'), 'battery.mud'),
  bonus: (g) => ({ dice: battle(g).kind === 'siege' ? IN_SIEGE : IN_FIELD }),
});
