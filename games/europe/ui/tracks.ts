import type { Track } from '@bivouac/board/game-ui.ts';
import { withGaps } from '@bivouac/board/parts/with-gaps.ts';
import type { Language } from '@bivouac/kernel';
import { scenarioFor } from '../catalogue/catalogue.ts';
import { tables } from '../scenario/editions.ts';
import type { Side } from '../catalogue/ids.ts';
import { FIRST_WINTER_ROUND } from '../state/state.ts';
import type { EuropeView } from '../secrecy/view.ts';
import { weatherOf } from './status.ts';
import { wordsIn } from './text/words.ts';

type State = Track['steps'][number]['state'];
const stateAt = (step: number, now: number): State => (step < now ? 'past' : step === now ? 'now' : 'to come');
const span = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => from + step);

const YEARS_AROUND = 2;

/** 5 The years about this one, and the last. */
const yearTrack = ({ scenario, edition, clock }: EuropeView, language: Language): readonly Track[] => {
  const { start, end } = scenarioFor(scenario, edition);
  if (start.year === end.year) return [];
  return [
    {
      id: 'years',
      name: wordsIn(language)('track.years'),
      steps: withGaps(
        span(start.year, end.year)
          .filter((year) => Math.abs(year - clock.year) <= YEARS_AROUND || year === end.year)
          .map((year) => ({
            at: year,
            words: String(year),
            short: String(year).slice(2),
            state: clock.phase === 'over' ? 'past' : stateAt(year, clock.year),
          })),
      ),
    },
  ];
};

const LAST_ROUND = 6;

/** 5.2, 16 The rounds of the year with their weather. */
const roundTrack = ({ clock: { phase, round }, tracks: { seventhRound } }: EuropeView, language: Language): Track => {
  const words = wordsIn(language);
  const isLater = phase === 'endPhase' || phase === 'conquests' || phase === 'victory' || phase === 'over';
  return {
    id: 'rounds',
    name: words('track.rounds'),
    steps: span(1, seventhRound ? LAST_ROUND + 1 : LAST_ROUND).map((each) => ({
      words: words('track.round', { round: each, weather: weatherOf(each) }),
      short: String(each),
      state: isLater ? 'past' : phase === 'rounds' ? stateAt(each, round) : 'to come',
      ...(each >= FIRST_WINTER_ROUND ? { sign: 'winter' as const } : {}),
    })),
  };
};

/** More than this is not shown on either side of where the marker stands. */
const AROUND = 2;

/** 19 The level of victory: at its ends one side has won. The steps about the marker, and both ends. */
const victoryTrack = (view: EuropeView, language: Language): readonly Track[] => {
  const { victory } = view.tracks;
  if (victory === null) return [];
  const words = wordsIn(language);
  const { empireWinsAt, coalitionWinsAt } = tables(view).victory;
  const isShown = (step: number): boolean =>
    Math.abs(step - victory) <= AROUND || step === empireWinsAt || step === coalitionWinsAt;
  return [
    {
      id: 'victory',
      name: words('track.victory', { level: victory }),
      steps: withGaps(
        span(coalitionWinsAt, empireWinsAt)
          .filter(isShown)
          .map((step) => ({
            at: step,
            words: words('track.level', {
              level: step,
              winner: step === empireWinsAt ? 'empire' : step === coalitionWinsAt ? 'coalition' : 'nobody',
            }),
            short: String(step),
            state: stateAt(step, victory),
          })),
      ),
    },
  ];
};

/** Glossary, Escalade: how far it is to the Punishments. */
const escaladeTrack = (view: EuropeView, language: Language): readonly Track[] => {
  const { escalade } = view.tracks;
  if (escalade === null) return [];
  const words = wordsIn(language);
  const { punishmentsAt } = tables(view).victory;
  const isShown = (step: number): boolean => Math.abs(step - escalade) <= 1 || step === punishmentsAt;
  return [
    {
      id: 'escalade',
      name: words('track.escalade', { level: escalade }),
      steps: withGaps(
        span(0, punishmentsAt)
          .filter(isShown)
          .map((step) => ({
            at: step,
            words: words('track.escaladeStep', { level: step, punishments: step === punishmentsAt }),
            short: String(step),
            state: stateAt(step, escalade),
          })),
      ),
    },
  ];
};

export const tracks = (view: EuropeView, language: Language): readonly Track[] => [
  ...yearTrack(view, language),
  roundTrack(view, language),
  ...victoryTrack(view, language),
  ...escaladeTrack(view, language),
];

/** 19 How near each side is to victory; in 1815, which has no track, the key zones that each holds would say little: level. */
export const fortune = (view: EuropeView): Readonly<Record<Side, number>> => {
  const { victory } = view.tracks;
  const { empireWinsAt } = tables(view).victory;
  return victory === null ? { empire: 0, coalition: 0 } : { empire: victory, coalition: empireWinsAt - victory };
};
