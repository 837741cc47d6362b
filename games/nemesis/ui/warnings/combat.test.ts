import type { Answer } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { inCombat, ordered, type Table } from '../../testing/combat.ts';
import { at, type Position } from '../../testing/position.ts';
import { warnings } from './index.ts';
import { warned } from '../../testing/warned.ts';

const MANTUA = '3928';
const MILAN = '4227';
const BRESCIA = '4027';
const VERONA = '3827';
const TURIN = '4428';
const FIELD = '4328';

describe('combat', () => {
  const attack: Answer = { kind: 'attack', from: TURIN, to: FIELD };

  test('11 an attack that will rather be lost', () => {
    const weak = inCombat({
      french: { [TURIN]: ['f99-Victor', 'Moreau'] },
      coalition: { [FIELD]: ['a99-Lipt', 'a99-Gotte', 'a99-Morz', 'Kray'] },
      ledgers: { french: { commands: 3 } },
    });
    expect(warned(weak, attack)).toEqual([expect.stringMatching(/^If it goes ahead: \d+% win, \d+% loss\.$/)]);
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
      'The order fails 83% of the time, and then you can order no more attacks this Turn.',
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
  expect(warnings(table.view('french').state, question, [{ kind: 'discard', hex: MANTUA }], 'en')).toEqual([]);
});
