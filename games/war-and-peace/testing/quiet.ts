import { type Answer, Match, type Question } from '@bivouac/kernel';
import { warAndPeace } from '../game.ts';

const QUIET: readonly Answer['kind'][] = ['usual', 'done', 'pass', 'no', 'stop', 'go'];

/** What somebody answers who does nothing: the usual deployment, no ships, no purchases. */
const quietly = ({ answers }: Question): Answer => {
  const [first] = answers;
  const found = QUIET.map((kind) => answers.find((each) => each.kind === kind)).find((each) => each !== undefined);
  if (!first) throw new Error('a question without an answer');
  return found ?? first;
};

/** A match in which nobody has done anything yet, up to the first question of this kind to a seat. */
export const quietMatch = (options: Readonly<Record<string, unknown>>, seat: string, key: string): Match => {
  const match = Match.begin(warAndPeace, warAndPeace.options.parse(options, '')) as unknown as Match;
  for (let given = 0; given < 2000; given += 1) {
    const [question] = match.questions();
    if (!question) break;
    const own = match.questions().find(({ by, prompt }) => by === seat && prompt.key === key);
    if (own) return match;
    match.answer(question.by, match.seq, quietly(question));
  }
  throw new Error(`${seat} is never asked ${key}`);
};
