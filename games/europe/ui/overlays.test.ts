import { describe, expect, test } from 'vitest';
import { zone as zoneCard, zoneId } from '../catalogue/catalogue.ts';
import { type Position, position } from '../testing/position.ts';
import { view } from '../secrecy/view.ts';
import { overlays } from './overlays.ts';
import { tints } from './tints.ts';

const laid = (wanted: Position, id: string, seat = 'empire') => {
  const found = overlays(view(position(wanted), seat), seat, 'en').find((each) => each.id === id);
  if (!found) throw new Error(`no overlay ${id}`);
  return found;
};
const toneAt = (wanted: Position, id: string, place: string, seat = 'empire') =>
  laid(wanted, id, seat).places.find((each) => each.place === place)?.tone;

describe('supply', () => {
  test('13.3 a force in supply has its line, from where it stands to its source', () => {
    const { places, lines } = laid({ forces: { strasbourg: ['fra_1'], nuremberg: ['ney', 'fra_2'] } }, 'supply empire');
    expect(places.map(({ tone }) => tone)).toEqual(['own', 'own']);
    expect(lines.map(({ through }) => through[0])).toContain('nuremberg');
    expect(lines.every(({ through }) => through.length > 1)).toBe(true);
  });

  test('13.5 one without a line is in danger, and says so', () => {
    const wanted: Position = { forces: { moscou: ['ney', 'fra_2'] } };
    expect(toneAt(wanted, 'supply empire', 'moscou')).toBe('danger');
    expect(laid(wanted, 'supply empire').places[0]?.words).toBe('Ney: no line of supply');
    expect(laid(wanted, 'supply empire').lines).toEqual([]);
  });
});

describe('whose a zone is', () => {
  const flag: Position = { zones: { vienne: { control: 'france' as never } } };

  test('3.2 control goes with the flag, the land stays with its nation', () => {
    expect(toneAt(flag, 'control', 'vienne')).toBe('own');
    expect(toneAt(flag, 'land', 'vienne')).toBe('enemy');
    expect(toneAt(flag, 'control', 'vienne', 'coalition')).toBe('enemy');
    expect(toneAt({}, 'control', 'berlin')).toBe('shared');
  });

  test('6.3, 18.2.1 a key zone counts for its holder only in supply', () => {
    expect(zoneCard(zoneId('vienne')).key).toBe(true);
    expect(toneAt({}, 'keys', 'vienne')).toBe('enemy');
    expect(toneAt({ ...flag, forces: { vienne: ['fra_1'] } }, 'keys', 'vienne')).toBe('danger');
  });

  test('3.2 the sheet is tinted where another holds a zone than in 1805', () => {
    const g = position(flag);
    expect(tints(view(g, 'empire'))).toMatchObject({ vienne: 'blue' });
    expect(tints(view(position({}), 'empire'))['vienne']).toBeUndefined();
  });
});
