import { canonical, type Match, NO_ORDERS, PASS, type Question, Table } from '@bivouac/kernel';
import { Breach, type Property, randomGame, rounds, seers } from './subject.ts';

const titled = ({ rule, prompt, by }: Question): string => `${rule} ${prompt.key} (asked of ${by})`;

const isSameWindow = (match: Match, question: Question): boolean =>
  match.questions().some(({ window }) => window && canonical(window) === canonical(question.window));

/** A seat that may respond can also pass, sits at the table, and is one of those whom the window names. */
const checkPosed = (match: Match, question: Question, place: string): void => {
  const seats = question.window?.seats ?? [];
  const stray = [question.by, ...seats].find((seat) => !match.inPlay().includes(seat) || !seats.includes(seat));
  if (stray !== undefined) throw new Breach(`${titled(question)}: the window is not open to ${stray}`, place);
  if (!question.answers.some(({ kind }) => kind === PASS.kind))
    throw new Breach(`${titled(question)}: nobody can pass`, place);
};

/** While the window is open, nobody else sees who has answered, nor what. */
const checkOpaque = (match: Match, question: Question, place: string): void => {
  for (const answer of question.answers) {
    const after = match.fork();
    after.answer(question.by, after.seq, answer);
    const next = after.questions().map(({ by }) => by);
    if (!isSameWindow(after, question)) continue;
    for (const seer of seers(match).filter((each) => each !== question.by && !next.includes(each)))
      if (canonical(match.view(seer).ask) !== canonical(after.view(seer).ask))
        throw new Breach(`${titled(question)}: ${seer} sees that it was answered`, place);
  }
};

/** An order that passes is as good as a pass by hand at the same table, which goes on with what is forced, and waits for the beat. */
const checkOrder = (match: Match, { by }: Question, place: string): void => {
  const [hand, order] = [match.fork(), match.fork()];
  new Table(hand, { keepsBeat: true }).answer(by, hand.seq, PASS);
  const table = new Table(order, { keepsBeat: true, orders: { [by]: { ...NO_ORDERS, windows: 'never' } } });
  if (order.hash() !== match.hash()) throw new Breach(`the order of ${by} does not wait for the beat`, place);
  const isDue = table.due().includes(by);
  while (table.due().includes(by) && order.hash() !== hand.hash()) table.obey();
  if (!isDue || order.hash() !== hand.hash())
    throw new Breach(`the order of ${by} does not pass as a hand does`, place);
};

export const windows: Property = {
  name: 'windows',
  says: 'a window lets everybody pass, tells nobody who has answered, and obeys standing orders',
  try(subject, games) {
    let tried = 0;
    if (!subject.game.moments) return { games, windows: 0 };
    for (const round of rounds(subject, games)) {
      const look = (match: Match): void => {
        const place = `${round.place}, answer ${match.seq}`;
        for (const question of match.questions()) {
          if (!question.window) continue;
          checkPosed(match, question, place);
          checkOpaque(match, question, place);
          checkOrder(match, question, place);
          tried++;
        }
      };
      randomGame(subject, round, (match) => look(match as unknown as Match));
    }
    return { games, windows: tried };
  },
};
