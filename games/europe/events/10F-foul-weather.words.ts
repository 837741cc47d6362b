import type { FleetId, ZoneId } from '../catalogue/ids.ts';
import { capital } from '../text/wording.ts';
import type { CardWords } from './words.ts';

interface Messages {
  'foulWeather.which': {};
  'foulWeather.whereTo': { fleets: readonly FleetId[] };
  'foulWeather.noPort': { fleet: FleetId };
  'foulWeather.nobody': {};
  'foulWeather.driven': { fleets: readonly FleetId[]; zone: ZoneId };
}

type Answers =
  /** 10F The squadron that runs for port, by its first fleet, and the port. */
  { readonly kind: 'driveIn'; readonly fleet: FleetId } | { readonly kind: 'shelterIn'; readonly zone: ZoneId };

export const foulWeatherWords: CardWords<Messages, Answers> = {
  en: {
    'foulWeather.which': () => 'Which squadron runs for port?',
    'foulWeather.whereTo': ({ fleets }, name) => `Which port for ${name.fleets(fleets)}?`,
    'foulWeather.noPort': ({ fleet }, name) => `${capital(name.the.fleet(fleet))} has no friendly port within reach.`,
    'foulWeather.nobody': () => 'No squadron of the enemy at sea could run for port.',
    'foulWeather.driven': ({ fleets, zone }, name) =>
      `The weather drives ${name.fleets(fleets)} into ${name.zone(zone)}.`,
  },
  fr: {
    'foulWeather.which': () => 'Quelle escadre gagne le port ?',
    'foulWeather.whereTo': ({ fleets }, name) => `Dans quel port : ${name.fleets(fleets)} ?`,
    'foulWeather.noPort': ({ fleet }, name) => `${capital(name.the.fleet(fleet))} n’a aucun port ami à sa portée.`,
    'foulWeather.nobody': () => 'Aucune escadre ennemie en mer ne pourrait gagner un port.',
    'foulWeather.driven': ({ fleets, zone }, name) =>
      `Gros temps : ${name.fleets(fleets)} au port (${name.zone(zone)}).`,
  },
  labels: {
    en: {
      byKind: {
        driveIn: ({ fleet }, name) => `Squadron of ${name.the.fleet(fleet)}`,
        shelterIn: ({ zone }, name) => name.zone(zone),
      },
      byQuestion: {},
    },
    fr: {
      byKind: {
        driveIn: ({ fleet }, name) => `Escadre ${name.of.fleet(fleet)}`,
        shelterIn: ({ zone }, name) => name.zone(zone),
      },
      byQuestion: {},
    },
  },
};
