import { random, runMatch } from '@bivouac/bots';
import { type Bot, saysTheSame } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { EDITIONS, type Edition, type ScenarioId } from '../catalogue/ids.ts';
import { europe } from '../game.ts';
import type { EuropeView } from '../secrecy/view.ts';
import { greedy, JUDGES } from './greedy.ts';

/** Questions on which nothing depends that it could judge. */
const LEFT_TO_LUCK: readonly string[] = ['fog.decides', 'peace.regroup'];

interface Watched {
  readonly asked: ReadonlySet<string>;
  readonly unjudged: readonly string[];
  readonly unlisted: number;
}

/** Random games in which greedy is asked too, every question from both seats. */
const watch = (scenario: ScenarioId, edition: Edition, seed: number): Watched => {
  const asked = new Set<string>();
  let unlisted = 0;
  const watched: Bot<EuropeView> = {
    name: 'watched',
    choose(view, question, pick) {
      asked.add(question.prompt.key);
      const answer = greedy.choose(view, question, pick);
      if (!question.answers.some((listed) => saysTheSame(listed, answer))) unlisted += 1;
      return random.choose(view, question, pick);
    },
  };
  const options = europe.options.parse({ scenario, edition }, 'options');
  const { faults } = runMatch({ game: europe, options, bots: { empire: watched, coalition: watched }, seed });
  expect(faults).toEqual([]);
  return { asked, unlisted, unjudged: [...asked].filter((key) => !(key in JUDGES) && !LEFT_TO_LUCK.includes(key)) };
};

describe.each(EDITIONS)('greedy in random positions (%s)', (edition) => {
  test.each<[ScenarioId, number, number]>([
    ['1815', 10, 6],
    ['1809', 25, 3],
  ])('%s: it has a judgement on every question, and gives listed answers only', (scenario, least, seed) => {
    const { asked, unjudged, unlisted } = watch(scenario, edition, seed);
    expect(unjudged).toEqual([]);
    expect(unlisted).toBe(0);
    expect(asked.size).toBeGreaterThan(least);
  });
});
