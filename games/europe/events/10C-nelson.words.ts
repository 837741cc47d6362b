import type { FleetId } from '../catalogue/ids.ts';
import { capital } from '../text/wording.ts';
import type { Words } from './words.ts';

interface Messages {
  'nelson.notThere': {};
  'nelson.roll': {};
  'nelson.lives': { total: number };
  'nelson.falls': { total: number };
  'nelson.wreck': { fleet: FleetId };
  'nelson.sunkForGood': { fleet: FleetId };
}

export const nelsonWords: Words<Messages> = {
  en: {
    'nelson.notThere': () => 'Nelson does not take part in this battle.',
    'nelson.roll': () => 'A die for Nelson: does he outlive the battle?',
    'nelson.lives': ({ total }) => `Nelson outlives the battle (${total}).`,
    'nelson.falls': ({ total }) => `Nelson falls, and leaves the game (${total}).`,
    'nelson.wreck': ({ fleet }, name) => `A die for ${name.the.fleet(fleet)}: can it be replaced?`,
    'nelson.sunkForGood': ({ fleet }, name) => `${capital(name.the.fleet(fleet))} can be rebuilt only with 52F.`,
  },
  fr: {
    'nelson.notThere': () => 'Nelson ne prend pas part à ce combat.',
    'nelson.roll': () => 'Un dé pour Nelson : survit-il au combat ?',
    'nelson.lives': ({ total }) => `Nelson survit au combat (${total}).`,
    'nelson.falls': ({ total }) => `Nelson tombe et quitte le jeu (${total}).`,
    'nelson.wreck': ({ fleet }, name) => `Un dé pour ${name.the.fleet(fleet)} : peut-on la remplacer ?`,
    'nelson.sunkForGood': ({ fleet }, name) =>
      `${capital(name.the.fleet(fleet))} ne peut être reconstruite que par 52F.`,
  },
};
