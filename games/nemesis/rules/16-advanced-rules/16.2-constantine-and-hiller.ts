import { roll, type Script } from '@bivouac/kernel';
import { commanderCard, type CommanderId, type HexId } from '../../catalogue/catalogue.ts';
import { log, say } from '../../text/speech.ts';
import { changeCommanders, changeUnits, type Nemesis } from '../../state/state.ts';
import { orderedBy, type Trek } from './16.2-march-benefit.ts';

const dithers = (id: CommanderId): boolean => commanderCard(id).orderFailsOn.length > 0;

type Order = Pick<Trek, 'units' | 'setOut' | 'orderedFrom'>;

/**
 * 16.2 (3) Constantine and Hiller dither: on a one or a two the body stays, and its train and its move are gone
 * (rulings/16.2-constantine-and-hiller.md). An equal beside them may give the order instead.
 */
export function* orderIsLost(g: Nemesis, from: HexId, order: Order): Script<boolean> {
  if (!g.agreed.seniority) return false;
  const seniors = orderedBy(g, from, order);
  const [commander] = seniors;
  if (commander === undefined || !seniors.every(dithers)) return false;
  const die = yield* roll('16.2', say('order.die', { commander, hex: from }));
  const isLost = commanderCard(commander).orderFailsOn.includes(die);
  log(g, '16.2', isLost ? 'order.lost' : 'order.carriedOut', { commander, die, hex: from });
  if (!isLost) return false;
  changeUnits(g, ({ id }) => order.units.includes(id), { marched: 'kept' });
  changeCommanders(g, ({ id }) => order.setOut.includes(id), { moved: true });
  return true;
}
