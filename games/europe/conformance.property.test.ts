import { conformance } from '@bivouac/testing';
import { describe } from 'vitest';
import { europe } from './game.ts';
import { EDITIONS, type ScenarioId } from './ids.ts';

const both = (scenario: ScenarioId, more: object = {}) =>
  EDITIONS.map((edition) => europe.options.parse({ scenario, edition, ...more }));

describe('the Hundred Days', () => {
  conformance(europe, { options: both('1815'), games: 6, forged: 2000 });
});
describe('the campaigns', () => {
  conformance(europe, { options: [...both('1805'), ...both('1809')], games: 1, looks: 4, forged: 500 });
});

describe('in the fog of war', () => {
  const fog = { fogOfWar: true };
  describe('the Hundred Days', () => {
    conformance(europe, { options: both('1815', fog), games: 4, forged: 1000, hidesForces: true });
  });
  describe('the campaign of 1805', () => {
    conformance(europe, { options: both('1805', fog), games: 2, looks: 4, forged: 500, hidesForces: true });
  });
});
