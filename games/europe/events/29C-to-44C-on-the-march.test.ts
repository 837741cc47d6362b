import { play } from '@bivouac/testing';
import { describe, expect, test } from 'vitest';
import type { Edition, UnitId } from '../ids.ts';
import { levelOfFortress } from '../rules/15-fortresses-and-sieges/15.1-level.ts';
import { putUnit } from '../state.ts';
import { europe } from '../game.ts';
import { cardId, zoneId, zones as zoneCards } from '../catalogue.ts';
import type { EffectOf } from '../effects.ts';
import { modifiersOn } from '../testing/battles.ts';
import { event, whyNot } from '../testing/events.ts';
import { acting, forceOf, pointsOf } from '../testing/marches.ts';
import { at, position, type Position, type Table } from '../testing/position.ts';

const EDITIONS: readonly Edition[] = ['2013', 'revised'];
/** Prussia and Spain fight for the Coalition. */
const GRAND = {
  prussia: { side: 'coalition', status: 'belligerent' },
  spain: { side: 'coalition', status: 'belligerent' },
  saxe: { side: 'empire', status: 'ally' },
} as const;

const COALITION_TURN: Position = {
  noOtherCards: true,
  fleets: {},
  tracks: { austrianDuty: [] },
  nations: GRAND,
  clock: { next: 'coalition' },
};
/** The Coalition holds one card, and it is its turn. */
const holding = (card: string, wanted: Position): Table =>
  at({
    ...COALITION_TURN,
    hands: { empire: [], coalition: [card] },
    ...wanted,
    clock: { next: 'coalition', ...wanted.clock },
  });
/** An Empire force sets out, and the Coalition holds one card. */
const settingOut = (card: string, name: string, wanted: Position): Table =>
  acting({
    noOtherCards: true,
    hands: { empire: [], coalition: [card] },
    nations: GRAND,
    ...wanted,
  }).answer('empire', { kind: 'activate', force: name });
const done = (table: Table): Table =>
  table.asked().prompt.key === 'callIn.whom' ? table.answer(table.asked().by, 'done') : table;

describe('29C Vorwärts!', () => {
  const forces = { berlin: ['blucher', 'pru_1', 'pru_2'], vienne: ['charles', 'aus_1'] };
  test.each(EDITIONS)('9.1, 12.3 Blücher marches free and may force it without a test (%s)', (edition) => {
    const table = holding('29C', { forces, edition }).answer('coalition', event('29C'));
    expect(whyNot(table, { kind: 'activate', force: 'charles' }, 'coalition')).toBe('activation.tooDear');
    table
      .answer('coalition', { kind: 'activate', force: 'blucher' })
      .answer('coalition', { kind: 'forced', points: 3 });
    expect(pointsOf(table)).toBe(6);
    table.answer('coalition', 'halt');
    expect(table.events('trial.total')).toHaveLength(0);
    expect(table.state.clock.round).toBe(3);
  });
  test('13.6.1 a test for want of supply stays', () => {
    const cut = { seville: ['blucher', 'pru_1', 'pru_2'] };
    const zones = { seville: { control: 'prussia' as never } };
    const table = holding('29C', {
      forces: cut,
      zones,
      nations: { ...GRAND, spain: { side: 'empire', status: 'ally' } },
    })
      .answer('coalition', event('29C'))
      .answer('coalition', { kind: 'activate', force: 'blucher' })
      .answer('coalition', { kind: 'forced', points: 1 })
      .answer('coalition', 'halt');
    expect(table.asked()).toMatchObject({ by: 'chance', prompt: { params: { trial: 'attrition' } } });
  });
  test('6.4 not without Blücher at the head of a force', () => {
    const table = holding('29C', { forces: { berlin: ['pru_1'] } });
    expect(whyNot(table, event('29C'), 'coalition')).toBe('vorwaerts.noBlucher');
  });
});

