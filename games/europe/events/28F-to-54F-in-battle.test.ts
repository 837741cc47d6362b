import { describe, expect, test } from 'vitest';
import type { Edition } from '../ids.ts';
import { siegeAttack } from '../rules/15-fortresses-and-sieges/15.4-siege-attack.ts';
import { battleAt, forceOf, modifiersOn, sheetOf } from '../testing/battles.ts';
import { event, whyNot } from '../testing/events.ts';
import { acting, forceOf as rowOf, pointsOf } from '../testing/marches.ts';
import type { Position, Table } from '../testing/position.ts';
import { scene } from '../testing/scene.ts';

const EDITIONS: readonly Edition[] = ['2013', 'revised'];
const field = {
  munich: [
    ['jean', 'aus_1', 'aus_2', 'aus_3'],
    ['junot', 'fra_10', 'fra_11', 'fra_12'],
  ],
};
/** The two field armies of a major battle. */
const armies = {
  munich: [
    ['charles', 'armee_allemagne', 'aus_1', 'aus_2', 'aus_3', 'aus_4', 'aus_5', 'aus_6'],
    ['napoleon', 'grande_armee', 'fra_1', 'fra_2', 'fra_3', 'fra_4', 'fra_5', 'fra_6'],
  ],
};
const small = {
  munich: [
    ['jean', 'aus_1', 'aus_2'],
    ['napoleon', 'grande_armee', 'fra_10', 'fra_11'],
  ],
};
const CUT_OFF = { ulm: { control: 'austria' as never }, innsbruck: { control: null } };
const fight = (
  hand: readonly string[],
  extra: Position = {},
  by = 'junot',
  against = 'jean',
  from: string | undefined = 'ulm',
): Table =>
  battleAt(
    { noOtherCards: true, hands: { empire: hand, coalition: [] }, forces: field, ...extra },
    { zone: 'munich', by: [by], against: [against], ...(from === undefined ? {} : { from }) },
  );
const reacting = (table: Table): Table => table.until('event.react');
const cardsOn = (table: Table): readonly (readonly [string, number])[] =>
  sheetOf(table).modifiers.empire.flatMap(({ card, by }) => (card === undefined ? [] : [[card, by] as const]));

describe('28F Grand Battery', () => {
  const served = (forces: Position['forces'], enemy: string): Table =>
    reacting(fight(['28F'], { forces: forces ?? {} }, 'napoleon', enemy));
  test('14.5.7 one more for an army, two in a major battle', () => {
    const minor = served(small, 'jean').answer('empire', event('28F'));
    expect(sheetOf(minor).level).toBe('minor');
    expect(cardsOn(minor)).toEqual([['28F', 1]]);
    const major = served(armies, 'charles').answer('empire', event('28F'));
    expect(sheetOf(major).level).toBe('major');
    expect(cardsOn(major)).toEqual([['28F', 2]]);
  });
  test('14.3 not in a skirmish', () => {
    const munich = [
      ['jean', 'aus_1-'],
      ['napoleon', 'grande_armee', 'fra_10-'],
    ];
    const table = served({ munich }, 'jean');
    expect(sheetOf(table).level).toBe('skirmish');
    expect(whyNot(table, event('28F'))).toBe('grandBattery.skirmish');
  });
  test('14.5.7 not without an army', () => {
    expect(whyNot(fight(['28F']), event('28F'))).toBe('battleCard.noArmy');
  });
  test('14.5.7 not out of supply', () => {
    const table = reacting(fight(['28F'], { forces: small, zones: CUT_OFF }, 'napoleon'));
    expect(whyNot(table, event('28F'))).toBe('battleCard.unsupplied');
  });
});

