import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../ids.ts';
import { event, whyNot } from '../testing/events.ts';
import { settingOut } from '../testing/grand-alliance.ts';

describe('32C Thunderstorm, on the march', () => {
  const forces = { munich: ['davout', 'fra_1', 'fra_2'] };
  test.each(EDITIONS)('12.1 a movement point less, and the march may still be forced (%s)', (edition) => {
    const table = settingOut('32C', 'davout', { forces, edition }).answer('coalition', event('32C'));
    expect(table.state.march?.factor).toBe(3);
    expect(whyNot(table, { kind: 'forced', points: 2 })).toBeUndefined();
  });
  test('12.1 never below one', () => {
    const slow = { madrid: ['esp_mil1'] };
    const nations = { spain: { side: 'empire', status: 'ally' } } as const;
    const table = settingOut('32C', 'esp_mil1', { forces: slow, nations }).answer('coalition', event('32C'));
    expect(table.state.march?.factor).toBe(1);
    const winter = { forces: { munich: ['hol_1'] }, clock: { round: 6 } };
    const tired = settingOut('32C', 'hol_1', winter);
    expect(tired.fork().answer('coalition', 'pass').state.march?.factor).toBe(2);
    expect(tired.answer('coalition', event('32C')).state.march?.factor).toBe(1);
  });
});
