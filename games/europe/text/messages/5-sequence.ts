import type { CardId, Side } from '../../catalogue/ids.ts';
import type { Phase, TrialKind } from '../../state/state.ts';

export interface SequenceMessages {
  'phase.begins': { year: number; phase: Phase };
  'round.begins': { year: number; round: number };
  'escalade.level': { by: number; level: number };
  'action.choose': { round: number };
  'action.card': { side: Side; card: CardId; ap: number };
  'action.operation': { side: Side };
  'action.passed': { side: Side };
  'action.noPoints': { card: CardId };
  'reserve.kept': { side: Side; ap: number; reserve: number };
  'reserve.lost': { side: Side; ap: number };
  'trial.roll': { trial: TrialKind; by: Side };
  'trial.total': { trial: TrialKind; by: Side; die: number; modifiers: number; total: number };
}
