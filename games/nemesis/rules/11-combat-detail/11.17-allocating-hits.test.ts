import { describe, expect, test } from 'vitest';
import { say } from '../../text/speech.ts';
import { asks, goneIn, hit, isDisrupted, ordered, type Table, told, whereIs } from '../../testing/combat.ts';
import type { Position } from '../../testing/position.ts';

const TURIN = '4428';
const FIELD = '4328';
const NORTH = '4327';

/** Eight to the French before the dice. */
const attacked = (coalition: readonly string[], more: Partial<Position> = {}): Table =>
  goneIn(
    {
      ...more,
      french: { [TURIN]: ['f99-Victor', 'f99-Domb', 'f99-Salm', 'f99-a', 'Moreau'] },
      coalition: { [FIELD]: coalition },
    },
    { from: TURIN, to: FIELD },
  );

/** Two units under attack, three in support of them: six before the dice. */
const supported = (attack: number, defence: number): Table => {
  const table = ordered(
    {
      french: { [TURIN]: ['f99-Victor', 'f99-Domb', 'f99-Salm', 'f99-a', 'Moreau'] },
      coalition: { [FIELD]: ['a99-Lipt', 'a99-Gotte'], [NORTH]: ['a99-Morz', 'a99-Klen', 'a99-Doll', 'Ott'] },
    },
    { from: TURIN, to: FIELD },
  )
    .dice(6)
    .answer('coalition', { kind: 'support', hex: NORTH })
    .dice(5, attack, defence);
  return table;
};
const offered = (table: Table) => table.asked('coalition').answers.map(({ unit }) => unit);
const MAIN = ['a99-Gotte', 'a99-Lipt'];

describe('11.17 who takes the hits', () => {
  test('11.17 a hit disrupts, and a hit on a disrupted unit eliminates', () => {
    const table = attacked(['a99-Lipt', 'a99-Gotte', 'a99-Morz', 'Kray'], { disrupted: ['a99-Morz'] }).dice(1, 2);
    expect(told(table, 'hits.onLoser')[0]).toMatchObject({ hits: 3 });
    hit(table, 'coalition', 'a99-Morz', 'a99-Lipt');
    expect(whereIs(table, 'a99-Morz')).toBe('lost');
    expect(isDisrupted(table, 'a99-Lipt')).toBe(true);
    expect(whereIs(table, 'a99-Lipt')).toBe(FIELD);
  });

  test('11.17 the same unit may take two hits of one combat (A-90)', () => {
    const table = attacked(['a99-Lipt', 'a99-Gotte', 'a99-Morz', 'Kray']).dice(1, 2);
    hit(table, 'coalition', 'a99-Lipt', 'a99-Lipt');
    expect(whereIs(table, 'a99-Lipt')).toBe('lost');
    expect(isDisrupted(table, 'a99-Gotte')).toBe(false);
  });

  test('11.17 play note: of one hit the owner may lose a disrupted unit, though others stand in good order (PN-11.17)', () => {
    const table = attacked(['a99-Lipt', 'a99-Gotte', 'a99-Morz', 'Kray'], { disrupted: ['a99-Morz'] }).dice(1, 4);
    expect(told(table, 'hits.onLoser')[0]).toMatchObject({ hits: 1 });
    expect(offered(table)).toHaveLength(3);
    hit(table, 'coalition', 'a99-Morz');
    expect(whereIs(table, 'a99-Morz')).toBe('lost');
  });

  test('11.17 of three hits at least two fall on the main stack (A-33) (PN-11.17b)', () => {
    const table = supported(2, 1);
    expect(told(table, 'hits.onLoser')[0]).toMatchObject({ difference: 3, hits: 3 });
    expect(told(table, 'losses.mainShare')).toEqual([{ side: 'coalition', hits: 3, share: 2 }]);
    expect(offered(table)).toEqual(MAIN);
    expect(table.refusal('coalition', { kind: 'hit', unit: 'a99-Klen' })).toEqual({
      rule: '11.17',
      because: say('hits.mainStackFirst', { due: 2 }),
    });
    hit(table, 'coalition', 'a99-Lipt');
    expect(offered(table)).toEqual(MAIN);
    hit(table, 'coalition', 'a99-Gotte');
    expect(offered(table)).toEqual(expect.arrayContaining([...MAIN, 'a99-Morz', 'a99-Klen', 'a99-Doll']));
    hit(table, 'coalition', 'a99-Klen');
    expect(isDisrupted(table, 'a99-Klen')).toBe(true);
  });

  test('11.17 the main stack takes no more than it can bear, the rest falls on supporters (A-33)', () => {
    const table = ordered(
      {
        french: { [TURIN]: ['f99-Victor', 'f99-Domb', 'f99-Salm', 'f99-a', 'f99-c1', 'Moreau'] },
        coalition: { [FIELD]: ['a99-Lipt', 'a99-Hohe'], [NORTH]: ['a99-Klen', 'a99-Doll', 'a99-Morz', 'Ott'] },
        disrupted: ['a99-Lipt'],
      },
      { from: TURIN, to: FIELD },
    )
      .dice(6)
      .answer('coalition', { kind: 'support', hex: NORTH })
      .dice(5, 3, 1);
    expect(told(table, 'hits.onLoser')[0]).toMatchObject({ difference: 8, hits: 8 });
    expect(told(table, 'losses.mainShare')).toEqual([{ side: 'coalition', hits: 8, share: 3 }]);
    expect(told(table, 'losses.beyondBearing')).toEqual([]);
    hit(table, 'coalition', 'a99-Lipt');
    expect(['a99-Lipt', 'a99-Hohe'].map((id) => whereIs(table, id))).toEqual(['lost', 'lost']);
    expect(table.asked('coalition').prompt).toMatchObject({ key: 'hits.who', params: { left: 5 } });
    expect(offered(table)).toEqual(expect.arrayContaining(['a99-Klen', 'a99-Doll', 'a99-Morz']));
  });

  test('11.17 hits that nobody is left to take are lost (A-33)', () => {
    const table = attacked(['a99-Lipt']).dice(1, 3);
    expect(told(table, 'hits.onLoser')[0]).toMatchObject({ hits: 5 });
    expect(told(table, 'losses.beyondBearing')).toEqual([{ side: 'coalition', hits: 5, borne: 2 }]);
    expect(told(table, 'losses.mainShare')).toEqual([]);
    expect(table.state.battle?.hits.coalition).toBe(2);
    table.dice(1);
  });
});

