import { describe, expect, test } from 'vitest';
import type { UnitId } from '../../catalogue/catalogue.ts';
import { checkScenario, shippedScenarios } from '../../scenario/scenario.ts';
import { isDisrupted, type Table, told, whereIs } from '../../testing/combat.ts';
import { at, type Position } from '../../testing/position.ts';
import { isTense } from '../16-advanced-rules/16.6-tension.ts';

const CAMPAIGN = shippedScenarios.get('1813');

/** A truce that nobody may refuse. */
const truce = (wanted: Position = {}, turn = 7): Table =>
  at({
    scenario: '1813',
    turn,
    phase: 'armistice',
    french: { '3813': ['F-1', 'Napoleon', 'Eugene', 'Bessieres'], '2807': ['F-DG-7', 'Rapp'] },
    coalition: { '2813': ['R-5', 'Barclay', 'Konovnitsyn'] },
    ...wanted,
  })
    .dice(1, 2)
    .answer('french', 'offerTruce');

describe('14.15 what a truce brings at once', () => {
  test('14.15a disrupted units are restored, garrisons in their cities are not', () => {
    const table = truce({ disrupted: ['F-1', 'R-5', 'F-DG-7'] });
    expect([isDisrupted(table, 'F-1'), isDisrupted(table, 'R-5'), isDisrupted(table, 'F-DG-7')]).toEqual([
      false,
      false,
      true,
    ]);
    expect(told(table, 'truce.restored')).toEqual([{ units: ['R-5'] }, { units: ['F-1'] }]);
  });

  test('14.15a a garrison that has left its city is restored like others', () => {
    const table = truce({ french: { '3813': ['F-DG-7'] }, disrupted: ['F-DG-7'], garrisons: [] });
    expect(isDisrupted(table, 'F-DG-7')).toBe(false);
  });

  test('14.15 markers come off', () => {
    const table = truce({ forage: ['F-1'], trains: [{ side: 'french', hex: '3813' }] });
    expect(table.state.units.every(({ forage }) => !forage)).toBe(true);
    expect(table.state.trains).toEqual([]);
  });

  test('14.15 dummies come off the stacks too (15.1)', () => {
    const table = truce({ agreed: { hiddenStacks: true }, decoys: ['2813'] });
    expect(table.state.politics.armistice).toBe(7);
    expect(table.state.decoys).toEqual([]);
  });

  test('14.15 what a card has put off comes with the others (16.1)', () => {
    const table = truce({ due: ['P-Land3'], rescheduled: [{ unit: 'P-Land3' as UnitId, endOfTurn: 14 }] });
    expect(table.state.rescheduled).toEqual([]);
    expect(whereIs(table.until('7.4'), 'P-Land3')).not.toBe('due');
  });

  test('9.2, 16.6 what happened on the last Turn before a truce has no consequences on Turn 13 (B-24)', () => {
    const table = truce({
      agreed: { tension: true },
      politics: { contingentsLost: { now: 0, before: 2 }, frenchTriumph: 6 },
      ledgers: { french: { commandsWon: 1 } },
    }).until('ride.who');
    expect(table.state.clock.turn).toBe(13);
    expect(told(table, 'commands.contingentsLost')).toEqual([]);
    // Four from the card, and the one that a decisive victory has won for the rest of the game.
    expect(table.state.ledgers.french.allotted).toBe(5);
    expect(isTense(table.state)).toBe(false);
    expect(isTense({ ...table.state, politics: { ...table.state.politics, frenchTriumph: 12 } })).toBe(true);
  });

  test('14.15e the French gain three Battle points, the Coalition loses them', () => {
    const { ledgers } = truce().state;
    expect([ledgers.french.battlePoints, ledgers.coalition.battlePoints]).toEqual([9, 3]);
  });

  test('14.15e the log tells what was moved, and what each side then has', () => {
    expect(told(truce(), 'victory.battlePoints')).toEqual([
      { side: 'french', by: 3, points: 9 },
      { side: 'coalition', by: -3, points: 3 },
    ]);
    const poor = truce({ ledgers: { french: { battlePoints: 11 }, coalition: { battlePoints: 1 } } });
    expect(told(poor, 'victory.battlePoints')).toEqual([
      { side: 'french', by: 1, points: 12 },
      { side: 'coalition', by: -1, points: 0 },
    ]);
  });

  test('14.15e but no more than it has', () => {
    const table = truce({ ledgers: { french: { battlePoints: 11 }, coalition: { battlePoints: 1 } } });
    const { french, coalition } = table.state.ledgers;
    expect([french.battlePoints, coalition.battlePoints]).toEqual([12, 0]);
  });

  test('14.15 the changes of command of Turns 7 and 9 are made, and not those of other Turns again', () => {
    const table = truce();
    expect(whereIs(table, 'Bessieres')).toBe('lost');
    expect(whereIs(table, 'Konovnitsyn')).toBe('lost');
    expect(whereIs(table, 'Eugene')).toBe('due');
    expect(whereIs(truce({}, 8), 'Bessieres')).toBe('3813');
    expect(whereIs(truce({}, 8), 'Konovnitsyn')).toBe('lost');
    expect(whereIs(truce({}, 10), 'Konovnitsyn')).toBe('2813');
  });

  test('14.15 nor any change before its time', () => {
    const changes = CAMPAIGN?.commanderChanges ?? [];
    const later = { ...changes.find(({ change }) => change === 'leaves'), commander: 'Napoleon', endOfTurn: 14 };
    const scenario = checkScenario({ ...CAMPAIGN, id: 'abdication', commanderChanges: [...changes, later] });
    expect(whereIs(truce({ scenario }), 'Napoleon')).toBe('3813');
  });

  test('14.15b Austria joins the Coalition (14.16)', () => {
    const table = truce();
    expect(table.state.politics).toMatchObject({ armistice: 7, austria: 'coalition', bargain: false });
    expect(table.state.clock).toMatchObject({ phase: 'redeployment', next: 'french', turn: 7 });
  });

  test('14.15 the game goes on with Turn 13, without a roll (A-17)', () => {
    const table = truce({ due: [] }).until('7.4');
    expect(table.state.clock.turn).toBe(13);
    expect(table.events('turn.begins').map(({ said }) => said.params)).toEqual([{ turn: 13 }]);
  });

  test('14.15 first the French redeploy and place their Depots, then the Coalition; reinforcements come last', () => {
    const steps = truce()
      .until('7.4')
      .events('phase.begins')
      .map(({ said }) => said.params['phase']);
    expect(steps.slice(0, 7)).toEqual([
      'redeployment',
      'armisticeDepots',
      'redeployment',
      'armisticeDepots',
      'armisticeReinforcements',
      'armisticeReinforcements',
      'politics',
    ]);
  });
});

describe('14.15 d and 14.16 from Turn 13 on', () => {
  test('14.15d the Supply Trains come from the Armistice row', () => {
    const table = truce().until('7.4');
    expect(told(table, 'train.count').map(({ side, card }) => [side, card])).toEqual([
      ['coalition', 13],
      ['french', 12],
    ]);
  });

  test('14.16c the Coalition has six Combat Commands', () => {
    const table = truce().until('12.2');
    expect(table.state.ledgers.coalition.allotted).toBe(6);
  });
});
