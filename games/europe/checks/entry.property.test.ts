import { pickStream } from '@bivouac/bots';
import { type Answer, copy, Match, type Pick, type Question } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { EDITIONS, type Side, type UnitId, type ZoneId } from '../catalogue/ids.ts';
import { europe } from '../game.ts';
import { mayEnterZone } from '../rules/12-land-movement/12.1-entry.ts';
import type { Europe } from '../state/state.ts';
import { trespassers } from './entry.ts';

const ANSWERS = 4000;

/** Whatever sets pieces in motion, the rarest first: the sea leads to most closed lands. */
const GOING: readonly (readonly string[])[] = [
  ['land', 'embark', 'embarkForce'],
  ['activateFleet'],
  ['putOut', 'putIn', 'sail', 'evade', 'evadeTo', 'intercept', 'counterMarch', 'retreat', 'deploy'],
  ['activate', 'march', 'absorb', 'redeploy', 'redeployTo', 'raiseAt', 'raiseWith'],
];
const MOVING = ['disembark', ...GOING.flat()];
const SAMPLE: Readonly<Record<string, UnitId>> = { empire: 'fra_1' as UnitId, coalition: 'gbr_1' as UnitId };

const portOf = ({ voyage, fleets }: Europe): ZoneId | undefined => {
  const at = fleets.find(({ id }) => id === voyage?.fleets[0])?.at;
  return at?.kind === 'port' ? at.zone : undefined;
};
/** The answer leads to ground that is closed to most of the side. */
const isForbidden = (g: Europe, by: string, answer: Answer): boolean => {
  const to = answer.kind === 'disembark' ? portOf(g) : ((answer['zone'] ?? answer['to']) as ZoneId | undefined);
  const unit = SAMPLE[by];
  return to !== undefined && unit !== undefined && mayEnterZone(g, by as Side, [unit], to) !== undefined;
};

/** Somebody who wants to be where he must not: of what he may answer he takes what leads there, or what moves pieces. */
const choose = (g: Europe, { by, answers }: Question, pick: Pick): Answer | undefined => {
  const tiers = [
    answers.filter((answer) => MOVING.includes(answer.kind) && isForbidden(g, by, answer)),
    ...GOING.map((kinds) => answers.filter(({ kind }) => kinds.includes(kind))),
  ];
  const among = tiers.find((some) => some.length > 0 && pick(5) > 0) ?? answers;
  return among[pick(among.length)];
};

const strays = (scenario: string, edition: string, seed: number): readonly string[] => {
  const match = Match.begin(europe, europe.options.parse({ scenario, edition }));
  const pick = pickStream(`entry ${scenario} ${edition} ${seed}`);
  const found: string[] = [];
  for (let given = 0; given < ANSWERS; given++) {
    const [question] = match.questions();
    if (!question) break;
    const before = copy(match.state);
    const answer = choose(before, question, pick);
    match.answer(question.by, match.seq, answer);
    found.push(...trespassers(before, match.state).map((what) => `${what} by ${JSON.stringify(answer)}`));
  }
  return found;
};

test.each(
  EDITIONS.flatMap((edition) =>
    (['1805', '1809'] as const).flatMap((scenario) => [1, 2].map((seed) => [scenario, edition, seed] as const)),
  ),
)('12.1 no unit ever comes to stand where the clauses of entry forbid it (%s, %s, game %i)', (...game) => {
  expect(strays(...game)).toEqual([]);
});
