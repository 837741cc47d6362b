import { expect, test } from 'vitest';
import { duchyId } from '../catalogue/catalogue.ts';
import { unitsIn } from '../state/state.ts';
import { announced, drawnByDenmark } from '../testing/events.ts';
import { unanswered } from '../testing/windows.ts';

test('35 Peasant Levy: the Russian player places three Units at Grodno, whoever plays it', () => {
  const table = announced('peasant_levy', 'france');
  for (let unit = 0; unit < 3; unit++) table.answer('russia', { duchy: 'grodno' });
  expect(unitsIn(table.state, duchyId('grodno'), 'russia')).toBe(3);
});
test('35 Peasant Levy: green from the second Turn for an undirected Proxy; in the first it gives points (5.31)', () => {
  const later = { marker: 'denmark', phase: 'betweenImpulses', turn: 2 } as const;
  expect(unanswered(drawnByDenmark('peasant_levy', { clock: later })).asked().by).toBe('russia');
  expect(unanswered(drawnByDenmark('peasant_levy')).events('proxy.builds')).toHaveLength(1);
});
