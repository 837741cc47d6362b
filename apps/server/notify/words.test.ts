import { expect, test } from 'vitest';
import { SHELF } from '../games.ts';
import type { News } from './errands.ts';
import { hookBody, letterOf, pushBody } from './words.ts';

const turn = (game: string, seat: string): News => ({ kind: 'turn', match: 'm1', game, seat, askedAt: 0 });
const NEWS: readonly News[] = [turn('nemesis', 'french'), { kind: 'invited', match: 'm2', game: 'europe', by: 'Ney' }];
const EN = { shelf: SHELF, language: 'en', origin: 'https://bivouac.example' };
const FR = { ...EN, language: 'fr' };

test('a letter names the game and the side as players do, in the language of its reader', async () => {
  const english = await letterOf(NEWS, 'Soult', EN);
  expect(english.text).toContain(
    'It’s your turn (1813: Napoleon’s Nemesis, the French). https://bivouac.example/#/match/m1',
  );
  expect(english.text).toContain('Ney has invited you to a match (Napoléon against Europe).');
  const french = await letterOf(NEWS, 'Soult', FR);
  expect(french.text).toMatch(/C’est à vous de jouer \(1813\s: Napoleon’s Nemesis, les Français\)\./);
  expect(french.text).toContain('Ney vous invite à une partie (Napoléon contre l’Europe).');
});

test('whoever loses answers to newer rules is told how many, and by which rule', async () => {
  const rules: News = { kind: 'rules', match: 'm1', game: 'europe', to: '1.3.0', back: 22, rule: '12.5' };
  expect((await letterOf([rules], 'Ney', EN)).text).toContain(
    'The rules have been updated to 1.3.0, and 22 answers were undone by rule 12.5 (Napoléon against Europe).',
  );
  expect((await letterOf([{ ...rules, back: 1 }], 'Ney', FR)).text).toContain(
    'Les règles sont passées à la version 1.3.0, et une réponse a été annulée selon la règle 12.5 (Napoléon contre l’Europe).',
  );
});

test('so do a webhook and a notice of the browser', async () => {
  const hook = JSON.parse(await hookBody([turn('europe', 'empire')], FR)) as { content: string };
  expect(hook.content).toBe(
    'C’est à vous de jouer (Napoléon contre l’Europe, l’Empire). https://bivouac.example/#/match/m1',
  );
  const push = JSON.parse(await pushBody([turn('nemesis', 'coalition')], EN)) as { body: string; url: string };
  expect(push).toMatchObject({
    body: 'It’s your turn (1813: Napoleon’s Nemesis, the Coalition).',
    url: 'https://bivouac.example/#/match/m1',
  });
});

test('every game on the shelf has names of its own for itself and its seats', async () => {
  for (const [id, { game, called }] of Object.entries(SHELF.games))
    for (const language of ['en', 'fr'] as const) {
      const { title, seat } = await called(language);
      const seats = game.seats(game.options.parse({}, id));
      expect(title).not.toBe(id);
      for (const each of seats) expect(seat(each)).not.toBe(each);
    }
});
