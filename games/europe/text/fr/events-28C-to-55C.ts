import type { Catalogue } from '@bivouac/kernel';
import type { EventLaterCoalitionMessages } from '../messages/events-28C-to-55C.ts';
import type { Names } from '../names.ts';

export const frEventsLaterCoalition: Catalogue<EventLaterCoalitionMessages, Names> = {};
