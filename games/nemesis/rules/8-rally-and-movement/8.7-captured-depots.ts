import type { HexId, Side } from '../../catalogue/catalogue.ts';
import { log } from '../../text/speech.ts';
import { changeLedger, depotAt, type Nemesis, opponent, removeDepot } from '../../state/state.ts';

/** 8.7 An enemy Depot that falls is gone, and its owner has one Supply Train fewer for the rest of the game. */
export const captureDepot = (g: Nemesis, by: Side, hex: HexId): void => {
  const owner = opponent(by);
  if (depotAt(g, hex)?.side !== owner) return;
  removeDepot(g, hex);
  const depotsLost = g.ledgers[owner].depotsLost + 1;
  changeLedger(g, owner, { depotsLost });
  log(g, '8.7', 'depot.captured', { by, owner, hex, depotsLost });
};
