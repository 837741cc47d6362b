import type { LabelsOf } from '../labels.ts';
import type { InterphaseAnswer } from '../../answers/7-interphase.ts';

export const labels7: LabelsOf<InterphaseAnswer> = {
  en: { byKind: {}, byQuestion: {} },
  fr: { byKind: {}, byQuestion: {} },
};
