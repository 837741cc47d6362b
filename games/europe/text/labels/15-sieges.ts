import type { SiegeAnswer } from '../../answers/15-sieges.ts';
import type { LabelsOf } from '../labels.ts';

export const labels15: LabelsOf<SiegeAnswer> = {
  en: {
    byKind: {
      garrisonStep: ({ unit }, name) => `A step of ${name.the.unit(unit)}`,
      garrisonDepot: ({ nation }, name) => `A depot of ${name.the.nation(nation)}`,
    },
    byQuestion: { 'siege.reactivate/pass': 'No' },
  },
  fr: {
    byKind: {
      garrisonStep: ({ unit }, name) => `Un pas ${name.of.unit(unit)}`,
      garrisonDepot: ({ nation }, name) => `Un dépôt (${name.nation(nation)})`,
    },
    byQuestion: { 'siege.reactivate/pass': 'Non' },
  },
};
