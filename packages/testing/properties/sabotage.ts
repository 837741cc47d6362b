import type { Answer, Question, Script } from '@bivouac/kernel';
import { redoubts, type Redoubts } from '../example/redoubts.ts';
import type { Property, Subject, Tally } from './subject.ts';

export type Sabotaged = typeof redoubts;

/** The example game with something changed for the worse: the suite must find it. */
export const sabotaged = (change: Partial<Sabotaged>): Sabotaged => ({ ...redoubts, ...change });

/** The script of the example with its questions changed; `unasked` answers for those who are no longer asked. */
export const asking = (
  change: (questions: readonly Question[], g: Redoubts) => readonly Question[],
  unasked: Answer = { kind: 'send', nation: 'france', men: 0 },
): Partial<Sabotaged> => ({
  *play(g): Script {
    const script = redoubts.play(g);
    let step = script.next();
    while (!step.done) {
      const asked = step.value;
      const given = change(asked, g);
      const answers = yield given;
      step = script.next(asked.map(({ by }) => answers[given.findIndex((each) => each.by === by)] ?? unasked));
    }
  },
});

/** Tries a property on a game that ought not to have it. */
export const tried =
  (property: Pick<Property, 'try'>, more: Partial<Subject<Redoubts, { redoubts: number }, never>> = {}) =>
  (game: Sabotaged): (() => Tally) =>
  () =>
    property.try({ options: [{ redoubts: 4 }], ...more, game } as Subject<Redoubts, { redoubts: number }, never>, 12);
