import { describe, expect, test } from 'vitest';
import { zoneId } from '../../catalogue/catalogue.ts';
import { forceOf } from '../../testing/battles.ts';
import { position, type Position } from '../../testing/position.ts';
import { laySiege, levelOfFortress, mayCover } from './15.1-cover.ts';

const AUSTRIAN = { control: 'austria' as never };
const cover = (wanted: Position, name: string, zone: string) => {
  const g = position(wanted);
  return mayCover(g, forceOf(g, name), zoneId(zone))?.because.key;
};

describe('15.1, 15.2 covering a fortress', () => {
  test('15.1 it takes twice the level in steps: two before a fortress, four before a citadel', () => {
    expect(cover({ forces: { ulm: ['aus_1'] } }, 'aus_1', 'ulm')).toBeUndefined();
    expect(cover({ forces: { ulm: ['aus_1-'] } }, 'aus_1', 'ulm')).toBe('siege.tooFew');
    expect(cover({ forces: { mantoue: ['jean', 'aus_1', 'aus_2'] } }, 'jean', 'mantoue')).toBeUndefined();
    expect(cover({ forces: { mantoue: ['jean', 'aus_1', 'aus_2-'] } }, 'jean', 'mantoue')).toBe('siege.tooFew');
  });

  test('15.1 two armies besiege together', () => {
    const armies = [
      ['charles', 'armee_allemagne', 'aus_1'],
      ['koutouzov', 'armee_1ere', 'rus_1'],
    ];
    expect(cover({ forces: { mantoue: armies } }, 'charles', 'mantoue')).toBeUndefined();
    expect(cover({ forces: { milan: armies } }, 'charles', 'mantoue')).toBe('siege.tooFew');
    // Who is still on his way does not count with those who are there.
    expect(cover({ forces: { ulm: ['aus_1'], munich: ['aus_2-'] } }, 'aus_2', 'ulm')).toBe('siege.tooFew');
  });

  test('15.2 nobody of the enemy stands outside the walls; those inside do not matter', () => {
    expect(cover({ forces: { ulm: [['aus_1'], ['bav_1']] } }, 'aus_1', 'ulm')).toBe('siege.enemyOutside');
    expect(cover({ forces: { ulm: [['aus_1'], ['bav_1', 'besieged']] } }, 'aus_1', 'ulm')).toBeUndefined();
  });

  test('15.1 an empty fortress, a fortress of one’s own and a zone without one are not besieged', () => {
    expect(cover({ zones: { ulm: { fortress: 'empty' } }, forces: { ulm: ['aus_1'] } }, 'aus_1', 'ulm')).toBe(
      'siege.noFortress',
    );
    expect(cover({ zones: { ulm: AUSTRIAN }, forces: { ulm: ['aus_1'] } }, 'aus_1', 'ulm')).toBe('siege.noFortress');
    expect(cover({ forces: { munich: ['aus_1'] } }, 'aus_1', 'munich')).toBe('siege.noFortress');
  });

  test('15.1, 15.4 the marker 0 is placed, and one that lies there stays', () => {
    const g = position({ zones: { stuttgart: { siege: 2 } } });
    laySiege(g, zoneId('ulm'));
    laySiege(g, zoneId('stuttgart'));
    expect(g.zones.filter(({ siege }) => siege !== null)).toMatchObject(
      [
        { id: 'ulm', siege: 0 },
        { id: 'stuttgart', siege: 2 },
      ].toSorted(
        (one, other) => g.zones.findIndex(({ id }) => id === one.id) - g.zones.findIndex(({ id }) => id === other.id),
      ),
    );
  });

  test('15.1 Mantua, Constantinople and Gibraltar are citadels; 44C makes Lisbon one', () => {
    const g = position({
      effects: [{ card: '44C', kind: 'strongerFortress', zone: 'lisbonne', level: 2, enemyDice: -2 }] as never,
    });
    const levels = ['mantoue', 'constantinople', 'gibraltar', 'lisbonne', 'ulm'].map((zone) =>
      levelOfFortress(g, zoneId(zone)),
    );
    expect(levels).toEqual([2, 2, 2, 2, 1]);
    expect(levelOfFortress(position({}), zoneId('lisbonne'))).toBe(1);
  });
});
