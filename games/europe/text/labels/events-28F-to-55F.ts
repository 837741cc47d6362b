import type { LabelsOf } from '../labels.ts';
import type { EventLaterEmpireAnswer } from '../../answers/events-28F-to-55F.ts';

export const labelsEventsLaterEmpire: LabelsOf<EventLaterEmpireAnswer> = {
  en: { byKind: {}, byQuestion: {} },
  fr: { byKind: {}, byQuestion: {} },
};
