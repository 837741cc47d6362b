// npm run golden: plays the golden games of nemesis anew and writes their records. Run it when a rule has changed on purpose;
// the commit then says why the records moved.
import { writeFileSync } from 'node:fs';
import { random, runMatch } from '@bivouac/bots';
import { bots, nemesis } from '@bivouac/nemesis';

const GAMES = [
  { name: 'italy-1799-greedy', players: { coalition: bots.greedy, french: bots.greedy }, seed: 'golden greedy' },
  { name: 'italy-1799-random', players: { coalition: random, french: random }, seed: 'golden random' },
] as const;

for (const { name, players, seed } of GAMES) {
  const { match, faults } = runMatch({ game: nemesis, options: nemesis.options.parse({}), bots: players, seed });
  const [fault] = faults;
  if (fault) throw new Error(`${name}: ${fault.rule} ${fault.what}`);
  const file = new URL(`../games/nemesis/golden/${name}.json`, import.meta.url);
  writeFileSync(file, `${JSON.stringify(match.record())}\n`);
  const { winner, points } = match.result() ?? {};
  console.log(`${name}: ${match.seq} answers, ${winner} wins ${JSON.stringify(points)}`);
}
