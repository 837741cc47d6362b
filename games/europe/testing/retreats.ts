import { zoneId } from '../catalogue/catalogue.ts';
import { retreat } from '../rules/14-battle/14.10-retreat.ts';
import type { ForceRow } from '../state/state.ts';
import { forceOf } from './battles.ts';
import type { Position, Table } from './position.ts';
import { scene } from './scene.ts';

/** A zone that a nation holds. */
export const held = (nation: string) => ({ control: nation as never });
/** The force that a unit is with. */
export const rowOf = ({ state }: Table, unit: string): ForceRow | undefined => {
  const at = state.units.find(({ id }) => id === unit)?.at;
  return state.forces.find(({ id }) => id === at);
};
/** The places that are offered. */
export const offered = (table: Table) => table.asked().answers.map(({ kind, zone }) => [kind, zone]);

/** A force retreats on its own, from a zone which the enemy has entered from another. */
export const retreating = (wanted: Position, name: string, came: { from?: string; enemy?: string }): Table =>
  scene(wanted, (g) =>
    retreat(g, forceOf(g, name), {
      cameFrom: came.from === undefined ? null : zoneId(came.from),
      enemyCameFrom: came.enemy === undefined ? [] : [zoneId(came.enemy)],
    }),
  );
