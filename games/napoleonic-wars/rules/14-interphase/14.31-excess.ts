import { choose, type Script } from '@bivouac/kernel';
import type { CardId, Nation } from '../../ids.ts';
import { reveal, say } from '../../speech.ts';
import { director, discard, gainResource, handLimits, handOf, type NapoleonicWars } from '../../state.ts';
import { orderOfMovement } from '../5-sequence/5.1-order.ts';
import { randomCard } from '../6-cards/6.1-events.ts';

const excessOf = (g: NapoleonicWars, nation: Nation): number => handOf(g, nation).length - handLimits(nation).most;

/** 14.31.6 Which card goes: its director chooses, chance for a Proxy without one. */
function* whichCard(g: NapoleonicWars, nation: Nation): Script<CardId | undefined> {
  const seat = director(g, nation);
  if (seat === null) return yield* randomCard(g, nation);
  const { card } = yield* choose({
    by: seat,
    rule: '14.31',
    prompt: say('excess.which', { nation, excess: excessOf(g, nation) }),
    among: handOf(g, nation).map((each) => ({ kind: 'discardExcess' as const, card: each })),
    may: () => undefined,
  });
  return card;
}

/** 14.31.5, 14.31.6 A Hand above its limit: one card at random for a Resource, then the rest. */
export function* excess(g: NapoleonicWars): Script<'over' | 'goesOn'> {
  const nation = orderOfMovement(g)[g.clock.step];
  if (nation === undefined) return 'over';
  g.clock = { ...g.clock, step: g.clock.step + 1 };
  if (excessOf(g, nation) <= 0) return 'goesOn';
  const lost = yield* randomCard(g, nation);
  if (lost !== undefined) {
    discard(g, lost);
    gainResource(g, nation);
    reveal(g, '14.31', 'excess.random', { nation, card: lost });
  }
  while (excessOf(g, nation) > 0) {
    const card = yield* whichCard(g, nation);
    if (card === undefined) break;
    discard(g, card);
    reveal(g, '14.31', 'excess.discarded', { nation, card });
  }
  return 'goesOn';
}
