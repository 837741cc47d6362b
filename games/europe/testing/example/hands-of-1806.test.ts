import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../catalogue/ids.ts';
import { entitlements } from '../../rules/6-cards/6.3-hand-size.ts';
import { page } from './story.ts';

describe.each(EDITIONS)('the hands of 1806 in the example (%s)', (edition) => {
  const linesOf = (side: 'empire' | 'coalition'): readonly string[] =>
    entitlements(page(edition, 'noDeclarations').table.state, side).map(({ id }) => id);

  test('7.1 nobody declares war', () => {
    expect(page(edition, 'noDeclarations').told('war.declared')).toEqual([]);
    expect(page(edition, 'noDeclarations').table.state.clock).toMatchObject({ year: 1806, phase: 'hands' });
  });
  test('6.3 the Coalition: London, Moscow, Lisbon, Saint Petersburg, Odessa and Kiev, Gibraltar and Malta, the Two Sicilies', () => {
    expect(linesOf('coalition').toSorted()).toEqual([
      'gibraltarMalte',
      'lisbonne',
      'londres',
      'moscou',
      'odessaKiev',
      'saintPetersbourg',
      'twoSicilies',
    ]);
    expect(page(edition, 'handOfTheCoalition').told('hand.size')).toEqual([{ side: 'coalition', size: 7 }]);
  });
  test('6.2, 6.3 it keeps Wound, has its permanent cards but that of Austria, and draws four', () => {
    const { table, told } = page(edition, 'handOfTheCoalition');
    expect(told('card.drawnUnseen')).toEqual([{ side: 'coalition', many: 4 }]);
    expect(table.state.cards.hands.coalition.toSorted()).toEqual(['13C', '17C', '1C', '2C', '4C', '6C', '8C']);
    expect(table.state.cards.permanents.coalition).toEqual(['3C']);
  });
  test('6.3 the Empire: Paris, Mantua, the Kingdom of Bavaria, Bordeaux, Lyons, Antwerp, Madrid, and the conquest of Austria', () => {
    expect(linesOf('empire').toSorted()).toEqual([
      'anvers',
      'bordeaux',
      'kingdomOfBavaria',
      'lyon',
      'madrid',
      'mantoue',
      'paris',
    ]);
    expect(page(edition, 'noDeclarations').table.state.tracks.spoils.empire).toBe(1);
    expect(page(edition, 'handOfTheEmpire').told('hand.size')).toEqual([{ side: 'empire', size: 8 }]);
  });
  test('6.3 it keeps Cavalry of the Guard, must keep the Continental Blockade, and draws five', () => {
    const before = page(edition, 'handOfTheCoalition').table;
    expect(before.refusal('empire', { kind: 'discard', card: '25F' }).because.key).toBe('hand.mustKeep');
    const { table, told } = page(edition, 'handOfTheEmpire');
    expect(told('card.drawnUnseen')).toEqual([{ side: 'empire', many: 5 }]);
    expect(table.state.cards.hands.empire.toSorted()).toEqual(['10F', '11F', '19F', '1F', '20F', '21F', '25F', '7F']);
  });
  test('7.3.5 generals of 1806 are available', () => {
    expect(page(edition, 'handOfTheEmpire').told('general.available')).toEqual([
      { general: 'eugene' },
      { general: 'oudinot' },
      { general: 'platov' },
    ]);
  });
});
