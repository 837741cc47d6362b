import { Chain, stretchesOf } from './chain.ts';
import type { Game, Result } from './game.ts';
import { Match } from './match.ts';
import type { GameRecord } from './record.ts';
import { InputError } from './schema.ts';
import type { State } from './state.ts';

export interface Verified<S extends State, O, V> {
  readonly match: Match<S, O, V>;
  readonly answers: number;
  /** Answers of earlier stretches, under other rules: their chain was checked, they were not replayed. */
  readonly chainedOnly: number;
  readonly result: Result | undefined;
}

const FRESH_COPY = 'Take a fresh copy of the record from where it was saved.';

const checkRules = ({ id, version }: Pick<Game, 'id' | 'version'>, record: GameRecord, place: string): void => {
  if (record.game !== id)
    throw new InputError(
      `${place}.game`,
      `this is a record of ${record.game}`,
      `Open it with that game, not with ${id}.`,
    );
  const last = record.segments.at(-1);
  if (last && last.rules !== version)
    throw new InputError(
      `${place}.segments[${record.segments.length - 1}].rules`,
      `the record was played with rules ${last.rules}, and this is ${version}`,
      `Open it with a Bivouac that plays ${id} ${last.rules}.`,
    );
};

/** Every segment's hash must be what its answers give. */
const checkChain = (record: GameRecord, place: string): void => {
  const entries = record.segments.flatMap(({ answers }) => answers);
  const made = new Chain(record).segments(entries, stretchesOf(record.segments));
  const damaged = made.findIndex(({ hash }, index) => hash !== record.segments[index]?.hash);
  if (damaged >= 0)
    throw new InputError(
      `${place}.segments[${damaged}].hash`,
      'the answers do not give this hash: the record is damaged or was changed',
      FRESH_COPY,
    );
};

/** Rolls are numbered upwards, and none beyond those that the table has made: else it would roll one of them again. */
const checkDraws = (record: GameRecord, place: string): void => {
  let next = 0;
  for (const { draw } of [...record.segments.flatMap(({ answers }) => answers), ...(record.sealed ?? [])]) {
    if (draw === undefined) continue;
    if (draw < next || draw >= record.draws)
      throw new InputError(`${place}.draws`, `roll ${draw} is out of order or beyond the count`, FRESH_COPY);
    next = draw + 1;
  }
};

const replayed = <S extends State, O, V>(
  game: Game<S, O, V>,
  options: O,
  record: GameRecord,
  place: string,
): Match<S, O, V> => {
  const { match, brokeAt, verdict } = Match.rebuild(game, options, record);
  if (verdict)
    throw new InputError(
      `${place}, answer ${brokeAt}`,
      `it is refused (${verdict.rule}: ${game.tell('en', verdict.because)})`,
      FRESH_COPY,
    );
  if (match.hash() !== record.hash)
    throw new InputError(`${place}.hash`, 'the replay ends in another state than the record says', FRESH_COPY);
  return match;
};

/**
 * Opens a record and goes on from its end. The options and every answer pass the same checks as live ones, and every
 * hash is compared. Throws an InputError that says where the record breaks.
 */
export const load = <S extends State, O, V>(
  game: Game<S, O, V>,
  record: GameRecord,
  place = 'record',
): Match<S, O, V> => {
  checkRules(game, record, place);
  const options = game.options.parse(record.options, `${place}.options`);
  try {
    checkChain(record, place);
    checkDraws(record, place);
    return replayed(game, options, record, place);
  } catch (fault) {
    if (fault instanceof InputError) throw fault;
    const what = fault instanceof Error ? fault.message : String(fault);
    throw new InputError(place, `its replay breaks off: ${what}`, FRESH_COPY, { cause: fault });
  }
};

/** Opens a record and sums up what was found. */
export const verify = <S extends State, O, V>(
  game: Game<S, O, V>,
  record: GameRecord,
  place = 'record',
): Verified<S, O, V> => {
  const match = load(game, record, place);
  const chainedOnly = record.segments.slice(0, -1).reduce((sum, { answers }) => sum + answers.length, 0);
  return { match, answers: match.seq, chainedOnly, result: match.result() };
};
