import { describe, expect, test } from 'vitest';
import { battleAt, forceOf, modifiersOn, sheetOf } from '../testing/battles.ts';
import { marching } from '../testing/marches.ts';
import { event, whyNot } from '../testing/events.ts';
import type { Position, Table } from '../testing/position.ts';
import { scene } from '../testing/scene.ts';
import { siegeAttack } from '../rules/15-fortresses-and-sieges/15.4-siege-attack.ts';

describe('3F Turning Movement', () => {
  /** Napoleon enters Ulm, where Mack stands. */
  const entering = (mack: readonly string[], edition: '2013' | 'revised' = '2013'): Table =>
    marching(
      {
        edition,
        noOtherCards: true,
        hands: { empire: ['3F'], coalition: [] },
        forces: { bade: ['napoleon', 'grande_armee', 'fra_1', 'fra_2'], ulm: ['mack', 'aus_1', ...mack] },
        zones: { ulm: { control: 'austria' as never } },
      },
      'napoleon',
    ).answer('empire', { kind: 'march', to: 'ulm' });

  test.each(['2013', 'revised'] as const)('12.5 example: Mack rolls a six and does not get away (%s)', (edition) => {
    const table = entering([], edition).answer('coalition', 'evade').answer('empire', event('3F')).dice(6);
    expect(table.events('trial.total')[0]?.said.params).toMatchObject({ trial: 'evasion', modifiers: -3, total: 3 });
    expect(table.events('evasion.failed')).toHaveLength(1);
    expect(table.state.cards.discards.empire).toEqual(['3F']);
  });
  test('12.5 without it he does', () => {
    const table = entering([]).answer('coalition', 'evade').answer('empire', 'pass').dice(6);
    expect(table.events('evasion.failed')).toHaveLength(0);
  });
  test('14.9.3 nobody is asked when a demoralised force slips away, or when one goes into its fortress', () => {
    expect(entering(['demoralised']).answer('coalition', 'evade').events('event.react')).toHaveLength(0);
    expect(entering(['demoralised']).answer('coalition', 'evade').asked().by).toBe('coalition');
    expect(entering([]).answer('coalition', 'shelter').state.cards.hands.empire).toEqual(['3F']);
  });
});

const field = {
  munich: [
    ['jean', 'aus_1', 'aus_2', 'aus_3'],
    ['junot', 'fra_10', 'fra_11', 'fra_12'],
  ],
};
const fight = (hand: readonly string[], extra: Position = {}, against = 'jean', by = 'junot'): Table =>
  battleAt(
    { noOtherCards: true, hands: { empire: hand, coalition: [] }, forces: field, ...extra },
    { zone: 'munich', by: [by], against: [against], from: 'ulm' },
  );

describe('8F Horse Artillery', () => {
  test('14.5.7 one more on the dice', () => {
    const table = fight(['8F']).answer('empire', event('8F'));
    expect(sheetOf(table).modifiers.empire).toContainEqual({ what: 'card', by: 1, card: '8F' });
    expect(sheetOf(table).modifiers.coalition).not.toContainEqual(expect.objectContaining(event('8F')));
  });
  test('14.5.7 not for a force out of supply', () => {
    const cut = fight(['8F'], {
      forces: field,
      zones: { ulm: { control: 'austria' as never }, innsbruck: { control: null } },
    });
    expect(sheetOf(cut).unsupplied.empire).toBe(true);
    expect(whyNot(cut, event('8F'))).toBe('battleCard.unsupplied');
  });
  test('14.5.7 not for a depot that defends itself', () => {
    const alone = battleAt(
      {
        noOtherCards: true,
        hands: { empire: ['8F'], coalition: [] },
        forces: { munich: ['aus_1-'] },
        depots: { munich: 'france' },
      },
      { zone: 'munich', attacker: 'coalition', by: ['aus_1'], against: [], from: 'salzbourg' },
    );
    expect(whyNot(alone, event('8F'))).toBe('battleCard.nobody');
  });
});

