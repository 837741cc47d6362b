import type { LabelsOf } from '../labels.ts';
import type { EventLaterCoalitionAnswer } from '../../answers/events-28C-to-55C.ts';

export const labelsEventsLaterCoalition: LabelsOf<EventLaterCoalitionAnswer> = {
  en: { byKind: {}, byQuestion: {} },
  fr: { byKind: {}, byQuestion: {} },
};
