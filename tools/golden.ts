// npm run golden: plays the golden games of nemesis anew and writes their records. Run it when a rule has changed on purpose;
// the commit then says why the records moved.
import { writeFileSync } from 'node:fs';
import { random, runMatch } from '@bivouac/bots';
import { bots, nemesis } from '@bivouac/nemesis';
import { EVERY_RULE } from '@bivouac/nemesis/agreed.ts';

const BY_GREEDY = { coalition: bots.greedy, french: bots.greedy };
const BY_CHANCE = { coalition: random, french: random };
const EVERYTHING = { scenario: '1813', ...EVERY_RULE };

const GAMES = [
  { name: 'italy-1799-greedy', options: {}, players: BY_GREEDY, seed: 'golden greedy' },
  { name: 'italy-1799-random', options: {}, players: BY_CHANCE, seed: 'golden random' },
  { name: 'nemesis-1813-greedy', options: { scenario: '1813' }, players: BY_GREEDY, seed: 'golden greedy' },
  { name: 'nemesis-1813-random', options: { scenario: '1813' }, players: BY_CHANCE, seed: 'golden random' },
  { name: 'nemesis-1813-every-rule-greedy', options: EVERYTHING, players: BY_GREEDY, seed: 'golden greedy' },
  { name: 'nemesis-1813-every-rule-random', options: EVERYTHING, players: BY_CHANCE, seed: 'golden random' },
] as const;

const [, , only] = process.argv;

for (const { name, options, players, seed } of GAMES) {
  if (only !== undefined && !name.includes(only)) continue;
  const { match, faults } = runMatch({ game: nemesis, options: nemesis.options.parse(options), bots: players, seed });
  const [fault] = faults;
  if (fault) throw new Error(`${name}: ${fault.rule} ${fault.what}`);
  const file = new URL(`../games/nemesis/golden/${name}.json`, import.meta.url);
  writeFileSync(file, `${JSON.stringify(match.record())}\n`);
  const { winner, points } = match.result() ?? {};
  console.log(`${name}: ${match.seq} answers, ${winner} wins ${JSON.stringify(points)}`);
}
