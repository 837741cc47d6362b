import { expect, test } from 'vitest';
import { zoneId } from '../../catalogue/catalogue.ts';
import { forceOf as idOf } from '../../testing/battles.ts';
import { forceOf, marching } from '../../testing/marches.ts';
import { type Position, position, type Table } from '../../testing/position.ts';
import { scene } from '../../testing/scene.ts';
import { initiativeOf, interception, interceptionModifiers } from './12.4-interception.ts';

const GRAZ = {
  vienne: ['napoleon', 'grande_armee', 'davout', 'murat', 'fra_1', 'fra_2', 'fra_garde', 'fra_cav', 'fra_10-'],
  graz: ['charles', 'aus_4', 'aus_5', 'aus_6', 'aus_7-'],
};
const held = { vienne: { control: 'france' as never } };
const intruded = (wanted: Position): Table =>
  scene({ zones: held, ...wanted }, (g) =>
    interception(g, 'empire', { zone: zoneId('graz'), from: zoneId('laibach'), intruders: [idOf(g, 'charles')] }),
  );
const modifiers = (forces: Position['forces'], who: string, against: string, zone: string) => {
  const g = position(forces ? { forces } : {});
  const intrusion = { zone: zoneId(zone), from: null, intruders: [idOf(g, against)] };
  return Object.fromEntries(interceptionModifiers(g, [idOf(g, who)], intrusion).map(({ what, by }) => [what, by]));
};

test('12.4 example of play, round 5: Napoleon needs a 3 with cavalry and a lower initiative', () => {
  expect(modifiers(GRAZ, 'napoleon', 'charles', 'graz')).toEqual({ cavalry: 1, initiative: 1 });
  const table = intruded({ forces: GRAZ, hands: { empire: ['27F'] } });
  table.answer('empire', { kind: 'intercept', force: 'napoleon' }).dice(3).answer('empire', 'done').dice(1);
  expect(forceOf(table, 'napoleon').zone).toBe('graz');
  expect(table.state.cards.discards.empire).toContain('27F');
});

test('12.4 a lower total fails, and the card is spent all the same', () => {
  const table = intruded({ forces: GRAZ, hands: { empire: ['27F'] } });
  table.answer('empire', { kind: 'intercept', force: 'napoleon' }).dice(2);
  expect(forceOf(table, 'napoleon').zone).toBe('vienne');
  expect(table.state.cards.hands.empire).toEqual([]);
});

test('12.4 example: Blücher with cavalry against Davout has +1, and leaves a subordinate behind', () => {
  const forces = {
    berlin: ['blucher', 'armee_elbe', 'yorck', 'pru_1', 'pru_2'],
    magdebourg: ['davout', 'fra_1', 'fra_2'],
  };
  const nations = { prussia: { side: 'coalition', status: 'belligerent' } } as const;
  expect(modifiers(forces, 'blucher', 'davout', 'magdebourg')).toMatchObject({ cavalry: 1 });
  expect(modifiers(forces, 'blucher', 'davout', 'magdebourg')).not.toHaveProperty('initiative');
  const table = scene({ forces, nations, hands: { coalition: ['12C'] } }, (g) =>
    interception(g, 'coalition', { zone: zoneId('magdebourg'), from: null, intruders: [idOf(g, 'davout')] }),
  );
  table.answer('coalition', { kind: 'intercept', force: 'blucher' }).dice(5);
  table.answer('coalition', { kind: 'dropGeneral', general: 'yorck' }).answer('coalition', { unit: 'pru_2' });
  table.answer('coalition', 'done').dice(1);
  expect([forceOf(table, 'blucher').zone, forceOf(table, 'yorck').zone]).toEqual(['magdebourg', 'berlin']);
});

test('12.4 the zone of interception is difficult ground for the interceptor: -1', () => {
  const forces = { nuremberg: ['ney', 'fra_1'], ulm: ['mack', 'aus_1'] };
  expect(modifiers(forces, 'ney', 'mack', 'ulm')).toEqual({ initiative: 1, difficult: -1 });
});

test('12.4 the card is worth at least the initiative of the general', () => {
  const forces = { ...GRAZ, vienne: ['ney', 'fra_1'] };
  const table = intruded({ forces, hands: { empire: ['27F', '3F'] } });
  expect(table.refusal('empire', { kind: 'intercept', card: '27F' })).toMatchObject({
    rule: '12.4',
    because: { key: 'interception.cardTooLow' },
  });
  expect(table.asked().answers).toContainEqual({ kind: 'intercept', force: 'ney', card: '3F' });
});

test('12.4 neither a corps without a general nor a demoralised force intercepts; nor does one that is besieged', () => {
  const at = (words: readonly string[], more: Position = {}) =>
    intruded({ forces: { graz: GRAZ.graz, vienne: words }, hands: { empire: ['3F'] }, ...more });
  expect(at(['fra_1']).result).toBeDefined();
  expect(at(['ney', 'fra_1', 'demoralised']).result).toBeDefined();
  const siege = { zones: { vienne: { control: 'france' as never, siege: 0 } } };
  expect(at(['ney', 'fra_1', 'besieged'], siege).result).toBeDefined();
  expect(at(['ney', 'fra_1']).result).toBeUndefined();
});

