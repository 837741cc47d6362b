import { describe, expect, test } from 'vitest';
import { battleAt, modifiersOn, sheetOf } from '../testing/battles.ts';
import { event, whyNot } from '../testing/events.ts';
import { marching } from '../testing/marches.ts';
import type { Position, Table } from '../testing/position.ts';
import { scene } from '../testing/scene.ts';
import { siegeAttack } from '../rules/15-fortresses-and-sieges/15.4-siege-attack.ts';
import { forceCalled, forceSteps, type ForceName, generalRow } from '../state.ts';
import type { Edition, GeneralId, NationId } from '../ids.ts';

const EDITIONS: readonly Edition[] = ['2013', 'revised'];
const austria = 'austria' as NationId;
const france = 'france' as NationId;
const placeOf = ({ state }: Table, general: string) => generalRow(state, general as GeneralId);
const stepsOf = ({ state }: Table, name: string): number => forceSteps(state, forceCalled(state, name as ForceName));

const holding = (card: string, wanted: Position): Position => ({
  noOtherCards: true,
  hands: { empire: [], coalition: [card] },
  ...wanted,
});
/** Junot attacks Jean at Munich, out of Ulm. */
const field = {
  munich: [
    ['jean', 'aus_1', 'aus_2', 'aus_3'],
    ['junot', 'fra_10', 'fra_11', 'fra_12'],
  ],
};
const fight = (card: string, wanted: Position = {}, by = 'junot', against = 'jean'): Table =>
  battleAt(holding(card, { forces: field, zones: { munich: { control: austria } }, ...wanted }), {
    zone: 'munich',
    by: [by],
    against: [against],
    from: 'ulm',
  });

describe('4C Wound', () => {
  /** Soult lends his value to Napoleon. */
  const assault = (edition: Edition = '2013'): Table =>
    fight(
      '4C',
      {
        edition,
        forces: {
          munich: [
            ['jean', 'aus_1', 'aus_2', 'aus_3'],
            ['napoleon', 'soult', 'grande_armee', 'fra_10', 'fra_11', 'fra_12'],
          ],
        },
      },
      'napoleon',
    );
  const hit = (usual: number, edition?: Edition): Table =>
    assault(edition)
      .answer('empire', { kind: 'subordinate', general: 'soult' })
      .dice(3, 3, 3, 3, usual)
      .answer('coalition', event('4C'));

  test.each(EDITIONS)('14.7 on five and six he leaves the game (%s)', (edition) => {
    for (const die of [5, 6]) expect(placeOf(hit(1, edition).dice(die), 'soult').at).toBe('gone');
  });
  test('14.7 on three and four he is out until the next budget', () => {
    for (const die of [3, 4]) expect(placeOf(hit(1).dice(die), 'soult')).toMatchObject({ at: 'waiting', until: 1806 });
  });
  test('14.7 on one and two nothing happens', () => {
    for (const die of [1, 2]) expect(placeOf(hit(1).dice(die), 'soult').at).toMatch(/^force-/);
  });
  test('14.7 it comes beside his usual test: one who is wounded by that can still be lost', () => {
    expect(placeOf(hit(6).dice(5), 'soult').at).toBe('gone');
    expect(placeOf(hit(6).dice(1), 'soult').at).toBe('waiting');
  });
  test('6.2 a golden star: it leaves the game', () => {
    expect(hit(1).dice(1).state.cards.removed).toContain('4C');
  });
  test('14.7 not where no subordinate of the Empire has lent his value', () => {
    const own = battleAt(
      holding('4C', {
        forces: {
          munich: [
            ['charles', 'jean', 'armee_allemagne', 'aus_1', 'aus_2', 'aus_3'],
            ['junot', 'fra_10', 'fra_11', 'fra_12'],
          ],
        },
      }),
      { zone: 'munich', by: ['junot'], against: ['charles'], from: 'ulm' },
    )
      .answer('coalition', { kind: 'subordinate', general: 'jean' })
      .dice(3, 3, 3, 3, 1);
    expect(whyNot(own, event('4C'), 'coalition')).toBe('wound.nobody');
  });
});

