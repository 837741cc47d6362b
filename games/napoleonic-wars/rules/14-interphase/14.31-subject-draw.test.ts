import { describe, expect, test } from 'vitest';
import { handOf, nationRow } from '../../state/state.ts';
import { at, type Position, type Table } from '../../testing/position.ts';

/** The draw of 1807 is over; Austria fell in the Turn before. */
const drawing = (wanted: Position = {}): Table =>
  at({
    players: 5,
    clock: { phase: 'subjectDraw', interphase: true, marker: 'austria', turn: 2, step: 0 },
    nations: { austria: { camp: null, subjectTo: 'france', graceUntil: 3 } },
    hands: { austria: ['godoy', 'rally'] },
    ...wanted,
  });
/** Chance draws whatever it likes. */
const drawn = (table: Table): Table => {
  while (table.asked().by === 'chance') table.pick('chance', () => true);
  return table;
};

describe('14.31.3 Subject Neutrals', () => {
  test('14.31.3 a Subject Neutral may change Hand and Reserves for its largest Hand and face-down Reserves', () => {
    const table = drawing();
    expect(table.asked().by).toBe('austria');
    const { reserves } = nationRow(table.state, 'austria');
    drawn(table.answer('austria', 'swapHand'));
    expect(handOf(table.state, 'austria')).toHaveLength(4);
    expect(table.state.cards.faceDown.austria).toHaveLength(reserves.length);
    expect(nationRow(table.state, 'austria').reserves).toEqual([]);
  });
  test('14.31.3 or keep what it has', () => {
    const table = drawing().answer('austria', 'pass');
    expect(handOf(table.state, 'austria')).toEqual(['godoy', 'rally']);
    expect(table.state.cards.faceDown.austria).toEqual([]);
  });
  test('14.31.3 not after a Mulligan, and nobody else is asked', () => {
    const late = drawing({ effects: [{ kind: 'mulliganed', nation: 'austria', card: null }] });
    expect(late.asked().prompt.key).not.toBe('subject.draw');
    expect(drawing({ nations: {} }).asked().prompt.key).not.toBe('subject.draw');
  });
});
