import { conformance } from '@bivouac/testing';
import { napoleonicWars, type NapoleonicWarsOptions } from '../game.ts';

const table = (
  scenario: NapoleonicWarsOptions['scenario'],
  players: number,
  roles: NapoleonicWarsOptions['roles'] = 'chosen',
): NapoleonicWarsOptions => ({
  scenario,
  players,
  forfeit: 0,
  forfeiter: 'nobody',
  roles,
});

conformance(napoleonicWars, {
  options: [table('1813', 5), table('1812', 2), table('1805', 4), table('1813', 3, 'dice'), table('1805', 2, 'bid')],
  games: 5,
  forged: 1000,
  mostAnswers: 60_000,
});
