import { describe, expect, test } from 'vitest';
import { run } from './rehearsal/run.ts';
import { SHELF } from './tests/with-redoubts.ts';

/** A command line, with the example of the guide among the games. */
const command = async (line: string, input = ''): Promise<string> => {
  const { code, out, err } = await run(line.split(' '), { input, games: SHELF });
  expect([code, err]).toEqual([0, '']);
  return out;
};

describe('a game that joins the list', () => {
  test('is offered by the menu, and can be played', async () => {
    const out = await command('menu', `1\n${SHELF.games.length}\n1\n1\n4\nmap\nunits\nrule 2.2\nquit\ny\n5\n`);
    expect(out).toContain(`  ${SHELF.games.length}  Redoubts\n`);
    expect(out).toContain('Which side do you play?\n  1  The Empire\n  2  The Coalition\n');
    expect(out).toContain('Redoubt 1 of 5');
    expect(out).toContain('France: 6 in reserve');
    expect(out).toContain('A nation keeps its last battalion for the last redoubt.');
  });

  test('is played by name, in French too', async () => {
    const out = await command('play redoubts --bot --side coalition --seed 1 --lang fr', '1\nquit\nn\n');
    expect(out).toContain('Redoutes');
    expect(out).toContain('Redoute 1 sur 5');
  });

  test('threads that play a series find it', async () => {
    const out = await command('simulate redoubts --games 4 --jobs 2 --check');
    expect(out).toContain('4 games of redoubts');
    expect(out).toMatch(/assaults in a game +5 +5 +5\n/);
  });

  test('is measured', async () => {
    const games = { ...SHELF, games: SHELF.games.slice(-1) };
    const { out } = await run(['bench', '--seconds', '0.01', '--json'], { games });
    expect(Object.keys((JSON.parse(out) as { games: object }).games)).toEqual(['redoubts, five redoubts']);
  });
});
