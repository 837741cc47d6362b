import { describe, expect, test } from 'vitest';
import { checkScenario } from '../../scenario/scenario.ts';
import { at, ITALY, type Position } from '../../testing/position.ts';
import { story } from '../../testing/story.ts';

const MILAN = '4227';
const SEVEN = [MILAN, '4428', '4229', '4330', '4329', '4530', '4128'];

/** Italy with another figure of trains on the French card. */
const withCard = (figure: number) =>
  checkScenario({
    ...ITALY,
    id: `card-${figure}`,
    supplyTrains: { ...ITALY.supplyTrains, french: ITALY.supplyTrains.french.map(() => figure) },
  });
const counting = (wanted: Position) => at({ phase: 'countTrains', next: 'french', ...wanted });

describe('7.2 how many trains are available', () => {
  test('7.2 the card gives the figure of the Turn', () => {
    expect(counting({ turn: 3 }).state.pools).toMatchObject({ french: { real: 5 }, coalition: { real: 5 } });
    expect(counting({ turn: 4, next: 'coalition' }).state.pools).toMatchObject({
      french: { real: 5 },
      coalition: { real: 6 },
    });
  });

  test('7.2 each friendly Depot on the map takes one away, and one of the enemy does not', () => {
    const { state } = counting({ depots: { french: [MILAN, '4428'], coalition: ['3827'] } });
    expect(state.pools.french.real).toBe(3);
    expect(state.pools.coalition.real).toBe(4);
  });

  test('7.2 each Depot captured takes one away for good (8.7)', () => {
    expect(counting({ ledgers: { french: { depotsLost: 2 } } }).state.pools.french.real).toBe(3);
  });

  test('7.2 captured Depots never bring the figure below nothing (A-76)', () => {
    const table = counting({ ledgers: { french: { depotsLost: 6 } } });
    expect(table.state.pools.french.real).toBe(0);
    expect(table.events('train.count')[0]?.said.params).toMatchObject({ card: 5, lost: 5, converted: 0, trains: 0 });
  });

  test('7.2 a player who converts a depot has no train more than before (A-10)', () => {
    // R-A10: a figure of 9 and four Depots, of which one is converted.
    const depots = { french: SEVEN.slice(0, 4) };
    const french = { [MILAN]: ['f99-ci'] };
    const table = at({ scenario: withCard(9), turn: 2, phase: 'convertDepot', next: 'french', french, depots });
    table.answer('french', { kind: 'convert', hex: MILAN });
    expect(table.state.depots).toHaveLength(3);
    expect(table.state.pools.french.real).toBe(5);
    expect(table.state.trains).toHaveLength(1);
  });

  test('7.2 the sum is told with all its terms', () => {
    const table = counting({
      depots: { french: [MILAN] },
      ledgers: { french: { depotsLost: 1, converted: true } },
    });
    expect(table.events('train.count')[0]?.said.params).toEqual({
      side: 'french',
      card: 5,
      lost: 1,
      depots: 1,
      converted: 1,
      trains: 2,
    });
  });

  test('7.2 PN-7.2 with 5 on the card and 7 Depots the opponent removes two', () => {
    const table = counting({ depots: { french: SEVEN } });
    expect(table.asked()).toMatchObject({ rule: '7.2', by: 'coalition' });
    expect(table.asked().answers).toHaveLength(7);
    table.answer('coalition', { kind: 'removeDepot', hex: '4329' });
    table.answer('coalition', { kind: 'removeDepot', hex: MILAN });
    expect(table.state.clock.phase).toBe('allocateTrains');
    expect(table.state.depots.map(({ hex }) => hex)).toEqual(['4428', '4229', '4330', '4530', '4128']);
    expect(table.state.pools.french.real).toBe(0);
  });

  test('7.2 the opponent removes depots until the number of trains is zero (A-11)', () => {
    // R-A11: 9 on the card, one Depot captured and a card of −1 (here in the figure, 8), eight Depots.
    const depots = { french: [...SEVEN, '4028'] };
    const ledgers = { french: { depotsLost: 1 } };
    const table = counting({ scenario: withCard(8), turn: 2, depots, ledgers });
    table.answer('coalition', { kind: 'removeDepot', hex: MILAN });
    expect(table.state.clock.phase).toBe('allocateTrains');
    expect(table.state.pools.french.real).toBe(0);
    // Not a permanent loss.
    expect(table.state.ledgers.french.depotsLost).toBe(1);
  });

  test('7.2 the opponent removes Depots of the player who is short, and none of his own', () => {
    const table = counting({ depots: { french: SEVEN, coalition: ['3827'] } });
    expect(table.asked().answers).not.toContainEqual({ kind: 'removeDepot', hex: '3827' });
  });
});

test('7.1, 7.2 a figure that has fallen: one Depot is converted, and of the others the opponent takes one (A-10, A-11)', () => {
  const table = at({
    phase: 'convertDepot',
    next: 'french',
    french: { [MILAN]: ['f99-ci', 'Moreau'] },
    depots: { french: [MILAN, '4229', '4428'] },
    ledgers: { french: { depotsLost: 3 } },
  });
  table.answer('french', 'convert').answer('coalition', { kind: 'removeDepot', hex: '4229' });
  expect(story(table).slice(0, 6)).toEqual([
    '7.1 depot.converted french 4227',
    '5.1 phase.begins countTrains',
    '7.2 train.count french 5 3 2 1 -1',
    '7.2 depot.removedForWant french coalition 4229',
    '7.2 train.count french 5 3 1 1 0',
    '7.2 train.count coalition 5 0 0 0 5',
  ]);
  expect(table.state.depots).toEqual([{ side: 'french', hex: '4428' }]);
  expect(table.state.trains).toEqual([{ side: 'french', hex: MILAN, real: true, faceUp: true }]);
  expect(table.state.ledgers.french.depotsLost).toBe(3);
});
