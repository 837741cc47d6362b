import type { Script } from '@bivouac/kernel';
import { general as generalCard, unit as unitCard } from '../../catalogue/catalogue.ts';
import type { NationId, Side } from '../../catalogue/ids.ts';
import {
  type Europe,
  force,
  type ForceId,
  generalsAt,
  hasForce,
  nationOfForce,
  sideOfForce,
  unitsAt,
  zone,
} from '../../state/state.ts';
import { comeHome } from '../18-conquests/18.2.3-homecoming.ts';
import { partFriends } from '../18-conquests/18.2.3-parting.ts';

const isAmongOthers = (g: Europe, id: ForceId, power: NationId): boolean =>
  nationOfForce(g, id) !== power &&
  [...unitsAt(g, id).map((row) => unitCard(row.id)), ...generalsAt(g, id).map((row) => generalCard(row.id))].some(
    ({ nation }) => nation === power,
  );

/** 40F When a forced alliance is broken the corps that were lent go back to a key zone of their power; with a new friend they stay. */
export function* recallLent(g: Europe, power: NationId, side: Side): Script {
  g.effects = g.effects.filter((effect) => effect.kind !== 'lent' || effect.power !== power);
  const hosts = g.forces.flatMap(({ id, zone: at }) =>
    isAmongOthers(g, id, power) && sideOfForce(g, id) !== side ? [at] : [],
  );
  if (hosts.length === 0) return;
  partFriends(g, [power]);
  for (const { id } of g.forces) {
    if (!hasForce(g, id) || nationOfForce(g, id) !== power) continue;
    const { zone: at } = force(g, id);
    if (hosts.includes(at) || zone(g, at).nation !== power) yield* comeHome(g, power, id, side);
  }
}
