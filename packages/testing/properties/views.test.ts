import { askedAs, type Event, type Question } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { redoubts, type Redoubts } from '../example/redoubts.ts';
import { asking, type Sabotaged, sabotaged, tried } from './sabotage.ts';
import { views } from './views.ts';

const trying = tried(views);
const told = (g: Redoubts, event: Pick<Event, 'to'>): void => {
  const said = { key: 'send.tooMany', params: { nation: 'russia', left: g.reserves.russia } };
  g.log = [...g.log, { rule: '2', said, ...event }];
};
const ofEmpire =
  (change: (question: Question, g: Redoubts) => Question) =>
  (questions: readonly Question[], g: Redoubts): readonly Question[] =>
    questions.map((question) => (question.by === 'empire' ? change(question, g) : question));

describe('views: the suite finds a leak', () => {
  test('and none where there is none', () => {
    const tally = trying(redoubts)();
    expect(tally['different']).toBeGreaterThan(100);
    expect(tally['seals']).toBeGreaterThan(10);
  });

  test('in a table of the view', () => {
    const view: Sabotaged['view'] = (g, seer) => {
      const seen = redoubts.view(g, seer);
      return { ...seen, clock: { ...seen.clock, men: g.reserves.france + g.reserves.austria + g.reserves.russia } };
    };
    const imagine: Sabotaged['imagine'] = (seen, seer, pick) => {
      const { redoubt, of } = seen.clock;
      return redoubts.imagine({ ...seen, clock: { redoubt, of } }, seer, pick);
    };
    expect(trying(sabotaged({ view, imagine }))).toThrow(
      'as imagined, empire can tell what is hidden by the table clock',
    );
  });

  test('in a prompt', () => {
    const prompts = asking(
      ofEmpire((question, g) =>
        askedAs(question, {
          prompt: { key: question.prompt.key, params: { ...question.prompt.params, theirs: g.reserves.austria } },
        }),
      ),
    );
    expect(trying(sabotaged(prompts))).toThrow('empire can tell what is hidden by the questions');
  });

  test('in the prompt of another seat', () => {
    const prompts = asking((questions, g) =>
      questions.map((question) =>
        question.by === 'coalition'
          ? askedAs(question, { prompt: { key: question.prompt.key, params: { left: g.reserves.austria } } })
          : question,
      ),
    );
    expect(trying(sabotaged(prompts))).toThrow('empire can tell what is hidden by the questions');
  });

  test('in a line of the log', () => {
    const play: Sabotaged['play'] = function* (g) {
      told(g, { to: { except: 'coalition' } });
      yield* redoubts.play(g);
    };
    expect(trying(sabotaged({ play }))).toThrow('empire can tell what is hidden by the log');
  });

  test('in a line of the log told in the middle of a stage', () => {
    const lines = asking((questions, g) => {
      if (questions[0]?.by === 'chance') told(g, { to: 'all' });
      return questions;
    });
    expect(trying(sabotaged(lines))).toThrow('empire can tell what is hidden by the log');
  });

  test('in the list of answers', () => {
    const lists = asking(
      ofEmpire((question, g) => ({
        ...question,
        answers: question.answers.filter(({ men }) => Number(men) <= g.reserves.russia),
      })),
    );
    expect(trying(sabotaged(lists))).toThrow('empire can tell what is hidden by the questions');
  });

  test('in being asked at all', () => {
    const asked = asking((questions, g) =>
      questions.length > 1 && g.reserves.russia < 5 ? questions.filter(({ by }) => by !== 'empire') : questions,
    );
    expect(trying(sabotaged(asked))).toThrow('empire can tell what is hidden by the questions');
  });

  test('in the reason why something may not be done', () => {
    const reasons = asking(
      ofEmpire((question, g) =>
        askedAs(question, {
          wishes: () => [
            {
              answer: { kind: 'send', nation: 'france', men: 9 },
              refusal: { rule: '2.1', because: { key: 'send.tooMany', params: { left: g.reserves.austria } } },
            },
          ],
        }),
      ),
    );
    expect(trying(sabotaged(reasons))).toThrow('empire can tell what is hidden by the refused wishes');
  });

  test('in the number of answers that somebody had to give', () => {
    const play: Sabotaged['play'] = function* (g) {
      if (g.reserves.france > 3)
        yield [{ by: 'chance', rule: '2', prompt: { key: 'assault.roll', params: {} }, answers: [{ kind: 'card' }] }];
      yield* redoubts.play(g);
    };
    expect(trying(sabotaged({ play }))).toThrow('coalition can tell what is hidden by the');
  });

  test('in what a spectator sees', () => {
    const view: Sabotaged['view'] = (g, seer) => redoubts.view(g, seer === 'spectator' ? 'empire' : seer);
    const imagine: Sabotaged['imagine'] = (seen, seer, pick) =>
      redoubts.imagine(
        seer === 'spectator' ? { ...seen, reserves: seen.reserves.map(() => 'hidden' as const) } : seen,
        seer,
        pick,
      );
    expect(trying(sabotaged({ view, imagine }))).toThrow('spectator can tell what is hidden by the table reserves');
  });

  test('in an answer that the table gives at once', () => {
    const forced = asking(ofEmpire((question) => askedAs(question, { forced: 'public' })));
    expect(trying(sabotaged(forced))).toThrow('can tell what is hidden by the answers that the table gives at once');
  });

  test('and says so when nothing was imagined, or something impossible', () => {
    const view: Sabotaged['view'] = (g) => redoubts.view(g, 'referee');
    expect(trying(sabotaged({ view }))).toThrow('no imagined state differs from the true one');
    const imagine: Sabotaged['imagine'] = (seen, seer, pick) => ({
      ...redoubts.imagine(seen, seer, pick),
      reserves: { france: -1, austria: 0, russia: 0 },
    });
    expect(trying(sabotaged({ imagine }))).toThrow('imagines a state that breaks 2.1 france overdrawn');
  });
});

