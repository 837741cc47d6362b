import { conformance } from '@bivouac/testing';
import { describe } from 'vitest';
import { warAndPeace } from '../game.ts';
import { type Agreed, STANDARD } from '../scenario/agreed.ts';

const EVERY = Object.fromEntries(Object.keys(STANDARD).map((option) => [option, true])) as Agreed;

describe('the shorter starts for one to five, with each option on its own', () => {
  conformance(warAndPeace, {
    options: [
      { scenario: '1812', players: 'solo', ...STANDARD, economicWarfare: true },
      { scenario: '1812', players: '3', ...STANDARD, weather: true },
      { scenario: '1809', players: '2', ...STANDARD, torresVedras: true },
      { scenario: '1809', players: '4', ...STANDARD, nelsonsDaring: true },
      { scenario: '1813', players: '5', ...STANDARD, lastingDemoralisation: true },
      { scenario: '1813', players: '3', ...STANDARD, typhus: true, flightToParis: true, russianPatriotism: true },
    ],
    noSecrets: true,
    games: 6,
    looks: 2,
    forged: 200,
  });
});
describe('with hidden fleets, and with everything', () => {
  conformance(warAndPeace, {
    options: [
      { scenario: '1809', players: '2', ...STANDARD, hiddenFleets: true },
      { scenario: '1813', players: '2', ...EVERY },
    ],
    hidesForces: true,
    games: 2,
    looks: 4,
    forged: 200,
  });
});
