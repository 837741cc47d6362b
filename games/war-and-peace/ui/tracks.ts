import type { Track } from '@bivouac/board/game-ui.ts';
import { withGaps } from '@bivouac/board/parts/with-gaps.ts';
import type { Language, Seat } from '@bivouac/kernel';
import { productionCitiesBySeat } from '../rules/C-victory/C-victory.ts';
import { seats } from '../rules/D-players/D.3-seats.ts';
import { scenarioOf } from '../scenario/scenario.ts';
import type { WarAndPeaceView } from '../secrecy/view.ts';
import { isWinterMonth, PHASES, turnOf } from '../state/index.ts';
import { stateOf } from './seen.ts';
import { wordsIn } from './text/words.ts';

type State = Track['steps'][number]['state'];
const stateAt = (step: number, now: number): State => (step < now ? 'past' : step === now ? 'now' : 'to come');

/** E.1, E.2 The phases of this segment: a neutral one has neither attrition nor combat. */
const phaseTrack = ({ clock: { segment, phase } }: WarAndPeaceView, language: Language): readonly Track[] => {
  if (segment !== 'neutral' && segment !== 'pro' && segment !== 'anti') return [];
  const words = wordsIn(language);
  const played = segment === 'neutral' ? (['naval', 'production', 'ground', 'alliance'] as const) : PHASES;
  const now = played.findIndex((each) => each === phase);
  return [
    {
      id: 'phases',
      name: words('track.phases', { segment }),
      steps: played.map((each, step) => ({
        words: words('phase.name', { phase: each }),
        short: words('phase.short', { phase: each }),
        state: stateAt(step, now),
      })),
    },
  ];
};

const AROUND = 3;
/** E The months about this one, and the last. */
const monthTrack = (view: WarAndPeaceView, language: Language): Track => {
  const { first, last } = scenarioOf(view);
  const [from, to, now] = [turnOf(first), turnOf(last), turnOf(view.clock)];
  const words = wordsIn(language);
  const months = Array.from({ length: to - from + 1 }, (_, step) => from + step).filter(
    (turn) => Math.abs(turn - now) <= AROUND || turn === to,
  );
  return {
    id: 'months',
    name: words('track.months'),
    steps: withGaps(
      months.map((turn) => {
        const [year, month] = [Math.floor(turn / 12), (turn % 12) + 1];
        return {
          at: turn,
          words: words('moment.title', { year, month }),
          short: words('month.short', { month }),
          state: view.clock.segment === 'over' ? 'past' : stateAt(turn, now),
          ...(isWinterMonth(month) ? { sign: 'winter' as const } : {}),
        };
      }),
    ),
  };
};

export const tracks = (view: WarAndPeaceView, language: Language): readonly Track[] => [
  ...phaseTrack(view, language),
  monthTrack(view, language),
];

/** C.1.b Production cities, which decide an agreed end. */
export const fortune = (view: WarAndPeaceView): Readonly<Record<Seat, number>> => {
  const g = stateOf(view);
  const cities = productionCitiesBySeat(g);
  return Object.fromEntries(seats(g).map((seat) => [seat, cities[seat] ?? 0]));
};
