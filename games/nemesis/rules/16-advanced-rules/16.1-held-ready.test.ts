import { expect, test } from 'vitest';
import { cardId } from '../../catalogue/cards.ts';
import { asks, ordered } from '../../testing/combat.ts';

const LEIPZIG = '3715';
const ACROSS_THE_SAALE = '3814';
const WITTENBERG = '3613';
const BEFORE_WITTENBERG = '3612';

const laid = { card: cardId('12'), laidBy: 'coalition', lasts: 'standing' } as const;

test('16.1 boats of the other side carry nobody across: only who attacks is asked for his own', () => {
  const attack = (side: 'coalition' | 'french') =>
    ordered(
      {
        scenario: '1813',
        turn: 5,
        coalition: { [ACROSS_THE_SAALE]: ['R-5', 'R-14', 'Barclay'] },
        french: { [LEIPZIG]: ['F-16', 'F-17', 'Ney'] },
        effects: [{ ...laid, kind: 'pontoons', side }],
      },
      { by: 'french', from: LEIPZIG, to: ACROSS_THE_SAALE },
    );
  expect(asks(attack('french'), 'card.useNow')).toBe(true);
  expect(asks(attack('coalition'), 'card.useNow')).toBe(false);
});

test('16.1 heavy guns are of no use against a fortress that nobody defends', () => {
  const attack = (french: readonly string[]) =>
    ordered(
      {
        scenario: '1813',
        turn: 5,
        coalition: { [BEFORE_WITTENBERG]: ['R-5', 'R-14', 'Barclay'] },
        french: { [WITTENBERG]: french },
        depots: { french: [WITTENBERG] },
        effects: [{ ...laid, card: cardId('24'), kind: 'siegeTrain', side: 'coalition' }],
      },
      { by: 'coalition', from: BEFORE_WITTENBERG, to: WITTENBERG },
    );
  expect(asks(attack(['F-16']), 'card.useNow')).toBe(true);
  expect(asks(attack(['Ney']), 'card.useNow')).toBe(false);
});
