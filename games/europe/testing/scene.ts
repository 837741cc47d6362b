import type { Script } from '@bivouac/kernel';
import { play } from '@bivouac/testing';
import { type EuropeOptions, europe } from '../game.ts';
import type { Europe } from '../state/state.ts';
import { say } from '../text/speech.ts';
import type { EuropeView } from '../secrecy/view.ts';
import { type Position, position, type Table } from './position.ts';

/**
 * A table at which one rule is played from a position, and nothing after it. The rule finds its forces in the state, for
 * a scene may be started again from there.
 */
export const scene = (wanted: Position, rule: (g: Europe) => Script<unknown>): Table => {
  const g = position({ hands: { empire: [], coalition: [] }, ...wanted });
  const game: typeof europe = {
    ...europe,
    *play(state) {
      yield* rule(state);
      state.clock = { ...state.clock, phase: 'over' };
    },
    result: (state) =>
      state.clock.phase === 'over'
        ? { winner: 'nobody', points: {}, because: say('event.react', { when: 'action' }) }
        : undefined,
  };
  return play<Europe, EuropeOptions, EuropeView>(game, g, { scenario: g.scenario, edition: g.edition, ...g.agreed });
};
