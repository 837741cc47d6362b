import { coalition, dice, empire, marching, type Scenes, type Step } from './telling.ts';

const salzburgAndVienna: readonly Step[] = [
  ...marching(empire, 'salzbourg'),
  empire('siege'),
  dice(3),
  empire('garrisonDepot'),
  ...marching(empire, 'vienne'),
  empire('siege'),
  dice(4),
  empire('pass'),
];
const wornDown: readonly Step[] = [
  empire('halt'),
  dice(4, 5),
  empire({ kind: 'loseStep', unit: 'fra_10' }),
  empire({ kind: 'loseStep', unit: 'fra_10' }),
];
const napoleonSetsOut = (points: number): readonly Step[] => [
  empire('operation'),
  empire({ kind: 'activate', force: 'napoleon' }),
  empire({ kind: 'forced', points }),
];

export const round5 = {
  /** A point without a card. The revised text has him take Munich back, for a point more. */
  viennaFalls: {
    2013: [...napoleonSetsOut(1), ...salzburgAndVienna],
    revised: [...napoleonSetsOut(2), empire('control'), ...salzburgAndVienna],
  },
  theGrandeArmeeIsWornDown: wornDown,
  /** Major Campaign: three forces. Charles lifts the siege of Mantua. */
  charlesMarches: [
    coalition({ kind: 'event', card: '14C' }),
    coalition({ kind: 'activate', force: 'charles' }),
    coalition({ kind: 'forced', points: 3 }),
    ...marching(coalition, 'venise', 'trieste', 'laibach', 'graz'),
  ],
  /** Soldiers of Year II for its value. The die of the attrition is not printed; the text of 2013 tells of no loss. */
  napoleonIntercepts: [empire({ kind: 'intercept', force: 'napoleon', card: '27F' }), dice(3, 1)],
  charlesIsWornDown: [coalition('yes'), dice(6), coalition({ kind: 'loseStep', unit: 'aus_7' })],
  battleOfGraz: [
    empire({ kind: 'leadCorps', unit: 'fra_1' }),
    empire({ kind: 'subordinate', general: 'davout' }),
    dice(5, 3, 4, 3),
  ],
  /** The die of Davout is not printed: he is not wounded. */
  charlesIsDestroyed: [
    dice(3),
    coalition({ unit: 'aus_4' }),
    coalition({ unit: 'aus_4' }),
    coalition({ unit: 'aus_5' }),
    coalition({ unit: 'aus_5' }),
    dice(2),
  ],
  kutuzovRetakesVienna: [
    coalition({ kind: 'activate', force: 'koutouzov' }),
    coalition({ kind: 'forced', points: 0 }),
    ...marching(coalition, 'vienne'),
    coalition('control'),
    coalition({ kind: 'garrisonStep', unit: 'rus_1' }),
    coalition('halt'),
  ],
  theNeapolitansAttackRome: [
    coalition({ kind: 'activate', force: 'nap_1' }),
    coalition({ kind: 'forced', points: 0 }),
    ...marching(coalition, 'rome'),
    dice(3, 3, 4, 3),
  ],
} satisfies Scenes;