describe('29F Imperial Guard', () => {
  const guard = (units: readonly string[]): Position['forces'] => ({
    munich: [
      ['charles', 'aus_1', 'aus_2', 'aus_3'],
      ['napoleon', 'grande_armee', 'fra_10', ...units],
    ],
  });
  test('14.5.7 one more for an attack with a step of the Guard', () => {
    const table = reacting(fight(['29F'], { forces: guard(['fra_garde-']) ?? {} }, 'napoleon', 'charles'));
    expect(cardsOn(table.answer('empire', event('29F')))).toEqual([['29F', 1]]);
  });
  test('14.5.7 not without it', () => {
    const table = reacting(fight(['29F'], { forces: guard(['fra_11']) ?? {} }, 'napoleon', 'charles'));
    expect(whyNot(table, event('29F'))).toBe('guard.absent');
  });
  test('14.5.7 not in defence', () => {
    const table = battleAt(
      { noOtherCards: true, hands: { empire: ['29F'], coalition: [] }, forces: guard(['fra_garde']) ?? {} },
      { zone: 'munich', attacker: 'coalition', by: ['charles'], against: ['napoleon'], from: 'salzbourg' },
    );
    expect(whyNot(reacting(table), event('29F'))).toBe('guard.defends');
  });
});

describe('31F Bravest of the Brave', () => {
  test('14.9.2 three less on a pursuit of the Coalition', () => {
    const table = reacting(fight(['31F']).dice(1, 1, 5, 4).until('14.9.1').dice(6));
    const plain = table.fork().answer('empire', 'pass').dice(6);
    const covered = table.answer('empire', event('31F')).dice(6);
    const total = (one: Table): number => Number(one.events('trial.total').at(-1)?.said.params['total']);
    expect(total(covered)).toBe(total(plain) - 3);
  });
});

describe('43F Cuirassiers', () => {
  const cavalry = {
    munich: [
      ['jean', 'aus_1', 'aus_2', 'aus_3'],
      ['napoleon', 'grande_armee', 'fra_10', 'fra_cav'],
    ],
  };
  test('14.5.7 one more on the dice with reserve cavalry', () => {
    const table = reacting(fight(['43F'], { forces: cavalry }, 'napoleon')).answer('empire', event('43F'));
    expect(cardsOn(table)).toEqual([['43F', 1]]);
  });
  test('14.5.7 not without', () => {
    expect(whyNot(fight(['43F']), event('43F'))).toBe('battleCard.noCavalry');
  });
  /** The Coalition breaks: it has lost so much that no die is thrown for it. */
  const routed = (table: Table): Table => table.dice(6, 5, 1, 1);
  const pursuit = (table: Table): number => Number(table.events('trial.total').at(-1)?.said.params['modifiers']);
  test('14.9.2 it adds two to the pursuit of the same battle, or two to the pursuit alone', () => {
    const table = reacting(fight(['43F'], { forces: cavalry }, 'napoleon'));
    const charged = routed(table.fork().answer('empire', event('43F')))
      .until('14.9.2')
      .dice(1);
    const late = routed(table.answer('empire', 'pass')).until('event.react');
    const plain = late.fork().answer('empire', 'pass').dice(1);
    expect(pursuit(charged)).toBe(pursuit(plain) + 2);
    expect(pursuit(late.answer('empire', event('43F')).dice(1))).toBe(pursuit(plain) + 2);
  });
  test('14.9.2 nobody pursues harder without reserve cavalry', () => {
    const late = routed(fight(['43F']).answer('empire', 'pass'))
      .until('14.9.1')
      .dice(6)
      .until('event.react');
    expect(whyNot(late, event('43F'))).toBe('battleCard.noCavalry');
  });
});

describe('50F Drouot', () => {
  test('14.5.7 one more beside another battery', () => {
    const table = reacting(fight(['28F', '50F'], { forces: armies }, 'napoleon', 'charles'))
      .answer('empire', event('28F'))
      .answer('empire', event('50F'));
    expect(cardsOn(table)).toEqual([
      ['28F', 2],
      ['50F', 1],
    ]);
  });
  test('14.5.7 not without an army, nor out of supply', () => {
    expect(whyNot(fight(['50F']), event('50F'))).toBe('battleCard.noArmy');
    const cut = reacting(fight(['50F'], { forces: small, zones: CUT_OFF }, 'napoleon'));
    expect(whyNot(cut, event('50F'))).toBe('battleCard.unsupplied');
  });
});

