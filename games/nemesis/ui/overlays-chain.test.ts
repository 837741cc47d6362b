import { describe, expect, test } from 'vitest';
import { type Position, position } from '../testing/position.ts';
import { view as viewOf } from '../secrecy/view.ts';
import { overlays } from './overlays.ts';
import { chainLinks } from './overlays-chain.ts';

const [MAINZ, ERFURT, LEIPZIG] = ['4318', '3916', '3715'];

const of1813 = (wanted: Position) => position({ scenario: '1813', turn: 5, ...wanted });
const overlay = (wanted: Position, id: string, seat = 'french') => {
  const found = overlays(viewOf(of1813(wanted), seat), seat, 'en').find((each) => each.id === id);
  if (!found) throw new Error(`no overlay ${id}`);
  return found;
};
const tone = (wanted: Position, id: string, place: string, seat?: string) =>
  overlay(wanted, id, seat).places.find((each) => each.place === place)?.tone;

describe('7.8 the chain of Depots', () => {
  const depots = { french: [MAINZ, ERFURT, LEIPZIG] };

  test('7.8 runs link by link, from a source to the first Depot and from Depot to Depot', () => {
    const ends = chainLinks(of1813({ depots }), 'french').map((way) => [way[0], way.at(-1)]);
    expect(ends.map(([, to]) => to)).toEqual([MAINZ, ERFURT, LEIPZIG]);
    expect(ends[0]?.[0]).toMatch(/^45/);
    expect(ends[2]?.[0]).toBe(ERFURT);
  });

  test('7.8 in Winter a link is three long, and what lies beyond is cut off', () => {
    const winter: Position = { depots: { french: [MAINZ, LEIPZIG] }, turn: 2 };
    expect(chainLinks(of1813(winter), 'french')).toHaveLength(1);
    expect(tone(winter, 'chain', LEIPZIG)).toBe('danger');
    expect(tone(winter, 'chain', MAINZ)).toBe('own');
  });

  test('6.1, 7.8 the supply overlay draws it too', () => {
    expect(overlay({ depots }, 'supply').lines.filter((line) => line.tone === 'shared')).toHaveLength(3);
  });
});

describe('whose land it is', () => {
  const STUTTGART = '4220';
  const PRAGUE = '3317';

  test('14.9 the Confederation is French, then everybody’s for supply, then the Coalition’s', () => {
    expect(tone({}, 'land', STUTTGART)).toBe('own');
    expect(tone({ politics: { confederation: 'shared' } }, 'land', STUTTGART)).toBe('shared');
    expect(tone({ politics: { confederation: 'coalition' } }, 'land', STUTTGART)).toBe('enemy');
  });

  test('14.16 Austria is closed, then the Coalition’s', () => {
    expect(tone({}, 'land', PRAGUE)).toBe('danger');
    expect(tone({ politics: { austria: 'coalition' } }, 'land', PRAGUE, 'coalition')).toBe('own');
  });

  test('1799 knows nothing of it', () => {
    expect(overlays(viewOf(position({}), 'french'), 'french', 'en').map(({ id }) => id)).not.toContain('land');
  });
});

test('14.4a an empty victory city is held by those whose land it is in', () => {
  const BERLIN = '3512';
  expect(tone({}, 'control', BERLIN, 'coalition')).toBe('own');
  expect(tone({ french: { [BERLIN]: ['F-1'] } }, 'control', BERLIN, 'coalition')).toBe('enemy');
});

test('14.15a the lines of the Armistice are shown until the armies have redeployed', () => {
  const [DRESDEN, KALISCH] = ['3415', '2813'];
  expect(tone({}, 'line', DRESDEN)).toBe('own');
  expect(tone({}, 'line', KALISCH)).toBe('enemy');
  const shown = (wanted: Position) =>
    overlays(viewOf(of1813(wanted), 'french'), 'french', 'en').some(({ id }) => id === 'line');
  expect(shown({ turn: 8, phase: 'redeployment', politics: { armistice: 8 } })).toBe(true);
  expect(shown({ turn: 13, politics: { armistice: 8 } })).toBe(false);
  expect(shown({ turn: 12 })).toBe(false);
});
