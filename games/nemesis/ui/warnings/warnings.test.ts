import type { Answer } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import type { Side } from '../../ids.ts';
import { inCombat, ordered, type Table } from '../../testing/combat.ts';
import { at, type Position } from '../../testing/position.ts';
import { warnings } from './index.ts';

const MANTUA = '3928';
const MILAN = '4227';
const BRESCIA = '4027';
const VERONA = '3827';
const PARMA = '4028';
const TURIN = '4428';
const FIELD = '4328';

const warned = (table: Table, answer: Answer | string, by: Side = 'french'): readonly string[] => {
  const question = { ...table.asked(by), sealed: false };
  const given = typeof answer === 'string' ? { kind: answer } : answer;
  expect(question.answers).toContainEqual(given);
  return warnings(table.view(by).state, question, given, 'en');
};

describe('marches', () => {
  const ready = (more: Position = {}): Table =>
    at({
      depots: { french: [MANTUA] },
      trains: [
        { side: 'french', hex: MANTUA },
        { side: 'french', hex: MILAN },
      ],
      ...more,
      french: { [MANTUA]: ['f99-Serr', 'f99-mg', 'Moreau'], [MILAN]: ['f99-ci'], ...more.french },
    });
  const setOut = (more: Position = {}): Table => ready(more).answer('french', { kind: 'move', from: MANTUA });
  const enemy = { coalition: { [VERONA]: ['a99-Lipt'] } };

  test('18.4a, 8.7 a victory city left open to an enemy within a march', () => {
    expect(warned(setOut(enemy), 'march')).toContain(
      'This leaves Mantua, a victory city, without a garrison, and the enemy is within a march.',
    );
    expect(warned(setOut(enemy).answer('french', { kind: 'leave', unit: 'f99-mg' }), 'march')).toEqual([]);
    expect(warned(setOut(), 'march')).toEqual([]);
  });

  test('6.2 troops whose route the marching stack has kept open against cavalry', () => {
    const table = ready({
      french: { [MANTUA]: [], [MILAN]: [], '4128': ['f99-Serr', 'Moreau'], [PARMA]: ['f99-Hatry'] },
      coalition: { '4127': ['a99-c2'] },
      depots: { french: [MILAN] },
      trains: [{ side: 'french', hex: '4128' }],
    }).answer('french', { kind: 'move', from: '4128' });
    expect(warned(table, 'march')).toEqual(['This leaves troops out of supply: Parma.']);
  });

  test('11.19 a commander left without troops', () => {
    const table = setOut(enemy).answer('french', { kind: 'leaveCommander', commander: 'Moreau' });
    expect(warned(table, 'march')).toEqual(
      expect.arrayContaining([
        'Left without troops at Mantua, with the enemy near: Moreau.',
        'No commander goes along from Mantua.',
      ]),
    );
  });

  test('8.5 the chance of loss by a long march, and the price of a forced one', () => {
    const table = setOut().answer('french', 'march');
    expect(warned(table, { kind: 'step', to: BRESCIA })).toEqual([]);
    for (const to of [BRESCIA, '4127']) table.answer('french', { kind: 'step', to });
    const third = warned(table, { kind: 'step', to: '4226' });
    expect(third[0]).toMatch(/^A march of [34]: a chance of (17|33)% that/);
    table.answer('french', { kind: 'step', to: '4128' });
    const next = table.asked('french').answers.find(({ kind }) => kind === 'step') as Answer;
    expect(warned(table, next)).toEqual([
      expect.stringMatching(/^A march of [45]: a chance of (33|50)% that/),
      'A forced march: these units fight at half strength this Turn.',
    ]);
  });

  test('18.8 Suvorov eases the march that he goes along with', () => {
    const led = (leader: string) => {
      const table = at({
        next: 'coalition',
        coalition: { [MANTUA]: ['a99-Lipt', 'a99-Gotte', leader] },
        depots: { coalition: [MANTUA] },
        trains: [{ side: 'coalition', hex: MANTUA }],
      })
        .answer('coalition', { kind: 'move', from: MANTUA })
        .answer('coalition', 'march');
      for (const to of [BRESCIA, '4127']) table.answer('coalition', { kind: 'step', to });
      return warned(table, { kind: 'step', to: '4128' }, 'coalition');
    };
    expect(led('Kray')).toHaveLength(1);
    expect(led('Suvorov')).toEqual([]);
  });

  test('6.1 a halt out of supply', () => {
    const table = setOut({ depots: { french: [TURIN] } }).answer('french', 'march');
    table.answer('french', { kind: 'step', to: BRESCIA });
    expect(warned(table, 'halt')).toEqual(['This leaves the stack at Brescia out of supply.']);
    const fed = setOut().answer('french', 'march').answer('french', { kind: 'step', to: BRESCIA });
    expect(warned(fed, 'halt')).toEqual([]);
  });

  test('8.2 the last train, and a train thrown away', () => {
    const last = ready({ trains: [{ side: 'french', hex: MANTUA }] });
    expect(warned(last, { kind: 'move', from: MANTUA })).toHaveLength(1);
    expect(warned(ready(), { kind: 'move', from: MANTUA })).toEqual([]);
    expect(warned(ready(), { kind: 'discard', hex: MILAN })).toEqual(['The train at Milan is discarded unused.']);
  });
});

