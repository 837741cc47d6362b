import { expect, test } from 'vitest';
import { shippedScenarios } from '../scenario/scenario.ts';
import { names } from '../text/names.ts';
import { nemesisCover } from './cover.ts';

const scenarios = [...shippedScenarios.values()];

test.each(['en', 'fr'] as const)('the cover names scenarios and seats as the game does (%s)', (language) => {
  const titles = Object.fromEntries(scenarios.map(({ id, title }) => [id, title[language]]));
  expect(nemesisCover.options(language)['scenario']?.values).toEqual(titles);
  for (const seat of ['french', 'coalition'])
    expect(nemesisCover.seatName(language, seat).toLowerCase()).toBe(names(language).seat(seat).toLowerCase());
});

test('the optional rules are offered with the scenarios that have a campaign (ruling A-115)', () => {
  const offered = scenarios.map(
    ({ id }) => (nemesisCover.optionsPlan?.('en', { scenario: id }).presets.length ?? 0) > 0,
  );
  expect(offered).toEqual(scenarios.map(({ campaign }) => campaign !== undefined));
});
