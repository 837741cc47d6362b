import type { Script } from '@bivouac/kernel';
import { type Hex, hexAt } from '../../catalogue/board.ts';
import { type HexId, type Side, unitCard } from '../../catalogue/catalogue.ts';
import { log } from '../../text/speech.ts';
import { commandersOf, ids, stacksOf } from '../../state/stack.ts';
import { changeInvasion, type InternedRow } from '../../state/state-1812.ts';
import {
  boardOf,
  changeCommanders,
  changeUnits,
  type Nemesis,
  removeDepot,
  sendCommanderAway,
} from '../../state/state.ts';
import { endPhase } from '../5-sequence-of-play/5.1-clock.ts';
import { linkOf } from './17.1-rules-of-1812.ts';
import { leaveLand } from './17.3-displaced.ts';
import { takeOff } from './17.3-taken-off.ts';

const isAustrian = ({ zone }: Hex): boolean => zone.land === 'austria';
const isInAustria = (g: Nemesis, hex: HexId): boolean => isAustrian(hexAt(boardOf(g), hex));

/** 17.3a The Austrian and Prussian contingents go home, and so do their commanders. */
const contingentsLeave = (g: Nemesis): void => {
  const { units, commanders } = linkOf(g)?.removed ?? { units: [], commanders: [] };
  const marching = ids(g.units.filter(({ id, at }) => units.includes(id) && at !== 'lost' && at !== 'due'));
  takeOff(g, units);
  for (const { id } of commandersOf(g, 'french')) if (commanders.includes(id)) sendCommanderAway(g, id);
  if (marching.length > 0) log(g, '17.3a', 'transition.contingents', { units: marching });
};

/** 17.3b All disrupted units of the Grande Armée are gone; commanders stay, be it alone. */
const stragglersVanish = (g: Nemesis): void => {
  const units = ids(
    g.units.filter(
      ({ id, at, disrupted }) => disrupted && at !== 'lost' && at !== 'due' && unitCard(id).side === 'french',
    ),
  );
  takeOff(g, units);
  if (units.length > 0) log(g, '17.3b', 'transition.disrupted', { units });
};

/** 17.3 Anyone who is left in Austria waits there for an Armistice, and takes no part in anything (rulings/17.3-interned-units.md). */
const austriaInterns = (g: Nemesis): void => {
  const rows: InternedRow[] = [
    ...stacksOf(g, 'french')
      .filter(({ hex }) => isInAustria(g, hex))
      .flatMap(({ hex, units }) => units.map(({ id }) => ({ id, hex }))),
    ...commandersOf(g, 'french')
      .filter(({ at }) => isInAustria(g, at))
      .map(({ id, at }) => ({ id, hex: at })),
  ];
  if (rows.length === 0) return;
  const isInterned = ({ id }: { readonly id: InternedRow['id'] }): boolean => rows.some((row) => row.id === id);
  changeUnits(g, isInterned, { at: 'due', forage: false });
  changeCommanders(g, isInterned, { at: 'due' });
  changeInvasion(g, { interned: rows });
  log(g, '17.3', 'transition.interned', { hexes: [...new Set(rows.map(({ hex }) => hex))] });
};

const depotsOff = (g: Nemesis): void => {
  for (const { hex } of g.depots.filter((depot) => isInAustria(g, depot.hex))) {
    removeDepot(g, hex);
    log(g, '17.3', 'transition.depotOff', { hex });
  }
};

const COALITION: Side = 'coalition';

/** 17.3 At the end of General Supply in February 1813 the Grande Armée falls apart, Austria is neutral, and Prussia everybody's friend (rulings/17.3-transition.md). */
export function* fallApart(g: Nemesis): Script {
  if (g.politics.invasion?.austriaAllied) {
    contingentsLeave(g);
    stragglersVanish(g);
    austriaInterns(g);
    depotsOff(g);
    changeInvasion(g, { austriaAllied: false, prussia: 'shared' });
    log(g, '17.3', 'transition.neutral');
  }
  const hasGone = yield* leaveLand(g, { side: COALITION, rule: '17.3', from: isAustrian, within: Infinity });
  if (!hasGone) endPhase(g);
}
