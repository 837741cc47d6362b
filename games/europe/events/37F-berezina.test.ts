import { describe, expect, test } from 'vitest';
import type { NationId } from '../catalogue/ids.ts';
import { battleAt, sheetOf } from '../testing/battles.ts';
import { battleWith, CUT_OFF, dealt } from '../testing/card-battles.ts';
import { holding } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { forceOf } from '../testing/marches.ts';
import { generalAt, stepsOnMap, unitAt } from '../testing/pieces.ts';
import type { Position, Table } from '../testing/position.ts';

describe('37F Berezina', () => {
  const enemy = ['charles', 'aus_1', 'aus_2'];
  const slipping = (words: readonly string[], more: Position = {}): Table =>
    holding('37F', { forces: { munich: words, ratisbonne: enemy }, ...more });
  test('6.4 a demoralised force moves up to three points and loses a step', () => {
    const table = slipping(['junot', 'fra_10', 'fra_11', 'demoralised'])
      .answer('empire', event('37F'))
      .answer('empire', { kind: 'slipAway', force: 'junot' });
    expect(whyNot(table, { kind: 'slipTo', zone: 'ratisbonne' })).toBe('berezina.enemy');
    // Over the unbridged river at the price of a point, then two more.
    table
      .answer('empire', { kind: 'slipTo', zone: 'nuremberg' })
      .answer('empire', { kind: 'slipTo', zone: 'ulm' })
      .answer('empire', { kind: 'slipTo', zone: 'bade' });
    expect(table.asked().answers).toEqual([{ kind: 'done' }]);
    expect(whyNot(table, { kind: 'slipTo', zone: 'ulm' })).toBe('berezina.tooFar');
    table.answer('empire', 'done').answer('empire', { unit: 'fra_10' });
    expect(forceOf(table, 'junot').zone).toBe('bade');
    expect(stepsOnMap(table, 'fra_10', 'fra_11')).toBe(3);
    expect(table.state.cards.removed).toContain('37F');
    expect(table.events('berezina.away')).toHaveLength(1);
  });
  test('12.2 it joins the friends among whom it ends, and they lose heart with it', () => {
    const table = slipping(['junot', 'fra_10', 'fra_11', 'demoralised'], {
      forces: { munich: ['junot', 'fra_10', 'fra_11', 'demoralised'], ulm: ['ney', 'fra_1'], ratisbonne: enemy },
    })
      .answer('empire', event('37F'))
      .answer('empire', { force: 'junot' })
      .answer('empire', { kind: 'slipTo', zone: 'ulm' })
      .answer('empire', 'done')
      .answer('empire', { unit: 'fra_10' });
    expect(table.state.forces.filter(({ zone }) => zone === 'ulm')).toMatchObject([
      { commander: 'ney', demoralised: true },
    ]);
  });
  test('2.1 a force that loses its last step there is no more, and its general is in the reserve', () => {
    const table = slipping(['junot', 'fra_10-', 'demoralised'])
      .answer('empire', event('37F'))
      .answer('empire', { force: 'junot' })
      .answer('empire', { kind: 'slipTo', zone: 'ulm' })
      .answer('empire', 'done');
    expect(table.state.forces.map(({ zone }) => zone)).toEqual(['ratisbonne']);
    expect(generalAt(table, 'junot')).toBe('reserve');
    expect(table.events('berezina.away')).toEqual([]);
  });
  test('6.4 not from an island, nor out of a fortress that is besieged', () => {
    const malta = holding('37F', { forces: { malte: ['junot', 'fra_10', 'demoralised'] } });
    expect(whyNot(malta, event('37F'))).toBe('berezina.nobody');
    const ulm = [['fra_10', 'besieged', 'demoralised'], enemy];
    const shutIn = holding('37F', { forces: { ulm }, zones: { ulm: { siege: 0 } } });
    expect(whyNot(shutIn, event('37F'))).toBe('berezina.nobody');
  });
  test('6.4 a force out of supply too, but none that is well', () => {
    expect(whyNot(slipping(['junot', 'fra_10', 'unsupplied']), event('37F'))).toBeUndefined();
    expect(whyNot(slipping(['junot', 'fra_10']), event('37F'))).toBe('berezina.nobody');
  });
  test('6.4 the flags of the enemy do not stop it, his fortress does unless it is besieged', () => {
    const flagged = slipping(['junot', 'fra_10', 'demoralised'], {
      zones: { ulm: { control: 'austria' as NationId }, nuremberg: { control: 'austria' as NationId } },
    })
      .answer('empire', event('37F'))
      .answer('empire', { force: 'junot' });
    expect(whyNot(flagged, { kind: 'slipTo', zone: 'nuremberg' })).toBeUndefined();
    expect(whyNot(flagged, { kind: 'slipTo', zone: 'ulm' })).toBe('berezina.enemy');
    const besieged = slipping([], {
      forces: { munich: ['junot', 'fra_10', 'demoralised'], ulm: ['ney', 'fra_11', 'fra_12'] },
      zones: { ulm: { control: 'austria' as NationId, siege: 0 } },
    })
      .answer('empire', event('37F'))
      .answer('empire', { force: 'junot' });
    expect(whyNot(besieged, { kind: 'slipTo', zone: 'ulm' })).toBeUndefined();
  });
  test('11 it does not end where it may not stack, and joins those who can take it in', () => {
    const table = slipping(['junot', 'fra_10', 'demoralised'], {
      forces: {
        munich: ['junot', 'fra_10', 'demoralised'],
        ulm: ['napoleon', 'fra_1', 'fra_2', 'fra_3', 'fra_4', 'fra_5', 'fra_6'],
        nuremberg: ['fra_11'],
      },
    })
      .answer('empire', event('37F'))
      .answer('empire', { force: 'junot' });
    const crowded = table.fork().answer('empire', { kind: 'slipTo', zone: 'ulm' });
    expect(whyNot(crowded, { kind: 'done' })).toBe('berezina.crowded');
    const joined = table.answer('empire', { kind: 'slipTo', zone: 'nuremberg' }).answer('empire', 'done');
    expect(unitAt(joined, 'fra_11')).toBe(unitAt(joined, 'fra_10'));
  });
  test('11 if its last point has brought it where it may not stand it is back where it began', () => {
    const bade = ['napoleon', 'fra_1', 'fra_2', 'fra_3', 'fra_4', 'fra_5', 'fra_6'];
    const table = slipping([], { forces: { munich: ['junot', 'fra_10', 'fra_11', 'demoralised'], bade } })
      .answer('empire', event('37F'))
      .answer('empire', { force: 'junot' });
    for (const zone of ['nuremberg', 'ulm', 'bade']) table.answer('empire', { kind: 'slipTo', zone });
    table.answer('empire', { unit: 'fra_10' });
    expect(forceOf(table, 'junot').zone).toBe('munich');
    expect(stepsOnMap(table, 'fra_10', 'fra_11')).toBe(3);
  });
});