describe('5C Hussars', () => {
  test('14.5.2 two more cavalry bring superiority in a battle', () => {
    const table = fight('5C');
    expect(modifiersOn(table, 'coalition')['cavalry']).toBeUndefined();
    expect(modifiersOn(table.answer('coalition', event('5C')), 'coalition')).toMatchObject({ cavalry: 1 });
  });
  test('14.5.2 or take it from the enemy', () => {
    const forces = {
      munich: [
        ['jean', 'aus_1', 'aus_2', 'aus_3'],
        ['napoleon', 'grande_armee', 'fra_10', 'fra_11', 'fra_cav'],
      ],
    };
    const table = fight('5C', { forces }, 'napoleon').until('event.react');
    expect(modifiersOn(table, 'empire')).toMatchObject({ cavalry: 1 });
    table.answer('coalition', event('5C'));
    expect(modifiersOn(table, 'empire')['cavalry']).toBeUndefined();
    expect(modifiersOn(table, 'coalition')['cavalry']).toBeUndefined();
  });
  test('14.5.2 not where they would change nothing', () => {
    const forces = {
      munich: [
        ['charles', 'armee_allemagne', 'aus_1', 'aus_2', 'aus_cav'],
        ['junot', 'fra_10', 'fra_11', 'fra_12'],
      ],
    };
    expect(whyNot(fight('5C', { forces }, 'junot', 'charles'), event('5C'), 'coalition')).toBe('hussars.noGain');
  });
  test('14.5.3 not on ground where cavalry has no advantage', () => {
    const marsh = battleAt(
      holding('5C', {
        forces: {
          mantoue: [
            ['jean', 'aus_1', 'aus_2'],
            ['junot', 'fra_10', 'fra_11'],
          ],
        },
      }),
      { zone: 'mantoue', by: ['junot'], against: ['jean'], from: 'milan' },
    );
    expect(whyNot(marsh, event('5C'), 'coalition')).toBe('hussars.ground');
  });
  test('14.9.2 they do not ride in the pursuit', () => {
    const table = fight('5C').answer('coalition', event('5C')).dice(1, 1, 6, 6).until('14.9.1').dice(6);
    expect(table.state.trial?.kind).toBe('pursuit');
    expect(table.state.trial?.modifiers.map(({ what }) => what)).not.toContain('cavalry');
  });

  /** Ney enters Munich, where Jean stands. */
  const entering = (empire: readonly string[]): Table =>
    marching(
      holding('5C', {
        forces: { ulm: empire, munich: ['jean', 'aus_1', 'aus_2'] },
        zones: { munich: { control: austria } },
      }),
      empire[0] ?? '',
    ).answer('empire', { kind: 'march', to: 'munich' });
  test('12.5 one more on the die of a Coalition force that evades', () => {
    const table = entering(['junot', 'fra_10', 'fra_11']).answer('coalition', 'evade');
    const before = table.state.trial?.modifiers.reduce((sum, { by }) => sum + by, 0) ?? 0;
    table.answer('coalition', event('5C')).dice(1);
    expect(table.events('trial.total')[0]?.said.params).toMatchObject({ trial: 'evasion', modifiers: before + 1 });
  });
  test('12.5 once only, for then they change nothing more', () => {
    const table = entering(['junot', 'fra_10', 'fra_11']).answer('coalition', 'evade').answer('coalition', event('5C'));
    expect(table.state.cards.hands.coalition).toEqual([]);
  });
  test('12.5 not where the enemy stays superior', () => {
    const table = entering(['napoleon', 'murat', 'grande_armee', 'fra_10', 'fra_cav']).answer('coalition', 'evade');
    expect(whyNot(table, event('5C'), 'coalition')).toBe('hussars.noGain');
  });
  /** Jean enters Munich, beside Napoleon at Ulm. */
  const beside = (ulm: readonly string[] | readonly (readonly string[])[]): Table =>
    marching(
      {
        noOtherCards: true,
        hands: { empire: ['2F'], coalition: ['5C'] },
        forces: { ulm, salzbourg: ['jean', 'aus_1', 'aus_2'] },
        tracks: { austrianDuty: [] },
      },
      'jean',
      0,
      'coalition',
    ).answer('coalition', { kind: 'march', to: 'munich' });
  test('12.4 one less on the die of an Empire force that intercepts by its cavalry', () => {
    const table = beside(['napoleon', 'grande_armee', 'fra_10', 'fra_11', 'fra_cav']);
    table.answer('empire', { kind: 'intercept', force: 'napoleon', card: '2F' });
    const before = table.state.trial?.modifiers.reduce((sum, { by }) => sum + by, 0) ?? 0;
    table.answer('coalition', event('5C')).dice(1);
    expect(table.events('trial.total')[0]?.said.params).toMatchObject({ trial: 'interception', modifiers: before - 1 });
  });
  test('4, 12.4 two armies intercept with the cavalry of both', () => {
    const armies = [
      ['napoleon', 'grande_armee', 'fra_10', 'fra_11'],
      ['massena', 'armee_italie', 'fra_12', 'fra_cav'],
    ];
    const both = beside(armies).answer('empire', { kind: 'interceptArmies', force: 'napoleon', card: '2F' });
    expect(both.state.trial?.modifiers).toContainEqual({ what: 'cavalry', by: 1 });
    both.answer('coalition', event('5C'));
    expect(both.state.trial?.modifiers).toContainEqual({ what: 'cavalry', by: -1, card: '5C' });
    const alone = beside(armies).answer('empire', { kind: 'intercept', force: 'napoleon', card: '2F' });
    expect(whyNot(alone, event('5C'), 'coalition')).toBe('hussars.noGain');
  });
});

