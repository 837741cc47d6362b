import { expect, test } from 'vitest';
import { scenarioFor } from '../catalogue/catalogue.ts';
import { SCENARIOS } from '../catalogue/ids.ts';
import { names } from '../text/names.ts';
import { europeCover } from './cover.ts';

test.each(['en', 'fr'] as const)('the cover names scenarios and seats as the game does (%s)', (language) => {
  const titles = Object.fromEntries(SCENARIOS.map((id) => [id, scenarioFor(id, '2013').title[language]]));
  expect(europeCover.options(language)['scenario']?.values).toEqual(titles);
  for (const seat of ['empire', 'coalition'])
    expect(europeCover.seatName(language, seat).toLowerCase()).toBe(names(language).seat(seat).toLowerCase());
});

test('each seat has its colour, and a seat without one a neutral colour', () => {
  const [empire, coalition, nobody] = ['empire', 'coalition', 'referee'].map((seat) => europeCover.seatColour(seat));
  expect(new Set([empire, coalition, nobody]).size).toBe(3);
});
