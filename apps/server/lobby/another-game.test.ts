import { Match } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { BotThreads } from '../rooms/bot-threads.ts';
import { playableOf } from '../rooms/shelf.ts';
import { SHELF } from '../tests/with-redoubts.ts';
import { inLobby, opened, seen } from './tests/table.ts';

test('the threads of the bots find a game that joins the list', async () => {
  const threads = new BotThreads({ shelf: SHELF, limitMs: 60_000, threads: 1 });
  const { game } = playableOf(SHELF, 'redoubts');
  const match = Match.begin(game, game.options.parse({}, ''));
  const [question] = match.questions();
  if (!question) throw new Error('nobody is asked');
  const { by, rule, prompt, answers } = question;
  const turn = { game: 'redoubts', bot: 'random', seq: 0, view: match.view(by).state };
  const thought = await threads.think({ turn: { ...turn, question: { by, rule, prompt, answers } }, seed: 'one' });
  await threads.close();
  expect(thought).toMatchObject({ pick: expect.any(Number) as number });
});

test('a game that joins the list is offered by the lobby, and a match of it runs', () =>
  inLobby(
    async ({ browser, member }) => {
      const { games } = await browser().seen<{ games: { id: string }[] }>('/api/games');
      expect(games.map(({ id }) => id)).toContain('redoubts');
      const ney = await member('Ney');
      const { id } = await opened(ney, { game: 'redoubts', seat: 'empire', bots: [{ bot: 'random' }] });
      expect(await seen(ney, id)).toMatchObject({ game: 'redoubts', status: 'running', isYourTurn: true });
      expect(await SHELF.games['redoubts']?.called('fr')).toMatchObject({ title: 'Redoutes' });
    },
    { shelf: SHELF },
  ));
