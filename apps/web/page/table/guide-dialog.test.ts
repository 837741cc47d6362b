import { expect, test } from 'vitest';
import { worriesOf } from './guide-dialog.tsx';

const supply = { words: 'It would supply nobody.', rule: '7.7' };
const gap = { words: 'Verona is left empty.', rule: '8.7' };

test('each warning is told once, with the choices that bring it', () => {
  const choices = [
    { words: 'Udine', warnings: [supply] },
    { words: 'Verona', warnings: [supply, gap] },
    { words: 'Done', warnings: [] },
  ];
  expect(worriesOf(choices)).toEqual([
    { ...supply, choices: ['Udine', 'Verona'] },
    { ...gap, choices: ['Verona'] },
  ]);
});

test('what every choice brings stands for itself', () => {
  const choices = [
    { words: 'Udine', warnings: [gap] },
    { words: 'Done', warnings: [gap] },
  ];
  expect(worriesOf(choices)).toEqual([{ ...gap, choices: [] }]);
});
