import type { HexId, Side } from '../../../catalogue/catalogue.ts';

/** What can be laid over the map. */
export interface OverlayMessages {
  'overlay.supply': { side: Side };
  'overlay.chain': { side: Side };
  'overlay.control': Record<never, never>;
  'overlay.cavalry': { side: Side };
  'overlay.land': Record<never, never>;
  'land.closed': { hex: HexId };
  'land.shared': { hex: HexId };
  'land.friendly': { hex: HexId; side: Side };
  'overlay.line': Record<never, never>;
  'line.behind': { hex: HexId; side: Side };
  'overlay.sources': Record<never, never>;
  'supply.fed': { hex: HexId; depot: HexId; cost: number };
  'supply.hungry': { hex: HexId };
  'supply.exempt': { hex: HexId };
  'supply.inReach': { hex: HexId };
  'chain.depot': { hex: HexId };
  'chain.cutOff': { hex: HexId };
  'chain.open': { hex: HexId };
  'chain.linked': { hex: HexId };
  'control.held': { hex: HexId; side: Side; counts: boolean };
  'control.empty': { hex: HexId; counts: boolean };
  'cavalry.stands': { hex: HexId };
  'cavalry.stops': { hex: HexId };
  'cavalry.cuts': { hex: HexId };
}
