import { roll, type Script } from '@bivouac/kernel';
import { isInArea } from '../../catalogue/areas.ts';
import type { HexId, Side, UnitId } from '../../catalogue/catalogue.ts';
import { inForce } from '../../state/effects.ts';
import { log, say } from '../../text/speech.ts';
import { ids, type Stack, stacksOf } from '../../state/stack.ts';
import { changeUnits, type Nemesis } from '../../state/state.ts';
import { trainsOrder } from '../7-active-supply/7.4-trains-order.ts';

/** 16.1 In a Saxony eaten bare one side finds less. */
const eatenBare = (g: Nemesis, side: Side, hex: HexId): number =>
  isInArea('saxony', hex) && inForce(g, 'forageHarder').some((effect) => effect.side === side) ? 1 : 0;

/** 6.3 One die for a hex: no more than its combat units, and those that carry the marker are out of supply. Ruling A-12. */
function* forageRoll(g: Nemesis, { side, hex, units }: Stack): Script<readonly UnitId[]> {
  const marked = ids(units.filter(({ forage }) => forage));
  const threshold = units.length + eatenBare(g, side, hex);
  const die = yield* roll('6.3', say('supply.forageRoll', { side, hex, threshold }));
  if (die > threshold) {
    log(g, '6.3', 'supply.forageFound', { side, hex, die, threshold, units: marked });
    return [];
  }
  log(g, '6.3', 'supply.forageLacking', { side, hex, die, threshold, units: marked });
  return marked;
}

/** 6.3 Every stack with a forage marker rolls, hex by hex. */
export function* forageRolls(g: Nemesis): Script<readonly UnitId[]> {
  const lacking: UnitId[] = [];
  for (const side of trainsOrder(g)) {
    for (const stack of stacksOf(g, side)) {
      if (stack.units.some(({ forage }) => forage)) lacking.push(...(yield* forageRoll(g, stack)));
    }
  }
  return lacking;
}

/** 6.3 At the end of the phase all forage markers come off. */
export const takeForageMarkersOff = (g: Nemesis): void => changeUnits(g, ({ forage }) => forage, { forage: false });
