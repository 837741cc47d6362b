// npm run golden [-- europe | -- nemesis/italy]: plays the golden games again, or those whose names have this part, and writes
// their records and what they came to. Run it when a rule has changed on purpose; the commit then says why the records moved.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { runMatch } from '@bivouac/bots';
import type { Match } from '@bivouac/kernel';
import type { Engine, GamePackage, GoldenGame } from '@bivouac/manifest';
import { SHELF } from '@bivouac/shelf';

const [, , only = ''] = process.argv;

const play = ({ game, bots }: Engine, { name, options: given, bot: named }: GoldenGame): Match => {
  const options = game.options.parse(given, name);
  const bot = bots[named];
  if (!bot) throw new Error(`${game.id} has no bot ${named}`);
  const seated = Object.fromEntries(game.seats(options).map((seat) => [seat, bot]));
  const { match, faults } = runMatch({ game, options, bots: seated, seed: `golden ${named}` });
  const [fault] = faults;
  if (fault) throw new Error(`${name}, ${named}: ${fault.rule} ${fault.what}`);
  return match;
};

const renew = async ({ id, engine: load, workshop }: GamePackage): Promise<void> => {
  const engine = await load();
  const folder = new URL(`../games/${id}/golden/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  const file = new URL('results.json', folder);
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : {};
  const results: Record<string, unknown> = {};
  for (const golden of (await workshop()).golden) {
    const name = `${golden.name}-${golden.bot}`;
    results[name] = known[name];
    if (!`${id}/${name}`.includes(only)) continue;
    const match = play(engine, golden);
    const { winner, winners, points } = match.result() ?? {};
    results[name] = { winner, ...(winners ? { winners } : {}), points };
    writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(match.record())}\n`);
    console.log(`${id}/${name}: ${match.seq} answers, ${winners?.join(', ') ?? winner} wins ${JSON.stringify(points)}`);
  }
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
};

for (const game of SHELF.games) await renew(game);
