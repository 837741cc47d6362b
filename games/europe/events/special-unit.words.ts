import type { SpecialId } from '../catalogue/ids.ts';
import type { ForceName } from '../state/state.ts';
import type { Words } from './words.ts';

interface Messages {
  'specialUnit.which': { special: SpecialId };
  'specialUnit.unsupplied': { force: ForceName };
  'specialUnit.onMap': { special: SpecialId };
  'specialUnit.noArmy': { special: SpecialId };
  'specialUnit.joins': { special: SpecialId; force: ForceName };
}

export const specialUnitWords: Words<Messages> = {
  en: {
    'specialUnit.which': ({ special }, name) => `${name.special(special)}: with which army?`,
    'specialUnit.unsupplied': ({ force }, name) => `The army of ${name.the.force(force)} is out of supply.`,
    'specialUnit.onMap': ({ special }, name) => `${name.special(special)}: already on the map.`,
    'specialUnit.noArmy': ({ special }, name) => `${name.special(special)}: no supplied army of the nation has room.`,
    'specialUnit.joins': ({ special, force }, name) =>
      `${name.special(special)}: now with the army of ${name.the.force(force)}.`,
  },
  fr: {
    'specialUnit.which': ({ special }, name) => `${name.special(special)} : avec quelle armée ?`,
    'specialUnit.unsupplied': ({ force }, name) => `L’armée ${name.of.force(force)} n’est pas ravitaillée.`,
    'specialUnit.onMap': ({ special }, name) => `${name.special(special)} : déjà sur la carte.`,
    'specialUnit.noArmy': ({ special }, name) =>
      `${name.special(special)} : aucune armée ravitaillée de la nation n’a de place.`,
    'specialUnit.joins': ({ special, force }, name) =>
      `${name.special(special)} : désormais avec l’armée ${name.of.force(force)}.`,
  },
};
