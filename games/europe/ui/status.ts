import type { Moment, ScoreTable, StatusLine } from '@bivouac/board/game-ui.ts';
import type { Language, Seat } from '@bivouac/kernel';
import type { Side } from '../catalogue/ids.ts';
import { bothSides, FIRST_WINTER_ROUND, forceSteps, FOUL_ROUND, opponent, sideOfForce } from '../state/state.ts';
import { veiledSides } from '../secrecy/view-fog.ts';
import { signed } from '../text/wording.ts';
import type { EuropeView } from '../secrecy/view.ts';
import { europeCover } from '../cover/cover.ts';
import { lineOf } from './battle/modifiers.ts';
import { sideOfSeat, stateOf } from './seen.ts';
import { wordsIn } from './text/words.ts';

/** A figure of both sides, one's own first. */
const pair = (figures: Readonly<Record<Side, number>>, seat: Seat, language: Language): string => {
  const side = sideOfSeat(seat);
  const words = wordsIn(language);
  return side
    ? words('status.own', { own: figures[side], enemy: figures[opponent(side)] })
    : words('status.both', figures);
};

/** 16 What the round brings. */
export const weatherOf = (round: number): 'fair' | 'foul' | 'winter' =>
  round >= FIRST_WINTER_ROUND ? 'winter' : round === FOUL_ROUND ? 'foul' : 'fair';

/** The die that is about to fall, with all that counts for it, while cards may still change it. */
const trialLine = ({ trial }: EuropeView, language: Language): readonly StatusLine[] => {
  if (!trial) return [];
  const words = wordsIn(language);
  const reasons = trial.modifiers.map((each) => lineOf(each, language));
  return [
    {
      words: words('status.trial', { trial: trial.kind, by: trial.by }),
      value: words('status.modifiers', {
        total: trial.modifiers.reduce((sum, { by }) => sum + by, 0),
        reasons: reasons.map(({ words: reason, value }) => `${reason} ${signed(value)}`),
      }),
      rule: reasons[0]?.rule ?? '4',
    },
  ];
};

/** The few figures that matter at every moment. */
export const status = (view: EuropeView, seat: Seat, language: Language): readonly StatusLine[] => {
  const words = wordsIn(language);
  const { clock, tracks, action, cards } = view;
  const { year, phase, round, power } = clock;
  const inRounds = phase === 'rounds';
  return [
    {
      words: words('status.year'),
      value: inRounds
        ? words('status.round', { year, round, weather: weatherOf(round) })
        : words('status.phase', { year, phase, power }),
      rule: inRounds ? '5.2' : '5.1',
    },
    ...(action && action.ap + action.grants.length > 0
      ? [
          {
            words: words('status.action'),
            value: words('status.points', { side: action.side, points: action.ap, free: action.grants.length }),
            rule: '9.1',
          },
        ]
      : inRounds
        ? [{ words: words('status.action'), value: words('status.whose', { side: clock.next }), rule: '5.2' }]
        : []),
    ...trialLine(view, language),
    ...(inRounds ? [{ words: words('status.reserve'), value: pair(tracks.reserve, seat, language), rule: '9.2' }] : []),
    {
      words: words('status.hands'),
      value: pair(
        bothSides((side) => cards.hands[side].length),
        seat,
        language,
      ),
      rule: '6.3',
    },
  ];
};

/** 5 The year, and the round or the phase. */
export const moment = (view: EuropeView, language: Language): Moment => {
  const words = wordsIn(language);
  const { year, phase, round, power, next } = view.clock;
  return {
    title: words('moment.year', { year }),
    words:
      phase === 'rounds'
        ? words('moment.round', { round, weather: weatherOf(round), side: next })
        : words('moment.phase', { phase, power }),
  };
};

/** 2.1 Steps of all who stand in the field. */
const stepsOnMap = (view: EuropeView, side: Side): number => {
  const g = stateOf(view);
  return view.forces.reduce((sum, { id }) => sum + (sideOfForce(g, id) === side ? forceSteps(g, id) : 0), 0);
};

/** The figures of both sides that matter at every moment, one's own first. */
export const scores = (view: EuropeView, seat: Seat, language: Language): ScoreTable => {
  const words = wordsIn(language);
  const first = sideOfSeat(seat) ?? 'empire';
  const { tracks, cards, action } = view;
  const points = (side: Side): string => (action?.side === side ? String(action.ap + action.grants.length) : '0');
  const isVeiled = (side: Side): boolean => veiledSides(view, seat).some((veiled) => veiled === side);
  const steps = (side: Side): string => (isVeiled(side) ? '?' : String(stepsOnMap(view, side)));
  return {
    columns: [
      { words: words('score.cards'), rule: '6.3' },
      { words: words('score.reserve'), rule: '9.2' },
      // 9.1 Activation points are there only while somebody spends them.
      ...(action ? [{ words: words('score.points'), rule: '9.1' }] : []),
      { words: words('score.steps'), rule: '2.1' },
    ],
    rows: [first, opponent(first)].map((side) => ({
      seat: side,
      name: side === seat ? words('score.you', { side }) : words('score.side', { side }),
      colour: europeCover.seatColour(side),
      figures: [
        String(cards.hands[side].length),
        String(tracks.reserve[side]),
        ...(action ? [points(side)] : []),
        steps(side),
      ],
    })),
  };
};
