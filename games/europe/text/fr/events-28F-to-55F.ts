import type { Catalogue } from '@bivouac/kernel';
import type { EventLaterEmpireMessages } from '../messages/events-28F-to-55F.ts';
import type { Names } from '../names.ts';

export const frEventsLaterEmpire: Catalogue<EventLaterEmpireMessages, Names> = {};
