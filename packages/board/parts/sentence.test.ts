import { expect, test } from 'vitest';
import { asHeading, plainText, withDie } from './sentence.ts';

test('a sentence without its lights', () => {
  expect(plainText(['Ney marches to ', { text: 'Ulm', place: 'ulm' }, '.'])).toBe('Ney marches to Ulm.');
});

test('a die that the sentence does not place stands in front of it', () => {
  expect(withDie(['Attrition'], { die: 4 })).toEqual([{ text: '', die: 4 }, ' ', 'Attrition']);
});

test('one that it does place stays there, and what is no face of a die is left alone', () => {
  const placed = ['Attrition ', { text: '4', die: 4 }];
  expect(withDie(placed, { die: 4 })).toBe(placed);
  expect(withDie(['Attrition'], { die: 0 })).toEqual(['Attrition']);
  expect(withDie(['Attrition'], { die: '4' })).toEqual(['Attrition']);
});

test('a heading has no full stop, but keeps its names', () => {
  expect(asHeading(['Turn 2: ', { text: 'March', place: 'march' }, ' begins.'])).toEqual([
    'Turn 2: ',
    { text: 'March', place: 'march' },
    ' begins',
  ]);
  expect(asHeading([{ text: 'Rally.' }])).toEqual([{ text: 'Rally.' }]);
});
