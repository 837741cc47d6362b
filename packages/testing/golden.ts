import { readFileSync } from 'node:fs';
import {
  canonical,
  type Game,
  type GameRecord,
  Match,
  parseRecord,
  type Result,
  type State,
  type Verified,
  verify,
} from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';

type Outcome = Pick<Result, 'winner' | 'winners' | 'points'>;

const readJson = (path: string | URL): unknown => JSON.parse(readFileSync(path, 'utf8'));

export const readRecord = (path: string | URL): GameRecord => parseRecord(readJson(path), String(path));

/** Plays a record in pieces: at every checkpoint the match is stored and a new one begun from what was stored. */
const playInPieces = <S extends State, O, V>(game: Game<S, O, V>, record: GameRecord): Match<S, O, V> => {
  const options = game.options.parse(record.options, 'options');
  let match = Match.begin(game, options);
  for (const { by, answer } of record.segments.flatMap(({ answers }) => answers)) {
    const refusal = match.answer(by, match.seq, answer);
    if (refusal) throw new Error(`${refusal.rule} ${refusal.because.key}: a piece refuses what was answered`);
    const { at, state } = match.checkpoint;
    if (at > 0) match = Match.from(game, options, JSON.parse(JSON.stringify(state)) as S);
  }
  return match;
};

/** Registers tests that a stored record, played again as a whole and in pieces, comes to the same end. */
export const goldenGame = <S extends State, O, V>(path: string | URL, game: Game<S, O, V>, expected: Outcome): void => {
  const name = String(path).split('/').at(-1) ?? '';
  let verified: Verified<S, O, V> | undefined;
  const whole = (): Verified<S, O, V> => (verified ??= verify(game, readRecord(path), name));
  describe(`golden game ${name}`, () => {
    test('every answer is legal, and they lead to the same hash', () => {
      expect(whole().match.hash()).toBe(readRecord(path).hash);
    });
    test('the result is the same', () => {
      expect(whole().result).toMatchObject(expected);
    });
    test('in pieces, each from its checkpoint, it comes to the same state', () => {
      expect(canonical(playInPieces(game, readRecord(path)).state)).toBe(canonical(whole().match.state));
    });
  });
};

/** The golden games of a folder: its `results.json` says which there are and what each came to. */
export const goldenGames = <S extends State, O, V>(folder: URL, game: Game<S, O, V>): void => {
  const results = readJson(new URL('results.json', folder)) as Readonly<Record<string, Outcome>>;
  for (const [name, expected] of Object.entries(results)) goldenGame(new URL(`${name}.json`, folder), game, expected);
};
