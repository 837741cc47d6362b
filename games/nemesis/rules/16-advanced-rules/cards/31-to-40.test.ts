import { describe, expect, test } from 'vitest';
import type { Side } from '../../../catalogue/catalogue.ts';
import { opponent } from '../../../state/state.ts';
import { hasNoEffect, laying, namedBy, offered, under } from '../../../testing/cards.ts';
import { asks, combatMarks, modifiers, type Table, told } from '../../../testing/combat.ts';
import type { Position } from '../../../testing/position.ts';

const LEIPZIG = '3715';
const BEFORE_LEIPZIG = '3714';
const WITTENBERG = '3613';
const LIEGNITZ = '3115';
const BEFORE_LIEGNITZ = '3214';
const BAUTZEN = '3315';
const BOTH = ['coalition', 'french'] as const;

/** The second deck is in use. */
const second = (side: Side, card: string, position: Position & { readonly other?: string } = {}): Table =>
  laying(side, card, { turn: 14, ...position });
/** Through the rest of the Turn to the orders of the Combat phase. */
const inCombat = (table: Table, side: Side): Table => {
  table.until('10.1');
  return table.asked().by === side ? table : table.answer(opponent(side), 'decline');
};
const attack = (table: Table, by: Side, from: string, to: string): Table => {
  inCombat(table, by).answer(by, { kind: 'attack', from, to });
  if (asks(table, 'attack.units')) table.answer(by, 'order');
  if (asks(table, 'attack.commit')) table.answer(by, { kind: 'commit', commands: 0 });
  return table;
};

const aroundLeipzig: Position = {
  french: { [LEIPZIG]: ['F-16', 'F-1L', 'F-Va', 'Napoleon'] },
  coalition: { [BEFORE_LEIPZIG]: ['R-5', 'R-14', 'Barclay'] },
  depots: { french: [LEIPZIG], coalition: [WITTENBERG] },
};
const aroundLiegnitz: Position = {
  french: { [BEFORE_LIEGNITZ]: ['F-16', 'F-17', 'Ney'] },
  coalition: { [LIEGNITZ]: ['R-5', 'R-14', 'R-Ia', 'Blucher'] },
  depots: { french: [BAUTZEN], coalition: [LIEGNITZ] },
};

describe('16.1 card 31, the Trachenberg plan', () => {
  test('16.1 card 31, Coalition: whom Napoleon attacks may go', () => {
    const table = attack(second('coalition', '31', aroundLeipzig), 'french', LEIPZIG, BEFORE_LEIPZIG).dice(6);
    expect(asks(table, 'withdrawal.whether', 'coalition')).toBe(true);
  });

  test('16.1 card 31, Coalition: they go without a combat, and the attackers may advance', () => {
    const table = attack(second('coalition', '31', aroundLeipzig), 'french', LEIPZIG, BEFORE_LEIPZIG).dice(6);
    table.pick('coalition', ({ kind }) => kind === 'withdraw');
    expect(told(table, 'card.eludesNapoleon')).toEqual([{ side: 'coalition', hex: BEFORE_LEIPZIG }]);
    expect(asks(table, 'advance.who', 'french')).toBe(true);
    expect(combatMarks(table, 'F-16')).toBe(0);
  });

  test('16.1 card 31, Coalition: or stand, and the combat takes its course', () => {
    const table = attack(second('coalition', '31', aroundLeipzig), 'french', LEIPZIG, BEFORE_LEIPZIG).dice(6);
    table.answer('coalition', 'stand').until('combat.attackDie');
    expect(told(table, 'card.eludesNapoleon')).toEqual([]);
  });

  test('16.1 card 31, Coalition: a marshal beside Napoleon changes nothing', () => {
    const french = { [LEIPZIG]: ['F-16', 'F-1L', 'F-Va', 'Ney', 'Napoleon'] };
    const table = attack(second('coalition', '31', { ...aroundLeipzig, french }), 'french', LEIPZIG, BEFORE_LEIPZIG);
    expect(asks(table.dice(6), 'withdrawal.whether', 'coalition')).toBe(true);
  });

  test('16.1 card 31, Coalition: before a marshal nobody goes, though Napoleon stands near', () => {
    const french = { [LEIPZIG]: ['F-16', 'F-1L', 'F-Va', 'Ney'], '3716': ['F-17', 'Napoleon'] };
    const table = attack(second('coalition', '31', { ...aroundLeipzig, french }), 'french', LEIPZIG, BEFORE_LEIPZIG);
    expect(asks(table.dice(6), 'withdrawal.whether', 'coalition')).toBe(false);
  });

  test('16.1 card 31, Coalition: it is discarded while Napoleon is away', () => {
    expect(hasNoEffect(second('coalition', '31', aroundLiegnitz), '31')).toBe(true);
  });

  const spread: Position = {
    coalition: { [LIEGNITZ]: ['R-5', 'Blucher'], '3015': ['R-14'], '2915': ['R-3', 'R-4'], '2916': ['R-7'] },
    disrupted: ['R-4'],
  };

  test('16.1 card 31, French: three hidden stacks are shown to them alone', () => {
    const table = second('french', '31', { ...spread, agreed: { hiddenStacks: true } });
    for (const hex of ['2915', LIEGNITZ, '2916']) table.answer('french', { kind: 'nameStack', hex });
    const shown = table.match.events('french').filter(({ said }) => said.key === 'card.stackShown');
    expect(shown.map(({ said }) => said.params)).toMatchObject([
      { hex: '2915', units: ['R-3', 'R-4'], disrupted: ['R-4'], commanders: [], dummies: 0 },
      { hex: LIEGNITZ, units: ['R-5'], commanders: ['Blucher'] },
      { hex: '2916', units: ['R-7'] },
    ]);
    expect(table.match.events('coalition').some(({ said }) => said.key === 'card.stackShown')).toBe(false);
  });

  test('16.1 card 31, French: it is discarded where stacks lie open', () => {
    expect(hasNoEffect(second('french', '31', spread), '31')).toBe(true);
  });
});

