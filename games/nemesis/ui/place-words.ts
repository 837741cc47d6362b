import type { Language, Seat } from '@bivouac/kernel';
import { commanderCard } from '../catalogue/catalogue.ts';
import { hexAt } from '../catalogue/board.ts';
import { findHex } from '../catalogue/map.ts';
import type { HexId, Side } from '../catalogue/ids.ts';
import { supplyRoute } from '../rules/6-general-supply/6.1-in-supply.ts';
import { isBesieged } from '../rules/8-rally-and-movement/8.4-siege.ts';
import { standingOf } from '../rules/1-definitions/1.1-friendly-territory.ts';
import { sourcesOf } from '../rules/14-campaign-of-1813/14.17-sources.ts';
import { ids, stackAt } from '../state/stack.ts';
import { boardOf, depotAt, type Nemesis, scenarioOf, SIDES } from '../state/state.ts';
import type { NemesisView } from '../secrecy/view.ts';
import type { StackSeen } from '../secrecy/view-stacks.ts';
import { backMarks, unitMarks, worded } from './marks.ts';
import { backsOf, hasCavalry, stateOf } from './seen.ts';
import { type Speak, wordsIn } from './text/words.ts';
import { waitingOf } from './waiting.ts';

const land = (g: Nemesis, hex: HexId, words: Speak): string => {
  const { friendlyTo, suppliesAlso, closedTo, throughTurn } = standingOf(g, hexAt(boardOf(g), hex));
  if (closedTo.length === SIDES.length) return words('place.closed');
  const friendly = g.clock.turn <= throughTurn ? SIDES.filter((side) => friendlyTo.includes(side)) : [];
  const supplies = suppliesAlso.filter((side) => !friendly.includes(side));
  return words('place.land', { friendly, supplies });
};

const sources = (g: Nemesis, hex: HexId, words: Speak): readonly string[] =>
  SIDES.filter((side) => sourcesOf(g, side).some(({ id }) => id === hex)).map((side) =>
    words('place.source', { side }),
  );

const supply = (g: Nemesis, side: Side, hex: HexId, words: Speak): string => {
  const route = supplyRoute(g, side, hex);
  return route
    ? words('place.supplied', { depot: route.depot, cost: route.cost })
    : words('place.unsupplied', { side });
};

/** 15.1 What anybody can see of a stack that lies face down. */
const facedDown = (g: Nemesis, back: StackSeen, language: Language, words: Speak): readonly string[] => [
  words('backOf', {
    side: back.side,
    counters: back.counters,
    marks: worded(backMarks(g, back), language).map(({ word }) => word),
    cavalry: hasCavalry(back),
  }).concat('.'),
];

const troops = (g: Nemesis, hex: HexId, language: Language, words: Speak): readonly string[] => {
  const stack = stackAt(g, hex);
  if (!stack) return [];
  const { side, units, of } = stack;
  const marks = units.flatMap((row) => {
    const states = worded(unitMarks(g, row, hex), language).map(({ word }) => word);
    return states.length === 0 ? [] : [words('place.marks', { unit: row.id, marks: states })];
  });
  return [
    words('place.stack', { side, units: ids(units), of }),
    ...marks,
    ...(isBesieged(g, side, hex) ? [words('place.besieged')] : []),
    ...(g.clock.phase === 'firstDepots' ? [] : [supply(g, side, hex, words)]),
  ];
};

const commanders = (g: Nemesis, hex: HexId, words: Speak): readonly string[] => {
  const here = g.commanders.filter(({ at }) => at === hex);
  return SIDES.flatMap((side) => {
    const theirs = ids(here.filter(({ id }) => commanderCard(id).side === side));
    return theirs.length === 0 ? [] : [words('place.commanders', { side, commanders: theirs })];
  });
};

const trains = ({ trains: all }: NemesisView, hex: HexId, words: Speak): readonly string[] =>
  all
    .filter((train) => train.hex === hex)
    .map(({ side, real, faceUp }) =>
      words('place.train', { side, known: real === null ? 'no' : real ? 'real' : 'dummy', faceUp }),
    );

/** 14.10, 14.11 Who stands here and is not in play, and why. */
const waiting = (g: Nemesis, hex: HexId, words: Speak): readonly string[] =>
  waitingOf(g)
    .filter((stack) => stack.hex === hex)
    .map(({ why, side, units, commanders: leaders }) => words(`place.${why}`, { side, units, commanders: leaders }));

/** What stands on a hex and what the rules say of it, in words. */
export const placeWords = (view: NemesisView, place: string, _seat: Seat, language: Language): string => {
  const words = wordsIn(language);
  const card = findHex(place);
  if (!card) return place;
  const { id, terrain, city } = card;
  const title = words('place.title', {
    hex: id,
    city: city ? (city.fortified ? 'fortified' : 'open') : 'none',
    terrain,
  });
  const g = stateOf(view);
  if (!boardOf(g).byId.has(id)) return [title, words('place.outside')].join(' ');
  const depot = depotAt(g, id);
  const back = backsOf(view).get(id);
  return [
    title,
    ...(scenarioOf(g).victoryCities.includes(id) ? [words('place.victoryCity')] : []),
    land(g, id, words),
    ...sources(g, id, words),
    ...(back ? facedDown(g, back, language, words) : [...troops(g, id, language, words), ...commanders(g, id, words)]),
    ...waiting(g, id, words),
    ...(depot ? [words('place.depot', { side: depot.side })] : []),
    ...trains(view, id, words),
  ].join(' ');
};
