import type { Track } from '@bivouac/board/game-ui.ts';
import { withGaps } from '@bivouac/board/parts/with-gaps.ts';
import type { Language } from '@bivouac/kernel';
import type { Side } from '../catalogue/ids.ts';
import { victoryPoints } from '../rules/14-campaign-of-1813/14.4-victory.ts';
import { bothSides, campaignOf, type Nemesis, opponent, scenarioOf } from '../state/state.ts';
import type { NemesisView } from '../secrecy/view.ts';
import { stateOf } from './seen.ts';
import { wordsIn } from './text/words.ts';

type State = Track['steps'][number]['state'];
const stateAt = (step: number, now: number): State => (step < now ? 'past' : step === now ? 'now' : 'to come');

/** 14.15 The Turns on which a truce may be called, as long as none has been. */
const talksIn = (g: Nemesis): readonly number[] =>
  g.politics.armistice === null ? (campaignOf(g)?.armistice.rollTurns ?? []) : [];

const signOf = (winter: boolean, talks: boolean): Pick<Track['steps'][number], 'sign'> =>
  winter ? { sign: 'winter' } : talks ? { sign: 'talks' } : {};

/** 5.2 The Turns with the half-months that they stand for. */
const turnTrack = (g: Nemesis, language: Language): Track => {
  const words = wordsIn(language);
  const { calendar } = scenarioOf(g);
  const talks = talksIn(g);
  return {
    id: 'turns',
    name: words('track.turns'),
    steps: calendar.map(({ turn, period, winter }) => ({
      words: words('track.turn', { turn, period: period[language], winter, talks: talks.includes(turn) }),
      short: String(turn),
      state: g.clock.phase === 'over' ? 'past' : stateAt(turn, g.clock.turn),
      ...signOf(winter, talks.includes(turn)),
    })),
  };
};

/** Steps shown beyond the margin that decides, and beyond equality on the other side. */
const BEYOND = 3;

const span = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, step) => from + step);

/** More steps than this, and only those about the lead and about the margin are shown. */
const MOST_STEPS = 11;

const stepsAbout = (lead: number, needed: number): readonly number[] => {
  const all = span(Math.min(-BEYOND, lead), Math.max(needed + BEYOND, lead));
  if (all.length <= MOST_STEPS) return all;
  return all.filter((step) => Math.abs(step - lead) <= 1 || Math.abs(step - needed) <= 1);
};

/** 14.4, 18.4 How far the side that must be ahead is ahead, and where its victory begins. */
const victoryTrack = (g: Nemesis, language: Language): Track => {
  const words = wordsIn(language);
  const { side, points: needed } = scenarioOf(g).victoryMargin;
  const points = bothSides((each) => victoryPoints(g, each));
  const lead = points[side] - points[opponent(side)];
  return {
    id: 'victory',
    name: words('track.victory', { side, needed, lead }),
    steps: withGaps(
      stepsAbout(lead, needed).map((step) => ({
        at: step,
        words: words('track.lead', { side, lead: step, winner: step >= needed ? side : opponent(side) }),
        short: step < 0 ? `−${-step}` : step > 0 ? `+${step}` : '0',
        state: stateAt(step, lead),
      })),
    ),
  };
};

export const tracks = (view: NemesisView, language: Language): readonly Track[] => {
  const g = stateOf(view);
  return [turnTrack(g, language), victoryTrack(g, language)];
};

/** 14.4, 18.4 Victory points as they stand, for the chart of the war. */
export const fortune = (view: NemesisView): Readonly<Record<Side, number>> =>
  bothSides((side) => victoryPoints(stateOf(view), side));
