import type { LabelsOf } from '../labels.ts';
import type { SupplyAnswer } from '../../answers/13-supply.ts';

export const labels13: LabelsOf<SupplyAnswer> = {
  en: { byKind: {}, byQuestion: {} },
  fr: { byKind: {}, byQuestion: {} },
};
