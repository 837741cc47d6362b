import { everyQuestionIsJudged } from '@bivouac/testing';
import { describe, expect, test } from 'vitest';
import { EDITIONS, type ScenarioId } from '../catalogue/ids.ts';
import { europe } from '../game.ts';
import { greedy, JUDGES } from './greedy.ts';

/** Questions on which nothing depends that it could judge. */
const LEFT_TO_LUCK: readonly string[] = ['fog.decides', 'peace.regroup'];

describe.each(EDITIONS)('greedy in random positions (%s)', (edition) => {
  test.each<[ScenarioId, number, number]>([
    ['1815', 10, 6],
    ['1809', 25, 3],
  ])('%s: it has a judgement on every question, and gives listed answers only', (scenario, least, seed) => {
    const options = europe.options.parse({ scenario, edition }, 'options');
    const watch = { game: europe, options, judges: JUDGES, seeds: [seed], bot: greedy, leftToLuck: LEFT_TO_LUCK };
    expect(everyQuestionIsJudged(watch)).toBeGreaterThan(least);
  });
});
