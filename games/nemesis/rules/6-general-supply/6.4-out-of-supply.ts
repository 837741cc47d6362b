import { type Side, type UnitCard, unitCard, type UnitId } from '../../catalogue/catalogue.ts';
import { isIn1812 } from '../../state/state-1812.ts';
import { log } from '../../text/speech.ts';
import { disrupt, eliminate, isWinter, type Nemesis, unit } from '../../state/state.ts';

/** In 1812 a second want kills any French unit in any season, and no Russian one (rulings/6.4-want-in-1812.md). */
const isLostIn1812 = (side: Side): boolean => side === 'french';

/** 6.4 Want kills disrupted Conscripts, and disrupted Line units in Winter; Veterans hold out. */
const isLostToWant = (g: Nemesis, { cls, side }: UnitCard): boolean =>
  isIn1812(g.politics) ? isLostIn1812(side) : cls === 'Conscript' || (cls === 'Line' && isWinter(g));

/** 6.4, 3.3 A unit out of supply is disrupted; one that was so already is lost, or stays as it is. */
export const sufferWant = (g: Nemesis, id: UnitId): void => {
  const { disrupted } = unit(g, id);
  const card = unitCard(id);
  const { cls } = card;
  if (!disrupted) {
    disrupt(g, id);
    log(g, '6.4', 'supply.disrupted', { unit: id });
    return;
  }
  if (!isLostToWant(g, card)) {
    log(g, '6.4', 'supply.staysDisrupted', { unit: id, cls });
    return;
  }
  eliminate(g, id);
  log(g, '6.4', 'supply.eliminated', { unit: id, cls });
};
