import { conformance } from '@bivouac/testing';
import { describe } from 'vitest';
import { EVERY_RULE } from '../scenario/agreed.ts';
import { nemesis } from '../game.ts';
import { toTheEnd } from '../testing/to-the-end.ts';

const italy = (hitsOnWinner: 'down' | 'up') => nemesis.options.parse({ scenario: '1799', hitsOnWinner });
const germany = (more: object) => nemesis.options.parse({ scenario: '1813', ...more });

conformance(nemesis, { options: [italy('down'), italy('up')], games: 6, forged: 5000, has: ['doubts'] });

describe('1813 with stacks face up', () => {
  conformance(nemesis, {
    options: [germany({}), germany({ ...EVERY_RULE, hiddenStacks: false })],
    games: 2,
    looks: 4,
    forged: 500,
  });
});

describe('1813 with stacks face down', () => {
  conformance(nemesis, {
    options: [germany({ hiddenStacks: true }), germany(EVERY_RULE)],
    games: 2,
    looks: 4,
    forged: 500,
    hidesForces: true,
  });
});

describe('1812', () => {
  conformance(nemesis, { options: [nemesis.options.parse({ scenario: '1812' })], games: 2, looks: 4, forged: 500 });
});

describe('1812 and 1813 as one, to the end', () => {
  const linked = (more: object) => nemesis.options.parse({ scenario: toTheEnd(), ...more });
  conformance(nemesis, {
    options: [linked({}), linked({ cards: true, crowding: true })],
    games: 2,
    looks: 16,
    forged: 300,
  });
});

describe('1812 and 1813 as one, with stacks face down', () => {
  const everyRule = { ...EVERY_RULE, seniority: false, evacuatedGarrisons: false };
  const options = [nemesis.options.parse({ scenario: toTheEnd(), ...everyRule })];
  conformance(nemesis, { options, games: 1, looks: 6, forged: 300, hidesForces: true });
});
