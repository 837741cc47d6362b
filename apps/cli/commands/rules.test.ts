import { describe, expect, test } from 'vitest';
import type { Outline, Shelf, Workshop } from '@bivouac/manifest';
import { nemesisPackage } from '@bivouac/nemesis';
import { SHELF } from '@bivouac/shelf';
import type { BookCoverage } from '../rules/coverage.ts';
import { run } from '../rehearsal/run.ts';

const books = async (...argv: readonly string[]): Promise<readonly BookCoverage[]> => {
  const { out } = await run(['rules', '--json', ...argv], { games: SHELF });
  return (JSON.parse(out) as { readonly rulebooks: readonly BookCoverage[] }).rulebooks;
};

describe('rules', () => {
  test('covers the five rulebooks, and each rule has one status', async () => {
    const all = await books();
    expect(all.map(({ id, counts }) => [id, counts.rules])).toEqual([
      ['nemesis', 119],
      ['europe-2013', 135],
      ['europe-revised', 121],
      ['napoleonic-wars', 179],
      ['war-and-peace', 443],
    ]);
    for (const { counts, rules } of all) {
      expect(rules).toHaveLength(counts.rules);
      expect(counts.enforced + counts.definition + counts.missing).toBe(counts.rules);
    }
  });

  test('a definition has its reason', async () => {
    const [nemesis] = await books('nemesis');
    expect(nemesis?.rules.find(({ rule }) => rule === '4.3')).toMatchObject({
      status: 'definition',
      reason: expect.stringContaining('stack') as string,
    });
  });

  test('a game that is not on the list yet has no outline, and none of its numbers passes for a definition', async () => {
    const nobody = { ...SHELF, games: [] };
    const { out } = await run(['rules', '--json', 'nemesis'], { games: nobody });
    const [book] = (JSON.parse(out) as { readonly rulebooks: readonly BookCoverage[] }).rulebooks;
    expect(book?.counts).toMatchObject({ rules: 119, definition: 0 });
    expect(book?.rules.find(({ rule }) => rule === '4.3')).toMatchObject({ status: 'missing' });
  });

  test('without a game prints a line per rulebook, with one a line per rule', async () => {
    const { code, out } = await run(['rules'], { games: SHELF });
    expect([code, out.trimEnd().split('\n').length]).toEqual([0, 6]);
    const { out: listed } = await run(['rules', 'nemesis'], { games: SHELF });
    expect(listed).toMatch(
      /^2\.2 +Hexes, terrain and hexsides +enforced and tested +games\/nemesis\/rules\/2-board\/2\.2-terrain\.ts/m,
    );
    const { out: unlisted } = await run(['rules', 'nemesis'], { games: { ...SHELF, games: [] } });
    expect(unlisted).toMatch(/^4\.3 .* missing +no code cites it and no test is titled with it$/m);
  });

  test('--check ends with exit code 1 when a rule that should be there is missing, and names it', async () => {
    const expecting = (expected: Workshop['expected'], outlines?: readonly Outline[]): Shelf => ({
      ...SHELF,
      games: [
        {
          ...nemesisPackage,
          workshop: async () => ({ ...(await nemesisPackage.workshop()), expected }),
          book: async () => ({ ...(await nemesisPackage.book()), ...(outlines ? { outlines } : {}) }),
        },
      ],
    });
    // A book in which nothing passes for a reading aid.
    const wanting = expecting({ chapters: ['4'], rules: ['2.2'] }, [{ id: 'nemesis', chapters: [] }]);
    const { code, err } = await run(['rules', '--check'], { games: wanting });
    expect(code).toBe(1);
    expect(err).not.toContain(' 4.1: ');
    expect(err).toContain("1813: Napoleon's Nemesis 4.3: no code cites it and no test is titled with it\n");
    const content = expecting({ chapters: ['2'], rules: [] });
    expect((await run(['rules', '--check'], { games: content })).code).toBe(0);
  });
});