describe('37F Berezina in retreat', () => {
  const beaten = (from: string, around: Position['forces'] = {}): Table =>
    battleWith('37F', { from, around }).dice(1, 1, 4, 3);
  test('14.10 a force without a retreat slips away at the price of a step', () => {
    const table = beaten('nuremberg', { nuremberg: ['charles', 'aus_4', 'aus_5'] }).until('event.react');
    while (table.state.battle?.step !== 'retreat') table.answer('empire', 'pass').until('event.react');
    expect(sheetOf(table).trapped).toEqual([forceOf(table, 'junot').id]);
    const lost = table.fork().answer('empire', 'pass');
    expect(lost.events('retreat.none')).toHaveLength(1);
    table.answer('empire', event('37F')).answer('empire', { kind: 'slipAway', force: 'junot' });
    expect(whyNot(table, { kind: 'done' })).toBe('berezina.enemy');
    expect(whyNot(table, { kind: 'slipTo', zone: 'nuremberg' })).toBe('berezina.enemy');
    table.answer('empire', { kind: 'slipTo', zone: 'ulm' }).answer('empire', 'done');
    expect(table.asked().prompt.key).toBe('loss.choose');
    table.pick('empire', () => true);
    expect(forceOf(table, 'junot').zone).toBe('ulm');
    expect(table.events('retreat.none')).toHaveLength(0);
  });
  test('14.10 a force that has a retreat, its heart and its supply takes it', () => {
    const table = beaten('ulm').until('event.react');
    expect(sheetOf(table).step).toBe('crossing');
    expect(whyNot(table, event('37F'))).toBe('moment.notThis');
    table.answer('empire', 'pass').until('14.9.1').dice(1).until('event.react');
    expect(sheetOf(table).step).toBe('retreat');
    expect(whyNot(table, event('37F'))).toBe('berezina.nobody');
  });
  /** Junot is beaten and throws for his heart; he is at his retreat. */
  const retreating = (heart: number, fought: Table): Table => {
    const table = fought.until('14.6').dice(1, 1, 4, 3).until('14.9.1').dice(heart).until('event.react');
    while (sheetOf(table).step !== 'retreat') table.answer('empire', 'pass').until('event.react');
    return table;
  };
  test('14.10 not one that the enemy has shut in on all sides', () => {
    const around = {
      innsbruck: ['aus_4'],
      nuremberg: ['aus_5'],
      ratisbonne: ['aus_6'],
      salzbourg: ['aus_7'],
      ulm: ['aus_8'],
    };
    const table = retreating(6, battleWith('37F', { around }));
    expect(sheetOf(table).trapped).toEqual([forceOf(table, 'junot').id]);
    expect(whyNot(table, event('37F'))).toBe('berezina.nobody');
  });
  test('14.9 a demoralised force, though it has a retreat', () => {
    const table = retreating(6, battleWith('37F'));
    expect(sheetOf(table)).toMatchObject({ trapped: [], unsupplied: { empire: false } });
    expect(whyNot(table, event('37F'))).toBeUndefined();
  });
  test('13.5 one out of supply, though it has kept its heart', () => {
    const table = retreating(1, battleWith('37F', { zones: CUT_OFF }));
    expect(forceOf(table, 'junot')).toMatchObject({ demoralised: false, unsupplied: true });
    expect(whyNot(table, event('37F'))).toBeUndefined();
  });
  test('14.10 one that is well, but could go back only where the enemy has come from', () => {
    const around = { innsbruck: ['aus_3'], nuremberg: ['aus_4'], ratisbonne: ['aus_5'], salzbourg: ['aus_6'] };
    const table = battleAt(dealt('37F', { forces: { munich: [['bav_1'], ['jean', 'aus_1', 'aus_2']], ...around } }), {
      zone: 'munich',
      attacker: 'coalition',
      by: ['jean'],
      against: ['bav_1'],
      from: 'ulm',
    })
      .until('14.6')
      .dice(5, 5, 1, 2)
      .until('event.react');
    while (sheetOf(table).step !== 'retreat') table.answer('empire', 'pass').until('event.react');
    expect(forceOf(table, 'bav_1')).toMatchObject({ demoralised: false, unsupplied: false });
    table.answer('empire', event('37F')).answer('empire', { force: 'bav_1' });
    expect(table.asked('empire').answers).toEqual([{ kind: 'slipTo', zone: 'ulm' }]);
  });
});
