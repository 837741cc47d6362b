import { expect, test } from 'vitest';
import { handOf } from '../state/state.ts';
import { mayDeclare } from '../rules/8-diplomacy/8.33-may-declare.ts';
import { mayEnterCamp } from '../rules/8-diplomacy/8.3-may-enter-a-camp.ts';
import { announced, refused } from '../testing/events.ts';
import { unanswered } from '../testing/windows.ts';

const wanted = { clock: { turn: 2 }, forces: { paris: ['napoleon'] } };

test('23 Marriage Alliance: Neutral Prussia says yes: both draw, no war, and not into the Coalition', () => {
  const table = announced('marriage_alliance', 'france', wanted)
    .answer('france', { nation: 'prussia' })
    .answer('prussia', 'yes');
  const { state } = unanswered(table);
  expect([handOf(state, 'france').length, handOf(state, 'prussia').length]).toEqual([1, 1]);
  expect(mayDeclare(state, 'prussia', 'france')?.because.key).toBe('war.bond');
  expect(mayEnterCamp(state, 'prussia', 'coalition')?.because.key).toBe('war.bond');
  expect(mayEnterCamp(state, 'prussia', 'imperial')).toBeUndefined();
  expect(table.state.cards.removed).toContain('marriage_alliance');
});
test('23 Marriage Alliance: no, and France draws', () => {
  const table = announced('marriage_alliance', 'france', wanted)
    .answer('france', { nation: 'prussia' })
    .answer('prussia', 'no');
  expect(handOf(unanswered(table).state, 'france')).toHaveLength(1);
  expect(table.state.effects).toEqual([]);
});
test('23 Marriage Alliance: not without Napoleon, nor with an enemy', () => {
  expect(refused('marriage_alliance', 'france', { clock: { turn: 2 } })).toBe('marriage.absent');
  const table = announced('marriage_alliance', 'france', wanted);
  expect(() => table.answer('france', { nation: 'austria' })).toThrow('no answer fits');
});
