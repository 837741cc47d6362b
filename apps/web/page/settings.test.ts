import { expect, test } from 'vitest';
import { settingsFrom } from './settings.ts';

test('at first the page speaks the language of the browser, English if it knows neither', () => {
  expect(settingsFrom(null, ['fr-CA', 'en']).language).toBe('fr');
  expect(settingsFrom(null, ['de', 'fr', 'en']).language).toBe('fr');
  expect(settingsFrom(null, ['de']).language).toBe('en');
});

test('what was set is found again', () => {
  const kept = JSON.stringify({ language: 'fr', theme: 'dark', toured: ['nemesis/depots'] });
  expect(settingsFrom(kept, ['en'])).toMatchObject({
    language: 'fr',
    theme: 'dark',
    warnings: true,
    pace: 'steady',
    toured: ['nemesis/depots'],
  });
});

test.each(['{', '[]', '{"theme":"plaid"}', '{"unknown":1}', 'null'])('%s is no setting, and does no harm', (kept) => {
  expect(settingsFrom(kept, ['en'])).toMatchObject({ language: 'en', theme: 'auto' });
});
