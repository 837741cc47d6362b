import { describe, expect, test } from 'vitest';
import type { HexId } from '../../catalogue/catalogue.ts';
import { say } from '../../text/speech.ts';
import { asks, ordered, type Table, told } from '../../testing/combat.ts';
import type { Position } from '../../testing/position.ts';

const TURIN = '4428' as HexId;
const FIELD = '4328' as HexId;
const NORTH = '4327' as HexId;
const WEST = '4427' as HexId;
const ALESSANDRIA = '4329' as HexId;
const SOUTH_OF_MILAN = '4228' as HexId;

/** Moreau has attacked 4328 from Turin, and the order is carried out. */
const calling = (wanted: Position): Table =>
  ordered(
    {
      ...wanted,
      french: { [TURIN]: ['f99-Victor', 'f99-Salm', 'Moreau'], ...wanted.french },
      coalition: { [FIELD]: ['a99-Lipt'], ...wanted.coalition },
    },
    { from: TURIN, to: FIELD, holdBack: ['f99-Salm'] },
  ).dice(6);
const callable = (table: Table, side: 'french' | 'coalition') =>
  table
    .asked(side)
    .answers.filter(({ kind }) => kind === 'support')
    .map(({ hex }) => hex);

describe('10.3 the attacker calls', () => {
  test('10.3 any friendly stacks beside the defenders, one after the other', () => {
    const table = calling({
      french: { [NORTH]: ['f99-Hatry'], [WEST]: ['f99-Geno'], [SOUTH_OF_MILAN]: ['f99-Rusca'], '4227': ['Scherer'] },
    });
    expect(callable(table, 'french')).toEqual([NORTH, SOUTH_OF_MILAN, WEST]);
    table.answer('french', { kind: 'support', hex: WEST });
    expect(callable(table, 'french')).toEqual([NORTH, SOUTH_OF_MILAN]);
    table.answer('french', 'done');
    expect(table.state.battle?.called.french).toEqual([WEST]);
  });

  test('10.3 nobody is asked when there is nobody to call', () => {
    expect(calling({}).asked().prompt.key).toBe('combat.attackDie');
  });

  test('10.3 units held back in the attacking hex are not called: another hex is needed', () => {
    const table = calling({ french: { [NORTH]: ['f99-Hatry'] } });
    expect(table.refusal('french', { kind: 'support', hex: TURIN })).toEqual({
      rule: '10.3',
      because: say('support.attacksAlready', { hex: TURIN }),
    });
  });

  test('10.3 a stack of disrupted units cannot come, one unit in good order is enough', () => {
    const table = calling({
      french: { [NORTH]: ['f99-Hatry'], [WEST]: ['f99-Geno', 'f99-Rusca'] },
      disrupted: ['f99-Hatry', 'f99-Geno'],
    });
    expect(callable(table, 'french')).toEqual([WEST]);
    expect(table.refusal('french', { kind: 'support', hex: NORTH })).toEqual({
      rule: '10.3',
      because: say('support.nobodyInOrder', { hex: NORTH }),
    });
  });

  test('10.1 a stack under a forage marker does not support an attack', () => {
    const table = calling({
      french: { [NORTH]: ['f99-Hatry', 'f99-Rusca'], [WEST]: ['f99-Geno'] },
      forage: ['f99-Rusca'],
    });
    expect(callable(table, 'french')).toEqual([WEST]);
    expect(table.refusal('french', { kind: 'support', hex: NORTH })).toEqual({
      rule: '10.1',
      because: say('attack.forages', { hex: NORTH }),
    });
  });

  test('10.3 the defender announces his commands when the attacker has named his supports (A-85)', () => {
    const table = calling({
      french: { [NORTH]: ['f99-Hatry'] },
      coalition: { [ALESSANDRIA]: ['a99-Gotte'] },
      ledgers: { coalition: { commands: 2 } },
    });
    table.answer('french', { kind: 'support', hex: NORTH });
    expect(table.asked().prompt.key).toBe('attack.commitDefence');
    expect(table.asked('coalition').answers.map(({ commands }) => commands)).toEqual([0, 1, 2]);
    table.answer('coalition', { kind: 'commit', commands: 2 });
    expect(table.asked().prompt).toMatchObject({ key: 'support.roll', params: { hex: NORTH } });
    table.dice(1);
    expect(asks(table, 'support.call', 'coalition')).toBe(true);
    expect(table.state.ledgers.coalition.commands).toBe(0);
    expect(table.events('attack.commits')).toMatchObject([
      { rule: '10.3', said: { params: { side: 'coalition', commands: 2, left: 0 } } },
    ]);
  });
});

