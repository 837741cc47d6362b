import { describe, expect, test } from 'vitest';
import { opponent } from '../../../state/state.ts';
import { hasNoEffect, laying, offered, under } from '../../../testing/cards.ts';
import { asks, isDisrupted, modifiers, ordered, type Table, told, whereIs } from '../../../testing/combat.ts';
import { SAXON_ROAD } from '../../../testing/seniority.ts';

const LEIPZIG = '3715';
const ACROSS_THE_SAALE = '3814';
const MAGDEBURG = '3813';
const BRESLAU = '2915';
const LIEGNITZ = '3115';
const KOSLIN = '3108';
const STOLP = '3007';
const BOTH = ['coalition', 'french'] as const;

describe('16.1 card 9, cohorts of the National Guard', () => {
  const conscripts = {
    french: { [LEIPZIG]: ['F-CSC', 'F-31', 'F-2', 'F-16'], [MAGDEBURG]: ['F-5L'] },
    depots: { french: [LEIPZIG] },
  };
  const RAW = ['F-2', 'F-31', 'F-CSC'];

  test('16.1 card 9, coalition: the French disrupt one of their Conscript infantry', () => {
    const table = laying('coalition', '9', conscripts);
    expect(table.asked().by).toBe('french');
    expect(new Set(offered(table, 'unit'))).toEqual(new Set(RAW));
    table.answer('french', { unit: 'F-31' });
    expect(RAW.map((id) => isDisrupted(table, id))).toEqual([false, true, false]);
  });

  test('16.1 card 9, coalition: with none in good order it has no effect', () => {
    expect(hasNoEffect(laying('coalition', '9', { ...conscripts, disrupted: RAW }), '9')).toBe(true);
  });

  test('16.1 card 9, french: up to two Conscript units rally', () => {
    const table = laying('french', '9', { ...conscripts, disrupted: [...RAW, 'F-16'] });
    expect(new Set(offered(table, 'unit'))).toEqual(new Set(RAW));
    table.answer('french', { unit: 'F-2' }).answer('french', { unit: 'F-CSC' });
    expect([...RAW, 'F-16'].map((id) => isDisrupted(table, id))).toEqual([false, true, false, true]);
  });

  test('16.1 card 9, french: one may be enough', () => {
    const table = laying('french', '9', { ...conscripts, disrupted: RAW }).answer('french', { unit: 'F-2' });
    table.answer('french', 'done');
    expect(RAW.map((id) => isDisrupted(table, id))).toEqual([false, true, true]);
  });
});

describe('16.1 card 10, trained reserves', () => {
  const troops = { [BRESLAU]: ['P-Zie', 'P-Klu', 'P-Gd', 'R-5', 'Yorck'], [LIEGNITZ]: ['P-Pir', 'Blucher'] };

  test('16.1 card 10, coalition: up to two Prussian units rally', () => {
    const table = laying('coalition', '10', {
      coalition: troops,
      depots: { coalition: [BRESLAU] },
      disrupted: ['P-Zie', 'P-Klu', 'R-5'],
    });
    table.answer('coalition', { unit: 'P-Klu' });
    expect(['P-Zie', 'P-Klu', 'R-5'].map((id) => isDisrupted(table, id))).toEqual([true, false, true]);
    table.answer('coalition', { unit: 'P-Zie' });
    expect(isDisrupted(table, 'P-Zie')).toBe(false);
  });

  const idle = (more = {}): Table =>
    under(laying('french', '10', { coalition: troops }), {
      next: 'coalition',
      coalition: troops,
      depots: { coalition: [BRESLAU] },
      trains: [
        { side: 'coalition', hex: BRESLAU },
        { side: 'coalition', hex: LIEGNITZ },
      ],
      ...more,
    });

  test('16.1 card 10, french: any Prussian commander but Blücher may be named', () => {
    const coalition = { [BRESLAU]: ['P-Zie', 'Yorck', 'Kleist'], [LIEGNITZ]: ['R-5', 'Blucher', 'Barclay'] };
    const table = laying('french', '10', { coalition });
    expect(offered(table, 'commander')).toEqual(['Yorck', 'Kleist']);
    table.answer('french', { commander: 'Kleist' });
    expect(table.state.effects).toMatchObject([{ kind: 'idle', commander: 'Kleist' }]);
  });

  test('16.1 card 10, french: he moves no stack, nor himself', () => {
    const table = idle();
    expect(table.refusal('coalition', { kind: 'move', from: BRESLAU })).toMatchObject({
      rule: '16.1',
      because: { key: 'card.idle', params: { commander: 'Yorck' } },
    });
    expect(table.asked().answers).toContainEqual({ kind: 'move', from: LIEGNITZ });
    const joined = { coalition: { [BRESLAU]: ['P-Zie', 'Yorck', 'Barclay'] } };
    table.answer('coalition', { kind: 'move', from: LIEGNITZ });
    expect(
      idle(joined).answer('coalition', { kind: 'move', from: BRESLAU }).asked().prompt.params['commanders'],
    ).toEqual(['Barclay']);
  });

  test('16.1 card 10, french: he rallies nobody', () => {
    const table = idle({ phase: 'rally', disrupted: ['P-Zie', 'P-Pir'] });
    expect(table.refusal('coalition', { kind: 'rally', hex: BRESLAU }).because.key).toBe('card.idle');
  });

  test('16.1 card 10, french: he rides as usual (12.1)', () => {
    const table = idle({ phase: 'commandersMovement' });
    expect(table.asked().answers).toContainEqual({ kind: 'ride', commander: 'Yorck' });
  });

  test('16.1 card 10, french: without another Prussian commander it has no effect', () => {
    expect(hasNoEffect(laying('french', '10', { coalition: { [LIEGNITZ]: ['P-Pir', 'Blucher'] } }), '10')).toBe(true);
  });
});

