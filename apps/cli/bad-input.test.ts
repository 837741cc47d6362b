import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameRecord } from '@bivouac/kernel';
import { nemesis } from '@bivouac/nemesis/game.ts';
import campaign from '@bivouac/nemesis/data/scenarios/1799.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { SHELF } from '@bivouac/shelf';
import { inFolder, run } from './rehearsal/run.ts';

/** The games of the shelf, as a message lists them. */
const GAMES = SHELF.games.map(({ id }) => id).join(', ');

const ANY_VERSION = '<version>';

type Files = Readonly<Record<string, unknown>>;

/** What is said of bad input. It ends with exit code 2, prints nothing else, and makes or changes no file. */
const refusal = (argv: readonly string[], files: Files = {}): Promise<string> =>
  inFolder(async (folder) => {
    const written = Object.entries(files).map(([name, content]) => {
      const text = typeof content === 'string' ? content : JSON.stringify(content);
      writeFileSync(path.join(folder, name), text);
      return [name, text] as const;
    });
    const inPlace = argv.map((arg) => (/^\w+\.json$/.test(arg) ? path.join(folder, arg) : arg));
    const { code, out, err } = await run(inPlace, { games: SHELF });
    expect({ code, out, err }).toEqual({ code: 2, out: '', err });
    expect(readdirSync(folder).sort()).toEqual(written.map(([name]) => name).sort());
    for (const [name, text] of written) expect(readFileSync(path.join(folder, name), 'utf8')).toBe(text);
    return err.trimEnd().replaceAll(`${folder}${path.sep}`, '').replaceAll(nemesis.version, ANY_VERSION);
  });

describe('as a process', () => {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const bivouac = (...argv: readonly string[]) =>
    inFolder((cwd) => {
      const options = { cwd, input: '', encoding: 'utf8', env: { LANG: 'fr_FR.UTF-8' } } as const;
      const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...argv], options);
      return { status, stdout, stderr, files: readdirSync(cwd) };
    });

  test('bad input ends with exit code 2, a message and nothing written', async () => {
    const stderr = `chess: ce jeu n’existe pas. Au choix\u00a0: ${GAMES}.\n`;
    expect(await bivouac('play', 'chess')).toEqual({ status: 2, stdout: '', stderr, files: [] });
  });

  test('good input ends with exit code 0', async () => {
    expect(await bivouac('--version')).toMatchObject({ status: 0, stderr: '' });
  });
});

describe('the command line', () => {
  test.each([
    [
      ['march'],
      'march: there is no such command. Choose one of: menu, play, simulate, replay, verify, bench, referee, rules, map, backup, restore.',
    ],
    [['play', 'chess'], `chess: there is no such game. Choose one of: ${GAMES}.`],
    [['play', 'toString'], `toString: there is no such game. Choose one of: ${GAMES}.`],
    [['play'], `bivouac play: no game is named. Choose one of: ${GAMES}.`],
    [
      ['rules', 'chess'],
      'chess: there is no such game. Choose one of: nemesis, europe, napoleonic-wars, war-and-peace.',
    ],
    [['play', 'nemesis', 'now'], 'now: play does not take it. See "bivouac play --help".'],
    [['verify', '--sped'], '--sped: there is no such option here. Choose among: --help, --lang, --version.'],
    [['play', 'nemesis', '--scenario'], '--scenario: it needs a value. Write --scenario VALUE.'],
    [['rules', '--json=yes'], '--json: it takes no value, and "yes" was given. Write --json alone.'],
    [['rules', '--lang', 'de'], '--lang de: Bivouac does not speak this language. Choose one of: en, fr.'],
  ])('%j', async (argv, message) => expect(await refusal(argv)).toBe(message));
});

