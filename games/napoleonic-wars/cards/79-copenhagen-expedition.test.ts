import { expect, test } from 'vitest';
import { atWar, consulOf } from '../state/state.ts';
import { announced, refused } from '../testing/events.ts';
import { quiet, unanswered } from '../testing/windows.ts';

const wanted = { clock: { turn: 2 }, fleets: { skagerrak: 'britain 2', copenhagen: 'denmark 2' } };

test('79 Copenhagen Expedition: war on Denmark, which goes to Pact with France; the batteries roll two dice', () => {
  const table = announced('copenhagen_expedition', 'britain', wanted)
    .answer('britain', { place: 'skagerrak' })
    .answer('britain', 'allShips');
  unanswered(table.answer('britain', { kind: 'sailTo', place: 'copenhagen' }));
  for (let most = 0; most < 9 && table.asked().by !== 'chance'; most++) quiet(table);
  expect(atWar(table.state, 'britain', 'denmark')).toBe(true);
  expect(consulOf(table.state, 'denmark')).toMatchObject({ row: 'france', column: 'pact' });
  expect(table.asked().prompt.params).toMatchObject({ dice: 2 });
});
test('79 Copenhagen Expedition: not against a Client of the Coalition, nor without Danish Squadrons there', () => {
  expect(
    refused('copenhagen_expedition', 'britain', {
      ...wanted,
      consuls: { denmark: { row: 'russia', column: 'friend' } },
    }),
  ).toBe('expedition.camp');
  expect(refused('copenhagen_expedition', 'britain', { ...wanted, fleets: { north_sea: 'britain 2' } })).toBe(
    'expedition.noFleet',
  );
});
