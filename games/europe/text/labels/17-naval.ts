import type { LabelsOf } from '../labels.ts';
import type { NavalAnswer } from '../../answers/17-naval.ts';

export const labels17: LabelsOf<NavalAnswer> = {
  en: { byKind: {}, byQuestion: {} },
  fr: { byKind: {}, byQuestion: {} },
};
