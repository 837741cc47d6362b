import { describe, expect, test } from 'vitest';
import { type Table, told, whereIs } from '../../testing/combat.ts';
import { at, type Position } from '../../testing/position.ts';

const arriving = (wanted: Position): Table =>
  at({
    scenario: '1813',
    turn: 7,
    phase: 'armisticeReinforcements',
    next: 'french',
    politics: { armistice: 7, austria: 'coalition' },
    ...wanted,
  });
const french = (due: readonly string[], more: Position = {}): Table => arriving({ due, ...more });
const coalition = (due: readonly string[], more: Position = {}): Table => arriving({ next: 'coalition', due, ...more });
const places = (table: Table): readonly unknown[] => table.asked().answers.map((answer) => answer['at']);

describe('14.15c reinforcements of the truce', () => {
  test('14.15c those of the skipped Turns come with those of Turn 12, the French first (A-17)', () => {
    const table = french(['F-YG2', 'F-42', 'P-Land3'])
      .answer('french', { kind: 'arrive', at: '4318' })
      .answer('french', { kind: 'arrive', at: '3415' });
    expect([whereIs(table, 'F-YG2'), whereIs(table, 'F-42')]).toEqual(['4318', '3415']);
    expect(table.asked()).toMatchObject({ by: 'coalition', prompt: { params: { unit: 'P-Land3' } } });
  });

  test('14.15c those of later Turns wait', () => {
    const table = french(['F-M1', 'R-Doc1']);
    expect(table.state.clock.turn).toBe(13);
    expect(whereIs(table, 'F-M1')).toBe('due');
  });

  test('14.15c the card and the line hold together (B-12)', () => {
    const table = coalition(['P-Land3']);
    expect(places(table)).toContain('2807');
    expect(table.refusal('coalition', { kind: 'arrive', at: '3512' }).because.key).toBe('truce.beyondTheLine');
  });

  test('14.15c enemy units nearby are no hindrance, unlike in 13.3', () => {
    const table = coalition(['P-Land3'], { french: { '2807': ['F-DG-7'] } });
    expect(places(table)).toContain('2708');
    expect(table.refusal('coalition', { kind: 'arrive', at: '2807' }).because.key).toBe('hex.enemyUnits');
  });

  test('14.15c what finds no place under 4.1 is lost', () => {
    const table = coalition(['R-Aren'], { coalition: { '3208': ['R-9', 'R-15', 'R-8', 'R-22'] } });
    expect(told(table, 'truce.unitLost')).toEqual([{ unit: 'R-Aren' }]);
  });

  test('14.15c Swedes come to Swedish Pomerania', () => {
    expect(places(coalition(['S-Vege']))).toEqual(['3509', '3608']);
  });

  test('14.15c, 14.8 but not among others; nor does a commander of others join Swedes', () => {
    const table = coalition(['S-Vege'], { coalition: { '3608': ['R-5'] } });
    expect(places(table)).toEqual(['3509']);
    expect(table.refusal('coalition', { kind: 'arrive', at: '3608' }).rule).toBe('14.8');
    expect(places(coalition(['Korff'], { coalition: { '3509': ['S-1'], '2813': ['R-5'] } }))).toEqual(['2813']);
  });

  test('14.15c the Young Guard joins the Guard if it can (13.2)', () => {
    expect(places(french(['F-YG3'], { french: { '3715': ['F-OG1'] } }))).toEqual(
      expect.arrayContaining(['3715', '3814', '3716']),
    );
    expect(places(french(['F-YG3'], { french: { '3715': ['F-OG1'] } }))).not.toContain('4318');
    expect(places(french(['F-YG3']))).toContain('4318');
    expect(places(french(['F-YG3'], { coalition: { '3715': ['R-G1'] } }))).toContain('4318');
  });

  test('14.15c a commander who left for Italy comes back with the August reinforcements', () => {
    const table = french(['Eugene', 'F-Q']).answer('french', { kind: 'arrive', at: '4227' });
    expect(whereIs(table.answer('french', { kind: 'arrive', at: '4227' }), 'Eugene')).toBe('4227');
  });

  test('14.15c a commander whose units are all lost joins a stack', () => {
    const table = french(['Augereau'], { french: { '3715': ['F-OG1'] } });
    expect(places(table)).toEqual(['3715']);
    expect(table.refusal('french', { kind: 'arrive', at: '4018' }).because.key).toBe('arrival.withoutHisUnits');
  });

  test('14.15c a commander without units on his card comes where it says, not to any stack', () => {
    expect(places(french(['Macdonald'], { french: { '3715': ['F-OG1'] } }))).toEqual(['3813']);
  });

  test('14.15c a commander does not come where the enemy is, though his units have come', () => {
    const there = { french: { '3918': ['F-51'] }, coalition: { '4018': ['R-5'] } };
    const table = french(['Augereau'], there);
    expect(places(table)).toContain('3918');
    expect(table.refusal('french', { kind: 'arrive', at: '4018' }).because.key).toBe('hex.enemyUnits');
  });

  test('14.15c a commander who finds neither a place nor a stack is lost', () => {
    const table = french(['Augereau']);
    expect(whereIs(table, 'Augereau')).toBe('lost');
    expect(told(table, 'truce.commanderLost')).toEqual([{ commander: 'Augereau' }]);
  });
});

describe('14.15c Austrians', () => {
  test('14.15c gather in Austria if it has joined', () => {
    const table = coalition(['A-Col1', 'A-Fenn']);
    expect(places(table)).toContain('3317');
    expect(places(table)).not.toContain('2813');
    table.answer('coalition', { kind: 'arrive', at: '3317' });
    expect(places(table)).not.toContain('3317');
  });

  test('16.5 take no part if its neutrality was bought', () => {
    const table = coalition(['A-Col1'], { politics: { armistice: 7, bargain: true } });
    expect(table.state.clock.turn).toBe(13);
    expect(whereIs(table, 'A-Col1')).toBe('due');
  });
});

describe('14.11 the corps near Krakow', () => {
  test('14.11 are deployed behind their lines when a truce is made', () => {
    const table = french(['F-26', 'Poniatowski', 'R-27', 'OstenSacken']);
    expect(places(table)).toEqual(expect.arrayContaining(['3813', '4514', '3313']));
    expect(places(table)).not.toContain('2417');
    table.answer('french', { kind: 'arrive', at: '3415' }).answer('french', { kind: 'arrive', at: '3415' });
    expect(places(table)).toEqual(expect.arrayContaining(['2517', '2813']));
    table.answer('coalition', { kind: 'arrive', at: '2517' }).answer('coalition', { kind: 'arrive', at: '2517' });
    expect(['F-26', 'Poniatowski', 'R-27', 'OstenSacken'].map((id) => whereIs(table, id))).toEqual([
      '3415',
      '3415',
      '2517',
      '2517',
    ]);
  });
});
