import { describe, expect, test } from 'vitest';
import { zoneId } from '../../catalogue/catalogue.ts';
import type { March } from '../../state/state.ts';
import { battleAt, type Fight, forceOf, modifiersOn, sheetOf } from '../../testing/battles.ts';
import type { ForceWords, Position, Table } from '../../testing/position.ts';
import { scene } from '../../testing/scene.ts';
import { battle } from './14-battle.ts';

const fight = (
  zone: string,
  one: ForceWords,
  other: ForceWords,
  rest: Partial<Fight> = {},
  extra: Position = {},
): Table =>
  battleAt(
    { ...extra, forces: { [zone]: [one, other], ...extra.forces } },
    { zone, by: [one[0] ?? ''], against: [other[0] ?? ''], ...rest },
  ).until('14.6');
const FOUR: ForceWords = ['junot', 'fra_10', 'fra_11'];
const AUSTRIANS: ForceWords = ['klenau', 'aus_1', 'aus_2'];

describe('14.5.2 cavalry superiority', () => {
  test('14.5.2 example: a step and a cavalry general against a step', () => {
    const table = fight(
      'munich',
      ['murat', 'grande_armee', 'fra_10', 'fra_cav-'],
      ['klenau', 'armee_allemagne', 'aus_1', 'aus_cav-'],
      { from: 'ulm' },
    );
    expect(modifiersOn(table, 'empire')).toEqual({ commander: 1, cavalry: 1 });
    expect(modifiersOn(table, 'coalition')).toEqual({});
  });

  test('14.5.2 special cavalry counts whether it is engaged or not; as much on both sides is no superiority', () => {
    const chevaliers: ForceWords = ['koutouzov', 'armee_1ere', 'rus_1', 'rus_2', 'sp_rus_chevaliers'];
    expect(modifiersOn(fight('munich', FOUR, chevaliers, { from: 'ulm' }), 'coalition')).toEqual({
      commander: 2,
      cavalry: 1,
    });
    const even = fight('munich', ['murat', 'fra_10', 'fra_11'], chevaliers, { from: 'ulm' });
    expect(modifiersOn(even, 'coalition')).toEqual({ commander: 2 });
  });

  test('14.5.2, 14.5.3 in a marsh it brings nothing', () => {
    const table = fight('mantoue', ['murat', 'fra_10', 'fra_11'], AUSTRIANS, { from: 'milan' });
    expect(modifiersOn(table, 'empire')).toEqual({ commander: 1, marsh: -1 });
  });
});

describe('14.5.3 terrain', () => {
  const on = (zone: string, from: string, one: ForceWords = FOUR): Readonly<Record<string, number>> =>
    modifiersOn(fight(zone, one, AUSTRIANS, { from }, { zones: { [from]: { control: 'france' as never } } }), 'empire');

  test('14.5.3 a river without a bridge costs one, and an army nothing', () => {
    expect(on('munich', 'ratisbonne')['river']).toBe(-1);
    expect(on('munich', 'ratisbonne', ['junot', 'grande_armee', 'fra_10', 'fra_11'])['river']).toBeUndefined();
    expect(on('munich', 'ulm')['river']).toBeUndefined();
  });
  test('14.5.3 a pass costs one, a mountain without a pass two', () => {
    expect(on('innsbruck', 'munich')['pass']).toBe(-1);
    expect(on('innsbruck', 'milan')['mountain']).toBe(-2);
  });
  test('14.5.3 marsh and rough ground cost one each, and add to the edge', () => {
    expect(on('mantoue', 'parme')).toMatchObject({ marsh: -1, river: -1 });
    expect(on('grisons', 'milan')).toMatchObject({ rough: -1, pass: -1 });
  });
  test('14.5.3 of several edges the one of most steps counts', () => {
    const battle = (main: ForceWords): Table =>
      battleAt(
        {
          zones: { ratisbonne: { control: 'france' as never } },
          forces: { munich: [main, ['klenau', 'aus_1', 'aus_2']], ulm: ['davout', 'fra_1', 'fra_2'] },
        },
        { zone: 'munich', by: ['junot'], against: ['klenau'], from: 'ratisbonne' },
      )
        .answer('empire', { general: 'davout' })
        .dice(6, 1)
        .until('14.6');
    expect(modifiersOn(battle(['junot', 'fra_10']), 'empire')['river']).toBeUndefined();
    expect(sheetOf(battle(['junot', 'fra_10'])).edge).toBe('ulm');
    expect(modifiersOn(battle(['junot', 'fra_10', 'fra_11', 'fra_12-']), 'empire')['river']).toBe(-1);
  });
  test('14.5.3 of edges with as many steps the attacker has the better', () => {
    const table = battleAt(
      { forces: { munich: [['junot', 'fra_10'], AUSTRIANS], ulm: ['davout', 'fra_11'] } },
      { zone: 'munich', by: ['junot'], against: ['klenau'], from: 'ratisbonne' },
    )
      .answer('empire', { general: 'davout' })
      .dice(6, 1);
    expect(sheetOf(table).edge).toBe('ulm');
  });
  test('36F with bridges thrown on this march a river costs nothing, and on that of another force it does', () => {
    const river = (onTheMarch: string): number | undefined => {
      const forces = { munich: [FOUR, AUSTRIANS], ulm: ['davout', 'fra_12'] };
      const table = scene({ forces }, (g) => {
        g.march = { force: forceOf(g, onTheMarch), cards: [{ kind: 'bridges' }] } as unknown as March;
        return battle(g, {
          zone: zoneId('munich'),
          attacker: 'empire',
          attackers: [forceOf(g, 'junot')],
          defenders: [forceOf(g, 'klenau')],
          from: zoneId('ratisbonne'),
          interceptedFrom: null,
          landing: false,
        });
      });
      return modifiersOn(table.until('14.6'), 'empire')['river'];
    };
    expect([river('junot'), river('davout')]).toEqual([undefined, -1]);
  });
});

