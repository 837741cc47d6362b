import type { Verdict } from '@bivouac/kernel';
import type { GeneralId } from '../catalogue/ids.ts';
import { mayStir } from '../rules/9-activations/9.1-cost.ts';
import { force, forcesOf } from '../state/state.ts';
import { atOnce, type EventUse } from './event.ts';

/** 1F, 29C The force of a general is activated free and may force its march without a test; one for want of supply stays. */
export const activationOf = (general: GeneralId, isAbsent: () => Verdict): EventUse => ({
  when: 'action',
  may: (g, side) => {
    const id = forcesOf(g, side).find((each) => force(g, each).commander === general);
    return id === undefined ? isAbsent() : mayStir(g, id);
  },
  play: atOnce((g) => {
    if (g.action) g.action = { ...g.action, grants: [{ what: 'force', ledBy: general, freeForcedMarch: true }] };
  }),
});
