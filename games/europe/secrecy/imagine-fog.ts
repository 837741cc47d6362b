import type { Pick } from '@bivouac/kernel';
import { general as generalCard, special as specialCard, unit as unitCard } from '../catalogue/catalogue.ts';
import type { GeneralId, NationId, Side, SpecialId } from '../catalogue/ids.ts';
import { type Body, mayFormApart } from '../rules/10-command/10.1-command.ts';
import { mayServeUnder } from '../rules/10-command/10.2-hierarchy.ts';
import {
  armyOf,
  bothSides,
  type Europe,
  type ForceRow,
  isSide,
  type March,
  SIDES,
  sideOf,
  stepsOf,
  type UnitRow,
  unitsAt,
  zone,
} from '../state/state.ts';
import { stepsToCover } from '../rules/15-fortresses-and-sieges/15.1-level.ts';

/** A force while it is being filled. */
interface Stack {
  readonly row: ForceRow;
  readonly commander: GeneralId;
  readonly nation: NationId;
  readonly army: boolean;
  /** 15.3 Steps that it must have at least, because a siege goes on. */
  readonly least: number;
  readonly units: UnitRow[];
  readonly specials: SpecialId[];
  readonly generals: GeneralId[];
}

const SUBORDINATES = 3;
const TRIES = 40;

const shuffled = <T>(all: readonly T[], pick: Pick): T[] => {
  const left = [...all];
  return all.map(() => left.splice(pick(left.length), 1)[0] as T);
};
const oneOf = <T>(all: readonly T[], pick: Pick): T | undefined =>
  all.length === 0 ? undefined : all[pick(all.length)];

/** The forces of which the view shows no unit: for each has some. */
const stacksOf = (g: Europe, side: Side): readonly Stack[] => {
  const covering = new Set<string>();
  return g.forces.flatMap((row): readonly Stack[] => {
    const { id, commander, zone: at, inside } = row;
    if (commander === null || unitsAt(g, id).length > 0) return [];
    const { nation } = generalCard(commander);
    if (sideOf(g, nation) !== side) return [];
    const besieges =
      !inside && zone(g, at).siege !== null && sideOf(g, zone(g, at).control ?? zone(g, at).nation) !== side;
    const least = besieges && !covering.has(at) ? stepsToCover(g, at) : 1;
    if (besieges) covering.add(at);
    return [
      { row, commander, nation, army: armyOf(g, id) !== undefined, least, units: [], specials: [], generals: [] },
    ];
  });
};

const bodyWith = ({ commander, army, units, specials }: Stack, more: readonly UnitRow[], special = 0): Body => ({
  commander,
  army,
  units: [...units, ...more],
  specials: specials.length + special,
});
/** 10.1, 2.1 Within his command, and militia in its own country. */
const takes = (g: Europe, stack: Stack, unit: UnitRow): boolean => {
  const { homeOnly, nation } = unitCard(unit.id);
  return (
    (!homeOnly || zone(g, stack.row.zone).nation === nation) && mayFormApart(g, bodyWith(stack, [unit])) === undefined
  );
};

/** A unit of its own nation first, then of others: 10.1 lets allies in only beside one's own. */
const wanted = (g: Europe, stack: Stack, units: readonly UnitRow[]): UnitRow | undefined => {
  const fit = units.filter((unit) => takes(g, stack, unit));
  return fit.find(({ id }) => unitCard(id).nation === stack.nation) ?? fit[0];
};
/** Those whom fewest forces will take are placed first: reserve cavalry needs an army, allies a force of some size. */
const isLeast = ({ units, least }: Stack): boolean => stepsOf(units) >= least;

