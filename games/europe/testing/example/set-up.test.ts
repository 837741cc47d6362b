import { describe, expect, test } from 'vitest';
import { card as cardCard, cardId } from '../../catalogue/catalogue.ts';
import { EDITIONS } from '../../catalogue/ids.ts';
import { forceSteps } from '../../state/state.ts';
import { depotsOf, forceOf, placeOf, unitsOf } from './reading.ts';
import { page } from './story.ts';

const valued = (cards: readonly string[]): readonly (readonly [string, number])[] =>
  cards.map((id) => [id, cardCard(cardId(id)).value]);

describe.each(EDITIONS)('the example of play is set up (%s)', (edition) => {
  test('20.2 seven cards each, with the values that are printed', () => {
    const { hands } = page(edition, 'hands').table.state.cards;
    expect(valued(hands.empire)).toEqual([
      ['1F', 3],
      ['27F', 1],
      ['4F', 3],
      ['5F', 2],
      ['7F', 2],
      ['3F', 2],
      ['25F', 0],
    ]);
    expect(valued(hands.coalition)).toEqual([
      ['1C', 3],
      ['2C', 2],
      ['3C', 2],
      ['4C', 2],
      ['10C', 3],
      ['14C', 3],
      ['18C', 2],
    ]);
  });
  test('20.2 Soult and a second depot with the Grande Armée, Lannes and Ney with the Army of Italy', () => {
    const { table } = page(edition, 'placement');
    expect(['soult', 'lannes', 'ney'].map((general) => placeOf(table, general))).toEqual(['lille', 'milan', 'milan']);
    expect([depotsOf(table, 'napoleon'), depotsOf(table, 'massena')]).toEqual([2, 1]);
    expect(forceSteps(table.state, forceOf(table, 'napoleon').id)).toBe(15);
  });
  test('20.2 the Dutch corps has one step: rulings/20.2-dutch-corps.md', () => {
    const { table } = page(edition, 'placement');
    expect(unitsOf(table, 'marmont')).toEqual(['fra_5-', 'hol_1-']);
  });
  test('5.2 the year begins with the second round, and the Empire acts', () => {
    const { table } = page(edition, 'hands');
    expect(table.state.clock).toMatchObject({ year: 1805, phase: 'rounds', round: 2, next: 'empire' });
    expect(table.state.tracks).toMatchObject({ victory: 5, escalade: 0 });
  });
});
