import type { LabelsOf } from '../labels.ts';
import type { EventFirstEmpireAnswer } from '../../answers/events-1F-to-27F.ts';

export const labelsEventsFirstEmpire: LabelsOf<EventFirstEmpireAnswer> = {
  en: { byKind: {}, byQuestion: {} },
  fr: { byKind: {}, byQuestion: {} },
};
