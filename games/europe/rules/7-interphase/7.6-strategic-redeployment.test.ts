import { describe, expect, test } from 'vitest';
import { EDITIONS, type NationId } from '../../catalogue/ids.ts';
import { whyNot } from '../../testing/events.ts';
import { forceOf } from '../../testing/marches.ts';
import { at, type Position, type Table } from '../../testing/position.ts';

const redeploying = (power: string | null, wanted: Position): Table =>
  at({
    noOtherCards: true,
    hands: { empire: [], coalition: [] },
    fleets: {},
    ...wanted,
    clock: {
      phase: 'redeployment',
      year: 1806,
      round: 0,
      next: 'empire',
      power: power as NationId | null,
      step: 0,
      ...wanted.clock,
    },
  });
const who = (force: string) => ({ kind: 'redeploy', force }) as const;
const go = (to: string) => ({ kind: 'redeployTo', to }) as const;
const flag = (nation: string) => ({ control: nation as NationId });

describe.each(EDITIONS)('7.6 strategic redeployment (%s)', (edition) => {
  const france = (forces: NonNullable<Position['forces']>, more: Position = {}): Table =>
    redeploying('france', { edition, forces, ...more });
  test('7.6 Turkey, Spain, Prussia, Austria, Russia, Britain, France; those who are not at war stay', () => {
    const table = redeploying(null, {
      edition,
      forces: {
        constantinople: ['tur_1'],
        madrid: ['esp_1'],
        berlin: ['pru_1'],
        vienne: ['aus_1'],
        moscou: ['rus_1'],
        londres: ['gbr_1'],
        paris: ['fra_1'],
      },
    });
    const order: unknown[] = [];
    while (table.state.clock.phase === 'redeployment') {
      order.push([table.state.clock.power, table.asked().by]);
      table.answer(table.asked().by, 'done');
    }
    expect(order).toEqual([
      ['spain', 'empire'],
      ['austria', 'coalition'],
      ['russia', 'coalition'],
      ['britain', 'coalition'],
      ['france', 'empire'],
    ]);
    expect(table.state.clock).toMatchObject({ phase: 'rounds', round: 1, next: 'empire' });
  });
  test('7.6, 10.2 nobody stops with a general of higher rank who may not command them all, though a junior could', () => {
    const table = france({ paris: ['ney', 'fra_1', 'fra_2'], soissons: ['murat', 'fra_3'] });
    table.answer('empire', who('ney')).answer('empire', go('soissons'));
    expect(whyNot(table, { kind: 'done' })).toBe('redeploy.crowded');
  });
  test('7.6, 12.2 who can neither go on nor join those who are there goes back to where he last could stop', () => {
    const table = france({ paris: ['fra_1'], metz: ['fra_2'] }).answer('empire', who('fra_1'));
    for (const to of ['soissons', 'paris', 'soissons', 'metz']) table.answer('empire', go(to));
    expect(forceOf(table, 'fra_1').zone).toBe('soissons');
    expect(forceOf(table, 'fra_2').zone).toBe('metz');
  });
  test('7.6, 15.3 besiegers who redeploy raise their siege, and the garrison is in the field again', () => {
    const table = france(
      {
        salzbourg: [
          ['ney', 'fra_1', 'fra_2', 'depot'],
          ['aus_1', 'besieged'],
        ],
      },
      { zones: { salzbourg: { siege: 1 }, munich: flag('france'), ulm: flag('france') } },
    );
    table.answer('empire', who('ney')).answer('empire', go('munich')).answer('empire', 'done');
    expect(table.state.zones.find(({ id }) => id === 'salzbourg')?.siege).toBe(null);
    expect(forceOf(table, 'aus_1')).toMatchObject({ zone: 'salzbourg', inside: false });
  });
  test('7.6 a force without a general moves its factor, one with a general twice as far', () => {
    const lone = france({ paris: ['fra_10'] }).answer('empire', who('fra_10'));
    expect(lone.asked().prompt.params).toMatchObject({ left: 4 });
    for (const zone of ['dijon', 'besancon', 'strasbourg', 'mayence']) lone.answer('empire', go(zone));
    expect(whyNot(lone, go('cologne'))).toBe('redeploy.tooFar');
    const led = france({ paris: ['ney', 'fra_10'] }).answer('empire', who('ney'));
    expect(led.asked().prompt.params).toMatchObject({ left: 8 });
  });
  test('7.6 example: up to four points without a test, with one from the fifth on', () => {
    const redeployed = (...zones: readonly string[]): Table => {
      const table = france({ paris: ['ney', 'fra_10', 'fra_11'], lille: ['fra_12'] }).answer('empire', who('ney'));
      for (const zone of zones) table.answer('empire', go(zone));
      return table.answer('empire', 'done');
    };
    const near = redeployed('dijon', 'besancon', 'strasbourg', 'mayence');
    expect(near.asked().prompt.key).toBe('redeploy.who');
    const far = redeployed('dijon', 'besancon', 'strasbourg', 'mayence', 'cologne').until('trial.roll');
    expect(far.asked()).toMatchObject({ by: 'chance', rule: '13.6.2' });
    // Neither winter nor the forced march: the French and their own land alone.
    expect(far.state.trial?.modifiers.map(({ what }) => what)).toEqual(['frenchOnly', 'nationalTerritory']);
  });
  test('7.6 not among enemies, to an enemy fortress or flag', () => {
    const table = france(
      { ulm: ['ney', 'fra_10'], munich: ['mack', 'aus_1'] },
      { zones: { nuremberg: flag('austria') } },
    ).answer('empire', who('ney'));
    expect(whyNot(table, go('munich'))).toBe('redeploy.enemy');
    expect(whyNot(table, go('nuremberg'))).toBe('redeploy.enemy');
    expect(whyNot(table, go('innsbruck'))).toBe('redeploy.enemy');
    expect(whyNot(table, go('bade'))).toBeUndefined();
  });
  test('7.6, 13.1 only a supplied force, and only where it stays supplied', () => {
    expect(whyNot(france({ budapest: ['ney', 'fra_10'], paris: ['fra_11'] }), who('ney'))).toBe('redeploy.notSupplied');
    const table = france({ ratisbonne: ['davout', 'fra_10'] }).answer('empire', who('davout'));
    expect(whyNot(table, go('linz'))).toBe('redeploy.noSupplyThere');
    expect(whyNot(table, go('nuremberg'))).toBeUndefined();
  });
  test('7.6 a power moves its own forces and those of its minor allies', () => {
    const table = france({ paris: ['fra_10'], milan: ['ita_1'], madrid: ['esp_1'] });
    expect(table.asked('empire').answers).toEqual([who('fra_10'), who('ita_1'), { kind: 'done' }]);
  });
  test('7.6, 15.2 who is besieged stays, even if supply reaches him by sea; freed, he may go', () => {
    const anvers = [
      ['fra_11', 'besieged'],
      ['moore', 'gbr_1', 'gbr_2'],
    ];
    const besieged = france({ anvers, paris: ['fra_10'] }, { zones: { anvers: { siege: 0 } } });
    expect(besieged.asked('empire').answers).toEqual([who('fra_10'), { kind: 'done' }]);
    const freed = france({
      anvers: [
        ['fra_11', 'besieged'],
        ['fra_12', 'besieged'],
      ],
    });
    freed.answer('empire', who('fra_11')).answer('empire', go('bruxelles')).answer('empire', 'done');
    expect(forceOf(freed, 'fra_11')).toMatchObject({ zone: 'bruxelles', inside: false });
  });
  test('7.6 each once', () => {
    const table = france({ paris: ['fra_10'], lyon: ['fra_11'] })
      .answer('empire', who('fra_10'))
      .answer('empire', go('orleans'))
      .answer('empire', 'done');
    expect(whyNot(table, who('fra_10'))).toBe('redeploy.moved1');
    expect(whyNot(table, who('fra_11'))).toBeUndefined();
  });
  test('12.2 a corps may leave its force', () => {
    const table = france({ paris: ['ney', 'fra_10', 'fra_11'] })
      .answer('empire', { kind: 'redeployPart', unit: 'fra_10' })
      .answer('empire', go('orleans'))
      .answer('empire', 'done');
    expect(forceOf(table, 'fra_10')).toMatchObject({ zone: 'orleans', commander: null });
    expect(whyNot(table, who('ney'))).toBeUndefined();
  });
  test('7.6, 9.1 a subordinate may leave his army with units, and goes twice as far', () => {
    const army = ['napoleon', 'grande_armee', 'ney', 'fra_1', 'fra_10', 'fra_cav'];
    const table = france({ paris: army }).answer('empire', { kind: 'redeployGeneral', general: 'ney' });
    expect(whyNot(table, { kind: 'take', unit: 'fra_cav' })).toBe('command.onlyWithArmy');
    table.answer('empire', { kind: 'take', unit: 'fra_10' }).answer('empire', 'done');
    expect(table.asked().prompt.params).toMatchObject({ left: 8 });
    table.answer('empire', go('orleans')).answer('empire', 'done');
    expect(forceOf(table, 'fra_10')).toMatchObject({ zone: 'orleans', commander: 'ney' });
    expect(forceOf(table, 'fra_1')).toMatchObject({ zone: 'paris', commander: 'napoleon' });
    expect(whyNot(table, who('ney'))).toBe('redeploy.moved1');
    expect(whyNot(table, who('napoleon'))).toBeUndefined();
    const alone = france({ paris: ['napoleon', 'grande_armee', 'ney', 'fra_10'], lille: ['fra_1'] });
    expect(whyNot(alone, { kind: 'redeployGeneral', general: 'ney' })).toBe('detach.lastUnit');
  });
  test('7.6, 12.2 a general leaves units where he starts, which may still go, or drops them on his way', () => {
    const drop = (unit: string) => ({ kind: 'drop', unit }) as const;
    const table = france({ paris: ['ney', 'fra_10', 'fra_11', 'fra_12'] })
      .answer('empire', who('ney'))
      .answer('empire', drop('fra_10'));
    // What he has left he does not take up again.
    expect(table.asked().answers.some(({ kind }) => kind === 'absorb')).toBe(false);
    table.answer('empire', go('orleans')).answer('empire', drop('fra_11'));
    table.answer('empire', go('bourges')).answer('empire', 'done');
    expect(['fra_10', 'fra_11', 'fra_12'].map((unit) => forceOf(table, unit).zone)).toEqual([
      'paris',
      'orleans',
      'bourges',
    ]);
    expect(whyNot(table, who('fra_10'))).toBeUndefined();
    expect(whyNot(table, who('fra_11'))).toBe('redeploy.moved1');
  });
  test('7.6 anyone who has taken in a corps that has redeployed does not lead it on', () => {
    const table = france({ paris: ['fra_10'], reims: ['ney', 'fra_12'], lille: ['fra_13'] })
      .answer('empire', who('fra_10'))
      .answer('empire', go('reims'))
      .answer('empire', 'done');
    expect(whyNot(table, who('ney'))).toBe('redeploy.moved1');
    expect(whyNot(table, who('fra_13'))).toBeUndefined();
  });
  test('11 it stops alone, or becomes one with those who are there within command', () => {
    const table = france({ paris: ['fra_10'], orleans: ['fra_11'], reims: ['ney', 'fra_12'] }).answer(
      'empire',
      who('fra_10'),
    );
    const crowded = table.fork().answer('empire', go('orleans'));
    expect(whyNot(crowded as Table, { kind: 'done' })).toBe('redeploy.crowded');
    table.answer('empire', go('reims')).answer('empire', 'done');
    expect(forceOf(table, 'fra_10').commander).toBe('ney');
  });
  test('7.6 nobody intercepts', () => {
    const table = france({ bade: ['ney', 'fra_10'], munich: ['charles', 'aus_1', 'aus_2'] })
      .answer('empire', who('ney'))
      .answer('empire', go('ulm'));
    expect(table.asked().by).toBe('empire');
  });
});
