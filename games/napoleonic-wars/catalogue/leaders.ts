import { type Infer, integer, listOf, oneOf, shape, text } from '@bivouac/kernel';
import leadersJson from '../data/leaders.json' with { type: 'json' };
import { type LeaderId, leaderIdSchema, type Nation, nationSchema, words } from './ids.ts';
import { byId, lookup, named } from '@bivouac/kernel/lookup.ts';

const leaderSchema = shape({
  id: leaderIdSchema,
  nation: nationSchema,
  name: words,
  /** The encased number: the Units that his Army holds. */
  command: integer({ min: 4, max: 8 }),
  /** 3 Battle Rating. */
  battle: integer({ min: 1, max: 4 }),
  /** 7.2 From the start, from the Turn of 1807, or only by the event of his name. */
  available: oneOf('start', '1807', 'event'),
  prov: text(),
});
export interface LeaderCard extends Infer<typeof leaderSchema> {}

const file = shape({ prov: text(), leaders: listOf(leaderSchema) }).parse(leadersJson, 'leaders.json');
export const leaders: ReadonlyMap<LeaderId, LeaderCard> = byId('leaders.json', file.leaders);
export const leader = lookup('leader', leaders);
export const leaderId = named('leader', leaders);
export const nationOfLeader = (id: LeaderId): Nation => leader(id).nation;
