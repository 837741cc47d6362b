import { describe, expect, test } from 'vitest';
import type { CardId, NationId } from '../catalogue/ids.ts';
import { budgetPhase } from '../rules/7-interphase/7.3-budget.ts';
import { startWar } from '../state/state.ts';
import { holding, inDiplomacy } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { generalAt, unitAt } from '../testing/pieces.ts';
import type { Position, Table } from '../testing/position.ts';
import { scene } from '../testing/scene.ts';

describe('4F Persia', () => {
  const russians: Position = { forces: { kiev: ['koutouzov', 'rus_1', 'rus_2'], paris: ['fra_1'] } };
  test('6.5 the Coalition sends a full corps and a general, and the force may have another general', () => {
    const table = holding('4F', russians).answer('empire', event('4F'));
    expect(whyNot(table, { unit: 'rus_garde' }, 'coalition')).not.toBeUndefined();
    table.answer('coalition', { unit: 'rus_1' }).answer('coalition', { general: 'koutouzov' });
    expect(unitAt(table, 'rus_1')).toBe('box_persia');
    expect(generalAt(table, 'koutouzov')).toBe('box_persia');
    table.answer('coalition', { kind: 'appoint', general: 'bagration' });
    expect(generalAt(table, 'bagration')).toBe(unitAt(table, 'rus_2'));
    expect(table.state.cards.wars).toEqual(['4F']);
    expect(table.state.tracks.warThisYear).toBe(true);
  });
  test('6.5 in the diplomatic phase too', () => {
    expect(whyNot(inDiplomacy('4F', russians), event('4F'))).toBeUndefined();
  });
  test('10.3 an army whose general has been replaced is one still', () => {
    const forces = { kiev: ['koutouzov', 'armee_1ere', 'rus_1', 'rus_2'], paris: ['fra_1'] };
    const table = holding('4F', { forces }).answer('empire', event('4F')).answer('coalition', { unit: 'rus_1' });
    table.answer('coalition', { general: 'koutouzov' }).answer('coalition', { kind: 'appoint', general: 'bagration' });
    const army = table.state.armies.find(({ id }) => id === 'armee_1ere');
    expect(army?.at).toBe(generalAt(table, 'bagration'));
  });
  test('10.1 not the corps without which its general would lead allies alone', () => {
    const forces = { kiev: ['koutouzov', 'armee_1ere', 'rus_1', 'aus_1'], paris: ['fra_1'] };
    const corps = holding('4F', { forces }).answer('empire', event('4F')).asked('coalition').answers;
    expect(corps).not.toContainEqual({ kind: 'toForeignWar', unit: 'rus_1' });
    expect(corps).toContainEqual({ kind: 'toForeignWar', unit: 'rus_2' });
  });
  test('15.3 a siege that only the corps kept up is raised', () => {
    const table = holding('4F', {
      zones: { ulm: { siege: 1 } },
      forces: { ulm: [['rus_1'], ['bav_1', 'besieged']], paris: ['fra_1'] },
    });
    table.answer('empire', event('4F')).answer('coalition', { unit: 'rus_1' });
    expect(table.asked('coalition').prompt.key).toBe('foreignWar.whichGeneral');
    expect(table.state.zones.find(({ id }) => id === 'ulm')?.siege).toBeNull();
  });
  test('6.5 no corps at half strength, nor a general who is not in the game', () => {
    const forces = { kiev: ['koutouzov', 'rus_1', 'rus_2-'], paris: ['fra_1'] };
    const table = holding('4F', { forces }).answer('empire', event('4F'));
    const corps = table.asked('coalition').answers.map(({ unit }) => unit);
    expect(corps).toContain('rus_1');
    expect(corps).toContain('rus_3'); // of the reserve
    expect(corps).not.toContain('rus_2');
    expect(corps).not.toContain('rus_11'); // not yet
    table.answer('coalition', { unit: 'rus_1' });
    const generals = table.asked('coalition').answers.map(({ general }) => general);
    expect(generals).toContain('koutouzov');
    expect(generals).not.toContain('tchitchagov'); // not yet
  });
  test.each([
    { side: 'empire', status: 'belligerent' },
    { side: 'neutral', status: 'forcedPeace' },
    { side: 'neutral', status: 'forcedAlliance' },
  ] as const)('6.5 not while Russia is bound: $status', (russia) => {
    expect(whyNot(holding('4F', { ...russians, nations: { russia } }), event('4F'))).toBe('persia.russiaBound');
  });
  test('6.5 one war a year', () => {
    expect(whyNot(holding('4F', { ...russians, tracks: { warThisYear: true } }), event('4F'))).toBe(
      'event.oneWarAYear',
    );
  });
  const owing = { card: '4F' as CardId, kind: 'owed', power: 'russia' as NationId, what: 'corps' } as const;
  const budgetOfRussia = (halves: number): Table =>
    scene({ forces: { paris: ['fra_1'] }, clock: { phase: 'budget', power: 'russia' as NationId } }, (g) => {
      if (g.cards.wars.length === 0) startWar(g, '4F' as CardId);
      g.effects = [owing];
      g.budget = {
        power: 'russia' as NationId,
        halves,
        levy: 0,
        received: 0,
        fleetsBuilt: 0,
        intoArmies: [],
        britishGift: 'taken',
      };
      return budgetPhase(g);
    });
  test('6.4 what is missing is built with the next budget of Russia, and lost', () => {
    const table = budgetOfRussia(24);
    expect(table.asked('coalition').prompt.key).toBe('foreignWar.whichCorps');
    table.answer('coalition', { kind: 'toForeignWar', unit: 'rus_3' });
    expect(unitAt(table, 'rus_3')).toBe('box_persia');
    expect(table.state.budget?.halves).toBeLessThan(24);
    expect(table.state.effects).toEqual([]);
  });
  test('6.4 what she cannot pay for is owed until she can', () => {
    const table = budgetOfRussia(1);
    expect(table.asked('coalition').prompt.key).toBe('budget.line');
    expect(table.state.effects).toEqual([owing]);
  });
});
