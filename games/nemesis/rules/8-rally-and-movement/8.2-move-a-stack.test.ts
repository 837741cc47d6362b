import { describe, expect, test } from 'vitest';
import type { HexId } from '../../catalogue/catalogue.ts';
import { say } from '../../text/speech.ts';
import { at, type Position } from '../../testing/position.ts';

const french = (hex: string, more: { readonly real?: boolean; readonly faceUp?: boolean } = {}) =>
  ({ side: 'french', hex, ...more }) as const;
const coalition = (hex: string, more: { readonly real?: boolean } = {}) =>
  ({ side: 'coalition', hex, ...more }) as const;

/** The French at Milan and Turin, the Coalition at Klagenfurt and Villach, far apart. */
const farApart = (change: Position = {}) =>
  at({
    french: { '4227': ['f99-Victor', 'f99-Salm', 'Moreau'], '4428': ['f99-Domb', 'Victor99'] },
    coalition: { '3325': ['a99-Elsn', 'Kray'], '3424': ['a99-Gotte', 'Ott'] },
    trains: [french('4227'), coalition('3325')],
    ...change,
  });
type Table = ReturnType<typeof farApart>;

const move = (table: Table, side: 'french' | 'coalition', from: string, to: string): Table =>
  table
    .answer(side, { kind: 'move', from })
    .answer(side, 'march')
    .answer(side, { kind: 'step', to })
    .answer(side, 'halt');

describe('8.2 the sequence of moves', () => {
  test('8.2 players alternate, one stack at a time', () => {
    const table = farApart({ trains: [french('4227'), french('4428'), coalition('3325'), coalition('3424')] });
    move(table, 'french', '4227', '4228');
    expect(table.asked().by).toBe('coalition');
    move(table, 'coalition', '3325', '3326');
    expect(table.asked().by).toBe('french');
  });

  test('8.2 the player with more trains on his card begins, the French when they are level', () => {
    expect(farApart({ phase: 'rally', turn: 1 }).asked()).toMatchObject({ by: 'french', rule: '8.2' });
    expect(farApart({ phase: 'rally', turn: 4 }).asked()).toMatchObject({ by: 'coalition', rule: '8.2' });
  });

  test('8.2 a player goes on alone when the other has run out of trains', () => {
    const table = farApart({ trains: [french('4227'), french('4428'), coalition('3325')] });
    move(table, 'french', '4227', '4228');
    move(table, 'coalition', '3325', '3326');
    move(table, 'french', '4428', '4427');
    expect(table.state.clock.phase).not.toBe('movement');
  });

  test('8.2 a player without a train goes out, and the other moves on from the start', () => {
    const table = farApart({ trains: [coalition('3325'), coalition('3424')] });
    move(table, 'coalition', '3325', '3326');
    expect(table.asked()).toMatchObject({ by: 'coalition', rule: '8.2' });
  });

  test('8.2 after a move the train is gone, and everyone knows that it was real', () => {
    const table = farApart().answer('french', { kind: 'move', from: '4227' });
    expect(table.state.trains).toEqual([{ ...coalition('3325'), real: true, faceUp: false }]);
    expect(table.events('march.ordered')[0]).toMatchObject({ to: 'all', reveals: true });
  });

  test('8.2 a train that lies face up is used before one that is hidden', () => {
    const table = farApart({ trains: [french('4227'), french('4227', { faceUp: true })] });
    table.answer('french', { kind: 'move', from: '4227' });
    expect(table.state.trains).toEqual([{ ...french('4227'), real: true, faceUp: false }]);
  });
});

describe('8.2 the gap that a spent train leaves', () => {
  /** Two counters at Milan with one at Turin between them, as the Coalition sees what is left of them. */
  const seenAfter = (
    first: boolean,
    second: boolean,
    answer: { readonly kind: string; readonly [field: string]: string },
  ) => {
    const trains = [
      french('4227', { real: first }),
      french('4428'),
      french('4227', { real: second }),
      coalition('3325'),
    ];
    return farApart({ trains }).answer('french', answer).view('coalition').state.trains;
  };

  test('7.4 a move or a discard does not tell which of two counters was the real one', () => {
    for (const answer of [
      { kind: 'move', from: '4227' },
      { kind: 'discard', hex: '4227' },
    ]) {
      const seen = seenAfter(true, true, answer);
      expect(seen.map(({ hex }) => hex)).toEqual(['4428', '4227', '3325']);
      expect(seenAfter(true, false, answer)).toEqual(seen);
      expect(seenAfter(false, true, answer)).toEqual(seen);
    }
  });

  test('8.2 what is left is the dummy, wherever it lay', () => {
    for (const first of [true, false]) {
      const trains = [french('4227', { real: first }), french('4428'), french('4227', { real: !first })];
      const table = farApart({ trains }).answer('french', { kind: 'discard', hex: '4227' });
      expect(table.state.trains.map(({ hex, real }) => [hex, real])).toEqual([
        ['4428', true],
        ['4227', false],
      ]);
    }
  });
});