describe('13F Reserve Artillery', () => {
  const army = (units: readonly string[], enemies: readonly string[]): Table =>
    fight(
      ['13F'],
      { forces: { munich: [enemies, ['napoleon', 'grande_armee', ...units]] } },
      enemies[0] ?? '',
      'napoleon',
    );
  test('14.5.7 one more for a force with an army', () => {
    const table = army(['fra_10', 'fra_11'], ['jean', 'aus_1', 'aus_2'])
      .until('event.react')
      .answer('empire', event('13F'));
    expect(sheetOf(table).level).not.toBe('major');
    expect(modifiersOn(table, 'empire')).toMatchObject({ card: 1 });
  });
  test('14.5.7 two in a major battle', () => {
    const table = army(
      ['fra_1', 'fra_2', 'fra_3', 'fra_4', 'fra_5', 'fra_6'],
      ['charles', 'armee_allemagne', 'aus_1', 'aus_2', 'aus_3', 'aus_4', 'aus_5', 'aus_6'],
    )
      .until('event.react')
      .answer('empire', event('13F'));
    expect(sheetOf(table).level).toBe('major');
    expect(modifiersOn(table, 'empire')).toMatchObject({ card: 2 });
  });
  test('14.5.7 not without an army', () => {
    expect(whyNot(fight(['13F']), event('13F'))).toBe('battleCard.noArmy');
  });
});

describe('27F Soldiers of Year II', () => {
  test('14.5.7 one more on the dice', () => {
    expect(modifiersOn(fight(['27F']).answer('empire', event('27F')), 'empire')).toMatchObject({ card: 1 });
  });
  test('14.5.7 not where half of the steps are of others', () => {
    const mixed = fight(['27F'], {
      forces: {
        munich: [
          ['jean', 'aus_1', 'aus_2'],
          ['junot', 'fra_10', 'bav_1'],
        ],
      },
    });
    expect(whyNot(mixed.until('event.react'), event('27F'))).toBe('battleCard.notFrench');
  });
  /** The Empire is beaten, 0 to 1, and tests its morale. */
  const beaten = (): Table => fight(['27F']).answer('empire', 'pass').dice(1, 1, 4, 3).until('event.react');
  test('14.9.1 or one more morale before the test, and not after it', () => {
    const plain = beaten().answer('empire', 'pass').dice(6);
    const limit = Number(plain.events('demoralisation.rolled')[0]?.said.params['limit']);
    const steadied = beaten()
      .answer('empire', event('27F'))
      .dice(limit + 1);
    expect(steadied.events('demoralisation.rolled')[0]?.said.params).toMatchObject({ limit: limit + 1 });
    expect(steadied.events('demoralisation.failed')).toHaveLength(0);
    expect(whyNot(plain, event('27F'))).toBe('moment.notThis');
  });
});

describe('21F Infernal Brigade', () => {
  test('14.9.2 three more on a pursuit', () => {
    const table = fight(['21F'])
      .dice(5, 4, 1, 1)
      .answer('coalition', { unit: 'aus_1' })
      .answer('coalition', { zone: 'salzbourg' })
      .dice(6)
      .answer('empire', event('21F'))
      .dice(1);
    expect(table.events('trial.total').at(-1)?.said.params).toMatchObject({ trial: 'pursuit', modifiers: 3 });
  });
  const siege = (zone: string, inside: readonly string[] = []): Table =>
    scene(
      {
        noOtherCards: true,
        hands: { empire: ['21F'], coalition: [] },
        forces: {
          [zone]: [['napoleon', 'fra_1', 'fra_2'], ...(inside.length > 0 ? [[...inside, 'besieged']] : [])],
        },
      },
      (g) => siegeAttack(g, forceOf(g, 'napoleon')),
    );
  test('15.4 or two on an attempt on a fortress of the first level', () => {
    const plain = siege('salzbourg').answer('empire', 'pass').dice(1);
    const bold = siege('salzbourg').answer('empire', event('21F')).dice(1);
    const total = (table: Table): number => Number(table.events('trial.total')[0]?.said.params['total']);
    expect(total(bold)).toBe(total(plain) + 2);
  });
  test('15.4 not on a citadel, nor where somebody is inside', () => {
    expect(whyNot(siege('mantoue'), event('21F'))).toBe('siegeCard.citadel');
    expect(whyNot(siege('salzbourg', ['aus_1']), event('21F'))).toBe('siegeCard.garrison');
  });
});

