import { describe, expect, test } from 'vitest';
import { hasNoEffect, laying, offered, under } from '../../../testing/cards.ts';
import { asks, goneIn, isDisrupted, modifiers, ordered, type Table, told, whereIs } from '../../../testing/combat.ts';
import type { Position } from '../../../testing/position.ts';
import { easedBy, marchAlong, SAXON_ROAD } from '../../../testing/seniority.ts';

const LEIPZIG = '3715';
const SOUTH = '3716';
const BERLIN = '3512';
const BRESLAU = '2915';
const LIEGNITZ = '3115';
const SCHWEIDNITZ = '3015';
const WITTENBERG = '3613';
const BEFORE_WITTENBERG = '3612';
const KUSTRIN = '3312';
const DANZIG = '2807';
const KIEL = '4008';
const HOLSTEIN = '4009';
const LUBECK = '3909';
const HAMBURG = '4010';

describe('16.1 card 18, the Emperor in the saddle', () => {
  const HIS = ['F-16', 'F-17', 'Napoleon', 'Ney'];
  const there = { french: { [LEIPZIG]: HIS } };

  test('16.1 card 18, coalition: Napoleon eases no march (14.5)', () => {
    const march = (laid: Table): Table =>
      marchAlong('french', SAXON_ROAD, HIS, { agreed: {}, effects: laid.state.effects }).dice(1);
    expect(easedBy(march(laying('french', '3', there)))).toEqual(['Napoleon -1']);
    expect(easedBy(march(laying('coalition', '18', there)))).toEqual([]);
  });

  test.each(['coalition', 'french'] as const)('16.1 card 18, %s: it has no effect while he is not there', (side) => {
    expect(hasNoEffect(laying(side, '18', { due: ['Napoleon'] }), '18')).toBe(true);
  });

  const mayRide = (more: Position = {}): Table =>
    under(laying('french', '18', there), {
      next: 'french',
      french: { ...there.french, '3914': ['F-18', 'Victor'] },
      coalition: { [BRESLAU]: ['R-5', 'Barclay'] },
      depots: { french: [LEIPZIG] },
      ...more,
    });

  test('16.1 card 18, french: a stack moves with Napoleon without a train, once', () => {
    const table = mayRide();
    expect(table.asked().answers).toEqual([{ kind: 'freeMove', from: LEIPZIG }, { kind: 'pass' }]);
    expect(table.refusal('french', { kind: 'freeMove', from: '3914' }).because.key).toBe('card.freeForOthers');
    table.answer('french', 'freeMove');
    expect(table.refusal('french', { kind: 'leaveCommander', commander: 'Napoleon' })).toMatchObject({
      rule: '16.1',
      because: { key: 'card.goesWithHim' },
    });
    table.answer('french', { kind: 'leaveCommander', commander: 'Ney' }).answer('french', 'march');
    table.answer('french', { to: SOUTH });
    expect(table.refusal('french', { kind: 'drop', commander: 'Napoleon' }).because.key).toBe('card.goesWithHim');
    table.answer('french', 'halt');
    expect(['F-16', 'F-17', 'Napoleon', 'Ney'].map((id) => whereIs(table, id))).toEqual([SOUTH, SOUTH, SOUTH, LEIPZIG]);
    expect(table.state.effects).toEqual([]);
    expect(table.state.clock.phase).not.toBe('movement');
  });

  test('16.1 card 18, french: it is one of his moves in the alternation of 8.2', () => {
    const table = mayRide({ trains: [{ side: 'coalition', hex: BRESLAU }] });
    table
      .answer('french', 'freeMove')
      .answer('french', 'march')
      .answer('french', { to: SOUTH })
      .answer('french', 'halt');
    expect(table.asked()).toMatchObject({ by: 'coalition', rule: '8.2' });
  });

  test('16.1 card 18, french: a train moves another stack, and the free move waits', () => {
    const table = mayRide({ trains: [{ side: 'french', hex: '3914' }] });
    expect(table.asked().answers).toEqual([
      { kind: 'move', from: '3914' },
      { kind: 'freeMove', from: LEIPZIG },
      { kind: 'discard', hex: '3914' },
    ]);
    table.answer('french', 'discard');
    expect(table.asked().answers).toContainEqual({ kind: 'freeMove', from: LEIPZIG });
  });

  test('16.1 card 18, french: it may be forgone', () => {
    const table = mayRide().answer('french', 'pass');
    expect(table.state.clock.phase).not.toBe('movement');
    expect(whereIs(table, 'Napoleon')).toBe(LEIPZIG);
  });

  test('16.1 card 18, french: the stack must be in supply and wholly undisrupted', () => {
    expect(mayRide({ depots: {} }).state.clock.phase).not.toBe('movement');
    expect(mayRide({ disrupted: ['F-17'] }).state.clock.phase).not.toBe('movement');
    const trains = [{ side: 'french', hex: '3914' }] as const;
    const table = mayRide({ depots: {}, trains });
    expect(table.asked().answers.map(({ kind }) => kind)).not.toContain('freeMove');
  });
});