describe('11C Steady Infantry', () => {
  test('14.5.7 one more on the dice of a Coalition force that defends', () => {
    const table = fight('11C').answer('coalition', event('11C'));
    expect(sheetOf(table).modifiers.coalition).toContainEqual({ what: 'card', by: 1, card: '11C' });
    expect(sheetOf(table).modifiers.empire).not.toContainEqual(expect.objectContaining({ card: '11C' }));
  });
  test('14.5.7 not when it attacks', () => {
    const table = battleAt(holding('11C', { forces: field }), {
      zone: 'munich',
      attacker: 'coalition',
      by: ['jean'],
      against: ['junot'],
      from: 'salzbourg',
    });
    expect(whyNot(table, event('11C'), 'coalition')).toBe('battleCard.attacks');
  });
  test('14.5.7 not when it is out of supply', () => {
    const zones = { innsbruck: { control: france }, salzbourg: { control: france }, munich: { control: austria } };
    const table = fight('11C', { zones });
    expect(sheetOf(table).unsupplied.coalition).toBe(true);
    expect(whyNot(table, event('11C'), 'coalition')).toBe('battleCard.unsupplied');
  });
});

describe('12C Congreve Rockets on land', () => {
  const british = {
    munich: [
      ['wellington', 'gbr_1', 'gbr_2'],
      ['junot', 'fra_10', 'fra_11', 'fra_12'],
    ],
  };
  test('14.5.7 one more for a force with a British step', () => {
    const table = fight('12C', { forces: british }, 'junot', 'wellington').until('event.react');
    expect(modifiersOn(table.answer('coalition', event('12C')), 'coalition')).toMatchObject({ card: 1 });
  });
  test('14.5.7 not for one without', () => {
    expect(whyNot(fight('12C'), event('12C'), 'coalition')).toBe('battleCard.noBritish');
  });
  const siege = (besieger: readonly string[]): Table =>
    scene(
      holding('12C', {
        forces: { burgos: besieger },
        zones: { burgos: { control: france, siege: 0 } },
        nations: { spain: { side: 'coalition' } },
      }),
      (g) => siegeAttack(g, forceCalled(g, besieger[0] as ForceName)),
    );
  test('15.4 one more on an attempt on a fortress by British troops', () => {
    const table = siege(['wellington', 'gbr_1', 'gbr_2']);
    const before = table.state.trial?.modifiers.reduce((sum, { by }) => sum + by, 0) ?? 0;
    table.answer('coalition', event('12C')).dice(1);
    expect(table.events('trial.total')[0]?.said.params).toMatchObject({ trial: 'siege', modifiers: before + 1 });
  });
  test('15.4 not by others', () => {
    expect(whyNot(siege(['castanos', 'esp_1', 'esp_2']), event('12C'), 'coalition')).toBe('battleCard.noBritish');
  });
});

/** The Empire has lost to Castaños at Valladolid, and its test is at hand. */
const lost = (card: string, empire: readonly string[], wanted: Position = {}): Table =>
  battleAt(
    holding(card, {
      forces: { valladolid: [['castanos', 'esp_1', 'esp_2', 'esp_3'], empire] },
      nations: { spain: { side: 'coalition' } },
      ...wanted,
    }),
    { zone: 'valladolid', by: [empire[0] ?? ''], against: ['castanos'], from: 'burgos' },
  )
    .until('14.6')
    .dice(1, 1, 6, 6)
    .until('event.react');
