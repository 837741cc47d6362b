import type { GeneralId, NationId, UnitId } from '../catalogue/ids.ts';
import type { ForceName } from '../state/state.ts';
import { capital } from '../text/wording.ts';
import type { CardWords } from './words.ts';

interface Messages {
  'expedition.noAlly': {};
  'expedition.nobody': {};
  'expedition.which': { power: NationId };
  'expedition.withWhom': { unit: UnitId };
  'expedition.general': { power: NationId };
  'expedition.staysWithHosts': { unit: UnitId };
  'expedition.obeys': { general: GeneralId };
  'expedition.joined': { unit: UnitId; force: ForceName };
  'expedition.generalJoined': { general: GeneralId; force: ForceName };
}

type Answers =
  | { readonly kind: 'lend'; readonly unit: UnitId }
  | { readonly kind: 'lendGeneral'; readonly general: GeneralId };

export const expeditionaryCorpsWords: CardWords<Messages, Answers> = {
  en: {
    'expedition.noAlly': () => 'No major power is in forced alliance.',
    'expedition.nobody': () => 'No corps of a forced ally can join an Empire force.',
    'expedition.which': ({ power }, name) => `${name.nation(power)}: which corps is lent?`,
    'expedition.withWhom': ({ unit }, name) => `Whom does ${name.the.unit(unit)} join?`,
    'expedition.general': ({ power }, name) => `${name.nation(power)}: which general goes with it?`,
    'expedition.staysWithHosts': ({ unit }, name) =>
      `${capital(name.the.unit(unit))} is lent, and stays with an Empire general.`,
    'expedition.obeys': ({ general }, name) =>
      `${capital(name.the.general(general))} is lent, and leads no force of his own.`,
    'expedition.joined': ({ unit, force }, name) => `${capital(name.the.unit(unit))} joins ${name.the.force(force)}.`,
    'expedition.generalJoined': ({ general, force }, name) =>
      `${capital(name.the.general(general))} joins ${name.the.force(force)}.`,
  },
  fr: {
    'expedition.noAlly': () => 'Aucune puissance majeure n’est en alliance forcée.',
    'expedition.nobody': () => 'Aucun corps d’un allié forcé ne peut rejoindre une force de l’Empire.',
    'expedition.which': ({ power }, name) => `${name.nation(power)} : quel corps est prêté ?`,
    'expedition.withWhom': ({ unit }, name) => `Avec qui part ${name.the.unit(unit)} ?`,
    'expedition.general': ({ power }, name) => `${name.nation(power)} : quel général l’accompagne ?`,
    'expedition.staysWithHosts': ({ unit }, name) =>
      `${capital(name.the.unit(unit))} est prêté${name.ending.force(unit)} et reste avec un général de l’Empire.`,
    'expedition.obeys': ({ general }, name) =>
      `${capital(name.the.general(general))} est prêté et ne commande pas de force.`,
    'expedition.joined': ({ unit, force }, name) => `${capital(name.the.unit(unit))} rejoint ${name.the.force(force)}.`,
    'expedition.generalJoined': ({ general, force }, name) =>
      `${capital(name.the.general(general))} rejoint ${name.the.force(force)}.`,
  },
  labels: {
    en: {
      byKind: {
        lend: ({ unit }, name) => name.unit(unit),
        lendGeneral: ({ general }, name) => name.general(general),
      },
      byQuestion: {},
    },
    fr: {
      byKind: {
        lend: ({ unit }, name) => name.unit(unit),
        lendGeneral: ({ general }, name) => name.general(general),
      },
      byQuestion: {},
    },
  },
};
