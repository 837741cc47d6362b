import type { Catalogue } from '@bivouac/kernel';
import type { FogMessages } from '../messages/4-fog.ts';
import type { Names } from '../names.ts';
import { capital, count } from '../wording.ts';

export const en4: Catalogue<FogMessages, Names> = {
  'fog.decides': ({ side }, name) => `${name.side(side)} decides, unseen in the fog of war.`,
  'fog.toll': ({ force, many }, name) =>
    `${name.force(force)}: attrition: ${many === 0 ? 'no loss' : `${count(many, 'step')} lost`}.`,
  'fog.loses': ({ side }, name) => `${name.side(side)} loses a step.`,
  'fog.reinforced': ({ side }, name) => `${name.side(side)} reinforces its troops.`,
  'fog.generalPlaced': ({ side }, name) => `${name.side(side)} sends a general to his post.`,
  'fog.squadron': ({ side, many }, name) => `${name.side(side)}: ${count(many, 'fleet')} under sail.`,
  'fog.squadronAt': ({ side, many, sea }, name) => `${name.side(side)}: ${count(many, 'fleet')}, ${name.sea(sea)}.`,
  'fog.interceptsAtSea': ({ side, sea }, name) => `${name.side(side)} intercepts in ${name.sea(sea)}.`,
  'fog.evadesAtSea': ({ side, sea }, name) => `${name.side(side)} evades in ${name.sea(sea)}.`,
  'fog.squadronBefore': ({ side, many, zone }, name) =>
    `${name.side(side)}: ${count(many, 'fleet')} before ${name.zone(zone)}.`,
  'fog.squadronIn': ({ side, many, zone }, name) =>
    `${name.side(side)}: ${count(many, 'fleet')} at ${name.zone(zone)}.`,
  'fog.nothing': ({ force }, name) => `${capital(name.the.force(force))} is not what was thought: nothing happens.`,
  'fog.notRallied': ({ force }, name) => `${capital(name.the.force(force))} does not rally.`,
  'fog.rolled': ({ trial, by, die }, name) => `${name.side(by)}, ${name.trial(trial)}: ${die} on the die.`,
};
