import type { LessonBoard } from '@bivouac/manifest';
import type { EuropeOptions } from '../game.ts';
import { STANDARD } from '../scenario/agreed.ts';
import type { Europe } from '../state/state.ts';
import { position } from './position.ts';

const JUNE = { year: 1815, round: 2 } as const;
const THE_EMPEROR = ['napoleon', 'ney', 'grande_armee', 'fra_garde', 'fra_cav', 'fra_1', 'fra_2', 'depot'];

/** 20.2 Belgium in June 1815, a few forces at a time. */
export const lessonBoard: LessonBoard<Europe, EuropeOptions> = {
  options: { scenario: '1815', edition: '2013', ...STANDARD },
  seat: 'empire',
  scenes: [
    {
      // 9, 12: a card for its points, a force, a march. Nobody stands in the way.
      seed: 'namur',
      position: () =>
        position({
          scenario: '1815',
          clock: { ...JUNE, next: 'empire' },
          forces: { soissons: THE_EMPEROR, metz: ['fra_4'], cologne: ['kleist', 'pru_1'], anvers: ['gbr_1'] },
          hands: { empire: ['47F', '6F'], coalition: ['5C'] },
          noOtherCards: true,
        }),
    },
    {
      // 14: a battle, with a combat card.
      seed: 'brye',
      position: () =>
        position({
          scenario: '1815',
          clock: { ...JUNE, next: 'empire' },
          forces: {
            namur: THE_EMPEROR,
            liege: ['blucher', 'armee_elbe', 'pru_3', 'pru_4', 'depot'],
            anvers: ['gbr_1'],
          },
          depots: { namur: 'france' },
          hands: { empire: ['47F', '28F', '29F'], coalition: ['5C'] },
          noOtherCards: true,
        }),
    },
    {
      // 12.5, 14: the enemy marches first.
      seed: 'wavre',
      position: () =>
        position({
          scenario: '1815',
          clock: { ...JUNE, next: 'coalition' },
          forces: {
            namur: ['grouchy', 'fra_3', 'fra_4', 'depot'],
            soissons: ['napoleon', 'grande_armee', 'fra_garde', 'fra_cav', 'depot'],
            liege: ['blucher', 'armee_elbe', 'pru_3', 'pru_4', 'pru_5', 'depot'],
          },
          hands: { empire: ['47F', '43F'], coalition: ['31C', '42C'] },
          noOtherCards: true,
        }),
    },
    {
      // 15, 13: a siege, and what supply does when the round ends.
      seed: 'liege',
      position: () =>
        position({
          scenario: '1815',
          clock: { ...JUNE, next: 'empire' },
          forces: {
            namur: THE_EMPEROR,
            liege: ['pru_lw1'],
            anvers: ['gbr_1'],
          },
          hands: { empire: ['47F', '6F'], coalition: ['5C'] },
          noOtherCards: true,
        }),
    },
  ],
};
