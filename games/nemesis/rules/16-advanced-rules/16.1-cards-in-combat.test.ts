import { describe, expect, test } from 'vitest';
import { cardId } from '../../catalogue/cards.ts';
import type { Effect } from '../../state/effects.ts';
import {
  asks,
  combatMarks,
  goneIn,
  modifiers,
  ordered,
  type Table,
  takeHitsAsTheyCome,
  told,
  whereIs,
} from '../../testing/combat.ts';
import type { Position } from '../../testing/position.ts';

const LEIPZIG = '3715';
const BEFORE_LEIPZIG = '3714';
const WITTENBERG = '3613';
const LIEGNITZ = '3115';
const BEFORE_LIEGNITZ = '3214';
const BAUTZEN = '3315';
const GUBEN = '3313';
const ACROSS_THE_RIVER = '3213';

const laid = { card: cardId('39'), laidBy: 'coalition', lasts: 'turn' } as const;
const there = (wanted: Position, ...effects: readonly Effect[]): Position => ({
  scenario: '1813',
  turn: 14,
  effects,
  ...wanted,
});

describe('16.1 a stack that need not wait for Napoleon', () => {
  const order = { by: 'french', from: LEIPZIG, to: BEFORE_LEIPZIG } as const;
  const attackBy = (leader: string, ...effects: readonly Effect[]): Table =>
    ordered(
      there(
        {
          french: { [LEIPZIG]: ['F-16', 'F-17', leader] },
          coalition: { [BEFORE_LEIPZIG]: ['R-5', 'R-14', 'Barclay'] },
          depots: { coalition: [WITTENBERG] },
        },
        ...effects,
      ),
      order,
    ).dice(6);
  const plan: Effect = { ...laid, kind: 'mayEvadeNapoleon' };

  test('16.1 it withdraws before support is called; no combat is counted, and the attacker may advance', () => {
    const table = attackBy('Napoleon', plan);
    expect(table.asked('coalition')).toMatchObject({ rule: '11.1', prompt: { key: 'withdrawal.whether' } });
    expect(table.refusal('coalition', { kind: 'withdraw', to: '3814' }).rule).toBe('11.11 bp3');
    table.answer('coalition', { kind: 'withdraw', to: WITTENBERG });
    expect(table.events('support.called')).toEqual([]);
    expect(told(table, 'card.eludesNapoleon')).toEqual([{ side: 'coalition', hex: BEFORE_LEIPZIG }]);
    table.answer('french', { kind: 'advance', unit: 'F-16' }).answer('french', 'done');
    expect(['R-5', 'Barclay', 'F-16', 'F-17'].map((id) => whereIs(table, id))).toEqual([
      WITTENBERG,
      WITTENBERG,
      BEFORE_LEIPZIG,
      LEIPZIG,
    ]);
    expect(combatMarks(table, 'R-5')).toBe(0);
    expect(table.events('combat.attackValue')).toEqual([]);
  });

  test('16.1 it may stand, and each of his attacks asks again', () => {
    const table = attackBy('Napoleon', plan).answer('coalition', 'stand');
    expect(told(table, 'withdrawal.stands')).toHaveLength(1);
    expect(asks(table, 'combat.attackDie')).toBe(true);
    expect(table.state.effects).toEqual([plan]);
  });

  test('16.1 against another commander, or without the card, it has to wait', () => {
    expect(asks(attackBy('Ney', plan), 'withdrawal.whether')).toBe(false);
    expect(asks(attackBy('Napoleon'), 'withdrawal.whether')).toBe(false);
  });
});

