import { flag, type Infer, listOf, optional, shape, text } from '@bivouac/kernel';
import { name, orNull, time } from '../fields.ts';
import { matchSeen } from './match-seen.ts';
import { diceSeed, language, linkSecret, personName } from './people.ts';
import { isDone, routesOf } from './route.ts';

const { get, post } = routesOf('lobby');

const match = name;
const seat = name;

/** A member who is invited; with a seat, that one is for them. */
const guestSeen = shape({ name: text(), seat: orNull(seat), by: orNull(text()), at: time });
/** A link that leads to a seat. Its secret is known to those who have it; here it has another name. */
const linkSeen = shape({ id: name, seat: orNull(seat), madeAt: time, endsAt: time });
const invited = shape({ invited: listOf(guestSeen), links: listOf(linkSeen) });
export type Invited = Infer<typeof invited>;

/** How somebody comes to a match: by name, or by a link. */
export const invitations = {
  list: get('/api/matches/:match/invitations', 'Who is invited, and which links are out', {
    params: { match },
    reply: invited,
  }),
  invite: post('/api/matches/:match/invite', 'Invite somebody by name', {
    params: { match },
    body: { name: personName, seat: optional(seat) },
    reply: isDone,
  }),
  uninvite: post('/api/matches/:match/uninvite', 'Take an invitation back', {
    params: { match },
    body: { name: personName },
    reply: invited,
  }),
  decline: post('/api/matches/:match/decline', 'Turn an invitation down, and perhaps all others by the same player', {
    params: { match },
    body: { block: optional(flag()) },
    reply: isDone,
  }),

  makeLink: post('/api/matches/:match/link', 'A link that leads to a free seat, or to that of a player who is away', {
    params: { match },
    body: { seat: optional(seat) },
    reply: shape({ token: linkSecret, path: text() }),
    status: 201,
  }),
  dropLink: post('/api/matches/:match/link/drop', 'Take a link back: it leads nowhere any more', {
    params: { match },
    body: { id: name },
    reply: invited,
  }),
  look: post('/api/invitations/look', 'What a link leads to', {
    body: { token: linkSecret },
    reply: shape({ match: matchSeen, seat: orNull(seat) }),
  }),
  /** Who has no account plays as a guest under this name. */
  accept: post('/api/invitations/accept', 'Follow a link to its seat', {
    body: {
      token: linkSecret,
      name: optional(personName),
      language: optional(language),
      seat: optional(seat),
      seed: optional(diceSeed),
    },
    reply: shape({ match: matchSeen }),
  }),
};
