import type { Catalogue } from '@bivouac/kernel';
import type { FogMessages } from '../messages/4-fog.ts';
import type { Names } from '../names.ts';
import { nombre } from '../wording.ts';

export const fr4: Catalogue<FogMessages, Names> = {
  'fog.decides': ({ side }, name) => `${name.side(side)} décide, dans le brouillard de guerre.`,
  'fog.toll': ({ force, many }, name) =>
    `${name.force(force)} : attrition : ${many === 0 ? 'aucune perte' : `${nombre(many, 'pas', 'pas')} perdu${many > 1 ? 's' : ''}`}.`,
  'fog.loses': ({ side }, name) => `${name.side(side)} perd un pas.`,
  'fog.reinforced': ({ side }, name) => `${name.side(side)} renforce ses troupes.`,
  'fog.generalPlaced': ({ side }, name) => `${name.side(side)} envoie un général à son poste.`,
  'fog.squadron': ({ side, many }, name) => `${name.side(side)} : ${nombre(many, 'flotte', 'flottes')} à la voile.`,
  'fog.squadronAt': ({ side, many, sea }, name) =>
    `${name.side(side)} : ${nombre(many, 'flotte', 'flottes')}, ${name.sea(sea)}.`,
  'fog.interceptsAtSea': ({ side, sea }, name) => `${name.side(side)} intercepte (${name.sea(sea)}).`,
  'fog.evadesAtSea': ({ side, sea }, name) => `${name.side(side)} esquive (${name.sea(sea)}).`,
  'fog.squadronBefore': ({ side, many, zone }, name) =>
    `${name.side(side)} : ${nombre(many, 'flotte', 'flottes')} devant ${name.zone(zone)}.`,
  'fog.squadronIn': ({ side, many, zone }, name) =>
    `${name.side(side)} : ${nombre(many, 'flotte', 'flottes')} à ${name.zone(zone)}.`,
  'fog.nothing': ({ force }, name) => `${name.force(force)} n’est pas ce que l’on croyait : il ne se passe rien.`,
  'fog.rolled': ({ trial, by, die }, name) => `${name.side(by)}, ${name.trial(trial)} : ${die} au dé.`,
};
