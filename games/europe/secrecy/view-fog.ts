import { fact, REFEREE, type Seer } from '@bivouac/kernel';
import { type Side, SIDES } from '../catalogue/ids.ts';
import {
  type Action,
  type Battle,
  type Budget,
  type Campaign,
  type DepotRow,
  type Europe,
  type ForceId,
  type GeneralRow,
  isForce,
  type March,
  opponent,
  type PieceAt,
  sideOfForce,
  type SpecialRow,
  type Trial,
  type UnitRow,
} from '../state/state.ts';

const NOBODY: readonly never[] = [];
const NO_FORCE: ReadonlySet<ForceId> = new Set();
const THE_OTHER: Readonly<Record<Side, readonly Side[]>> = {
  coalition: [opponent('coalition')],
  empire: [opponent('empire')],
};

/** Glossary, Fog of War: the sides whose stacks and fleet backs this seer may not look at. Neutral powers are nobody's enemy. */
export const veiledSides = ({ agreed }: Pick<Europe, 'agreed'>, seer: Seer): readonly Side[] => {
  if (!agreed.fogOfWar || seer === REFEREE) return NOBODY;
  return seer === 'empire' || seer === 'coalition' ? THE_OTHER[seer] : SIDES;
};

/**
 * The forces of these sides of which nothing is seen but the general who commands and the marker of his army. A unit
 * without general is seen, and so are all who fight while their battle lasts.
 */
export const veiledForces = fact(
  (
    sides: readonly Side[],
    forces: Europe['forces'],
    units: Europe['units'],
    nations: Europe['nations'],
    battle: Battle | null,
  ): ReadonlySet<ForceId> => {
    const fighting: readonly ForceId[] = battle ? [...battle.forces.empire, ...battle.forces.coalition] : NOBODY;
    return new Set(
      forces.flatMap(({ id, commander }) =>
        commander !== null &&
        sides.some((side) => side === sideOfForce({ forces, units, nations }, id)) &&
        !fighting.includes(id)
          ? [id]
          : [],
      ),
    );
  },
);

/** Those that this seer may not look into. */
const veiledFrom = (g: Readonly<Europe>, seer: Seer): ReadonlySet<ForceId> => {
  const sides = veiledSides(g, seer);
  return sides.length === 0 ? NO_FORCE : veiledForces(sides, g.forces, g.units, g.nations, g.battle);
};

type Veil = ReadonlySet<ForceId>;
const isVeiled = (veil: Veil, at: PieceAt): boolean => isForce(at) && veil.has(at);

const cutUnits = fact((units: readonly UnitRow[], veil: Veil): readonly UnitRow[] =>
  units.map((row) => (isVeiled(veil, row.at) ? { id: row.id, at: 'hidden', reduced: false } : row)),
);
const cutGenerals = fact(
  (generals: readonly GeneralRow[], veil: Veil, forces: Europe['forces']): readonly GeneralRow[] => {
    const commanders = new Set(forces.map(({ commander }) => commander));
    return generals.map((row) =>
      isVeiled(veil, row.at) && !commanders.has(row.id) ? { id: row.id, at: 'hidden' } : row,
    );
  },
);
const cutSpecials = fact((specials: readonly SpecialRow[], veil: Veil): readonly SpecialRow[] =>
  specials.map((row) => (isVeiled(veil, row.at) ? { id: row.id, at: 'hidden' } : row)),
);
/** A depot that a veiled force carries is with no force and in no zone. */
const cutDepots = fact((depots: readonly DepotRow[], veil: Veil): readonly DepotRow[] =>
  depots.map((row) =>
    row.with !== null && veil.has(row.with) ? { ...row, with: null, zone: null, fixed: false } : row,
  ),
);

export const seenUnits = (units: readonly UnitRow[], seer: Seer, g: Readonly<Europe>): readonly UnitRow[] => {
  const veil = veiledFrom(g, seer);
  return veil.size === 0 ? units : cutUnits(units, veil);
};
export const seenGenerals = (
  generals: readonly GeneralRow[],
  seer: Seer,
  g: Readonly<Europe>,
): readonly GeneralRow[] => {
  const veil = veiledFrom(g, seer);
  return veil.size === 0 ? generals : cutGenerals(generals, veil, g.forces);
};
export const seenSpecials = (
  specials: readonly SpecialRow[],
  seer: Seer,
  g: Readonly<Europe>,
): readonly SpecialRow[] => {
  const veil = veiledFrom(g, seer);
  return veil.size === 0 ? specials : cutSpecials(specials, veil);
};
export const seenDepots = (depots: readonly DepotRow[], seer: Seer, g: Readonly<Europe>): readonly DepotRow[] => {
  const veil = veiledFrom(g, seer);
  return veil.size === 0 ? depots : cutDepots(depots, veil);
};

/** Keeps of a list of pieces those that the seer can see. */
const visible = <Id extends string>(
  ids: readonly Id[],
  rows: readonly { readonly id: Id; readonly at: PieceAt }[],
): readonly Id[] => ids.filter((id) => rows.find((row) => row.id === id)?.at !== 'hidden');

const cutMarch = (march: March, seer: Seer, g: Readonly<Europe>): March => {
  const units = seenUnits(g.units, seer, g);
  const generals = seenGenerals(g.generals, seer, g);
  const { left } = march;
  return {
    ...march,
    marching: visible(march.marching, units),
    left: { ...left, units: visible(left.units, units), generals: visible(left.generals, generals) },
  };
};
export const seenMarch = (march: March | null, seer: Seer, g: Readonly<Europe>): March | null =>
  march === null || veiledFrom(g, seer).size === 0 ? march : cutMarch(march, seer, g);
export const seenCampaign = (campaign: Campaign | null, seer: Seer, g: Readonly<Europe>): Campaign | null =>
  campaign === null || veiledFrom(g, seer).size === 0
    ? campaign
    : { ...campaign, waiting: campaign.waiting.map((march) => cutMarch(march, seer, g)) };

/** 12.2.1, 17.2.8 Which units have marched or landed in the action of a veiled side is for its owner to know. */
export const seenAction = (action: Action | null, seer: Seer, g: Readonly<Europe>): Action | null => {
  if (!action || !veiledSides(g, seer).includes(action.side)) return action;
  const { moved, ashore } = action;
  const units = seenUnits(g.units, seer, g);
  return {
    ...action,
    ...(moved ? { moved: visible(moved, units) } : {}),
    ...(ashore ? { ashore: visible(ashore, units) } : {}),
  };
};

/** 7.3.4 What was bought is seen to leave the reserve; into which army it went is not. */
export const seenBudget = (budget: Budget | null, seer: Seer, g: Readonly<Europe>): Budget | null =>
  budget && veiledSides(g, seer).some((side) => g.nations.some((row) => row.id === budget.power && row.side === side))
    ? { ...budget, intoArmies: [], entered: [] }
    : budget;

/** 13.6.2 The nations of the steps and the depot that was spent are among the modifiers of attrition: they are not told. */
export const seenTrial = (trial: Trial | null, seer: Seer, g: Readonly<Europe>): Trial | null =>
  trial?.kind === 'attrition' && trial.force !== null && veiledFrom(g, seer).has(trial.force)
    ? { ...trial, modifiers: [] }
    : trial;
