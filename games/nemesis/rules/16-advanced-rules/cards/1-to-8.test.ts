import { SPECTATOR } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import type { Side } from '../../../catalogue/catalogue.ts';
import { opponent } from '../../../state/state.ts';
import { hasNoEffect, laying, offered, under } from '../../../testing/cards.ts';
import { isDisrupted, type Table, told, whereIs } from '../../../testing/combat.ts';
import { marchAlong, SAXON_ROAD } from '../../../testing/seniority.ts';

const LEIPZIG = '3715';
const MAGDEBURG = '3813';
const ERFURT = '3916';
const BRESLAU = '2915';
const LIEGNITZ = '3115';
const FRENCH = ['F-16', 'F-17', 'Lauriston'];
const RUSSIANS = ['R-5', 'R-14', 'Barclay'];
const THEIR_TROOPS = { french: FRENCH, coalition: RUSSIANS } as const;
const BOTH = ['coalition', 'french'] as const;

describe('16.1 card 1, spring thaw', () => {
  const score = (laidBy: Side, marches: Side): unknown => {
    const { effects } = laying(laidBy, '1').state;
    const table = marchAlong(marches, SAXON_ROAD, THEIR_TROOPS[marches], { agreed: {}, effects }).dice(3);
    return told(table, 'march.score')[0]?.['score'];
  };

  test.each(BOTH)('16.1 card 1, %s: one is added to the enemy’s march attrition, and not to one’s own', (side) => {
    expect(score(side, opponent(side))).toBe(4);
    expect(score(side, side)).toBe(3);
  });

  test('16.1 card 1: a short march still needs no roll', () => {
    const { effects } = laying('coalition', '1').state;
    const table = marchAlong('french', SAXON_ROAD.slice(0, 3), FRENCH, { agreed: {}, effects });
    expect(told(table, 'march.dieRolled')).toEqual([]);
    expect(table.state.clock.phase).not.toBe('movement');
  });
});

describe('16.1 card 2, captured courier', () => {
  const counters = {
    french: { [LEIPZIG]: ['F-16', 'Ney'], [MAGDEBURG]: ['F-17'], [ERFURT]: ['F-18'] },
    coalition: { [BRESLAU]: ['R-5', 'Barclay'], [LIEGNITZ]: ['R-14'], '3015': ['R-3'] },
    disrupted: ['F-17', 'R-14'],
  };
  const named = { coalition: [LEIPZIG, MAGDEBURG], french: [BRESLAU, LIEGNITZ] } as const;

  test.each(BOTH)('16.1 card 2, %s: two enemy stacks are shown to the one who laid it', (side) => {
    const table = laying(side, '2', { ...counters, agreed: { hiddenStacks: true } });
    for (const hex of named[side]) table.answer(side, { kind: 'nameStack', hex });
    const shown = (seer: string) =>
      table.match.events(seer).flatMap(({ said }) => (said.key === 'card.stackShown' ? [said.params] : []));
    expect(shown(side).map(({ hex, disrupted }) => [hex, disrupted])).toEqual([
      [named[side][0], []],
      [named[side][1], side === 'coalition' ? ['F-17'] : ['R-14']],
    ]);
    expect([...shown(opponent(side)), ...shown(SPECTATOR)]).toEqual([]);
  });

  test.each(BOTH)('16.1 card 2, %s: where stacks lie open there is nothing to show', (side) => {
    expect(hasNoEffect(laying(side, '2', counters), '2')).toBe(true);
  });
});

describe('16.1 card 3, gold for iron', () => {
  const trains = (side: Side): number => laying(side, '3').until('7.4').state.pools.coalition.real;

  test('16.1 card 3, coalition: one train more', () => {
    expect(trains('coalition')).toBe(9);
  });

  test('16.1 card 3, french: the Coalition has one train fewer', () => {
    expect(trains('french')).toBe(7);
  });

  test('16.1 card 3: K-10 it does not change who lays the first counter', () => {
    expect(laying('coalition', '3', { turn: 10 }).until('7.4').asked().by).toBe('french');
  });
});

