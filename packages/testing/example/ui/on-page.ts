import type { BoardCounter, GameUi } from '@bivouac/board/game-ui.ts';
import type { Language } from '@bivouac/kernel';
import { onPageOf } from '@bivouac/manifest/on-page.ts';
import { book } from '../book.ts';
import { redoubtsCover } from '../cover/cover.ts';
import { loadMap } from '../map/index.ts';
import type { RedoubtsView } from '../redoubts.ts';
import { label, nationName, NATIONS, seatName, tell } from '../text.ts';

const WORDS = {
  en: { redoubt: 'Redoubt', redoubts: 'Redoubts', takenBy: 'held by', reserve: 'in reserve' },
  fr: { redoubt: 'Redoute', redoubts: 'Redoutes', takenBy: 'tenue par', reserve: 'en réserve' },
};

/** A flag stands on every redoubt that was taken. */
const flags = ({ takers }: RedoubtsView, language: Language): readonly BoardCounter[] =>
  takers.flatMap((taker, place) =>
    taker === 'nobody'
      ? []
      : [
          {
            id: `flag ${place + 1}`,
            place: String(place + 1),
            order: 0,
            face: {
              field: redoubtsCover.seatColour(taker),
              ink: '#ffffff',
              symbol: 'flag',
              name: seatName(language, taker),
              figures: ['', ''],
              marks: [],
            },
            words: `${WORDS[language].redoubt} ${place + 1}, ${WORDS[language].takenBy} ${seatName(language, taker)}`,
          },
        ],
  );

const WIDTH = 1200;
const HEIGHT = 360;

const ui: GameUi<RedoubtsView> = {
  ...redoubtsCover,
  map: loadMap,
  window: () => ({ x: 0, y: 0, width: WIDTH, height: HEIGHT }),
  counters: (view, _, language) => flags(view, language),
  spot: () => ({}),
  rich: (language, message) => [tell[language](message)],
  placeWords: (_, place, __, language) => `${WORDS[language].redoubt} ${place}`,
  tracks: ({ clock }, language) => [
    {
      id: 'redoubts',
      name: WORDS[language].redoubts,
      steps: Array.from({ length: clock.of }, (_, place) => ({
        words: `${WORDS[language].redoubt} ${place + 1}`,
        short: String(place + 1),
        state: place + 1 < clock.redoubt ? 'past' : place + 1 === clock.redoubt ? 'now' : 'to come',
      })),
    },
  ],
  moment: ({ clock }, language) => ({
    title: WORDS[language].redoubts,
    words: `${WORDS[language].redoubt} ${clock.redoubt}`,
  }),
  scores: ({ takers }, _, language) => ({
    columns: [{ words: WORDS[language].redoubts, rule: '3' }],
    rows: ['empire', 'coalition'].map((seat) => ({
      seat,
      name: seatName(language, seat),
      colour: redoubtsCover.seatColour(seat),
      figures: [String(takers.filter((taker) => taker === seat).length)],
    })),
  }),
  status: ({ reserves }, _, language) =>
    NATIONS.flatMap((nation, place) => {
      const men = reserves[place];
      const words = `${nationName(language, nation)}, ${WORDS[language].reserve}`;
      return typeof men === 'number' ? [{ words, value: String(men), rule: '2.1' }] : [];
    }),
  lists: () => [],
  overlays: () => [],
  battleSheet: () => undefined,
  warnings: () => [],
  rules: (language) =>
    Object.entries(book.rules[language]).flatMap(([number, text]) => (text ? [{ number, ...text }] : [])),
  tour: () => [],
  fortune: ({ takers }) => ({
    empire: takers.filter((taker) => taker === 'empire').length,
    coalition: takers.filter((taker) => taker === 'coalition').length,
  }),
  legend: () => undefined,
};

export const onPage = onPageOf({ ui, label });
