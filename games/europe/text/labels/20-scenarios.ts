import type { SetUpAnswer } from '../../answers/20-scenarios.ts';
import type { LabelsOf } from '../labels.ts';

export const labels20: LabelsOf<SetUpAnswer> = {
  en: {
    byKind: {
      setUpAt: ({ zone }, name) => name.zone(zone),
      takeGeneral: ({ general }, name) => name.general(general),
      setUpWith: ({ force }, name) => `With ${name.the.force(force)}`,
      drawFleet: ({ fleet }, name) => name.fleet(fleet),
      mooredAt: ({ zone }, name) => `In port at ${name.zone(zone)}`,
      stationed: ({ sea }, name) => `At sea: ${name.sea(sea)}`,
      blockading: ({ zone }, name) => `Blockade of ${name.zone(zone)}`,
      replace: ({ unit }, name) => `Bring up ${name.the.unit(unit)}`,
    },
    byQuestion: { 'setUp.replacements/done': 'No more replacements' },
  },
  fr: {
    byKind: {
      setUpAt: ({ zone }, name) => name.zone(zone),
      takeGeneral: ({ general }, name) => name.general(general),
      setUpWith: ({ force }, name) => `Avec ${name.the.force(force)}`,
      drawFleet: ({ fleet }, name) => name.fleet(fleet),
      mooredAt: ({ zone }, name) => `Au port ${name.of.zone(zone)}`,
      stationed: ({ sea }, name) => `En mer : ${name.sea(sea)}`,
      blockading: ({ zone }, name) => `Blocus ${name.of.zone(zone)}`,
      replace: ({ unit }, name) => `Compléter ${name.the.unit(unit)}`,
    },
    byQuestion: { 'setUp.replacements/done': 'Pas d’autre remplacement' },
  },
};
