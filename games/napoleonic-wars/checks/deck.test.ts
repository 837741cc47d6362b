import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { By } from '../cards/card.ts';
import { rulesOf } from '../cards/shelf.ts';
import { card, CARDS, type Moment, reserve, RESERVES, reservesOf } from '../catalogue/catalogue.ts';
import { type CardId, type Nation, NATIONS, type ReserveId } from '../catalogue/ids.ts';
import { mayPlayEvent } from '../rules/6-cards/6.1-events.ts';
import { campOf, pactOf } from '../state/state.ts';
import { position } from '../testing/position.ts';
import { napoleonicWars } from '../game.ts';

const folder = new URL('../cards/', import.meta.url);
const files = readdirSync(folder);
const ALL: readonly (CardId | ReserveId)[] = [...CARDS, ...RESERVES];
const isCard = (id: CardId | ReserveId): id is CardId => CARDS.includes(id as CardId);
const printed = (id: CardId | ReserveId) => (isCard(id) ? card(id) : reserve(id));
const by = (nation: Nation): By => ({ nation, seat: 'france' });

test('6 the deck has 110 cards, and the nine nations eleven Reserves', () => {
  expect([CARDS.length, RESERVES.length]).toEqual([110, 11]);
  expect(NATIONS.every((nation) => reservesOf(nation).length > 0)).toBe(true);
});

describe.each(ALL)('%s', (id) => {
  const rules = rulesOf(id);
  const { timing, trigger } = printed(id);
  const whens = rules?.plays.map(({ when }) => when) ?? [];

  test('6.1 has its event, its words and its test', () => {
    expect(whens.length).toBeGreaterThan(0);
    expect(Object.values(rules?.says ?? {}).every((text) => text.length > 20)).toBe(true);
    const known = isCard(id) ? `${String(card(id).number).padStart(2, '0')}-` : `reserve-${id.replaceAll('_', '-')}.`;
    const own = files.filter((file) => file.startsWith(known));
    const sources = own.filter((file) => !file.endsWith('.test.ts'));
    expect(sources).toHaveLength(1);
    const source = readFileSync(new URL(sources[0] ?? '', folder), 'utf8');
    const tested = own.some((file) => file.endsWith('.test.ts'));
    expect([source.includes(`'${id}'`), tested]).toEqual([true, true]);
  });
  test('6.14, 6.15 is played when it is printed to be', () => {
    const moments = whens.filter((when): when is Moment => when !== 'impulse' && when !== 'battle');
    // What may answer any act also answers a step that has been declared.
    const allowed = trigger.includes('anyAct') ? [...trigger, 'moveDeclared'] : trigger;
    expect(moments.every((moment) => allowed.includes(moment))).toBe(true);
    expect(whens.includes('battle')).toBe(timing === 'battle');
    expect(whens.includes('impulse')).toBe(timing === 'impulse' || trigger.includes('anyAct'));
    expect(moments.length > 0).toBe(timing === 'response');
  });
});

describe('who plays an event, and when', () => {
  const g = position({ players: 5 });
  const later = position({ players: 5, clock: { turn: 2 } });
  const CAMPS: Readonly<Record<string, (nation: Nation) => boolean>> = {
    'camp:coalition': (nation) => campOf(later, nation) === 'coalition',
    'camp:imperial': (nation) => campOf(later, nation) === 'imperial',
    'patron:turkey': (nation) => pactOf(later, 'turkey') === nation,
  };

  test.each(CARDS.filter((id) => card(id).no1805))('6.18 %s not in 1805', (id) => {
    expect(NATIONS.map((nation) => mayPlayEvent(g, by(nation), id)?.because.key)).toEqual(
      NATIONS.map(() => 'card.not1805'),
    );
  });
  test.each(CARDS)('6.1 %s by those who are printed on it, and nobody else', (id) => {
    const { who } = card(id);
    const may = NATIONS.filter((nation) => mayPlayEvent(later, by(nation), id) === undefined);
    const printedOn = NATIONS.filter(
      (nation) => who?.some((name) => name === nation || CAMPS[name]?.(nation) === true) ?? true,
    );
    expect(may).toEqual(printedOn);
  });
});

describe('6.1 every card says what it does, and answers speak both languages', () => {
  test.each(ALL)('%s', (id) => {
    const { en = '', fr = '' } = rulesOf(id)?.says ?? {};
    expect([en.endsWith('.'), fr.endsWith('.'), en === fr]).toEqual([true, true, false]);
    // French typography: no plain space before ; : ? !
    expect(fr).not.toMatch(/ [;:?!]/u);
    expect(napoleonicWars.tell('fr', { key: 'card.event', params: { nation: 'france', card: id } })).not.toContain(
      'undefined',
    );
  });
});
