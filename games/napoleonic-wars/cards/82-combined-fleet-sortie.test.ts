import { expect, test } from 'vitest';
import { changeSquadron } from '../state/state.ts';
import { refused, withEvent } from '../testing/events.ts';
import { tableAt } from '../testing/position.ts';
import { unanswered } from '../testing/windows.ts';

test('82 Combined Fleet Sortie: out of Blockaded Brest unseen, the Squadron under Refit stays; two more Maneuvers', () => {
  const g = {
    ...withEvent('combined_fleet_sortie', 'france', { fleets: { brest: 'france 2', bay_of_biscay: 'britain 2' } })
      .state,
  };
  changeSquadron(g, 'france_1' as never, { refit: 1 });
  const table = unanswered(tableAt(g).answer('france', { kind: 'event' })).answer('france', {
    nation: 'france',
    place: 'brest',
  });
  unanswered(table.answer('france', { zone: 'bay_of_biscay' }));
  expect(table.asked().prompt).toMatchObject({ key: 'sail.on', params: { maneuvers: 2 } });
  expect(
    table.state.squadrons.filter(({ at, nation }) => nation === 'france' && at === 'brest').map(({ id }) => id),
  ).toEqual(['france_1']);
  expect(table.state.effects).toEqual([]);
});
test('82 Combined Fleet Sortie: not without a Fleet in Port', () => {
  expect(refused('combined_fleet_sortie', 'austria')).toBe('sortie.nobody');
});
