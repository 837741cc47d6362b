import { describe, expect, test } from 'vitest';
import { modifiersOn } from '../testing/battles.ts';
import { battleWith } from '../testing/card-battles.ts';
import { event, whyNot } from '../testing/events.ts';
import type { Table } from '../testing/position.ts';

describe('27F Soldiers of Year II', () => {
  test('14.5.7 one more on the dice', () => {
    expect(modifiersOn(battleWith('27F').answer('empire', event('27F')), 'empire')).toMatchObject({ card: 1 });
  });
  test('14.5.7 not where half of the steps are of others', () => {
    const mixed = battleWith('27F', { coalition: ['jean', 'aus_1', 'aus_2'], empire: ['junot', 'fra_10', 'bav_1'] });
    expect(whyNot(mixed.until('event.react'), event('27F'))).toBe('battleCard.notFrench');
  });
  /** The Empire is beaten, 0 to 1, and tests its morale. */
  const beaten = (): Table => battleWith('27F').answer('empire', 'pass').dice(1, 1, 4, 3).until('event.react');
  test('14.9.1 or one more morale before the test, and not after it', () => {
    const plain = beaten().answer('empire', 'pass').dice(6);
    const limit = Number(plain.events('demoralisation.rolled')[0]?.said.params['limit']);
    const steadied = beaten()
      .answer('empire', event('27F'))
      .dice(limit + 1);
    expect(steadied.events('demoralisation.rolled')[0]?.said.params).toMatchObject({ limit: limit + 1 });
    expect(steadied.events('demoralisation.failed')).toHaveLength(0);
    expect(whyNot(plain, event('27F'))).toBe('moment.notThis');
  });
});
