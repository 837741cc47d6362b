import type { Catalogue } from '@bivouac/kernel';
import type { EventFirstEmpireMessages } from '../messages/events-1F-to-27F.ts';
import type { Names } from '../names.ts';

export const frEventsFirstEmpire: Catalogue<EventFirstEmpireMessages, Names> = {};
