import type { Answer } from './answer.ts';
import type { Match } from './match.ts';
import { CHANCE, type Seat } from './question.ts';
import { type Infer, listOf, optional, shape, text } from './schema.ts';
import type { State } from './state.ts';

/** An answer on which a die falls, and by what it is known that it has come off: a line that is told, or a question. */
export const diceChanceSchema = shape({
  /** The key of the question's prompt. */
  asks: text(),
  kinds: listOf(text()),
  /** Keys of lines. With `figure`, the line must say one of `values` there. */
  told: listOf(text()),
  figure: optional(text()),
  values: optional(listOf(text())),
  /** Keys of lines by which it is known that it has not, where more dice fall next. */
  failed: optional(listOf(text())),
  /** Keys of prompts. */
  asked: optional(listOf(text())),
  /** Kinds of answers that lead on to the dice without a say in how they count: who goes along. */
  via: optional(listOf(text())),
});
export type DiceChance = Infer<typeof diceChanceSchema>;

/** The share of the dice on which an answer comes off. */
export interface Foretold {
  readonly answer: Answer;
  readonly share: number;
}

/** So many dice are gone through one after the other, and so many answers are weighed. */
const MOST_DICE = 2;
const MOST_ANSWERS = 40;
const MOST_FACES = 6;
const MOST_PASSES = 6;

const hasComeOff = <S extends State, O, V>(
  match: Match<S, O, V>,
  seat: Seat,
  from: number,
  chance: DiceChance,
): boolean => {
  const { told, figure, values = [], asked = [] } = chance;
  return (
    match.questions().some(({ prompt }) => asked.includes(prompt.key)) ||
    match
      .events(seat, from)
      .some(
        ({ said }) => told.includes(said.key) && (figure === undefined || values.includes(String(said.params[figure]))),
      )
  );
};

/** Responses are taken to be passes: what others hold is not known. */
const passesOn = <S extends State, O, V>(match: Match<S, O, V>, { via = [] }: DiceChance): void => {
  const leadsOn = ({ kind }: Answer): boolean => kind === 'pass' || via.includes(kind);
  for (let passes = 0; passes < MOST_PASSES; passes++) {
    const [question] = match.questions();
    const pass = question?.by === CHANCE ? undefined : question?.answers.find(leadsOn);
    if (!question || !pass || match.answer(question.by, match.seq, pass)) return;
  }
};

const shareOf = <S extends State, O, V>(
  match: Match<S, O, V>,
  seat: Seat,
  from: number,
  chance: DiceChance,
  dice: number,
): number | undefined => {
  passesOn(match, chance);
  if (hasComeOff(match, seat, from, chance)) return 1;
  if (match.events(seat, from).some(({ said }) => chance.failed?.includes(said.key))) return 0;
  const [die] = match.questions();
  if (die?.by !== CHANCE) return 0;
  if (dice === 0 || die.answers.length > MOST_FACES) return undefined;
  const shares = die.answers.map((face) => {
    const there = match.fork();
    there.answer(CHANCE, there.seq, face);
    return shareOf(there, seat, from, chance, dice - 1);
  });
  const known = shares.filter((share) => share !== undefined);
  return known.length < shares.length ? undefined : known.reduce((sum, share) => sum + share / shares.length, 0);
};

/** For each answer of a kind that has a chance: the share of the dice on which it comes off. Best on a match made by `imaginedBeside`. */
export const foretell = <S extends State, O, V>(
  match: Match<S, O, V>,
  seat: Seat,
  chances: readonly DiceChance[],
): readonly Foretold[] => {
  const question = match.questions().find(({ by }) => by === seat);
  if (!question) return [];
  const weighed = question.answers.flatMap((answer) => {
    const chance = chances.find(({ asks, kinds }) => asks === question.prompt.key && kinds.includes(answer.kind));
    return chance ? [{ answer, chance }] : [];
  });
  return weighed.slice(0, MOST_ANSWERS).flatMap(({ answer, chance }) => {
    const there = match.fork();
    const from = there.seq + 1;
    if (there.answer(seat, there.seq, answer)) return [];
    const share = shareOf(there, seat, from, chance, MOST_DICE);
    return share === undefined ? [] : [{ answer, share }];
  });
};