describe('19F Sound of the Guns', () => {
  const guns = (forces: Position['forces'], more: Position = {}): Table =>
    battleAt(
      { noOtherCards: true, hands: { empire: ['19F'], coalition: [] }, forces: forces ?? {}, ...more },
      { zone: 'munich', by: ['junot'], against: ['jean'], from: 'ulm' },
    );
  const munich = [
    ['jean', 'aus_1', 'aus_2'],
    ['junot', 'fra_10', 'fra_11'],
  ];
  test('14.1 three more on the die of a counter-march', () => {
    const table = guns({ munich, ulm: ['ney', 'fra_12'] })
      .answer('empire', 'pass')
      .answer('empire', { general: 'ney' })
      .answer('empire', event('19F', 'a'));
    expect(table.fork().dice(1).events('counterMarch.arrives')).toEqual([]);
    table.dice(2, 1);
    expect(table.events('counterMarch.arrives')).toHaveLength(1);
  });
  test('14.1 a die that is not of the Empire is left alone', () => {
    const table = guns({ munich, salzbourg: ['charles', 'aus_3'] }).answer('empire', 'pass');
    table.answer('coalition', { general: 'charles' });
    expect(whyNot(table, event('19F', 'a'))).toBe('moment.notThis');
  });
  test('14.1 or a force comes from two zones away, and its attrition counts the whole way', () => {
    const table = guns({ munich, bade: ['ney', 'fra_12'] })
      .answer('empire', event('19F', 'b'))
      .answer('empire', { kind: 'farCounterMarch', general: 'ney', through: 'ulm' })
      .dice(6, 6);
    expect(table.events('counterMarch.arrives')).toHaveLength(1);
    expect(sheetOf(table).forces.empire).toHaveLength(1);
    expect(table.state.units.find(({ id }) => id === 'fra_12')?.at).toBe(forceOf(table.state, 'ney'));
    const [attrition] = table.events('trial.total').filter(({ said }) => said.params['trial'] === 'attrition');
    // Two points of the way, and two less for an all-French force.
    expect(attrition?.said.params['modifiers']).toBe(0);
    // 14.5.3 It has entered from the zone between.
    expect(sheetOf(table).joined.map(({ from }) => from)).toEqual(['ulm']);
  });
  test('14.1 not over a strait or a mountain without a pass', () => {
    const why = (zone: string, far: string): string | undefined => {
      const forces = {
        [zone]: [
          ['jean', 'aus_1'],
          ['junot', 'fra_10'],
        ],
        [far]: ['ney', 'fra_12'],
      };
      const nations = {
        naples: { side: 'empire', status: 'ally' },
        turkey: { side: 'empire', status: 'belligerent' },
        egypte: { side: 'coalition', status: 'ally' },
      } as const;
      const wanted: Position = { noOtherCards: true, hands: { empire: ['19F'], coalition: [] }, forces, nations };
      return whyNot(battleAt(wanted, { zone, by: ['junot'], against: ['jean'] }), event('19F', 'b'));
    };
    expect(why('tarente', 'messine')).toBe('guns.nobody');
    expect(why('turin', 'innsbruck')).toBe('guns.nobody');
    expect(why('acre', 'konya')).toBe('guns.nobody');
    expect(why('alexandrette', 'angora')).toBeUndefined();
  });
  test('14.1 the longer march is called for before any die, not over one', () => {
    const table = guns({ munich, ulm: ['soult', 'fra_13'], bade: ['ney', 'fra_12'] })
      .answer('empire', 'pass')
      .answer('empire', { general: 'soult' });
    expect(whyNot(table, event('19F', 'b'))).toBe('moment.notThis');
    expect(whyNot(table, event('19F', 'a'))).toBeUndefined();
  });
  test('14.1 not through the enemy or his fortress, nor demoralised, nor where nobody is', () => {
    const why = (forces: Position['forces'], more: Position = {}): string | undefined =>
      whyNot(guns({ munich, ...forces }, more), event('19F', 'b'));
    expect(why({})).toBe('guns.nobody');
    expect(why({ bade: ['ney', 'fra_12'] })).toBeUndefined();
    expect(why({ bade: ['ney', 'fra_12', 'demoralised'] })).toBe('guns.nobody');
    expect(why({ bade: ['ney', 'fra_12'] }, { zones: { ulm: { control: 'austria' as never } } })).toBe('guns.nobody');
    const table = guns({ munich, bade: ['ney', 'fra_12'], ulm: ['aus_3'] });
    expect(whyNot(table, event('19F', 'b'))).toBe('guns.nobody');
    const besieged = { ulm: { control: 'austria' as never, siege: 0 } };
    expect(why({ bade: ['ney', 'fra_12'], ulm: ['fra_13', 'fra_14'] }, { zones: besieged })).toBeUndefined();
  });
  test('14.1 a neighbour of the battle comes by his own way, and not by a longer one', () => {
    expect(whyNot(guns({ munich, ulm: ['ney', 'fra_12'] }), event('19F', 'b'))).toBe('guns.nobody');
  });
});