describe('32C Thunderstorm, on the march', () => {
  const forces = { munich: ['davout', 'fra_1', 'fra_2'] };
  test.each(EDITIONS)('12.1 a movement point less, and the march may still be forced (%s)', (edition) => {
    const table = settingOut('32C', 'davout', { forces, edition }).answer('coalition', event('32C'));
    expect(table.state.march?.factor).toBe(3);
    expect(whyNot(table, { kind: 'forced', points: 2 })).toBeUndefined();
  });
  test('12.1 never below one', () => {
    const slow = { madrid: ['esp_mil1'] };
    const nations = { spain: { side: 'empire', status: 'ally' } } as const;
    const table = settingOut('32C', 'esp_mil1', { forces: slow, nations }).answer('coalition', event('32C'));
    expect(table.state.march?.factor).toBe(1);
    const winter = { forces: { munich: ['hol_1'] }, clock: { round: 6 } };
    const tired = settingOut('32C', 'hol_1', winter);
    expect(tired.fork().answer('coalition', 'pass').state.march?.factor).toBe(2);
    expect(tired.answer('coalition', event('32C')).state.march?.factor).toBe(1);
  });
});

describe('35C Grand Alliance', () => {
  const forces = {
    vienne: ['charles', 'aus_1'],
    prague: ['aus_2'],
    linz: ['aus_3'],
    berlin: ['blucher', 'pru_1'],
  };
  const march = (table: Table, force: string): Table =>
    done(table.answer('coalition', { kind: 'activate', force }))
      .answer('coalition', { kind: 'forced', points: 0 })
      .answer('coalition', 'halt');
  test.each(EDITIONS)('12.6 after two of one nation the third is of another (%s)', (edition) => {
    const table = holding('35C', { forces, edition }).answer('coalition', event('35C'));
    march(march(table, 'charles'), 'aus_2');
    expect(whyNot(table, { kind: 'activate', force: 'aus_3' }, 'coalition')).toBe('grandAlliance.oneNation');
    march(table, 'blucher');
    expect(table.state.campaign).toBeNull();
  });
  test('12.6 after two of two nations the third is of any', () => {
    const table = holding('35C', { forces }).answer('coalition', event('35C'));
    march(march(table, 'charles'), 'blucher');
    expect(whyNot(table, { kind: 'activate', force: 'aus_3' }, 'coalition')).toBeUndefined();
  });
  test('12.6 not with forces of one nation', () => {
    const table = holding('35C', { forces: { vienne: ['charles', 'aus_1'], prague: ['aus_2'], linz: ['aus_3'] } });
    expect(whyNot(table, event('35C'), 'coalition')).toBe('grandAlliance.oneNation');
  });
  test('12.6 the Genius of Napoleon counters it', () => {
    const table = holding('35C', {
      hands: { empire: ['1F'], coalition: ['35C'] },
      forces: {
        ...forces,
        ratisbonne: ['davout', 'fra_1', 'fra_2', 'fra_3'],
        linz: ['charles', 'aus_3', 'aus_1'],
        vienne: ['aus_4'],
      },
    }).answer('coalition', event('35C'));
    done(table.answer('coalition', { kind: 'activate', force: 'charles' }))
      .answer('coalition', { kind: 'forced', points: 0 })
      .answer('coalition', { kind: 'march', to: 'ratisbonne' })
      .until('event.react');
    expect(whyNot(table, event('1F', 'a'))).toBeUndefined();
  });
});

