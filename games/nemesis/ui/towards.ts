import type { Answer, Asked } from '@bivouac/kernel';
import type { AnswerOf } from '../answers/answers.ts';
import type { HexId } from '../catalogue/ids.ts';
import { type March, mayStep } from '../rules/8-rally-and-movement/8.4-step.ts';
import type { Nemesis } from '../state/state.ts';
import type { NemesisView } from '../secrecy/view.ts';
import { marchUnderWay, onwards } from './marching.ts';
import { stateOf } from './seen.ts';

type Step = AnswerOf<'step'>;

interface Reached {
  readonly march: March;
  readonly steps: readonly Step[];
}

/** The cheapest way, and among equals the one with the fewest steps; the first step is one of those that are offered. */
const cheapest = (g: Nemesis, start: March, offered: ReadonlySet<HexId>, target: HexId): readonly Step[] => {
  const best = new Map<HexId, Reached>();
  let ring: readonly Reached[] = [{ march: start, steps: [] }];
  while (ring.length > 0) {
    const next: Reached[] = [];
    for (const { march, steps } of ring) {
      for (const { hex } of march.at.links) {
        const isFirst = steps.length === 0;
        if (isFirst ? !offered.has(hex.id) : mayStep(g, march, hex.id) !== undefined) continue;
        const there = { march: onwards(g, march, hex), steps: [...steps, { kind: 'step', to: hex.id } as const] };
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

/** A click further off during a march stands for the steps that lead there. */
export const answersTowards = (view: NemesisView, asked: Asked, place: string): readonly Answer[] => {
  const g = stateOf(view);
  const march = marchUnderWay(g, asked);
  if (!march) return [];
  const steps = (asked.answers ?? []).filter(({ kind }) => kind === 'step');
  return cheapest(g, march, new Set(steps.map(({ to }) => to as HexId)), place as HexId);
};
