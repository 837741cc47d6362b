import { type UnitClass, unitCard, type UnitId } from '../../catalogue/catalogue.ts';
import { log } from '../../text/speech.ts';
import { disrupt, eliminate, isWinter, type Nemesis, unit } from '../../state/state.ts';

/** 6.4 Want kills disrupted Conscripts, and disrupted Line units in Winter; Veterans hold out. */
const isLostToWant = (cls: UnitClass, winter: boolean): boolean => cls === 'Conscript' || (cls === 'Line' && winter);

/** 6.4, 3.3 A unit out of supply is disrupted; one that was so already is lost, or stays as it is. */
export const sufferWant = (g: Nemesis, id: UnitId): void => {
  const { disrupted } = unit(g, id);
  const { cls } = unitCard(id);
  if (!disrupted) {
    disrupt(g, id);
    log(g, '6.4', 'supply.disrupted', { unit: id });
    return;
  }
  if (!isLostToWant(cls, isWinter(g))) {
    log(g, '6.4', 'supply.staysDisrupted', { unit: id, cls });
    return;
  }
  eliminate(g, id);
  log(g, '6.4', 'supply.eliminated', { unit: id, cls });
};