describe('16.1 card 19, Yorck goes his own way', () => {
  const corps = { [BRESLAU]: ['P-Horn', 'P-Hun', 'Yorck', 'Jurgass'], [LIEGNITZ]: ['P-Pir', 'Kleist'] };

  test('16.1 card 19, coalition: his rating is one higher', () => {
    const counters = { coalition: { [SOUTH]: ['P-Horn', 'P-Hun', 'Yorck'] }, french: { [LEIPZIG]: ['F-16'] } };
    const rating = (laid: Table): unknown =>
      ordered(
        { scenario: '1813', turn: 5, ...counters, effects: laid.state.effects },
        { by: 'coalition', from: SOUTH, to: LEIPZIG },
      ).asked().prompt.params['rating'];
    expect(rating(laying('coalition', '3', counters))).toBe(2);
    expect(rating(laying('coalition', '19', counters))).toBe(3);
  });

  test('16.1 card 19, french: nobody who is with him moves, nor he himself', () => {
    const table = under(laying('french', '19', { coalition: corps }), {
      next: 'coalition',
      coalition: corps,
      trains: [BRESLAU, LIEGNITZ].map((hex) => ({ side: 'coalition', hex }) as const),
    });
    expect(table.refusal('coalition', { kind: 'move', from: BRESLAU })).toMatchObject({
      rule: '16.1',
      because: { key: 'card.mayNotMove' },
    });
    table.answer('coalition', { kind: 'move', from: LIEGNITZ });
    expect(asks(table, 'march.whoGoes')).toBe(true);
  });

  test.each(['coalition', 'french'] as const)('16.1 card 19, %s: it has no effect while he is not there', (side) => {
    expect(hasNoEffect(laying(side, '19'), '19')).toBe(true);
  });
});

describe('16.1 card 20, who commands?', () => {
  const counters = {
    coalition: { [SOUTH]: ['P-Horn', 'R-5', 'R-14', 'Barclay'] },
    french: { [LEIPZIG]: ['F-16', 'Ney'] },
  };
  const attack = { by: 'coalition', from: SOUTH, to: LEIPZIG } as const;
  const order = (laid: Table, holdBack: readonly string[] = []): Table =>
    ordered({ scenario: '1813', turn: 5, ...counters, effects: laid.state.effects }, { ...attack, holdBack });

  test('16.1 card 20, coalition: an attack of both nations adds one to its order (10.2)', () => {
    const table = order(laying('coalition', '20', counters))
      .answer('coalition', 'useCard')
      .dice(4);
    expect(told(table, 'attack.score')).toMatchObject([{ die: 4, rating: 2, concert: 1, total: 7 }]);
    expect(told(table, 'attack.goesIn')).toHaveLength(1);
  });

  test('16.1 card 20, coalition: without it the same order fails, and a one aborts it all the same', () => {
    expect(
      told(
        order(laying('coalition', '20', counters))
          .answer('coalition', 'pass')
          .dice(4),
        'attack.fails',
      ),
    ).toHaveLength(1);
    const one = order(laying('coalition', '20', counters))
      .answer('coalition', 'useCard')
      .dice(1);
    expect(told(one, 'attack.aborted')).toHaveLength(1);
    expect(one.state.effects).toEqual([]);
  });

  test('16.1 card 20, coalition: those of one nation alone are not asked', () => {
    expect(asks(order(laying('coalition', '20', counters), ['P-Horn']), 'attack.roll')).toBe(true);
  });

  test('16.1 card 20, french: Prussians and Russians are not ordered forward together, those of one nation are', () => {
    const { effects } = laying('french', '20', counters).state;
    const table = under(laying('french', '20', counters), {
      phase: 'combat',
      next: 'coalition',
      ledgers: { coalition: { commands: 0 } },
      ...counters,
    });
    expect(effects).toMatchObject([{ kind: 'mixedMayNotAttack' }]);
    table.answer('coalition', { kind: 'attack', from: SOUTH, to: LEIPZIG });
    expect(table.refusal('coalition', 'order')).toMatchObject({
      rule: '16.1',
      because: { key: 'card.mixedMayNotAttack' },
    });
    table.answer('coalition', { kind: 'holdBack', unit: 'P-Horn' }).answer('coalition', 'order');
    expect(told(table, 'attack.ordered')).toMatchObject([{ units: ['R-5', 'R-14'] }]);
  });
});

