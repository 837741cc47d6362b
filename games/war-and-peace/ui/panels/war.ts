import type { BalanceRow, Fact } from '@bivouac/board/parts/facts.tsx';
import type { Language, Seat } from '@bivouac/kernel';
import { cityCards } from '../../catalogue/cities.ts';
import type { Faction } from '../../catalogue/ids.ts';
import { zoneCards } from '../../catalogue/seas.ts';
import type { Predicate } from '../../catalogue/victory.ts';
import { conditionsFor, holds, productionCitiesBySeat } from '../../rules/C-victory/C-victory.ts';
import { seatOf, seats } from '../../rules/D-players/D.3-seats.ts';
import type { WarAndPeaceView } from '../../secrecy/view.ts';
import { factionHolding, pointsOf, shipsAt, type WarAndPeace } from '../../state/index.ts';
import { rules } from '../rules.ts';
import { stateOf } from '../seen.ts';
import { type Speak, wordsIn } from '../text/words.ts';

/** A part of a victory condition, and whether it holds now. */
export interface ConditionPart {
  readonly words: string;
  readonly holds: boolean;
  /** How deep it stands among "all of" and "one of". */
  readonly depth: number;
}
export interface ConditionTold {
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  readonly parts: readonly ConditionPart[];
}

const countOf = (g: WarAndPeace, cities: readonly string[], faction: Faction): number =>
  cityCards.filter(({ id }) => cities.includes(id) && factionHolding(g, id) === faction).length;

const said = (g: WarAndPeace, when: Predicate, words: Speak): string => {
  if ('all' in when) return words('victory.all');
  if ('any' in when) return words('victory.any');
  if ('not' in when) return words('victory.not');
  if ('conquests' in when)
    return words('victory.conquests', {
      nation: when.conquests,
      french: when.by === 'france',
      min: when.min ?? null,
      max: when.max ?? null,
    });
  if ('cities' in when)
    return words('victory.cities', {
      what: when.cities,
      min: when.min ?? null,
      max: when.max ?? null,
      include: when.include ?? [],
    });
  if ('holds' in when) return words('victory.holds', { cities: when.holds, faction: when.faction ?? 'pro' });
  if ('heldCount' in when)
    return words('victory.heldCount', {
      cities: when.heldCount,
      faction: when.faction,
      min: when.min ?? null,
      max: when.max ?? null,
      now: countOf(g, when.heldCount, when.faction),
    });
  if ('controls' in when) return words('victory.controls', { nations: when.controls, city: when.city });
  if ('conquerorOfFrance' in when) return words('victory.conqueror', { nations: when.conquerorOfFrance });
  if ('unbesiegedSP' in when) return words('victory.unbesieged', { nation: when.unbesiegedSP, city: when.city });
  if ('flag' in when) return words('victory.returned');
  if ('invasionBefore' in when) return words('victory.invasion', { nation: when.invasionBefore, year: when.year });
  if ('status' in when) return words('victory.pro', { nation: when.status });
  return words('victory.fallback');
};

const partsOf = (
  g: WarAndPeace,
  when: Predicate,
  moment: 'instant' | 'end',
  words: Speak,
  depth: number,
): readonly ConditionPart[] => {
  const own: ConditionPart = { words: said(g, when, words), holds: holds(g, when, moment), depth };
  if ('all' in when)
    return depth === 0
      ? when.all.flatMap((each) => partsOf(g, each, moment, words, depth))
      : [own, ...when.all.flatMap((each) => partsOf(g, each, moment, words, depth + 1))];
  if ('any' in when) return [own, ...when.any.flatMap((each) => partsOf(g, each, moment, words, depth + 1))];
  if ('not' in when) return [own, ...partsOf(g, when.not, moment, words, depth + 1)];
  return [own];
};

/** What the book calls a condition; those of a shorter start have no name. */
const calledIn = (id: string, language: Language): string =>
  rules(language).find(({ number }) => number === id)?.title ?? '';

/** C What each side needs, part by part. */
export const conditionsTold = (view: WarAndPeaceView, language: Language): readonly ConditionTold[] => {
  const g = stateOf(view);
  const words = wordsIn(language);
  return conditionsFor(g).map(({ id, side, level, at, when }) => ({
    id,
    title: words('victory.title', { nations: side, level, at, called: calledIn(id, language) }),
    rule: /^C\.\d+/.test(id) ? id : 'C.1',
    parts: partsOf(g, when, at, words, 0),
  }));
};

/** Every seat in figures. */
export const balance = (view: WarAndPeaceView, language: Language): readonly BalanceRow[] => {
  const g = stateOf(view);
  const words = wordsIn(language);
  const all = seats(g);
  const production = productionCitiesBySeat(g);
  const row = (id: string, name: string, rule: string, figure: (seat: Seat) => number): BalanceRow => ({
    id,
    words: name,
    rule,
    figures: all.map((seat) => String(figure(seat))),
  });
  const own = <T extends { readonly nation: Parameters<typeof seatOf>[1] }>(rows: readonly T[], seat: Seat) =>
    rows.filter(({ nation }) => seatOf(g, nation) === seat);
  return [
    row('points', words('score.points'), 'C', (seat) => pointsOf(own(g.troops, seat))),
    row('cities', words('score.cities'), 'C.1.c', (seat) => production[seat] ?? 0),
    row('squadrons', words('score.squadrons'), 'F.1.b', (seat) =>
      pointsOf(own(g.ships, seat).filter(({ kind }) => kind === 'S')),
    ),
    row('transports', words('war.transports'), 'F.1.c', (seat) =>
      pointsOf(own(g.ships, seat).filter(({ kind }) => kind === 'T')),
    ),
    row('prisoners', words('war.prisoners'), 'G.6', (seat) =>
      pointsOf(g.prisoners.filter(({ holder }) => seatOf(g, holder) === seat)),
    ),
  ];
};

/** F The sea zones with what lies in each. */
export const seasTold = (view: WarAndPeaceView, language: Language): readonly Fact[] => {
  const g = stateOf(view);
  const words = wordsIn(language);
  return zoneCards.map(({ id, movement, interception, traffic }) => ({
    id,
    words: words('sea.zone', { zone: id }),
    value: words('sea.facts', {
      movement,
      interception,
      traffic,
      fleets: shipsAt(g, id).map(({ nation, kind, sp }) => `${nation}:${kind}:${sp}`),
    }),
    rule: 'F.2.e',
    place: id,
  }));
};