describe('16.1 card 32, the Prince Royal', () => {
  const swedes: Position = {
    ...aroundLiegnitz,
    // Russians at Glogau can attack in any case, so that the question is asked.
    coalition: { [LIEGNITZ]: ['S-1', 'S-2', 'Bernadotte'], '3015': ['S-3'], '3114': ['R-5'] },
    depots: { french: [BAUTZEN], coalition: [LIEGNITZ, '3015', '3114'] },
  };
  const order = { kind: 'attack', from: LIEGNITZ, to: BEFORE_LIEGNITZ };

  test('16.1 card 32, Coalition: Swedes attack without two more Combat Factors (14.8)', () => {
    expect(inCombat(second('coalition', '33', swedes), 'coalition').refusal('coalition', order).rule).toBe('14.8');
    expect(inCombat(second('coalition', '32', swedes), 'coalition').asked().answers).toContainEqual(order);
  });

  test('16.1 card 32, French: Swedes do not move, nor attack, nor support an attack', () => {
    const table = second('french', '32', swedes);
    expect(table.state.effects).toMatchObject([
      { kind: 'mayNotMove' },
      { kind: 'mayNotAttack' },
      { kind: 'mayNotSupport', in: 'attack' },
    ]);
    for (const units of namedBy(table)) expect(units).toEqual(['S-1', 'S-2', 'S-3']);
    const outnumbered = { ...swedes, french: { [BEFORE_LIEGNITZ]: ['F-Va'] }, disrupted: ['F-Va'] };
    const inPhase = inCombat(second('french', '32', outnumbered), 'coalition');
    expect(inPhase.refusal('coalition', order).rule).toBe('16.1');
  });

  test.each(BOTH)('16.1 card 32, %s: it is discarded without Swedes', (side) => {
    expect(hasNoEffect(second(side, '32', aroundLiegnitz), '32')).toBe(true);
  });
});

test.each(BOTH)('16.1 card 33, three days of rain, %s: no forced march, and combined arms add two at most', (side) => {
  const table = second(side, '33', aroundLeipzig);
  expect(table.state.effects).toMatchObject([{ kind: 'noForcedMarch' }, { kind: 'armsAtMost', bonus: 2 }]);
  attack(table, 'french', LEIPZIG, BEFORE_LEIPZIG).dice(6).until('combat.attackDie');
  expect(modifiers(table)['arms']).toBe(2);
});

