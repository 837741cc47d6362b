import type { LessonBoard } from '@bivouac/manifest';
import type { NapoleonicWarsOptions } from '../game.ts';
import type { NapoleonicWars } from '../state/state.ts';
import { position } from './position.ts';

const OPTIONS = { scenario: '1805', players: 2, forfeit: 0, forfeiter: 'nobody', roles: 'chosen' } as const;
const NOBODY_ELSE = { britain: [], austria: [], russia: [], prussia: [] } as const;

/** 4 Bavaria and the Danube in the autumn of 1805, a few Formations at a time. */
export const lessonBoard: LessonBoard<NapoleonicWars, NapoleonicWarsOptions> = {
  options: OPTIONS,
  seat: 'france',
  scenes: [
    {
      // 5, 7.4, 9: a card for its points, a march, a Flag.
      seed: 'inn',
      position: () =>
        position({
          ...OPTIONS,
          clock: { marker: 'france' },
          forces: { munich: ['napoleon', 'france 8'], paris: ['france 2'], moravia: ['charles', 'austria 5'] },
          hands: { ...NOBODY_ELSE, france: ['war_loan', 'forced_marches'] },
        }),
    },
    {
      // 11, 6: a battle, and a response.
      seed: 'ulm',
      position: () =>
        position({
          ...OPTIONS,
          clock: { marker: 'france' },
          forces: { munich: ['napoleon', 'france 8'], paris: ['france 2'], linz: ['austria 5'] },
          hands: { ...NOBODY_ELSE, france: ['war_loan', 'grand_battery'] },
        }),
    },
    {
      // 10: the enemy marches.
      seed: 'caldiero',
      position: () =>
        position({
          ...OPTIONS,
          clock: { marker: 'austria' },
          forces: {
            ratisbon: ['napoleon', 'france 8'],
            munich: ['france 2'],
            linz: ['charles', 'austria 8'],
          },
          hands: { ...NOBODY_ELSE, france: ['war_loan'], austria: ['conscripts'] },
        }),
    },
    {
      // 12: a siege. The Austrians have surprised Mainz.
      seed: 'mainz',
      position: () =>
        position({
          ...OPTIONS,
          clock: { marker: 'france' },
          forces: { strasbourg: ['napoleon', 'france 9'], munich: ['france 2'], prague: ['charles', 'austria 4'] },
          flags: { mainz: 'austria' },
          hands: { ...NOBODY_ELSE, france: ['war_loan', 'storming_party'] },
        }),
    },
  ],
};