describe('11.17 the extra hit', () => {
  test('11.17 a stack with an odd number of hits may give up a disrupted unit (A-91)', () => {
    const table = attacked(['a99-Lipt', 'a99-Gotte', 'a99-Morz', 'Kray']).dice(1, 1);
    hit(table, 'coalition', 'a99-Lipt', 'a99-Lipt', 'a99-Gotte');
    expect(table.asked('coalition').prompt.key).toBe('hits.extra');
    expect(table.asked('coalition').answers).toEqual([{ kind: 'hit', unit: 'a99-Gotte' }, { kind: 'pass' }]);
    hit(table, 'coalition', 'a99-Gotte');
    expect(told(table, 'losses.oneMore')).toEqual([{ side: 'coalition', hits: 3 }]);
    expect(whereIs(table, 'a99-Gotte')).toBe('lost');
    expect(asks(table, 'hits.extra')).toBe(false);
    expect(table.state.battle?.hits.coalition).toBe(4);
    table.dice(1);
  });

  test('11.17 it is a choice', () => {
    const table = attacked(['a99-Lipt', 'a99-Gotte', 'a99-Morz', 'Kray']).dice(1, 1);
    hit(table, 'coalition', 'a99-Lipt', 'a99-Lipt', 'a99-Gotte').answer('coalition', 'pass');
    expect(whereIs(table, 'a99-Gotte')).toBe(FIELD);
    expect(table.state.battle?.hits.coalition).toBe(3);
  });

  test('11.17 an even number gives no such choice', () => {
    const table = attacked(['a99-Lipt', 'a99-Gotte', 'a99-Morz', 'Kray']).dice(1, 2);
    hit(table, 'coalition', 'a99-Lipt', 'a99-Gotte');
    expect(asks(table, 'hits.extra')).toBe(false);
    expect(table.asked().prompt.key).toBe('hits.roll');
  });

  test('11.17 each stack counts its own hits: two on the main stack, one on a supporter (PN-11.17b)', () => {
    const table = supported(2, 1);
    hit(table, 'coalition', 'a99-Lipt', 'a99-Gotte', 'a99-Klen');
    expect(table.asked('coalition').prompt.key).toBe('hits.extra');
    expect(table.asked('coalition').answers).toEqual([{ kind: 'hit', unit: 'a99-Klen' }, { kind: 'pass' }]);
  });
});
