import { describe, expect, expectTypeOf, test } from 'vitest';
import { InputError } from './schema.ts';
import { nationsOf, seatNations, type Seating } from './seating.ts';

const NATIONS = ['france', 'austria', 'russia'] as const;

describe('seats and nations', () => {
  test('a seat may hold several nations, each nation has one seat', () => {
    const seating = seatNations(NATIONS, { empire: ['france'], coalition: ['russia', 'austria'] });
    expect(seating).toEqual({ france: 'empire', austria: 'coalition', russia: 'coalition' });
    expect(nationsOf(seating, 'coalition')).toEqual(['austria', 'russia']);
    expect(nationsOf(seating, 'empire')).toEqual(['france']);
    expect(nationsOf(seating, 'nobody')).toEqual([]);
    expectTypeOf(seating).toEqualTypeOf<Seating<'france' | 'austria' | 'russia'>>();
  });

  test('the order of a seat’s nations does not depend on that of the keys', () => {
    const shuffled: Seating<string> = { russia: 'x', austria: 'x', france: 'x' };
    expect(nationsOf(shuffled, 'x')).toEqual(['austria', 'france', 'russia']);
  });

  test.each([
    [{ empire: ['france'], coalition: ['austria'] }, 'seating: russia has no seat. Give each nation to one seat.'],
    [
      { empire: ['france', 'russia'], coalition: ['austria', 'russia'] },
      'coalition: russia sits at empire already. Give each nation to one seat.',
    ],
    [
      { empire: ['france', 'spain'], coalition: ['austria', 'russia'] },
      'empire: spain is no nation of this game. Choose among: france, austria, russia.',
    ],
  ])('%j is refused', (held, message) => {
    const seat = () => seatNations<string>(NATIONS, held);
    expect(seat).toThrow(InputError);
    expect(seat).toThrow(message);
  });
});