describe('scenario, option, side, bot and dice', () => {
  test.each([
    [
      ['--scenario', '1800'],
      '--scenario 1800: there is no scenario of this name, and no such file. Choose one of: 1799, 1812, 1813, 1812-1813; or give the path of a scenario file.',
    ],
    [['--scenario', 'italy.json'], 'italy.json: there is no such file. Check the path.'],
    [['--scenario', './'], './: it is a folder. Check the path.'],
    [
      ['--option', 'weather=bad'],
      '--option weather: nemesis has no such option. Choose among: scenario, hitsOnWinner, bridgeheads, armisticeDepots, hiddenStacks, evacuatedGarrisons, crowding, cards, seniority, underStrength, shortArmistice, austrianBargain, tension.',
    ],
    [['--option', 'hitsOnWinner=sideways'], '--option hitsOnWinner: "sideways" is unknown. Choose one of: down, up.'],
    [
      ['--option', 'hitsOnWinner'],
      '--option hitsOnWinner: it is not in the form NAME=VALUE. Write --option NAME=VALUE.',
    ],
    [
      ['--option', 'hitsOnWinner=up', '--option', 'hitsOnWinner=down'],
      '--option hitsOnWinner: it was given twice. Give it once.',
    ],
    [['--scenario', '1799', '--option', 'scenario=1799'], '--option scenario: it was given twice. Give it once.'],
  ])('referee nemesis %j', async (argv, message) => {
    expect(await refusal(['referee', 'nemesis', ...argv])).toBe(message);
  });

  test.each([
    ['abc', '--seed: "abc" is not valid. Give a whole number from 0 up.'],
    ['-1', '--seed: "-1" is not valid. Give a whole number from 0 up.'],
    ['1.5', '--seed: "1.5" is not valid. Give a whole number from 0 up.'],
    ['99999999999999999999', '--seed: "99999999999999999999" is not valid. Give a whole number from 0 up.'],
  ])('a seed %s', async (seed, message) => {
    for (const command of ['play', 'simulate', 'referee'])
      expect(await refusal([command, 'nemesis', '--seed', seed])).toBe(message);
  });

  test.each([
    [['referee', 'nemesis', '--dice', '3,7'], '--dice, die 2: "7" is not valid. Give a whole number from 1 to 6.'],
    [['referee', 'nemesis', '--dice', ''], '--dice, die 1: "" is not valid. Give a whole number from 1 to 6.'],
    [
      ['referee', 'nemesis', '--chance', 'luck'],
      '--chance luck: there is no such source of dice. Choose one of: seed, ask.',
    ],
    [
      ['referee', 'nemesis', '--chance', 'ask', '--dice', '3'],
      '--dice: with --chance ask, the caller supplies the dice. Leave --dice out.',
    ],
    [
      ['play', 'nemesis', '--bot', '--side', 'prussian'],
      '--side prussian: this game has no such side. Choose one of: coalition, french.',
    ],
    [
      ['play', 'nemesis', '--side', 'french'],
      '--side: without a bot you play every side. Add --bot, or leave --side out.',
    ],
    [['simulate', 'nemesis', '--games', '0'], '--games: "0" is not valid. Give a whole number from 1 to 10000000.'],
    [['simulate', 'nemesis', '--jobs', 'two'], '--jobs: "two" is not valid. Give a whole number from 1 to 64.'],
    [
      ['simulate', 'nemesis', '--bots', 'random,random,random'],
      '--bots: 3 bots given. Name one bot for all seats, or 2, one for each.',
    ],
  ])('%j', async (argv, message) => expect(await refusal(argv)).toBe(message));

  test('an unknown bot', async () => {
    const known = 'there is no such bot. Choose among: greedy, random.';
    expect(await refusal(['play', 'nemesis', '--bot', 'murat'])).toBe(`--bot murat: ${known}`);
    expect(await refusal(['simulate', 'nemesis', '--bots', 'random,murat'])).toBe(`--bots murat: ${known}`);
  });
});

describe('a scenario file', () => {
  const [first] = campaign.stacks.french;
  if (!first) throw new Error('the campaign begins without a French stack');
  const others = campaign.stacks.french.slice(1);
  const withFirst = (stack: Partial<typeof first>) => ({
    ...campaign,
    stacks: { ...campaign.stacks, french: [{ ...first, ...stack }, ...others] },
  });

  test.each<[string, unknown, string]>([
    [
      'with a unit in the sea',
      withFirst({ hex: '3528' }),
      'italy.json, stacks.french[0].hex: 3528 is sea. Choose a land hex.',
    ],
    [
      'with an unknown hex',
      withFirst({ hex: '9999' }),
      'italy.json, stacks.french[0].hex: there is no hex 9999 on the map. Columns run from 01 to 45; data/hexes.json and data/hexes-1812.json list the hexes.',
    ],
    [
      'with a duplicate',
      withFirst({ units: ['f99-Serr', 'f99-Serr'] }),
      'italy.json, stacks.french[0].units[1]: f99-Serr is in the game already, at stacks.french[0].units[0]. Use each counter once.',
    ],
    [
      'with an overfull hex',
      {
        ...campaign,
        stacks: { ...campaign.stacks, french: [{ hex: '3927', units: ['f99-Serr', 'f99-Delm', 'f99-Victor'] }] },
      },
      'italy.json, stacks.french[0].units: Peschiera (3927) is overfull: 7 OF. A hex holds 6 OF of one side (4.1): put 1 or more elsewhere.',
    ],
    [
      'that is no scenario',
      [1, 2],
      'italy.json: it is not a scenario. Write an object in curly brackets; docs/scenarios.md says how.',
    ],
    [
      'that is only a name',
      '"1799"',
      'italy.json: it is not a scenario. Write an object in curly brackets; docs/scenarios.md says how.',
    ],
    [
      'that is not JSON',
      '{"id" "italy"}',
      "italy.json: it is not JSON (Expected ':' after property name in JSON at position 6 (line 1 column 7)). Fix the file there, or use a fresh copy.",
    ],
  ])('%s', async (_, file, message) => {
    for (const command of ['play', 'referee', 'simulate'])
      expect(await refusal([command, 'nemesis', '--scenario', 'italy.json'], { 'italy.json': file })).toBe(message);
  });

  test('of one’s own is played like a shipped one', () =>
    inFolder(async (folder) => {
      const file = path.join(folder, 'italy.json');
      writeFileSync(file, JSON.stringify({ ...campaign, id: 'mine' }));
      const ran = await run(['referee', 'nemesis', '--scenario', file], { input: '{"pick":0}\n', games: SHELF });
      expect([ran.code, ran.out.trimEnd().split('\n').length]).toEqual([0, 2]);
    }));
});

