import type { LessonBoard } from '@bivouac/manifest';
import type { NemesisOptions } from '../game.ts';
import { STANDARD } from '../scenario/agreed.ts';
import type { Nemesis } from '../state/state.ts';
import { position } from './position.ts';

/** 18 Italy in March 1799, a few stacks at a time: Austrians east of the Adige, the French behind Mantua. */
export const lessonBoard: LessonBoard<Nemesis, NemesisOptions> = {
  options: { scenario: '1799', ...STANDARD },
  seat: 'coalition',
  scenes: [
    {
      // 8: a march. The trains lie already, and nobody is near enough to fight.
      seed: 'legnago',
      position: () =>
        position({
          scenario: '1799',
          turn: 1,
          phase: 'movement',
          next: 'coalition',
          coalition: {
            '3827': ['Kray', 'a99-Elsn', 'a99-Gotte', 'a99-c1'],
            '3728': ['Klenau99', 'a99-Mitr', 'a99-Frölich'],
          },
          french: { '4227': ['Moreau', 'f99-Serr'], '3928': ['f99-mg'] },
          depots: { coalition: ['3526', '3827'], french: ['4227'] },
          trains: [
            { side: 'coalition', hex: '3728' },
            { side: 'coalition', hex: '3827' },
          ],
        }),
    },
    {
      // 7, 8.1: trains, a Depot, a rally.
      seed: 'verona',
      position: () =>
        position({
          scenario: '1799',
          turn: 1,
          phase: 'countTrains',
          coalition: {
            '3827': ['Kray', 'a99-Elsn', 'a99-Gotte', 'a99-c1'],
            '3728': ['Klenau99', 'a99-Mitr', 'a99-Frölich'],
            '3727': ['Lusignan', 'a99-Kaim', 'a99-Lipt'],
          },
          french: { '4227': ['Moreau', 'f99-Serr'], '4428': ['f99-Turin'] },
          depots: { coalition: ['3526'], french: ['4227'] },
          disrupted: ['a99-Kaim'],
        }),
    },
    {
      // 9 to 11: an attack in the open, with help from a neighbour.
      seed: 'padua',
      position: () =>
        position({
          scenario: '1799',
          turn: 1,
          phase: 'combatCommands',
          coalition: {
            '3827': ['Kray', 'a99-Elsn', 'a99-Gotte'],
            '3727': ['Klenau99', 'a99-Mitr', 'a99-Frölich'],
          },
          french: { '3728': ['Serurier', 'f99-Serr', 'f99-Hatry'], '3928': ['f99-mg'] },
          depots: { coalition: ['3526', '3827'], french: ['4227'] },
        }),
    },
    {
      // 10.3, 10.4, 11.10: the French attack; what the defender answers.
      seed: 'caldiero',
      position: () =>
        position({
          scenario: '1799',
          turn: 1,
          phase: 'combat',
          next: 'french',
          coalition: {
            '3728': ['Hohenzollern', 'a99-Doll'],
            '3727': ['Kray', 'a99-Elsn'],
          },
          french: { '3827': ['Moreau', 'f99-Delm', 'f99-Gren'], '3928': ['f99-mg'] },
          depots: { coalition: ['3526'], french: ['3928'] },
          ledgers: { coalition: { commands: 2, allotted: 2 }, french: { commands: 3, allotted: 3 } },
        }),
    },
    {
      // 2.3, 11.5, 12, 14.4: a fortress that counts, and the end of a Turn.
      seed: 'mincio',
      position: () =>
        position({
          scenario: '1799',
          turn: 12,
          phase: 'combatCommands',
          coalition: {
            '3827': ['Kray', 'a99-Elsn', 'a99-Gotte', 'a99-a1'],
            '3828': ['Klenau99', 'a99-Mitr', 'a99-Frölich'],
          },
          french: { '3928': ['f99-mg'], '4227': ['Moreau', 'f99-Serr'] },
          depots: { coalition: ['3526', '3827'], french: ['4227'] },
        }),
    },
  ],
};