describe('16.1 card 4, roads of mud', () => {
  const stuck = (table: Table, side: Side): Table => {
    const [from, ...way] = SAXON_ROAD;
    const march = under(table, { next: side, [side]: { [from]: THEIR_TROOPS[side] }, trains: [{ side, hex: from }] });
    march.answer(side, { kind: 'move', from }).answer(side, 'march');
    for (const to of way) march.answer(side, { kind: 'step', to });
    return march;
  };

  test.each(BOTH)('16.1 card 4, laid by the %s: nobody marches further than three hexes', (side) => {
    const table = laying(side, '4');
    for (const marches of BOTH)
      expect(stuck(table, marches).refusal(marches, { kind: 'step', to: '3917' })).toMatchObject({
        rule: '16.1',
        because: { key: 'card.noForcedMarch', params: { points: 4, most: 3 } },
      });
  });

  test('16.1 card 4: without it a fourth hex is open', () => {
    expect(stuck(laying('coalition', '3'), 'french').asked().answers).toContainEqual({ kind: 'step', to: '3917' });
  });

  test('16.1 card 4, coalition: a move without a train that the card before allowed is void', () => {
    const table = laying('coalition', '4', { other: '18', french: { [LEIPZIG]: ['F-16', 'Napoleon'] } });
    expect(told(table, 'card.voids')).toEqual([{ card: '4', other: '18' }]);
    expect(table.state.effects.map(({ kind }) => kind)).toEqual(['noForcedMarch']);
  });

  test('16.1 card 4, french: other effects of the card before stay', () => {
    const table = laying('french', '4', { other: '1' });
    expect(told(table, 'card.voids')).toEqual([]);
    expect(table.state.effects.map(({ kind }) => kind)).toEqual(['marchDie', 'noForcedMarch']);
  });
});

describe('16.1 card 5, remounts', () => {
  const horse = { french: { [LEIPZIG]: ['F-1L', 'F-3L', 'F-GC1', 'F-16'] }, depots: { french: [LEIPZIG] } };

  test('16.1 card 5, coalition: the French disrupt one of their cavalry, Guards excepted', () => {
    const table = laying('coalition', '5', { ...horse, disrupted: ['F-16'] });
    expect(table.asked().by).toBe('french');
    expect(offered(table, 'unit')).toEqual(['F-1L', 'F-3L']);
    table.answer('french', { unit: 'F-3L' });
    expect(isDisrupted(table, 'F-3L')).toBe(true);
  });

  test('16.1 card 5, coalition: without such cavalry it has no effect', () => {
    const table = laying('coalition', '5', { ...horse, disrupted: ['F-1L', 'F-3L'] });
    expect(hasNoEffect(table, '5')).toBe(true);
  });

  test('16.1 card 5, french: a disrupted cavalry unit in supply rallies', () => {
    const table = laying('french', '5', { ...horse, disrupted: ['F-GC1', 'F-16'] });
    expect(isDisrupted(table, 'F-GC1')).toBe(false);
    expect(isDisrupted(table, 'F-16')).toBe(true);
  });

  test('16.1 card 5, french: K-3 Danes at home need no supply (6.6)', () => {
    const table = laying('french', '5', { french: { '4008': ['F-Dac'] }, disrupted: ['F-Dac'] });
    expect(isDisrupted(table, 'F-Dac')).toBe(false);
  });

  test('16.1 card 5, french: K-3 out of supply nobody rallies', () => {
    expect(hasNoEffect(laying('french', '5', { french: { [LEIPZIG]: ['F-1L'] }, disrupted: ['F-1L'] }), '5')).toBe(
      true,
    );
  });
});

