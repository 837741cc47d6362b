import { SPECTATOR } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { type Side, unitCards } from '../../../catalogue/catalogue.ts';
import { opponent } from '../../../state/state.ts';
import { hasNoEffect, laying, offered } from '../../../testing/cards.ts';
import { isDisrupted, type Table, told, whereIs } from '../../../testing/combat.ts';
import { imagine, view } from '../../../secrecy/view.ts';

const LEIPZIG = '3715';
const BRESLAU = '2915';
const LIEGNITZ = '3115';

const trainsByCards = (table: Table): readonly unknown[] =>
  told(table, 'train.byCards').map(({ side, by }) => ({ side, by }));
describe('16.1 card 26, a spy at headquarters', () => {
  /** Both sides lay a dummy and a train at Leipzig and Breslau, and nothing else. */
  const bothLay = (table: Table, side: Side, hex: string): void => {
    table.answer(side, { kind: 'dummy', hex });
    table.answer(opponent(side), 'pass');
    table.answer(side, { kind: 'train', hex });
    table.answer(opponent(side), 'pass');
  };
  const spied = (side: Side): Table =>
    laying(side, '26', {
      french: { [LEIPZIG]: ['F-16', 'Ney'] },
      coalition: { [BRESLAU]: ['R-5', 'Barclay'] },
      depots: { french: [LEIPZIG], coalition: [BRESLAU] },
    });
  const cardsSeen = (table: Table, seer: string, side: Side): readonly string[] | null =>
    table.view(seer).state.cards.hands[side].cards;
  const trainsSeen = (table: Table, seer: string, side: Side): readonly (boolean | null)[] =>
    table
      .view(seer)
      .state.trains.filter((train) => train.side === side)
      .map(({ real }) => real);

  test.each(['coalition', 'french'] as const)(
    '16.1 card 26: the %s read the card that the other side keeps',
    (side) => {
      const table = spied(side);
      const watched = opponent(side);
      expect(cardsSeen(table, side, watched)).toEqual(table.state.cards.hands[watched]);
      expect(cardsSeen(table, watched, side)).toBeNull();
      expect(cardsSeen(table, SPECTATOR, watched)).toBeNull();
      const reports = table.match.events(side).filter(({ said }) => said.key === 'card.spiesHand');
      expect(reports.map(({ said }) => said.params['cards'])).toEqual([table.state.cards.hands[watched]]);
      expect(table.match.events(watched).some(({ said }) => said.key === 'card.spiesHand')).toBe(false);
    },
  );

  test.each([
    ['coalition', LEIPZIG],
    ['french', BRESLAU],
  ] as const)('16.1 card 26: the %s read the face-down counters once all are laid, not before', (side, hex) => {
    const watched = opponent(side);
    const table = spied(side).until('7.4');
    if (table.asked().by === side) table.answer(side, 'pass');
    bothLay(table, watched, hex);
    expect(trainsSeen(table, side, watched)).toEqual([null, null]);
    table.until('8.2');
    expect(trainsSeen(table, side, watched)).toEqual([false, true]);
    expect(trainsSeen(table, SPECTATOR, watched)).toEqual([null, null]);
    expect(told(table, 'card.spiesTrains')).toEqual([{ side: watched, real: [hex], dummies: [hex] }]);
    expect(table.match.events(watched).some(({ said }) => said.key === 'card.spiesTrains')).toBe(false);
    const { state } = table.view(side);
    for (const pick of [() => 0, (below: number) => below - 1])
      expect(view(imagine(state, side, pick), side)).toEqual(state);
  });

  test('16.1 card 26: the spy tells of face-down counters alone', () => {
    const table = laying('coalition', '26', {
      french: { [LEIPZIG]: ['F-16', 'Ney'] },
      trains: [{ side: 'french', hex: LEIPZIG, faceUp: true }],
      depots: { french: [LEIPZIG] },
    }).until('8.2');
    expect(told(table, 'card.spiesTrains')).toEqual([{ side: 'french', real: [], dummies: [] }]);
  });

  test('16.1 card 26: the other side learns nothing in return', () => {
    const table = spied('coalition').until('7.4');
    if (table.asked().by === 'french') table.answer('french', 'pass');
    bothLay(table, 'coalition', BRESLAU);
    table.until('8.2');
    expect(trainsSeen(table, 'french', 'coalition')).toEqual([null, null]);
  });
});

describe('16.1 card 27, news from Spain', () => {
  test('16.1 card 27, Coalition: the French have one train fewer', () => {
    const table = laying('coalition', '27').until('7.4');
    expect(trainsByCards(table)).toEqual([{ side: 'french', by: -1 }]);
    expect(table.state.pools.french.real).toBe(9);
  });

  const beaten = { [LEIPZIG]: ['F-16', 'F-17', 'F-18', 'F-24', 'F-1L'] };

  test('16.1 card 27, French: two infantry units of France rally, in supply and without train or commander', () => {
    const table = laying('french', '27', {
      french: beaten,
      disrupted: beaten[LEIPZIG],
      depots: { french: [LEIPZIG] },
    });
    expect(offered(table, 'unit')).toEqual(['F-16', 'F-17', 'F-18']);
    table.answer('french', { kind: 'rallyUnit', unit: 'F-16' }).answer('french', { kind: 'rallyUnit', unit: 'F-18' });
    expect(beaten[LEIPZIG].filter((id) => !isDisrupted(table, id))).toEqual(['F-16', 'F-18']);
  });

  test('16.1 card 27, French: it is discarded when nobody can rally', () => {
    expect(hasNoEffect(laying('french', '27', { french: beaten, disrupted: beaten[LEIPZIG] }), '27')).toBe(true);
    expect(hasNoEffect(laying('french', '27', { french: beaten, depots: { french: [LEIPZIG] } }), '27')).toBe(true);
  });
});

