import { lookAhead } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { cityCard, cityId } from '../catalogue/cities.ts';
import { quietMatch } from '../testing/quiet.ts';
import { gestures } from './gestures.ts';

const STAGES = gestures.find(({ id }) => id === 'march')?.stages ?? [];
const ULM = cityCard(cityId('ulm')).hex;
const napoleon = { kind: 'march', leader: 'napoleon' };

const start = () => quietMatch({ scenario: '1805', players: '2' }, 'france', 'ground.which');
const marchOf = (match: ReturnType<typeof start>) =>
  match.questions()[0]?.answers.find(({ kind, leader }) => kind === 'march' && leader === napoleon.leader);

describe('SG J.4 a march is one gesture', () => {
  test('SG J.5 a leader takes as many as he can unless told otherwise, and every hex in reach is known with its cost', () => {
    const match = start();
    const begun = marchOf(match);
    const ahead = begun && lookAhead(match.fork(), 'france', STAGES, [begun]);
    const taken = (ahead?.given ?? []).filter(({ kind }) => kind === 'take' || kind === 'takeAll');
    expect(taken.length).toBeGreaterThan(0);
    expect(ahead?.given.at(-1)?.kind).not.toBe('march');
    expect(ahead?.ways.length).toBeGreaterThan(6);
    for (const { cost, answers } of ahead?.ways ?? []) expect(cost).toBeGreaterThanOrEqual(answers.length);
  });

  test('who is chosen goes, and nobody else', () => {
    const match = start();
    const begun = marchOf(match);
    if (!begun) throw new Error('Napoleon cannot march');
    const asked = lookAhead(match.fork(), 'france', STAGES, [begun]).options[0];
    const three = asked?.answers?.find(({ kind, unit, sp }) => kind === 'take' && unit === 'I' && sp === 3);
    expect(three).toBeDefined();
    const ahead = lookAhead(match.fork(), 'france', STAGES, three ? [begun, three] : [begun]);
    expect(ahead.given.map(({ kind }) => kind)).toEqual(['march', 'take', 'go']);
  });

  test('SG J.6 a hex that the enemy holds in the field is out of reach, and says why', () => {
    const match = start();
    const begun = marchOf(match);
    const ahead = begun && lookAhead(match.fork(), 'france', STAGES, [begun]);
    expect(ahead?.ways.some(({ answers }) => answers.at(-1)?.['to'] === ULM)).toBe(false);
    expect(ahead?.refused.find(({ answer }) => answer['to'] === ULM)?.refusal.rule).toMatch(/^SG [JL]/);
  });
});
