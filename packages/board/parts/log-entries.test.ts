import { describe, expect, test } from 'vitest';
import type { RichText } from '../game-ui.ts';
import { entriesOf } from './log-entries.ts';
import type { LineManner, LogLine } from './log-lines.ts';
import { plainText } from './sentence.ts';

let told = 0;
const line = (key: string, text: RichText, manner?: LineManner): LogLine => ({
  id: String(told++),
  at: told,
  rule: '7.4',
  key,
  text,
  ...(manner ? { manner } : {}),
});
const goes = (who: string, city: string): LogLine =>
  line(who, [`${who} goes to `, { text: city, place: city }, ', face down.'], 'list');
const said = (lines: readonly LogLine[], language: 'en' | 'fr' = 'en') =>
  entriesOf(lines, language).map(({ line: { text } }) => plainText(text));

describe('lists', () => {
  test('lines that say one thing of several places are one, whoever came between', () => {
    const lines = [
      goes('A train', 'Mantua'),
      goes('A counter', 'Verona'),
      goes('A train', 'Modena'),
      goes('A counter', 'Verona'),
      goes('A train', 'La Spezia'),
      goes('A counter', 'Padua'),
    ];
    expect(said(lines)).toEqual([
      'A train goes to Mantua, Modena and La Spezia, face down.',
      'A counter goes to Verona ×2 and Padua, face down.',
    ]);
    expect(said(lines, 'fr')[0]).toContain('Modena et La Spezia');
    const places = entriesOf(lines, 'en')[0]?.line.text.flatMap((each) =>
      typeof each === 'string' ? [] : [each.place],
    );
    expect(places).toEqual(['Mantua', 'Modena', 'La Spezia']);
  });

  test('names of several words, with a place each, are listed whole', () => {
    const arrives = (name: string, hex: string): LogLine =>
      line('arrival', [`Reinforcement: ${name} at ${hex}.`], 'list');
    expect(said([arrives('Ott’s division', 'Trent'), arrives('Suvorov', 'Udine')])).toEqual([
      'Reinforcement: Ott’s division at Trent and Suvorov at Udine.',
    ]);
  });

  test('who does different things is not thrown together, and an event between ends the row', () => {
    const enters = (who: string, city: string): LogLine => line('enters', [`${who} enters ${city}.`], 'list');
    expect(said([enters('Napoleon', 'Metz'), enters('Davout', 'Namur')])).toEqual([
      'Napoleon enters Metz.',
      'Davout enters Namur.',
    ]);
    expect(said([enters('Napoleon', 'Metz'), enters('Napoleon', 'Namur'), line('battle', ['Battle.'])])).toEqual([
      'Napoleon enters Metz and Namur.',
      'Battle.',
    ]);
    expect(said([enters('Ney', 'Metz'), line('battle', ['Battle.']), enters('Ney', 'Namur')])).toHaveLength(3);
  });
});

test('where the subjects make the list, a head goes before them', () => {
  const loses = (unit: string): LogLine => ({
    ...line('loss', [{ text: unit, counter: unit }, ' loses a step.'], 'list'),
    head: 'A step lost:',
  });
  expect(said([loses('III Corps'), loses('IV Corps'), loses('V Corps')])).toEqual([
    'A step lost: III Corps, IV Corps and V Corps.',
  ]);
  expect(said([loses('III Corps')])).toEqual(['III Corps loses a step.']);
});

test('sentences with no more in common than an article stay apart', () => {
  const out = (who: string): LogLine => line('out', [`The ${who}: no train left.`], 'list');
  expect(said([out('French'), out('Coalition')])).toHaveLength(2);
});

test('a detail unfolds from the line before it; the first of all stands for itself', () => {
  const detail = (text: string): LogLine => line('step', [text], 'detail');
  const entries = entriesOf(
    [detail('first'), line('march', ['They march.']), detail('1 point'), detail('2 points')],
    'en',
  );
  expect(entries.map(({ line: { text }, details }) => [plainText(text), details.length])).toEqual([
    ['first', 0],
    ['They march.', 2],
  ]);
});