describe('16.1 card 21, the Landsturm rises', () => {
  const foraging = (laid: Table, more: Position = {}): readonly string[] =>
    under(laid, {
      phase: 'forageMarkers',
      french: {
        [BERLIN]: ['F-35', 'Eugene'],
        [LIEGNITZ]: ['F-16'],
        [LEIPZIG]: ['F-17'],
        [KUSTRIN]: ['F-G-Küst', 'F-18'],
      },
      depots: { french: [LIEGNITZ] },
      trains: [
        { side: 'french', hex: BERLIN },
        { side: 'french', hex: BERLIN, real: false },
      ],
      ...more,
    })
      .until('8.2')
      .state.units.filter(({ forage }) => forage)
      .map(({ id }) => id);

  test('16.1 card 21, coalition: the French in Prussia forage even with a train; Depots and garrisons feed them', () => {
    expect(foraging(laying('coalition', '3'))).toEqual(['F-18']);
    expect(foraging(laying('coalition', '21')).toSorted()).toEqual(['F-18', 'F-35']);
  });

  test('16.1 card 21, coalition: the marker does not show which counters are dummies', () => {
    const table = under(laying('coalition', '21'), {
      phase: 'forageMarkers',
      french: { [BERLIN]: ['F-35', 'Eugene'], [LEIPZIG]: ['F-17'] },
      trains: [
        { side: 'french', hex: BERLIN, real: false },
        { side: 'french', hex: LEIPZIG },
      ],
    });
    table.until('8.2');
    expect(told(table, 'card.landsturm')).toEqual([{ hex: BERLIN }]);
    expect(told(table, 'forage.dummyShown')).toEqual([]);
  });

  test('16.1 card 21, french: the Coalition has one Combat Command fewer', () => {
    const table = laying('french', '21').until('card.draw');
    expect(told(table, 'commands.byCards')).toEqual([{ side: 'coalition', by: -1, commands: 2 }]);
  });
});

describe('16.1 card 22, the King hesitates', () => {
  test('16.1 card 22, coalition: one Combat Command more', () => {
    const table = laying('coalition', '22').until('card.draw');
    expect(told(table, 'commands.byCards')).toEqual([{ side: 'coalition', by: 1, commands: 4 }]);
  });

  test('16.1 card 22, french: two stacks with Prussians move, a third leaves them behind', () => {
    const coalition = {
      [BRESLAU]: ['P-Zie', 'Blucher'],
      [LIEGNITZ]: ['P-Pir', 'Kleist'],
      [SCHWEIDNITZ]: ['P-Klu', 'R-5', 'Barclay'],
      '2816': ['P-Gd', 'Yorck'],
    };
    const table = under(laying('french', '22', { coalition }), {
      next: 'coalition',
      coalition,
      trains: Object.keys(coalition).map((hex) => ({ side: 'coalition', hex }) as const),
    });
    const march = (from: string, to: string): Table =>
      table
        .answer('coalition', { kind: 'move', from })
        .answer('coalition', 'march')
        .answer('coalition', { to })
        .answer('coalition', 'halt');
    march(BRESLAU, '2914');
    march(LIEGNITZ, '3214');
    expect(told(table, 'card.stacksLeft').map(({ left }) => left)).toEqual([1, 0]);
    expect(table.refusal('coalition', { kind: 'move', from: '2816' })).toMatchObject({
      rule: '16.1',
      because: { key: 'card.enoughMoved', params: { unit: 'P-Gd' } },
    });
    table.answer('coalition', { kind: 'move', from: SCHWEIDNITZ });
    expect(table.asked().prompt.params['units']).toEqual(['R-5']);
  });
});