describe('14.5.4 supply and 17.2.9 landings', () => {
  test('14.5.4 the attacker traces through the zone from which he came: three from the next link he is unsupplied', () => {
    const table = fight('munich', FOUR, AUSTRIANS, { from: 'ratisbonne' });
    expect(sheetOf(table).unsupplied).toEqual({ empire: true, coalition: false });
    expect(modifiersOn(table, 'empire')['unsupplied']).toBe(-3);
    expect(modifiersOn(fight('munich', FOUR, AUSTRIANS, { from: 'ulm' }), 'empire')['unsupplied']).toBeUndefined();
  });

  test('13.3, 14.5.4 the defender traces no line through the zone from which the attacker came', () => {
    const lost = { zones: { innsbruck: { control: 'france' as never } } };
    const cut = (from: string): boolean =>
      sheetOf(fight('munich', FOUR, AUSTRIANS, { from }, lost)).unsupplied.coalition;
    expect([cut('ulm'), cut('salzbourg')]).toEqual([false, true]);
  });

  test('13.5 joined by others a force is unsupplied if half of its steps are', () => {
    const joined = (helpers: ForceWords): Table =>
      battleAt(
        {
          zones: { ratisbonne: { control: 'austria' as never } },
          forces: { munich: [['junot', 'fra_10'], AUSTRIANS], ulm: helpers },
        },
        { zone: 'munich', by: ['junot'], against: ['klenau'], from: 'ratisbonne' },
      )
        .answer('empire', { kind: 'counterMarch' })
        .dice(6, 1)
        .until('14.6');
    expect(sheetOf(joined(['davout', 'fra_12'])).unsupplied.empire).toBe(true);
    expect(sheetOf(joined(['davout', 'fra_12', 'fra_13-'])).unsupplied.empire).toBe(false);
  });

  test('17.2.9 a landing costs three, no terrain counts, and it counts as supplied', () => {
    const land = (edition: '2013' | 'revised') =>
      modifiersOn(
        fight('brest', ['hill', 'gbr_3'], ['junot', 'fra_10'], { landing: true, attacker: 'coalition' }, { edition }),
        'coalition',
      );
    expect(land('revised')).toEqual({ landing: -3, commander: 1 });
    expect(land('2013')).toEqual({ landing: -3, commander: 1 });
    const rough = fight('calabre', ['hill', 'gbr_3'], ['junot', 'fra_10'], { landing: true, attacker: 'coalition' });
    expect(modifiersOn(rough, 'coalition')['rough']).toBeUndefined();
  });

  test('9C another modifier for a landing', () => {
    const table = fight(
      'calabre',
      ['hill', 'gbr_3'],
      ['junot', 'fra_10'],
      { landing: true, landingModifier: -1, attacker: 'coalition' },
      { edition: 'revised' },
    );
    expect(modifiersOn(table, 'coalition')).toEqual({ landing: -1, commander: 1 });
  });
});

