import { type Entry, FORMAT, type Game, type GameRecord, Match, type Refusal } from '@bivouac/kernel';
import type { Loaded, Logged, WholeLog } from '../storage/log.ts';
import type { Match as MatchRow } from '../storage/matches.ts';

/** What a room keeps in a snapshot: the state at a checkpoint, which alone says how play goes on. */
export interface Kept {
  readonly state: Readonly<Record<string, unknown>>;
}

/** Stands for an answer that lies before the snapshot: it counts, and nobody reads it. */
const PAST: Entry = { by: '', answer: { kind: 'past' } };

type Terms = Pick<MatchRow, 'id' | 'options' | 'salt'>;

const recordOf = (
  game: Game,
  { options, salt }: Terms,
  draws: number,
  segments: GameRecord['segments'],
): GameRecord => ({
  format: FORMAT,
  game: game.id,
  options,
  salt,
  draws,
  segments,
  hash: '',
});

export const entryOf = ({ by, answer, draw, auto }: Logged): Entry => ({
  by,
  answer,
  ...(draw === undefined ? {} : { draw }),
  ...(auto === undefined ? {} : { auto }),
});

export interface Rebuilt {
  readonly match: Match;
  /** The answers that were replayed, in the order in which they were given. */
  readonly given: readonly Entry[];
  /** Answers that lie before it, out of its reach. */
  readonly from: number;
  /** Answers that no longer fit, and why the first of them does not: that happens when the rules have changed since. */
  readonly broken?: { readonly taken: readonly Entry[]; readonly why: Refusal | undefined };
}

/** Sets a match up from its last snapshot and the answers since, each through the gate. Its length does not matter. */
export const rebuilt = (game: Game, terms: Terms, { head, stretch, snapshot, entries }: Loaded): Rebuilt => {
  const from = snapshot?.seq ?? stretch.starts;
  const checkpoint = (snapshot ? (snapshot.body as Kept).state : stretch.checkpoint) as Kept['state'] | undefined;
  const earlier =
    from > 0 ? [{ rules: stretch.rules, answers: Array.from({ length: from }, () => PAST), hash: '' }] : [];
  const given = entries.map(entryOf);
  const last = { rules: game.version, ...(checkpoint ? { checkpoint } : {}), answers: given, hash: '' };
  const options = game.options.parse(terms.options, 'options');
  const record = recordOf(game, terms, head.draws, [...earlier, last]);
  const { match, brokeAt, verdict: why } = Match.rebuild(game, options, record);
  if (brokeAt === undefined) return { match, given, from };
  const taken = given.slice(brokeAt - from);
  return { match, given: given.slice(0, brokeAt - from), from, broken: { taken, why } };
};

/** The whole match, from the set-up or from where its rules begin: for one whose lines were never kept. */
export const rebuiltWhole = (game: Game, terms: Terms, { stretches, entries }: WholeLog, draws: number): Match => {
  const segments = stretches.map(({ rules, starts, checkpoint }, index) => ({
    rules,
    ...(checkpoint ? { checkpoint: checkpoint as Kept['state'] } : {}),
    answers: entries.slice(starts, stretches[index + 1]?.starts ?? entries.length).map(entryOf),
    hash: '',
  }));
  const options = game.options.parse(terms.options, 'options');
  const { match, verdict, brokeAt } = Match.rebuild(game, options, recordOf(game, terms, draws, segments));
  if (verdict) throw new Error(`match ${terms.id}: answer ${brokeAt} is refused (${verdict.rule})`);
  return match;
};