/** It has failed. */
const broken = (card: string, empire: readonly string[], wanted?: Position): Table =>
  lost(card, empire, wanted).answer('coalition', 'pass').dice(6);
const junot = ['junot', 'fra_10', 'fra_11', 'fra_12'];

describe('23C Bailen', () => {
  test('14.9.1 before the test it cannot be played', () => {
    expect(whyNot(lost('23C', junot), event('23C'), 'coalition')).toBe('battleCard.notBroken');
  });
  test.each(EDITIONS)('14.9.1 two more steps are lost when the Empire has failed its test (%s)', (edition) => {
    const table = broken('23C', junot, { edition });
    expect(sheetOf(table).step).toBe('demoralisation');
    const steps = stepsOf(table, 'junot');
    table.answer('coalition', event('23C')).answer('empire', { unit: 'fra_11' });
    expect(steps - stepsOf(table, 'junot')).toBe(2);
    expect(sheetOf(table).step).toBe('pursuit');
  });
  test('14.9.1 only after a battle in Spain', () => {
    const table = broken('23C', junot, { zones: { valladolid: { nation: france } } });
    expect(whyNot(table, event('23C'), 'coalition')).toBe('bailen.notSpain');
  });
});

describe('25C Disgrace', () => {
  test('10.3 the commander is out until next year’s budget, and another comes from the reserve', () => {
    const table = broken('25C', junot).answer('coalition', event('25C'));
    expect(placeOf(table, 'junot')).toMatchObject({ at: 'waiting', until: 1806 });
    table.answer('empire', { kind: 'appoint', general: 'mortier' });
    expect(table.state.forces.some(({ commander }) => commander === 'mortier')).toBe(true);
  });
  test('10.3 the senior of those who are present takes over, and nobody of the reserve', () => {
    const table = broken('25C', ['soult', 'marmont', 'ney', 'armee_italie', 'fra_10', 'fra_11', 'fra_12']);
    table.answer('coalition', event('25C'));
    expect(table.state.forces.some(({ commander }) => commander === 'ney')).toBe(true);
    expect(table.events('appoint.done')).toEqual([]);
    expect(table.state.armies.find(({ id }) => id === 'armee_italie')?.at).toBe(placeOf(table, 'ney').at);
  });
  test('10.3 without any the force has no general, and is no army', () => {
    const table = broken('25C', ['soult', 'armee_italie', 'fra_10', 'fra_11', 'fra_12']);
    table.answer('coalition', event('25C')).answer('empire', 'done');
    expect(table.state.armies.find(({ id }) => id === 'armee_italie')?.at).toBe('reserve');
  });
  test('2.1 special units serve with an army alone, and are lost with it', () => {
    const table = broken('25C', ['soult', 'armee_italie', 'sp_fra_cavgarde', 'fra_10', 'fra_11', 'fra_12']);
    table.answer('coalition', event('25C')).answer('empire', 'done');
    expect(table.state.specials.find(({ id }) => id === 'sp_fra_cavgarde')?.at).toBe('gone');
  });
  test('10.3 not Napoleon', () => {
    const table = broken('25C', ['napoleon', 'fra_10', 'fra_11', 'fra_12']);
    expect(whyNot(table, event('25C'), 'coalition')).toBe('disgrace.napoleon');
  });
  test('10.3 not where nobody commands', () => {
    const table = battleAt(
      holding('25C', {
        forces: { valladolid: [['castanos', 'esp_1', 'esp_2', 'esp_3'], ['fra_10']] },
        nations: { spain: { side: 'coalition' } },
      }),
      { zone: 'valladolid', by: ['fra_10'], against: ['castanos'], from: 'burgos' },
    )
      .until('14.6')
      .dice(1, 1, 3, 3, 6)
      .until('event.react')
      .answer('coalition', 'pass');
    expect(whyNot(table, event('25C'), 'coalition')).toBe('disgrace.nobody');
  });
  test('14.9.1 not before the test', () => {
    expect(whyNot(lost('25C', junot), event('25C'), 'coalition')).toBe('battleCard.notBroken');
  });
});
