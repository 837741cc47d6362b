import { play } from '@bivouac/testing';
import { describe, expect, test } from 'vitest';
import { hexAt } from '../../catalogue/board.ts';
import { type HexId, unitId } from '../../catalogue/catalogue.ts';
import { nemesis } from '../../game.ts';
import { EVERY_RULE, STANDARD } from '../../scenario/agreed.ts';
import { say } from '../../text/speech.ts';
import { in1812, linked } from '../../testing/invasion.ts';
import { boardOf, scenarioOf, unit } from '../../state/state.ts';
import { standingOf } from '../1-definitions/1.1-friendly-territory.ts';
import { mayEnter } from '../14-campaign-of-1813/14.16-closed-land.ts';
import { isExempt } from '../6-general-supply/6.6-exempt.ts';

const outset = (scenario: string) => play(nemesis, { ...STANDARD, scenario });
const MAGAZINES = ['2121', '1523', '1527', '1734'];

describe('17.1 the joined maps', () => {
  const { state } = outset('1812-1813');
  const board = boardOf(state);

  test('17.1 the sheets meet hex by hex, and the seam is no edge', () => {
    const around = hexAt(board, '2205' as HexId).links.map(({ to }) => to);
    expect(around).toEqual(['2204', '2125', '2126', '2206', '2306', '2305']);
    expect(board.hexes).toHaveLength(625 + 584);
  });

  test('17.1 both maps are in play from the first Turn, and the Duchy, Prussia and Austria are French (L-10)', () => {
    const friends = (hex: string) => standingOf(state, hexAt(board, hex as HexId));
    for (const hex of ['2312', '2507', '1836', '3614', '4010'])
      expect(friends(hex)).toMatchObject({ friendlyTo: ['french'], blocksRoutesOf: ['coalition'] });
    expect(friends('1825')).toMatchObject({ friendlyTo: ['coalition'] });
  });

  test('17.1 the Ottoman Empire and Swedish Pomerania are closed to both, Switzerland to the Coalition (L-10, L-41)', () => {
    const closed = (side: 'coalition' | 'french', hex: string) => mayEnter(state, side, hexAt(board, hex as HexId));
    for (const side of ['coalition', 'french'] as const)
      expect(closed(side, '3608')).toMatchObject({ because: say('hex.closedLand', { hex: '3608' as HexId }) });
    const swiss = board.hexes.find(({ power }) => power === 'Swiss Confederation')?.id ?? '';
    expect(closed('coalition', swiss)).toBeDefined();
    expect(closed('french', swiss)).toBeUndefined();
  });

  test('17.1 one Turn more than 1812 alone, and then 1813: 36 in all', () => {
    const periods = scenarioOf({ scenario: '1812-1813' }).calendar.map(({ period }) => period.en);
    expect(periods).toHaveLength(36);
    expect(periods.slice(15, 19)).toEqual([
      'Second half of January 1813',
      'First half of February 1813',
      'Second half of February 1813',
      'First half of March 1813',
    ]);
    expect(scenarioOf({ scenario: '1812' }).turns).toBe(16);
  });
});

describe('17.1 the set-up of 1812', () => {
  test('17.1 four magazines stand without a chain, and count against the trains (L-32)', () => {
    const { state } = outset('1812');
    expect(state.depots).toEqual(MAGAZINES.map((hex) => ({ side: 'coalition', hex })));
    const table = outset('1812');
    expect(table.asked('coalition').prompt.params).toMatchObject({ left: 11 - 4 });
  });

  test('17.1 the Russians deploy and place Depots first, then the French (L-32)', () => {
    const table = outset('1812');
    expect(unit(table.state, unitId('F12-1')).at).toBe('due');
    table.answer('coalition', 'done');
    expect(unit(table.state, unitId('F12-1')).at).toBe('2207');
    expect(table.asked('french').prompt.key).toBe('setUp.depot');
  });

  test('17.1 garrisons want for nothing in the city of their set-up, and lose that for good when they leave it (L-32)', () => {
    const riga = in1812({
      phase: 'movement',
      next: 'coalition',
      coalition: { '2121': ['R12-Ri1', 'R12-Ri2', 'Essen'] },
      depots: { coalition: ['2121'] },
      trains: [{ side: 'coalition', hex: '2121' }],
    });
    expect(isExempt(riga.state, unit(riga.state, unitId('R12-Ri1')))).toBe(true);
    riga
      .answer('coalition', { kind: 'move', from: '2121' })
      .answer('coalition', { kind: 'leave', unit: 'R12-Ri2' })
      .answer('coalition', 'march')
      .answer('coalition', { kind: 'step', to: '2122' });
    expect(isExempt(riga.state, unit(riga.state, unitId('R12-Ri1')))).toBe(false);
    expect(isExempt(riga.state, unit(riga.state, unitId('R12-Ri2')))).toBe(true);
  });

  test('17.1 Austrians and Prussians draw supply like the French, and Lemberg feeds them all (L-33)', () => {
    const table = in1812({
      phase: 'newDepots',
      next: 'french',
      french: { '2134': ['A12-1', 'Schwarzenberg12'] },
      trains: [{ side: 'french', hex: '1836' }],
    });
    table.answer('french', { kind: 'depot', hex: '1836' });
    expect(table.state.depots).toContainEqual({ side: 'french', hex: '1836' });
  });
});

describe('17.1 what is agreed on', () => {
  test('17.1 in 1812 no card is drawn and no stack lies face down, whatever is agreed for 1813 (L-36)', () => {
    const agreed = { ...EVERY_RULE, seniority: false, evacuatedGarrisons: false };
    const { state } = play(nemesis, { ...agreed, scenario: '1812-1813' });
    expect(state.agreed).toEqual({ ...STANDARD, crowding: true });
    expect(state.cards.decks.pre).toEqual([]);
    expect(state.politics.invasion?.agreed).toEqual(agreed);
  });

  test('17.1 crowding may be chosen in 1812, nothing else of 15 and 16 (L-37)', () => {
    expect(() => nemesis.options.parse({ scenario: '1812', crowding: true })).not.toThrow();
    expect(() => nemesis.options.parse({ scenario: '1812', cards: true })).toThrow(/cards/);
    for (const option of ['seniority', 'evacuatedGarrisons'])
      expect(() => nemesis.options.parse({ scenario: '1812-1813', [option]: true })).toThrow(option);
    expect(() => nemesis.options.parse({ scenario: '1812-1813', cards: true, hiddenStacks: true })).not.toThrow();
  });

  test('17.1 card 24 and with it all cards are out of 1812, February 1813 included (L-36)', () => {
    const table = linked({ turn: 17, phase: 'reckoning', agreed: { cards: true } });
    expect(table.events('16.1')).toEqual([]);
  });
});