describe('38C Guerrilla', () => {
  const liberation: Position = { played: ['24F', '22C'] };
  /** The militia of Dos de Mayo have been lost since, and are in the reserve. */
  const withMilitia = (wanted: Position): Table => {
    const g = position({ ...COALITION_TURN, ...liberation, ...wanted, hands: { empire: [], coalition: ['38C'] } });
    putUnit(g, 'esp_mil1' as UnitId, 'reserve');
    return play(europe, g, { scenario: g.scenario, edition: g.edition, ...g.agreed });
  };
  const french = { pampelune: ['davout', 'fra_1', 'fra_2'] };

  /** Davout halts at Pamplona, with or without guerrillas about him: the modifiers of his test. */
  const halted = (edition: Edition, isHarried: boolean, points: number): unknown => {
    const table = settingOut('38C', 'davout', { ...liberation, edition, forces: french })
      .answer('coalition', isHarried ? event('38C') : 'pass')
      .answer('empire', { kind: 'forced', points })
      .answer('empire', 'halt');
    if (table.asked().by === 'chance') table.dice(1);
    return table.events('trial.total')[0]?.said.params['modifiers'];
  };
  test.each(EDITIONS)('13.6.1 a force in Spain tests at the end of its activation, at two more (%s)', (edition) => {
    expect(halted(edition, false, 0)).toBeUndefined();
    const forced = Number(halted(edition, false, 1));
    expect(halted(edition, true, 1)).toBe(forced + 2);
    expect(halted(edition, true, 0)).toBe(forced + 1);
  });
  test('13.6.1 not outside Spain', () => {
    const table = settingOut('38C', 'davout', { ...liberation, forces: { bayonne: ['davout', 'fra_1'] } });
    expect(whyNot(table, event('38C'), 'coalition')).toBe('guerrilla.notSpain');
  });
  test('4 not before the War of Liberation, nor when Spain is out of it', () => {
    const early = settingOut('38C', 'davout', { forces: french });
    expect(whyNot(early, event('38C'), 'coalition')).toBe('event.needsLiberation');
    const beaten = { spain: { side: 'neutral', status: 'forcedPeace' } } as const;
    const late = settingOut('38C', 'davout', { ...liberation, forces: french, nations: beaten });
    expect(whyNot(late, event('38C'), 'coalition')).toBe('event.needsLiberation');
  });
  test('2.1 a militia of the reserve rises where no Empire units stand', () => {
    const table = withMilitia({ forces: { madrid: ['davout', 'fra_1'] } });
    table.answer('coalition', event('38C'));
    expect(whyNot(table, { kind: 'raiseAt', zone: 'madrid' }, 'coalition')).toBe('rising.enemyThere');
    expect(table.asked('coalition').answers).not.toContainEqual({ kind: 'raiseAt', zone: 'lisbonne' });
    table.answer('coalition', { kind: 'raiseAt', zone: 'seville' });
    expect(forceOf(table, 'esp_mil1').zone).toBe('seville');
  });
  test('15.1 not under the guns of a fortress that the Empire holds', () => {
    const zones = { barcelone: { control: 'france' as never } };
    const table = withMilitia({ forces: {}, zones }).answer('coalition', event('38C'));
    expect(whyNot(table, { kind: 'raiseAt', zone: 'barcelone' }, 'coalition')).toBe('rising.fortress');
  });
  test('2.1 not where no land is left to Spain', () => {
    const lost = [...zoneCards.values()].flatMap(({ id, nation }) =>
      nation === 'spain' ? [[id, { nation: 'france' as never }] as const] : [],
    );
    const table = withMilitia({ forces: {}, zones: Object.fromEntries(lost) });
    expect(whyNot(table, event('38C'), 'coalition')).toBe('guerrilla.nowhere');
  });
  test('2.1 not without militia in the reserve', () => {
    const table = holding('38C', { ...liberation, forces: {} });
    expect(whyNot(table, event('38C'), 'coalition')).toBe('guerrilla.noMilitia');
  });
});

describe('43C Trachenberg Plan', () => {
  const forces = {
    leipzig: ['napoleon', 'grande_armee', 'fra_1', 'fra_2'],
    dresde: ['charles', 'aus_1', 'aus_2'],
    berlin: ['blucher', 'pru_1', 'pru_2'],
  };
  const planned = (edition: Edition): Table =>
    holding('43C', { forces, edition })
      .answer('coalition', event('43C'))
      .answer('coalition', { kind: 'activate', force: 'charles' })
      .answer('coalition', { kind: 'forced', points: 0 });
  test.each(EDITIONS)('12.1 a force is activated free, but does not attack Napoleon (%s)', (edition) => {
    const table = planned(edition);
    expect(whyNot(table, { kind: 'march', to: 'leipzig' }, 'coalition')).toBe('march.notAgainst');
  });
  type Plan = Pick<EffectOf<'trachenberg'>, 'year' | 'untilRound'>;
  /** In the third round somebody enters Dresden, and Charles tries to slip away: the modifiers of his die. */
  const evasion = (edition: Edition, plan: Plan | undefined, name = 'napoleon'): unknown => {
    const table = acting({
      edition,
      noOtherCards: true,
      nations: GRAND,
      forces: { leipzig: [name, 'grande_armee', 'fra_1', 'fra_2'], dresde: ['charles', 'aus_1', 'aus_2'] },
      clock: { round: 3 },
      effects: plan === undefined ? [] : [{ card: cardId('43C'), kind: 'trachenberg', ...plan }],
    });
    done(table.answer('empire', { kind: 'activate', force: name }));
    table.answer('empire', { kind: 'forced', points: 0 }).answer('empire', { kind: 'march', to: 'dresde' });
    table.answer('coalition', 'evade').dice(1);
    return table.events('trial.total')[0]?.said.params['modifiers'];
  };
  test.each(EDITIONS)('12.5 whom Napoleon attacks evades at two more, to the end of the next round (%s)', (edition) => {
    expect(planned(edition).state.effects).toContainEqual({
      card: '43C',
      kind: 'trachenberg',
      year: 1805,
      untilRound: 3,
    });
    const plain = Number(evasion(edition, undefined));
    expect(evasion(edition, { year: 1805, untilRound: 3 })).toBe(plain + 2);
    expect(evasion(edition, { year: 1805, untilRound: 2 })).toBe(plain);
    expect(evasion(edition, { year: 1804, untilRound: 7 })).toBe(plain);
  });
  test('12.5 not when another attacks', () => {
    const plain = Number(evasion('2013', undefined, 'davout'));
    expect(evasion('2013', { year: 1805, untilRound: 3 }, 'davout')).toBe(plain);
  });
  test('9.1 not without a force to activate', () => {
    expect(whyNot(holding('43C', { forces: {} }), event('43C'), 'coalition')).toBe('majorCampaign.nobody');
  });
});

