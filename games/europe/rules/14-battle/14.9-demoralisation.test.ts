import { describe, expect, test } from 'vitest';
import { zoneId } from '../../catalogue/catalogue.ts';
import { type Edition, EDITIONS } from '../../catalogue/ids.ts';
import { battleAt, forceOf, sheetOf } from '../../testing/battles.ts';
import { type ForceWords, position, type Position, type Table } from '../../testing/position.ts';
import { scene } from '../../testing/scene.ts';
import { newSheet } from './14-sheet.ts';
import { moraleModifiers } from './14.9.1-demoralisation.ts';
import { mayRally, rallyAttempt, rallyLimit, rallyOfThemselves } from './14.9.4-rally.ts';

/** Davout with six line steps beats the Austrians at Munich; `dice` are those of the battle. */
const beaten = (
  austrians: ForceWords,
  dice: readonly number[],
  extra: Position = {},
  french: ForceWords = ['davout', 'fra_10', 'fra_11', 'fra_12'],
) =>
  battleAt(
    { ...extra, forces: { munich: [austrians, french], ...extra.forces } },
    { zone: 'munich', by: [french[0] ?? ''], against: [austrians[0] ?? ''], from: 'ulm' },
  ).dice(...dice);
const row = ({ state }: Table, unit: string) => {
  const at = state.units.find(({ id }) => id === unit)?.at;
  return state.forces.find(({ id }) => id === at);
};

describe('14.9.1 the test', () => {
  // 7 + 2 = 9 against 2 + 1: 1+ against 0. Morale 3 + 1 (Hiller) - 1.
  const HILLER: ForceWords = ['hiller', 'aus_1', 'aus_2', 'aus_3'];
  const hiller = (): Table =>
    beaten(HILLER, [4, 3, 1, 1]).answer('coalition', { unit: 'aus_1' }).answer('coalition', { zone: 'salzbourg' });

  test('14.9.1 the value of the commander helps, each step lost beyond the victor’s hurts; the die must not exceed it', () => {
    const held = hiller().dice(3);
    expect(held.events('demoralisation.rolled')[0]?.said.params).toMatchObject({ die: 3, limit: 3 });
    expect(row(held, 'aus_1')).toMatchObject({ zone: 'salzbourg', demoralised: false });
    const failed = hiller().dice(4, 1);
    expect(row(failed, 'aus_1')).toMatchObject({ zone: 'salzbourg', demoralised: true });
  });

  test('14.9.1 nobody tests after a skirmish', () => {
    const table = beaten(['klenau', 'aus_1'], [6, 6, 1, 1], {}, ['davout', 'fra_10']);
    table.answer('coalition', { zone: 'salzbourg' });
    expect(table.events('14.9.1')).toEqual([]);
    expect(table.result).toBeDefined();
  });

  test('14.9.1 example: a Prussian morale of 3, Blücher, three losses more', () => {
    const table = beaten(
      ['blucher', 'pru_1', 'pru_2', 'pru_3'],
      [5, 5, 1, 1],
      { nations: { prussia: { side: 'coalition' as never, status: 'belligerent' as never } } },
      ['napoleon', 'fra_10', 'fra_11', 'fra_12', 'fra_13'],
    );
    expect(sheetOf(table).rolled).toMatchObject({ empire: { cell: '3' }, coalition: { cell: '0+' } });
    table
      .answer('coalition', { unit: 'pru_1' })
      .answer('coalition', { unit: 'pru_1' })
      .answer('coalition', { unit: 'pru_2' });
    table.answer('coalition', { zone: 'salzbourg' }).dice(1);
    // His counter has a defence of 1 in both editions; the text of the first says 2.
    expect(table.events('demoralisation.rolled')[0]?.said.params).toMatchObject({ limit: 3 - 3 + 1 });
    expect(row(table, 'pru_2')?.demoralised).toBe(false);
  });

  test('14.9.3 a force that is demoralised again is destroyed, and nobody pursues it', () => {
    const table = beaten([...HILLER, 'demoralised'], [4, 3, 2, 1])
      .answer('coalition', { unit: 'aus_1' })
      .answer('coalition', { zone: 'salzbourg' })
      .dice(4);
    expect(table.state.units.find(({ id }) => id === 'aus_2')?.at).toBe('reserve');
    expect(table.events('14.9.2')).toEqual([]);
  });
});

