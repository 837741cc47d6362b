import { expect, test } from 'vitest';
import { leaderId } from '../catalogue/catalogue.ts';
import { keyPoints } from '../rules/5-sequence/5.81-victory.ts';
import { conquered } from '../rules/15-conquest/15.2-consequences.ts';
import { leaderRow, nationRow } from '../state/state.ts';
import { announced, refused } from '../testing/events.ts';
import { unanswered } from '../testing/windows.ts';

test('106 The Emperor Commands: Austria counts a Key more, once', () => {
  const table = announced('the_emperor_commands', 'austria');
  expect([nationRow(table.state, 'austria').plusKey, keyPoints(table.state, 'austria')]).toEqual([true, 1]);
  expect(refused('the_emperor_commands', 'austria', { nations: { austria: { plusKey: true } } })).toBe('emperor.twice');
});
test('106 The Emperor Commands: Napoleon may march twice for nothing', () => {
  const table = announced('the_emperor_commands', 'france', { forces: { paris: ['napoleon', 'france 2'] } });
  table.answer('france', { kind: 'eventLeader', leader: 'napoleon' });
  if (table.asked().prompt.key === 'event.whichLeader') table.answer('france', { leader: 'napoleon' });
  table.answer('france', 'withArmy');
  unanswered(unanswered(table.answer('france', { duchy: 'reims' })).answer('france', { duchy: 'metz' }));
  expect(leaderRow(table.state, leaderId('napoleon')).at).toBe('metz');
  expect(table.asked().prompt.key).toBe('impulse.act');
});
test('15.5 it is lost by conquest', () => {
  const table = announced('the_emperor_commands', 'austria');
  const g = { ...table.state };
  const script = conquered(g, 'austria', 'france');
  let step = script.next();
  for (let most = 0; most < 40 && !step.done; most++) {
    const answers = step.value.map((question) => question.answers[0]);
    step = script.next(answers as never);
  }
  expect(nationRow(g, 'austria').plusKey).toBe(false);
});
