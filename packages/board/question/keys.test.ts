import { describe, expect, test } from 'vitest';
import type { Choice } from './choice.ts';
import { choiceForKey, filtered, grouped, keysFor, REDO_KEY, UNDO_KEY } from './keys.ts';

const choice = (id: string, more: Partial<Choice> = {}): Choice => ({ id, words: `answer ${id}`, ...more });
const many = Array.from({ length: 50 }, (_, place) => choice(`${place}`));

describe('the keys of the answers', () => {
  test('figures, then letters, then none', () => {
    const keys = keysFor(many);
    expect([keys.get('0'), keys.get('8'), keys.get('9'), keys.get('30')]).toEqual(['1', '9', 'a', 'x']);
    expect(keys.get('31')).toBeUndefined();
  });

  test('no key stands for two answers, and none takes those of undo and redo', () => {
    const given = [...keysFor(many).values()];
    expect(new Set(given).size).toBe(given.length);
    expect(given).not.toContain(UNDO_KEY);
    expect(given).not.toContain(REDO_KEY);
  });

  test('Enter is for the one that ends the question, wherever it stands', () => {
    const keys = keysFor([choice('done', { closes: true }), choice('a'), choice('b')]);
    expect(keys.get('done')).toBe('Enter');
    expect(keys.get('a')).toBe('1');
  });

  test('of two that end it, the last has Enter and the other a figure', () => {
    const keys = keysFor([choice('pass', { closes: true }), choice('done', { closes: true })]);
    expect(keys.get('done')).toBe('Enter');
    expect(keys.get('pass')).toBe('1');
  });

  test('a key finds its answer, as a capital too', () => {
    const keys = keysFor(many);
    expect(choiceForKey(keys, 'A')).toBe('9');
    expect(choiceForKey(keys, 'z')).toBeUndefined();
    expect(choiceForKey(keysFor([choice('done', { closes: true })]), 'Enter')).toBe('done');
  });
});

test('typing finds answers by words in any order, without accents, in words and headings', () => {
  const choices = [
    choice('1', { words: 'Masséna marches to Zürich' }),
    choice('2', { words: 'halt', group: 'Masséna' }),
    choice('3', { words: 'Kray marches to Mantua' }),
  ];
  expect(filtered(choices, 'zurich massena').map(({ id }) => id)).toEqual(['1']);
  expect(filtered(choices, 'massena').map(({ id }) => id)).toEqual(['1', '2']);
  expect(filtered(choices, '  ')).toHaveLength(3);
});

test('answers stand under their headings in the order of the list; those without one come first', () => {
  const groups = grouped([
    choice('1', { group: 'Kray' }),
    choice('2'),
    choice('3', { group: 'Melas' }),
    choice('4', { group: 'Kray' }),
  ]);
  expect(groups.map(({ name, choices }) => [name, choices.map(({ id }) => id)])).toEqual([
    [undefined, ['2']],
    ['Kray', ['1', '4']],
    ['Melas', ['3']],
  ]);
});

test('Enter is never what throws something away, nor a decision with a chance to weigh', () => {
  expect([...keysFor([{ id: 'pass', words: 'Pass', closes: true, wastes: true }])]).toEqual([['pass', '1']]);
  const stand = { id: 'stand', words: 'Stand', closes: true, foresight: '17 %' };
  expect([...keysFor([{ id: 'evade', words: 'Evade' }, stand])]).toEqual([
    ['evade', '1'],
    ['stand', '2'],
  ]);
});
