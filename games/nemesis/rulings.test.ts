import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const here = new URL('./', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, here), 'utf8');
const sources = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
const tests = sources
  .filter((path) => path.endsWith('.test.ts'))
  .map(read)
  .join('\n');
const pages = readdirSync(new URL('rulings/', here)).filter((name) => name !== 'README.md');

describe('rulings', () => {
  test.each(pages)('%s is held by the tests that it names', (page) => {
    const titles = [...read(`rulings/${page}`).matchAll(/^Test: (.+)$/gm)].map(([, title = '']) => title);
    const missing = titles.filter((title) => !tests.includes(title) && !tests.includes(title.replaceAll("'", '’')));
    expect(missing).toEqual([]);
  });

  test('every ruling that a source cites has its page', () => {
    const cited = sources
      .filter((path) => !path.endsWith('.test.ts'))
      .flatMap((path) =>
        [...read(path).matchAll(/rulings\/([\w.-]+\.md)/g)].map(([, page = '']) => `${page} (${path})`),
      );
    expect(
      cited.filter((citation) => !pages.includes(citation.split(' ')[0] ?? '') && !citation.startsWith('README')),
    ).toEqual([]);
  });

  test('every id that a source cites is in the index', () => {
    const index = read('rulings/README.md');
    const cited = sources.flatMap((path) =>
      [...read(path).matchAll(/\b(?:rulings?|and|or) ([AB]-\d+)/g)].map(([, id = '']) => id),
    );
    expect([...new Set(cited)].filter((id) => !index.includes(`| ${id} `) && !index.includes(`| ${id} †`))).toEqual([]);
  });
});
