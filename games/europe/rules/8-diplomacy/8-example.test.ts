import { describe, expect, test } from 'vitest';
import { nationId } from '../../catalogue/catalogue.ts';
import { EDITIONS } from '../../catalogue/ids.ts';
import { hand, nation } from '../../state/state.ts';
import { at } from '../../testing/position.ts';

/** The diplomatic phase of 1806 in the example of play, card by card. */
describe.each(EDITIONS)('8.2 the diplomatic phase of 1806 (%s)', (edition) => {
  const beaten = { empire: 1, coalition: 0 };
  const opening = () =>
    at({
      edition,
      clock: { phase: 'diplomacy', year: 1806, round: 0, next: 'coalition', step: 0 },
      nations: { austria: { side: 'neutral', status: 'forcedPeace', beaten } },
      forces: { magdebourg: ['brunswick', 'armee_elbe', 'pru_1'] },
      fleets: {},
      hands: { empire: ['11F'], coalition: ['17C', '13C'] },
      tracks: { victory: 6, escalade: 1 },
    });
  const egyptRefuses = () =>
    opening().answer('coalition', { kind: 'event', card: '17C' }).answer('coalition', { nation: 'egypte' }).dice(4);
  const prussiaJoins = () =>
    egyptRefuses()
      .answer('coalition', { kind: 'event', card: '13C' })
      .answer('coalition', { nation: 'prussia' })
      .dice(2)
      .answer('coalition', { kind: 'deploy', unit: 'sax_1', zone: 'wittemberg' })
      .answer('coalition', { kind: 'deploy', unit: 'hes_1', zone: 'kassel' })
      .answer('chance', { card: '8C' })
      .answer('chance', { card: '16C' });

  test('8.2.3 the Bombardment of Copenhagen on Egypt: a four fails, the card leaves the game, the escalade is 2', () => {
    const { state } = egyptRefuses();
    expect(nation(state, nationId('egypte')).side).toBe('neutral');
    expect(state.cards.removed).toContain('17C');
    expect(state.tracks.escalade).toBe(2);
  });
  test('8.2.3 Intrigues on Prussia: 2+2+2 = 6, Saxons and Hessians take the field, two cards', () => {
    const { state } = prussiaJoins();
    expect(['prussia', 'saxe', 'hesse', 'cleves'].map((id) => nation(state, nationId(id)).side)).toEqual(
      Array.from({ length: 4 }, () => 'coalition'),
    );
    expect(hand(state, 'coalition')).toEqual(['8C', '16C']);
    expect(state.cards.discards.coalition).toEqual(['13C']);
  });
  test('7.4 after two cards it is the turn of the Empire: Talleyrand on Egypt, 3+2+1 = 6, and a card for Cairo', () => {
    const table = prussiaJoins()
      .answer('empire', { kind: 'event', card: '11F' })
      .answer('empire', { nation: 'egypte' })
      .dice(3)
      .answer('empire', { kind: 'deploy', unit: 'egy_1', zone: 'le_caire' })
      .answer('chance', { card: '2F' });
    expect(nation(table.state, nationId('egypte'))).toMatchObject({ side: 'empire', status: 'ally', patron: 'france' });
    expect(hand(table.state, 'empire')).toEqual(['2F']);
  });
});
