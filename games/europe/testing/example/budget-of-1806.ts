import { coalition, drawn, empire, type Scenes, type Step } from './telling.ts';

type Voice = (says: Parameters<typeof empire>[0]) => Step;
const raised = (by: Voice, zone: string, ...units: readonly string[]): readonly Step[] =>
  units.flatMap((unit) => [by({ kind: 'build', unit, steps: 2 }), by({ kind: 'raiseAt', zone })]);
const general = (by: Voice, who: string, force: string): readonly Step[] => [
  by({ kind: 'deployGeneral', general: who }),
  by({ kind: 'raiseWith', force }),
];

export const budgetOf1806 = {
  /** The Empire manages Turkey: a corps (2) and an army (2) at Constantinople. */
  turkey: [
    ...raised(empire, 'constantinople', 'tur_1'),
    empire('buildArmy'),
    empire({ kind: 'raiseWith', force: 'grand_vizir' }),
    empire('done'),
  ],
  /** The corps at La Corogne is completed (1), the last corps raised at Madrid (2); a point is lost. */
  spain: [empire({ kind: 'complete', unit: 'esp_2' }), ...raised(empire, 'madrid', 'esp_4'), empire('done')],
  /** The elite corps at Magdeburg (3), and the corps of Warsaw and Berlin are completed (2). */
  prussia: [
    ...raised(coalition, 'magdebourg', 'pru_elite'),
    coalition({ kind: 'complete', unit: 'pru_5' }),
    coalition({ kind: 'complete', unit: 'pru_4' }),
    coalition('done'),
  ],
  /** An army (2) under Charles at Vienna, and five corps (10). */
  austria: [
    ...raised(coalition, 'vienne', 'aus_1'),
    ...general(coalition, 'charles', 'aus_1'),
    coalition('buildArmy'),
    coalition({ kind: 'raiseWith', force: 'charles' }),
    ...raised(coalition, 'vienne', 'aus_2', 'aus_3', 'aus_4', 'aus_5'),
    coalition('done'),
  ],
  /** The elite corps (1.5), a depot (0.5), and five corps (10), two with Benningsen and three with Kutuzov. */
  russia: [
    coalition({ kind: 'complete', unit: 'rus_6' }),
    coalition('buildDepot'),
    coalition({ kind: 'raiseWith', force: 'koutouzov' }),
    ...raised(coalition, 'vilna', 'rus_1', 'rus_8'),
    ...raised(coalition, 'neminov', 'rus_9', 'rus_10', 'rus_13'),
    coalition('done'),
  ],
  /** A fleet (5), a step of infantry (1), and a card in place of the free fleet: Winter Campaign. */
  britain: [
    coalition({ kind: 'buildFleet', fleet: 'fl_gambier' }),
    coalition({ kind: 'raiseAt', zone: 'portsmouth' }),
    coalition({ kind: 'build', unit: 'gbr_3', steps: 1 }),
    coalition({ kind: 'raiseAt', zone: 'londres' }),
    coalition('freeCard'),
    drawn({ card: '16C' }),
    coalition('done'),
  ],
  /** Cavalry of the Guard for the Grande Armée, and two depots (1). Three elite corps (9) and two of the line (4). */
  france: [
    empire({ kind: 'event', card: '7F' }),
    empire({ kind: 'raiseWith', force: 'napoleon' }),
    empire('buildDepot'),
    empire({ kind: 'raiseWith', force: 'napoleon' }),
    empire('buildDepot'),
    empire({ kind: 'raiseWith', force: 'napoleon' }),
    ...raised(empire, 'liege', 'fra_1'),
    ...general(empire, 'eugene', 'fra_1'),
    ...raised(empire, 'liege', 'fra_2', 'fra_8'),
    ...raised(empire, 'strasbourg', 'fra_10'),
    ...general(empire, 'bernadotte', 'fra_10'),
    ...raised(empire, 'strasbourg', 'fra_17'),
    // The corps of Baden comes to Baden, where the Württembergers are: two corps need a general (11).
    ...general(empire, 'augereau', 'wur_1'),
    empire('done'),
  ],
  /** 3 minor allies with units: one step, which nobody has lost. 6 on the other side: three steps. */
  minorPowers: [
    empire({ kind: 'raiseMinor', unit: 'hol_1' }),
    empire({ kind: 'raiseMinor', unit: 'ita_2' }),
    empire({ kind: 'raiseAt', zone: 'milan' }),
    empire({ kind: 'raiseMinor', unit: 'bad_1' }),
    empire({ kind: 'raiseAt', zone: 'bade' }),
  ],
} satisfies Scenes;
