import type { LessonBoard } from '@bivouac/manifest';
import type { WarAndPeaceOptions } from '../game.ts';
import { STANDARD } from '../scenario/agreed.ts';
import type { WarAndPeace } from '../state/index.ts';
import { position } from './position.ts';

const SEPTEMBER = { year: 1805, month: 9, segment: 'pro' } as const;

/** 2 The road to Ulm, September 1805, a few forces at a time. */
export const lessonBoard: LessonBoard<WarAndPeace, WarAndPeaceOptions> = {
  options: { scenario: '1805', players: '2', ...STANDARD },
  seat: 'france',
  scenes: [
    {
      // SG J, K, N: a march, a forced march, an attack.
      seed: 'rhine',
      position: () =>
        position({
          clock: { ...SEPTEMBER, phase: 'ground' },
          forces: { Z21: ['napoleon', 'france 9 I'], AA22: ['murat', 'france 3 C'], Z24: ['mack', 'austria 6 I'] },
          ships: {},
          status: { austria: 'anti', england: 'anti' },
        }),
    },
    {
      seed: 'elchingen',
      position: () =>
        position({
          clock: { ...SEPTEMBER, segment: 'anti', phase: 'combat' },
          forces: { Z24: ['ney', 'france 3 I'], Y25: ['charles', 'austria 14 I', 'austria 3 C'], Z23: ['france 2 I'] },
          ships: {},
          status: { austria: 'anti', england: 'anti' },
        }),
    },
    {
      seed: 'siege',
      position: () =>
        position({
          clock: { ...SEPTEMBER, phase: 'combat' },
          forces: { Z23: ['napoleon', 'france 12 I', 'inside austria 3 I'], Y25: ['mack', 'austria 2 I'] },
          ships: {},
          sieges: { ulm: 1 },
          cities: { ulm: 'austria' },
          status: { austria: 'anti', england: 'anti' },
        }),
    },
    {
      seed: 'levy',
      position: () =>
        position({
          clock: { ...SEPTEMBER, phase: 'production' },
          forces: { Z21: ['napoleon', 'france 9 I'], Y25: ['mack', 'austria 4 I'] },
          ships: {},
          status: { austria: 'anti', england: 'anti' },
        }),
    },
  ],
};
