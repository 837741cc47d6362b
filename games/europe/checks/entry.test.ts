import { expect, test } from 'vitest';
import { EDITIONS } from '../catalogue/ids.ts';
import { type Position, position } from '../testing/position.ts';
import { trespassers } from './entry.ts';

const found = (before: Position, after: Position): readonly string[] => trespassers(position(before), position(after));

test.each(EDITIONS)('12.1 the check sees who has come where he may not be (%s)', (edition) => {
  const moved = (to: string, wanted: Position = {}): readonly string[] =>
    found(
      { edition, ...wanted, forces: { bayonne: ['fra_1'] } },
      { edition, ...wanted, forces: { [to]: ['fra_1'] } },
    ).map((what) => what.replace(/.*: /, ''));
  expect(moved('oviedo')).toEqual([edition === 'revised' ? 'peninsula.closed' : 'peninsula.snareFirst']);
  expect(moved('berlin')).toEqual(['march.neutral']);
  expect(moved('bordeaux')).toEqual([]);
  expect(moved('oviedo', { played: ['22C', '24F'] })).toEqual([]);
});

test('2.1, 7.5 nor militia abroad, nor a neutral in another land', () => {
  expect(found({ forces: { paris: ['fra_gn1'] } }, { forces: { milan: ['fra_gn1'] } })).toHaveLength(1);
  expect(found({ forces: { berlin: ['pru_1'] } }, { forces: { dresde: ['pru_1'] } })).toHaveLength(1);
});

test('18.2.3 what a treaty makes of the ground is no entry', () => {
  const peace = { prussia: { side: 'neutral', status: 'neutral' } } as const;
  const war = { prussia: { side: 'coalition', status: 'belligerent' } } as const;
  const forces = { berlin: ['fra_1'] };
  expect(found({ nations: war, forces }, { nations: peace, forces })).toEqual([]);
  expect(found({ nations: war, forces: { dresde: ['fra_1'] } }, { nations: peace, forces })).toEqual([]);
  expect(found({ nations: peace, forces: { dresde: ['fra_1'] } }, { nations: peace, forces })).toHaveLength(1);
});
