import { expect, test } from 'vitest';
import type { RichText } from '../game-ui.ts';
import { throwsIn } from './throws.ts';

const line = (id: string, text: RichText) => ({ id, at: 1, rule: '8.5', text });

test('of what has just happened the last three throws lie on the table', () => {
  const news = [
    ...[1, 2, 3].map((die) => line(`attrition ${die}`, [{ text: '', die }, ' one division lost.'])),
    line('march', ['A march to ', { text: 'Verona', place: 'v' }]),
    line('attack', ['The French roll ', { text: '', die: 6 }, '.']),
  ];
  expect(throwsIn(news).map(({ id }) => id)).toEqual(['attrition 2', 'attrition 3', 'attack']);
  expect(throwsIn([line('march', ['A march.'])])).toEqual([]);
});