describe('36F Lobau Bridges in retreat', () => {
  /** The Empire has come over the river from Nuremberg, or by the bridge from Ulm, and is beaten. */
  const beaten = (from: string, edition: Edition = '2013'): Table =>
    reacting(fight(['36F'], { edition }, 'junot', 'jean', from).dice(1, 1, 4, 3).until('event.react'));
  const steps = ({ state }: Table): number => state.battle?.losses.empire ?? -1;
  test.each(EDITIONS)('14.10 nothing is lost at a river without a bridge (%s)', (edition) => {
    const table = beaten('nuremberg', edition);
    const before = steps(table);
    const bridged = table.fork().answer('empire', event('36F'));
    expect(bridged.asked()).toMatchObject({ by: 'chance', rule: '14.9.1' });
    expect(steps(bridged)).toBe(before);
    const wet = table.answer('empire', 'pass');
    if (wet.asked().rule === '14.10') wet.answer('empire', { unit: 'fra_10' });
    expect(steps(wet)).toBe(before + 1);
  });
  test('14.10 not where the retreat crosses no such river', () => {
    expect(whyNot(beaten('ulm'), event('36F'))).toBe('lobau.noRiver');
  });
  test('14.10 not once it has crossed', () => {
    const later = beaten('nuremberg').answer('empire', 'pass').until('14.9.1').dice(1).until('event.react');
    expect(sheetOf(later).step).toBe('retreat');
    expect(whyNot(later, event('36F'))).toBe('moment.notThis');
  });
});

describe('36F Lobau Bridges on the march', () => {
  const wanted: Position = {
    noOtherCards: true,
    hands: { empire: ['36F'], coalition: [] },
    forces: { nuremberg: ['junot', 'fra_10', 'fra_11'] },
  };
  const march = (answer: 'pass' | 'bridges', more: Position = {}): Table => {
    const table = acting({ ...wanted, ...more }).answer('empire', { kind: 'activate', force: 'junot' });
    return table
      .answer('empire', answer === 'pass' ? 'pass' : event('36F'))
      .answer('empire', { kind: 'forced', points: 0 });
  };
  test('12.1 unbridged rivers cost nothing more in this activation', () => {
    const wet = march('pass');
    const dry = march('bridges');
    const before = pointsOf(wet);
    expect(pointsOf(dry)).toBe(before);
    expect(before - pointsOf(wet.answer('empire', { kind: 'march', to: 'munich' }))).toBe(2);
    expect(before - pointsOf(dry.answer('empire', { kind: 'march', to: 'munich' }))).toBe(1);
  });
  test('12.5 they are no difficult ground', () => {
    const enemy: Position = {
      forces: { nuremberg: ['junot', 'fra_10', 'fra_11'], munich: ['jean', 'aus_1'] },
      zones: { munich: { control: 'austria' as never } },
    };
    const evasion = (answer: 'pass' | 'bridges'): number => {
      const table = march(answer, enemy).answer('empire', { kind: 'march', to: 'munich' }).answer('coalition', 'evade');
      return Number(table.dice(1).events('trial.total')[0]?.said.params['modifiers']);
    };
    expect(evasion('bridges')).toBe(evasion('pass') - 1);
  });
  test('14.5.3 and they do not change the dice of a battle', () => {
    const enemy: Position = {
      forces: { nuremberg: ['junot', 'fra_10', 'fra_11'], munich: ['jean', 'aus_1', 'aus_2'] },
      zones: { munich: { control: 'austria' as never } },
    };
    const attack = (answer: 'pass' | 'bridges'): Table =>
      march(answer, enemy).answer('empire', { kind: 'march', to: 'munich' }).answer('coalition', 'stand').until('14.6');
    expect(modifiersOn(attack('pass'), 'empire')).toMatchObject({ river: expect.any(Number) as number });
    expect(modifiersOn(attack('bridges'), 'empire')).not.toHaveProperty('river');
  });
});