const fill = (
  g: Europe,
  stacks: readonly Stack[],
  units: readonly UnitRow[],
  careful: boolean,
  pick: Pick,
): boolean => {
  const left = new Set(units);
  const put = (stack: Stack, unit: UnitRow): void => {
    stack.units.push(unit);
    left.delete(unit);
  };
  const neediest = stacks.toSorted(
    (one, other) =>
      other.least - one.least ||
      Number(one.army) - Number(other.army) ||
      generalCard(one.commander).command - generalCard(other.commander).command,
  );
  for (const stack of neediest)
    while (!isLeast(stack)) {
      const unit = wanted(g, stack, [...left]);
      if (!unit) return false;
      put(stack, unit);
    }
  const isCavalry = ({ id }: UnitRow): boolean => unitCard(id).cavalry;
  const fromHome = ({ id }: UnitRow): boolean => stacks.some(({ nation }) => nation === unitCard(id).nation);
  const order = [...left].toSorted(
    (one, other) =>
      Number(isCavalry(other)) - Number(isCavalry(one)) || Number(fromHome(other)) - Number(fromHome(one)),
  );
  let waiting: readonly UnitRow[] = order;
  for (let round = 0; round < 2; round++)
    waiting = waiting.filter((unit) => {
      const fit = stacks.filter((stack) => takes(g, stack, unit));
      const own = fit.filter(({ nation }) => nation === unitCard(unit.id).nation);
      const stack = oneOf(own.length > 0 && (careful || pick(4) > 0) ? own : fit, pick);
      if (stack) put(stack, unit);
      return !stack;
    });
  return left.size === 0;
};

/** When no deal keeps to the rules, one that does not is still better than none. */
const fillAnyhow = (stacks: readonly Stack[], units: readonly UnitRow[], pick: Pick): void => {
  const left = shuffled(units, pick);
  for (const stack of stacks) {
    const unit = left.pop();
    if (unit) stack.units.push(unit);
  }
  for (const unit of left) oneOf(stacks, pick)?.units.push(unit);
};

const ONE_REDUCED_IN = 4;

/** Nobody sees which units have lost a step. The more often a deal has failed, the smaller the units are taken to be. */
const atSomeStrength = ({ id }: UnitRow, nth: number, pick: Pick): UnitRow => ({
  id,
  at: 'hidden',
  reduced: unitCard(id).steps === 2 && (nth > TRIES / 2 || pick(ONE_REDUCED_IN) === 0 || pick(TRIES) < nth),
});

const dealUnits = (g: Europe, side: Side, units: readonly UnitRow[], pick: Pick): readonly Stack[] => {
  for (let nth = 0; nth < TRIES; nth++) {
    const stacks = stacksOf(g, side);
    const atStrength = shuffled(units, pick).map((row) => atSomeStrength(row, nth, pick));
    if (fill(g, stacks, atStrength, nth % 2 > 0, pick)) return stacks;
  }
  const stacks = stacksOf(g, side);
  fillAnyhow(
    stacks,
    units.map((row) => atSomeStrength(row, TRIES, pick)),
    pick,
  );
  return stacks;
};

/** 10.1, 10.2 Subordinates stand with armies, under their seniors, and with men of their own nation. */
const quarterGenerals = (stacks: readonly Stack[], generals: readonly GeneralId[], pick: Pick): void => {
  const juniorsLast = shuffled(generals, pick).toSorted(
    (one, other) => generalCard(one).rank - generalCard(other).rank,
  );
  for (const id of juniorsLast) {
    const { nation } = generalCard(id);
    const armies = stacks.filter(({ army }) => army);
    const roomy = armies.filter((stack) => stack.generals.length < SUBORDINATES && mayServeUnder(id, stack.commander));
    const own = roomy.filter(({ nation: his }) => his === nation);
    const guests = roomy.filter(({ units }) => units.some((unit) => unitCard(unit.id).nation === nation));
    const stack = [own, guests, roomy, armies, stacks].find((some) => some.length > 0);
    if (stack) oneOf(stack, pick)?.generals.push(id);
  }
};

