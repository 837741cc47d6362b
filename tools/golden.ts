// npm run golden [-- europe | -- nemesis/italy]: plays the golden games anew, or those whose names have this part, and writes
// their records and what they came to. Run it when a rule has changed on purpose; the commit then says why the records moved.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { random, runMatch } from '@bivouac/bots';
import { bots as europeBots, europe } from '@bivouac/europe';
import type { Bot, Game, State } from '@bivouac/kernel';
import { bots as nemesisBots, nemesis } from '@bivouac/nemesis';
import { EVERY_RULE } from '@bivouac/nemesis/scenario/agreed.ts';

type Players = 'greedy' | 'random';
type Row = readonly [name: string, options: Readonly<Record<string, unknown>>, players: Players];

const EVERY_RULE_OF_1813 = { scenario: '1813', ...EVERY_RULE };

const NEMESIS: readonly Row[] = [
  ['italy-1799', {}, 'greedy'],
  ['italy-1799', {}, 'random'],
  ['nemesis-1813', { scenario: '1813' }, 'greedy'],
  ['nemesis-1813', { scenario: '1813' }, 'random'],
  ['nemesis-1813-every-rule', EVERY_RULE_OF_1813, 'greedy'],
  ['nemesis-1813-every-rule', EVERY_RULE_OF_1813, 'random'],
];

const EUROPE: readonly Row[] = [
  ['1805-2013', { scenario: '1805', edition: '2013' }, 'greedy'],
  ['1805-2013', { scenario: '1805', edition: '2013' }, 'random'],
  ['1805-revised', { scenario: '1805', edition: 'revised' }, 'greedy'],
  ['1805-revised', { scenario: '1805', edition: 'revised' }, 'random'],
  ['1809-2013', { scenario: '1809', edition: '2013' }, 'greedy'],
  ['1809-revised', { scenario: '1809', edition: 'revised' }, 'greedy'],
  ['1815-2013', { scenario: '1815', edition: '2013' }, 'greedy'],
  ['1815-revised', { scenario: '1815', edition: 'revised' }, 'greedy'],
  ['1815-revised-fog', { scenario: '1815', edition: 'revised', fogOfWar: true }, 'greedy'],
];

const [, , only = ''] = process.argv;

const play = <S extends State, O, V>(game: Game<S, O, V>, greedy: Bot<V>, [name, given, players]: Row) => {
  const options = game.options.parse(given, name);
  const bot: Bot<V> = players === 'greedy' ? greedy : random;
  const bots = Object.fromEntries(game.seats(options).map((seat) => [seat, bot]));
  const { match, faults } = runMatch({ game, options, bots, seed: `golden ${players}` });
  const [fault] = faults;
  if (fault) throw new Error(`${name}, ${players}: ${fault.rule} ${fault.what}`);
  return match;
};

const renew = <S extends State, O, V>(game: Game<S, O, V>, greedy: Bot<V>, rows: readonly Row[]): void => {
  const folder = new URL(`../games/${game.id}/golden/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  const file = new URL('results.json', folder);
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : {};
  const results: Record<string, unknown> = {};
  for (const row of rows) {
    const name = `${row[0]}-${row[2]}`;
    results[name] = known[name];
    if (!`${game.id}/${name}`.includes(only)) continue;
    const match = play(game, greedy, row);
    const { winner, points } = match.result() ?? {};
    results[name] = { winner, points };
    writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(match.record())}\n`);
    console.log(`${game.id}/${name}: ${match.seq} answers, ${winner} wins ${JSON.stringify(points)}`);
  }
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
};

renew(nemesis, nemesisBots.greedy, NEMESIS);
renew(europe, europeBots.greedy, EUROPE);
