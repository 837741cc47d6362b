import type { Answer, Asked } from '@bivouac/kernel';
import { linksOf } from '../catalogue/board.ts';
import type { AnswerOf } from '../answers/answers.ts';
import type { ZoneId } from '../catalogue/ids.ts';
import { mayMarch } from '../rules/12-land-movement/12.1-steps.ts';
import { force } from '../state/state.ts';
import type { EuropeView } from '../secrecy/view.ts';
import { isHeldUp, type Marching, marchUnderWay, onwards } from './marching.ts';
import { stateOf } from './seen.ts';

type Step = AnswerOf<'march'>;
interface Reached {
  readonly marching: Marching;
  readonly steps: readonly Step[];
}

/** The cheapest way, and among equals the one with the fewest steps; the first step is one of those that are offered. */
const cheapest = (start: Marching, offered: ReadonlySet<ZoneId>, target: ZoneId): readonly Step[] => {
  const home = force(start.g, start.march.force).zone;
  const best = new Map<ZoneId, Reached>();
  let ring: readonly Reached[] = [{ marching: start, steps: [] }];
  while (ring.length > 0) {
    const next: Reached[] = [];
    for (const { marching, steps } of ring) {
      const { g, march, side } = marching;
      const here = force(g, march.force).zone;
      if (steps.length > 0 && isHeldUp(marching, here)) continue;
      for (const { to } of linksOf(here)) {
        const isOpen = steps.length === 0 ? offered.has(to) : mayMarch(g, side, march, to) === undefined;
        if (!isOpen || to === home) continue;
        const there = { marching: onwards(marching, to), steps: [...steps, { kind: 'march', to } as const] };
        const known = best.get(to);
        if (known && known.marching.march.spent <= there.marching.march.spent) continue;
        best.set(to, there);
        next.push(there);
      }
    }
    ring = next;
  }
  return best.get(target)?.steps ?? [];
};

/** A click further off during a march stands for the steps that lead there. */
export const answersTowards = (view: EuropeView, asked: Asked, place: string): readonly Answer[] => {
  const marching = marchUnderWay(stateOf(view), asked);
  if (!marching) return [];
  const steps = (asked.answers ?? []).filter(({ kind }) => kind === 'march');
  return cheapest(marching, new Set(steps.map(({ to }) => to as ZoneId)), place as ZoneId);
};
