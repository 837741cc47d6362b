import type { HexId, Side } from '../../catalogue/catalogue.ts';
import { log } from '../../text/speech.ts';
import { occupies } from '../../state/stack.ts';
import { changeInvasion } from '../../state/state-1812.ts';
import type { EarlyEnding, Nemesis } from '../../state/state.ts';
import { WarIsOver } from '../14-campaign-of-1813/14.4-napoleons-death.ts';
import { rulesOf1812 } from './17.1-rules-of-1812.ts';

/** 17.2 Whose victory each of these is. */
export const WON_BY: Readonly<Record<EarlyEnding, Side>> = {
  capitalTaken: 'french',
  nothingTaken: 'coalition',
  warsawTaken: 'coalition',
};

const endWar = (g: Nemesis, how: EarlyEnding, tell: () => void): never => {
  g.ended = how;
  tell();
  throw new WarIsOver(`17.2: ${how}`);
};

/** 17.2c Coalition units stand in Warsaw and on one of its flanks: the war is lost for the French at that moment (rulings/17.2-endings.md). */
export const watchWarsaw = (g: Nemesis): void => {
  const endings = rulesOf1812(g)?.endings;
  if (!endings || g.clock.turn > endings.throughTurn || !occupies(g, 'coalition', endings.warsaw)) return;
  const flank = endings.flanks.find((hex) => occupies(g, 'coalition', hex));
  if (flank === undefined) return;
  endWar(g, 'warsawTaken', () => log(g, '17.2c', 'ending.warsaw', { hexes: [endings.warsaw, flank] }));
};

const heldByFrench = (g: Nemesis, hexes: readonly HexId[]): readonly HexId[] =>
  hexes.filter((hex) => occupies(g, 'french', hex));

/** 17.2 a, b What the end of a Turn decides: it counts as one of conquest, and after the last of them there is a reckoning. */
export const reckonWithConquest = (g: Nemesis): void => {
  const endings = rulesOf1812(g)?.endings;
  if (!endings || g.clock.turn > endings.throughTurn) return;
  const { capitals, others, throughTurn } = endings;
  const taken = heldByFrench(g, capitals);
  if (g.clock.turn === throughTurn) {
    if (taken.length > 0) endWar(g, 'capitalTaken', () => log(g, '17.2a', 'ending.capital', { hexes: taken }));
    if (!g.politics.invasion?.conquered) endWar(g, 'nothingTaken', () => log(g, '17.2b', 'ending.nothing'));
    return;
  }
  const isConquest = taken.length > 0 || heldByFrench(g, others).length === others.length;
  if (!isConquest || g.politics.invasion?.conquered) return;
  changeInvasion(g, { conquered: true });
  log(g, '17.2b', 'ending.conquest', { hexes: taken.length > 0 ? taken : others, turn: throughTurn });
};
