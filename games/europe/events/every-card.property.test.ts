import { pickStream } from '@bivouac/bots';
import { CHANCE, copy, Match, type Pick, type Question, type Script } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { card as cardCard, cards, type CardTiming } from '../catalogue/catalogue.ts';
import { europe } from '../game.ts';
import { type CardId, EDITIONS, type Edition, SCENARIOS, type Side } from '../catalogue/ids.ts';
import { mayPlayEvent, playEvent } from '../rules/6-cards/6.4-use-of-cards.ts';
import { type Europe, putCard, sideOfCard } from '../state/state.ts';
import type { Stage } from '../testing/battle-stages.ts';
import { STAGES } from '../testing/stages.ts';
import { atOnce, type EventUse } from './event.ts';
import { eventOf } from './shelf.ts';

/** These do nothing at once: rules ask whether they have been played (4, 6.3, 12.1), or the point on the card is all. */
const LASTING: readonly string[] = ['25F', '35F', '41F'];

interface Use {
  readonly card: CardId;
  readonly use: EventUse;
  readonly name: string;
}
const USES: readonly Use[] = [...cards.keys()].flatMap((card) =>
  eventOf(card).map((use) => ({ card, use, name: `${card} ${use.when} ${use.use ?? ''}`.trim() })),
);

/** Random play seldom comes to some of the moments: they are made from where it stands. */
const stageFor = ({ card, use, name }: Use): Stage | undefined => STAGES[name] ?? STAGES[`${card} ${use.when}`];

const MOMENTS: Readonly<Record<string, CardTiming>> = {
  'action.choose': 'action',
  'budget.line': 'budgetPhase',
  'diplomacy.phase': 'diplomacyPhase',
};
const PHASES: readonly CardTiming[] = ['budgetPhase', 'diplomacyPhase'];
const isReaction = ({ use }: Use): boolean => !PHASES.includes(use.when);
const momentOf = ({ prompt }: Question): CardTiming | undefined =>
  prompt.key === 'event.react' ? (prompt.params?.['when'] as CardTiming) : MOMENTS[prompt.key];

/** The script to its end, with answers at random. */
const playOut = (script: Script, pick: Pick): void => {
  let step = script.next([]);
  while (!step.done)
    step = script.next(step.value.map(({ answers }) => answers[pick(answers.length)] ?? { kind: 'pass' }));
};

/** The state after the event; without its own effect, what any card does that is played. */
const after = (before: Europe, side: Side, { card, use }: Use, pick: Pick): string => {
  const g = copy(before);
  playOut(playEvent(g, side, card, use), pick);
  return JSON.stringify({ ...g, log: [] });
};

/** Does the card, laid into the hand at this moment, change what any played card would leave as it is? */
const actsIn = (position: Europe, side: Side, each: Use, pick: Pick): boolean => {
  const { card, use } = each;
  const g = copy(position);
  putCard(g, card, 'hands');
  if (use.when === 'action')
    g.action = { side, by: { kind: 'event', card }, ap: 0, usesReserve: false, grants: [], activated: [] };
  stageFor(each)?.(g);
  if (mayPlayEvent(g, side, card, use)) return false;
  const without = { ...each, use: { ...use, play: atOnce(() => {}) } };
  return LASTING.includes(card) || after(g, side, each, pick) !== after(g, side, without, pick);
};

const ANSWERS = 400;
/** Random games are looked at wherever somebody could play an event, until every use has been seen to act. */
const idleUses = (edition: Edition, seeds: number): readonly string[] => {
  const left = new Set(USES);
  for (let seed = 0; seed < seeds; seed++)
    for (const scenario of SCENARIOS) {
      const match = Match.begin(europe, europe.options.parse({ scenario, edition }));
      const pick = pickStream(`every card ${scenario} ${edition} ${seed}`);
      for (let given = 0; given < ANSWERS && left.size > 0; given++) {
        const [question] = match.questions();
        if (!question) break;
        const { by, answers } = question;
        if (by !== CHANCE)
          for (const each of left) {
            const staged = isReaction(each) && stageFor(each) !== undefined && momentOf(question) === 'action';
            if (sideOfCard(each.card) !== by || (momentOf(question) !== each.use.when && !staged)) continue;
            if (actsIn(match.state, by as Side, each, pick)) left.delete(each);
          }
        match.answer(by, match.seq, answers[pick(answers.length)]);
      }
    }
  return [...left].map(({ name }) => name);
};

test.each(EDITIONS)('6.4 no card is without effect at any of its moments (%s)', (edition) => {
  expect(idleUses(edition, 8)).toEqual([]);
});

test('6.4 every moment that a card names has a use, and no other has', () => {
  for (const id of cards.keys())
    expect([id, ...new Set(eventOf(id).map(({ when }) => when))].toSorted()).toEqual(
      [id, ...cardCard(id).timing].toSorted(),
    );
});
