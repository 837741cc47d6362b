import { thought } from '@bivouac/bots';
import { type Hex, hexAt, marchCost } from '../catalogue/board.ts';
import { commanderCard, type CommanderId, type HexId, unitCard, type UnitId } from '../catalogue/catalogue.ts';
import { commandersYetToMove, unitsYetToMarch } from '../rules/8-rally-and-movement/8.3-one-move.ts';
import { type March, marchFrom, mayStep, normalMarch } from '../rules/8-rally-and-movement/8.4-step.ts';
import { isHeldByCavalry } from '../rules/8-rally-and-movement/8.4-enemy-cavalry.ts';
import { marchModifiers } from '../rules/8-rally-and-movement/8.6-march-modifiers.ts';
import { ids } from '../state/stack.ts';
import { boardOf, type CommanderRow, isWinter, type Nemesis, type UnitRow } from '../state/state.ts';
import { hurry, isOpenBefore, urgency } from './advance.ts';
import { force, type Posted, together } from './force.ts';
import { drawOf } from './objectives.ts';
import type { Situation } from './situation.ts';
import { cutOff, standing, vacated } from './standing.ts';

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

const rating = ({ id }: CommanderRow): number => commanderCard(id).cr;
const without = <T>(all: readonly T[], some: readonly T[]): readonly T[] => all.filter((each) => !some.includes(each));

/** Who could go: all, all but one who holds the place, or one alone. Commanders go with the bulk, but for one to spare. */
const bodies = ({ units, commanders }: Body): readonly Body[] => {
  const all = { units, commanders };
  if (units.length === 1) return [all];
  const spare = commanders.length > 1 ? commanders.toSorted((a, b) => rating(a) - rating(b)).slice(0, 1) : [];
  const one = units.map((goes) => ({ units: [goes], commanders: spare }));
  if (units.length === 2) return [all, ...one];
  return [all, ...units.map((stays) => ({ units: without(units, [stays]), commanders })), ...one];
};

const PULL = 1.6;
const STEP_COST = 0.02;
const STRAGGLER = { alone: 1, amongOthers: 2.4 };
const FORCED = { once: 1, perPoint: 0.5 };

/** 8.5, 8.6 What the march itself costs on average; a forced one also halves the stack in combat. */
const toll = (g: Nemesis, { units }: Body, points: number, modifier: number): number => {
  const normal = normalMarch(g);
  if (points < normal) return STEP_COST * points;
  const forced = points - normal;
  const chance = Math.min(Math.max(0, 1 + forced + modifier), 6) / 6;
  const areGuns = units.every(({ id }) => unitCard(id).arm === 'artillery');
  const loss = areGuns ? 0 : units.length === 1 ? STRAGGLER.alone : STRAGGLER.amongOthers;
  return STEP_COST * points + chance * loss + (forced > 0 ? FORCED.once + forced * FORCED.perPoint : 0);
};

/** 8.6 What Winter and its commanders do to the die of a body that leaves this hex, forced march apart. */
const marchModifier = (g: Nemesis, stack: Posted, { units, commanders }: Body): number => {
  const goers = ids(commanders);
  const trek = {
    units: ids(units),
    way: [stack.hex],
    setOut: goers,
    companions: goers,
    orderedFrom: ids(stack.commanders),
  };
  return marchModifiers(g, 0, trek).reduce((sum, { modifier }) => sum + modifier, 0);
};

/** 8.4 Marches are forced only when there is no tomorrow, or for the capital. */
const longest = (s: Situation, from: HexId): number =>
  s.turnsLeft === 0 || isOpenBefore(s, from, LONGEST_MARCH) ? LONGEST_MARCH : normalMarch(s.g) + hurry(s, from);
const LONGEST_MARCH = 5;

/** How strongly a force is drawn: large ones first, for trains are few. */
const weight = (value: number): number => Math.min(Math.max(value / 7, 0.35), 1.6);

/** What it gains a force to be on another hex than this one: the nearer to its purpose, the better. */
export const pull = (s: Situation, rest: Posted | undefined, value: number, from: HexId): ((to: HexId) => number) => {
  const draw = drawOf(s, rest, value, from);
  const here = draw(from);
  const strength = PULL * urgency(s, from) * weight(value);
  return (to) => strength * (draw(to) - here);
};

/** A body that leaves its hex, or is about to: who stays there, and what each place would be worth to it. */
const departure = (s: Situation, stack: Posted, body: Body) => {
  const { g, side } = s;
  const from = stack.hex;
  const left = without(stack.units, body.units);
  const rest = left.length > 0 ? force(g, side, from, left, without(stack.commanders, body.commanders)) : undefined;
  const layout = new Map(s.forces);
  const stayers = rest && { ...rest, hex: from };
  if (stayers) layout.set(from, stayers);
  else layout.delete(from);
  const going = force(g, side, from, body.units, body.commanders);
  const after = rest ? s : vacated(s, from);
  const pulled = pull(s, stayers, going.value, from);
  const modifier = marchModifier(g, stack, body);
  return {
    /** What those who stay are worth there, and those whose supply the body kept open. */
    leaves: rest ? standing(s, layout, rest, from) : -cutOff(s, from),
    ids: body.units.map(({ id }) => id),
    worth: (hex: HexId, points: number): number => {
      const there = layout.get(hex);
      return (
        standing(hex === from ? s : after, layout, together(g, hex, there, going), hex) -
        (there ? standing(s, layout, there, hex) : 0) -
        toll(g, body, points, modifier) +
        pulled(hex)
      );
    },
  };
};

const bestFor = (s: Situation, stack: Posted, body: Body, stays: number): Plan | undefined => {
  const { g, side } = s;
  const { leaves, ids, worth } = departure(s, stack, body);
  const start = marchFrom(g, side, hexAt(boardOf(g), stack.hex), {
    units: ids,
    commanders: body.commanders.map(({ id }) => id),
  });
  let best: Plan | undefined;
  for (const { hex, points, path } of reach(g, start, longest(s, stack.hex))) {
    const gain = worth(hex, points) + leaves - stays;
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
  for (const body of bodies({ units, commanders })) {
    const plan = bestFor(s, stack, body, stays);
    if (plan && (!best || plan.gain > best.gain)) best = plan;
  }
  return best;
});

/** The next step of a march under way, if it should go on: those who have marched are the ones on the road. */
export const nextStep = (s: Situation, at: HexId, points: number): HexId | undefined => {
  const { g, side } = s;
  const stack = s.forces.get(at);
  if (!stack) return undefined;
  const units = stack.units.filter(({ marched }) => marched === 'yes' || marched === 'forced');
  const commanders = stack.commanders.filter(({ moved }) => moved);
  const { ids, worth } = departure(s, stack, { units, commanders });
  const here = marchFrom(g, side, hexAt(boardOf(g), at), { units: ids, commanders: commanders.map(({ id }) => id) });
  const start: March = { ...here, points, setOut: true, held: isHeldByCavalry(g, side, at) };
  let top = worth(at, points);
  let next: HexId | undefined;
  for (const { hex, points: spent, path } of reach(g, start, longest(s, at))) {
    const score = worth(hex, spent);
    if (score <= top) continue;
    top = score;
    next = path[0];
  }
  return next;
};
