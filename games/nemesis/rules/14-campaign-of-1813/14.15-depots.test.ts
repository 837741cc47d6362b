import { describe, expect, test } from 'vitest';
import { checkScenario, shippedScenarios } from '../../scenario/scenario.ts';
import { type Table, told } from '../../testing/combat.ts';
import { at, type Position } from '../../testing/position.ts';

const MAGDEBURG = '3813';
const LEIPZIG = '3715';
const BERLIN = '3512';
const KALISCH = '2813';
const POSEN = '3012';
const VIENNA = '3021';
const PRAGUE = '3317';
const TRIESTE = '3426';

const campaign = shippedScenarios.get('1813')?.campaign;
/** A user's own line that runs east of Berlin. */
const BERLIN_IS_FRENCH = checkScenario({
  ...shippedScenarios.get('1813'),
  id: 'east-of-berlin',
  campaign: {
    ...campaign,
    armistice: {
      ...campaign?.armistice,
      areas: { ...campaign?.armistice.areas, french: [...(campaign?.armistice.areas.french ?? []), BERLIN] },
    },
  },
});

const placing = (wanted: Position): Table =>
  at({
    scenario: '1813',
    turn: 7,
    phase: 'armisticeDepots',
    next: 'french',
    politics: { armistice: 7, austria: 'coalition' },
    agreed: { armisticeDepots: 'standing' },
    ...wanted,
  });
const french = (depots: readonly string[], more: Position = {}): Table =>
  placing({ depots: { french: depots }, ...more });
const depotsOf = (table: Table, side: string): readonly string[] =>
  table.state.depots.filter((depot) => depot.side === side).map(({ hex }) => hex);
const answers = (table: Table): readonly unknown[] =>
  table.asked().answers.map((answer) => answer['to'] ?? answer['hex']);

describe('14.15a Depots on the map', () => {
  test('14.15a a Depot behind the line may stay', () => {
    const table = french([MAGDEBURG]).answer('french', 'done');
    expect(depotsOf(table, 'french')).toEqual([MAGDEBURG]);
    expect(table.state.clock).toMatchObject({ phase: 'redeployment', next: 'coalition' });
  });

  test('14.15a or move, once, without any chain (B-11)', () => {
    const table = french([MAGDEBURG, LEIPZIG])
      .answer('french', { kind: 'liftDepot', hex: MAGDEBURG })
      .answer('french', { kind: 'setDown', to: '3415' });
    expect(depotsOf(table, 'french')).toEqual([LEIPZIG, '3415']);
    expect(table.refusal('french', { kind: 'liftDepot', hex: '3415' }).because.key).toBe('truce.depotSettled');
  });

  test('14.15a or be taken off', () => {
    const table = french([MAGDEBURG, LEIPZIG])
      .answer('french', { kind: 'liftDepot', hex: MAGDEBURG })
      .answer('french', { kind: 'removeDepot', hex: MAGDEBURG });
    expect(depotsOf(table, 'french')).toEqual([LEIPZIG]);
    expect(table.state.ledgers.french.depotsLost).toBe(0);
  });

  test('14.15a beyond the line none may stay', () => {
    const table = french([BERLIN]);
    expect(table.refusal('french', 'done')).toMatchObject({ rule: '14.15a', because: { key: 'truce.depotOutside' } });
    table.answer('french', { kind: 'liftDepot', hex: BERLIN });
    expect(table.refusal('french', { kind: 'setDown', to: BERLIN }).because.key).toBe('truce.beyondTheLine');
  });

  test('14.15a nor among enemy units that stay', () => {
    const table = placing({
      next: 'coalition',
      depots: { coalition: [KALISCH] },
      french: { '2807': ['F-DG-7'] },
    }).answer('coalition', { kind: 'liftDepot', hex: KALISCH });
    expect(table.refusal('coalition', { kind: 'setDown', to: '2807' }).because.key).toBe('hex.enemyUnits');
  });

  test('14.15a enemies who have to leave a city give way to a Depot (B-26)', () => {
    const table = french([MAGDEBURG], { coalition: { '3415': ['R-5'] } })
      .answer('french', { kind: 'liftDepot', hex: MAGDEBURG })
      .answer('french', { kind: 'setDown', to: '3415' });
    expect(table.state.depots).toEqual([{ side: 'french', hex: '3415' }]);
    expect(table.events('truce.givesWay')).toHaveLength(1);
  });

  test('14.15a nor two in a city', () => {
    const table = french([MAGDEBURG, LEIPZIG]);
    table.answer('french', { kind: 'liftDepot', hex: MAGDEBURG });
    expect(table.refusal('french', { kind: 'setDown', to: LEIPZIG }).because.key).toBe('depot.alreadyThere');
  });

  test('14.16a the Coalition may have Depots in Austria once it has joined', () => {
    const coalition = (austria: 'coalition' | 'neutral'): Table =>
      placing({ next: 'coalition', depots: { coalition: [KALISCH] }, politics: { armistice: 7, austria } }).answer(
        'coalition',
        { kind: 'liftDepot', hex: KALISCH },
      );
    expect(answers(coalition('coalition'))).toEqual(expect.arrayContaining([POSEN, PRAGUE, VIENNA]));
    expect(coalition('neutral').refusal('coalition', { kind: 'setDown', to: PRAGUE })).toMatchObject({
      rule: '14.16',
      because: { key: 'hex.closedLand' },
    });
  });

  test('14.16a the French may not', () => {
    const table = french([MAGDEBURG]).answer('french', { kind: 'liftDepot', hex: MAGDEBURG });
    expect(table.refusal('french', { kind: 'setDown', to: PRAGUE }).because.key).toBe('truce.beyondTheLine');
  });

  test('16.5 no Depot stays in Illyria, nor comes there, once Austria’s neutrality was bought', () => {
    const table = french([TRIESTE], { politics: { armistice: 7, bargain: true } });
    expect(table.refusal('french', 'done').because.key).toBe('truce.depotOutside');
    table.answer('french', { kind: 'liftDepot', hex: TRIESTE });
    expect(table.refusal('french', { kind: 'setDown', to: '3326' }).rule).toBe('16.5');
    expect(depotsOf(french([TRIESTE]).answer('french', 'done'), 'french')).toEqual([TRIESTE]);
  });

  test('7.7 in unfriendly land behind the line a Depot stands only where own units hold the city', () => {
    const held = french([MAGDEBURG], { scenario: BERLIN_IS_FRENCH, french: { [BERLIN]: ['F-1'] } });
    held.answer('french', { kind: 'liftDepot', hex: MAGDEBURG });
    expect(answers(held)).toContain(BERLIN);
    const empty = french([MAGDEBURG], { scenario: BERLIN_IS_FRENCH });
    empty.answer('french', { kind: 'liftDepot', hex: MAGDEBURG });
    expect(empty.refusal('french', { kind: 'setDown', to: BERLIN }).because.key).toBe('depot.unfriendlyCity');
  });
});