describe('16.1 card 11, envoys on the road', () => {
  test.each(BOTH)('16.1 card 11, laid by the %s: both have one Combat Command fewer', (side) => {
    const table = laying(side, '11').until('card.draw');
    expect(told(table, 'commands.byCards')).toEqual([
      { side: 'coalition', by: -1, commands: 2 },
      { side: 'french', by: -1, commands: 3 },
    ]);
  });

  test('16.1 card 11: what the card before it did to the Combat Commands is void', () => {
    const table = laying('french', '11', { other: '22' }).until('card.draw');
    expect(told(table, 'card.voids')).toEqual([{ card: '11', other: '22' }]);
    expect(told(table, 'commands.byCards').map(({ by }) => by)).toEqual([-1, -1]);
  });

  test('16.1 card 11: one is left at least (K-10)', () => {
    const table = laying('french', '11', { turn: 5, ledgers: { french: { commandsWon: -3 } } }).until('card.draw');
    expect(told(table, 'commands.byCards')[1]).toEqual({ side: 'french', by: -1, commands: 1 });
  });
});

describe('16.1 card 12, pontoon train', () => {
  const armies = {
    coalition: { [ACROSS_THE_SAALE]: ['R-5', 'R-14', 'Barclay'] },
    french: { [LEIPZIG]: ['F-16', 'F-17', 'Ney'] },
  };
  const from = { coalition: ACROSS_THE_SAALE, french: LEIPZIG } as const;
  const order = (side: (typeof BOTH)[number]) => ({ by: side, from: from[side], to: from[opponent(side)] });
  const attack = (side: (typeof BOTH)[number]): Table => {
    const { effects } = laying(side, '12', armies).state;
    return ordered({ scenario: '1813', turn: 5, ...armies, effects }, order(side));
  };

  test.each(BOTH)('16.1 card 12, %s: in one attack the river does not count', (side) => {
    const table = attack(side);
    expect(asks(table, 'card.useNow', side)).toBe(true);
    table.answer(side, 'useCard').dice(6);
    expect(modifiers(table.until('combat.attackDie'))).not.toHaveProperty('river');
    expect(table.state.effects).toEqual([]);
  });

  test.each(BOTH)('16.1 card 12, %s: who keeps it for another attack crosses as usual', (side) => {
    const table = attack(side).answer(side, 'pass').dice(6);
    expect(modifiers(table.until('combat.attackDie'))).toHaveProperty('river', -3);
    expect(table.state.effects).toHaveLength(1);
  });

  test('16.1 card 12: it is spent even if the attack does not go in', () => {
    const table = attack('french').answer('french', 'useCard').dice(1);
    expect(told(table, 'attack.aborted')).toHaveLength(1);
    expect(table.state.effects).toEqual([]);
  });

  test('16.1 card 12: supporters cross freely too (11.5)', () => {
    const { effects } = laying('french', '12', armies).state;
    const table = ordered(
      {
        scenario: '1813',
        turn: 5,
        french: { '3716': ['F-16', 'F-17', 'Ney'], [ACROSS_THE_SAALE]: ['F-18', 'F-19', 'Napoleon'] },
        coalition: { [LEIPZIG]: ['R-5', 'R-14', 'Barclay'] },
        effects,
      },
      { by: 'french', from: '3716', to: LEIPZIG },
    );
    table.answer('french', 'useCard').dice(6).answer('french', { kind: 'support', hex: ACROSS_THE_SAALE }).dice(6);
    expect(modifiers(table.until('combat.attackDie'))).not.toHaveProperty('supportRiver');
    expect(modifiers(table)).toHaveProperty('support');
  });

  test('16.1 card 12: nobody is asked where there is no river', () => {
    const { effects } = laying('french', '12', armies).state;
    const table = ordered(
      { scenario: '1813', turn: 5, french: armies.french, coalition: { '3716': ['R-5', 'Barclay'] }, effects },
      { by: 'french', from: LEIPZIG, to: '3716' },
    );
    expect(asks(table, 'attack.roll')).toBe(true);
  });
});