test('12.4 without a card in hand nobody is asked', () => {
  expect(intruded({ forces: GRAZ }).result).toBeDefined();
});

test('12.4 a single force tries for each zone that is entered', () => {
  const forces = { ...GRAZ, salzbourg: ['ney', 'fra_3'] };
  const zones = { ...held, salzbourg: { control: 'france' as never } };
  const table = intruded({ forces, zones, hands: { empire: ['3F', '27F'] } });
  table.answer('empire', { kind: 'intercept', force: 'ney', card: '3F' }).dice(1);
  expect(table.result).toBeDefined();
});

test('12.4 an interception brings on a battle in which the intercepted attacks, and there is no evasion', () => {
  const forces = { vienne: GRAZ.vienne, laibach: GRAZ.graz };
  const hands = { empire: ['27F'], coalition: [] };
  const table = marching({ forces, zones: held, hands }, 'charles', 0, 'coalition');
  table.answer('coalition', { kind: 'march', to: 'graz' });
  table.answer('empire', { kind: 'intercept', force: 'napoleon' }).dice(3).answer('empire', 'done').dice(1);
  expect(table.state.battle).toMatchObject({ zone: 'graz', attacker: 'coalition', from: 'laibach', intercepted: true });
});

test('12.4 nobody intercepts across the desert between Acre and Alexandretta', () => {
  const nations = {
    turkey: { side: 'coalition', status: 'belligerent' },
    egypte: { side: 'empire', status: 'ally' },
  } as const;
  const forces = { alexandrette: ['grand_vizir', 'tur_1'], acre: ['ney', 'fra_1'] };
  const table = scene({ forces, nations, hands: { coalition: ['1C'] } }, (g) =>
    interception(g, 'coalition', { zone: zoneId('acre'), from: null, intruders: [idOf(g, 'ney')] }),
  );
  expect(table.result).toBeDefined();
});

test('10.2, 12.4 the interceptor becomes one with friends in the zone by rank before the battle', () => {
  const forces = { vienne: ['davout', 'fra_1'], graz: ['ney', 'fra_2'], laibach: ['charles', 'aus_4', 'aus_5'] };
  const hands = { empire: ['27F'], coalition: [] };
  const table = marching(
    { forces, zones: { ...held, graz: { control: 'france' as never } }, hands },
    'charles',
    0,
    'coalition',
  );
  table.answer('coalition', { kind: 'march', to: 'graz' });
  table.answer('empire', { kind: 'intercept', force: 'davout' }).dice(6, 1);
  expect(table.state.battle?.forces.empire).toEqual([forceOf(table, 'davout').id]);
  expect(forceOf(table, 'fra_2').commander).toBe('davout');
});

test('9.1, 12.4 the general of two armies has one point of initiative more, three at most', () => {
  const armies = {
    magdebourg: [
      ['napoleon', 'grande_armee', 'fra_1'],
      ['massena', 'armee_italie', 'fra_2'],
    ],
    berlin: ['blucher', 'pru_1'],
  };
  const g = position({ forces: armies });
  const against = (...names: readonly string[]): number | undefined =>
    initiativeOf(
      g,
      names.map((name) => idOf(g, name)),
    );
  expect([against('napoleon'), against('napoleon', 'massena')]).toEqual([1, 2]);
  const intrusion = { zone: zoneId('magdebourg'), from: null };
  const quick = (...names: readonly string[]): readonly string[] =>
    interceptionModifiers(g, [idOf(g, 'blucher')], { ...intrusion, intruders: names.map((name) => idOf(g, name)) }).map(
      ({ what }) => what,
    );
  expect(quick('napoleon')).not.toContain('initiative');
  expect(quick('napoleon', 'massena')).toContain('initiative');
  const slow = position({
    forces: {
      vienne: [
        ['mack', 'armee_allemagne', 'aus_1'],
        ['koutouzov', 'armee_1ere', 'rus_1'],
      ],
    },
  });
  expect(initiativeOf(slow, [idOf(slow, 'mack'), idOf(slow, 'koutouzov')])).toBe(3);
});

test('11, 12.4 interceptor and friend are one force though the intruder dies on the way to the battle', () => {
  const table = marching(
    {
      forces: { villach: ['aus_1-'], venise: ['eugene', 'ita_1'], mantoue: ['marmont', 'fra_1'] },
      zones: { venise: { nation: 'italie' as never } },
      hands: { empire: ['4F'], coalition: [] },
    },
    'aus_1',
    3,
    'coalition',
  );
  table.answer('coalition', { kind: 'march', to: 'venise' });
  table.answer('empire', { kind: 'intercept', force: 'marmont' }).dice(6, 1).dice(6).until('9.1');
  expect(table.state.forces.map(({ zone }) => zone)).toEqual(['venise']);
});

