import type { Answer, Asked } from '@bivouac/kernel';
import type { HexId } from '../catalogue/ids.ts';
import { isHex, overland } from '../catalogue/map.ts';
import { costToEnter } from '../rules/SG-J-ground-movement/SG-J.2-costs.ts';
import { blockersAt } from '../rules/SG-J-ground-movement/SG-J.8-may-enter.ts';
import type { WarAndPeaceView } from '../secrecy/view.ts';
import { activeFaction } from '../state/index.ts';
import { stateOf } from './seen.ts';

/** A click further off during a march stands for the steps that lead there: the cheapest way that no enemy bars. */
export const answersTowards = (view: WarAndPeaceView, { prompt, answers }: Asked, place: string): readonly Answer[] => {
  const { at, left } = prompt.params;
  if (prompt.key !== 'ground.step' || typeof at !== 'string' || !isHex(at) || !isHex(place)) return [];
  const g = stateOf(view);
  const side = activeFaction(g.clock) ?? 'neutral';
  const first = new Set((answers ?? []).filter(({ kind }) => kind === 'step').map(({ to }) => to as HexId));
  const best = new Map<HexId, { readonly mp: number; readonly way: readonly HexId[] }>([[at, { mp: 0, way: [] }]]);
  let ring: readonly HexId[] = [at];
  while (ring.length > 0) {
    const next: HexId[] = [];
    for (const from of ring) {
      const here = best.get(from);
      if (!here) continue;
      for (const to of overland(from)) {
        if (from === at ? !first.has(to) : blockersAt(g, to, side).length > 0) continue;
        const mp = here.mp + costToEnter(g, to);
        const known = best.get(to);
        if (mp > Number(left) || (known && known.mp <= mp)) continue;
        best.set(to, { mp, way: [...here.way, to] });
        next.push(to);
      }
    }
    ring = next;
  }
  return (best.get(place)?.way ?? []).map((to) => ({ kind: 'step', to }));
};
