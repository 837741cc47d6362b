import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('French has unbreakable spaces at its punctuation', () => {
  const source = readFileSync(new URL('words.ts', import.meta.url), 'utf8');
  const french = source.slice(source.indexOf('const fr:'));
  const sentences = [...french.matchAll(/=>\s*(['`])(.*?)\1,\n/gs)].map(([, , text = '']) =>
    text.replace(/\$\{[^}]*\}/g, 'x'),
  );
  expect(sentences.length).toBeGreaterThan(8);
  for (const sentence of sentences) {
    expect(sentence).not.toMatch(/ [?!;»]|« /);
    expect(sentence).not.toMatch(/ :(?= |$)/m);
    expect(sentence).not.toContain("l'");
  }
});
