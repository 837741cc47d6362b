import { type Hex, hexAt, marchCost } from '../board.ts';
import { type CommanderId, type HexId, unitCard, type UnitId } from '../catalogue.ts';
import { commandersYetToMove, unitsYetToMarch } from '../rules/8-rally-and-movement/8.3-one-move.ts';
import { type March, marchFrom, mayStep, normalMarch } from '../rules/8-rally-and-movement/8.4-step.ts';
import { isHeldByCavalry } from '../rules/8-rally-and-movement/8.4-enemy-cavalry.ts';
import { roomFor } from '../rules/8-rally-and-movement/8.4-who-marches.ts';
import { SUVOROV } from '../rules/18-suvorov/18.8-suvorov.ts';
import { boardOf, type CommanderRow, isWinter, type Nemesis, type UnitRow } from '../state.ts';
import { force, type Posted, together } from './force.ts';
import { drawOf } from './objectives.ts';
import { type Layout, type Situation, thought } from './situation.ts';
import { standing } from './standing.ts';

export interface Reached {
  readonly hex: HexId;
  readonly points: number;
  /** The hexes of the way, the last one included. */
  readonly path: readonly HexId[];
}

/** 8.4 Everywhere a march can go to within so many points, by the rules of each step. */
export const reach = (g: Nemesis, start: March, limit: number): readonly Reached[] => {
  const found = new Map<HexId, { readonly march: March; readonly path: readonly HexId[] }>();
  const rings: { readonly march: March; readonly path: readonly HexId[] }[][] = [];
  rings[start.points] = [{ march: start, path: [] }];
  for (let points = start.points; points <= limit; points++) {
    for (const { march, path } of rings[points] ?? []) {
      if (path.length > 0) {
        if (found.has(march.at.id) || march.at.id === start.at.id) continue;
        found.set(march.at.id, { march, path });
      }
      for (const link of march.at.links) {
        const total = points + marchCost(link, isWinter(g));
        if (total > limit || found.has(link.to) || mayStep(g, march, link.to) !== undefined) continue;
        const next = stepped(g, march, link.hex, total);
        (rings[total] ??= []).push({ march: next, path: [...path, link.to] });
      }
    }
  }
  return [...found.values()].map(({ march, path }) => ({ hex: march.at.id, points: march.points, path }));
};

const stepped = (g: Nemesis, march: March, at: Hex, points: number): March => ({
  ...march,
  at,
  points,
  setOut: true,
  held: isHeldByCavalry(g, march.side, at.id),
});

/** A march that could be made, and what it would gain over staying. */
export interface Plan {
  readonly units: readonly UnitId[];
  readonly commanders: readonly CommanderId[];
  readonly to: HexId;
  readonly path: readonly HexId[];
  readonly gain: number;
}

interface Body {
  readonly units: readonly UnitRow[];
  readonly commanders: readonly CommanderRow[];
}

const NO_COMMANDERS: readonly CommanderRow[] = [];

/** Who could go: all, all but one who holds the place, or one alone. Commanders go with the bulk. */
const bodies = (units: readonly UnitRow[], commanders: readonly CommanderRow[]): readonly Body[] => {
  const all: Body = { units, commanders };
  if (units.length === 1) return [all];
  const butOne = units.map((stays): Body => ({
    units: units.filter((row) => row !== stays),
    commanders,
  }));
  const [spare] = commanders.length > 1 ? commanders.toSorted((a, b) => rank(a) - rank(b)) : [];
  const one = units.map((goes): Body => ({
    units: [goes],
    commanders: spare ? [spare] : NO_COMMANDERS,
  }));
  return units.length === 2 ? [all, ...one] : [all, ...butOne, ...one];
};
const rank = ({ id }: CommanderRow): number => force('french', [], [{ id } as CommanderRow]).rating;

const PULL = 1.6;
const STEP_COST = 0.02;

/** 8.5, 8.6 What the march itself costs on average; a forced one also halves the stack in combat. */
const toll = (g: Nemesis, { units, commanders }: Body, points: number): number => {
  const normal = normalMarch(g);
  if (points < normal) return STEP_COST * points;
  const forced = points - normal;
  const eased = commanders.some(({ id }) => id === SUVOROV) ? 1 : 0;
  const chance = Math.max(0, 1 + forced - eased) / 6;
  const victims = units.filter(({ id }) => unitCard(id).arm !== 'artillery').length;
  const loss = units.length === 1 ? 1 : victims > 0 ? 2.4 : 0;
  return STEP_COST * points + chance * loss + (forced > 0 ? 1 + forced * 0.5 : 0);
};

