import { describe, expect, test } from 'vitest';
import { goneIn, hit, inCombat } from '../../testing/combat.ts';
import { story } from '../../testing/story.ts';

const MODENA = '3929';
const BOLOGNA = '3829';
const FERRARA = '3729';
const SOUTH = '3730';
const FOUR = ['a99-Lipt', 'a99-Gotte', 'a99-Hohe', 'a99-Morz'];

describe('11 every step of a combat is told with its figures, in the order of the rules', () => {
  test('11.11, 11.16, 11.19 the defenders win, fall back, find no room, and lose one to the pursuit', () => {
    const table = goneIn(
      {
        french: { [MODENA]: ['f99-Victor', 'f99-c1'] },
        coalition: { [BOLOGNA]: ['a99-Lipt', 'a99-Gotte', 'a99-Hohe', 'Melas'], [FERRARA]: ['a99-Elsn'] },
        ledgers: { french: { commands: 1 } },
      },
      { from: MODENA, to: BOLOGNA, commands: 1 },
    ).dice(1, 3);
    hit(table, 'french', 'f99-Victor', 'f99-Victor')
      .dice(1)
      .answer('coalition', { kind: 'withdraw', to: FERRARA })
      .answer('coalition', { kind: 'shed', unit: 'a99-Gotte' })
      .answer('coalition', { kind: 'withdraw', to: '3629' })
      .answer('coalition', 'goWith')
      .dice(4);
    expect(story(table)).toEqual([
      '10.1 attack.ordered french 3929 3829 [f99-c1 f99-Victor]',
      '10.2 attack.commits french 1 0',
      '10.2 attack.score 3929 6 1 0 7 7',
      '10.2c attack.goesIn 3929 3829',
      '11.3 value.factors 3929 2',
      '11.3 value.arms 3929 2 2',
      '11.5 combat.attackValue 3929 4',
      '11.5 combat.finalAttack 4 1 5',
      '11.6 value.factors 3829 3',
      '11.7 value.commander Melas 1 3 1',
      '11.7 combat.defenceValue 3829 4',
      '11.7 combat.finalDefence 4 3 7',
      '11.8 combat.won coalition 5 7 2',
      '11.14 hits.onLoser french 2 6 2',
      '11.17 hits.disrupted f99-Victor',
      '11.17 hits.eliminated f99-Victor',
      '11.15 hits.onWinner coalition 2 1 1 -2 2 0',
      '11.11 withdrawal.overflows 3729 1.5 1',
      '11.11 withdrawal.made [a99-Lipt a99-Hohe] 3829 3729',
      '11.11 hits.disrupted a99-Gotte',
      '11.11 withdrawal.made [a99-Gotte] 3729 3629',
      '11.11 withdrawal.commanderGoesOn Melas 3629',
      '11.16 pursuit.begins coalition',
      '11.16 hits.eliminated a99-Gotte',
      '11.19 escape.die Melas 4',
      '11.19 escape.made Melas 3729',
      '10.6 attack.nobodyCan coalition',
      '10.6 attack.nobodyCan french',
      '10.8 combat.over',
      '5.1 phase.begins commandersMovement',
    ]);
  });

  test('11.12 the attackers win by three and follow up with a commander', () => {
    const table = goneIn(
      {
        french: { [MODENA]: ['f99-Victor', 'f99-Domb', 'f99-c1', 'Moreau'] },
        coalition: { [BOLOGNA]: ['a99-Lipt', 'a99-Gotte', 'a99-c1'] },
      },
      { from: MODENA, to: BOLOGNA },
    ).dice(2, 1);
    hit(table, 'coalition', 'a99-Lipt', 'a99-Lipt', 'a99-Gotte')
      .answer('coalition', 'pass')
      .dice(1)
      .answer('coalition', { kind: 'withdraw', to: SOUTH })
      .answer('french', { kind: 'advance', unit: 'f99-c1' })
      .answer('french', { kind: 'advanceCommander', commander: 'Moreau' })
      .answer('french', 'done');
    expect(story(table).slice(-10)).toEqual([
      '11.8 combat.won french 9 6 3',
      '11.14 hits.onLoser coalition 3 6 3',
      '11.17 hits.disrupted a99-Lipt',
      '11.17 hits.eliminated a99-Lipt',
      '11.17 hits.disrupted a99-Gotte',
      '11.15 hits.onWinner french 3 1 1 -2 3 0',
      '11.11 withdrawal.made [a99-Gotte a99-c1] 3829 3730',
      '11.12 advance.made f99-c1 3829',
      '11.12 advance.commander Moreau 3829',
      '10.6 attack.nobodyCan coalition',
    ]);
  });

  test('2.3, 11.18 disrupted units have no defence but the die, and no way but off the map', () => {
    const table = goneIn(
      {
        french: { [SOUTH]: ['f99-Victor', 'f99-Domb', 'f99-Salm', 'Moreau'] },
        coalition: { '3630': [...FOUR, 'Kray'] },
        disrupted: FOUR,
      },
      { from: SOUTH, to: '3630' },
    ).dice(1, 3);
    hit(table, 'coalition', 'a99-Lipt', 'a99-Gotte', 'a99-Hohe').answer('coalition', 'pass').until('advance.who');
    expect(story(table).slice(-15)).toEqual([
      '11.5 combat.attackValue 3730 5',
      '11.5 combat.finalAttack 5 1 6',
      '11.18 combat.onlyDisrupted 3630',
      '11.7 combat.defenceValue 3630 0',
      '11.7 combat.finalDefence 0 3 3',
      '11.8 combat.won french 6 3 3',
      '11.14 hits.onLoser coalition 3 6 3',
      '11.17 hits.eliminated a99-Lipt',
      '11.17 hits.eliminated a99-Gotte',
      '11.17 hits.eliminated a99-Hohe',
      '11.15 hits.noneOnWinner french',
      '11.12 withdrawal.nowhere coalition 3630',
      '2.3 withdrawal.offTheMap coalition 3630',
      '2.3 withdrawal.commanderLost Kray',
      '11.12 withdrawal.perishes a99-Morz 1',
    ]);
  });

  test('11.11, 11.12 who finds no second hex is lost, and so is who finds no first', () => {
    const noSecond = goneIn(
      {
        french: {
          [MODENA]: ['f99-Victor', 'f99-Domb'],
          '3628': ['f99-Geno'],
          '3629': ['f99-Rusca'],
          [SOUTH]: ['f99-Hatry'],
        },
        coalition: { [BOLOGNA]: ['a99-Lipt', 'a99-Gotte', 'a99-Hohe'], [FERRARA]: ['a99-Elsn'] },
        ledgers: { french: { commands: 1 } },
      },
      { from: MODENA, to: BOLOGNA, commands: 1 },
    ).dice(1, 2);
    hit(noSecond, 'french', 'f99-Victor', 'f99-Victor')
      .dice(1)
      .answer('coalition', { kind: 'withdraw', to: FERRARA })
      .answer('coalition', { kind: 'shed', unit: 'a99-Gotte' });
    expect(story(noSecond).filter((line) => line.startsWith('11.11'))).toEqual([
      '11.11 withdrawal.overflows 3729 1.5 1',
      '11.11 withdrawal.made [a99-Lipt a99-Hohe] 3829 3729',
      '11.11 hits.disrupted a99-Gotte',
      '11.11 withdrawal.nowhere coalition 3729',
      '11.11 withdrawal.perishes a99-Gotte 1',
    ]);
    const noFirst = goneIn(
      {
        french: {
          [MODENA]: ['f99-Victor', 'f99-Domb', 'f99-Salm', 'f99-a', 'Moreau'],
          [FERRARA]: ['f99-Geno'],
          [SOUTH]: ['f99-Rusca'],
          '3830': ['f99-Hatry'],
        },
        coalition: { [BOLOGNA]: ['a99-Lipt', 'a99-Gotte', 'a99-Morz', 'Kray'] },
      },
      { from: MODENA, to: BOLOGNA },
    ).dice(1, 1);
    hit(noFirst, 'coalition', 'a99-Lipt', 'a99-Gotte', 'a99-Morz').answer('coalition', 'pass').dice(1, 1);
    expect(story(noFirst).filter((line) => /^11\.(12|19)/.test(line))).toEqual([
      '11.12 withdrawal.nowhere coalition 3829',
      '11.12 withdrawal.perishes a99-Gotte 1',
      '11.12 withdrawal.perishes a99-Morz 1',
      '11.12 withdrawal.perishes a99-Lipt 1',
      '11.19 escape.die Kray 1',
      '11.19 escape.captured Kray 3829',
    ]);
  });

  test('10.6, 10.8 who declines, who cannot attack, and the end of the fighting', () => {
    const table = inCombat({ french: { [MODENA]: ['f99-Victor'] }, coalition: { [BOLOGNA]: ['a99-Lipt'] } });
    table.answer('french', 'decline').answer('coalition', 'decline');
    expect(story(table).slice(0, 4)).toEqual([
      '10.6 attack.declined french',
      '10.6 attack.declined coalition',
      '10.8 combat.over',
      '5.1 phase.begins commandersMovement',
    ]);
  });
});