describe('14.9.2 the pursuit', () => {
  const MURAT: ForceWords = ['napoleon', 'murat', 'grande_armee', 'fra_10', 'fra_11', 'fra_cav'];

  test('14.9.2 example: 4 + 3 + 2 cavalry steps + 1 cavalry general is four losses', () => {
    const table = battleAt(
      { forces: { munich: [['klenau', 'aus_1', 'aus_2', 'aus_3', 'aus_4'], MURAT] } },
      { zone: 'munich', by: ['napoleon'], against: ['klenau'], from: 'ulm' },
    )
      .answer('empire', 'pass')
      .answer('empire', 'pass')
      .dice(5, 4, 1, 1);
    // 9 + 3 + 1 = 13: three losses, and no morale is left
    table
      .answer('coalition', { unit: 'aus_1' })
      .answer('coalition', { unit: 'aus_1' })
      .answer('coalition', { unit: 'aus_2' })
      .answer('coalition', { zone: 'salzbourg' })
      .dice(4);
    expect(table.events('trial.total').at(-1)?.said.params).toMatchObject({ die: 4, modifiers: 6, total: 10 });
    expect(table.events('pursuit.losses')[0]?.said.params).toMatchObject({ many: 4 });
  });

  test('14.9.2 a pursuer who defended uses his value in attack: rulings/14.9.2', () => {
    const table = battleAt(
      {
        forces: {
          munich: [
            ['soult', 'fra_10', 'fra_11', 'fra_12'],
            ['klenau', 'aus_1', 'aus_2', 'aus_3'],
          ],
        },
      },
      { zone: 'munich', attacker: 'coalition', by: ['klenau'], against: ['soult'], from: 'salzbourg' },
    ).dice(1, 1, 5, 4);
    table.until('14.9.1').dice(6, 1);
    expect(table.events('trial.total').at(-1)?.said.params).toMatchObject({ trial: 'pursuit', modifiers: 2 });
    expect(table.events('pursuit.losses')).toEqual([]);
  });

  test('14.9.2 revised, if it was agreed: the loser’s cavalry covers his retreat', () => {
    const modifiers = (edition: Edition, covered: boolean): unknown => {
      const table = battleAt(
        {
          edition,
          agreed: { coveredRetreat: covered },
          forces: {
            munich: [
              ['liechtenstein', 'aus_1', 'aus_2', 'aus_3'],
              ['soult', 'fra_10', 'fra_11', 'fra_12'],
            ],
          },
        },
        { zone: 'munich', by: ['soult'], against: ['liechtenstein'], from: 'ulm' },
      ).dice(5, 4, 1, 1);
      table.until('14.9.1').dice(6, 1);
      return table.events('trial.total').at(-1)?.said.params?.['modifiers'];
    };
    expect([modifiers('revised', true), modifiers('revised', false), modifiers('2013', true)]).toEqual([1, 2, 2]);
  });

  test('14.9.2 a victor who has lost his last step pursues nobody', () => {
    const table = beaten(['charles', 'aus_1'], [4, 4, 6, 6], {}, ['junot', 'fra_10', 'fra_11', 'fra_12']);
    // 12 + 2 (Charles) against 8 + 2: 3+ against 2, which are all that Charles has.
    table.answer('empire', { unit: 'fra_10' }).answer('empire', { unit: 'fra_10' }).dice(6);
    expect(table.events('14.9.2')).toEqual([]);
    expect(row(table, 'fra_11')).toMatchObject({ zone: 'ulm', demoralised: true });
    expect(table.state.forces).toHaveLength(1);
    expect(table.result).toBeDefined();
  });

  test('14.9.2 the loser may give up depots in place of steps', () => {
    const table = battleAt(
      {
        forces: {
          munich: [
            ['klenau', 'aus_1', 'aus_2', 'aus_3', 'depot'],
            ['napoleon', 'fra_10', 'fra_11', 'fra_12', 'fra_13'],
          ],
        },
      },
      { zone: 'munich', by: ['napoleon'], against: ['klenau'], from: 'ulm' },
    ).dice(5, 4, 1, 1);
    table.until('14.9.1').dice(6, 4);
    expect(table.asked('coalition').answers).toContainEqual({ kind: 'loseDepot', depot: 1, nation: 'austria' });
    table.answer('coalition', { kind: 'loseDepot' });
    expect(table.state.depots).toEqual([]);
  });
});

