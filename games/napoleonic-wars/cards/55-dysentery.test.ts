import { expect, test } from 'vitest';
import { duchyId, leaderId } from '../catalogue/catalogue.ts';
import { freshUnitsIn, leaderRow, type NapoleonicWars, unitsIn } from '../state/state.ts';
import { at, type Table } from '../testing/position.ts';
import { unanswered } from '../testing/windows.ts';
import { dysentery } from './55-dysentery.ts';

const marched = (): Table => {
  const table = at({
    players: 5,
    active: 'france',
    points: 6,
    fleets: {},
    forces: { paris: ['ney', 'france 2'] },
    hands: { austria: ['dysentery'] },
  });
  table.answer('france', { kind: 'march', leader: 'ney' }).answer('france', 'withArmy');
  return table.answer('france', { kind: 'to', duchy: 'reims' });
};

test('55 Dysentery: the Formation suffers Attrition, French losses halved, and stops', () => {
  const table = marched().answer('austria', { card: 'dysentery' }).dice(6, 6, 1);
  expect(unitsIn(table.state, duchyId('reims'), 'france')).toBe(1);
  expect(leaderRow(table.state, leaderId('ney')).halted).toBe(true);
  expect(table.asked().prompt.key).toBe('impulse.act');
});
test('6.14 passed, the march goes on', () => {
  expect(unanswered(marched()).asked().prompt.key).toBe('march.on');
});
test('55 Dysentery: it strikes the Formation that has marched in, and not those who stood there', () => {
  const table = at({
    players: 5,
    active: 'france',
    points: 6,
    fleets: {},
    forces: { paris: ['ney', 'france 2'], reims: ['france 3'] },
    hands: { austria: ['dysentery'] },
  });
  table.answer('france', { kind: 'march', leader: 'ney' }).answer('france', 'withArmy');
  table.answer('france', { kind: 'to', duchy: 'reims' }).answer('austria', { card: 'dysentery' }).dice(6, 6, 1);
  expect(unitsIn(table.state, duchyId('reims'), 'france')).toBe(4);
  expect(freshUnitsIn(table.state, duchyId('reims'), 'france')).toBe(3);
});
test('55 Dysentery: not for an Army that evades or lands', () => {
  const now = { moment: 'formationEntered', nations: ['france'], by: 'evade' } as never;
  expect(dysentery.mightAnswer?.(marched().state as NapoleonicWars, now)).toBe(false);
});