describe('16.1 a bridge blown too soon', () => {
  const trap: Effect = { ...laid, kind: 'bridgeBlown', side: 'french' };
  /** The Russians win by one, so that the French may go or stay, and cavalry may follow. */
  const beaten = (french: readonly string[], ...effects: readonly Effect[]): Table =>
    takeHitsAsTheyCome(
      goneIn(
        there(
          {
            coalition: { [LIEGNITZ]: ['R-5', 'R-14', 'R-Pahl', 'Barclay'] },
            french: { [BEFORE_LIEGNITZ]: french },
            disrupted: ['F-18'],
          },
          ...effects,
        ),
        { by: 'coalition', from: LIEGNITZ, to: BEFORE_LIEGNITZ },
      ).dice(1, 3, 3),
    );

  test('16.1 the first stack of its side that withdraws over a bridge takes one more hit before the pursuit (B-20)', () => {
    const table = beaten(['F-16', 'F-17', 'F-18'], trap).answer('french', { kind: 'withdraw', to: BAUTZEN });
    expect(table.asked('french')).toMatchObject({ rule: '16.1', prompt: { key: 'card.bridgeHit' } });
    expect(table.asked('french').answers.map(({ unit }) => unit)).toEqual(['F-16', 'F-17', 'F-18']);
    table.answer('french', { kind: 'hit', unit: 'F-18' });
    expect(whereIs(table, 'F-18')).toBe('lost');
    expect(table.state.effects).toEqual([]);
    expect(told(table, 'card.bridgeBlown')).toEqual([{ side: 'french' }]);
    // One in the fight, one at the bridge, and one in the pursuit that follows (11.16): all count for 14.4b.
    expect(table.events().filter(({ said }) => said.key.startsWith('hits.') && 'unit' in said.params)).toMatchObject([
      { rule: '11.17', said: { params: { unit: 'F-16' } } },
      { rule: '16.1', said: { params: { unit: 'F-18' } } },
      { rule: '11.16', said: { params: { unit: 'F-16' } } },
    ]);
    expect(table.state.battle?.hits.french).toBe(3);
  });

  test('16.1 nobody is hit who does not cross a bridge, and the trap stays set', () => {
    const table = beaten(['F-16', 'F-17'], trap).answer('french', 'stand');
    expect(table.state.effects).toEqual([trap]);
    expect(table.events('card.bridgeBlown')).toEqual([]);
    const elsewhere = beaten(['F-16', 'F-17'], { ...trap, side: 'coalition' });
    elsewhere.answer('french', { kind: 'withdraw', to: BAUTZEN });
    expect(elsewhere.events('card.bridgeBlown')).toEqual([]);
  });

  test('16.1 a withdrawal over dry land springs no trap', () => {
    const table = goneIn(
      there(
        {
          coalition: { [BEFORE_LIEGNITZ]: ['R-5', 'R-14', 'R-3', 'Barclay'] },
          french: { [LIEGNITZ]: ['F-16', 'F-17'] },
        },
        trap,
      ),
      { by: 'coalition', from: BEFORE_LIEGNITZ, to: LIEGNITZ },
    ).dice(1, 3, 3);
    takeHitsAsTheyCome(table).answer('french', { kind: 'withdraw', to: '3015' });
    expect(whereIs(table, 'F-16')).toBe('3015');
    expect(table.state.effects).toEqual([trap]);
  });

  test.each([
    ['may find the bridge one hex further', '3815', 1],
    ['go on over dry land unharmed', '3714', 0],
  ] as const)('16.1 those for whom there is no room %s', (_what, further, blown) => {
    const table = goneIn(
      there(
        {
          coalition: { '3515': ['R-5', 'R-14', 'R-3', 'Barclay'] },
          french: { '3615': ['F-16', 'F-17'], [LEIPZIG]: ['F-1', 'F-3', 'F-4', 'F-20'] },
        },
        trap,
      ),
      { by: 'coalition', from: '3515', to: '3615' },
    ).dice(1, 3, 3);
    takeHitsAsTheyCome(table).answer('french', { kind: 'withdraw', to: LEIPZIG });
    while (asks(table, 'withdrawal.shed')) table.pick('french', () => true);
    table.answer('french', { kind: 'withdraw', to: further });
    expect(told(table, 'card.bridgeBlown')).toHaveLength(blown);
  });

  test('16.1 commanders whose last unit is lost so must flee (11.19)', () => {
    const table = beaten(['F-16', 'Ney'], trap).answer('french', { kind: 'withdraw', to: BAUTZEN });
    expect(whereIs(table, 'F-16')).toBe('lost');
    expect(asks(table, 'escape.roll')).toBe(true);
    table.dice(1);
    expect(whereIs(table, 'Ney')).toBe('lost');
  });
});

describe('16.1 a bank where the enemy waits', () => {
  const guarded: Effect = { ...laid, kind: 'riverAttackWeaker', side: 'coalition' };
  const attack = (from: string, to: string, ...effects: readonly Effect[]): Table =>
    goneIn(
      there(
        {
          coalition: { [from]: ['R-5', 'R-14', 'Blucher'], '3114': ['R-3'] },
          french: { [to]: ['F-16', 'F-17'] },
        },
        ...effects,
      ),
      { by: 'coalition', from, to },
    );

  test('16.1 the attack value is one lower after the terrain', () => {
    const table = attack(GUBEN, ACROSS_THE_RIVER, guarded);
    expect(modifiers(table)).toMatchObject({ river: -3, riverGuarded: -1 });
    expect(modifiers(attack(GUBEN, ACROSS_THE_RIVER))).not.toHaveProperty('riverGuarded');
    expect(modifiers(attack(GUBEN, ACROSS_THE_RIVER, { ...guarded, side: 'french' }))).not.toHaveProperty(
      'riverGuarded',
    );
  });

  test('16.1 it counts in the first such attack alone', () => {
    const table = takeHitsAsTheyCome(attack(GUBEN, ACROSS_THE_RIVER, guarded).dice(6, 4));
    expect(table.state.effects).toEqual([]);
  });

  test('16.1 an attack that goes in and is not fought out uses it up as well (B-20)', () => {
    const table = ordered(
      there({ coalition: { [GUBEN]: ['R-5', 'R-14', 'Blucher'] }, french: { [ACROSS_THE_RIVER]: ['F-1L'] } }, guarded),
      { by: 'coalition', from: GUBEN, to: ACROSS_THE_RIVER },
    ).dice(6);
    if (asks(table, 'attack.commitDefence')) table.answer('french', { kind: 'commit', commands: 0 });
    table.pick('french', ({ kind }) => kind === 'withdraw').answer('coalition', 'done');
    expect(table.events('combat.attackValue')).toEqual([]);
    expect(table.state.effects).toEqual([]);
  });

  test('16.1 an attack on dry land does not use it up', () => {
    const table = takeHitsAsTheyCome(attack(LIEGNITZ, BEFORE_LIEGNITZ, guarded).dice(3, 3));
    expect(modifiers(table)).not.toHaveProperty('riverGuarded');
    expect(table.state.battle).toBeNull();
    expect(table.state.effects).toEqual([guarded]);
  });
});

