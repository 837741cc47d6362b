import {
  CHANCE,
  isGivenByTable,
  Match,
  type Question,
  type Seat,
  seeded,
  seededNumbers,
  type State,
  Table,
} from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { SHELF } from './games.ts';
import { playableOf } from './rooms/shelf.ts';

const { game } = playableOf(SHELF, 'nemesis');

/** Plays so many answers at random, as the server has the table play, and looks at every question. */
const play = (
  chosen: object,
  count: number,
  look: (match: Match, question: Question, place: number) => void,
): Match => {
  const options = game.options.parse(chosen, 'options');
  const match = Match.begin(game, options, 'salt');
  const table = new Table(match, { chance: seeded('dice') });
  const pick = seededNumbers('answers');
  for (let place = 0; place < count; place++) {
    const [question] = match.questions();
    if (!question) break;
    look(match, question, place);
    const { by, answers } = question;
    const verdict = table.answer(by, match.seq, answers[pick(place, answers.length)]);
    if (verdict) throw new Error(`${verdict.rule} ${verdict.because.key}`);
  }
  return match;
};

const others = ({ options }: Match, { by }: Question): readonly Seat[] =>
  game.seats(options).filter((seat) => seat !== by);

const GAMES = [
  { scenario: '1799' },
  { scenario: '1813' },
  { scenario: '1813', hiddenStacks: true },
  { scenario: '1813', cards: true },
];

test.each(GAMES)(
  '%o: the table gives an only answer where anybody can see it; else the seat does, and nobody sees that it is the only one',
  (chosen) => {
    let alone = 0;
    const told: string[] = [];
    const match = play(chosen, 400, (at, question) => {
      if (question.answers.length > 1) return;
      alone++;
      for (const other of others(at, question))
        for (const seen of at.view(other).ask) if (seen.answers) told.push(JSON.stringify(seen));
    });
    expect(alone).toBeGreaterThan(0);
    expect([match.questions().some(isGivenByTable), told]).toEqual([false, []]);
  },
);

/** Questions that a seat is asked with a choice, and without one if something lay otherwise that the other cannot see. */
const betrayed = (chosen: object): readonly string[] => {
  const pick = seededNumbers('what may lie there');
  const found = new Set<string>();
  play(chosen, 600, (match, question, place) => {
    if (match.checkpoint.at !== match.seq || question.by === CHANCE) return;
    for (const other of others(match, question)) {
      let number = place * 1000;
      const imagined = game.imagine(game.view(match.state, other), other, (below) => pick(number++, below)) as State;
      const [twin] = Match.from(game, match.options, imagined).questions();
      const isSame = twin?.by === question.by && twin.prompt.key === question.prompt.key;
      if (!isSame) continue;
      if (isGivenByTable(twin) !== isGivenByTable(question)) throw new Error(`${question.prompt.key} betrays`);
      if ((twin.answers.length === 1) !== (question.answers.length === 1)) found.add(question.rule);
    }
  });
  return [...found];
};

test('why: whether there is a choice depends on trains that lie face down (7.7), so an answer that came at once would tell', () => {
  expect(betrayed({ scenario: '1799' })).toContain('7.7');
});

test('15.1 and on stacks that do', () => {
  expect(betrayed({ scenario: '1813', hiddenStacks: true }).length).toBeGreaterThan(0);
});