describe('16.1 card 6, to my people', () => {
  const called = (table: Table): unknown => {
    table.until('13.2');
    return [table.state.clock.turn, table.asked().prompt.params['unit']];
  };

  test('16.1 card 6, coalition: the next Landwehr comes at the end of this Turn, in a city of Prussia', () => {
    const table = laying('coalition', '6', { due: ['P-Land3', 'P-Land4', 'P-LandC'] });
    expect(called(table)).toEqual([5, 'P-Land3']);
    expect(table.asked().answers).toContainEqual({ kind: 'arrive', at: BRESLAU });
    table.answer('coalition', { at: BRESLAU });
    expect(whereIs(table, 'P-Land3')).toBe(BRESLAU);
    expect(whereIs(table, 'P-LandC')).toBe('due');
  });

  test('16.1 card 6, coalition: who is due this very Turn is passed over', () => {
    const table = laying('coalition', '6', { turn: 6, due: ['P-Land1', 'P-Land6'] });
    expect(table.state.rescheduled).toEqual([{ unit: 'P-Land6', endOfTurn: 6 }]);
    expect(called(table)).toEqual([6, 'P-Land1']);
    table.answer('coalition', { at: BRESLAU });
    expect(called(table)).toEqual([6, 'P-Land6']);
    expect(offered(table, 'at')).toContain(BRESLAU);
    expect(offered(table, 'at')).not.toContain('2612');
  });

  test('16.1 card 6, french: the next Landwehr comes one Turn late', () => {
    expect(called(laying('french', '6', { due: ['P-Land1'] }))).toEqual([7, 'P-Land1']);
  });

  test.each(BOTH)('16.1 card 6, %s: when all have come it has no effect', (side) => {
    expect(hasNoEffect(laying(side, '6'), '6')).toBe(true);
  });
});

describe('16.1 card 7, Cossack raid', () => {
  const raid = (more = {}): Table =>
    laying('coalition', '7', {
      french: { [MAGDEBURG]: ['F-16'] },
      coalition: { '3513': ['R-Tche'] },
      depots: { french: [LEIPZIG, MAGDEBURG, '3613'] },
      ...more,
    });
  const depots = (table: Table) => table.state.depots.map(({ hex }) => hex);

  test('16.1 card 7, coalition: on four or more a Depot without troops near Cossacks is taken off', () => {
    const table = raid();
    expect(offered(table, 'hex')).toEqual([LEIPZIG, '3613']);
    table.answer('coalition', { hex: '3613' }).dice(4);
    expect(depots(table)).toEqual([LEIPZIG, MAGDEBURG]);
    expect(table.state.ledgers.french.depotsLost).toBe(0);
  });

  test('16.1 card 7, coalition: on less it stands', () => {
    expect(depots(raid().answer('coalition', { hex: '3613' }).dice(3))).toEqual([LEIPZIG, MAGDEBURG, '3613']);
  });

  test('16.1 card 7, coalition: disrupted Cossacks, Cossacks too far off, or others raid nobody', () => {
    expect(hasNoEffect(raid({ disrupted: ['R-Tche'] }), '7')).toBe(true);
    expect(hasNoEffect(raid({ coalition: { [BRESLAU]: ['R-Tche'] } }), '7')).toBe(true);
    expect(hasNoEffect(raid({ coalition: { '3513': ['R-5', 'R-Pahl'] } }), '7')).toBe(true);
  });

  test('16.1 card 7, french: Cossacks stay, and their stack moves without them', () => {
    const coalition = { [BRESLAU]: ['R-Tche', 'R-Plat1', 'Platov'], [LIEGNITZ]: ['R-Illow', ...RUSSIANS] };
    const trains = [BRESLAU, LIEGNITZ].map((hex) => ({ side: 'coalition', hex }) as const);
    const table = under(laying('french', '7', { coalition }), { next: 'coalition', coalition, trains });
    expect(table.refusal('coalition', { kind: 'move', from: BRESLAU })).toMatchObject({
      rule: '16.1',
      because: { key: 'card.mayNotMove', params: { unit: 'R-Plat1' } },
    });
    table.answer('coalition', { kind: 'move', from: LIEGNITZ });
    expect(table.asked().prompt.params['units']).toEqual(['R-5', 'R-14']);
  });

  test('16.1 card 7, french: without Cossacks on the map it has no effect', () => {
    expect(hasNoEffect(laying('french', '7'), '7')).toBe(true);
  });
});

describe('16.1 card 8, arrears of pay', () => {
  test.each(BOTH)('16.1 card 8, %s: the other side has one Combat Command fewer', (side) => {
    const table = laying(side, '8').until('card.draw');
    const commands = side === 'coalition' ? 3 : 2;
    expect(told(table, 'commands.byCards')).toEqual([{ side: opponent(side), by: -1, commands }]);
  });
});
