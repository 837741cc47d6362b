import { describe, expect, test } from 'vitest';
import { leaderId } from '../../catalogue/catalogue.ts';
import type { DuchyId } from '../../catalogue/ids.ts';
import { leaderRow, unitsIn } from '../../state/state.ts';
import { battleOfLinz, faces } from '../../testing/battles.ts';

const LINZ = 'linz' as DuchyId;
describe('11.31 Leaders', () => {
  test('11.31 one of two leaders may be given up for a Unit, with his owner’s consent', () => {
    const fought = (answer: 'yes' | 'no') => {
      const table = battleOfLinz({
        forces: { munich: ['davout', 'france 4'], linz: ['charles', 'bennigsen', 'austria 2', 'russia 2'] },
        players: 5,
      });
      if (table.asked().prompt.key === 'battle.commander') table.answer('france', { leader: 'charles' });
      table.dice(...faces(9, 6)).dice(...faces(6));
      expect(table.asked('austria').prompt.key).toBe('losses.giveUp');
      table.answer('austria', { kind: 'giveUp', leader: 'bennigsen' });
      expect(table.asked('russia').prompt.key).toBe('losses.consent');
      return table.answer('russia', answer);
    };
    const given = fought('yes');
    expect(leaderRow(given.state, leaderId('bennigsen')).at).toBe('pool');
    expect(unitsIn(given.state, LINZ, 'austria') + unitsIn(given.state, LINZ, 'russia')).toBe(4);
    const kept = fought('no');
    expect(leaderRow(kept.state, leaderId('bennigsen')).at).toBe('linz');
    expect(kept.asked('austria').prompt.key).toBe('losses.which');
  });
  test('11.31 a lone leader may be given up too, and his Units fight on without him', () => {
    const forces = { munich: ['davout', 'france 4'], linz: ['charles', 'austria 3'] };
    const table = battleOfLinz({ forces, players: 5 }).askingForLeaders();
    table.dice(...faces(9, 6)).dice(...faces(3 + 3 + 1, 5));
    table.answer('austria', { kind: 'giveUp', leader: 'charles' });
    expect(leaderRow(table.state, leaderId('charles')).at).toBe('pool');
    expect(unitsIn(table.state, LINZ, 'austria')).toBe(3);
    // One casualty each: in the second Round three Units and a die for their nation, and no rating.
    expect(table.state.battle).toMatchObject({ round: 2, inactive: { commander: null, chief: 'charles' } });
    table.dice(...faces(3 + 3 + 2));
    expect(table.asked().prompt.params).toMatchObject({ dice: 3 + 1 });
  });
});
