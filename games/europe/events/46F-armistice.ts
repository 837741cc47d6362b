import type { Script } from '@bivouac/kernel';
import { isSupplied } from '../rules/13-supply/13.3-supply-lines.ts';
import { log, must } from '../text/speech.ts';
import { armyOf, type Europe, FOUL_ROUND, forcesOf, SIDES, unitsAt } from '../state/state.ts';
import { completeSome } from '../rules/2-game-pieces/2.1-completing.ts';
import type { EventRules } from './event.ts';

const UNITS = 2;

/** Both sides fill their supplied armies while the guns are silent. */
function* truce(g: Europe): Script {
  g.tracks = { ...g.tracks, armistice: 'signed' };
  log(g, '5.2', 'armistice.signed', { year: g.clock.year });
  for (const side of SIDES)
    for (const id of forcesOf(g, side))
      if (armyOf(g, id) !== undefined && isSupplied(g, id))
        yield* completeSome(g, side, UNITS, () => unitsAt(g, id).flatMap((row) => (row.reduced ? [row.id] : [])));
}

/** 46F Armistice: played in the fifth round, it ends the year after the action of the Coalition, unless that is the Winter Campaign (16C). */
export const armistice: EventRules = [
  { when: 'action', may: (g) => must('5.2', g.clock.round === FOUL_ROUND, 'armistice.fifthRound'), play: truce },
];
