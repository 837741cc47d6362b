import { copy, type Question, type Script } from '@bivouac/kernel';
import type { By } from '../cards/card.ts';
import { impulsePlayOf } from '../cards/shelf.ts';
import type { CardId, ReserveId } from '../catalogue/ids.ts';
import type { NapoleonicWars } from '../state/state.ts';
import { positionWorth } from './position.ts';
import { type Situation, situation } from './situation.ts';

const MOST_STEPS = 160;
const SAMPLES = 3;

/** Who answers within an event that the bot plays in its head. */
export type Answering = (g: NapoleonicWars, question: Question, roll: (below: number) => number) => unknown;

/** A cheap stream of numbers: a thought need not be fair, but must be the same each time. */
const stream = (seed: number): ((below: number) => number) => {
  let state = (seed * 2654435761) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};
/** Plays a script on a copy of the game; nothing if it does not end. */
const played = (script: Script<unknown>, g: NapoleonicWars, answer: Answering, seed: number): boolean => {
  const roll = stream(seed);
  let step = script.next();
  for (let steps = 0; !step.done; steps++) {
    if (steps > MOST_STEPS) return false;
    step = script.next(step.value.map((question) => answer(g, question, roll)) as never);
  }
  return true;
};
/** What the event of a card or Reserve is worth, played in the head a few times. */
export const eventWorth = (s: Situation, by: By, id: CardId | ReserveId, answer: Answering): number => {
  const play = impulsePlayOf(id);
  if (!play) return -Infinity;
  const before = positionWorth(s);
  let [sum, counted] = [0, 0];
  for (let sample = 0; sample < SAMPLES; sample++) {
    const g = copy(s.g);
    try {
      if (!played(play.play(g, by, null), g, answer, sample + 1)) continue;
    } catch {
      // An event that cannot be thought through is left to others.
      return -Infinity;
    }
    sum += positionWorth(situation(g, s.seat)) - before;
    counted++;
  }
  return counted === 0 ? -Infinity : sum / counted;
};