describe('14.9.4 rally', () => {
  const jean: Position = { forces: { vienne: ['jean', 'aus_1', 'aus_2', 'demoralised'] } };
  const rallying = (die: number): Table => scene(jean, (g) => rallyAttempt(g, forceOf(g, 'jean'))).dice(die);

  test('14.9.4 the die must not exceed the morale and the better value of the general', () => {
    const g = position(jean);
    expect(rallyLimit(g, forceOf(g, 'jean'))).toBe(4);
    const charles = position({ forces: { vienne: ['charles', 'aus_1', 'demoralised'] } });
    expect(rallyLimit(charles, forceOf(charles, 'charles'))).toBe(3 + 2);
    expect(row(rallying(4), 'aus_1')?.demoralised).toBe(false);
    expect(row(rallying(5), 'aus_1')?.demoralised).toBe(true);
  });

  test('14.9.4, 14.11 each army rallies by its own morale', () => {
    const g = position({
      forces: {
        ulm: [
          ['napoleon', 'grande_armee', 'fra_1', 'demoralised'],
          ['eugene', 'armee_italie', 'ita_1', 'demoralised'],
        ],
      },
    });
    expect([rallyLimit(g, forceOf(g, 'napoleon')), rallyLimit(g, forceOf(g, 'eugene'))]).toEqual([8, 4]);
  });

  test('13.5, 14.9.4 not without supply, not without a general, and not what is in order', () => {
    const key = (wanted: Position, name: string) => {
      const g = position(wanted);
      return mayRally(g, forceOf(g, name))?.because.key;
    };
    expect(key(jean, 'jean')).toBeUndefined();
    expect(key({ forces: { vienne: ['jean', 'aus_1'] } }, 'jean')).toBe('rally.notDemoralised');
    expect(key({ forces: { vienne: ['aus_1', 'demoralised'] } }, 'aus_1')).toBe('rally.noGeneral');
    expect(key({ forces: { paris: ['jean', 'aus_1', 'demoralised'] } }, 'jean')).toBe('rally.unsupplied');
  });

  test('14.9.4 a demoralised force that wins a battle is in order again', () => {
    const table = beaten(['klenau', 'aus_1'], [6, 6, 1, 1], {}, ['davout', 'fra_10', 'demoralised']);
    table.answer('coalition', { zone: 'salzbourg' });
    expect(row(table, 'fra_10')?.demoralised).toBe(false);
  });

  test('14.9.4 at the end of the year supplied forces rally: in the conquest phase, revised at the end of the activations', () => {
    const left = (edition: Edition, when: 'endPhase' | 'conquests') => {
      const g = position({
        edition,
        forces: { vienne: ['jean', 'aus_1', 'demoralised'], paris: ['aus_2', 'demoralised', 'unsupplied'] },
      });
      rallyOfThemselves(g, when);
      return g.forces.map(({ demoralised }) => demoralised);
    };
    expect(left('2013', 'endPhase')).toEqual([true, true]);
    expect(left('2013', 'conquests')).toEqual([false, true]);
    expect(left('revised', 'endPhase')).toEqual([false, true]);
    expect(left('revised', 'conquests')).toEqual([true, true]);
  });
});

test.each(EDITIONS)('14.9.1 a loser who has lost less than the victor has no advantage of it (%s)', (edition) => {
  const modifiers = (empire: number, coalition: number): readonly unknown[] => {
    const g = position({
      edition,
      forces: {
        munich: [
          ['ney', 'fra_1'],
          ['jean', 'aus_1'],
        ],
      },
    });
    const forces = { empire: [forceOf(g, 'ney')], coalition: [forceOf(g, 'jean')] };
    const opening = {
      zone: zoneId('munich'),
      attacker: 'empire',
      forces,
      from: null,
      intercepted: false,
      landing: false,
      landingModifier: 0,
    } as const;
    g.battle = { ...newSheet(opening), losses: { empire, coalition } };
    return moraleModifiers(g, 'empire').filter(({ what }) => what === 'losses');
  };
  expect(modifiers(1, 3)).toEqual([]);
  expect(modifiers(3, 1)).toEqual([{ what: 'losses', by: -2 }]);
});
