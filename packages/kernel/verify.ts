import { Chain, type Stretch } from './chain.ts';
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

/** Every segment's hash must be what its answers give. */
const checkChain = (record: GameRecord, place: string): void => {
  const chain = new Chain(record.game, record.options, record.salt);
  const stretches: Stretch[] = [];
  const entries = record.segments.flatMap(({ answers }) => answers);
  let end = 0;
  for (const { rules, checkpoint, answers } of record.segments) {
    stretches.push({ rules, from: end, ...(checkpoint ? { checkpoint } : {}) });
    end += answers.length;
  }
  end = 0;
  for (const [index, { answers, hash }] of record.segments.entries()) {
    end += answers.length;
    if (chain.at(end, entries, stretches) !== hash)
      throw new InputError(
        `${place}.segments[${index}].hash`,
        'the answers do not give this hash: the record is damaged or was changed',
        FRESH_COPY,
      );
  }
};

/** Opens a record and goes on from its end. The options and every answer pass the same checks as live ones. */
export const load = <S extends State, O, V>(
  game: Game<S, O, V>,
  record: GameRecord,
  place = 'record',
): Match<S, O, V> => {
  if (record.game !== game.id)
    throw new InputError(
      `${place}.game`,
      `this is a record of ${record.game}`,
      `Open it with that game, not with ${game.id}.`,
    );
  const last = record.segments.at(-1);
  if (last && last.rules !== game.version)
    throw new InputError(
      `${place}.segments[${record.segments.length - 1}].rules`,
      `the record was played with rules ${last.rules}, and this is ${game.version}`,
      `Open it with a Bivouac that plays ${game.id} ${last.rules}.`,
    );
  const options = game.options.parse(record.options, `${place}.options`);
  checkChain(record, place);
  const { match, brokeAt, verdict } = Match.rebuild(game, options, record);
  if (brokeAt !== undefined)
    throw new InputError(
      `${place}, answer ${brokeAt}`,
      `it is refused (${verdict?.rule}: ${verdict ? game.tell('en', verdict.because) : ''})`,
      FRESH_COPY,
    );
  return match;
};

/** Replays a record and compares every hash. Throws an InputError that says where it breaks. */
export const verify = <S extends State, O, V>(
  game: Game<S, O, V>,
  record: GameRecord,
  place = 'record',
): Verified<S, O, V> => {
  const match = load(game, record, place);
  if (match.hash() !== record.hash)
    throw new InputError(`${place}.hash`, 'the replay ends in another state than the record says', FRESH_COPY);
  const chainedOnly = record.segments.slice(0, -1).reduce((sum, { answers }) => sum + answers.length, 0);
  return { match, answers: match.seq, chainedOnly, result: match.result() };
};
