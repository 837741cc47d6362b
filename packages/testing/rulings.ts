import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** The titles of the tests that a page of rulings names, one to a line. */
export const testsNamed = (page: string): readonly string[] =>
  [...page.matchAll(/^Test: (.+)$/gm)].map(([, title = '']) => title);

/** Which of the titles no test bears. A source may write the apostrophe of print. */
export const missingTests = (titles: readonly string[], tests: string): readonly string[] =>
  titles.filter((title) => !tests.includes(title) && !tests.includes(title.replaceAll("'", '’')));

/** The pages of rulings that a source cites. */
export const rulingsCited = (source: string): readonly string[] =>
  [...source.matchAll(/rulings\/([\w.-]+\.md)/g)].map(([, page = '']) => page);

/** The pages that an index links to. */
export const pagesListed = (index: string): readonly string[] =>
  [...index.matchAll(/\]\(([^)]+\.md)\)/g)].map(([, page = '']) => page);

/** Registers the tests that a game's rulings are kept: each is in the index, each names tests that exist, and each that is cited has its page. */
export const rulingsAreHeld = (game: URL): void => {
  const read = (path: string): string => readFileSync(new URL(path, game), 'utf8');
  const sources = readdirSync(game, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));
  const tests = sources
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map(read)
    .join('\n');
  const pages = readdirSync(new URL('rulings/', game)).filter((name) => name.endsWith('.md'));

  const rulings = pages.filter((name) => name !== 'README.md');
  describe('rulings', () => {
    test('are all in their index, once', () => {
      expect(pagesListed(read('rulings/README.md')).toSorted()).toEqual(rulings.toSorted());
    });

    test.each(rulings)('%s is held by the tests that it names', (page) => {
      const titles = testsNamed(read(`rulings/${page}`));
      expect(titles).not.toEqual([]);
      expect(missingTests(titles, tests)).toEqual([]);
    });

    test('every ruling that a source cites has its page', () => {
      const cited = sources.flatMap((path) => rulingsCited(read(path)).map((page) => ({ page, path })));
      expect(cited.filter(({ page }) => !pages.includes(page))).toEqual([]);
    });
  });
};
