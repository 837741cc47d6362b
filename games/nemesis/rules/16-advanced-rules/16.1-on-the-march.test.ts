import { describe, expect, test } from 'vitest';
import { cardId } from '../../catalogue/cards.ts';
import { commanderId } from '../../catalogue/catalogue.ts';
import type { Effect } from '../../state/effects.ts';
import { inCombat, ordered, type Table, told } from '../../testing/combat.ts';
import { at, type Position } from '../../testing/position.ts';
import { LEIPZIG, SOUTH } from '../../testing/seniority.ts';

const LIEGNITZ = '3115';
const SCHWEIDNITZ = '3015';
const BRESLAU = '2915';
const KIEL = '4008';
const HOLSTEIN = '4009';
const LUBECK = '3909';
const HAMBURG = '4010';

const laid = { card: cardId('40'), laidBy: 'french', lasts: 'turn' } as const;
const moving = (side: 'coalition' | 'french', effect: Effect, wanted: Position): Table => {
  const hexes = Object.keys(wanted[side] ?? {});
  const trains = hexes.map((hex) => ({ side, hex }) as const);
  return at({ scenario: '1813', turn: 14, next: side, trains, effects: [effect], ...wanted });
};
const march = (table: Table, side: 'coalition' | 'french', from: string, to: string): Table =>
  table.answer(side, { kind: 'move', from }).answer(side, 'march').answer(side, { to }).answer(side, 'halt');

describe('16.1 what a card leaves of a stack’s freedom to move', () => {
  test('16.1 two nations that have met only in this phase do not keep each other there', () => {
    const table = moving(
      'coalition',
      { ...laid, kind: 'mixedMayNotMove', nations: ['Prussia', 'Russia'] },
      { coalition: { [LIEGNITZ]: ['P-Horn', 'Blucher'], [SCHWEIDNITZ]: ['R-5', 'Barclay'] } },
    );
    march(table, 'coalition', SCHWEIDNITZ, LIEGNITZ);
    expect(table.asked('coalition').answers).toContainEqual({ kind: 'move', from: LIEGNITZ });
  });

  test('16.1 a King who hesitates does not count the stacks of others', () => {
    const table = moving(
      'coalition',
      { ...laid, kind: 'stacksMoved', nation: 'Prussia', left: 1 },
      { coalition: { [LIEGNITZ]: ['P-Horn', 'Blucher'], [SCHWEIDNITZ]: ['R-5', 'Barclay'] } },
    );
    march(table, 'coalition', SCHWEIDNITZ, BRESLAU);
    expect(told(table, 'card.stacksLeft')).toEqual([]);
    expect(table.asked('coalition').answers).toContainEqual({ kind: 'move', from: LIEGNITZ });
  });

  test('16.1 while Danes stay at home the French outside it move', () => {
    const table = moving('french', { ...laid, kind: 'danesStayHome' }, { french: { [LUBECK]: ['F-16', 'Davout'] } });
    expect(table.asked('french').answers).toContainEqual({ kind: 'move', from: LUBECK });
  });
});

describe('16.1 Danes who stay at home', () => {
  const attack = (effect: Effect, to: string) =>
    inCombat({
      scenario: '1813',
      turn: 14,
      french: { [HOLSTEIN]: ['F-Da1', 'Hesse'], [LEIPZIG]: ['F-16'] },
      coalition: { [to]: ['R-5'], [SOUTH]: ['R-3'] },
      effects: [effect],
    })
      .asked('french')
      .answers.map((answer) => [answer.kind, answer['to']]);

  test('16.1 they attack anyone who has come into their land', () => {
    expect(attack({ ...laid, kind: 'danesStayHome' }, KIEL)).toContainEqual(['attack', KIEL]);
    expect(attack({ ...laid, kind: 'danesStayHome' }, HAMBURG)).not.toContainEqual(['attack', HAMBURG]);
  });

  test('16.1, 10.5 they come to the defence of others abroad', () => {
    const table = ordered(
      {
        scenario: '1813',
        turn: 14,
        french: { [HOLSTEIN]: ['F-Da1', 'Hesse'], [HAMBURG]: ['F-16'] },
        coalition: { '3910': ['R-5', 'R-14', 'Barclay'] },
        effects: [{ ...laid, kind: 'danesStayHome' }],
      },
      { by: 'coalition', from: '3910', to: HAMBURG },
    ).dice(6);
    expect(table.asked('french').answers).toContainEqual({ kind: 'support', hex: HOLSTEIN });
  });

  test('16.1 a card about others does not keep them from going abroad', () => {
    expect(attack({ ...laid, kind: 'noForcedMarch' }, HAMBURG)).toContainEqual(['attack', HAMBURG]);
  });
});

describe('16.1 an idle commander beside another', () => {
  const YORCK_IDLE: Effect = { ...laid, kind: 'idle', commander: commanderId('Yorck') };
  const corps = { [BRESLAU]: ['P-Zie', 'P-Klu', 'P-Horn', 'Yorck', 'Kleist'] };

  test('16.1 the other one gives the orders', () => {
    const table = moving('coalition', YORCK_IDLE, { coalition: corps });
    table.answer('coalition', { kind: 'move', from: BRESLAU });
    expect(table.asked().prompt.params['commanders']).toEqual(['Kleist']);
  });

  test('16.1, 8.1 the rating of the other one alone counts for a rally', () => {
    const table = moving('coalition', YORCK_IDLE, {
      phase: 'rally',
      coalition: corps,
      disrupted: ['P-Zie', 'P-Klu', 'P-Horn'],
      depots: { coalition: [BRESLAU] },
    });
    table.answer('coalition', { kind: 'rally', hex: BRESLAU });
    expect(told(table, 'rally.begins')).toMatchObject([{ commanders: ['Kleist'], limit: 2 }]);
  });
});

test('16.1, 3.4 a rating that a card has raised is that of the commander whom it names alone', () => {
  const rating = (commander: string) =>
    ordered(
      {
        scenario: '1813',
        turn: 14,
        coalition: { [SOUTH]: ['P-Horn', 'P-Hun', 'Kleist'] },
        french: { [LEIPZIG]: ['F-16'] },
        effects: [{ ...laid, kind: 'rating', commander: commanderId(commander), by: 1 }],
      },
      { by: 'coalition', from: SOUTH, to: LEIPZIG },
    ).asked().prompt.params['rating'];
  expect(rating('Kleist')).toBe(3);
  expect(rating('Yorck')).toBe(2);
});

test('16.1, 8.3 Napoleon, who has come there in this phase, does not move another stack by a card', () => {
  const ride: Effect = { ...laid, kind: 'freeMove', side: 'french', of: commanderId('Napoleon') };
  const wanted = {
    french: { [LEIPZIG]: ['F-16', 'Napoleon'], [SOUTH]: ['F-17', 'Ney'] },
    depots: { french: [LEIPZIG] },
  };
  const trains = [
    { side: 'french', hex: LEIPZIG },
    { side: 'french', hex: SOUTH },
  ] as const;
  const table = march(moving('french', ride, { ...wanted, trains }), 'french', LEIPZIG, SOUTH);
  expect(table.asked('french').answers).toEqual([
    { kind: 'move', from: SOUTH },
    { kind: 'discard', hex: SOUTH },
  ]);
});