describe('a record', () => {
  /** A few answers of a game, saved by the referee. */
  const saved = (): Promise<GameRecord> =>
    inFolder(async (folder) => {
      const file = path.join(folder, 'game.json');
      const input = `${'{"pick":0}\n'.repeat(4)}${JSON.stringify({ save: file })}\n`;
      await run(['referee', 'nemesis'], { input, games: SHELF });
      return JSON.parse(readFileSync(file, 'utf8')) as GameRecord;
    });
  const commands = (file: string) => [
    ['verify', file],
    ['replay', file],
    ['replay', file, '--at', '1'],
    ['play', '--load', file],
  ];
  /** What every command that opens a record says of this one; they all say the same. */
  const refusedEverywhere = async (content: unknown): Promise<string> => {
    const said = new Set<string>();
    for (const argv of commands('game.json')) said.add(await refusal(argv, { 'game.json': content }));
    expect(said.size).toBe(1);
    return [...said].join();
  };
  const changed = (record: GameRecord, segment: Partial<GameRecord['segments'][number]>): GameRecord => ({
    ...record,
    segments: record.segments.map((each) => ({ ...each, ...segment })),
  });

  test('that is not there', async () => {
    for (const argv of commands('lost.json'))
      expect(await refusal(argv)).toBe('lost.json: there is no such file. Check the path.');
    expect(await refusal(['verify'])).toBe('bivouac verify: no record is named. Name the file of a saved game.');
  });

  test('from another rules version', async () => {
    const record = changed(await saved(), { rules: '0.0.1' });
    expect(await refusedEverywhere(record)).toBe(
      `game.json, record.segments[0].rules: the record was played with rules 0.0.1, and this is ${ANY_VERSION}. Open it with a Bivouac that plays nemesis 0.0.1.`,
    );
  });

  test('of a game that is not here', async () => {
    const record = { ...(await saved()), game: 'chess' };
    expect(await refusedEverywhere(record)).toBe(
      `game.json, record.game: this is a record of chess. Choose one of: ${GAMES}.`,
    );
  });

  test('with an answer changed, left out, or a hash changed', async () => {
    const record = await saved();
    const answers = record.segments[0]?.answers ?? [];
    const remedy =
      'the answers do not give this hash: the record is damaged or was changed. Use a fresh copy of the record.';
    const damaged = `game.json, record.segments[0].hash: ${remedy}`;
    expect(await refusedEverywhere(changed(record, { answers: answers.toReversed() }))).toBe(damaged);
    expect(await refusedEverywhere(changed(record, { answers: answers.slice(1) }))).toBe(damaged);
    expect(await refusedEverywhere(changed(record, { hash: 'f'.repeat(64) }))).toBe(damaged);
  });

  test('that is cut off, or no record at all', async () => {
    const record = JSON.stringify(await saved());
    await inFolder(async (folder) => {
      const file = path.join(folder, 'game.json');
      writeFileSync(file, record.slice(0, record.length / 2));
      const { code, out, err } = await run(['verify', file], { games: SHELF });
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toMatch(/game\.json: it is not JSON \(.*\)\. Fix the file there, or use a fresh copy\.\n$/);
    });
    const nothing = await refusal(['verify', 'game.json'], { 'game.json': {} });
    expect(nothing).toBe('game.json, record.format: this field is missing. Add it.');
  });

  test('whose end is another state than it says', async () => {
    const record = { ...(await saved()), hash: '0'.repeat(64) };
    expect(await refusal(['verify', 'game.json'], { 'game.json': record })).toBe(
      'game.json, record.hash: the replay ends in another state than the record says. Use a fresh copy of the record.',
    );
  });

  test('asked beyond its end', async () => {
    const said = await refusal(['replay', 'game.json', '--at', '9999'], { 'game.json': await saved() });
    expect(said).toBe('--at: "9999" is not valid. Give a whole number from 0 to 4.');
  });

  test('with options of its own', async () => {
    const argv = ['play', '--load', 'game.json', '--scenario', '1799'];
    const said = await refusal(argv, { 'game.json': await saved() });
    expect(said).toBe('--scenario: a saved game has its own scenario and options. Leave --scenario out.');
  });
});
