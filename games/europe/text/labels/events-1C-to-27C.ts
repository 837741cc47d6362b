import type { LabelsOf } from '../labels.ts';
import type { EventFirstCoalitionAnswer } from '../../answers/events-1C-to-27C.ts';

export const labelsEventsFirstCoalition: LabelsOf<EventFirstCoalitionAnswer> = {
  en: { byKind: {}, byQuestion: {} },
  fr: { byKind: {}, byQuestion: {} },
};
