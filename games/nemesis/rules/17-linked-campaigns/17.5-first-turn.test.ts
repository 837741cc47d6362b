import { describe, expect, test } from 'vitest';
import { commanderId, type HexId, unitId } from '../../catalogue/catalogue.ts';
import { say } from '../../text/speech.ts';
import { type InvasionPosition, linked } from '../../testing/invasion.ts';
import { commander, scenarioOf, unit } from '../../state/state.ts';

const newYear = (more: InvasionPosition = {}) =>
  linked({ turn: 18, phase: 'newYear', next: 'french', ...more, invasion: { austriaAllied: false, ...more.invasion } });

describe('17.5 the first Turn of 1813', () => {
  test('17.5a Commands and Battle points begin again (L17-22) (L-22)', () => {
    const table = newYear({
      french: { '2507': ['F12-1', 'Davout'] },
      ledgers: { french: { commandsWon: 2, battlePoints: 8 }, coalition: { battlePoints: 4 } },
      politics: { frenchTriumph: 17 },
    });
    const { ledgers, politics } = table.state;
    expect(ledgers.french).toMatchObject({ commandsWon: 0, battlePoints: 6 });
    expect(ledgers.coalition.battlePoints).toBe(6);
    expect(politics.frenchTriumph).toBe(0);
    const { combatCommands } = scenarioOf({ scenario: '1812-1813' });
    expect([combatCommands.french[17], combatCommands.coalition[17]]).toEqual([2, 3]);
  });

  test('17.5b commanders of the card may leave, others may not, the French first (L17-23) (L-21)', () => {
    const table = newYear({ french: { '2507': ['F12-1', 'Davout', 'Jerome', 'Ney'] } });
    expect(table.refusal('french', { kind: 'takeOff', commander: 'Jerome' })).toEqual({
      rule: '17.5b',
      because: say('newYear.notOnCard', { commander: commanderId('Jerome') }),
    });
    table.answer('french', { kind: 'takeOff', commander: 'Davout' }).answer('french', 'done');
    expect(commander(table.state, commanderId('Davout')).at).toBe('due');
    expect(commander(table.state, commanderId('Ney')).at).toBe('2507');
    expect(table.asked('coalition').prompt.key).toBe('newYear.whoLeaves');
  });

  test('17.9c Napoleon stays if he was kept (L-8)', () => {
    const table = newYear({ french: { '2507': ['F12-1', 'Napoleon'] }, invasion: { napoleon: 'kept' } });
    expect(table.refusal('french', { kind: 'takeOff', commander: 'Napoleon' }).rule).toBe('17.9c');
  });

  test('17.5b a man who was lost under one name does not come under the other (L-21)', () => {
    const table = newYear({ french: { '2507': ['F12-1'] }, due: ['Yorck', 'Schwarzenberg', 'Schwarzenberg12'] });
    expect(commander(table.state, commanderId('Yorck')).at).toBe('lost');
    expect(commander(table.state, commanderId('Schwarzenberg')).at).toBe('due');
  });

  test('17.5c combat units stay where they are', () => {
    const table = newYear({ french: { '2507': ['F12-1'] }, coalition: { '1825': ['R12-4'] } });
    expect(unit(table.state, unitId('F12-1')).at).toBe('2507');
    expect(unit(table.state, unitId('R12-4')).at).toBe('1825');
  });

  test('17.5d Torgau closes: the French in it go to an adjacent hex, and a Depot there is gone (L-23)', () => {
    const table = newYear({ french: { '3614': ['F12-21', 'Reynier'] }, depots: { french: ['3614'] } });
    expect(table.state.depots).toEqual([]);
    const { prompt, answers } = table.asked('french');
    expect(prompt).toMatchObject({ key: 'displaced.whereTo', params: { hex: '3614' } });
    expect(answers.map(({ to }) => to)).not.toContain('3614');
    table.pick('french', () => true);
    expect(unit(table.state, unitId('F12-21')).at).not.toBe('3614');
    expect(table.state.ledgers.french.depotsLost).toBe(0);
  });

  test('17.5d where no adjacent hex is open they are gone (L-23)', () => {
    const around = ['3613', '3513', '3514', '3615', '3715', '3714', '3713', '3515'];
    const guards = ['R12-3', 'R12-4', 'R12-5', 'R12-7', 'R12-9', 'R12-11', 'R12-12', 'R12-14'];
    const coalition = Object.fromEntries(around.map((hex, i) => [hex, [guards[i] ?? '']]));
    const table = newYear({ french: { '3614': ['F12-21'] }, coalition });
    expect(unit(table.state, unitId('F12-21')).at).toBe('lost');
  });

  test('14.14 so does Hamburg for two Turns (L-26)', () => {
    const table = newYear({ french: { '4010': ['F12-1'] } });
    expect(table.asked('french').prompt).toMatchObject({ key: 'displaced.whereTo', params: { hex: '4010' as HexId } });
    const { hamburg } = scenarioOf({ scenario: '1812-1813' }).campaign ?? {};
    expect(hamburg).toMatchObject({ closedThroughTurn: 19, pointsFromTurn: 21 });
  });

  test('17.5 what was agreed on for 1813 is in force now (L-37)', () => {
    const agreed = { cards: true, hiddenStacks: true, tension: true };
    const table = newYear({ french: { '2507': ['F12-1', 'Ney'] }, agreed });
    expect(table.state.agreed).toMatchObject(agreed);
  });
});
