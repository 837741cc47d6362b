import { describe, expect, test } from 'vitest';
import { at, type Position, type Table } from '../../testing/position.ts';

const AUSTERLITZ: Position = {
  players: '4',
  clock: { segment: 'anti', phase: 'combat', year: 1805, month: 12 },
  forces: {
    BB31: ['napoleon', 'france 14 I'],
    BB32: ['kutuzov', 'russia 9 I', 'charles', 'austria 4 I'],
    CC31: ['austria 3 I'],
    CC32: ['austria 2 C'],
  },
};
/** The force of the last attack that was declared, as the log tells it. */
const attack = (table: Table): readonly string[] => {
  const force = table.events('combat.declared').at(-1)?.said.params['force'];
  return Array.isArray(force) ? force.map(String) : [];
};
const offers = (table: Table, hex: string): boolean =>
  table.asked().answers.some((answer) => answer.kind === 'attackFrom' && answer['from'] === hex);
const declared = (): Table =>
  at(AUSTERLITZ).answer('austria', { kind: 'done' }).answer('russia', { kind: 'attack', target: 'BB31' });
const from = (hex: string) => ({ kind: 'attackFrom', from: hex });

describe('E.2.f allies attack together', () => {
  test('E.2.f a player’s attack takes in an ally’s force, its leaders too, if the ally agrees', () => {
    const table = declared().answer('russia', from('BB32')).answer('russia', from('BB32'));
    expect(table.asked()).toMatchObject({ by: 'austria', rule: 'E.2.f', prompt: { key: 'combat.consent' } });
    table.answer('austria', 'yes').answer('russia', { kind: 'done' });
    expect(attack(table)).toEqual(['@kutuzov', '@charles', 'russia:I:9', 'austria:I:4']);
  });
  test('E.2.f an ally who refuses keeps troops and leaders back, and is not asked again', () => {
    const table = declared().answer('russia', from('BB32')).answer('russia', from('BB32')).answer('austria', 'no');
    expect(offers(table, 'BB32')).toBe(false);
    table.answer('russia', { kind: 'done' });
    expect(attack(table)).toEqual(['@kutuzov', 'russia:I:9']);
  });
  test('SG N.2, SG J.5 infantry that has only an ally’s leader beside it attacks when the ally lends him', () => {
    const forces = { BB31: ['france 5 I'], BB32: ['charles', 'russia 9 I'], CC31: ['russia 1 C'] };
    const table = at({ ...AUSTERLITZ, forces }).answer('russia', { kind: 'attack', target: 'BB31' });
    table.answer('russia', from('BB32')).answer('austria', 'yes').answer('russia', from('BB32'));
    table.answer('russia', { kind: 'done' });
    expect(attack(table)).toEqual(['@charles', 'russia:I:9']);
  });
  test('E.2.f what one player has promised from a hex does not bind an ally in the same hex', () => {
    const forces = { ...AUSTERLITZ.forces, BB33: ['davout', 'france 2 I'] };
    const table = at({ ...AUSTERLITZ, forces }).answer('austria', { kind: 'attack', target: 'BB33' });
    table.answer('austria', from('BB32')).answer('austria', { kind: 'done' });
    table.answer('austria', { kind: 'done' }).answer('russia', { kind: 'attack', target: 'BB31' });
    expect(offers(table, 'BB32')).toBe(true);
  });
});

describe('SG N.1, N.2 two attacks from one hex', () => {
  const WAGRAM: Position = {
    clock: { phase: 'combat', year: 1809, month: 7 },
    forces: {
      Z22: ['napoleon', 'davout', 'france 9 I', 'france 3 C'],
      Z23: ['charles', 'austria 4 I'],
      AA23: ['john', 'austria 2 I'],
    },
  };
  const first = (): Table =>
    at(WAGRAM).answer('france', { kind: 'attack', target: 'Z23' }).answer('france', from('Z22'));
  test('SG N.2, N.5 what is held back, with a leader, attacks another hex; each point attacks once', () => {
    const table = first()
      .answer('france', { kind: 'holdBackLeader', leader: 'davout' })
      .answer('france', { kind: 'holdBack', from: 'Z22', unit: 'C', sp: 3 })
      .answer('france', 'done')
      .answer('france', { kind: 'attack', target: 'AA23' })
      .answer('france', from('Z22'))
      .answer('france', 'done');
    expect(table.events('combat.declared').map(({ said }) => [said.params['target'], said.params['force']])).toEqual([
      ['Z23', ['@napoleon', 'france:I:9']],
      ['AA23', ['@davout', 'france:C:3']],
    ]);
  });
  test('SG N.2 the last leader of a hex whose infantry attacks is not held back', () => {
    const table = first().answer('france', { kind: 'holdBackLeader', leader: 'davout' });
    expect(table.refusal('france', { kind: 'holdBackLeader', leader: 'napoleon' }).rule).toBe('SG N.2');
  });
  test('SG O.5 a force that has attacked elsewhere in the phase does not come to another battle', () => {
    const table = at({
      ...WAGRAM,
      forces: { ...WAGRAM.forces, Y23: ['ney', 'france 3 I'], Y24: ['austria 1 I'], AA24: ['soult', 'france 2 I'] },
    });
    table.answer('france', { kind: 'attack', target: 'Y24' }).answer('france', from('Y23')).answer('france', 'done');
    table.answer('france', { kind: 'attack', target: 'Z23' }).answer('france', from('Z22')).answer('france', 'done');
    if (table.asked().prompt.key === 'combat.declare') table.answer('france', 'done');
    table.answer('france', { kind: 'fight', target: 'Y24' });
    for (let guard = 0; guard < 60 && table.asked().prompt.key !== 'combat.sendFor'; guard++) {
      const { by } = table.asked();
      if (by === 'chance') table.dice(3);
      else
        table.pick(by, ({ kind }) =>
          ['stand', 'fightOn', 'done', 'no', 'pass', 'loseFrom', 'retreatTo'].includes(kind),
        );
    }
    const offered = table.asked().answers.map((answer) => answer['from']);
    expect([table.asked().prompt.key, offered.includes('AA24'), offered.includes('Y23')]).toEqual([
      'combat.sendFor',
      true,
      false,
    ]);
  });
  test('E.2.f an ally is asked before a force of theirs is called to a battle', () => {
    const table = at({
      players: '4',
      clock: { segment: 'anti', phase: 'combat', year: 1805, month: 12 },
      forces: { BB31: ['davout', 'france 9 I'], BB32: ['kutuzov', 'russia 9 I'], BB30: ['charles', 'austria 4 I'] },
    })
      .answer('austria', 'done')
      .answer('russia', { kind: 'attack', target: 'BB31' })
      .answer('russia', from('BB32'))
      .answer('russia', 'done');
    for (let guard = 0; guard < 40 && table.asked().prompt.key !== 'combat.sendFor'; guard++) {
      const { by } = table.asked();
      if (by === 'chance') table.dice(3, 4);
      else table.pick(by, ({ kind }) => ['stand', 'fightOn', 'done', 'no', 'pass', 'loseFrom'].includes(kind));
    }
    table.answer('russia', { kind: 'sendFor', from: 'BB30' });
    expect(table.asked()).toMatchObject({ by: 'austria', rule: 'E.2.f' });
  });
});
