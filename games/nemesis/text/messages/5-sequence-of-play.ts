import type { HexId, Side } from '../../catalogue/catalogue.ts';
import type { Phase } from '../../state/state.ts';

export interface SequenceMessages {
  'turn.begins': { turn: number };
  'phase.begins': { phase: Phase };
  'phase.finished': { side: Side };
  'hex.outsidePlay': { hex: HexId };
  'hex.barred': { from: HexId; to: HexId };
  'hex.notAdjacent': { from: HexId; to: HexId };
  'hex.overfull': { hex: HexId; of: number };
  'hex.enemyUnits': { hex: HexId };
}
