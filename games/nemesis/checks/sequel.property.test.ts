import { pickStream } from '@bivouac/bots';
import { CHANCE, Match, seeded } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { nemesis } from '../game.ts';
import type { Agreed } from '../scenario/agreed.ts';
import { shippedScenarios } from '../scenario/scenario.ts';
import type { Nemesis } from '../state/state.ts';
import { type InvasionPosition, standing } from '../testing/invasion.ts';
import { sound } from './sound.ts';

/** The eve of 1813 with the Russians in Warsaw and Königsberg: random games from the set-up never come to the Prussians and to the change of sources. */
const { reinforcements, link } = shippedScenarios.get('1812-1813') ?? {};
const groups = [...(reinforcements?.french ?? []), ...(reinforcements?.coalition ?? [])].filter(({ of1813 }) => of1813);
const ARMIES = {
  french: { '2711': ['F12-1', 'F12-2', 'F12-10'], '2807': ['F12-7', 'F12-Ra', 'F12-11'], '3312': ['F12-13'] },
  coalition: {
    '2312': ['R12-5', 'R12-14', 'R12-Ic', 'Wittgenstein'],
    '2307': ['R12-3', 'R12-4', 'Baggovut'],
    '2025': ['R12-7', 'Docturov'],
    '2507': ['R12-9', 'R12-18', 'Tormasov'],
  },
};
const standingThere = new Set(Object.values({ ...ARMIES.french, ...ARMIES.coalition }).flat());
const due = [...groups, ...(link?.garrisons ?? [])]
  .flatMap(({ units, commanders }): string[] => [...units, ...commanders])
  .filter((id) => !standingThere.has(id));

const eve = (agreed: Partial<Agreed>): InvasionPosition => ({
  ...ARMIES,
  turn: 18,
  phase: 'newYear',
  next: 'french',
  agreed,
  depots: { coalition: ['2307', '2025', '2211'], french: ['2711', '2807'] },
  due: [...new Set(due)],
  invasion: { austriaAllied: false, prussia: 'shared', conquered: true, napoleon: 'inParis' },
});

/** Plays on at random, looks at every state, and returns the last one. */
const playedOut = (seed: number, agreed: Partial<Agreed>): Nemesis => {
  const g = standing('1812-1813', eve(agreed));
  const match = Match.from(nemesis, nemesis.options.parse({ scenario: g.scenario, ...agreed }), g);
  const chance = seeded(`${seed} dice`);
  const pick = pickStream(`${seed}`);
  for (;;) {
    const [question] = match.questions();
    if (!question) return match.state;
    const { by, answers } = question;
    const draw = by === CHANCE ? match.nextDraw() : undefined;
    const answer = draw === undefined ? answers[pick(answers.length)] : chance.answer(question, draw);
    match.answer(by, match.seq, answer, draw === undefined ? undefined : { draw });
    expect(sound(match.state)).toEqual([]);
  }
};

describe('17.4 random games through 1813, from Warsaw', () => {
  test.each([
    { seed: 26, agreed: {} },
    { seed: 59, agreed: { cards: true, hiddenStacks: true, crowding: true, tension: true, underStrength: true } },
  ])('17.4 sources change, the Prussians join and every state is sound: seed $seed', ({ seed, agreed }) => {
    const { clock, politics } = playedOut(seed, agreed);
    expect(clock.turn).toBe(36);
    expect(politics.invasion).toMatchObject({
      prussia: 'coalition',
      sources: { coalition: 'after', french: 'after' },
    });
  });
});
