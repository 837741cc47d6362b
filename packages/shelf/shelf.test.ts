import { LANGUAGES, Match } from '@bivouac/kernel';
import { redoubtsPackage } from '@bivouac/testing/example/index.ts';
import { describe, expect, test } from 'vitest';
import { SHELF } from './index.ts';

/** The games, and the example of the guide after one more line. */
const games = [...SHELF.games, redoubtsPackage];

test('every game is named once', () => {
  expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
});

describe.each(games)('$id', (pack) => {
  test('goes by one id', async () => {
    const { game } = await pack.engine();
    const { ui } = await pack.ui();
    expect([game.id, pack.cover.id, ui.id]).toEqual([pack.id, pack.id, pack.id]);
  });

  test('has names for itself and its seats in every language', async () => {
    const { game } = await pack.engine();
    const seats = game.seats(game.options.parse({}, ''));
    for (const language of LANGUAGES) {
      expect(pack.cover.title(language)).not.toBe('');
      for (const seat of seats) expect(pack.cover.seatWithin(language, seat)).not.toBe(seat);
    }
  });

  test('every option that can be chosen is explained', async () => {
    const { form } = (await pack.engine()).game.options;
    const fields = form.control === 'shape' ? Object.keys(form.fields) : [];
    for (const language of LANGUAGES)
      expect(Object.keys(pack.cover.options(language)).toSorted()).toEqual(fields.toSorted());
  });

  test('every scenario can be played, and says what it is about', async () => {
    const { game } = await pack.engine();
    for (const { id, title, summary } of pack.scenarios) {
      expect(Match.begin(game, game.options.parse({ scenario: id }, '')).questions()).not.toEqual([]);
      for (const language of LANGUAGES) expect([title[language], summary[language]]).not.toContain('');
    }
  });

  test('the first game that it offers has the seat that it offers', async () => {
    const { game } = await pack.engine();
    if (!pack.firstGame) return;
    expect(game.seats(game.options.parse(pack.firstGame.options, ''))).toContain(pack.firstGame.seat);
  });

  test('has a bot to play against, and knows what a turn is', async () => {
    const { game, bots, turn } = await pack.engine();
    expect(Object.keys(bots)).not.toEqual([]);
    const { state } = Match.begin(game, game.options.parse({}, '')).view('referee');
    expect(turn.count(state)).toBeGreaterThanOrEqual(0);
    for (const language of LANGUAGES) expect(turn.name[language].many).not.toBe('');
  });

  test('its table looks like something in a terminal and in the browser', async () => {
    const { game } = await pack.engine();
    const [seat = ''] = game.seats(game.options.parse({}, ''));
    const { state } = Match.begin(game, game.options.parse({}, '')).view(seat);
    const [face, { ui }] = await Promise.all([pack.terminal(), pack.ui()]);
    for (const language of LANGUAGES) {
      expect(face.header(state, language).join('')).not.toBe('');
      expect(face.map(state, language, 100).join('')).not.toBe('');
      expect(ui.tracks(state, language)).not.toEqual([]);
    }
    expect((await ui.map()).places).not.toEqual([]);
  });

  test('every rule of its rulebook has a text in every language', async () => {
    const { outlines, rules } = await pack.book();
    const numbers = outlines.flatMap(({ chapters }) =>
      chapters.flatMap((chapter) => chapter.rules.map(({ number, under = number }) => under)),
    );
    expect(numbers).not.toEqual([]);
    for (const language of LANGUAGES)
      expect(numbers.filter((number) => rules[language][number] === undefined)).toEqual([]);
  });

  test('what its workshop tries and records has options of the game', async () => {
    const { game, bots } = await pack.engine();
    const { trials, golden } = await pack.workshop();
    expect(trials).not.toEqual([]);
    for (const { options } of [...trials, ...golden]) game.options.parse(options, '');
    for (const { bot } of golden) expect(Object.keys(bots)).toContain(bot);
  });
});
