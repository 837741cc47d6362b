import type { ZoneId } from '../catalogue/ids.ts';
import type { Words } from './words.ts';

interface Messages {
  'serbia.turkishFriend': {};
  'serbia.noPlace': {};
  'serbia.rises': { zone: ZoneId };
  'serbia.stays': {};
}

export const serbianRisingWords: Words<Messages> = {
  en: {
    'serbia.turkishFriend': () => 'Turkey is neither neutral nor an ally of the Empire.',
    'serbia.noPlace': () => 'Troops stand at Belgrade and at Nish.',
    'serbia.rises': ({ zone }, name) => `The Serbs rise at ${name.zone(zone)}.`,
    'serbia.stays': () => 'While Turkey is neutral the Serbs do not leave Serbia.',
  },
  fr: {
    'serbia.turkishFriend': () => 'La Turquie n’est ni neutre ni alliée de l’Empire.',
    'serbia.noPlace': () => 'Des troupes se trouvent à Belgrade et à Nich.',
    'serbia.rises': ({ zone }, name) => `Les Serbes se soulèvent ${name.at(zone)}.`,
    'serbia.stays': () => 'Tant que la Turquie est neutre, les Serbes ne quittent pas la Serbie.',
  },
};
