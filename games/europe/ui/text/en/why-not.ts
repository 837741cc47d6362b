import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../../text/names.ts';
import { count } from '../../../text/wording.ts';
import type { WhyNotMessages } from '../messages/why-not.ts';

export const enWhyNot: Catalogue<WhyNotMessages, Names> = {
  'why.standsHere': ({ zone }, name) => `The force stands at ${name.zone(zone)}.`,
  'why.outOfReach': ({ zone, left }, name) =>
    `No open way leads to ${name.zone(zone)} for ${count(left, 'movement point')}.`,
  'why.noForce': ({ zone }, name) => `No force or fleet of yours is at ${name.zone(zone)}.`,
  'why.noPart': () => 'This place has no part in what is asked.',
};