describe('views: where whole forces lie hidden, the suite still finds a leak', () => {
  const hiding = tried(views, { hidesForces: true });

  test('and none where there is none', () => {
    expect(hiding(redoubts)()['steps']).toBeGreaterThan(100);
  });

  test('in a table of the view', () => {
    const view: Sabotaged['view'] = (g, seer) => {
      const seen = redoubts.view(g, seer);
      return { ...seen, clock: { ...seen.clock, men: g.reserves.france + g.reserves.austria + g.reserves.russia } };
    };
    const imagine: Sabotaged['imagine'] = (seen, seer, pick) => {
      const { redoubt, of } = seen.clock;
      return redoubts.imagine({ ...seen, clock: { redoubt, of } }, seer, pick);
    };
    expect(hiding(sabotaged({ view, imagine }))).toThrow('can tell what is hidden by the table clock');
  });

  test('in a line of the log, while all else looks the same', () => {
    const lines = asking((questions, g) => {
      if (questions[0]?.by === 'chance') told(g, { to: 'all' });
      return questions;
    });
    expect(hiding(sabotaged(lines))).toThrow('empire can tell what is hidden by the log');
  });

  test('in the list of answers, and in being asked at all', () => {
    const lists = ofEmpire((question, g) => ({
      ...question,
      answers: question.answers.filter(({ men }) => Number(men) <= g.reserves.russia),
    }));
    expect(hiding(sabotaged(asking(lists)))).toThrow('empire can tell what is hidden by the questions');
    const asked = asking((questions, g) =>
      questions.length > 1 && g.reserves.russia < 5 ? questions.filter(({ by }) => by !== 'empire') : questions,
    );
    expect(hiding(sabotaged(asked))).toThrow('empire can tell what is hidden by the questions');
  });

  test('in an answer that the table gives at once, while all else looks the same', () => {
    const forced = asking(ofEmpire((question) => askedAs(question, { forced: 'public' })));
    expect(hiding(sabotaged(forced))).toThrow('can tell what is hidden by the answers that the table gives at once');
  });

  test('and says so when most of what is imagined is asked something else at once', () => {
    const play: Sabotaged['play'] = function* (g) {
      const prompt = { key: 'assault.roll', params: { left: g.reserves.france + g.reserves.austria } };
      yield [{ by: 'chance', rule: '2', prompt, answers: [{ kind: 'card' }] }];
      yield* redoubts.play(g);
    };
    expect(hiding(sabotaged({ play }))).toThrow('imagined states are asked something else at once');
    expect(trying(sabotaged({ play }))).toThrow('can tell what is hidden by the questions');
  });
});
