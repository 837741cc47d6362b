import { saysTheSame } from './answer.ts';
import { Chain, stretchesOf } from './chain.ts';
import { commitmentOf, type FairDice, fairNumbers, keyOfDice } from './fair-dice.ts';
import type { Game, Result } from './game.ts';
import { Match, type Resumption } from './match.ts';
import { CHANCE, type Question } from './question.ts';
import type { Entry, GameRecord } from './record.ts';
import { InputError } from './schema.ts';
import type { State } from './state.ts';

export interface Verified<S extends State, O, V> {
  readonly match: Match<S, O, V>;
  readonly answers: number;
  /** Answers of earlier stretches, under other rules: their chain was checked, they were not replayed. */
  readonly chainedOnly: number;
  readonly result: Result | undefined;
  /** How many rolls were recomputed from the secret of the dice and agree with the record; none without the secret. */
  readonly rollsChecked: number;
}

type Heed = (question: Question, entry: Entry, at: number) => void;

/** How a record is opened. */
interface Manner<S> {
  readonly heed?: Heed;
  /** A checkpoint that was kept with it: answers before it are hashed and not replayed. */
  readonly from?: Resumption<S>;
}

const FRESH_COPY = 'Use a fresh copy of the record.';

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
  { heed, from }: Manner<S>,
): Match<S, O, V> => {
  const { match, brokeAt, verdict } = Match.rebuild(game, options, record, heed, from);
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
 * hash is compared. With `from`, what lies before it is hashed and not replayed. Throws an InputError that says where the
 * record breaks.
 */
export const load = <S extends State, O, V>(
  game: Game<S, O, V>,
  record: GameRecord,
  place = 'record',
  from?: Resumption<S>,
): Match<S, O, V> => opened(game, record, place, from ? { from } : {});

const opened = <S extends State, O, V>(
  game: Game<S, O, V>,
  record: GameRecord,
  place: string,
  manner: Manner<S>,
): Match<S, O, V> => {
  checkRules(game, record, place);
  const options = game.options.parse(record.options, `${place}.options`);
  try {
    checkChain(record, place);
    checkDraws(record, place);
    return replayed(game, options, record, place, manner);
  } catch (fault) {
    if (fault instanceof InputError) throw fault;
    const what = fault instanceof Error ? fault.message : String(fault);
    throw new InputError(place, `its replay breaks off: ${what}`, FRESH_COPY, { cause: fault });
  }
};

/** The secret must be the one that was promised at the start, and every roll the one that it gives. */
const checkDice = (
  { match, commitment, secret = '', seeds }: FairDice,
  place: string,
): { readonly heed: Heed; readonly checked: () => number } => {
  if (commitmentOf(secret) !== commitment)
    throw new InputError(
      `${place}.dice.secret`,
      'it is not the secret that was promised at the start: its hash is another',
      'Compare the commitment with the one that was shown when the match began.',
    );
  const number = fairNumbers(keyOfDice(secret, seeds), match);
  let checked = 0;
  const heed: Heed = ({ by, answers }, { answer, draw }, at) => {
    if (by !== CHANCE) return;
    const due = draw === undefined ? undefined : answers[number(draw, answers.length)];
    if (!due || !saysTheSame(due, answer))
      throw new InputError(
        `${place}, answer ${at}`,
        draw === undefined ? 'this roll has no number' : `roll ${draw} is not the one that the secret gives`,
        'The dice of this record are not those of its server: do not trust it.',
      );
    checked++;
  };
  return { heed, checked: () => checked };
};

/** Opens a record and sums up what was found. Where the secret of the dice is known, every roll is recomputed. */
export const verify = <S extends State, O, V>(
  game: Game<S, O, V>,
  record: GameRecord,
  place = 'record',
): Verified<S, O, V> => {
  const dice = record.dice?.secret === undefined ? undefined : checkDice(record.dice, place);
  const match = opened(game, record, place, dice ? { heed: dice.heed } : {});
  const chainedOnly = record.segments.slice(0, -1).reduce((sum, { answers }) => sum + answers.length, 0);
  return { match, answers: match.seq, chainedOnly, result: match.result(), rollsChecked: dice?.checked() ?? 0 };
};
