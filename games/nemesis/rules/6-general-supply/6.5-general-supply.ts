import type { Script } from '@bivouac/kernel';
import type { UnitId } from '../../catalogue/catalogue.ts';
import { log } from '../../text/speech.ts';
import { ids, stacksOf } from '../../state/stack.ts';
import { type Nemesis, unit } from '../../state/state.ts';
import { endPhase } from '../5-sequence-of-play/5.1-clock.ts';
import { trainsOrder } from '../7-active-supply/7.4-trains-order.ts';
import { isInSupply, supplyRange } from './6.1-in-supply.ts';
import { forageRolls, takeForageMarkersOff } from './6.3-forage.ts';
import { sufferWant } from './6.4-out-of-supply.ts';
import { isExempt } from './6.6-exempt.ts';

/** 6.1 Every unit of both sides that has no route to a Depot, save those that need none (6.6). */
const unitsWithoutRoute = (g: Nemesis): readonly UnitId[] =>
  trainsOrder(g).flatMap((side) =>
    stacksOf(g, side).flatMap(({ hex, units }) => {
      if (isInSupply(g, side, hex)) return [];
      const lacking = ids(units.filter((row) => !isExempt(g, row)));
      if (lacking.length > 0) log(g, '6.1', 'supply.noRoute', { side, hex, units: lacking, range: supplyRange(g) });
      return lacking;
    }),
  );

/** 6.5 All of both sides are checked before any suffers, so that no loss opens or cuts a route; who lacks twice suffers once. Ruling A-70. */
export function* generalSupply(g: Nemesis): Script {
  const withoutRoute = unitsWithoutRoute(g);
  const withoutForage = yield* forageRolls(g);
  const unfed = withoutForage.filter((id) => !isExempt(g, unit(g, id))); // 6.6: under 15.3 they may carry a marker
  const lacking = new Set([...withoutRoute, ...unfed]);
  for (const id of lacking) sufferWant(g, id);
  takeForageMarkersOff(g);
  endPhase(g);
}
