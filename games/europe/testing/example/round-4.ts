import type { UnitId, ZoneId } from '../../catalogue/ids.ts';
import { formForce, putUnit } from '../../state/state.ts';
import { coalition, dice, empire, marching, type Scenes } from './telling.ts';

export const round4 = {
  /** In the text of 2013 an Austrian corps guards Munich, which nobody has brought there: rulings/20.2-corps-at-munich.md. */
  aCorpsAtMunich: {
    2013: (g) => putUnit(g, 'aus_10' as UnitId, formForce(g, 'munich' as ZoneId)),
    revised: [],
  },
  /** The Genius of Napoleon as an event: a forced march of 3 points without a test. One corps stays at Lille. */
  napoleonMarches: [
    empire({ kind: 'event', card: '1F' }),
    empire({ kind: 'activate', force: 'napoleon' }),
    empire({ kind: 'forced', points: 3 }),
    empire({ kind: 'drop', unit: 'fra_12' }),
    ...marching(empire, 'soissons', 'metz', 'strasbourg', 'bade', 'ulm'),
  ],
  /** Turning Movement against the evasion. */
  mackCannotEvade: [coalition('evade'), empire({ kind: 'event', card: '3F' }), dice(6)],
  /** He brings a step more than Mack may command, and it is lost: rulings/10.1-nine-steps-at-ulm.md. */
  johnComes: [
    coalition({ kind: 'counterMarch', general: 'jean' }),
    dice(4, 3),
    coalition({ kind: 'surplus', unit: 'aus_8' }),
  ],
  battleOfUlm: [
    empire({ kind: 'leadCorps', unit: 'fra_1' }),
    empire({ kind: 'subordinate', general: 'soult' }),
    dice(5, 3, 4, 2),
  ],
  lossesAtUlm: [
    dice(3),
    coalition({ unit: 'aus_1' }),
    coalition({ unit: 'aus_1' }),
    coalition({ unit: 'aus_2' }),
    coalition({ kind: 'retreat', zone: 'innsbruck' }),
    dice(5),
  ],
  /** The attempt after a victory costs nothing. */
  napoleonTakesUlm: [empire('siege'), dice(4), empire({ kind: 'garrisonDepot', depot: 1 })],
  napoleonEntersMunich: [...marching(empire, 'munich'), empire('halt')],
  /** Holy Russia for 2 points. */
  kutuzovSetsOut: [
    coalition({ kind: 'points', card: '2C' }),
    coalition({ kind: 'activate', force: 'koutouzov' }),
    coalition({ kind: 'callIn', force: 'buxhowden' }),
    coalition({ kind: 'forced', points: 3 }),
  ],
  kutuzovMarches: [
    ...marching(coalition, 'tarnow', 'cracovie', 'teschen', 'leopoldstadt'),
    coalition('halt'),
    dice(3, 2),
    coalition({ kind: 'loseStep', unit: 'rus_1' }),
  ],
} satisfies Scenes;
