import { describe, expect, test } from 'vitest';
import { seats, seatsWith } from '../D-players/D.3-seats.ts';
import { at, position, standing } from '../../testing/position.ts';

describe('SG J.5, SG Q.1, and the start of 1812 for three', () => {
  const allies = () =>
    at({ players: '4', clock: { segment: 'anti' }, forces: { Z30: ['kutuzov', 'russia 2 I', 'austria 3 I'] } }).answer(
      'russia',
      {
        kind: 'march',
        leader: 'kutuzov',
      },
    );
  test('SG J.5 a leader takes along troops of another player’s state if that player agrees', () => {
    const agreed = allies().answer('russia', { kind: 'take', nation: 'austria', sp: 3 });
    expect(agreed.asked()).toMatchObject({ by: 'austria', rule: 'SG J.5' });
    agreed
      .answer('austria', 'yes')
      .answer('russia', 'go')
      .answer('russia', { kind: 'step', to: 'Z31' })
      .answer('russia', 'stop');
    expect(standing(agreed.state, 'Z31')).toEqual(['austria 3 I']);
    const refused = allies().answer('russia', { kind: 'take', nation: 'austria', sp: 3 }).answer('austria', 'no');
    expect(refused.asked().answers.some((answer) => answer['nation'] === 'austria')).toBe(false);
  });
  test('SG Q.1 cavalry left behind as a rear-guard fights on alone, and the others go unharmed', () => {
    const table = at({
      clock: { phase: 'combat' },
      forces: { Z24: ['ney', 'france 9 I'], Z25: ['charles', 'austria 6 I', 'austria 2 C'] },
    })
      .answer('france', { kind: 'attack', target: 'Z25' })
      .answer('france', { kind: 'attackFrom' })
      .answer('france', 'done');
    table.answer('england', { kind: 'rearGuard', sp: 1 });
    while (table.asked().prompt.key === 'combat.retreat') table.pick('england', () => true);
    expect(standing(table.state, 'Z25')).toEqual(['austria 1 C']);
    table.dice(3, 4);
    expect(table.events('combat.round')[0]?.said.params).toMatchObject({ odds: '4:1' });
  });
  test('D.3 in 1812 for three the Russian army is divided at row KK, and both halves win together', () => {
    const g = { scenario: '1812', players: '3' } as const;
    expect([seats(g), seatsWith(g, 'russia')]).toEqual([
      ['france', 'russia', 'russia_south'],
      ['russia', 'russia_south'],
    ]);
    const table = at({
      ...g,
      clock: { segment: 'anti' },
      forces: { MM38: ['barclay_de_tolly', 'russia 5 I'], II38: ['bagration', 'russia 5 I'] },
    });
    const leads = (seat: string): readonly unknown[] =>
      table
        .asked(seat)
        .answers.filter(({ kind }) => kind === 'march')
        .map((answer) => answer['leader']);
    expect([leads('russia'), leads('russia_south')]).toEqual([['barclay_de_tolly'], ['bagration']]);
    expect(position({ ...g }).players).toBe('3');
  });
});
