import { coalition, dice, empire, marching, type Scenes, type Step } from './telling.ts';

const russianLosses: readonly Step[] = [dice(1, 1), coalition({ unit: 'rus_5' }), coalition({ unit: 'aus_9' })];
const frenchLosses: readonly Step[] = [empire({ unit: 'fra_2' }), empire({ unit: 'fra_2' })];

export const round6 = {
  /** Schulmeister as an event: it leaves the game. */
  schulmeister: [
    empire({ kind: 'event', card: '5F' }),
    empire({ kind: 'lure', force: 'koutouzov' }),
    empire({ kind: 'lureTo', zone: 'neusohl' }),
  ],
  viennaFallsAgain: [
    empire({ kind: 'activate', force: 'napoleon' }),
    empire({ kind: 'forced', points: 0 }),
    ...marching(empire, 'salzbourg'),
    empire({ kind: 'dropGeneral', general: 'davout' }),
    empire({ kind: 'take', unit: 'fra_4' }),
    empire('done'),
    ...marching(empire, 'vienne'),
    empire('siege'),
    dice(2),
    empire('pass'),
    empire('halt'),
  ],
  /** Admiralty for 3 points: two for Kutuzov, who takes the Austrian corps along. */
  kutuzovReturns: [
    coalition({ kind: 'points', card: '1C' }),
    coalition({ kind: 'activate', force: 'koutouzov' }),
    coalition({ kind: 'forced', points: 2 }),
    ...marching(coalition, 'budapest'),
    coalition({ kind: 'absorb', force: 'bellegarde' }),
    ...marching(coalition, 'raab', 'vienne'),
    dice(2),
    coalition({ kind: 'loseStep', unit: 'aus_9' }),
  ],
  battleOfVienna: [
    coalition({ kind: 'leadCorps', unit: 'rus_5' }),
    empire({ kind: 'leadCorps', unit: 'fra_garde' }),
    coalition({ kind: 'subordinate', general: 'buxhowden' }),
    empire({ kind: 'subordinate', general: 'soult' }),
    dice(5, 5, 5, 3),
  ],
  /**
   * The dice of Buxhowden and Soult are not printed: neither is wounded. By 14.8 of 2013 nobody but the second elite corps
   * may take the fourth Russian loss; in the revised edition the Guard might.
   */
  lossesAtVienna: {
    2013: [...russianLosses, ...frenchLosses],
    revised: [...russianLosses, coalition({ unit: 'rus_6' }), ...frenchLosses],
  },
  kutuzovStaysInOrder: [dice(3)],
  ballBeforeToulon: [
    coalition({ kind: 'activateFleet', fleet: 'fl_ball' }),
    coalition({ kind: 'blockade', zone: 'toulon' }),
    empire('yes'),
    dice(3, 2),
  ],
  endOf1805: [coalition('done')],
} satisfies Scenes;
