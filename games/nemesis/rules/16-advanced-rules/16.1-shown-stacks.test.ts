import { expect, test } from 'vitest';
import { laying } from '../../testing/cards.ts';
import { asks, told } from '../../testing/combat.ts';

const BRESLAU = '2915';
const LIEGNITZ = '3115';
const agreed = { hiddenStacks: true };

test('16.1, 15.1 of a stack that a card shows one learns how many dummies lie in it, and in no other', () => {
  const table = laying('french', '2', {
    coalition: { [BRESLAU]: ['R-5', 'R-14'], [LIEGNITZ]: ['R-3', 'R-4'], '3015': ['R-7'] },
    decoys: [BRESLAU, BRESLAU, LIEGNITZ],
    agreed,
  });
  for (const hex of [BRESLAU, '3015']) table.answer('french', { kind: 'nameStack', hex });
  expect(told(table, 'card.stackShown').map(({ hex, dummies }) => [hex, dummies])).toEqual([
    [BRESLAU, 2],
    ['3015', 0],
  ]);
});

test('16.1, 15.1 where the enemy has fewer stacks than may be named, all are shown', () => {
  const table = laying('french', '2', { coalition: { [BRESLAU]: ['R-5'] }, agreed });
  table.answer('french', { kind: 'nameStack', hex: BRESLAU });
  expect(told(table, 'card.stackShown')).toHaveLength(1);
  expect(asks(table, 'card.nameStack')).toBe(false);
});
