import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../catalogue/ids.ts';
import { holding } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';

describe('37C Malet', () => {
  const abroad = { vienne: ['napoleon', 'fra_1'] };
  test.each(EDITIONS)('6.4 the Genius leaves the game, and a card is lost at random (%s)', (edition) => {
    const table = holding('37C', {
      edition,
      forces: abroad,
      hands: { empire: ['1F', '8F', '13F', '24F', '25F'] },
      tracks: { victory: 10 },
    }).answer('coalition', event('37C'));
    expect(table.asked().by).toBe('chance');
    expect(table.asked().answers).toEqual([
      { kind: 'drawCard', card: '8F' },
      { kind: 'drawCard', card: '13F' },
    ]);
    table.answer('chance', { card: '13F' });
    expect(table.state.cards.removed).toEqual(expect.arrayContaining(['1F', '37C']));
    expect(table.state.cards.hands.empire).toEqual(['8F', '24F', '25F']);
    expect(table.state.cards.discards.empire).toEqual(['13F']);
    expect(table.state.tracks.victory).toBe(9);
  });
  test('6.4 without a card to lose it is the Genius alone', () => {
    const table = holding('37C', { forces: abroad, hands: { empire: ['24F'] } }).answer('coalition', event('37C'));
    expect(table.state.cards.hands.empire).toEqual(['24F']);
    expect(table.state.cards.removed).toContain('1F');
  });
  test('6.4 not while Napoleon is in France, or with no force', () => {
    expect(whyNot(holding('37C', { forces: { paris: ['napoleon', 'fra_1'] } }), event('37C'), 'coalition')).toBe(
      'malet.atHome',
    );
    expect(whyNot(holding('37C'), event('37C'), 'coalition')).toBe('malet.atHome');
  });
});
