import type { Language } from '@bivouac/kernel';
import { type Face, inColumns, wrapped } from '@bivouac/manifest';
import { DUCHIES, nationOfLeader } from '../catalogue/catalogue.ts';
import { type CardId, type Nation, NATIONS, type PlaceId } from '../catalogue/ids.ts';
import { keyPoints, pointsOf } from '../rules/5-sequence/5.81-victory.ts';
import { stateOf } from '../secrecy/state-of.ts';
import type { NapoleonicWarsView } from '../secrecy/view.ts';
import {
  isAtPlace,
  keysOf,
  leadersIn,
  nationRow,
  playerOf,
  strengthIn,
  unitsIn,
  unitsOnMap,
  yearOf,
} from '../state/state.ts';
import { names } from '../text/names.ts';

import { faceWords } from './words.ts';

const isCard = (id: CardId | null): id is CardId => id !== null;

const ledger = (view: NapoleonicWarsView, nation: Nation, language: Language): string => {
  const g = stateOf(view);
  return faceWords(language)('ledger', {
    nation,
    keys: keysOf(g, nation),
    gained: keyPoints(g, nation),
    cards: view.cards.hands[nation].length,
    resources: nationRow(g, nation).resources,
    points: playerOf(g, nation) === nation ? pointsOf(g, nation) : null,
  });
};
/** 6 Hands that the reader may look at. */
const hands = (view: NapoleonicWarsView, language: Language): readonly string[] =>
  NATIONS.flatMap((nation) => {
    const cards = view.cards.hands[nation].filter(isCard);
    return cards.length === 0 ? [] : [faceWords(language)('hand', { nation, cards })];
  });
const battle = ({ battle: row }: NapoleonicWarsView, language: Language): readonly string[] =>
  row
    ? [
        faceWords(language)('battle', {
          at: row.at,
          round: row.round,
          active: row.active.nations,
          inactive: row.inactive.nations,
        }),
      ]
    : [];

/** 7.4, 13.1, 8.1 What changes on the map: Flags, Squadrons and Consuls. */
const mapLines = (view: NapoleonicWarsView, language: Language, width: number): readonly string[] => {
  const words = faceWords(language);
  const places = [...new Set(view.squadrons.flatMap(({ at }) => (isAtPlace(at) ? [at] : [])))];
  const fleetsAt = (place: PlaceId) =>
    NATIONS.flatMap((nation) => {
      const ships = view.squadrons.filter((row) => row.at === place && row.nation === nation).length;
      return ships === 0 ? [] : [{ nation, ships }];
    });
  const flags = view.flags.map(({ duchy, nation }) => words('flag', { duchy, nation })).join(', ');
  return [
    ...(flags === '' ? [] : wrapped(`${words('flags')}: ${flags}`, width, '  ')),
    `${words('seas')}:`,
    ...inColumns(
      places.map((place) => words('fleets', { place, fleets: fleetsAt(place) })),
      width,
    ),
    `${words('track')}:`,
    ...view.consuls.map(({ nation, column, row }) => `  ${words('consul', { nation, column, row })}`),
  ];
};

/** Where the pieces of a nation stand. */
const armies = (view: NapoleonicWarsView, nation: Nation, language: Language, width: number): readonly string[] => {
  const g = stateOf(view);
  const stacks = DUCHIES.filter((at) => strengthIn(g, at, nation) > 0).map((at) => {
    const leaders = leadersIn(g, at).filter(({ id }) => nationOfLeader(id) === nation);
    const units = unitsIn(g, at, nation);
    return [
      names(language).place(at),
      ...(units > 0 ? [String(units)] : []),
      ...leaders.map(({ id }) => faceWords(language)('leader', { leader: id })),
    ].join(' ');
  });
  return stacks.length === 0
    ? []
    : [faceWords(language)('heading', { nation, units: unitsOnMap(g, nation) }), ...inColumns(stacks, width)];
};

/** The Napoleonic Wars in a terminal. */
export const napoleonicWarsFace: Face<NapoleonicWarsView> = {
  scene: ({ clock }) =>
    `${clock.turn} ${clock.phase === 'march' ? 'impulse' : clock.phase} ${clock.round} ${clock.marker}`,
  header(view, language) {
    const words = faceWords(language);
    const { clock, impulse } = view;
    const where = words('where', { year: yearOf(clock.turn), round: clock.round });
    const who = impulse
      ? words('impulse', { nation: impulse.nation, points: impulse.points })
      : words('next', { nation: clock.marker });
    return [
      `${where}; ${who}`,
      ...NATIONS.map((nation) => ledger(view, nation, language)),
      ...hands(view, language),
      ...battle(view, language),
    ];
  },
  map: mapLines,
  units: (view, language, width) => [
    ...NATIONS.flatMap((nation) => armies(view, nation, language, width)),
    ...wrapped(faceWords(language)('legend'), width, '  '),
  ],
};