describe('16.1 card 23, starving garrison', () => {
  const garrisons = { french: { [KUSTRIN]: ['F-G-Küst'], '3310': ['F-G-Stett'], [DANZIG]: ['F-DG-7'] } };

  test('16.1 card 23, coalition: a garrison marked G is eliminated on a six', () => {
    const table = laying('coalition', '23', { ...garrisons, other: '7' });
    expect(new Set(offered(table, 'unit'))).toEqual(new Set(['F-G-Küst', 'F-G-Stett']));
    table.answer('coalition', { unit: 'F-G-Küst' }).dice(6);
    expect(whereIs(table, 'F-G-Küst')).toBe('lost');
    expect(table.state.garrisons.map(({ unit }) => unit)).not.toContain('F-G-Küst');
  });

  test('16.1 card 23, coalition: on less it holds out', () => {
    const table = laying('coalition', '23', { ...garrisons, other: '7' })
      .answer('coalition', { unit: 'F-G-Küst' })
      .dice(5);
    expect(whereIs(table, 'F-G-Küst')).toBe(KUSTRIN);
  });

  test('16.1 card 23, french: a garrison in its city returns to good order, supplied or not', () => {
    const table = laying('french', '23', { ...garrisons, other: '7', disrupted: ['F-DG-7'] });
    expect(isDisrupted(table, 'F-DG-7')).toBe(false);
  });

  test.each(['coalition', 'french'] as const)('16.1 card 23, %s: without a garrison it has no effect', (side) => {
    const wanted = { french: { [LEIPZIG]: ['F-G-Küst'] }, disrupted: ['F-G-Küst'], depots: { french: [LEIPZIG] } };
    expect(hasNoEffect(laying(side, '23', { ...wanted, other: '7' }), '23')).toBe(true);
  });
});

describe('16.1 card 24, siege train', () => {
  const armies = {
    coalition: { [BEFORE_WITTENBERG]: ['R-5', 'R-14', 'Barclay'] },
    french: { [WITTENBERG]: ['F-16', 'F-17', 'Ney'] },
  };
  const attack = { by: 'coalition', from: BEFORE_WITTENBERG, to: WITTENBERG } as const;
  const laidBy = (side: 'coalition' | 'french'): Position => ({
    scenario: '1813',
    turn: 5,
    ...armies,
    effects: laying(side, '24', armies).state.effects,
  });

  test('16.1 card 24, coalition: the walls of a fortified city do not count in one attack', () => {
    const with24 = ordered(laidBy('coalition'), attack)
      .answer('coalition', 'useCard')
      .dice(6)
      .until('combat.attackDie');
    expect(modifiers(with24)).not.toHaveProperty('fortress');
    expect(with24.state.effects).toEqual([]);
    const without = ordered(laidBy('coalition'), attack).answer('coalition', 'pass').dice(6).until('combat.attackDie');
    expect(modifiers(without)).toHaveProperty('fortress', -2);
  });

  test('16.1 card 24, coalition: nor do they for its supporters (11.5)', () => {
    const counters = {
      ...armies,
      coalition: { ...armies.coalition, '3713': ['R-3', 'R-4', 'Kutuzov'] },
      ledgers: { coalition: { commands: 4 } },
    };
    const support = (answer: 'useCard' | 'pass'): Table =>
      ordered({ ...laidBy('coalition'), ...counters }, { ...attack, commands: 4 })
        .answer('coalition', answer)
        .dice(6)
        .answer('coalition', { kind: 'support', hex: '3713' })
        .dice(6)
        .until('combat.attackDie');
    expect(modifiers(support('pass'))).toHaveProperty('supportFortress', -1);
    expect(modifiers(support('useCard'))).not.toHaveProperty('supportFortress');
  });

  test('16.1 card 24, french: the defenders of a fortified city add one, once', () => {
    const table = goneIn(laidBy('french'), attack);
    expect(asks(table, 'card.useNow', 'french')).toBe(true);
    table.answer('french', 'useCard').dice(3).until('combat.defenceDie');
    expect(modifiers(table)).toHaveProperty('strongWalls', 1);
    expect(table.state.effects).toEqual([]);
  });

  test('16.1 card 24, french: in the open nobody is asked', () => {
    const table = goneIn(
      { ...laidBy('french'), french: { [SOUTH]: ['F-16', 'Ney'] }, coalition: { [LEIPZIG]: ['R-5', 'Barclay'] } },
      { by: 'coalition', from: LEIPZIG, to: SOUTH },
    );
    expect(asks(table, 'combat.attackDie')).toBe(true);
  });
});