/** How strongly a force is drawn: large ones first, for trains are few. */
const weight = (value: number): number => Math.min(Math.max(value / 7, 0.35), 1.6);

/** What it gains a force to be on another hex than this one: the nearer to its purpose, the better. */
export const pull = (s: Situation, layout: Layout, value: number, from: HexId): ((to: HexId) => number) => {
  const others = [...layout.values()].filter(
    ({ side, hex }) => side === s.side && !(hex === from && layout === s.forces),
  );
  const draw = drawOf(s, others, value, from);
  const here = draw(from);
  return (to) => PULL * weight(value) * (draw(to) - here);
};

/** The layout with one stack taken away, or what is left of it in its place. */
const without = (layout: Layout, hex: HexId, rest: Posted | undefined): Layout => {
  const next = new Map(layout);
  if (rest) next.set(hex, rest);
  else next.delete(hex);
  return next;
};

const bestFor = (s: Situation, stack: Posted, body: Body, stays: number): Plan | undefined => {
  const { g, side } = s;
  const from = stack.hex;
  const ids = body.units.map(({ id }) => id);
  const left = stack.units.filter((row) => !body.units.includes(row));
  const leaders = stack.commanders.filter((row) => !body.commanders.includes(row));
  const rest = left.length > 0 ? { ...force(side, left, leaders), hex: from } : undefined;
  const layout = without(s.forces, from, rest);
  const leaves = rest ? standing(s, layout, rest, from) : 0;
  const going = force(side, body.units, body.commanders);
  const pulled = pull(s, layout, going.value, from);
  const limit = s.turnsLeft === 0 ? 5 : normalMarch(g);
  let best: Plan | undefined;
  for (const { hex, points, path } of reach(g, marchFrom(g, side, hexAt(boardOf(g), from), roomFor(ids)), limit)) {
    const there = layout.get(hex);
    const joined = together(there, going);
    const gain =
      standing(s, layout, joined, hex) -
      (there ? standing(s, layout, there, hex) : 0) +
      leaves -
      stays -
      toll(g, body, points) +
      pulled(hex);
    if (best && gain <= best.gain) continue;
    best = { units: ids, commanders: body.commanders.map(({ id }) => id), to: hex, path, gain };
  }
  return best;
};

/** The best march of the stack on a hex, be it worse than staying; none if it cannot go anywhere. */
export const bestMarch = thought((s: Situation, from: HexId): Plan | null => {
  const stack = s.forces.get(from);
  if (!stack) return null;
  const units = unitsYetToMarch(s.g, s.side, from);
  const commanders = commandersYetToMove(s.g, s.side, from);
  const stays = standing(s, s.forces, stack, from);
  let best: Plan | null = null;
  for (const body of bodies(units, commanders)) {
    const plan = bestFor(s, stack, body, stays);
    if (plan && (!best || plan.gain > best.gain)) best = plan;
  }
  return best;
});

/** Where a march under way should end: on one of the hexes still in reach, or here. Returns the next step, if any. */
export const nextStep = (s: Situation, at: HexId, points: number): HexId | undefined => {
  const { g, side } = s;
  const stack = s.forces.get(at);
  if (!stack) return undefined;
  const units = stack.units.filter(({ marched }) => marched !== 'no');
  const commanders = stack.commanders.filter(({ moved }) => moved);
  const body = { units, commanders };
  const left = stack.units.filter((row) => !units.includes(row));
  const rest =
    left.length > 0
      ? {
          ...force(
            side,
            left,
            stack.commanders.filter((row) => !commanders.includes(row)),
          ),
          hex: at,
        }
      : undefined;
  const layout = without(s.forces, at, rest);
  const going = force(side, units, commanders);
  const start: March = {
    ...marchFrom(g, side, hexAt(boardOf(g), at), roomFor(units.map(({ id }) => id))),
    points,
    setOut: true,
    held: isHeldByCavalry(g, side, at),
  };
  const pulled = pull(s, layout, going.value, at);
  const worth = (hex: HexId, spent: number): number => {
    const there = layout.get(hex);
    return (
      standing(s, layout, together(there, going), hex) -
      (there ? standing(s, layout, there, hex) : 0) -
      toll(g, body, spent) +
      pulled(hex)
    );
  };
  let top = worth(at, points);
  let next: HexId | undefined;
  const limit = s.turnsLeft === 0 ? 5 : normalMarch(g);
  for (const { hex, points: spent, path } of reach(g, start, limit)) {
    const score = worth(hex, spent);
    if (score <= top) continue;
    top = score;
    next = path[0];
  }
  return next;
};
