import type { Side } from '../../catalogue/catalogue.ts';
import { log } from '../../text/speech.ts';
import { changeUnits, type Nemesis, opponent } from '../../state/state.ts';
import { finish } from '../5-sequence-of-play/5.1-clock.ts';

/** 10.8 When both players are out the phase is over, and the markers of forced marches and combats come off. */
export const leaveCombat = (g: Nemesis, side: Side): void => {
  if (g.clock.out.includes(opponent(side))) {
    changeUnits(g, ({ marched, combats }) => marched !== 'no' || combats > 0, { marched: 'no', combats: 0 });
    log(g, '10.8', 'combat.over');
  }
  finish(g, side);
};