describe('16.1 massed guns', () => {
  const guns = (side: 'coalition' | 'french'): Effect => ({ ...laid, kind: 'massedGuns', side });
  const USE = { kind: 'useCard', card: '39' };
  const attack = (side: 'coalition' | 'french', more: Position = {}): Table =>
    goneIn(
      there(
        {
          coalition: { [LIEGNITZ]: ['R-5', 'R-Ia', 'Blucher'] },
          french: { [BEFORE_LIEGNITZ]: ['F-16', 'F-Va'] },
          ...more,
        },
        guns(side),
      ),
      { by: 'coalition', from: LIEGNITZ, to: BEFORE_LIEGNITZ },
    );

  test.each(['coalition', 'french'] as const)('16.1 before the dice the %s may add one, once', (side) => {
    const table = attack(side);
    expect(table.asked(side)).toMatchObject({ rule: '16.1', prompt: { key: 'card.massGuns' } });
    table.answer(side, USE).dice(3);
    const sums = table.state.battle?.sums;
    expect(table.events('value.massedGuns')).toHaveLength(1);
    expect(table.state.effects).toEqual([]);
    expect(sums?.coalition?.lines.some(({ key }) => key === 'value.massedGuns')).toBe(side === 'coalition');
  });

  test('16.1 anyone who passes keeps it for another combat', () => {
    const table = attack('french').answer('french', 'pass').dice(3);
    expect(table.events('value.massedGuns')).toEqual([]);
    expect(table.state.effects).toEqual([guns('french')]);
  });

  test('16.1 without artillery in good order in the stack itself he is not asked', () => {
    expect(asks(attack('french', { disrupted: ['F-Va'] }), 'card.massGuns')).toBe(false);
    expect(asks(attack('coalition', { coalition: { [LIEGNITZ]: ['R-5', 'R-14', 'Blucher'] } }), 'card.massGuns')).toBe(
      false,
    );
  });
});

describe('16.1 three days of rain', () => {
  const rain: Effect = { ...laid, kind: 'armsAtMost', bonus: 2 };
  const arms = (coalition: readonly string[], ...effects: readonly Effect[]): number | undefined =>
    modifiers(
      goneIn(there({ coalition: { [LIEGNITZ]: coalition }, french: { [BEFORE_LIEGNITZ]: ['F-16'] } }, ...effects), {
        by: 'coalition',
        from: LIEGNITZ,
        to: BEFORE_LIEGNITZ,
      }),
    )['arms'];

  test('16.1 combined arms add two at most', () => {
    const three = ['R-5', 'R-Pahl', 'R-Ia', 'Blucher'];
    expect(arms(three)).toBe(4);
    expect(arms(three, rain)).toBe(2);
    expect(arms(['R-5', 'R-Ia', 'Blucher'], rain)).toBe(2);
    expect(arms(['R-5', 'R-14', 'Blucher'], rain)).toBeUndefined();
  });

  test('16.1 so they do for the defenders', () => {
    const defenders = (...effects: readonly Effect[]): readonly unknown[] =>
      told(
        goneIn(
          there(
            { coalition: { [LIEGNITZ]: ['R-5', 'Blucher'] }, french: { [BEFORE_LIEGNITZ]: ['F-16', 'F-1L', 'F-Va'] } },
            ...effects,
          ),
          { by: 'coalition', from: LIEGNITZ, to: BEFORE_LIEGNITZ },
        ).dice(3),
        'value.arms',
      ).map(({ value }) => value);
    expect(defenders()).toEqual([4]);
    expect(defenders(rain)).toEqual([2]);
  });
});
