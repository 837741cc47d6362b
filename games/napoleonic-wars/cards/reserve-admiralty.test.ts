import { expect, test } from 'vitest';
import { handOf } from '../state/state.ts';
import { withEvent } from '../testing/events.ts';
import { at } from '../testing/position.ts';
import { unanswered } from '../testing/windows.ts';

const FLEETS = {
  north_sea: 'britain 1',
  english_channel: 'britain 1',
  irish_sea: 'britain 1',
  bay_of_biscay: 'britain 1',
  mid_atlantic: 'britain 1',
  gulf_of_cadiz: 'britain 1',
};

test('Admiralty: six Zones when the Impulse began bring two cards', () => {
  const table = withEvent('rally', 'britain', { clock: { turn: 2 }, impulse: { played: false, britishSeas: 6 } });
  unanswered(table.answer('britain', { kind: 'reserveEvent', reserve: 'admiralty' }));
  expect(handOf(table.state, 'britain')).toHaveLength(3);
});
test('Admiralty: five do not, and never in 1805 (6.18)', () => {
  const five = withEvent('rally', 'britain', { clock: { turn: 2 }, impulse: { played: false, britishSeas: 5 } });
  expect(five.refusal('britain', { kind: 'reserveEvent', reserve: 'admiralty' }).because.key).toBe('admiralty.few');
  const early = withEvent('rally', 'britain', { impulse: { played: false, britishSeas: 6 } });
  expect(early.refusal('britain', { kind: 'reserveEvent', reserve: 'admiralty' }).because.key).toBe('reserve.not1805');
});
test('Admiralty: the Zones are counted when the Impulse begins', () => {
  const table = at({
    players: 5,
    clock: { marker: 'britain', phase: 'betweenImpulses', turn: 2 },
    forces: {},
    fleets: FLEETS,
    hands: { britain: ['rally'] },
  });
  expect(table.state.impulse?.britishSeas).toBe(6);
});
