import { readFileSync } from 'node:fs';
import type { HexMap } from '@bivouac/atlas';
import { type Language, LANGUAGES } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { leaderCards } from '../catalogue/pieces.ts';
import { RULEBOOK } from '../rulebook.ts';
import type { WarAndPeaceView } from '../secrecy/view.ts';
import { quietMatch } from '../testing/quiet.ts';
import { warAndPeaceUi as ui } from './index.ts';
import { ordersTold } from './panels/orders.ts';
import { productionTold } from './panels/production.ts';
import { statesTold } from './panels/states.ts';
import { conditionsTold, seasTold } from './panels/war.ts';

const map = JSON.parse(readFileSync(new URL('../map/europe.json', import.meta.url), 'utf8')) as HexMap;
const places: ReadonlySet<string> = new Set(map.places.map(({ id }) => id));

const match = quietMatch({ scenario: '1805', players: '2' }, 'france', 'ground.which');
const { state, ask } = match.view('france');
const view = state as unknown as WarAndPeaceView;
const [asked] = ask;

describe('on the map', () => {
  const counters = ui.counters(view, 'france', 'en');

  test('every troop, leader and ship on the sheet is a counter of its own, on a place of the sheet', () => {
    expect(new Set(counters.map(({ id }) => id)).size).toBe(counters.length);
    expect(counters.filter(({ place }) => !places.has(place))).toEqual([]);
    const pieces = view.troops.length + view.ships.length + view.leaders.filter(({ at }) => places.has(at)).length;
    expect(counters.filter(({ id }) => !id.startsWith('flag'))).toHaveLength(pieces);
  });

  test('a leader without a name is no state: his counter calls him a leader', () => {
    const unnamed = leaderCards.filter(({ name }) => name === null).map(({ id }) => id as string);
    const faces = (language: Language) =>
      ui.counters(view, 'france', language).flatMap(({ id, face }) => (unnamed.includes(id) ? [face.name] : []));
    expect(new Set(faces('en'))).toEqual(new Set(['Leader']));
    expect(new Set(faces('fr'))).toEqual(new Set(['Chef']));
  });

  test('SG A.2 a stack shows the strength and the morale of the whole force', () => {
    const top = counters.find(({ id }) => id === 'napoleon');
    const there = view.troops.filter(({ at, inside, nation }) => at === top?.place && !inside && nation === 'france');
    expect(top?.stackFigures?.[0]).toBe(String(there.reduce((sum, { sp }) => sum + sp, 0)));
    expect(top?.stackFigures?.[1]).toBe('2');
  });

  test('every answer of the month’s orders lies on the sheet', () => {
    const ids = new Set(counters.map(({ id }) => id));
    const spots = (asked?.answers ?? [])
      .filter(({ kind }) => kind !== 'done')
      .map((answer) => asked && ui.spot(answer, asked));
    expect(spots.length).toBeGreaterThan(20);
    const lost = spots.filter((spot) => !places.has(spot?.place ?? '') && !ids.has(spot?.counter ?? ''));
    expect(lost).toEqual([]);
  });

  test('supply reaches from the cities of France and ends twelve points away', () => {
    const supply = ui.overlays(view, 'france', 'en').find(({ id }) => id === 'supply france');
    expect(supply?.places.length).toBeGreaterThan(200);
    expect(supply?.places.some(({ tone }) => tone === 'danger')).toBe(true);
  });
});

describe('beside the map', () => {
  test('E the checklist has each force in the field once, none of them moved yet', () => {
    const { given, of, groups } = ordersTold(view, 'france', 'en');
    expect([given, groups[0]?.id]).toEqual([0, 'unmoved']);
    expect(groups[0]?.rows).toHaveLength(of);
    expect(groups[0]?.rows.map(({ name }) => name)).toContain('Napoleon');
  });

  test('G every state says what changes it, and why not now, with its rule', () => {
    const { majors, minors, treaties, die } = statesTold(view, 'france', 'en');
    expect(majors).toHaveLength(6);
    for (const told of [...majors, ...minors, ...treaties]) expect([told.id, told.change]).not.toContain('');
    const austria = majors.find(({ id }) => id === 'austria');
    expect(austria?.now.find(({ open }) => open)).toBeUndefined();
    expect(austria?.now[0]?.rule).toBe('M.3.a');
    expect(majors.find(({ id }) => id === 'prussia')?.now.some(({ open }) => open)).toBe(true);
    expect(die.french + die.english).toBeLessThanOrEqual(1);
  });

  test('J prices stand in points, and half points as halves', () => {
    const france = productionTold(view, 'france', 'en').find(({ nation }) => nation === 'france');
    const price = (unit: string): string | undefined => france?.pool.find(({ id }) => id === unit)?.price;
    expect([price('I'), price('C')]).toEqual(['1', '2']);
  });

  test('C what each side needs is told part by part, and what holds already', () => {
    const parts = conditionsTold(view, 'en').flatMap((each) => each.parts);
    expect(parts.length).toBeGreaterThan(10);
    expect(new Set(parts.map(({ holds }) => holds))).toEqual(new Set([true, false]));
  });

  test('F.2.e all sixteen sea zones are told', () => {
    expect(seasTold(view, 'en')).toHaveLength(16);
  });
});