test('4, 12.4 two armies of one zone intercept as one force, under the senior and for a point more; each tests attrition', () => {
  const forces = {
    vienne: [
      ['napoleon', 'grande_armee', 'fra_1'],
      ['massena', 'armee_italie', 'fra_2'],
    ],
    graz: ['charles', 'aus_4'],
  };
  const table = intruded({ forces, hands: { empire: ['4F', '27F'] } });
  const armies = (force: string, card: string) => ({ kind: 'interceptArmies', force, card });
  expect(table.refusal('empire', armies('napoleon', '27F')).because.key).toBe('interception.cardTooLow');
  expect(table.asked('empire').answers.filter(({ kind }) => kind === 'interceptArmies')).toEqual([
    armies('napoleon', '4F'),
  ]);
  table.answer('empire', armies('napoleon', '4F')).dice(6, 1, 1);
  expect(['napoleon', 'massena'].map((name) => forceOf(table, name).zone)).toEqual(['graz', 'graz']);
  const alone = intruded({ forces, hands: { empire: ['27F'] } });
  alone.answer('empire', { kind: 'intercept', force: 'napoleon' }).dice(6, 1);
  expect(['napoleon', 'massena'].map((name) => forceOf(alone, name).zone)).toEqual(['graz', 'vienne']);
});

test('11, 12.4 revised: a friend in the zone where the march is intercepted and beaten goes back with it', () => {
  const table = marching(
    {
      edition: 'revised',
      forces: { ulm: ['ney', 'fra_1'], munich: ['fra_2'], salzbourg: ['charles', 'aus_1', 'aus_2', 'aus_3'] },
      hands: { empire: [], coalition: ['1C'] },
    },
    'ney',
  );
  table.answer('empire', { kind: 'march', to: 'munich' }).answer('coalition', { kind: 'intercept', force: 'charles' });
  table.dice(6).until('14.6').dice(1, 1, 6, 6).until('9.1');
  expect(forceOf(table, 'charles').zone).toBe('munich');
  expect(table.state.forces.filter(({ zone }) => zone === 'munich')).toHaveLength(1);
});

test('12.4 the interceptor may leave a corps where he was', () => {
  const forces = { vienne: ['ney', 'fra_1', 'fra_2'], graz: GRAZ.graz };
  const table = intruded({ forces, hands: { empire: ['3F'] } });
  table.answer('empire', { kind: 'intercept', force: 'ney' }).dice(6).answer('empire', { kind: 'drop', unit: 'fra_2' });
  table.dice(1);
  expect([forceOf(table, 'ney').zone, forceOf(table, 'fra_2').zone]).toEqual(['graz', 'vienne']);
});

test('12.4, 13.6.2 an interceptor who dies on the way intercepts nobody, and the march goes on', () => {
  const forces = { vienne: ['eugene', 'ita_1-', 'unsupplied'], laibach: GRAZ.graz };
  const wanted = { forces, zones: held, hands: { empire: ['3F'], coalition: [] }, clock: { round: 6 } };
  const table = marching(wanted, 'charles', 0, 'coalition').answer('coalition', { kind: 'march', to: 'graz' });
  table.answer('empire', { kind: 'intercept', force: 'eugene' }).dice(6, 6);
  expect(table.asked('coalition').prompt.key).toBe('march.next');
  expect(table.state.forces.map(({ commander }) => commander)).toEqual(['charles']);
  expect(table.events('battle.begins')).toEqual([]);
});

test('12.4, 13.6.2 of two armies that intercept, the one that dies on the way does not keep the other back', () => {
  const armies = [
    ['napoleon', 'grande_armee', 'fra_1'],
    ['massena', 'armee_italie', 'ita_1-', 'unsupplied'],
  ];
  const forces = { vienne: armies, graz: GRAZ.graz };
  const table = intruded({ forces, hands: { empire: ['4F'] }, clock: { round: 6 } });
  table.answer('empire', { kind: 'interceptArmies', force: 'napoleon' }).dice(6, 1, 6);
  expect(forceOf(table, 'napoleon').zone).toBe('graz');
  expect(table.state.generals.find(({ id }) => id === 'massena')?.at).toBe('reserve');
});

test('12.4, 15.2 a besieger intercepts, and so does a force in a fortress that nobody besieges', () => {
  const tries = (words: readonly string[], vienne: { siege: number } | { control: never }): string => {
    const forces = { vienne: words, graz: GRAZ.graz };
    return intruded({ forces, zones: { vienne }, hands: { empire: ['3F'] } }).asked('empire').prompt.key;
  };
  expect(tries(['ney', 'fra_1', 'fra_2'], { siege: 0 })).toBe('interception.offer');
  expect(tries(['ney', 'fra_1', 'besieged'], held.vienne)).toBe('interception.offer');
});
