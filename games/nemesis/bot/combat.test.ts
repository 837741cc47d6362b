import { describe, expect, test } from 'vitest';
import { type HexId, unitId } from '../catalogue/catalogue.ts';
import { greedyAnswer, greedyPlays } from '../testing/bot.ts';
import { standing } from '../testing/invasion.ts';
import { attackWorth, bestAdvance } from './combat.ts';
import { situation } from './situation.ts';
import { asks, inCombat, ordered, goneIn } from '../testing/combat.ts';
import type { Position } from '../testing/position.ts';

const hex = (id: string): HexId => id as HexId;
const COMMANDS = { coalition: { commands: 3 }, french: { commands: 3 } };

/** Kray in Verona, over the river from Peschiera. */
const adige = (french: readonly string[], more: Position = {}): Position => ({
  turn: 6,
  next: 'coalition',
  coalition: { '3827': ['a99-Elsn', 'a99-Gotte', 'a99-c1', 'Kray'] },
  french: { '3927': french },
  depots: { coalition: ['3827'], french: ['4027'] },
  ledgers: COMMANDS,
  ...more,
});

describe('greedy in combat', () => {
  test('10.6 it declines an attack at hopeless odds', () => {
    const table = inCombat(adige(['f99-Serr', 'f99-c1', 'f99-a', 'Moreau']));
    expect(greedyAnswer(table)).toEqual({ kind: 'decline' });
  });

  test('11.18 it attacks a stack that is wholly disrupted', () => {
    const table = inCombat(adige(['f99-Serr', 'f99-c1'], { disrupted: ['f99-Serr', 'f99-c1'] }));
    expect(greedyAnswer(table)).toEqual({ kind: 'attack', from: '3827', to: '3927' });
  });

  test('8.7 it takes a depot that nobody guards', () => {
    const table = inCombat({
      turn: 6,
      next: 'coalition',
      coalition: { '4028': ['a99-Mitr', 'Kray'] },
      french: { '4229': ['f99-Geno'] },
      depots: { french: ['4027'] },
      ledgers: COMMANDS,
    });
    expect(greedyAnswer(table)).toEqual({ kind: 'attack', from: '4028', to: '4027' });
  });

  test('10.2 it spends Commands on an order that would fail without them', () => {
    const table = inCombat(adige(['f99-Serr'], { disrupted: ['f99-Serr'] }));
    table.answer('coalition', { kind: 'attack', from: '3827', to: '3927' });
    greedyPlays(table, 'coalition', 'attack.units');
    const answer = greedyAnswer(table);
    expect(answer).toMatchObject({ kind: 'commit' });
    expect(answer['commands']).toBeGreaterThanOrEqual(2);
  });

  test('10.3 it calls a stack that helps, and none whom the river makes a burden', () => {
    const called = (helper: readonly string[], at: string) => {
      const table = ordered(
        {
          turn: 6,
          coalition: { '4127': ['a99-Mitr', 'a99-Frölich', 'a99-a1', 'Kray'], [at]: helper },
          french: { '4027': ['f99-Delm', 'f99-Gren', 'Serurier'] },
          ledgers: { coalition: { commands: 3 } },
        },
        { by: 'coalition', from: '4127', to: '4027', commands: 3 },
      ).dice(6);
      return greedyAnswer(table);
    };
    expect(called(['a99-Elsn', 'a99-Gotte', 'Lusignan'], '3927')).toEqual({ kind: 'support', hex: '3927' });
    expect(called(['a99-Gotte'], '4028')).toEqual({ kind: 'done' });
  });

  test('11.17 a hit disrupts before it eliminates, and conscripts before the line', () => {
    const table = goneIn(
      {
        coalition: { '4127': ['a99-Mitr', 'a99-Frölich', 'a99-a1', 'Kray'] },
        french: { '4027': ['f99-Gren', 'f99-mg', 'f99-Hatry'] },
        disrupted: ['f99-Hatry'],
      },
      { by: 'coalition', from: '4127', to: '4027' },
    ).dice(3, 6);
    expect(asks(table, 'hits.who', 'french')).toBe(true);
    expect(greedyAnswer(table)).toEqual({ kind: 'hit', unit: 'f99-mg' });
  });

  test.each([
    { depot: '3829', refuge: '4028' },
    { depot: '4126', refuge: '4127' },
  ])('11.11 beaten troops fall back to where they are fed: a depot in $depot', ({ depot, refuge }) => {
    const table = goneIn(
      {
        turn: 6,
        coalition: { '3927': ['a99-Mitr', 'a99-Frölich', 'a99-a1', 'Kray'] },
        french: { '4027': ['f99-Gren', 'f99-Delm'] },
        depots: { french: [depot] },
      },
      { by: 'coalition', from: '3927', to: '4027' },
    ).dice(2, 3);
    greedyPlays(table, 'french', 'hits.').dice(1);
    expect(table.asked().answers).toEqual([
      { kind: 'withdraw', to: '4028' },
      { kind: 'withdraw', to: '4127' },
    ]);
    expect(greedyAnswer(table)).toEqual({ kind: 'withdraw', to: refuge });
  });

  test('11.10 a garrison that has held its victory city stays in it', () => {
    const table = goneIn(
      {
        turn: 12,
        coalition: { '4127': ['a99-Gotte'] },
        french: { '4227': ['f99-Montr', 'f99-Hatry', 'Moreau'] },
        depots: { french: ['4227'] },
        ledgers: { coalition: { commands: 3 } },
      },
      { by: 'coalition', from: '4127', to: '4227', commands: 3 },
    ).dice(1, 4, 1);
    greedyPlays(table, 'french', 'hits.');
    expect(asks(table, 'withdrawal.whether')).toBe(true);
    expect(greedyAnswer(table)).toEqual({ kind: 'stand' });
  });

  test('11.12 it moves into a victory city that has been taken', () => {
    const table = goneIn(
      {
        turn: 10,
        coalition: { '4228': ['a99-Mitr', 'a99-Frölich', 'a99-a1', 'Kray'] },
        french: { '4227': ['f99-ci'] },
        disrupted: ['f99-ci'],
      },
      { by: 'coalition', from: '4228', to: '4227' },
    ).dice(6, 1);
    expect(asks(table, 'advance.who')).toBe(true);
    expect(greedyAnswer(table)).toMatchObject({ kind: 'advance' });
  });

  test('9.2 a Command costs more where other stacks could use it', () => {
    const alone = inCombat(adige(['f99-Serr', 'f99-c1']));
    const others = adige(['f99-Serr', 'f99-c1'], {
      coalition: { '3827': ['a99-Elsn', 'a99-Gotte', 'a99-c1', 'Kray'], '3828': ['a99-Morz', 'Hohenzollern'] },
    });
    const second = inCombat({ ...others, french: { '3927': ['f99-Serr', 'f99-c1'], '3929': ['f99-ci'] } });
    const price = (table: typeof alone): number => {
      const s = situation(table.state, 'coalition');
      return attackWorth(s, hex('3827'), hex('3927'), 6) - attackWorth(s, hex('3827'), hex('3927'), 7);
    };
    expect(price(second)).toBeGreaterThan(price(alone));
  });

  test('6.2 one stays where the supply of those who advance leads through', () => {
    const guards = ['F12-1', 'F12-2', 'F12-GC'];
    const s = situation(
      standing('1812', {
        turn: 8,
        phase: 'combat',
        next: 'french',
        french: { '1925': [...guards, 'Napoleon'] },
        coalition: { '0833': ['R12-9'] },
        depots: { french: ['2304'] },
        invasion: { conquered: true },
      }),
      'french',
    );
    expect(bestAdvance(s, hex('1925'), hex('1825'), guards.map(unitId)).size).toBe(2);
  });
});
