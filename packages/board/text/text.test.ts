import { expect, test } from 'vitest';
import { speak } from '../language.tsx';
import { en } from './en.ts';
import { fr } from './fr.ts';

test('counts agree with their nouns in both languages', () => {
  expect(speak('en')('luck.rolls', { rolls: 1 })).toBe('1 roll');
  expect(speak('en')('luck.rolls', { rolls: 3 })).toBe('3 rolls');
  expect(speak('fr')('luck.rolls', { rolls: 1 })).toBe('1 jet');
  expect(speak('fr')('luck.rolls', { rolls: 2 })).toBe('2 jets');
});

test('names are listed as each language does it', () => {
  const seats = ['The Empire', 'Russia', 'Spain'];
  expect(speak('en')('question.waiting', { seats })).toBe('Waiting for the Empire, Russia and Spain…');
  expect(speak('fr')('question.waiting', { seats: ['Empire', 'Russie'] })).toBe('On attend Empire et Russie…');
});

test('no sentence was left in the other language', () => {
  const given = { title: '', answers: 2, pieces: 2, seat: '', seats: [], typed: '', rule: '', rules: 2, words: '' };
  const more = {
    percent: '',
    face: 1,
    step: 1,
    of: 2,
    at: 1,
    name: '',
    rolls: 2,
    mean: '',
    expected: '',
    times: 1,
    value: '',
  };
  const said = (catalogue: typeof en, key: keyof typeof en): string =>
    (catalogue[key] as (params: object, names: undefined) => string)({ ...given, ...more }, undefined);
  const same = (Object.keys(en) as (keyof typeof en)[]).filter(
    (key) => said(en, key) === said(fr, key) && /[a-z]{4}/i.test(said(en, key)),
  );
  expect(same).toEqual(['time.pause']);
});
