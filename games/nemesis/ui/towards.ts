import type { Answer, Asked } from '@bivouac/kernel';
import type { AnswerOf } from '../answers.ts';
import { type Hex, hexAt, linkTo, marchCost } from '../board.ts';
import { unitCard } from '../catalogue.ts';
import type { HexId, Side } from '../ids.ts';
import { isHeldByCavalry } from '../rules/8-rally-and-movement/8.4-enemy-cavalry.ts';
import { type March, mayStep } from '../rules/8-rally-and-movement/8.4-step.ts';
import { stackAt } from '../stack.ts';
import { boardOf, isWinter, type Nemesis } from '../state.ts';
import type { NemesisView } from '../view.ts';
import { stateOf } from './seen.ts';

type Step = AnswerOf<'step'>;

interface Reached {
  readonly march: March;
  readonly steps: readonly Step[];
}

/** 8.4 The march a hex further on, as the rule of marches moves it. */
const onwards = (g: Nemesis, { march, steps }: Reached, to: Hex): Reached => {
  const link = linkTo(march.at, to.id);
  const points = march.points + (link ? marchCost(link, isWinter(g)) : Infinity);
  const held = isHeldByCavalry(g, march.side, to.id);
  return { march: { ...march, at: to, points, setOut: true, held }, steps: [...steps, { kind: 'step', to: to.id }] };
};

/** The cheapest way, and among equals the one with the fewest steps; the first step is one of those that are offered. */
const cheapest = (g: Nemesis, start: March, offered: ReadonlySet<HexId>, target: HexId): readonly Step[] => {
  const best = new Map<HexId, Reached>();
  let ring: readonly Reached[] = [{ march: start, steps: [] }];
  while (ring.length > 0) {
    const next: Reached[] = [];
    for (const here of ring) {
      for (const { hex } of here.march.at.links) {
        const isFirst = here.steps.length === 0;
        if (isFirst ? !offered.has(hex.id) : mayStep(g, here.march, hex.id) !== undefined) continue;
        const there = onwards(g, here, hex);
        const known = best.get(hex.id);
        if (hex === start.at || (known && known.march.points <= there.march.points)) continue;
        best.set(hex.id, there);
        next.push(there);
      }
    }
    ring = next;
  }
  return best.get(target)?.steps ?? [];
};

/** Who is on the march is not told: all of one's own who stand here and may be, or the smallest of them. */
const burdens = (g: Nemesis, side: Side, hex: HexId, setOut: boolean): readonly number[] => {
  const stack = stackAt(g, hex);
  const units = stack?.side === side ? stack.units.filter(({ marched }) => (marched === 'no') !== setOut) : [];
  const factors = units.map(({ id }) => unitCard(id).of);
  return [factors.reduce((sum, of) => sum + of, 0), Math.min(...factors)];
};

/** A click further off during a march stands for the steps that lead there. */
export const answersTowards = (view: NemesisView, asked: Asked, place: string): readonly Answer[] => {
  const { prompt, answers = [], by } = asked;
  if (prompt.key !== 'march.whereTo') return [];
  const g = stateOf(view);
  const at = hexAt(boardOf(g), prompt.params['hex'] as HexId);
  const points = Number(prompt.params['points']);
  const offered = new Set(answers.filter(({ kind }) => kind === 'step').map(({ to }) => to as HexId));
  const side = by as Side;
  const setOut = points > 0;
  for (const of of burdens(g, side, at.id, setOut)) {
    const march: March = { side, units: [], commanders: [], of, at, points, setOut, held: false };
    const steps = cheapest(g, march, offered, place as HexId);
    if (steps.length > 0) return steps;
  }
  return [];
};