describe('16.1 card 25, Copenhagen wavers', () => {
  const danes = { [KIEL]: ['F-Da1', 'F-Da2', 'Hesse'] };
  const wavering = (more: Position): Table =>
    under(laying('coalition', '25', { french: danes }), { next: 'french', ...more });

  test('16.1 card 25, coalition: Danes do not leave their land', () => {
    const table = wavering({ french: danes, trains: [{ side: 'french', hex: KIEL }] });
    table.answer('french', { kind: 'move', from: KIEL }).answer('french', 'march');
    expect(table.refusal('french', { kind: 'step', to: LUBECK })).toMatchObject({
      rule: '16.1',
      because: { key: 'card.danesStayHome' },
    });
    expect(table.asked().answers).toContainEqual({ kind: 'step', to: HOLSTEIN });
  });

  test('16.1 card 25, coalition: those outside do not move', () => {
    const table = wavering({
      french: { [LUBECK]: danes[KIEL] as string[] },
      trains: [{ side: 'french', hex: LUBECK }],
    });
    expect(table.refusal('french', { kind: 'move', from: LUBECK }).because.key).toBe('card.danesStayHome');
  });

  test('16.1 card 25, coalition: they attack nobody outside, nor support such an attack', () => {
    const table = wavering({
      phase: 'combat',
      french: { [HOLSTEIN]: ['F-Da1', 'Hesse'], '3910': ['F-16', 'F-17', 'Davout'] },
      coalition: { [HAMBURG]: ['R-5'] },
      ledgers: { french: { commands: 4 } },
    });
    expect(table.refusal('french', { kind: 'attack', from: HOLSTEIN, to: HAMBURG }).rule).toBe('16.1');
    table.answer('french', { kind: 'attack', from: '3910', to: HAMBURG }).answer('french', 'order');
    table.answer('french', { commands: 4 }).dice(6);
    expect(asks(table, 'support.call', 'french')).toBe(false);
  });

  test('16.1 card 25, french: a stack of Danes moves without a train, and the French with it stay', () => {
    const french = { [KIEL]: ['F-Da1', 'F-Da2', 'F-CSC', 'Hesse'] };
    const table = under(laying('french', '25', { french }), { next: 'french', french });
    table.answer('french', { kind: 'freeMove', from: KIEL });
    expect(table.asked().prompt.params['units']).toEqual(['F-Da1', 'F-Da2']);
    table.answer('french', 'march').answer('french', { to: HOLSTEIN }).answer('french', 'halt');
    expect(['F-Da1', 'F-CSC'].map((id) => whereIs(table, id))).toEqual([HOLSTEIN, KIEL]);
  });

  test.each(['coalition', 'french'] as const)('16.1 card 25, %s: without Danes on the map it has no effect', (side) => {
    expect(hasNoEffect(laying(side, '25'), '25')).toBe(true);
  });
});
