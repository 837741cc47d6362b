import { conformance } from '@bivouac/testing';
import { describe } from 'vitest';
import { nemesis } from './index.ts';

const italy = (hitsOnWinner: 'down' | 'up') => nemesis.options.parse({ scenario: '1799', hitsOnWinner });

conformance(nemesis, { options: [italy('down'), italy('up')], games: 6, forged: 5000 });

const EVERY_RULE = {
  evacuatedGarrisons: true,
  crowding: true,
  cards: true,
  seniority: true,
  underStrength: true,
  shortArmistice: true,
  austrianBargain: true,
  tension: true,
};
const faceDown = (more: object) => nemesis.options.parse({ scenario: '1813', hiddenStacks: true, ...more });

describe('1813 with stacks face down', () => {
  conformance(nemesis, {
    options: [faceDown({}), faceDown(EVERY_RULE)],
    games: 2,
    looks: 4,
    forged: 500,
    hidesForces: true,
  });
});
