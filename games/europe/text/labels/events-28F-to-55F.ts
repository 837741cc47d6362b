import type { EventLaterEmpireAnswer } from '../../answers/events-28F-to-55F.ts';
import type { LabelsOf } from '../labels.ts';

export const labelsEventsLaterEmpire: LabelsOf<EventLaterEmpireAnswer> = {
  en: {
    byKind: {
      completeFree: ({ unit }, name) => name.unit(unit),
      conscriptCorps: ({ unit }, name) => name.unit(unit),
      slipAway: ({ force }, name) => name.force(force),
      slipTo: ({ zone }, name) => `To ${name.zone(zone)}`,
      winOverZone: ({ zone }, name) => name.zone(zone),
      lend: ({ unit }, name) => name.unit(unit),
      lendGeneral: ({ general }, name) => name.general(general),
      pacifier: ({ general }, name) => name.general(general),
      disperse: ({ unit }, name) => name.unit(unit),
    },
    byQuestion: { 'completing.which/done': 'No more', 'berezina.whereTo/done': 'Stop here' },
  },
  fr: {
    byKind: {
      completeFree: ({ unit }, name) => name.unit(unit),
      conscriptCorps: ({ unit }, name) => name.unit(unit),
      slipAway: ({ force }, name) => name.force(force),
      slipTo: ({ zone }, name) => `Vers ${name.the.zone(zone)}`,
      winOverZone: ({ zone }, name) => name.zone(zone),
      lend: ({ unit }, name) => name.unit(unit),
      lendGeneral: ({ general }, name) => name.general(general),
      pacifier: ({ general }, name) => name.general(general),
      disperse: ({ unit }, name) => name.unit(unit),
    },
    byQuestion: { 'completing.which/done': 'Pas davantage', 'berezina.whereTo/done': 'S’arrêter ici' },
  },
};
