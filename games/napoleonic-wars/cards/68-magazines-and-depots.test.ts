import { expect, test } from 'vitest';
import { cardId, duchyId } from '../catalogue/catalogue.ts';
import { isSpared } from '../rules/9-movement/9.4-attrition.ts';
import { controller, unitsIn } from '../state/state.ts';
import { withEvent } from '../testing/events.ts';
import { at, position } from '../testing/position.ts';
import { unanswered } from '../testing/windows.ts';

test('68 Magazines and Depots: no roll for the pass, nor for the next one in this Impulse', () => {
  const table = at({
    players: 5,
    active: 'france',
    points: 4,
    fleets: {},
    forces: { ratisbon: ['davout', 'france 4'] },
    hands: { france: ['magazines_and_depots'] },
  });
  table
    .answer('france', { kind: 'march', leader: 'davout' })
    .answer('france', 'withArmy')
    .answer('france', { duchy: 'prague' });
  unanswered(table.answer('france', { card: 'magazines_and_depots' }));
  expect(unitsIn(table.state, duchyId('prague'), 'france')).toBe(4);
});
test('68 Magazines and Depots: a Flag still rolls', () => {
  const table = withEvent('tyrolean_revolt', 'russia', {
    flags: { tyrol: 'france' },
    forces: { tyrol: ['ney', 'france 1'] },
    hands: { russia: ['tyrolean_revolt'], france: ['magazines_and_depots'] },
  });
  table.answer('russia', { kind: 'event' }).answer('france', { card: 'magazines_and_depots' }).dice(6);
  expect(unitsIn(unanswered(table).state, duchyId('tyrol'), 'france')).toBe(1);
  expect(controller(table.state, duchyId('tyrol'))).toBe('austria');
});
test('68 Magazines and Depots: a leaderless piece is spared, and not those of another nation', () => {
  const g = position({ active: 'france', forces: { linz: ['france 1', 'austria 1'] } });
  g.effects = [{ kind: 'spared', card: cardId('magazines_and_depots'), nation: 'france', leader: null }];
  const piece = (nation: 'france' | 'austria') => ({ commander: null, leaders: [], units: { [nation]: 1 } });
  expect([isSpared(g, piece('france')), isSpared(g, piece('austria'))]).toEqual([true, false]);
});
