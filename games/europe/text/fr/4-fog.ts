import type { Catalogue } from '@bivouac/kernel';
import type { FogMessages } from '../messages/4-fog.ts';
import type { Names } from '../names.ts';
import { capital, nombre } from '../wording.ts';

export const fr4: Catalogue<FogMessages, Names> = {
  'fog.decides': ({ side }, name) => `${capital(name.side(side))} décide, dans le brouillard de guerre.`,
  'fog.toll': ({ force, many }, name) =>
    `${name.force(force)} : attrition : ${many === 0 ? 'aucune perte' : `${nombre(many, 'pas', 'pas')} perdu${many > 1 ? 's' : ''}`}.`,
  'fog.loses': ({ side }, name) => `${capital(name.side(side))} perd un pas.`,
  'fog.reinforced': ({ side }, name) => `${capital(name.side(side))} renforce ses troupes.`,
  'fog.generalPlaced': ({ side }, name) => `${capital(name.side(side))} envoie un général à son poste.`,
  'fog.squadron': ({ side, many }, name) =>
    `${capital(name.side(side))} : ${nombre(many, 'flotte', 'flottes')} à la voile.`,
  'fog.squadronAt': ({ side, many, sea }, name) =>
    `${capital(name.side(side))} : ${nombre(many, 'flotte', 'flottes')}, ${name.sea(sea)}.`,
  'fog.interceptsAtSea': ({ side, sea }, name) => `${capital(name.side(side))} intercepte (${name.sea(sea)}).`,
  'fog.evadesAtSea': ({ side, sea }, name) => `${capital(name.side(side))} esquive (${name.sea(sea)}).`,
  'fog.squadronBefore': ({ side, many, zone }, name) =>
    `${capital(name.side(side))} : ${nombre(many, 'flotte', 'flottes')} devant ${name.the.zone(zone)}.`,
  'fog.squadronIn': ({ side, many, zone }, name) =>
    `${capital(name.side(side))} : ${nombre(many, 'flotte', 'flottes')} ${name.at(zone)}.`,
  'fog.nothing': ({ force }, name) =>
    `${capital(name.the.force(force))} n’est pas ce que l’on croyait : il ne se passe rien.`,
  'fog.notRallied': ({ force }, name) => `La force ${name.of.force(force)} ne se rallie pas.`,
  'fog.rolled': ({ trial, by, die }, name) => `${capital(name.side(by))}, ${name.trial(trial)} : ${die} au dé.`,
};
