import type { Script } from '@bivouac/kernel';
import type { Side } from '../../catalogue/catalogue.ts';
import { changeInvasion } from '../../state/state-1812.ts';
import type { Nemesis } from '../../state/state.ts';
import { endPhase } from '../5-sequence-of-play/5.1-clock.ts';
import { placeCommander, placeUnit } from '../13-cossacks-and-reinforcements/13.3-placing.ts';
import { notePrussiaEntered } from './17.4-exception.ts';
import { nextArrear } from './17.4-set-up-card.ts';

const COALITION: Side = 'coalition';

/** 17.4 Exception: at the end of the Turn in which Prussia is entered the Prussians and Swedes who were held back come, and from then on all come by the card. */
export function* bringArrears(g: Nemesis): Script {
  notePrussiaEntered(g);
  const { russiansOnly, prussiaEntered } = g.politics.invasion ?? { russiansOnly: false, prussiaEntered: false };
  if (!russiansOnly || !prussiaEntered) return endPhase(g);
  const arrear = nextArrear(g, COALITION, 'others', g.clock.turn + 1);
  if (!arrear) {
    changeInvasion(g, { russiansOnly: false });
    return endPhase(g);
  }
  if (arrear.unit !== undefined) return yield* placeUnit(g, COALITION, arrear.unit, arrear.group);
  yield* placeCommander(g, COALITION, arrear.commander, arrear.group);
}
