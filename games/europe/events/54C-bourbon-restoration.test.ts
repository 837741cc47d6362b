import { describe, expect, test } from 'vitest';
import { EDITIONS, type NationId } from '../catalogue/ids.ts';
import { holding } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { unitOf } from '../testing/pieces.ts';

describe('54C Bourbon Restoration', () => {
  const paris = { paris: { control: 'britain' as NationId } };
  test.each(EDITIONS)('6.4 with a key zone of France the Empire loses a card at random (%s)', (edition) => {
    const table = holding('54C', { edition, forces: {}, zones: paris, hands: { empire: ['1F', '8F', '24F', '25F'] } });
    table.answer('coalition', event('54C'));
    expect(table.asked().answers).toEqual([{ kind: 'drawCard', card: '8F' }]);
    table.answer('chance', { card: '8F' });
    expect(table.state.cards.hands.empire).toEqual(['1F', '24F', '25F']);
  });
  test('6.4 not if it holds nothing else', () => {
    const table = holding('54C', { forces: {}, zones: paris, hands: { empire: ['1F', '24F', '25F'] } });
    expect(whyNot(table, event('54C'), 'coalition')).toBe('restoration.noCard');
  });
  const forces = {
    lyon: ['fra_10-'],
    lille: ['fra_11'],
    strasbourg: ['ney', 'fra_12-', 'fra_gn1'],
    munich: ['fra_13-'],
    bordeaux: ['fra_gn2'],
    nantes: ['fra_1-'], // an elite corps is none of the line
  };
  test('6.4 else a National Guard or a reduced corps without a general goes home', () => {
    const table = holding('54C', { forces }).answer('coalition', event('54C'));
    expect(table.asked('coalition').answers.map(({ unit }) => unit)).toEqual(['fra_10', 'fra_gn1', 'fra_gn2']);
    table.answer('coalition', { unit: 'fra_10' });
    expect(unitOf(table, 'fra_10')).toMatchObject({ at: 'reserve', reduced: false });
  });
  test('6.4 not if there is neither', () => {
    const table = holding('54C', { forces: { lille: ['fra_11'], munich: ['fra_13-'] } });
    expect(whyNot(table, event('54C'), 'coalition')).toBe('restoration.nobody');
  });
});