describe('14.5.5, 14.5.6 lead corps, special units and generals', () => {
  const open = (): Table =>
    battleAt(
      {
        forces: {
          munich: [
            ['napoleon', 'soult', 'grande_armee', 'fra_1', 'fra_garde', 'fra_10', 'fra_11-', 'sp_fra_cavgarde'],
            ['klenau', 'aus_1', 'aus_2', 'aus_3'],
          ],
        },
      },
      { zone: 'munich', by: ['napoleon'], against: ['klenau'], from: 'ulm' },
    );

  test('14.5.5 only elite corps lead, the Guard with two stars', () => {
    const table = open();
    expect(table.asked().answers).toEqual([
      { kind: 'leadCorps', unit: 'fra_1' },
      { kind: 'leadCorps', unit: 'fra_garde' },
      { kind: 'pass' },
    ]);
    table
      .answer('empire', { unit: 'fra_garde' })
      .answer('empire', { special: 'sp_fra_cavgarde' })
      .answer('empire', 'pass');
    expect(modifiersOn(table, 'empire')).toEqual({ lead: 2, special: 2, commander: 3, cavalry: 1 });
  });

  test('14, 14.5.5, 14.5.6 both name their units, the attacker first, before either names a subordinate', () => {
    const table = battleAt(
      {
        forces: {
          munich: [
            ['napoleon', 'soult', 'grande_armee', 'fra_1', 'fra_10'],
            ['koutouzov', 'buxhowden', 'armee_1ere', 'rus_5', 'rus_1'],
          ],
        },
      },
      { zone: 'munich', by: ['napoleon'], against: ['koutouzov'], from: 'ulm' },
    );
    const asked: string[] = [];
    while (table.asked().rule.startsWith('14.5') || table.asked().rule === '14.4') {
      const { by, rule } = table.asked();
      if (rule !== '14.4') asked.push(`${by} ${rule}`);
      table.pick(by, () => true);
    }
    expect(asked).toEqual(['empire 14.5.5', 'coalition 14.5.5', 'empire 14.5.6', 'coalition 14.5.6']);
  });

  test('14.5.6 one subordinate of an army, with his value in attack or defence', () => {
    const table = open().answer('empire', 'pass').answer('empire', 'done').answer('empire', { general: 'soult' });
    expect(modifiersOn(table, 'empire')).toMatchObject({ commander: 3, subordinate: 2 });
  });

  test('14.5.6, 14.11 of two armies the senior general commands, and neither commander is a subordinate', () => {
    const table = battleAt(
      {
        forces: {
          munich: [
            ['eugene', 'marmont', 'armee_italie', 'fra_10', 'fra_11'],
            ['napoleon', 'grande_armee', 'fra_12', 'fra_13'],
            ['charles', 'armee_allemagne', 'aus_1', 'aus_2', 'aus_3'],
          ],
        },
      },
      { zone: 'munich', by: ['eugene', 'napoleon'], against: ['charles'], from: 'ulm' },
    );
    expect(table.asked().answers).toEqual([{ kind: 'subordinate', general: 'marmont' }, { kind: 'pass' }]);
    table.answer('empire', 'pass');
    expect(sheetOf(table).commander.empire).toBe('napoleon');
    expect(sheetOf(table).points.empire).toBe(8);
    expect(modifiersOn(table, 'empire')).toMatchObject({ commander: 3 });
  });
});

describe('14.9.3 demoralised forces in battle', () => {
  test('14.9.3 a demoralised force fights at -1', () => {
    const table = fight('munich', FOUR, [...AUSTRIANS, 'demoralised'], { from: 'ulm' });
    expect(modifiersOn(table, 'coalition')).toEqual({ demoralised: -1 });
  });
  test('14.9.3 of two armies only if the demoralised one has more steps', () => {
    const two = (first: ForceWords, second: ForceWords): Table =>
      battleAt(
        { forces: { munich: [first, second, ['charles', 'armee_allemagne', 'aus_1', 'aus_2', 'aus_3']] } },
        { zone: 'munich', by: ['eugene', 'napoleon'], against: ['charles'], from: 'ulm' },
      ).until('14.6');
    const italy = ['eugene', 'armee_italie', 'fra_10', 'fra_11'];
    const grande = ['napoleon', 'grande_armee', 'fra_12', 'fra_13'];
    expect(modifiersOn(two([...italy, 'demoralised'], grande), 'empire')['demoralised']).toBeUndefined();
    expect(modifiersOn(two([...italy, 'fra_14', 'demoralised'], grande), 'empire')['demoralised']).toBe(-1);
  });
});

test('44C lines around a fortress hamper the Empire there alone', () => {
  const dug = {
    nations: { portugal: { side: 'coalition' as never, status: 'ally' as never } },
    effects: [{ card: '44C', kind: 'strongerFortress', zone: 'lisbonne', level: 2, enemyDice: -2 }] as never,
  };
  const table = fight('lisbonne', FOUR, ['moore', 'gbr_3', 'gbr_4'], { from: 'coimbra' }, dug);
  expect(modifiersOn(table, 'empire')['entrenched']).toBe(-2);
  expect(modifiersOn(table, 'coalition')['entrenched']).toBeUndefined();
  const elsewhere = fight('coimbra', FOUR, ['moore', 'gbr_3', 'gbr_4'], { from: 'porto' }, dug);
  expect(modifiersOn(elsewhere, 'empire')['entrenched']).toBeUndefined();
});