describe('16.1 card 13, camp fever', () => {
  const camps = {
    french: { [LEIPZIG]: ['F-16', 'F-17', 'F-18'], [MAGDEBURG]: ['F-1', 'F-4', 'F-Ia'], '3916': ['F-8'] },
    coalition: { [BRESLAU]: ['R-5', 'R-14', 'R-3'], [LIEGNITZ]: ['P-Pir', 'P-Zie'] },
    disrupted: ['R-5', 'F-8', 'F-1'],
  };

  test.each(BOTH)(
    '16.1 card 13, laid by the %s: each disrupts a unit of his largest stack, the layer first',
    (side) => {
      const units = { french: ['F-16', 'F-17', 'F-18', 'F-4', 'F-Ia'], coalition: ['R-14', 'R-3'] };
      const fallen = { french: 'F-4', coalition: 'R-3' };
      const table = laying(side, '13', camps);
      for (const each of [side, opponent(side)]) {
        expect(table.asked().by).toBe(each);
        expect(new Set(offered(table, 'unit'))).toEqual(new Set(units[each]));
        table.answer(each, { unit: fallen[each] });
        expect(isDisrupted(table, fallen[each])).toBe(true);
      }
      expect(told(table, 'card.disrupts')).toHaveLength(2);
    },
  );

  test('16.1 card 13: garrisons in their cities are passed over (K-5)', () => {
    const table = laying('coalition', '13', { french: { '2807': ['F-DG-7', 'F-DG-30'], [LEIPZIG]: ['F-16'] } });
    expect(told(table, 'card.disrupts')).toEqual([{ card: '13', unit: 'F-16' }]);
  });

  test('16.1 card 13: with nobody in good order it has no effect', () => {
    expect(hasNoEffect(laying('coalition', '13'), '13')).toBe(true);
  });
});

describe('16.1 card 14, the black huntsmen', () => {
  test('16.1 card 14, coalition: the French have one train fewer', () => {
    expect(laying('coalition', '14').until('7.4').state.pools.french.real).toBe(9);
  });

  test('16.1 card 14, french: Lützow takes a hit (K-4)', () => {
    const there = { coalition: { [BRESLAU]: ['P-Lutz', 'P-Zie'] }, depots: { coalition: [BRESLAU] } };
    expect(isDisrupted(laying('french', '14', there), 'P-Lutz')).toBe(true);
    expect(whereIs(laying('french', '14', { ...there, disrupted: ['P-Lutz'] }), 'P-Lutz')).toBe('lost');
  });

  test('16.1 card 14, french: it has no effect while he is not on the map', () => {
    expect(hasNoEffect(laying('french', '14', { due: ['P-Lutz'] }), '14')).toBe(true);
  });
});

