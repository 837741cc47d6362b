import { expect, test } from 'vitest';
import { nationRow } from '../state/state.ts';
import { refused, withEvent } from '../testing/events.ts';

const flags = {
  paris: 'prussia',
  brest: 'britain',
  bordeaux: 'britain',
  marseilles: 'britain',
  lyon: 'austria',
} as const;
const wanted = {
  clock: { turn: 3 },
  flags,
  nations: { prussia: { camp: 'coalition', resources: 0 }, france: { resources: 2, plusKey: true } },
} as const;

test('109 French Capitulation: the game ends in mid-Impulse, and Prussia has a Resource more for the count', () => {
  const table = withEvent('french_capitulation', 'austria', wanted).answer('austria', { kind: 'event' });
  expect(table.result?.because.key).toBe('end.capitulation');
  expect(nationRow(table.state, 'prussia').resources).toBe(1);
  expect(nationRow(table.state, 'france')).toMatchObject({ resources: 0, plusKey: false });
});
test('109 French Capitulation: not with nine Keys, nor with Paris free', () => {
  const { lyon: _lyon, ...fewer } = flags;
  expect(refused('french_capitulation', 'austria', { ...wanted, flags: fewer })).toBe('frenchEnd.strong');
  const { paris: _paris, ...free } = flags;
  expect(refused('french_capitulation', 'austria', { ...wanted, flags: { ...free, genoa: 'austria' } })).toBe(
    'frenchEnd.strong',
  );
});
