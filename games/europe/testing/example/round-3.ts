import { coalition, dice, empire, marching, type Scenes } from './telling.ts';

export const round3 = {
  /** A point without a card and the one of the reserve. */
  saintCyrAtRome: [
    empire('operation'),
    empire({ kind: 'activate', force: 'saint_cyr' }),
    empire({ kind: 'forced', points: 0 }),
    ...marching(empire, 'ombrie', 'rome'),
    empire('siege'),
    dice(2),
    empire('siege'),
    dice(3),
    empire('garrisonDepot'),
    empire('halt'),
  ],
  /** Nelson for the 3 points that Mack costs. */
  mackAtUlm: [
    coalition({ kind: 'points', card: '10C' }),
    coalition({ kind: 'activate', force: 'mack' }),
    coalition({ kind: 'forced', points: 1 }),
    ...marching(coalition, 'munich'),
    coalition('control'),
    ...marching(coalition, 'ulm'),
    coalition('siege'),
    dice(6),
    coalition('garrisonDepot'),
    coalition('halt'),
    dice(1),
  ],
} satisfies Scenes;