describe('10.4 the roll of a supporting stack', () => {
  const rolls = (counters: readonly string[], more: Partial<Position>, commands: number, die: number) => {
    const table = ordered(
      {
        french: { [TURIN]: ['f99-Victor', 'Moreau'], [NORTH]: counters },
        coalition: { [FIELD]: ['a99-Lipt'] },
        ledgers: { french: { commands } },
        ...more,
      },
      { from: TURIN, to: FIELD, commands },
    )
      .dice(6)
      .answer('french', { kind: 'support', hex: NORTH })
      .dice(die);
    return { ...told(table, 'support.score')[0], comes: told(table, 'support.comes').length === 1 };
  };

  test('10.4 the Commands of the attack count again, with the best commander of the supporting stack', () => {
    expect(rolls(['f99-Hatry', 'Scherer', 'Joubert'], {}, 2, 3)).toMatchObject({
      commands: 2,
      rating: 2,
      total: 7,
      comes: true,
    });
    expect(rolls(['f99-Hatry', 'Scherer'], {}, 2, 3)).toMatchObject({ rating: 1, total: 6, comes: false });
  });

  test('10.4 a 1 has no special meaning', () => {
    expect(rolls(['f99-Hatry', 'Joubert'], {}, 4, 1)).toMatchObject({ die: 1, total: 7, comes: true });
  });

  test('10.4 each unit of Conscripts takes one off', () => {
    expect(rolls(['f99-Turin', 'f99-mg', 'Joubert'], {}, 1, 6)).toMatchObject({ conscripts: 2, total: 7, comes: true });
    expect(rolls(['f99-Turin', 'f99-mg', 'Joubert'], {}, 1, 5)).toMatchObject({ total: 6, comes: false });
  });

  test('10.4 a disrupted Conscript in a supporting stack counts too (A-85)', () => {
    expect(rolls(['f99-Hatry', 'f99-mg'], { disrupted: ['f99-mg'] }, 3, 4)).toMatchObject({ conscripts: 1, total: 6 });
  });
});

describe('10.5 the defender calls', () => {
  const defended = (more: Position = {}, commands = 0): Table =>
    ordered(
      {
        french: { [TURIN]: ['f99-Victor', 'Moreau'] },
        coalition: { [FIELD]: ['a99-Lipt'], [NORTH]: ['a99-Gotte', 'Kray'], [ALESSANDRIA]: ['a99-Morz'] },
        ledgers: { coalition: { commands } },
        ...more,
      },
      { from: TURIN, to: FIELD },
    ).dice(6);

  test('10.5 the defending stack fights without any roll, even with no commander and no Commands (PN-10.5)', () => {
    const table = defended().answer('coalition', 'done');
    expect(told(table, 'support.score')).toEqual([]);
    expect(table.asked().prompt.key).toBe('combat.attackDie');
  });

  test('10.5 only the stacks that are called are tested, with the defender’s Commands (PN-10.5)', () => {
    const table = defended({}, 1)
      .answer('coalition', { kind: 'commit', commands: 1 })
      .answer('coalition', { kind: 'support', hex: NORTH })
      .answer('coalition', 'done')
      .dice(4);
    expect(told(table, 'support.score')).toEqual([
      { hex: NORTH, die: 4, commands: 1, rating: 2, conscripts: 0, total: 7, needed: 7 },
    ]);
    expect(table.state.battle?.joined).toEqual({ french: [], coalition: [NORTH] });
  });

  test('10.3 to 10.5 each call and each roll cites its own rule', () => {
    const table = defended({
      french: { [TURIN]: ['f99-Victor', 'Moreau'], [WEST]: ['f99-Geno'] },
    });
    expect(table.asked().rule).toBe('10.3');
    table.answer('french', { kind: 'support', hex: WEST }).dice(2);
    expect(table.asked().rule).toBe('10.5');
    table.answer('coalition', { kind: 'support', hex: NORTH }).answer('coalition', 'done').dice(6);
    const rules = (key: string) => table.events(key).map(({ rule }) => rule);
    expect(rules('support.called')).toEqual(['10.3', '10.5']);
    expect(rules('support.score')).toEqual(['10.4', '10.5']);
    expect(rules('support.staysAway')).toEqual(['10.4']);
    expect(rules('support.comes')).toEqual(['10.5']);
  });

  test('10.5 a forage marker does not keep a stack from supporting a defence (A-12)', () => {
    expect(callable(defended({ forage: ['a99-Gotte'] }), 'coalition')).toEqual([NORTH, ALESSANDRIA]);
  });

  test('10.5 a stack without a unit in good order cannot help', () => {
    const table = defended({ disrupted: ['a99-Gotte'] });
    expect(callable(table, 'coalition')).toEqual([ALESSANDRIA]);
    expect(table.refusal('coalition', { kind: 'support', hex: NORTH }).rule).toBe('10.5');
  });
});
