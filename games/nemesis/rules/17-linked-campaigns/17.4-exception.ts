import type { HexId } from '../../catalogue/catalogue.ts';
import { unitCard } from '../../catalogue/catalogue.ts';
import { log } from '../../text/speech.ts';
import { occupies, stacksOf } from '../../state/stack.ts';
import { changeInvasion } from '../../state/state-1812.ts';
import { boardOf, type Nemesis, opponent } from '../../state/state.ts';
import type { Reinforcement } from '../../scenario/scenario.ts';
import { isInSupply } from '../6-general-supply/6.1-in-supply.ts';

/** 17.4 Exception: a Russian combat unit with a route to a Depot stands in Prussia; Cossacks need the route as well (ruling L-6). */
const isRussianInPrussia = (g: Nemesis): boolean =>
  stacksOf(g, 'coalition').some(
    ({ hex, units }) =>
      boardOf(g).byId.get(hex)?.power === 'Prussia' &&
      units.some(({ id }) => unitCard(id).nation === 'Russia') &&
      isInSupply(g, 'coalition', hex),
  );

/** Looked for at the end of each Turn and when the Coalition changes its sources; once it has come true it stays so. */
export const notePrussiaEntered = (g: Nemesis): void => {
  if (g.politics.invasion?.prussiaEntered || !isRussianInPrussia(g)) return;
  changeInvasion(g, { prussiaEntered: true });
  log(g, '17.4', 'exception.entered');
};

/** 17.4 Exception: Russians come to any supplied hex of Russia, neither occupied by the French nor next to them (13.3). */
export const inSuppliedRussia = (g: Nemesis, group: Reinforcement): Reinforcement => {
  const enemy = opponent('coalition');
  const hexes: HexId[] = boardOf(g)
    .hexes.filter(({ id, power }) => power === 'Russia' && !occupies(g, enemy, id) && isInSupply(g, 'coalition', id))
    .map(({ id }) => id);
  const { joins: _elsewhere, ...rest } = group;
  return { ...rest, hexes, whileHeld: [] };
};