describe('16.1 card 34, rivers in spate', () => {
  const GUBEN = '3313';
  const stacks: Position = {
    french: { [LEIPZIG]: ['F-16', 'Ney'] },
    coalition: { [GUBEN]: ['R-5', 'Blucher'] },
    depots: { french: [LEIPZIG], coalition: [GUBEN] },
  };
  /** A train for one stack of the side, which is about to march. */
  const marching = (laidBy: Side, side: Side, hex: string): Table => {
    const table = second(laidBy, '34', stacks).until('7.4');
    if (table.asked().by !== side) table.answer(opponent(side), 'pass');
    table.answer(side, { kind: 'train', hex }).until('8.2');
    if (table.asked().by !== side) table.until('8.2');
    return table.answer(side, { kind: 'move', from: hex }).answer(side, 'march');
  };

  test.each([
    ['coalition', 'french', LEIPZIG, '3814', '3815'],
    ['french', 'coalition', GUBEN, '3312', '3213'],
  ] as const)(
    '16.1 card 34, %s: the other side crosses rivers by bridges alone',
    (laidBy, side, hex, river, bridge) => {
      const table = marching(laidBy, side, hex);
      expect(table.refusal(side, { kind: 'step', to: river })).toEqual({
        rule: '16.1',
        because: { key: 'card.riverInSpate', params: { from: hex, to: river } },
      });
      expect(table.asked(side).answers).toContainEqual({ kind: 'step', to: bridge });
    },
  );

  test('16.1 card 34: anyone who lays it crosses as ever', () => {
    expect(marching('french', 'french', LEIPZIG).asked().answers).toContainEqual({ kind: 'step', to: '3814' });
  });
});

test.each([
  ['coalition', 1],
  ['french', -1],
] as const)('16.1 card 35, General Moreau, %s: %i Combat Command for the Coalition', (side, by) => {
  const table = second(side, '35').until('card.draw');
  expect(told(table, 'commands.byCards')).toEqual([{ side: 'coalition', by, commands: 3 + by }]);
});

describe('16.1 card 36, tired marshals', () => {
  const marshals: Position = {
    ...aroundLiegnitz,
    french: { [BEFORE_LIEGNITZ]: ['F-16', 'F-17', 'F-18', 'Ney'], [BAUTZEN]: ['Napoleon', 'Davout'] },
  };

  test.each([
    ['coalition', 1],
    ['french', 3],
  ] as const)('16.1 card 36, %s: a marshal who is rated two is rated %i', (side, rating) => {
    const table = second(side, '36', marshals);
    expect(offered(table, 'commander')).toEqual(expect.arrayContaining(['Ney', 'Davout']));
    expect(offered(table, 'commander')).not.toContain('Napoleon');
    table.answer(side, { kind: 'nameCommander', commander: 'Ney' });
    expect(table.state.effects).toMatchObject([{ kind: 'rating', commander: 'Ney', by: rating - 2 }]);
  });

  test.each(BOTH)('16.1 card 36, %s: it is discarded when Napoleon stands alone', (side) => {
    expect(hasNoEffect(second(side, '36', { french: { [LEIPZIG]: ['F-16', 'Napoleon'] } }), '36')).toBe(true);
  });
});

describe('16.1 card 37, a bridge too soon', () => {
  test('16.1 card 37, Coalition: the French who withdraw over a bridge take one more hit', () => {
    const table = second('coalition', '37', aroundLiegnitz);
    expect(table.state.effects).toMatchObject([{ kind: 'bridgeBlown', side: 'french', lasts: 'turn' }]);
    attack(table, 'coalition', LIEGNITZ, BEFORE_LIEGNITZ).dice(6).until('combat.attackDie').dice(1, 1, 3);
    table.until('withdrawal.whether').answer('french', { kind: 'withdraw', to: BAUTZEN });
    expect(told(table, 'card.bridgeBlown')).toEqual([{ side: 'french' }]);
  });

  test('16.1 card 37, French: the first attack of the Coalition across a river is one weaker', () => {
    const table = second('french', '37', {
      french: { '3213': ['F-16', 'F-17'] },
      coalition: { '3114': ['R-5', 'R-14', 'Blucher'] },
      depots: { french: ['3313'], coalition: ['3114'] },
    });
    attack(table, 'coalition', '3114', '3213').dice(6).until('combat.attackDie');
    expect(modifiers(table)).toMatchObject({ river: -3, riverGuarded: -1 });
  });
});

