import { readdirSync, readFileSync } from 'node:fs';
import { missingTests } from '@bivouac/testing';
import { describe, expect, test } from 'vitest';
import { at, type Position, type Table } from '../testing/position.ts';

const root = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const tests = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.ts'))
  .map(read)
  .join('\n');
/** The rows of the table: window, rule, order, source, question, who is asked, test. */
const rows = read('checks/windows.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| window') && !line.startsWith('| ---'))
  .map((line) => line.slice(2, -2).split(' | '));

describe('the table of windows', () => {
  test('it names 49 windows, each once', () => {
    expect(new Set(rows.map(([window]) => window)).size).toBe(49);
    expect(rows).toHaveLength(49);
  });
  test.each(rows)('%s is asked where the table says', (_window, _rule, _order, source = '', question = '') => {
    const key = question.replaceAll('`', '');
    expect(read(source.replaceAll('`', ''))).toContain(key === '–' ? 'export' : `'${key}'`);
  });
  test('each has its test', () => {
    expect(
      missingTests(
        rows.flatMap((row) => row[6] ?? []),
        tests,
      ),
    ).toEqual([]);
  });
});

/** Whoever is asked says as little as he can; who was asked what, until the act is over. */
const course = (table: Table, dice: readonly number[] = []): readonly string[] => {
  const asked: string[] = [];
  const faces = [...dice];
  for (let most = 0; most < 60 && table.asked().prompt.key !== 'impulse.act'; most++) {
    const { by, prompt, answers } = table.asked();
    asked.push(`${by} ${prompt.key}`);
    if (by === 'chance') table.dice(faces.shift() ?? 1);
    else table.answer(by, answers.at(-1)?.kind ?? 'pass');
  }
  return asked;
};
const march = (wanted: Position): Table => {
  const forces = { munich: ['davout', 'france 4'], linz: ['austria 3'] };
  const reserves = { france: { reserves: [] }, austria: { reserves: [] }, russia: { reserves: [] } };
  const table = at({ players: 5, active: 'france', points: 1, fleets: {}, forces, nations: reserves, ...wanted });
  table.answer('france', { kind: 'march', leader: 'davout' }).answer('france', 'withArmy');
  return table.answer('france', { kind: 'to', duchy: 'linz' });
};

describe('6.5 who is asked tells nothing about a Hand', () => {
  test('6.14, 6.5 a march: with a Response that fits, or none that ever does', () => {
    const hands = [['bridge_destroyed'], ['plunder'], ['rally'], ['stragglers']];
    const courses = hands.map((hand) => course(march({ hands: { russia: hand, austria: ['godoy'] } })));
    for (const each of courses) expect(each).toEqual(courses[0]);
    expect(courses[0]?.some((asked) => asked.startsWith('russia '))).toBe(true);
  });
  test('11.1, 6.5 a battle: Austria is asked for Battle events whether it holds any or not', () => {
    const courses = ['cold_steel', 'to_the_death', 'plunder'].map((card) =>
      course(march({ hands: { austria: [card] } })),
    );
    for (const each of courses) expect(each).toEqual(courses[0]);
    expect(courses[0]).toContain('austria battleEvent.offer');
  });
  test('8.21, 6.5 a broken Pact: whoever holds a card is asked', () => {
    const broken = (card: string): readonly string[] => {
      const table = at({
        players: 5,
        active: 'britain',
        clock: { turn: 2 },
        impulse: { played: false },
        forces: {},
        fleets: {},
        hands: { britain: ['godoy'], russia: [card] },
      });
      return course(table.answer('britain', { kind: 'event', card: 'godoy' }));
    };
    expect(broken('talleyrand')).toEqual(broken('plunder'));
    expect(broken('plunder')).toContain('russia pact.restore');
  });
});