describe('37F Berezina in retreat', () => {
  const beaten = (forces: Position['forces'], from: string): Table =>
    fight(['37F'], { forces: forces ?? {} }, 'junot', 'jean', from).dice(1, 1, 4, 3);
  test('14.10 a force without a retreat slips away at the price of a step', () => {
    const closed = { ...field, nuremberg: ['charles', 'aus_4', 'aus_5'] };
    const table = beaten(closed, 'nuremberg').until('event.react');
    while (table.state.battle?.step !== 'retreat') table.answer('empire', 'pass').until('event.react');
    expect(sheetOf(table).trapped).toEqual([forceOf(table.state, 'junot')]);
    const lost = table.fork().answer('empire', 'pass');
    expect(lost.events('retreat.none')).toHaveLength(1);
    table.answer('empire', event('37F')).answer('empire', { kind: 'slipAway', force: 'junot' });
    expect(whyNot(table, { kind: 'done' })).toBe('berezina.enemy');
    expect(whyNot(table, { kind: 'slipTo', zone: 'nuremberg' })).toBe('berezina.enemy');
    table.answer('empire', { kind: 'slipTo', zone: 'ulm' }).answer('empire', 'done');
    expect(table.asked().prompt.key).toBe('loss.choose');
    table.pick('empire', () => true);
    expect(rowOf(table, 'junot').zone).toBe('ulm');
    expect(table.events('retreat.none')).toHaveLength(0);
  });
  test('14.10 a force that has a retreat, its heart and its supply takes it', () => {
    const table = beaten(field, 'ulm').until('event.react');
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
  test('14.9 a demoralised force, though it has a retreat', () => {
    const table = retreating(6, fight(['37F']));
    expect(sheetOf(table)).toMatchObject({ trapped: [], unsupplied: { empire: false } });
    expect(whyNot(table, event('37F'))).toBeUndefined();
  });
  test('13.5 one out of supply, though it has kept its heart', () => {
    const table = retreating(1, fight(['37F'], { zones: CUT_OFF }));
    expect(rowOf(table, 'junot')).toMatchObject({ demoralised: false, unsupplied: true });
    expect(whyNot(table, event('37F'))).toBeUndefined();
  });
  test('14.10 one that is well, but could go back only where the enemy has come from', () => {
    const around = { innsbruck: ['aus_3'], nuremberg: ['aus_4'], ratisbonne: ['aus_5'], salzbourg: ['aus_6'] };
    const table = battleAt(
      {
        noOtherCards: true,
        hands: { empire: ['37F'], coalition: [] },
        forces: { munich: [['bav_1'], ['jean', 'aus_1', 'aus_2']], ...around },
      },
      { zone: 'munich', attacker: 'coalition', by: ['jean'], against: ['bav_1'], from: 'ulm' },
    )
      .until('14.6')
      .dice(5, 5, 1, 2)
      .until('event.react');
    while (sheetOf(table).step !== 'retreat') table.answer('empire', 'pass').until('event.react');
    expect(rowOf(table, 'bav_1')).toMatchObject({ demoralised: false, unsupplied: false });
    table.answer('empire', event('37F')).answer('empire', { force: 'bav_1' });
    expect(table.asked('empire').answers).toEqual([{ kind: 'slipTo', zone: 'ulm' }]);
  });
});

describe('54F Davout at Hamburg', () => {
  const siege = (inside: readonly string[], edition: Edition = '2013'): Table =>
    scene(
      {
        edition,
        noOtherCards: true,
        hands: { empire: ['54F'], coalition: [] },
        forces: {
          ulm: [
            ['charles', 'armee_allemagne', 'aus_1', 'aus_2'],
            ...(inside.length > 0 ? [[...inside, 'besieged']] : []),
          ],
        },
      },
      (g) => siegeAttack(g, forceOf(g, 'charles')),
    );
  const total = (table: Table): number => Number(table.events('trial.total')[0]?.said.params['total']);
  test.each(EDITIONS)('15.4 three less on an attempt of the Coalition on troops of the Empire (%s)', (edition) => {
    const table = siege(['fra_10'], edition).until('event.react');
    const plain = table.fork().answer('empire', 'pass').dice(6);
    expect(total(table.answer('empire', event('54F')).dice(6))).toBe(total(plain) - 3);
  });
  test('15.4 not where no troops are inside', () => {
    expect(whyNot(siege([]).until('event.react'), event('54F'))).toBe('hamburg.nobodyInside');
  });
});
