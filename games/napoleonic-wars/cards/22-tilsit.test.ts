import { expect, test } from 'vitest';
import { handOf, nationRow } from '../state/state.ts';
import { announced, refused } from '../testing/events.ts';
import { unanswered } from '../testing/windows.ts';

const wanted = {
  clock: { turn: 2 },
  flags: { naples: 'france', hanover: 'france' },
  nations: { austria: { resources: 1 }, france: { resources: 0 } },
} as const;

test('22 Tilsit: Austria says yes: a Subject Neutral without cessions, a Resource more for both, and the card is gone', () => {
  const table = announced('tilsit', 'france', wanted).answer('france', { nation: 'austria' }).answer('austria', 'yes');
  unanswered(table);
  expect(nationRow(table.state, 'austria')).toMatchObject({ subjectTo: 'france', resources: 2, camp: null });
  expect(nationRow(table.state, 'france').resources).toBe(1);
  expect(table.state.cards.removed).toContain('tilsit');
});
test('22 Tilsit: no, and France draws a card', () => {
  const table = announced('tilsit', 'france', wanted).answer('france', { nation: 'austria' }).answer('austria', 'no');
  expect(handOf(unanswered(table).state, 'france')).toHaveLength(1);
  expect(table.state.cards.discards).toContain('tilsit');
});
test('22 Tilsit: a Power at war may offer it to France; never Britain, and not before France has gained Keys', () => {
  const table = announced('tilsit', 'russia', wanted).answer('russia', { nation: 'russia' });
  expect(table.asked('france').prompt.key).toBe('tilsit.offer');
  expect(refused('tilsit', 'britain', wanted)).toBe('card.notYours');
  expect(refused('tilsit', 'france', { clock: { turn: 2 } })).toBe('tilsit.few');
});
