import type { Asked, MatchView } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { askedOf, questionOf } from './question-of.ts';

const ui = {
  rich: (_language: string, { key }: { readonly key: string }) => [key],
  seatName: (_language: string, seat: string) => seat,
  seatColour: () => 'red',
};
const asked = (by: string, sealed = false): Asked => ({ by, rule: '1', prompt: { key: by, params: {} }, sealed });
const seen = (...ask: readonly Asked[]): MatchView<unknown> => ({ seq: 7, state: {}, ask, result: null });
const shown = (view: MatchView<unknown>) => questionOf(ui, 'en', view, 'french', []);

test('a seat is shown its own question, with the number of the answers before it', () => {
  expect(shown(seen(asked('coalition'), asked('french')))).toMatchObject({ kind: 'asked', id: 7, prompt: ['french'] });
});

test('a seat that has answered waits under seal for the others', () => {
  const view = seen(asked('french', true), asked('coalition'));
  expect(askedOf(view, 'french')).toBeUndefined();
  expect(shown(view)).toMatchObject({ kind: 'sealed', seats: [{ name: 'coalition' }] });
});

test('a seat that is not asked sees whom the table waits for: another seat, or the dice', () => {
  expect(shown(seen(asked('coalition')))).toMatchObject({ kind: 'waiting', prompt: ['coalition'] });
  expect(shown(seen(asked('chance')))).toMatchObject({ kind: 'chance', prompt: ['chance'] });
});

test('of a window a seat sees all to whom it is open, and not who is still asked', () => {
  const prompt = { key: 'table.responses', params: {} };
  const open: Asked = { by: 'responders', rule: '6', prompt, sealed: false, among: ['austria', 'russia'] };
  expect(shown(seen(open))).toMatchObject({
    kind: 'waiting',
    seats: [{ name: 'austria' }, { name: 'russia' }],
    prompt: ['table.responses'],
  });
});

test('when all is over the reason is told', () => {
  const result = { winner: 'french', points: {}, because: { key: 'won', params: {} } };
  expect(shown({ ...seen(), result })).toEqual({ kind: 'over', words: ['won'] });
});