describe('14.15a new Depots (A-105)', () => {
  const afresh = (wanted: Position): Table => placing({ agreed: {}, ...wanted });

  test('14.15a are placed as at the set-up, linked to a source, each one train fewer (A-105)', () => {
    const table = afresh({ next: 'french' });
    expect(table.asked()).toMatchObject({ prompt: { key: 'truce.newDepot', params: { left: 12 } } });
    expect(answers(table)).toContain('4318');
    expect(table.refusal('french', { kind: 'depot', hex: MAGDEBURG }).because.key).toBe('depot.notLinked');
    table.answer('french', { kind: 'depot', hex: '4318' });
    expect(depotsOf(table, 'french')).toEqual(['4318']);
    expect(table.asked().prompt.params).toMatchObject({ left: 11 });
  });

  test('14.15a behind the line alone', () => {
    const table = afresh({ next: 'coalition', depots: { coalition: [POSEN] } }).answer('coalition', 'done');
    expect(table.refusal('coalition', { kind: 'depot', hex: BERLIN }).because.key).toBe('truce.beyondTheLine');
  });

  test('14.1 in friendly cities alone, as at the set-up, no matter who holds the others', () => {
    const table = afresh({
      scenario: BERLIN_IS_FRENCH,
      french: { [BERLIN]: ['F-1'] },
      depots: { french: ['4318', '4115', '3914', MAGDEBURG] },
    }).answer('french', 'done');
    expect(table.refusal('french', { kind: 'depot', hex: BERLIN })).toMatchObject({
      rule: '14.1',
      because: { key: 'setUp.unfriendlyCity' },
    });
  });

  test('14.15a Vienna is a source for the Coalition (14.16b)', () => {
    expect(answers(afresh({ next: 'coalition' }))).toEqual(expect.arrayContaining([VIENNA, '3321']));
    expect(answers(afresh({ next: 'coalition', politics: { armistice: 7, bargain: true } }))).not.toContain(VIENNA);
  });

  test('14.15a no more than the card will have on Turn 13, less captured Depots', () => {
    const table = afresh({ next: 'french', ledgers: { french: { depotsLost: 11 } } });
    table.answer('french', { kind: 'depot', hex: '4318' });
    expect(table.refusal('french', { kind: 'depot', hex: '4514' })).toMatchObject({
      because: { key: 'truce.depotLimit', params: { figure: 1 } },
    });
  });

  test('14.15a none are placed if the players have agreed on those on the map alone', () => {
    const table = placing({});
    expect(told(table, 'phase.begins')[0]).toEqual({ phase: 'redeployment' });
  });
});