describe('supply', () => {
  const allocating = (pool: { real: number; dummies: number }, more: Position = {}): Table =>
    at({
      phase: 'allocateTrains',
      depots: { french: [MANTUA] },
      french: { [MANTUA]: ['f99-Serr', 'Moreau'] },
      ...more,
      pools: { french: pool },
    });

  test('7.4 the last train of the Turn', () => {
    expect(warned(allocating({ real: 1, dummies: 0 }), { kind: 'train', hex: MANTUA })).toEqual([
      'This is your last Supply Train this Turn.',
    ]);
    expect(warned(allocating({ real: 2, dummies: 0 }), { kind: 'train', hex: MANTUA })).toEqual([]);
  });

  test('7.8 a train on a city where no Depot can be made', () => {
    const table = at({
      phase: 'allocateTrains',
      next: 'coalition',
      coalition: { [VERONA]: ['a99-Lipt', 'Kray'] },
      pools: { coalition: { real: 2, dummies: 0 } },
    });
    expect(warned(table, { kind: 'train', hex: MILAN }, 'coalition')).toEqual([
      'As things stand no Depot can be made at Milan, and the train would be lost.',
    ]);
    expect(warned(table, { kind: 'train', hex: '3325' }, 'coalition')).toEqual([]);
  });

  test('7.4 passing costs a train', () => {
    expect(warned(allocating({ real: 2, dummies: 0 }), 'pass')).toEqual(['Passing discards a Supply Train.']);
  });

  test('7.6 a dummy that a forage marker will show up', () => {
    const dummy = (turn: number) =>
      warned(allocating({ real: 0, dummies: 1 }, { turn, depots: {} }), { kind: 'dummy', hex: MANTUA });
    expect(dummy(6)).toEqual(['A forage marker at Mantua will show that this is a dummy.']);
    expect(dummy(1)).toEqual([]);
  });

  const placing = (more: Position): Table =>
    at({
      phase: 'newDepots',
      french: { [MANTUA]: ['f99-Serr'] },
      depots: { french: [MANTUA] },
      trains: [{ side: 'french', hex: '4229' }],
      ...more,
    });

  test('6.1, 8.7 a Depot that feeds nobody, or that nobody guards', () => {
    expect(warned(placing({}), { kind: 'depot', hex: '4229' })).toEqual([
      'A Depot at Genoa feeds none of your stacks as they stand.',
    ]);
    const near = placing({ coalition: { '4228': ['a99-Lipt'] }, french: { '4329': ['f99-Serr'] } });
    expect(warned(near, { kind: 'depot', hex: '4229' })).toEqual([
      'Nobody guards the Depot at Genoa, and the enemy is within a march.',
    ]);
  });

  test('6.1, 7.7 who stays hungry and which trains are lost when no more Depots come', () => {
    expect(warned(placing({ depots: {} }), 'done')).toEqual([
      'Out of supply as things stand: Mantua.',
      'A train that becomes no Depot is lost: Genoa.',
    ]);
  });

  test('18.1 stacks without a Depot at the start', () => {
    const table = at({ phase: 'firstDepots', french: { [MANTUA]: ['f99-Serr'] } });
    expect(warned(table, 'done')).toEqual(['Out of supply as things stand: Mantua.']);
    table.answer('french', { kind: 'depot', hex: MANTUA });
    expect(warned(table, 'done')).toEqual([]);
  });

  test('7.1 a Depot loaded up starves those who lived on it', () => {
    const table = at({
      phase: 'convertDepot',
      french: { [MANTUA]: ['f99-Serr'], [BRESCIA]: ['f99-Hatry'] },
      depots: { french: [MANTUA] },
    });
    expect(warned(table, { kind: 'convert', hex: MANTUA })).toEqual([
      'This leaves troops out of supply: Mantua and Brescia.',
    ]);
  });

  const rallying = (trains: number): Table =>
    at({
      phase: 'rally',
      french: { [MANTUA]: ['f99-Serr', 'Moreau'] },
      depots: { french: [MANTUA] },
      disrupted: ['f99-Serr'],
      trains: Array.from({ length: trains }, () => ({ side: 'french' as const, hex: MANTUA })),
    });

  test('8.1 rally or march, and units that stay disrupted', () => {
    expect(warned(rallying(1), { kind: 'rally', hex: MANTUA })).toHaveLength(1);
    expect(warned(rallying(2), { kind: 'rally', hex: MANTUA })).toEqual([]);
    expect(warned(rallying(1), 'done')).toEqual(['Units that could be rallied stay disrupted: Mantua.']);
  });
});

