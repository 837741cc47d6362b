import type { UnitId } from '../../catalogue/catalogue.ts';
import { changeInvasion } from '../../state/state-1812.ts';
import { type Nemesis, scenarioOf, unit } from '../../state/state.ts';

/** Fortress garrisons of 1812 want for nothing in the city where they are set up, until they leave it (rulings/17.1-set-up-of-1812.md). */
export const neverLeftHome = ({ politics }: Nemesis, id: UnitId): boolean =>
  politics.invasion?.atHome.includes(id) ?? false;

/** Anyone who is somewhere else now has left for good. */
export const noteWhoLeftHome = (g: Nemesis): void => {
  const { atHome = [] } = g.politics.invasion ?? {};
  const homes = scenarioOf(g).invasion?.atHome ?? [];
  const isThere = (id: UnitId): boolean => {
    const { at } = unit(g, id);
    return at === 'due' || homes.some((home) => home.unit === id && home.hex === at);
  };
  const still = atHome.filter(isThere);
  if (still.length < atHome.length) changeInvasion(g, { atHome: still });
};
