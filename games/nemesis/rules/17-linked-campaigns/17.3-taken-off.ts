import type { UnitId } from '../../catalogue/catalogue.ts';
import { changeInvasion } from '../../state/state-1812.ts';
import { changeUnits, type Nemesis } from '../../state/state.ts';

/** 17.3 Units leave the game without being lost to anybody: nothing follows from it (rulings/17.3-transition.md). */
export const takeOff = (g: Nemesis, units: readonly UnitId[]): void => {
  const { takenOff = [] } = g.politics.invasion ?? {};
  changeInvasion(g, { takenOff: [...takenOff, ...units] });
  changeUnits(g, ({ id }) => units.includes(id), {
    at: 'lost',
    disrupted: false,
    forage: false,
    marched: 'no',
    combats: 0,
  });
};

/** So no card brings them back as it does eliminated units. */
export const wasTakenOff = ({ politics }: Nemesis, id: UnitId): boolean =>
  politics.invasion?.takenOff.includes(id) ?? false;
