import { readFileSync } from 'node:fs';
import { wrapped } from '@bivouac/manifest';
import { describe, expect, test } from 'vitest';
import { languageOf } from '../language.ts';
import { run } from '../rehearsal/run.ts';
import { speaker } from './speak.ts';

describe('the language', () => {
  test.each([
    [[], {}, 'en'],
    [[], { LANG: 'fr_FR.UTF-8' }, 'fr'],
    [[], { LANG: 'de_DE.UTF-8' }, 'en'],
    [[], { LANG: 'en_GB.UTF-8', LC_ALL: 'fr_BE' }, 'fr'],
    [['play', '--lang', 'en'], { LANG: 'fr_FR' }, 'en'],
    [['--lang=fr'], { LANG: 'C' }, 'fr'],
  ] as const)('%j with %j is %s', (argv, env, language) => expect(languageOf(argv, env)).toBe(language));
});

describe('help', () => {
  const commands = ['menu', 'play', 'simulate', 'replay', 'verify', 'bench', 'referee', 'rules'] as const;

  test.each(commands)('%s --help says what it does, in both languages', async (command) => {
    const english = await run([command, '--help']);
    const french = await run([command, '--help', '--lang', 'fr']);
    expect([english.code, french.code]).toEqual([0, 0]);
    expect(english.out).toMatch(new RegExp(`^bivouac ${command}`));
    expect(french.out).toMatch(new RegExp(`^bivouac ${command}`));
    expect(french.out).not.toBe(english.out);
    expect(await run(['help', command])).toEqual(english);
  });

  test('bare, and with --help, lists the commands; --version is the version', async () => {
    const bare = await run([]);
    for (const command of commands) expect(bare.out).toContain(`bivouac ${command}`);
    expect(await run(['--help'])).toEqual(bare);
    expect((await run(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect((await run(['play', '--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe('French', () => {
  test.each(['fr.ts', 'help-fr.ts'])('%s has unbreakable spaces at its punctuation', (file) => {
    const french = readFileSync(new URL(file, import.meta.url), 'utf8');
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

  test('counts none and one in the singular', () => {
    const say = speaker('fr');
    expect(say('play.loaded', { file: 'x', answers: 0 })).toContain('0 réponse après');
    expect(say('play.loaded', { file: 'x', answers: 2 })).toContain('2 réponses après');
  });
});

test('a paragraph is broken between words, none is lost', () => {
  const lines = wrapped('one two three four', 9, '  ');
  expect(lines).toEqual(['  one two', '  three', '  four']);
});
