import { describe, expect, test } from 'vitest';
import { commanderId, type HexId } from '../../catalogue/catalogue.ts';
import { asks, goneIn, hit, ordered, type Table, told, VIENNA, whereIs } from '../../testing/combat.ts';
import type { Position } from '../../testing/position.ts';

const TURIN = '4428';
const FIELD = '4328';
const MILAN = '4227' as HexId;
const BERGAMO = '4127' as HexId;
const LAURISTON = { hex: '3023' as HexId, commanders: [commanderId('Lauriston')], units: [] };

/** The only unit beside Kray falls. */
const alone = (more: Position['coalition'] = {}, commanders: readonly string[] = ['Kray']): Table =>
  goneIn(
    {
      french: { [TURIN]: ['f99-Victor', 'f99-Domb', 'f99-Salm', 'f99-a', 'Moreau'] },
      coalition: { [FIELD]: ['a99-Lipt', ...commanders], ...more },
    },
    { from: TURIN, to: FIELD },
  ).dice(1, 2, 1);

describe('11.19 commanders without troops', () => {
  test('11.19 a commander whose last unit falls is lost on a 1 and escapes otherwise (A-94)', () => {
    expect(whereIs(alone({ [MILAN]: ['a99-Klen'] }).dice(1), 'Kray')).toBe('lost');
    for (const die of [2, 3, 4, 5, 6]) expect(whereIs(alone({ [MILAN]: ['a99-Klen'] }).dice(die), 'Kray')).toBe(MILAN);
  });

  test('11.19 a die for each commander: Ney is taken, Lauriston escapes (R-A94)', () => {
    const table = goneIn(
      {
        scenario: {
          ...VIENNA,
          id: 'with-lauriston',
          stacks: { ...VIENNA.stacks, french: [...VIENNA.stacks.french, LAURISTON] },
        },
        coalition: { '3021': ['R-14', 'R-3', 'R-Pahl', 'Constantine'] },
        french: { '3022': ['F-15', 'Ney', 'Lauriston'], '3122': ['F-16'] },
      },
      { by: 'coalition', from: '3021', to: '3022' },
    ).dice(3, 1, 1);
    expect(whereIs(table, 'F-15')).toBe('lost');
    table.dice(1, 2);
    expect(['Ney', 'Lauriston'].map((id) => whereIs(table, id))).toEqual(['lost', '3122']);
  });

  test('11.19 the owner chooses any stack within three hexes, over rivers and past the enemy', () => {
    const table = alone({
      [MILAN]: ['a99-Klen'],
      [BERGAMO]: ['a99-Doll'],
      '4027': ['a99-Hohe'],
      '4129': ['Melas'],
    }).dice(4);
    expect(table.asked('coalition').answers.map(({ to }) => to)).toEqual(
      expect.arrayContaining([MILAN, BERGAMO, '4027']),
    );
    expect(table.asked('coalition').answers).toHaveLength(3);
    table.answer('coalition', { kind: 'escape', to: '4027' });
    expect(whereIs(table, 'Kray')).toBe('4027');
  });

  test('11.19 a commander is lost if no friendly combat unit is within three hexes (A-94)', () => {
    const table = alone({ '3927': ['a99-Klen'], '4129': ['Melas'] }).dice(6);
    expect(whereIs(table, 'Kray')).toBe('lost');
    expect(told(table, 'escape.nowhere')).toEqual([{ commander: 'Kray', hex: FIELD }]);
  });

  test('11.19 a stack of disrupted units takes him in', () => {
    const table = goneIn(
      {
        french: { [TURIN]: ['f99-Victor', 'f99-Domb', 'f99-Salm', 'f99-a', 'Moreau'] },
        coalition: { [FIELD]: ['a99-Lipt', 'Kray'], [MILAN]: ['a99-Klen'] },
        disrupted: ['a99-Klen'],
      },
      { from: TURIN, to: FIELD },
    ).dice(1, 2, 1, 6);
    expect(whereIs(table, 'Kray')).toBe(MILAN);
  });

  test('11.19 a stack four hexes away is refused', () => {
    const table = alone({ '3927': ['a99-Klen'], [MILAN]: ['a99-Doll'], [BERGAMO]: ['a99-Hohe'] }).dice(6);
    expect(table.refusal('coalition', { kind: 'escape', to: '3927' }).rule).toBe('11.19');
  });

  test('11.19 while one unit is left with him he need not flee', () => {
    const table = goneIn(
      {
        french: { [TURIN]: ['f99-Victor', 'f99-Domb', 'f99-Salm', 'f99-a', 'Moreau'] },
        coalition: { [FIELD]: ['a99-Lipt', 'a99-Gotte', 'Kray'] },
      },
      { from: TURIN, to: FIELD },
    ).dice(1, 3);
    hit(table, 'coalition', 'a99-Lipt', 'a99-Lipt').dice(1);
    expect(asks(table, 'escape.roll')).toBe(false);
  });

  test('11.19 commanders of the attacker and of supporters flee as well', () => {
    const table = ordered(
      {
        french: { [TURIN]: ['f99-Victor', 'Moreau'], '4427': ['f99-Hatry', 'Joubert'], '4330': ['f99-Geno'] },
        coalition: { [FIELD]: ['a99-Elsn', 'a99-Gotte', 'a99-c1', 'Kray'] },
      },
      { from: TURIN, to: FIELD },
    )
      .dice(6)
      .answer('french', { kind: 'support', hex: '4427' })
      .dice(6, 6, 6);
    expect(told(table, 'hits.onLoser')[0]).toMatchObject({ side: 'french', hits: 4 });
    expect(['f99-Victor', 'f99-Hatry'].map((id) => whereIs(table, id))).toEqual(['lost', 'lost']);
    table.dice(1).answer('coalition', 'stand').dice(2, 1);
    expect(['Moreau', 'Joubert'].map((id) => whereIs(table, id))).toEqual(['4330', 'lost']);
  });

  test('11.19 a commander whose last unit is lost to the pursuit flees from where it stood', () => {
    const table = goneIn(
      {
        french: { [TURIN]: ['f99-Victor', 'f99-c1', 'Moreau'] },
        coalition: { [FIELD]: ['a99-Lipt', 'Kray'], [MILAN]: ['a99-Klen'] },
      },
      { from: TURIN, to: FIELD },
    ).dice(1, 4);
    expect(told(table, 'combat.won')[0]).toMatchObject({ side: 'french', difference: 1 });
    table.answer('coalition', 'pass').dice(1).answer('coalition', { kind: 'withdraw', to: '4327' });
    expect(whereIs(table, 'a99-Lipt')).toBe('lost');
    expect(table.asked().prompt).toMatchObject({ key: 'escape.roll', params: { commander: 'Kray', hex: '4327' } });
    table.dice(3);
    expect(whereIs(table, 'Kray')).toBe(MILAN);
  });

  test('11.19 a commander who stood where the pursuit takes the last unit flees too, though he was in no combat', () => {
    const table = goneIn(
      {
        french: { [TURIN]: ['f99-Victor', 'f99-c1', 'Moreau'] },
        coalition: { [FIELD]: ['a99-Lipt'], '4327': ['Melas'], [MILAN]: ['a99-Klen'] },
      },
      { from: TURIN, to: FIELD },
    ).dice(1, 5);
    table.answer('coalition', 'pass').dice(1).answer('coalition', { kind: 'withdraw', to: '4327' });
    expect(whereIs(table, 'a99-Lipt')).toBe('lost');
    expect(table.asked().prompt).toMatchObject({ key: 'escape.roll', params: { commander: 'Melas', hex: '4327' } });
    table.dice(3);
    expect(whereIs(table, 'Melas')).toBe(MILAN);
  });
});
