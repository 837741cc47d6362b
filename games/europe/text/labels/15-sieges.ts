import type { LabelsOf } from '../labels.ts';
import type { SiegeAnswer } from '../../answers/15-sieges.ts';

export const labels15: LabelsOf<SiegeAnswer> = {
  en: { byKind: {}, byQuestion: {} },
  fr: { byKind: {}, byQuestion: {} },
};
