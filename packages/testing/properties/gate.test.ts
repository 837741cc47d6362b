import type { Match, State } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { redoubts } from '../example/redoubts.ts';
import { FORGERIES } from './forgery.ts';
import { type Gate, gateTest } from './gate.ts';

const subject = { game: redoubts, options: [{ redoubts: 4 }] };

const listedFor = <S extends State, O, V>(match: Match<S, O, V>, seat: unknown) =>
  match.questions().find(({ by }) => by === seat)?.answers ?? [];

describe('gate: the suite finds a gate that', () => {
  test('nothing is wrong with, and tries every kind of forgery', () => {
    const tally = gateTest(subject, 2000);
    expect(tally['forged']).toBe(2000);
    expect(FORGERIES.filter((kind) => (tally[kind] ?? 0) < 100)).toEqual([]);
  });

  test('does not look at the number', () => {
    const gate: Gate = (match, { seat, answer }) => match.answer(seat as string, match.seq, answer);
    expect(() => gateTest(subject, 1000, gate)).toThrow(
      /a forged answer is accepted \((stale|before its time|no number)/,
    );
  });

  test('compares numbers loosely', () => {
    const gate: Gate = (match, { seat, seq, answer }) =>
      typeof seq !== 'symbol' && typeof seq !== 'object' && Number(seq) === match.seq
        ? match.answer(seat as string, match.seq, answer)
        : match.answer(seat as string, -1, answer);
    expect(() => gateTest(subject, 1000, gate)).toThrow('a forged answer is accepted (no number');
  });

  test('looks at the kind of an answer alone', () => {
    const gate: Gate = (match, { seat, seq, answer }) => {
      const kind = typeof answer === 'object' && answer !== null && 'kind' in answer ? answer.kind : undefined;
      const listed = listedFor(match, seat).find((each) => each.kind === kind);
      return match.answer(seat as string, seq as number, listed);
    };
    expect(() => gateTest(subject, 1000, gate)).toThrow('a forged answer is accepted');
  });

  test('takes any seat for the one that is asked', () => {
    const gate: Gate = (match, { seq, answer }) => match.answer(match.questions()[0]?.by ?? '', seq as number, answer);
    expect(() => gateTest(subject, 1000, gate)).toThrow(
      /a forged answer is accepted \((out of turn|no seat|for chance)/,
    );
  });

  test('throws', () => {
    const gate: Gate = (match, { seat, seq, answer }) => match.answer((seat as string).slice(0), seq as number, answer);
    expect(() => gateTest(subject, 1000, gate)).toThrow('a forged answer throws (no seat');
  });

  test('refuses and yet moves something', () => {
    const gate: Gate = (match, { seat, seq, answer }) => {
      const state: State = match.state;
      state.clock = { ...state.clock };
      return match.answer(seat as string, seq as number, answer);
    };
    expect(() => gateTest(subject, 1000, gate)).toThrow('a forged answer moves the table');
    const deep: Gate = (match, { seat, seq, answer }) => {
      Object.assign(match.state.clock, { redoubt: 99 });
      return match.answer(seat as string, seq as number, answer);
    };
    expect(() => gateTest(subject, 1000, deep)).toThrow('after forged answers: the state differs');
  });
});
