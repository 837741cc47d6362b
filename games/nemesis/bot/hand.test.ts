import { describe, expect, test } from 'vitest';
import { cardId, cards } from '../catalogue/cards.ts';
import type { Side, UnitId } from '../catalogue/catalogue.ts';
import { thoughtsOf } from '../testing/bot.ts';
import type { Position } from '../testing/position.ts';
import { cardWorth, HAND, isWeighed } from './hand.ts';

const POSITION: Position = {
  scenario: '1813',
  turn: 5,
  phase: 'cards',
  agreed: { cards: true },
  coalition: { '3012': ['R-24', 'R-Lans', 'Wintzingerode'] },
  french: { '3715': ['F-1', 'F-4', 'F-Ia', 'Davout'] },
};

/** The score that greedy gives to an answer about a card. */
const score = (side: Side, key: string, answer: object, wanted: Position = POSITION): number => {
  const judge = HAND[key];
  if (!judge) throw new Error(`no judge for ${key}`);
  const question = { by: side, rule: '16.1', prompt: { key, params: {} }, answers: [] };
  return judge(thoughtsOf(side, wanted), {}, question, () => 0)(answer as Parameters<ReturnType<typeof judge>>[0]);
};

describe('the cards of greedy', () => {
  test('16.1 every card that a side may choose to lay is weighed for both sides', () => {
    expect(cards.filter(({ single, id }) => !single && !isWeighed(id)).map(({ id }) => id)).toEqual([]);
  });

  test('16.1 a card that cannot be carried out is worth nothing now', () => {
    const rally = cardId('27'); // Disrupted infantry of France that is in supply
    expect(cardWorth(thoughtsOf('french', POSITION), rally)).toBe(0);
    const beaten = { ...POSITION, depots: { french: ['3715'] }, disrupted: ['F-1', 'F-4'] };
    expect(cardWorth(thoughtsOf('french', beaten), rally)).toBeGreaterThan(0);
  });

  test('16.1 the better card is laid', () => {
    const lays = (id: string): number => score('coalition', 'card.lay', { kind: 'layCard', card: cardId(id) });
    expect(lays('3')).toBeGreaterThan(lays('26'));
  });

  test('16.1 an own unit is named where it hurts least, one of the enemy where it hurts most', () => {
    const names = (side: Side, unit: string): number =>
      score(side, 'card.nameUnit', { kind: 'nameUnit', unit: unit as UnitId });
    const french = ['F-1', 'F-Ia'];
    const [best, least] = french.toSorted((a, b) => names('coalition', b) - names('coalition', a));
    expect(names('french', least ?? '')).toBeGreaterThan(names('french', best ?? ''));
  });

  test.each(['card.useNow', 'card.massGuns'])('16.1 %s: what waits is used', (key) => {
    expect(score('french', key, { kind: 'useCard', card: cardId('39') })).toBeGreaterThan(
      score('french', key, { kind: 'pass' }),
    );
  });
});
