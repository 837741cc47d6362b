import { ask, type Script, type Seat } from '@bivouac/kernel';
import { NO, YES } from '../../answers/answers.ts';
import { shift, type WarAndPeace } from '../../state/index.ts';
import { say } from '../../text/speech.ts';
import { type Fleet, rowsOf } from '../F-naval/F.2-fleets.ts';
import type { Nation } from '../../catalogue/ids.ts';

/** O.2.a Each state with ships has so many Fleet Units. */
export const FLEET_UNITS = 4;

/** O.2.a, O.2.f A Fleet Unit that covers no ship is free again. */
const freeUnit = (g: WarAndPeace, nation: Nation): number => {
  for (let unit = 1; unit <= FLEET_UNITS; unit++)
    if (!g.ships.some((ship) => ship.nation === nation && ship.fleet === unit && ship.station !== 'sailing'))
      return unit;
  return 0;
};
/** O.2.a When a fleet is formed a Fleet Unit may take its place on the map, one for each nationality in it. */
export function* hide(g: WarAndPeace, by: Seat, fleet: Fleet): Script {
  const units = fleet.nations.map((nation) => ({ nation, unit: freeUnit(g, nation) }));
  const hides =
    units.some(({ unit }) => unit > 0) &&
    (yield* ask({ by, rule: 'O.2.a', prompt: say('naval.hide', { at: fleet.at }), answers: [YES, NO] })).kind === 'yes';
  for (const { nation, unit } of units)
    for (const ship of rowsOf(g, fleet))
      if (ship.nation === nation && ship.fleet !== (hides ? unit : 0))
        shift(g, ship, ship.sp, { fleet: hides ? unit : 0 });
}
/** O.2.b, O.2.c, O.2.d, O.2.e, O.2.f Fleet Units change nothing but what the others see; Nelson sails as always. Whoever fights is seen: the Fleet Unit is taken off. */
export const reveal = (g: WarAndPeace, fleet: Fleet): void => {
  for (const ship of rowsOf(g, fleet)) if (ship.fleet > 0) shift(g, ship, ship.sp, { fleet: 0 });
};
