import { readFileSync } from 'node:fs';
import { type Game, type GameRecord, parseRecord, type Result, type State, verify } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';

export const readRecord = (path: string | URL): GameRecord =>
  parseRecord(JSON.parse(readFileSync(path, 'utf8')), String(path));

/** Registers a test that plays a stored record again and comes to the same hash and the same result. */
export const goldenGame = <S extends State, O, V>(
  path: string | URL,
  game: Game<S, O, V>,
  expected: Pick<Result, 'winner' | 'points'>,
): void => {
  const name = String(path).split('/').at(-1) ?? '';
  describe(`golden game ${name}`, () => {
    test('every answer is legal, and they lead to the same hash', () => {
      const record = readRecord(path);
      expect(verify(game, record, name).match.hash()).toBe(record.hash);
    });
    test('the result is the same', () => {
      expect(verify(game, readRecord(path), name).result).toMatchObject(expected);
    });
  });
};
