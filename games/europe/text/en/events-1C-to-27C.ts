import type { Catalogue } from '@bivouac/kernel';
import type { EventFirstCoalitionMessages } from '../messages/events-1C-to-27C.ts';
import type { Names } from '../names.ts';

export const enEventsFirstCoalition: Catalogue<EventFirstCoalitionMessages, Names> = {};
