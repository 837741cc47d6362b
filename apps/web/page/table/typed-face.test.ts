import { expect, test } from 'vitest';
import { faceOf } from './typed-face.ts';

const FACES = [1, 2, 3, 4, 5, 6];

test.each([
  ['1', 1],
  [' 6 ', 6],
  ['06', 6],
  ['0', undefined],
  ['7', undefined],
  ['-1', undefined],
  ['3.0', undefined],
  ['1e0', undefined],
  ['six', undefined],
  ['', undefined],
  ['12', undefined],
])('%j is the face %j', (typed, face) => {
  expect(faceOf(typed, FACES)).toBe(face);
});
