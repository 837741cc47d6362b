import type { LabelsOf } from '../labels.ts';
import type { ConquestAnswer } from '../../answers/18-conquests.ts';

export const labels18: LabelsOf<ConquestAnswer> = {
  en: { byKind: {}, byQuestion: {} },
  fr: { byKind: {}, byQuestion: {} },
};