describe('combat', () => {
  const attack: Answer = { kind: 'attack', from: TURIN, to: FIELD };

  test('11 an attack that will rather be lost', () => {
    const weak = inCombat({
      french: { [TURIN]: ['f99-Victor', 'Moreau'] },
      coalition: { [FIELD]: ['a99-Lipt', 'a99-Gotte', 'a99-Morz', 'Kray'] },
      ledgers: { french: { commands: 3 } },
    });
    expect(warned(weak, attack)).toEqual([
      expect.stringMatching(/^If it goes in, it is lost at \d+% and won at \d+%\.$/),
    ]);
    const strong = inCombat({
      french: { [TURIN]: ['f99-Victor', 'f99-a', 'f99-c1', 'Moreau'] },
      coalition: { [FIELD]: ['a99-Lipt'] },
      ledgers: { french: { commands: 3 } },
    });
    expect(warned(strong, attack)).toEqual([]);
  });

  test('10.2b an order that will rather fail', () => {
    const table = inCombat({
      french: { [TURIN]: ['f99-Victor', 'f99-a', 'f99-c1'] },
      coalition: { [FIELD]: ['a99-Lipt'] },
    });
    expect(warned(table, attack)).toEqual([
      'The order fails at 83%, and then you can order no further attack this Turn.',
    ]);
  });

  test('9.1 the last Commands', () => {
    const table = inCombat({
      french: { [TURIN]: ['f99-Victor', 'f99-a', 'f99-c1', 'Moreau'] },
      coalition: { [FIELD]: ['a99-Lipt'] },
      ledgers: { french: { commands: 3 } },
    })
      .answer('french', attack)
      .answer('french', 'order');
    expect(warned(table, { kind: 'commit', commands: 3 })).toEqual(['These are your last Combat Commands this Turn.']);
    expect(warned(table, { kind: 'commit', commands: 2 })).toEqual([]);
  });

  const evading = (more: Position): Table =>
    ordered(
      {
        french: { [TURIN]: ['f99-Victor', 'Moreau'] },
        ...more,
        coalition: { [FIELD]: ['a99-c2'], ...more.coalition },
      },
      { from: TURIN, to: FIELD },
    ).dice(6);

  test('11.11 a withdrawal to where there is no room, or no supply', () => {
    const fed = { depots: { coalition: ['4327'] } };
    expect(warned(evading(fed), { kind: 'withdraw', to: '4327' }, 'coalition')).toEqual([]);
    expect(warned(evading({}), { kind: 'withdraw', to: '4327' }, 'coalition')).toEqual([
      'This leaves the stack at Novara out of supply.',
    ]);
    const full = evading({ ...fed, coalition: { '4327': ['a99-Elsn', 'a99-Kaim'] } }).answer('coalition', 'done');
    expect(warned(full, { kind: 'withdraw', to: '4327' }, 'coalition')).toEqual([
      'There is no room for all at Novara: some take a hit and go on.',
    ]);
  });

  test('11.12 an advance that leaves a city open, or goes where nothing feeds it', () => {
    const advancing = (more: Position): Table => {
      const table = inCombat({
        ...more,
        french: { [TURIN]: ['f99-Victor', 'Moreau'] },
        coalition: { [MILAN]: ['a99-Lipt'], ...more.coalition },
      });
      return table.answer('french', { kind: 'attack', from: TURIN, to: '4329' }).dice(6);
    };
    const open = advancing({ depots: { coalition: ['4329'] } });
    expect(warned(open, { kind: 'advance', unit: 'f99-Victor' })).toEqual([
      'This leaves Turin, a victory city, without a garrison, and the enemy is within a march.',
      'This leaves the stack at Alessandria out of supply.',
    ]);
    const fed = advancing({ depots: { coalition: ['4329'], french: ['4229'] } });
    expect(warned(fed, { kind: 'advance', unit: 'f99-Victor' })).toHaveLength(1);
  });

  test('12.1 a ride that leaves a stack without a commander', () => {
    const table = at({
      phase: 'commandersMovement',
      french: { [MANTUA]: ['f99-Serr', 'Moreau'], [BRESCIA]: ['f99-Hatry', 'Scherer', 'Serurier'] },
    });
    expect(warned(table, { kind: 'ride', commander: 'Moreau' })).toEqual([
      'This leaves the stack at Mantua without a commander.',
    ]);
    expect(warned(table, { kind: 'ride', commander: 'Scherer' })).toEqual([]);
  });

  test('11.19 commanders who stay without troops near the enemy', () => {
    const table = at({
      phase: 'commandersMovement',
      french: { [MANTUA]: ['Moreau'], [BRESCIA]: ['f99-Hatry'] },
      coalition: { [VERONA]: ['a99-Lipt'] },
    });
    expect(warned(table, 'pass')).toEqual(['Left without troops at Mantua, with the enemy near: Moreau.']);
  });
});

test('nobody is warned about the questions of others', () => {
  const table = at({ trains: [{ side: 'french', hex: MANTUA }], french: { [MANTUA]: ['f99-Serr', 'Moreau'] } });
  const question = { ...table.asked('french'), by: 'chance', sealed: false };
  expect(warnings(table.view('french').state, question, { kind: 'discard', hex: MANTUA }, 'en')).toEqual([]);
});
