import type { EventLaterCoalitionAnswer } from '../../answers/events-28C-to-55C.ts';
import type { LabelsOf } from '../labels.ts';

export const labelsEventsLaterCoalition: LabelsOf<EventLaterCoalitionAnswer> = {
  en: {
    byKind: {
      silence: ({ card }, name) => name.card(card),
      desert: ({ force }, name) => name.force(force),
      takeOver: ({ force }, name) => `From ${name.the.force(force)}`,
      raid: ({ zone }, name) => name.zone(zone),
      levy: ({ unit }, name) => name.unit(unit),
      defect: ({ unit }, name) => name.unit(unit),
      sicken: ({ force }, name) => name.force(force),
      sendHome: ({ unit }, name) => name.unit(unit),
    },
    byQuestion: { 'kutuzov.offer/done': 'He waits in the reserve' },
  },
  fr: {
    byKind: {
      silence: ({ card }, name) => name.card(card),
      desert: ({ force }, name) => name.force(force),
      takeOver: ({ force }, name) => `À la place ${name.of.force(force)}`,
      raid: ({ zone }, name) => name.zone(zone),
      levy: ({ unit }, name) => name.unit(unit),
      defect: ({ unit }, name) => name.unit(unit),
      sicken: ({ force }, name) => name.force(force),
      sendHome: ({ unit }, name) => name.unit(unit),
    },
    byQuestion: { 'kutuzov.offer/done': 'Il attend dans la réserve' },
  },
};
