import { expect, test } from 'vitest';
import { attemptsInMemory } from '../accounts/attempts.ts';
import { plainWords, wellSaid } from './manners.ts';

const said = { user: 'ney', match: 'lodi', words: 'En avant !', at: 0 };

test('words stay what they are, markup too; what nobody sees is left out', () => {
  expect(plainWords('<b>bold</b> & "so on"\n')).toBe('<b>bold</b> & "so on"');
  expect(plainWords('one\ntwo\u0007\u0000')).toBe('one\ntwo');
  expect(plainWords('\u202egnorw\u2069')).toBe('gnorw');
  expect(plainWords('\u200b \ufeff')).toBe('');
  expect(plainWords('Вперёд! 前進 🇫🇷')).toBe('Вперёд! 前進 🇫🇷');
});

test('a few lines at once, then one waits; another match and another player are not kept waiting', async () => {
  const attempts = attemptsInMemory();
  for (let line = 0; line < 5; line++) expect(await wellSaid(attempts, said)).toBe('En avant !');
  await expect(wellSaid(attempts, said)).rejects.toThrow('you are sending messages too quickly');
  await wellSaid(attempts, { ...said, user: 'soult' });
  await wellSaid(attempts, { ...said, match: 'arcole' });
  await wellSaid(attempts, { ...said, at: 10_000 });
});

test('over ten minutes one says only so much, in all matches together', async () => {
  const attempts = attemptsInMemory();
  for (let line = 0; line < 60; line++) await wellSaid(attempts, { ...said, match: `match ${line}` });
  await expect(wellSaid(attempts, { ...said, match: 'another' })).rejects.toThrow(
    'you are sending messages too quickly',
  );
});

test('no words are none', async () => {
  await expect(wellSaid(attemptsInMemory(), { ...said, words: ' \n\u200b' })).rejects.toThrow('the message is empty');
});
