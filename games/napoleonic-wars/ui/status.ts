import type { Moment, ScoreTable, StatusLine } from '@bivouac/board/game-ui.ts';
import type { Language, Seat } from '@bivouac/kernel';
import { type Nation, NATIONS } from '../catalogue/ids.ts';
import { preemptor } from '../rules/5-sequence/5.2-preemption.ts';
import { keyPoints, pointsOf } from '../rules/5-sequence/5.81-victory.ts';
import { inForce, keysOf, maneuversLeft, nationRow, pactsOf, powersOf, seatsOf, yearOf } from '../state/state.ts';
import type { NapoleonicWarsView } from '../secrecy/view.ts';
import { napoleonicWarsCover } from '../cover/cover.ts';
import { stateOf } from './seen.ts';
import { wordsIn } from './text/words.ts';

const IMPULSES: readonly string[] = ['betweenImpulses', 'impulse', 'march', 'impulseEnd'];

/** 5 The Turn, and the Round with whose Impulse it is. */
export const moment = (view: NapoleonicWarsView, language: Language): Moment => {
  const words = wordsIn(language);
  const { clock, impulse } = view;
  return {
    title: words('moment.turn', { turn: clock.turn, year: yearOf(clock.turn) }),
    words: IMPULSES.includes(clock.phase)
      ? words('moment.impulse', {
          round: clock.round,
          nation: impulse?.nation ?? clock.marker,
          begun: impulse !== null,
        })
      : words('moment.phase', { phase: clock.phase }),
  };
};

/** What a seat plays itself and what it directs by Pacts. */
const nationsOfSeat = (view: NapoleonicWarsView, seat: Seat): readonly Nation[] => {
  const g = stateOf(view);
  const powers = powersOf(g, seat);
  return [...powers, ...powers.flatMap((power) => pactsOf(g, power))];
};

/** 5.81 Every seat with its Keys, what they have gained, its cards, its Resources, and its points as they would stand now. */
export const scores = (view: NapoleonicWarsView, seat: Seat, language: Language): ScoreTable => {
  const words = wordsIn(language);
  const g = stateOf(view);
  const seats = seatsOf(g);
  const own = seats.filter((each) => each === seat);
  return {
    columns: [
      { words: words('score.keys'), rule: '5.81' },
      { words: words('score.cards'), rule: '5.1' },
      { words: words('score.resources'), rule: '16.3' },
      { words: words('score.points'), rule: '5.81' },
    ],
    rows: [...own, ...seats.filter((each) => each !== seat)].map((each) => {
      const powers = powersOf(g, each);
      const sum = (of: (nation: Nation) => number): number => powers.reduce((all, power) => all + of(power), 0);
      const gained = sum((power) => keyPoints(g, power));
      return {
        seat: each,
        name: words(each === seat ? 'score.you' : 'score.seat', { powers }),
        colour: napoleonicWarsCover.seatColour(each),
        figures: [
          words('score.keysOf', { keys: sum((power) => keysOf(g, power)), gained }),
          String(nationsOfSeat(view, each).reduce((all, nation) => all + view.cards.hands[nation].length, 0)),
          String(sum((power) => nationRow(g, power).resources)),
          String(pointsOf(g, each)),
        ],
      };
    }),
  };
};

/** The few figures that matter at every moment. */
export const status = (view: NapoleonicWarsView, _seat: Seat, language: Language): readonly StatusLine[] => {
  const words = wordsIn(language);
  const g = stateOf(view);
  const { impulse, clock } = view;
  const first = preemptor(g);
  const timed = inForce(g, 'timed').flatMap(({ card }) => (card === null ? [] : [card]));
  const most = Math.max(...NATIONS.map((nation) => view.cards.hands[nation].length));
  return [
    {
      words: words('status.turn'),
      value: words('status.round', { year: yearOf(clock.turn), round: clock.round }),
      rule: '5',
    },
    ...(impulse
      ? [
          {
            words: words('status.impulse'),
            value: words('status.points', {
              nation: impulse.nation,
              points: impulse.points,
              maneuvers: maneuversLeft(g),
            }),
            rule: '6.3',
          },
        ]
      : []),
    {
      words: words('status.preempt'),
      value: words('status.preemptor', { nation: first ?? null, most }),
      rule: '5.2',
    },
    ...(timed.length > 0
      ? [{ words: words('status.timed'), value: words('status.cards', { cards: timed }), rule: '6.19' }]
      : []),
  ];
};
