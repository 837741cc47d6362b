import type { EventFirstCoalitionAnswer } from '../../answers/events-1C-to-27C.ts';
import type { LabelsOf } from '../labels.ts';

export const labelsEventsFirstCoalition: LabelsOf<EventFirstCoalitionAnswer> = {
  en: {
    byKind: {
      fieldCorps: ({ unit }, name) => name.unit(unit),
      subsidise: ({ nation }, name) => name.nation(nation),
    },
    byQuestion: { 'holyEmpire.which/done': 'No more corps' },
  },
  fr: {
    byKind: {
      fieldCorps: ({ unit }, name) => name.unit(unit),
      subsidise: ({ nation }, name) => name.nation(nation),
    },
    byQuestion: { 'holyEmpire.which/done': 'Plus aucun corps' },
  },
};
