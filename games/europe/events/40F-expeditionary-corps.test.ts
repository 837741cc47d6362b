import { describe, expect, test } from 'vitest';
import { type CardId, type Edition, EDITIONS, type GeneralId, type NationId } from '../catalogue/ids.ts';
import { replaceGeneral } from '../rules/10-command/10.3-changing-generals.ts';
import { tidy } from '../rules/2-game-pieces/2.1-loss-steps.ts';
import { joinSide } from '../rules/8-diplomacy/8.1.2-alliance.ts';
import { force, forceCalled, generalRow, putGeneral } from '../state/state.ts';
import { budgetOf } from '../testing/budgets.ts';
import { holding, inBudget } from '../testing/cards.ts';
import { inAlliance } from '../testing/conquests.ts';
import { event, whyNot } from '../testing/events.ts';
import { acting, forceOf } from '../testing/marches.ts';
import { generalAt, standsAt, unitAt } from '../testing/pieces.ts';
import { position, type Position, type Table } from '../testing/position.ts';
import { scene } from '../testing/scene.ts';

const AUSTRIA = 'austria' as NationId;

describe('40F Expeditionary Corps', () => {
  const army = ['napoleon', 'grande_armee', 'fra_1', 'fra_2', 'fra_3'];
  const calling = (wanted: Position = {}): Table =>
    holding('40F', {
      nations: { austria: inAlliance },
      forces: { munich: army, vienne: ['aus_1'], graz: ['charles', 'aus_2-', 'aus_3'] },
      ...wanted,
    });
  const lent = (wanted: Position = {}): Table =>
    calling(wanted)
      .answer('empire', event('40F'))
      .answer('coalition', { kind: 'lend', unit: 'aus_1' })
      .answer('empire', { force: 'napoleon' });
  test('8.1.4 the manager of the ally chooses a full corps of the map and a general, the Empire where they serve', () => {
    const table = calling().answer('empire', event('40F'));
    expect(table.asked('coalition').answers).toEqual([
      { kind: 'lend', unit: 'aus_1' },
      { kind: 'lend', unit: 'aus_3' },
    ]);
    table.answer('coalition', { unit: 'aus_1' });
    expect(table.asked('empire').answers).toEqual([{ kind: 'raiseWith', force: 'napoleon' }]);
    table.answer('empire', { force: 'napoleon' });
    expect(unitAt(table, 'aus_1')).toBe(generalAt(table, 'napoleon'));
    const generals = ['charles', 'jean', 'mack', 'ferdinand', 'bellegarde', 'liechtenstein', 'rosenberg', 'merveldt'];
    expect(table.asked('coalition').answers).toEqual(generals.map((general) => ({ kind: 'lendGeneral', general })));
    table.answer('coalition', { kind: 'lendGeneral', general: 'jean' });
    expect(generalAt(table, 'jean')).toBe(generalAt(table, 'napoleon'));
    expect(table.state.forces.some(({ zone }) => zone === 'vienne')).toBe(false);
    expect(table.state.cards.discards.empire).toEqual(['40F']);
  });
  test('10.3 a general of the map may go too, and another may take his place', () => {
    const table = lent().answer('coalition', { kind: 'lendGeneral', general: 'charles' });
    expect(generalAt(table, 'charles')).toBe(generalAt(table, 'napoleon'));
    table.answer('coalition', { kind: 'appoint', general: 'jean' });
    expect(forceOf(table, 'aus_3')).toMatchObject({ zone: 'graz', commander: 'jean' });
  });
  test('10.3 an army that he leaves without a general is one no longer', () => {
    const forces = { munich: army, vienne: ['aus_1'], graz: ['charles', 'armee_allemagne', 'aus_2-', 'aus_3'] };
    const table = lent({ forces }).answer('coalition', { kind: 'lendGeneral', general: 'charles' });
    table.answer('coalition', 'done');
    expect(table.state.armies.find(({ id }) => id === 'armee_allemagne')?.at).toBe('reserve');
  });
  test('8.1.4 of the reserve if none stands on the map; no general without an army', () => {
    const table = calling({ forces: { vienne: ['ney', 'fra_1', 'fra_2'] } }).answer('empire', event('40F'));
    const offered = table.asked('coalition').answers.map(({ unit }) => unit);
    expect(offered).toContain('aus_5');
    expect(offered).not.toContain('aus_cav');
    expect(offered).not.toContain('aus_gren'); // not before the military reform
    table.answer('coalition', { unit: 'aus_5' }).answer('empire', { force: 'ney' });
    expect(unitAt(table, 'aus_5')).toBe(generalAt(table, 'ney'));
    expect(table.state.clock.next).toBe('coalition');
  });
  test('8.1.4 in the budget too', () => {
    const table = inBudget('40F', {
      nations: { austria: inAlliance },
      forces: { munich: army, vienne: ['aus_1'] },
    });
    expect(whyNot(table, event('40F'))).toBeUndefined();
  });
  test.each([
    ['2013', true],
    ['revised', false],
  ] as const)('10.1 they count as steps of an allied power (%s)', (edition, may) => {
    const even = { munich: ['napoleon', 'grande_armee', 'fra_1'], vienne: ['aus_1'] };
    const table = calling({ edition, forces: even });
    expect(whyNot(table, event('40F'))).toBe(may ? undefined : 'expedition.nobody');
  });
  test('8.1.4 not without a forced ally, nor without a host in supply or in its land', () => {
    expect(whyNot(calling({ nations: {} }), event('40F'))).toBe('expedition.noAlly');
    const far = { munich: ['ney', 'fra_1', 'fra_2'], vienne: ['aus_1'] };
    expect(whyNot(calling({ forces: far }), event('40F'))).toBe('expedition.nobody');
    const cut = { koenigsberg: army, vienne: ['aus_1'] };
    expect(whyNot(calling({ forces: cut }), event('40F'))).toBe('expedition.nobody');
    const withoutGeneral = { graz: ['fra_1'], vienne: ['aus_1'] };
    expect(whyNot(calling({ forces: withoutGeneral }), event('40F'))).toBe('expedition.nobody');
  });
  test('10.1 an army with three generals under its commander takes in the corps alone', () => {
    const table = lent({ forces: { munich: [...army, 'ney', 'soult', 'davout'], vienne: ['aus_1'] } });
    expect(unitAt(table, 'aus_1')).toBe(generalAt(table, 'napoleon'));
    expect(table.state.clock.next).toBe('coalition');
    expect(generalAt(table, 'jean')).toBe('reserve');
  });
  test('6.2 as an event once only', () => {
    expect(whyNot(calling({ played: ['40F'] }), event('40F'))).toBe('event.onceOnly');
  });

  const serving: Position = {
    nations: { austria: inAlliance },
    effects: [{ card: '40F' as CardId, kind: 'lent', power: AUSTRIA, unit: 'aus_1' as never }],
    forces: { munich: [...army, 'aus_1', 'klenau'], vienne: ['aus_4'] },
  };
  test('12.2 the corps and its general do not leave their hosts', () => {
    const table = acting({ ...serving, edition: 'revised' });
    expect(whyNot(table, { kind: 'detachCorps', unit: 'aus_1' })).toBe('expedition.staysWithHosts');
    expect(whyNot(table, { kind: 'detach', general: 'klenau' })).toBe('expedition.obeys');
  });
  test('7.3.6 its power does not call it home', () => {
    const table = budgetOf('austria', serving);
    const withdrawn = table
      .asked('coalition')
      .answers.flatMap((answer) => (answer.kind === 'withdraw' ? [answer['unit']] : []));
    expect(withdrawn).toEqual(['aus_4']);
  });
  test('7.3.2 nor is it built again once it is lost', () => {
    const built = (wanted: Position): readonly unknown[] =>
      budgetOf('austria', wanted)
        .asked('coalition')
        .answers.flatMap((answer) => (answer.kind === 'build' ? [answer['unit']] : []));
    const lost = { ...serving, forces: { munich: army, vienne: ['aus_4'] } };
    expect(built(lost)).not.toContain('aus_1');
    expect(built({ ...lost, effects: [] })).toContain('aus_1');
  });
  test('10.2, 10.3 where nobody else is left to command he goes to the reserve', () => {
    const table = scene(serving, function* (g) {
      const id = forceCalled(g, 'napoleon' as GeneralId);
      putGeneral(g, 'napoleon' as GeneralId, 'gone');
      yield* replaceGeneral(g, 'empire', id, 'france' as NationId);
    }).answer('empire', 'done');
    expect(forceOf(table, 'fra_1').commander).toBeNull();
    expect(generalAt(table, 'klenau')).toBe('reserve');
  });
  test('10.2 the general who was lent does not take over the army', () => {
    const g = position(serving);
    const id = forceCalled(g, 'napoleon' as GeneralId);
    putGeneral(g, 'napoleon' as GeneralId, 'waiting', 1806);
    tidy(g, id);
    expect(force(g, id).commander).toBeNull();
    expect(generalRow(g, 'klenau' as GeneralId).at).toBe('reserve');
  });
  const broken = (side: 'empire' | 'coalition', edition: Edition = '2013'): Table =>
    scene({ ...serving, edition }, (g) => joinSide(g, AUSTRIA, side));
  test.each(EDITIONS)('8.1.4 when the alliance is broken they go to a key zone of their power (%s)', (edition) => {
    const table = broken('coalition', edition).until('peace.comeHome');
    expect(table.asked('coalition').answers.map(({ zone }) => zone)).toContain('prague');
    table.answer('coalition', { zone: 'prague' });
    expect(standsAt(table, 'aus_1')).toBe('prague');
    expect(generalAt(table, 'klenau')).toBe(unitAt(table, 'aus_1'));
    expect(forceOf(table, 'napoleon').zone).toBe('munich');
    expect(table.state.effects).toEqual([]);
  });
  test('7.1, 8.1.4 revised: attacked by the Coalition the ally joins the Empire, and they stay', () => {
    const table = broken('empire', 'revised');
    expect(unitAt(table, 'aus_1')).toBe(generalAt(table, 'napoleon'));
    expect(table.state.effects).toEqual([]);
  });
  test('8.1.4 what was lent is noted', () => {
    expect(lent().state.effects).toEqual([{ card: '40F', kind: 'lent', power: 'austria', unit: 'aus_1' }]);
  });
});
