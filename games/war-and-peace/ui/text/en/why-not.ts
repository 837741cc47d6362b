import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../../text/names.ts';
import type { WhyNotMessages } from '../messages/why-not.ts';

export const enWhyNot: Catalogue<WhyNotMessages, Names> = {
  'why.outOfReach': ({ place, left }, name) =>
    `No open way leads to ${name.place(place)} for ${left} movement ${left === 1 ? 'point' : 'points'}.`,
  'why.noForce': ({ place }, name) => `No force of yours is at ${name.place(place)}.`,
  'why.noLeader': ({ place }, name) =>
    `Nobody at ${name.place(place)} can move: infantry needs a leader, and each piece moves once.`,
  'why.composing': () => 'First choose who goes.',
  'why.noProduction': ({ place }, name) => `Nothing can be raised at ${name.place(place)}: choose a gold city.`,
  'why.noEnemyBeside': ({ place }, name) => `${name.place(place)} has no enemy that a force of yours could attack.`,
};
