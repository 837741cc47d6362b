import { conformance } from '@bivouac/testing';
import { warAndPeace } from '../game.ts';
import { STANDARD } from '../scenario/agreed.ts';

conformance(warAndPeace, {
  options: [
    { scenario: '1812', players: '2', ...STANDARD },
    { scenario: '1813', players: '4', ...STANDARD },
  ],
  noSecrets: true,
  games: 2,
  forged: 500,
});
