import { describe, expect, test } from 'vitest';
import { imagine, view } from '../../secrecy/view.ts';
import { position, type Table } from '../../testing/position.ts';
import { fleets, frenchSail, unmolested } from '../../testing/fleets.ts';

const HIDDEN = { hiddenFleets: true } as const;
const hidden = (): Table =>
  frenchSail({ agreed: HIDDEN, ships: { U12: ['france 3 S port', 'france 1 T port'], EE12: ['england 1 S port'] } })
    .answer('france', { kind: 'sail' })
    .answer('france', { squadrons: 3, transports: 1 })
    .answer('france', 'yes')
    .answer('france', 'done');
const seen = (table: Table, seer: string) =>
  view({ ...table.state }, seer).ships.map(({ nation, sp, fleet }) => `${nation} ${sp} ${fleet}`);

describe('O.2 hidden fleets', () => {
  test('O.2.a, O.2.c a fleet that is formed may go under a Fleet Unit, and sails like any other', () => {
    const table = unmolested(hidden().answer('france', { to: 'atlantic' }));
    expect(fleets(table)).toEqual(expect.arrayContaining(['france 3 S atlantic sea', 'france 1 T atlantic sea']));
    expect(table.state.ships.filter(({ nation }) => nation === 'france').every(({ fleet }) => fleet === 1)).toBe(true);
  });
  test('O.2.b the enemy sees its nation and its place and nothing more; its owner and the referee see all', () => {
    const table = unmolested(hidden().answer('france', { to: 'atlantic' }));
    expect(seen(table, 'england')).toEqual(['england 1 0', 'france 0 1']);
    expect(seen(table, 'spectator')).toEqual(['england 1 0', 'france 0 1']);
    expect(seen(table, 'france')).toEqual(['england 1 0', 'france 3 1', 'france 1 1']);
    expect(seen(table, 'referee')).toEqual(seen(table, 'france'));
    const other = position({ agreed: HIDDEN });
    other.ships = table.state.ships.map((ship) =>
      ship.fleet === 1 && ship.kind === 'S' ? { ...ship, damaged: true } : ship,
    );
    expect(view(other, 'england').ships).toEqual(view({ ...table.state, agreed: other.agreed }, 'england').ships);
  });
  test('O.2.b, O.2.f what is imagined looks the same, and every Fleet Unit covers a ship at least', () => {
    const table = unmolested(hidden().answer('france', { to: 'atlantic' }));
    const from = view({ ...table.state }, 'england');
    const dealt = imagine(from, 'england', (below) => below - 1);
    expect(view(dealt, 'england')).toEqual(from);
    expect(dealt.ships.every(({ sp }) => sp > 0)).toBe(true);
  });
  test('O.2.b, O.2.d whoever fights is seen, and fights with what is there', () => {
    const table = frenchSail({ agreed: HIDDEN, ships: { U12: ['france 3 S port'], atlantic: ['england 3 S sea'] } })
      .answer('france', { kind: 'sail' })
      .answer('france', { squadrons: 3 })
      .answer('france', 'yes')
      .answer('france', 'done')
      .answer('france', { to: 'north_atlantic' })
      .answer('england', { kind: 'intercept', sp: 3 })
      .dice(6)
      .answer('england', 'yes')
      .dice(6);
    expect(table.events('naval.round')[0]?.said.params).toMatchObject({ odds: '1:1' });
    expect(table.state.ships.every(({ fleet }) => fleet === 0)).toBe(true);
  });
  test('O.2.e Nelson sails with hidden ships as with others', () => {
    const start = {
      agreed: HIDDEN,
      clock: { segment: 'anti', phase: 'naval' },
      ships: { EE12: ['england 2 S port'] },
      nelson: 'EE12',
    } as const;
    const table = frenchSail(start)
      .answer('england', { kind: 'sail' })
      .answer('england', { squadrons: 2 })
      .answer('england', 'yes')
      .answer('england', 'done');
    table.answer('england', { to: 'atlantic' });
    expect(table.state.leaders.find(({ id }) => id === 'nelson')?.at).toBe('atlantic');
  });
});
