import { expect, test } from 'vitest';
import { agreedFields, OF_1813 } from '../scenario/agreed.ts';
import { nemesis } from '../game.ts';
import { optionsPlan } from './options.ts';

const asked = (scenario: string): readonly string[] =>
  optionsPlan('en', { scenario }).groups.flatMap(({ options }) => options);

test('in 1813 every option is asked for, once', () => {
  expect([...asked('1813')].sort()).toEqual(Object.keys(agreedFields).sort());
});

test('A-115 what means nothing in 1799 is not asked for there, and there is nothing to recommend', () => {
  expect(asked('1799')).toEqual(['hitsOnWinner']);
  expect(asked('1799').some((name) => OF_1813.some((each) => each === name))).toBe(false);
  expect(optionsPlan('en', { scenario: '1799' }).presets).toEqual([]);
});

test('15, 16 the sets of rules: none, the optional ones, all', () => {
  const [basic, optional, everything] = optionsPlan('en', { scenario: '1813' }).presets.map(({ values }) =>
    nemesis.options.parse({ scenario: '1813', ...values }),
  );
  expect(basic).toEqual(nemesis.options.parse({ scenario: '1813' }));
  expect(optional).toMatchObject({ hiddenStacks: true, evacuatedGarrisons: true, crowding: true, cards: false });
  expect(Object.values(everything ?? {}).filter((value) => value === false)).toEqual([]);
});