describe('16.1 card 28, subsidy treaty', () => {
  test('16.1 card 28, Coalition: one train more', () => {
    expect(trainsByCards(laying('coalition', '28').until('7.4'))).toEqual([{ side: 'coalition', by: 1 }]);
  });

  test('16.1 card 28, French: the Coalition has one train fewer', () => {
    expect(trainsByCards(laying('french', '28').until('7.4'))).toEqual([{ side: 'coalition', by: -1 }]);
  });
});

describe('16.1 card 29, Silesia musters', () => {
  const lineInfantry = unitCards
    .filter(({ nation, cls, arm }) => nation === 'Prussia' && cls === 'Line' && arm === 'infantry')
    .map(({ id }) => id);

  test('16.1 card 29, Coalition: a lost Prussian Line infantry unit returns disrupted to a city of Silesia', () => {
    const table = laying('coalition', '29', { due: lineInfantry.filter((id) => id !== 'P-Horn' && id !== 'P-Hun') });
    expect(offered(table, 'unit')).toEqual(['P-Horn', 'P-Hun']);
    table.answer('coalition', { kind: 'nameUnit', unit: 'P-Horn' });
    expect(offered(table, 'at')).toEqual(['2915', '3115', '3015', '2916', '3016', '2815', '2816']);
    table.answer('coalition', { kind: 'arrive', at: BRESLAU });
    expect(whereIs(table, 'P-Horn')).toBe(BRESLAU);
    expect(isDisrupted(table, 'P-Horn')).toBe(true);
  });

  test('16.1 card 29, Coalition: not beside the enemy (13.3), nor where there is no room (4.1)', () => {
    const table = laying('coalition', '29', {
      due: lineInfantry.filter((id) => id !== 'P-Horn'),
      french: { '2914': ['F-16'] },
      coalition: { '3016': ['R-3', 'R-4', 'R-7', 'R-18'] },
    });
    expect(table.refusal('coalition', { kind: 'arrive', at: BRESLAU }).rule).toBe('13.3');
    expect(table.refusal('coalition', { kind: 'arrive', at: '3016' }).rule).toBe('4.1');
  });

  test('16.1 card 29, Coalition: when no unit can return, one Prussian unit rallies', () => {
    const table = laying('coalition', '29', {
      due: lineInfantry,
      coalition: { [LIEGNITZ]: ['P-Gd', 'P-GdC', 'R-5'] },
      disrupted: ['P-Gd', 'P-GdC', 'R-5'],
      depots: { coalition: [LIEGNITZ] },
    });
    expect(offered(table, 'unit')).toEqual(['P-Gd', 'P-GdC']);
    table.answer('coalition', { kind: 'rallyUnit', unit: 'P-GdC' });
    expect(['P-Gd', 'P-GdC', 'R-5'].map((id) => isDisrupted(table, id))).toEqual([true, false, true]);
  });

  test('16.1 card 29, Coalition: when nobody can do either it is discarded', () => {
    expect(hasNoEffect(laying('coalition', '29', { due: lineInfantry }), '29')).toBe(true);
  });

  test('16.1 card 29, French: the Coalition disrupts one of its Prussian units in Silesia', () => {
    const table = laying('french', '29', {
      coalition: { [BRESLAU]: ['P-Horn', 'P-Hun', 'R-5'], '2909': ['P-Zie'] },
      depots: { coalition: [BRESLAU, '2909'] },
    });
    expect(offered(table, 'unit')).toEqual(['P-Horn', 'P-Hun']);
    table.answer('coalition', { kind: 'nameUnit', unit: 'P-Hun' });
    expect(isDisrupted(table, 'P-Hun')).toBe(true);
    expect(isDisrupted(table, 'P-Horn')).toBe(false);
  });

  test('16.1 card 29, French: it is discarded when there is no such unit in good order', () => {
    const coalition = { [BRESLAU]: ['P-Horn'], '2909': ['P-Zie'] };
    expect(hasNoEffect(laying('french', '29', { coalition, disrupted: ['P-Horn'] }), '29')).toBe(true);
  });
});

describe('16.1 card 30, talk of a truce', () => {
  test.each(['coalition', 'french'] as const)('16.1 card 30, %s: two more on its next Armistice roll', (side) => {
    const table = laying(side, '30', { turn: 6 });
    expect(table.state.effects).toMatchObject([{ kind: 'truceDie', side, by: 2, lasts: 'standing' }]);
    table.until('14.15').dice(3, 4);
    expect(table.state.clock.turn).toBe(7);
    expect(told(table, 'truce.rolled').find((rolled) => rolled['side'] === side)).toMatchObject({ bonus: 2 });
    expect(table.state.effects).toEqual([]);
  });

  test.each([
    ['on Turn 11', { turn: 11 }],
    ['in an Armistice', { turn: 13, politics: { armistice: 9 } }],
  ] as const)('16.1 card 30: %s it brings a Combat Command instead', (_when, position) => {
    for (const side of ['coalition', 'french'] as const) {
      const table = laying(side, '30', position);
      expect(table.state.effects).toMatchObject([{ kind: 'commands', side, by: 1, lasts: 'turn' }]);
    }
  });
});
