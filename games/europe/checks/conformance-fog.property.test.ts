import { conformance } from '@bivouac/testing';
import { describe } from 'vitest';
import { europe } from '../game.ts';
import { bothEditions } from '../testing/editions.ts';

const FOG = { fogOfWar: true };

describe('the Hundred Days in the fog of war', () => {
  conformance(europe, { options: bothEditions('1815', FOG), games: 2, forged: 1000, hidesForces: true });
});
// A whole campaign in the fog is dear: npm run soak plays more of them.
describe('the campaign of 1809 in the fog of war', () => {
  conformance(europe, { options: bothEditions('1809', FOG), games: 1, looks: 2, forged: 200, hidesForces: true });
});