describe('44C Torres Vedras', () => {
  const lisbon = zoneId('lisbonne');
  const portugal = { portugal: { side: 'coalition', status: 'ally' } } as const;
  test.each(EDITIONS)('15.1 Lisbon is of the second level for good (%s)', (edition) => {
    const table = holding('44C', { edition, forces: {}, nations: portugal });
    expect(levelOfFortress(table.state, lisbon)).toBe(1);
    table.answer('coalition', event('44C'));
    expect(levelOfFortress(table.state, lisbon)).toBe(2);
    expect(table.state.cards.removed).toContain('44C');
  });
  /** Junot enters Lisbon, where Moore stands. */
  const entering = (): Table =>
    settingOut('44C', 'junot', {
      nations: { ...GRAND, ...portugal },
      played: ['24F', '25F', '22C'],
      forces: { coimbra: ['junot', 'fra_10', 'fra_11'], lisbonne: ['moore', 'gbr_3', 'gbr_4'] },
      zones: { coimbra: { control: 'france' as never } },
    });
  test('14.5 as soon as an Empire force enters the zone: it fights at two less', () => {
    const table = entering();
    expect(whyNot(table, event('44C'), 'coalition')).toBe('moment.notThis');
    table.answer('coalition', 'pass').answer('empire', { kind: 'forced', points: 0 });
    table.answer('empire', { kind: 'march', to: 'lisbonne' }).answer('coalition', event('44C'));
    expect(modifiersOn(table.until('14.6'), 'empire')).toMatchObject({ entrenched: -2 });
  });
  test('17.2.9 by sea too', () => {
    const table = acting({
      noOtherCards: true,
      hands: { empire: [], coalition: ['44C'] },
      nations: { ...portugal, spain: { side: 'empire', status: 'ally' } },
      played: ['24F', '25F'],
      forces: { cadix: ['junot', 'fra_10'], lisbonne: ['moore', 'gbr_3'] },
      fleets: { fl_villeneuve: { kind: 'port', zone: zoneId('cadix') } },
    })
      .answer('empire', { kind: 'activateFleet', fleet: 'fl_villeneuve' })
      .answer('empire', { kind: 'embarkForce', force: 'junot' })
      .answer('empire', 'putOut')
      .answer('empire', { kind: 'land', zone: 'lisbonne' })
      .dice(6, 1) // 17.3.3 The batteries fire wide.
      .answer('coalition', event('44C'));
    expect(modifiersOn(table.until('14.6'), 'empire')).toMatchObject({ entrenched: -2, landing: -3 });
  });
  test('6.4 not when the Empire holds Lisbon', () => {
    const zones = { lisbonne: { control: 'france' as never } };
    expect(whyNot(holding('44C', { forces: {}, zones, nations: portugal }), event('44C'), 'coalition')).toBe(
      'torresVedras.lost',
    );
  });
});
