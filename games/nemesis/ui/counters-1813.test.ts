import { describe, expect, test } from 'vitest';
import { STANDARD } from '../scenario/agreed.ts';
import { nemesis } from '../game.ts';
import { type Position, position } from '../testing/position.ts';
import { type NemesisView, view as viewOf } from '../secrecy/view.ts';
import { counters } from './counters.ts';
import { placeWords } from './place-words.ts';

const TORGAU = '3614';
const KRAKOW = '2517';
const WARSAW = '2312';

const atTheStart = viewOf(nemesis.setup({ scenario: '1813', ...STANDARD }), 'coalition');
const seen = (wanted: Position): NemesisView => viewOf(position({ scenario: '1813', ...wanted }), 'coalition');
const counter = (view: NemesisView, id: string) => counters(view, 'coalition', 'en').find((each) => each.id === id);
const said = (view: NemesisView, place: string) => placeWords(view, place, 'coalition', 'en');

describe('who stands there and is not in play', () => {
  test('14.11 the corps at Krakow are pale, marked, and told why', () => {
    expect(counter(atTheStart, 'OstenSacken')).toMatchObject({ place: KRAKOW, face: { pale: true } });
    expect(counter(atTheStart, 'F-26')?.face.marks).toEqual([
      { kind: 'waits', word: 'waits here until an Armistice (14.11)' },
    ]);
    expect(said(atTheStart, KRAKOW)).toContain('out of play until an Armistice (14.11)');
  });

  test('14.10 so are the Saxons of Torgau, until Saxony has joined the Coalition', () => {
    const due = ['N-Torgau', 'Thielmann'];
    expect(counter(seen({ due }), 'Thielmann')).toMatchObject({ place: TORGAU, face: { pale: true } });
    expect(said(seen({ due }), TORGAU)).toContain('neutral until Saxony changes sides (14.10)');
    expect(counter(seen({ due, politics: { confederation: 'coalition' } }), 'Thielmann')).toBeUndefined();
  });

  test('14.1 at the set-up the army that deploys second is seen before it stands there', () => {
    expect(counter(atTheStart, 'Ney')).toMatchObject({ place: '4217', face: { pale: true } });
    expect(counter(seen({ due: ['Ney'], phase: 'movement' }), 'Ney')).toBeUndefined();
  });

  test('14.11 an Armistice ends it', () => {
    const due = ['R-10', 'OstenSacken'];
    expect(counter(seen({ due }), 'R-10')?.place).toBe(KRAKOW);
    expect(counter(seen({ due, politics: { armistice: 8 } }), 'R-10')).toBeUndefined();
  });
});

test('14.12 a garrison that has not left its city is marked', () => {
  const marks = counter(seen({ french: { [WARSAW]: ['F-G-Wars', 'F-1'] } }), 'F-G-Wars')?.face.marks;
  expect(marks?.map(({ kind }) => kind)).toContain('garrison');
  const outside = seen({ french: { '2413': ['F-G-Wars'] } });
  expect(counter(outside, 'F-G-Wars')?.face.marks.map(({ kind }) => kind)).not.toContain('garrison');
});

test('3.6 those who may change sides have their asterisk', () => {
  const view = seen({ french: { '3415': ['F-24', 'F-32'] } });
  expect(counter(view, 'F-24')?.face.name).toMatch(/\*$/);
  expect(counter(view, 'F-32')?.face.name).not.toMatch(/\*$/);
});

describe('16.2 authority', () => {
  const wanted: Position = { french: { '3715': ['Davout', 'Eugene', 'F-1'] } };

  test('16.2 stands on the counter and in words, beside the rating', () => {
    const view = seen({ ...wanted, agreed: { seniority: true } });
    expect(counter(view, 'Eugene')?.face.figures[1]).toBe('A');
    expect(counter(view, 'Davout')?.face.figures[1]).toBe('I');
    expect(counter(view, 'Davout')?.words).toContain('leads I Corps (France), XIII Corps (France)');
  });

  test('16.2 is left out where it does not count', () => {
    expect(counter(seen(wanted), 'Eugene')?.face.figures[0]).toBe('');
    expect(counter(seen(wanted), 'Davout')?.words).not.toContain('leads');
  });
});

describe('whose land a hex is in', () => {
  test('14.16 Austria is closed until it joins', () => {
    expect(said(atTheStart, '3317')).toContain('Neutral, and closed to both sides.');
    expect(said(seen({ politics: { austria: 'coalition' } }), '3317')).toContain('Friendly to the Coalition.');
  });

  test('14.7 the Duchy of Warsaw feeds both sides', () => {
    expect(said(atTheStart, WARSAW)).toContain('and for forage and Depots to the Coalition');
  });

  test('14.17 a Prussian port in the hands of the Coalition is a supply source', () => {
    const port = '3108';
    expect(said(seen({ coalition: { [port]: ['P-Bors'] } }), port)).toContain('Supply source of the Coalition.');
    expect(said(seen({}), port)).not.toContain('Supply source');
  });
});
