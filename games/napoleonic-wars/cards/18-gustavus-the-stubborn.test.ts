import { expect, test } from 'vitest';
import { consulOf } from '../state/state.ts';
import { announced, drawnByDenmark } from '../testing/events.ts';

test('18 Gustavus the Stubborn: off the row of France, then to Britain or Russia', () => {
  const consuls = { sweden: { row: 'france', column: 'friend' } } as const;
  const table = announced('gustavus_the_stubborn', 'britain', { consuls });
  expect(() => table.answer('britain', { kind: 'consulRight', nation: 'sweden', row: 'france' })).toThrow('no answer');
  table.answer('britain', 'consulLeft').answer('britain', { kind: 'consulRight', row: 'russia' });
  expect(consulOf(table.state, 'sweden')).toMatchObject({ row: 'russia', column: 'friend' });
});
test('18 Gustavus the Stubborn: on the row of Britain only to the right, into Pact too', () => {
  const consuls = { sweden: { row: 'britain', column: 'aide' } } as const;
  const table = announced('gustavus_the_stubborn', 'france', { consuls });
  expect(() => table.answer('france', 'consulLeft')).toThrow('no answer fits');
  table.answer('france', 'consulRight').answer('france', 'consulRight');
  expect(consulOf(table.state, 'sweden')?.column).toBe('pact');
});
test('18 Gustavus the Stubborn: for an undirected Proxy Britain, and both boxes (5.31)', () => {
  const consuls = { sweden: { row: null, column: 'unaligned' } } as const;
  const table = drawnByDenmark('gustavus_the_stubborn', { consuls });
  for (let most = 0; most < 9 && table.asked().by === 'chance'; most++) table.pick('chance', () => true);
  expect(consulOf(table.state, 'sweden')).toMatchObject({ row: 'britain', column: 'aide' });
});