describe('8.2 passing', () => {
  test('8.2 a pass costs one real train, whose place is named', () => {
    const table = farApart({ trains: [french('4227'), french('4428'), coalition('3325')] });
    table.answer('french', { kind: 'discard', hex: '4428' });
    expect(table.state.trains.map(({ hex }) => hex)).toEqual(['4227', '3325']);
    expect(table.events('march.discards')).toMatchObject([
      { to: 'all', reveals: true, said: { params: { side: 'french', hex: '4428' } } },
    ]);
    expect(table.asked().by).toBe('coalition');
  });

  test('8.2 there is no pass without a discard, and a dummy is none', () => {
    const table = farApart({ trains: [french('4227'), french('4428', { real: false })] });
    expect(table.asked('french').answers).toEqual([
      { kind: 'move', from: '4227' },
      { kind: 'discard', hex: '4227' },
    ]);
  });
});

describe('8.2 the end of the phase', () => {
  test('8.2 who has no real train left is out, and his other counters are known for dummies', () => {
    const table = farApart({ trains: [french('4428', { real: false }), coalition('3325')] });
    expect(table.events('march.outOfTrains')[0]).toMatchObject({
      reveals: true,
      said: { params: { side: 'french', dummies: ['4428'] } },
    });
    expect(table.asked().by).toBe('coalition');
  });

  test('8.2 his dummies lie face up from then on, and the counters of the other stay face down', () => {
    const trains = [french('4428', { real: false }), coalition('3325'), coalition('3424', { real: false })];
    const table = farApart({ trains });
    expect(table.view('coalition').state.trains[0]).toEqual({ ...french('4428'), real: false, faceUp: true });
    expect(table.view('french').state.trains.slice(1)).toEqual([
      { ...coalition('3325'), real: null, faceUp: false },
      { ...coalition('3424'), real: null, faceUp: false },
    ]);
  });

  test('8.2 when both are out the dummies come off, and everyone may move again next Turn', () => {
    const table = farApart({ trains: [french('4227'), french('4428', { real: false })] });
    move(table, 'french', '4227', '4228');
    expect(table.state.clock.phase).not.toBe('movement');
    expect(table.state.trains).toEqual([]);
    expect(table.state.commanders.filter(({ moved, rallied }) => moved || rallied)).toEqual([]);
  });
});

describe('8.2 what a stack needs', () => {
  const refusal = (change: Position, from = '4428') =>
    farApart({ trains: [french('4227')], ...change }).refusal('french', { kind: 'move', from });

  test('8.4 bp1 a Supply Train', () => {
    const because = say('march.noTrain', { hex: '4428' as HexId });
    expect(refusal({})).toEqual({ rule: '8.4 bp1', because });
  });

  test('8.4 bp1 and not a dummy', () => {
    const because = say('march.noTrain', { hex: '4428' as HexId });
    const trains = [french('4227'), french('4428', { real: false })];
    expect(refusal({ trains })).toEqual({ rule: '8.4 bp1', because });
  });

  test('8.2 a commander', () => {
    const because = say('march.noCommander', { hex: '4428' as HexId });
    const units = { '4227': ['f99-Victor', 'Moreau'], '4428': ['f99-Domb'] };
    const trains = [french('4227'), french('4428')];
    expect(refusal({ french: units, trains })).toEqual({ rule: '8.2', because });
  });

  test('8.2 PN-7.5: one train rallies two units under a commander of 2, another moves the stack with him', () => {
    const table = farApart({
      phase: 'rally',
      disrupted: ['f99-Victor', 'f99-Salm'],
      depots: { french: ['4227'] },
      trains: [french('4227'), french('4227')],
    });
    table
      .answer('french', { kind: 'rally', hex: '4227' })
      .answer('french', { unit: 'f99-Victor' })
      .answer('french', { unit: 'f99-Salm' });
    move(table, 'french', '4227', '4228');
    const moved = table.state.units.filter(({ at: place }) => place === '4228');
    expect(moved.map(({ id, disrupted }) => [id, disrupted])).toEqual([
      ['f99-Victor', false],
      ['f99-Salm', false],
    ]);
    expect(table.state.commanders.find(({ id }) => id === 'Moreau')?.at).toBe('4228');
  });
});
