import type { LabelsOf } from '../labels.ts';
import type { SetUpAnswer } from '../../answers/20-scenarios.ts';

export const labels20: LabelsOf<SetUpAnswer> = {
  en: { byKind: {}, byQuestion: {} },
  fr: { byKind: {}, byQuestion: {} },
};
