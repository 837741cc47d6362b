import { expect, test } from 'vitest';
import { announced, refused } from '../testing/events.ts';

test('78 Press Gangs: a Squadron at Kent under Refit, which stays on in this Impulse (13.11)', () => {
  const table = announced('press_gangs', 'britain').answer('britain', { duchy: 'kent' });
  expect(table.state.squadrons.find(({ at }) => at === 'kent')).toMatchObject({
    nation: 'britain',
    refit: 1,
    refitted: true,
  });
});
test('78 Press Gangs: Austria has no Squadrons', () => {
  expect(refused('press_gangs', 'austria')).toBe('press.none');
});
