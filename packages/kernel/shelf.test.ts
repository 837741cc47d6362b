import { describe, expect, test } from 'vitest';
import { InputError, integer, shape, withStandard } from './schema.ts';
import { scenarioShelf } from './shelf.ts';

const scenario = shape({ turns: integer({ min: 1 }), winter: withStandard(integer(), 9) });
const shelf = scenarioShelf(scenario, { '1799': { turns: 13 }, '1813': { turns: 20, winter: 14 } });

describe('a shelf of scenarios', () => {
  test('gives a shipped one by its name', () => {
    expect(shelf.names).toEqual(['1799', '1813']);
    expect(shelf.parse('1799')).toBe('1799');
    expect(shelf.take('1799')).toEqual({ turns: 13, winter: 9 });
    expect(shelf.form).toEqual({ control: 'choice', values: ['1799', '1813'] });
  });

  test('takes a file of one’s own, which passes the same schema', () => {
    const own = shelf.parse({ turns: 2 });
    expect(own).toEqual({ turns: 2, winter: 9 });
    expect(shelf.take(own)).toEqual({ turns: 2, winter: 9 });
    expect(shelf.parse(own)).toEqual(own);
  });

  test('names the place and the remedy', () => {
    expect(() => shelf.parse('1805', 'options.scenario')).toThrow(InputError);
    expect(() => shelf.parse('1805', 'options.scenario')).toThrow(
      'options.scenario: there is no scenario "1805". Choose one of: 1799, 1813; or give a scenario file.',
    );
    expect(() => shelf.parse('__proto__')).toThrow('there is no scenario "__proto__"');
    expect(() => shelf.parse({ turns: 0 }, 'mine.json')).toThrow('mine.json.turns: 0 is not valid');
    expect(() => shelf.take('1805')).toThrow('no scenario "1805"');
  });

  test('does not stand with a scenario that its own schema refuses', () => {
    expect(() => scenarioShelf(scenario, { bad: {} })).toThrow('bad.turns: this field is missing');
  });
});
