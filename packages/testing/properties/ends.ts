import {
  type Answer,
  canonical,
  CHANCE,
  Match,
  type Question,
  REFEREE,
  type Seat,
  SPECTATOR,
  type State,
} from '@bivouac/kernel';
import { lostInJson } from './plain.ts';
import { checkSideBySide } from './side-by-side.ts';
import { Breach, type Property, randomGame, rounds } from './subject.ts';

const RESERVED: readonly Seat[] = [CHANCE, SPECTATOR, REFEREE];
/** Every question is looked at; the whole of its list only this often. */
const LIST_READ_EVERY = 16;

const checkAnswers = ({ rule, prompt, answers }: Question, place: string): void => {
  const title = `${rule} ${prompt.key}`;
  const texts = new Set<string>();
  for (const answer of answers as readonly Answer[]) {
    const lost = lostInJson(answer);
    const nested = Object.values(answer).some((field) => typeof field === 'object');
    const text = canonical(answer);
    if (lost !== undefined || nested || typeof answer.kind !== 'string')
      throw new Breach(`${title}: the answer ${text} is not a flat object of plain values with a kind`, place);
    if (texts.has(text)) throw new Breach(`${title}: the answer ${text} is listed twice`, place);
    texts.add(text);
  }
};

const checkQuestions = <S extends State, O, V>(match: Match<S, O, V>, seats: readonly Seat[], place: string): void => {
  for (const question of match.questions()) {
    const { by, rule, prompt, answers, window } = question;
    if (by !== CHANCE && !seats.includes(by))
      throw new Breach(`${rule} ${prompt.key}: ${by} is asked, who has no seat`, place);
    if (by !== CHANCE && !match.inPlay().includes(by))
      throw new Breach(`${rule} ${prompt.key}: ${by} is asked, who is out of the game`, place);
    if (window && !Object.hasOwn(match.game.moments ?? {}, window.moment))
      throw new Breach(`${rule} ${prompt.key}: the game does not name the moment ${window.moment}`, place);
    if (rule === '') throw new Breach(`${prompt.key}: the question names no rule`, place);
    if (answers.length === 0) throw new Breach(`${rule} ${prompt.key}: a question without an answer`, place);
    if (match.seq % LIST_READ_EVERY === 0) checkAnswers(question, place);
  }
};

export const ends: Property = {
  name: 'ends',
  says: 'random play always ends, asks nobody who is out or has no answer, and every invariant holds after every answer',
  try(subject, games) {
    let [answers, out, sideBySide] = [0, 0, 0];
    for (const round of rounds(subject, games)) {
      const seats = subject.game.seats(round.options);
      const reserved = seats.find((seat) => RESERVED.includes(seat));
      if (reserved) throw new Breach(`no seat may be called ${reserved}`, round.place);
      checkQuestions(Match.begin(subject.game, round.options), seats, round.place);
      const match = randomGame(subject, round, (now) => {
        const place = `${round.place}, answer ${now.seq}`;
        checkQuestions(now, seats, place);
        if (checkSideBySide(now, place)) sideBySide++;
      });
      if (!match.result()) throw new Breach('the game is over and has no result', round.place);
      answers += match.seq;
      out += seats.length - match.inPlay().length;
    }
    return { games, answers, out, sideBySide };
  },
};
