import type { LabelsOf } from '../labels.ts';
import type { ActivationAnswer } from '../../answers/9-activation.ts';

export const labels9: LabelsOf<ActivationAnswer> = {
  en: { byKind: {}, byQuestion: {} },
  fr: { byKind: {}, byQuestion: {} },
};
