import type { LabelsOf } from '../labels.ts';
import type { BattleAnswer } from '../../answers/14-battle.ts';

export const labels14: LabelsOf<BattleAnswer> = {
  en: { byKind: {}, byQuestion: {} },
  fr: { byKind: {}, byQuestion: {} },
};