/** Glossary, Army: special units stand with armies; of their own nation, as the cards have it that bring them. */
const quarterSpecials = (g: Europe, stacks: readonly Stack[], specials: readonly SpecialId[], pick: Pick): void => {
  for (const id of shuffled(specials, pick)) {
    const fit = stacks.filter((stack) => mayFormApart(g, bodyWith(stack, [], 1)) === undefined);
    const own = fit.filter(({ nation }) => nation === specialCard(id).nation);
    const armies = stacks.filter(({ army }) => army);
    const stack = [own, fit, armies, stacks].find((some) => some.length > 0);
    if (stack) oneOf(stack, pick)?.specials.push(id);
  }
};

/** 8.1.4 The side that a nation's pieces serve: a forced ally lends them to the Empire, and is at war with nobody. */
const serves = (g: Europe, nation: NationId): Side => {
  const side = sideOf(g, nation);
  return isSide(side) ? side : 'empire';
};

/** Source of picks of its own: anyone who always picks the first must still get another deal at the next try. */
const stream = (pick: Pick): Pick => {
  let seed = pick(0x7fffffff) + 1;
  return (choices) => {
    seed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    return ((seed ^ (seed >>> 13)) >>> 0) % choices;
  };
};

/** Everybody in a veiled force, as far as anybody outside can know, set out together. */
const marched = (dealt: readonly Stack[], march: March): March => {
  const there = dealt.filter(({ row: { id } }) => id === march.force || id === march.beside);
  if (there.length === 0) return march;
  return { ...march, marching: [...march.marching, ...there.flatMap(({ units }) => units.map(({ id }) => id))] };
};

/** Glossary, Fog of War: a whole state that would look like this, with what veiled forces hold dealt to them again. */
export const imagineForces = (seen: Europe, pick: Pick): Europe => {
  const { units, generals, specials, depots } = seen;
  const isHidden = ({ at }: { readonly at: string }): boolean => at === 'hidden';
  if (!units.some(isHidden)) return seen;
  const own = stream(pick);
  const stacks = bothSides((side) => {
    const ofSide = (nation: NationId): boolean => serves(seen, nation) === side;
    const dealt = dealUnits(
      seen,
      side,
      units.filter((row) => isHidden(row) && ofSide(unitCard(row.id).nation)),
      own,
    );
    const hiddenGenerals = generals.filter((row) => isHidden(row) && ofSide(generalCard(row.id).nation));
    const hiddenSpecials = specials.filter((row) => isHidden(row) && ofSide(specialCard(row.id).nation));
    quarterSpecials(
      seen,
      dealt,
      hiddenSpecials.map(({ id }) => id),
      own,
    );
    quarterGenerals(
      dealt,
      hiddenGenerals.map(({ id }) => id),
      own,
    );
    return dealt;
  });
  const all = SIDES.flatMap((side) => stacks[side]);
  const unitRows = new Map(all.flatMap((stack) => stack.units.map((row) => [row.id, { ...row, at: stack.row.id }])));
  const generalsAt = new Map(all.flatMap((stack) => stack.generals.map((id) => [id, stack.row.id])));
  const specialsAt = new Map(all.flatMap((stack) => stack.specials.map((id) => [id, stack.row.id])));
  const carrier = (nation: NationId): Stack | undefined => {
    const friends = stacks[serves(seen, nation)];
    const fit = friends.filter((stack) => stack.nation === nation);
    return oneOf(fit.length > 0 ? fit : friends.length > 0 ? friends : all, own);
  };
  return {
    ...seen,
    units: units.map((row) => unitRows.get(row.id) ?? row),
    generals: generals.map((row) => ({ ...row, at: generalsAt.get(row.id) ?? row.at })),
    specials: specials.map((row) => ({ ...row, at: specialsAt.get(row.id) ?? row.at })),
    depots: depots.map((row) =>
      row.with === null && row.zone === null ? { ...row, with: carrier(row.nation)?.row.id ?? null } : row,
    ),
    march: seen.march && marched(all, seen.march),
    campaign: seen.campaign && {
      ...seen.campaign,
      waiting: seen.campaign.waiting.map((march) => marched(all, march)),
    },
  };
};
