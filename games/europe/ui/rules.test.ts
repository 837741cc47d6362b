import { describe, expect, test } from 'vitest';
import { at } from '../testing/position.ts';
import { rulebookRevised } from '../text/rulebook-revised.ts';
import { citedAs, rules } from './rules.ts';

const played = (edition: '2013' | 'revised') => at({ edition }).match.view('empire').state;
const numbers = (language: 'en' | 'fr', edition: '2013' | 'revised') =>
  rules(language, played(edition)).map(({ number, printed }) => [number, printed ?? number] as const);

describe('the rule panel is the book that is played by', () => {
  test('17.2.10 is cited as 17.2.9 in the revised edition and stands there under that number', () => {
    expect(citedAs(played('2013'))('17.2.10')).toBe('17.2.10');
    expect(citedAs(played('revised'))('17.2.10')).toBe('17.2.9');
    expect(numbers('fr', 'revised')).toContainEqual(['17.2.10', '17.2.9']);
    expect(numbers('fr', '2013')).toContainEqual(['17.2.10', '17.2.10']);
  });

  test('8.3.5 is part of 20.2 in the first edition', () => {
    expect(citedAs(played('2013'))('8.3.5')).toBe('20.2');
    const order = numbers('en', '2013').map(([number]) => number);
    expect(order.indexOf('8.3.5')).toBeGreaterThan(order.indexOf('20.1'));
    expect(numbers('en', 'revised')).toContainEqual(['8.3.5', '8.3.5']);
  });

  test.each(['2013', 'revised'] as const)('every rule is there once, in the order of the book of %s', (edition) => {
    const all = numbers('en', edition);
    expect(new Set(all.map(([number]) => number)).size).toBe(all.length);
    const asOurs = new Set(rules('en').map(({ number }) => number));
    // 19 of the first edition is not divided.
    const gone = edition === '2013' ? ['19.1', '19.2', '19.3'] : [];
    expect(all.map(([number]) => number).toSorted()).toEqual(
      [...asOurs].filter((number) => !gone.includes(number)).toSorted(),
    );
    const budget = all.filter(([, printed]) => printed.startsWith('7.3.')).map(([, printed]) => printed);
    expect(budget).toEqual(budget.toSorted());
  });

  test('9.1 reads otherwise in the revised edition', () => {
    const text = (edition: '2013' | 'revised') =>
      rules('fr', played(edition)).find(({ number }) => number === '9.1')?.summary;
    expect(text('revised')).toBe(rulebookRevised.fr['9.1']);
    expect(text('2013')).not.toBe(rulebookRevised.fr['9.1']);
  });

  test('what the revised edition changes is said in both languages', () => {
    expect(Object.keys(rulebookRevised.fr)).toEqual(Object.keys(rulebookRevised.en));
  });

  test('rules that the index of the revised book leaves out are there all the same', () => {
    const book = new Set(rules('en', played('revised')).map(({ number }) => number));
    for (const cited of ['5.2', '7.2', '14.2', '14.11', '17.2.3']) expect(book).toContain(cited);
  });
});
