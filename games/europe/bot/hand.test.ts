import { expect, test } from 'vitest';
import type { EuropeAnswer } from '../answers/answers.ts';
import { cardId, nationId } from '../catalogue/catalogue.ts';
import { type Position, position } from '../testing/position.ts';
import { cardCost, HAND } from './hand.ts';
import { situation } from './situation.ts';

const never = (): never => {
  throw new Error('nothing is left to chance here');
};
const clock = (year: number): NonNullable<Position['clock']> => ({ year, phase: 'rounds', round: 1, next: 'empire' });
/** Tilsit brings a point, Talleyrand none; both are worth three. */
const [TILSIT, TALLEYRAND] = [cardId('26F'), cardId('11F')];

test('19 a card that may bring victory points is dearer than its activation points, but not when the war is over', () => {
  const extra = (wanted: Position): number => {
    const s = situation(position(wanted), 'empire');
    return cardCost(s, TILSIT) - cardCost(s, TALLEYRAND);
  };
  expect(extra({ clock: clock(1808) })).toBeGreaterThan(5);
  expect(extra({ clock: clock(1814) })).toBe(0);
  expect(extra({ scenario: '1815', clock: clock(1815) })).toBe(0);
});

test('8.1.5 a protectorate is paid for with another', () => {
  const answers: readonly EuropeAnswer[] = [TILSIT, TALLEYRAND].map((card) => ({
    kind: 'protectorate',
    card,
    nation: nationId('egypte'),
  }));
  const question = { by: 'empire', rule: '5.2', prompt: { key: 'action.choose', params: {} }, answers };
  const s = situation(position({ clock: clock(1808) }), 'empire');
  for (const key of ['action.choose', 'diplomacy.phase']) {
    const score = HAND[key]?.(s, {}, question, never);
    const [tilsit, talleyrand] = answers.map((answer) => score?.(answer) ?? 0);
    expect(talleyrand).toBeGreaterThan(tilsit ?? 0);
  }
});

test('19 nor are its points spent', () => {
  const s = situation(position({ clock: clock(1808), hands: { empire: [TILSIT, TALLEYRAND] } }), 'empire');
  const answers: readonly EuropeAnswer[] = [TILSIT, TALLEYRAND].map((card) => ({ kind: 'points', card }));
  const question = { by: 'empire', rule: '5.2', prompt: { key: 'action.choose', params: {} }, answers };
  const [tilsit, talleyrand] = answers.map((answer) => HAND['action.choose']?.(s, {}, question, never)(answer) ?? 0);
  expect(talleyrand).toBeGreaterThan((tilsit ?? 0) + 5);
});
