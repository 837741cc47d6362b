import type { Moment, ScoreTable, StatusLine } from '@bivouac/board/game-ui.ts';
import type { Language, Seat } from '@bivouac/kernel';
import { warAndPeaceCover } from '../cover/cover.ts';
import { productionCitiesBySeat } from '../rules/C-victory/C-victory.ts';
import { activeSeats, seatOf, seats } from '../rules/D-players/D.3-seats.ts';
import { allianceNet } from '../rules/G-alliance/G.4-alliance-die.ts';
import type { WarAndPeaceView } from '../secrecy/view.ts';
import { type WarAndPeace } from '../state/index.ts';
import { stateOf } from './seen.ts';
import { wordsIn } from './text/words.ts';

/** E The month, the phase and who acts. */
export const moment = (view: WarAndPeaceView, language: Language): Moment => {
  const words = wordsIn(language);
  const { clock } = view;
  const g = stateOf(view);
  return {
    title: words('moment.title', { year: clock.year, month: clock.month }),
    words:
      clock.segment === 'setUp' || clock.segment === 'month' || clock.segment === 'end' || clock.segment === 'over'
        ? words(`moment.${clock.segment}`)
        : words('moment.phase', { phase: clock.phase, segment: clock.segment, seats: activeSeats(g) }),
  };
};

export interface Figures {
  readonly sp: number;
  readonly squadrons: number;
}
export const figuresOf = (g: WarAndPeace, seat: Seat): Figures => ({
  sp: g.troops.reduce((sum, { nation, sp }) => sum + (seatOf(g, nation) === seat ? sp : 0), 0),
  squadrons: g.ships.reduce(
    (sum, { nation, kind, sp }) => sum + (kind === 'S' && seatOf(g, nation) === seat ? sp : 0),
    0,
  ),
});

/** What every seat has, one's own first: strength points, production cities, squadrons. */
export const scores = (view: WarAndPeaceView, seat: Seat, language: Language): ScoreTable => {
  const g = stateOf(view);
  const words = wordsIn(language);
  const all = seats(g);
  const cities = productionCitiesBySeat(g);
  const order = all.includes(seat) ? [seat, ...all.filter((each) => each !== seat)] : all;
  return {
    columns: [
      { words: words('score.points'), rule: 'C' },
      { words: words('score.cities'), rule: 'C.1.c' },
      { words: words('score.squadrons'), rule: 'F.1.b' },
    ],
    rows: order.map((each) => {
      const { sp, squadrons } = figuresOf(g, each);
      const name = warAndPeaceCover.seatName(language, each);
      return {
        seat: each,
        name: each === seat ? words('score.you', { name }) : name,
        colour: warAndPeaceCover.seatColour(each),
        figures: [String(sp), String(cities[each] ?? 0), String(squadrons)],
      };
    }),
  };
};

/** The few figures that matter at every moment. */
export const status = (view: WarAndPeaceView, _seat: Seat, language: Language): readonly StatusLine[] => {
  const g = stateOf(view);
  const words = wordsIn(language);
  const { counters, agreed, weather, work } = view;
  const signed = (figure: number): string => (figure > 0 ? `+${figure}` : `${figure}`.replace('-', '−'));
  return [
    { words: words('status.alliance'), value: signed(allianceNet(g)), rule: 'G.4' },
    ...(counters.victoryPoints > 0
      ? [{ words: words('status.victoryPoints'), value: String(counters.victoryPoints), rule: 'G.4.e' }]
      : []),
    ...(agreed.weather
      ? [
          {
            words: words('status.weather'),
            value: words('status.weatherIs', { south: weather[0], centre: weather[1], north: weather[2] }),
            rule: 'O.4',
          },
        ]
      : []),
    ...(work.phase === 'production' && work.account
      ? [
          {
            words: words('status.account', { nation: work.account.nation }),
            value: words('status.halves', {
              any: work.account.any,
              landwehr: work.account.landwehr,
              naval: work.account.naval,
            }),
            rule: 'J.2',
          },
        ]
      : []),
    ...(counters.exile > 0 ? [{ words: words('status.exile'), value: words('status.exileNow'), rule: 'K.2' }] : []),
  ];
};
