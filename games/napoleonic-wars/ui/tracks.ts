import type { Track } from '@bivouac/board/game-ui.ts';
import type { Language } from '@bivouac/kernel';
import { scenario } from '../catalogue/catalogue.ts';
import { NATIONS, type Nation } from '../catalogue/ids.ts';
import { preemptor } from '../rules/5-sequence/5.2-preemption.ts';
import { pointsOf } from '../rules/5-sequence/5.81-victory.ts';
import { inForce, seatsOf, yearOf } from '../state/state.ts';
import type { NapoleonicWarsView } from '../secrecy/view.ts';
import { stateOf } from './seen.ts';
import { wordsIn } from './text/words.ts';

type State = Track['steps'][number]['state'];
const stateAt = (step: number, now: number): State => (step < now ? 'past' : step === now ? 'now' : 'to come');

/** 5 The Turns, each of two years; a sixth if Napoleon abdicates. */
const turnTrack = (view: NapoleonicWarsView, language: Language): readonly Track[] => {
  const { clock, scenario: id } = view;
  const { first, last } = scenario(id).turns;
  if (first === last) return [];
  const end = inForce(stateOf(view), 'sixthTurn').length > 0 ? last + 1 : last;
  const words = wordsIn(language);
  return [
    {
      id: 'turns',
      name: words('track.turns'),
      steps: Array.from({ length: end - first + 1 }, (_, place) => first + place).map((turn) => ({
        words: words('track.turn', { turn, year: yearOf(turn) }),
        short: String(yearOf(turn)).slice(2),
        state: clock.phase === 'over' ? 'past' : stateAt(turn, clock.turn),
      })),
    },
  ];
};

/** 5.1 The nation whose Impulse it is, or is next. */
export const movingNation = ({ impulse, clock }: NapoleonicWarsView): Nation => impulse?.nation ?? clock.marker;

/** 3 Movement Track: whose Impulse it is, and who may pre-empt the next one. */
const movementTrack = (view: NapoleonicWarsView, language: Language): Track => {
  const words = wordsIn(language);
  const now = NATIONS.indexOf(movingNation(view));
  const first = preemptor(stateOf(view));
  return {
    id: 'movement',
    name: words('track.movement', { round: view.clock.round }),
    steps: NATIONS.map((nation, place) => ({
      words: words('track.nation', { nation, preempts: nation === first, now: place === now }),
      short: words('nation.short', { nation }),
      state: stateAt(place, now),
    })),
  };
};

export const tracks = (view: NapoleonicWarsView, language: Language): readonly Track[] => [
  ...turnTrack(view, language),
  movementTrack(view, language),
];

/** 5.81 The points of every seat as they would stand now. */
export const fortune = (view: NapoleonicWarsView): Readonly<Record<string, number>> => {
  const g = stateOf(view);
  return Object.fromEntries(seatsOf(g).map((seat) => [seat, pointsOf(g, seat)]));
};