describe('the book', () => {
  test('has every rule in both languages, and the Standard Game that it leans on', () => {
    const numbers = RULEBOOK.chapters.flatMap(({ rules }) => rules.map(({ number }) => number as string));
    for (const language of LANGUAGES) {
      const told = ui.rules(language);
      expect(told.map(({ number }) => number).slice(0, numbers.length)).toEqual(numbers);
      expect(told.filter(({ number }) => number.startsWith('SG ')).length).toBeGreaterThan(50);
      expect(told.filter(({ title, summary }) => title === '' || summary === '')).toEqual([]);
    }
  });
});

/** Everything that the table says of this moment. */
const spoken = (language: Language): readonly string[] => {
  const { majors, minors, treaties, groups } = statesTold(view, 'france', language);
  return [
    ...ui.rules(language).flatMap(({ title, summary }) => [title, summary]),
    ...[...majors, ...minors, ...treaties].flatMap(({ status, change, now }) => [
      status,
      change,
      ...now.map(({ words }) => words),
    ]),
    ...groups.map(({ name }) => name),
    ...conditionsTold(view, language).flatMap(({ title, parts }) => [title, ...parts.map(({ words }) => words)]),
    ...seasTold(view, language).map(({ value }) => value),
    ...productionTold(view, 'france', language).flatMap(({ income, pool }) => [
      income,
      ...pool.map(({ words }) => words),
    ]),
    ...ui.lists(view, 'france', language).flatMap(({ name, groups: all }) => [name, ...all.map((each) => each.name)]),
    ...ui.counters(view, 'france', language).map(({ words }) => words),
    ...map.places.map(({ id }) => ui.placeWords(view, id, 'france', language)),
    ...ui.tour(view, language).flatMap(({ title, words }) => [title, words]),
    ...ui.status(view, 'france', language).flatMap(({ words, value }) => [words, value]),
  ];
};

test.each(LANGUAGES)('nothing that is said is empty or half said: %s', (language) => {
  for (const words of spoken(language)) expect(words).not.toMatch(/^$|undefined|NaN|\[object|\bnull\b/);
});

test('French keeps its spaces with its punctuation', () => {
  for (const words of spoken('fr')) expect(words).not.toMatch(/ [;?!%»]|« | :(?= |$)/);
});

describe('beside the question', () => {
  const about = (key: string, language: Language) =>
    ui.facts?.(
      view,
      { by: 'france', rule: 'I.2.g', prompt: { key, params: { nation: 'spain' } }, answers: [], sealed: false },
      language,
    ) ?? [];

  test.each(LANGUAGES)('I.2.g who is asked for peace reads what is at stake: %s', (language) => {
    const facts = about('alliance.accept', language);
    const points = view.troops.reduce((sum, { nation, sp }) => sum + (nation === 'spain' ? sp : 0), 0);
    expect(facts.map(({ rule }) => rule)).toEqual(['I.2.g', 'C.1.b', 'SG G.4']);
    expect(facts.at(-1)?.words).toContain(String(points));
    expect(about('ground.which', language)).toEqual([]);
  });
});

describe('the tray of production', () => {
  const [placing] = ui.placings ?? [];
  const asks = {
    by: 'france',
    rule: 'J.2.a',
    prompt: { key: 'production.buy', params: { nation: 'france', points: 10 } },
    answers: [],
    sealed: false,
  };

  test('J.2.d a Strength Point of each kind lies there at its price, as often as the points last', () => {
    const piece = (unit: string, sp = 1) => placing?.piece(view, asks, { kind: 'buy', unit, sp, at: 'Z21' }, 'en');
    expect(piece('I')).toMatchObject({ id: 'I', place: 'Z21', price: '1', left: 5 });
    expect(Number(piece('C')?.price)).toBeGreaterThan(1);
    expect(piece('I', 2)).toBeUndefined();
    expect(placing?.piece(view, asks, { kind: 'done' }, 'en')).toBeUndefined();
  });
});
