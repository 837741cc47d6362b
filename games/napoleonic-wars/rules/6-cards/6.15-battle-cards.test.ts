import type { Script } from '@bivouac/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import { reserveId } from '../../catalogue/catalogue.ts';
import { layOutCards } from '../../cards/index.ts';
import { putOnShelf } from '../../cards/shelf.ts';
import { at, type Table } from '../../testing/position.ts';

/** A battle Reserve that only takes note. */
function* noted(): Script {
  yield* [];
}
const battleReserve = (id: string): void =>
  putOnShelf([
    {
      id: reserveId(id),
      wording: null,
      says: { en: '', fr: '' },
      plays: [{ when: 'battle', may: () => undefined, play: noted }],
    },
  ]);

const fights = (impulse: object): Table => {
  const table = at({
    active: 'turkey',
    points: 4,
    fleets: {},
    consuls: { turkey: { row: 'france', column: 'pact' } },
    nations: { turkey: { camp: 'imperial' } },
    forces: { belgrade: ['yusuf', 'turkey 4'], banat: ['austria 1'] },
    hands: { austria: ['cold_steel'] },
    impulse,
  });
  table
    .answer('france', { kind: 'march', leader: 'yusuf' })
    .answer('france', 'withArmy')
    .answer('france', { duchy: 'banat' });
  for (let most = 0; most < 20 && table.asked().prompt.key !== 'battleEvent.offer'; most++)
    if (table.asked().by === 'chance') table.dice(1);
    else table.answer(table.asked().by, 'pass');
  return table;
};

describe('6.15 Battle events', () => {
  afterEach(layOutCards);
  test('5.12, 6.15, vector T100: a Minor plays its battle Reserve besides its card: rulings/5.12-battle-reserves.md', () => {
    battleReserve('janissaries');
    const table = fights({ played: true });
    expect(table.asked('france').prompt.params['nation']).toBe('turkey');
    table.answer('france', { kind: 'battleEvent', card: 'janissaries' });
    expect(table.state.impulse?.plus).toBe(false);
  });
  test('5.12, vector T100: it gives no points besides a card', () => {
    const table = at({
      active: 'turkey',
      impulse: { played: true },
      consuls: { turkey: { row: 'france', column: 'pact' } },
      nations: { turkey: { camp: 'imperial' } },
    });
    expect(table.refusal('france', { kind: 'reservePoints' }).because.key).toBe('impulse.noPlus');
  });
  test('9.8, 11.1 entering an enemy’s Duchy is battle at once, and the Active nation plays its Battle events first', () => {
    const table = fights({ played: true });
    expect(table.state.battle).toMatchObject({ kind: 'land', at: 'banat' });
    expect(table.asked('france').prompt.params['nation']).toBe('turkey');
    table.answer('france', 'done');
    expect(table.asked('austria').prompt.key).toBe('battleEvent.offer');
  });
  test('6.18 no event of a green bar in 1805, be it of a Reserve', () => {
    putOnShelf([
      {
        id: reserveId('admiralty'),
        wording: null,
        says: { en: '', fr: '' },
        plays: [{ when: 'impulse', may: () => undefined, play: noted }],
      },
    ]);
    const britain = (turn: number): Table =>
      at({ players: 5, active: 'britain', impulse: { played: false }, clock: { turn }, hands: { austria: ['rally'] } });
    expect(britain(1).refusal('britain', { kind: 'reserveEvent', reserve: 'admiralty' })).toMatchObject({
      rule: '6.18',
    });
    britain(2).answer('britain', { kind: 'reserveEvent', reserve: 'admiralty' });
  });
});