describe('16.1 card 38, secret talks at Ried', () => {
  const bavarians: Position = {
    ...aroundLiegnitz,
    french: { [BEFORE_LIEGNITZ]: ['F-29', 'F-Bac', 'F-16', 'Ney'] },
  };

  test('16.1 card 38, Coalition: Bavarians on the French side do nothing but defend themselves', () => {
    const table = second('coalition', '38', bavarians);
    expect(table.state.effects).toMatchObject([
      { kind: 'mayNotMove', units: ['F-29', 'F-Bac'] },
      { kind: 'mayNotAttack', units: ['F-29', 'F-Bac'] },
      { kind: 'mayNotSupport', units: ['F-29', 'F-Bac'], in: 'both' },
    ]);
  });

  test('16.1 card 38, Coalition: it is discarded without them', () => {
    expect(hasNoEffect(second('coalition', '38', aroundLiegnitz), '38')).toBe(true);
  });

  test('16.1 card 38, French: the Confederation stands firm this Turn', () => {
    expect(second('french', '38').state.effects).toMatchObject([{ kind: 'steadyConfederation', lasts: 'turn' }]);
  });

  test('16.1 card 38, French: it is discarded once the Confederation has gone over', () => {
    expect(hasNoEffect(second('french', '38', { politics: { confederation: 'coalition' } }), '38')).toBe(true);
  });
});

describe('16.1 card 39, massed guns', () => {
  test.each([
    ['coalition', 'coalition', LIEGNITZ, BEFORE_LIEGNITZ],
    ['french', 'french', LEIPZIG, BEFORE_LEIPZIG],
  ] as const)('16.1 card 39, %s: one more in a combat where it has artillery', (side, by, from, to) => {
    const table = attack(second(side, '39', side === 'french' ? aroundLeipzig : aroundLiegnitz), by, from, to);
    table.dice(6).until('card.massGuns').answer(side, { kind: 'useCard', card: '39' });
    expect(modifiers(table)['massedGuns']).toBe(1);
    expect(table.state.effects).toEqual([]);
  });

  test.each(BOTH)('16.1 card 39, %s: it is discarded without artillery on the map', (side) => {
    expect(hasNoEffect(second(side, '39'), '39')).toBe(true);
  });
});

describe.each([
  ['40', 'Austria', ['A-ML', 'A-Bub'], ['R-5', 'R-14']],
  ['40a', 'Prussia', ['P-Horn', 'P-Hun'], ['R-5', 'R-14']],
] as const)('16.1 card %s, Russia and %s', (card, nation, [first, other], [russian, farRussian]) => {
  const position: Position = {
    politics: { austria: 'coalition', armistice: 9 },
    coalition: { [LIEGNITZ]: [first, russian, 'Blucher'], '3015': [farRussian], '2915': [other] },
    french: { [BEFORE_LIEGNITZ]: ['F-16'] },
    depots: { coalition: [LIEGNITZ, '3015', '2915'], french: [BAUTZEN] },
  };

  test(`16.1 card ${card}, Coalition: an attack of both nations is the likelier to go in, once`, () => {
    const table = second('coalition', card, position);
    expect(table.state.effects).toMatchObject([{ kind: 'concert', side: 'coalition', nations: [nation, 'Russia'] }]);
  });

  test(`16.1 card ${card}, French: a stack of both stays where it is, and no other`, () => {
    const table = second('french', card, position);
    const phase = under(table, {
      ...position,
      next: 'coalition',
      coalition: { ...position.coalition, '2915': [other, 'Kleist'] },
      trains: [LIEGNITZ, '2915'].map((hex) => ({ side: 'coalition', hex }) as const),
    });
    expect(phase.refusal('coalition', { kind: 'move', from: LIEGNITZ })).toMatchObject({
      rule: '16.1',
      because: { key: 'card.mayNotMove' },
    });
    expect(phase.asked().answers).toContainEqual({ kind: 'move', from: '2915' });
  });

  test(`16.1 card ${card}: it is discarded where the two nations do not meet`, () => {
    const apart = { ...position, coalition: { [LIEGNITZ]: [first], '3015': [russian] } };
    expect(hasNoEffect(second('french', card, apart), card)).toBe(true);
    expect(hasNoEffect(second('coalition', card, { ...position, coalition: { '3015': [russian] } }), card)).toBe(true);
  });
});
