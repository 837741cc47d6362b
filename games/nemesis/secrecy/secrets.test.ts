import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cutFor, DECIDED } from './secrets.ts';
import { position } from '../testing/position.ts';

const folder = new URL('../text/messages/', import.meta.url);
const sources = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));

/** `'march.setsOut': { … units: readonly UnitId[] … };` over one line or several. */
const MESSAGE = /^ {2}'?([\w.]+)'?: (\{[^}]*\});$/gm;
const naming = sources
  .flatMap((source) => [...source.matchAll(MESSAGE)])
  .filter(([, , params = '']) => /\b(UnitId|CommanderId)\b/.test(params))
  .map(([, key = '']) => key);

const g = position({
  scenario: '1813',
  agreed: { hiddenStacks: true },
  french: { '3512': ['F-1', 'Ney'] },
  coalition: { '3411': ['R-5', 'Wittgenstein'] },
});

describe('15.1 what is told of counters that lie face down', () => {
  test('15.1 for every message that names units or commanders it has been decided who reads it', () => {
    expect(naming.length).toBeGreaterThan(100);
    expect(naming.filter((key) => !DECIDED.has(key))).toEqual([]);
  });

  test('15.1 one about which nothing was decided goes to the owner alone, whatever it calls them', () => {
    for (const [params, owner] of [
      [{ unit: 'R-5' }, 'coalition'],
      [{ whoever: ['F-1', 'Ney'] }, 'french'],
    ] as const)
      expect(cutFor(g, { key: 'not.decided', params })).toEqual({
        to: 'owner',
        owner,
        others: undefined,
        reveals: false,
      });
  });

  test('15.1 one that names nobody goes to all', () => {
    expect(cutFor(g, { key: 'not.decided', params: { hex: '3512', die: 4 } })).toEqual({ to: 'all', reveals: false });
  });

  test('15.1 counters that are shown in the combat under way are named to all', () => {
    const shown = (...ids: readonly string[]) => ({ ...g, battle: { shown: ids } }) as unknown as typeof g;
    const advance = { key: 'advance.made', params: { unit: 'R-5', to: '3512' } };
    expect(cutFor(g, advance)).toMatchObject({ to: 'owner', owner: 'coalition', others: { key: 'hidden.advances' } });
    expect(cutFor(shown('Wittgenstein'), advance).to).toBe('owner');
    expect(cutFor(shown('R-5'), advance)).toEqual({ to: 'all', reveals: false });
  });
});