describe('16.1 card 15, wrong turning', () => {
  const counters = {
    french: { [LEIPZIG]: ['F-16', 'F-17', 'Lauriston'], [MAGDEBURG]: ['F-18', 'Victor'] },
    coalition: { [BRESLAU]: ['R-5', 'R-14', 'Barclay'], [LIEGNITZ]: ['P-Pir', 'Kleist'] },
  };
  const named = { coalition: LEIPZIG, french: BRESLAU } as const;
  const way = { coalition: SAXON_ROAD.slice(1), french: ['2916', '3016'] } as const;

  test.each(BOTH)('16.1 card 15, %s: the units of the stack that is named move one hex at most', (side) => {
    const laid = laying(side, '15', counters).answer(side, { kind: 'nameStack', hex: named[side] });
    const lost = opponent(side);
    const [first = '', second = ''] = way[side];
    const table = under(laid, { ...counters, next: lost, trains: [{ side: lost, hex: named[side] }] });
    table.answer(lost, { kind: 'move', from: named[side] }).answer(lost, 'march').answer(lost, { to: first });
    expect(table.refusal(lost, { kind: 'step', to: second })).toMatchObject({
      rule: '16.1',
      because: { key: 'card.oneHexOnly' },
    });
  });

  test.each(BOTH)('16.1 card 15, %s: one enemy stack on the map is enough, and needs no naming', (side) => {
    const lost = opponent(side);
    const table = laying(side, '15', { [lost]: { [named[side]]: lost === 'french' ? ['F-16'] : ['R-5'] } });
    expect(hasNoEffect(table, '15')).toBe(false);
    expect(table.state.effects).toMatchObject([{ kind: 'oneHexOnly', hex: named[side] }]);
  });

  test('16.1 card 15, coalition: a garrison that nobody has joined is not named (K-5)', () => {
    const french = { '3310': ['F-G-Stett'], '3312': ['F-G-Küst', 'F-18'], [LEIPZIG]: ['F-16'] };
    expect(new Set(offered(laying('coalition', '15', { french }), 'hex'))).toEqual(new Set(['3312', LEIPZIG]));
  });

  test.each(BOTH)('16.1 card 15, %s: without an enemy on the map it has no effect', (side) => {
    expect(hasNoEffect(laying(side, '15'), '15')).toBe(true);
  });
});

describe('16.1 card 16, riots over requisitions', () => {
  test('16.1 card 16, coalition: a Depot of the Confederation or around Hamburg without troops is taken off', () => {
    const table = laying('coalition', '16', {
      french: { [MAGDEBURG]: ['F-16'] },
      depots: { french: [LEIPZIG, MAGDEBURG, '4211', '4416'] },
    });
    expect(offered(table, 'hex')).toEqual([LEIPZIG, '4211']);
    table.answer('coalition', { hex: '4211' });
    expect(table.state.depots.map(({ hex }) => hex)).toEqual([LEIPZIG, MAGDEBURG, '4416']);
    expect(table.state.ledgers.french.depotsLost).toBe(0);
  });

  test('16.1 card 16, coalition: without such a Depot it has no effect', () => {
    expect(hasNoEffect(laying('coalition', '16', { depots: { french: ['4416'] } }), '16')).toBe(true);
  });

  test('16.1 card 16, french: one train more', () => {
    expect(laying('french', '16').until('7.4').state.pools.french.real).toBe(11);
  });
});

describe('16.1 card 17, muskets from England', () => {
  test.each([KOSLIN, STOLP])('16.1 card 17, coalition: a unit at %s brings one train more', (port) => {
    const table = laying('coalition', '17', { coalition: { [port]: ['P-Bors', 'Bulow'] } });
    expect(table.until('7.4').state.pools.coalition.real).toBe(9);
  });

  test('16.1 card 17, coalition: without one it has no effect', () => {
    expect(hasNoEffect(laying('coalition', '17', { coalition: { [BRESLAU]: ['P-Bors'] } }), '17')).toBe(true);
  });

  test('16.1 card 17, coalition: nor if the unit has perished before trains are counted', () => {
    const table = laying('coalition', '17', { coalition: { [KOSLIN]: ['P-Land1'] }, disrupted: ['P-Land1'] });
    expect(whereIs(table.until('7.4'), 'P-Land1')).toBe('lost');
    expect(hasNoEffect(table, '17')).toBe(true);
    expect(table.state.pools.coalition.real).toBe(8);
  });

  const newDepot = (laid: Table): Table =>
    under(laid, {
      phase: 'newDepots',
      next: 'coalition',
      coalition: { [KOSLIN]: ['P-Bors', 'Bulow'] },
      trains: [{ side: 'coalition', hex: KOSLIN }],
    });

  test('16.1 card 17, french: the ports are no sources this Turn (7.8)', () => {
    expect(newDepot(laying('french', '3')).asked().answers).toContainEqual({ kind: 'depot', hex: KOSLIN });
    expect(newDepot(laying('french', '17')).refusal('coalition', { kind: 'depot', hex: KOSLIN }).because.key).toBe(
      'depot.notLinked',
    );
  });
});
