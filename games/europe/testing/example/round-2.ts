import { coalition, dice, empire, marching, type Scenes } from './telling.ts';

export const round2 = {
  /** Persia for 3 activation points: two for Marmont, the third for the reserve. */
  marmontSetsOut: [
    empire({ kind: 'points', card: '4F' }),
    empire({ kind: 'activate', force: 'marmont' }),
    empire({ kind: 'forced', points: 3 }),
  ],
  marmontMarches: [
    ...marching(empire, 'groningue', 'hanovre'),
    empire({ kind: 'absorb', force: 'fra_6' }),
    ...marching(empire, 'berg', 'thuringe'),
    empire('control'),
    ...marching(empire, 'wurtzburg'),
    empire('halt'),
    dice(5, 3),
    empire({ kind: 'loseStep', unit: 'fra_6' }),
    empire('done'),
  ],
  /** Tyrol for 2 points; Charles needs no forced march to reach Mantua and to try the citadel. */
  charlesAtMantua: [
    coalition({ kind: 'points', card: '18C' }),
    coalition({ kind: 'activate', force: 'charles' }),
    coalition({ kind: 'forced', points: 0 }),
    ...marching(coalition, 'mantoue'),
    coalition('siege'),
    dice(6),
    coalition('halt'),
  ],
} satisfies Scenes;
