import {
  anything,
  flag,
  type Form,
  type Infer,
  integer,
  listOf,
  optional,
  type Schema,
  shape,
  text,
} from '@bivouac/kernel';
import { name, time } from '../fields.ts';
import { matchSeen, seating, visibility } from './match-seen.ts';
import { diceSeed, personName } from './people.ts';
import { digits, isDone, routesOf, usual } from './route.ts';

const { get, post } = routesOf('lobby');

/** A form describes itself: the page makes the fields of the options from it. */
const optionsForm: Schema<Form> = { form: { control: 'any' }, parse: (value) => value as Form };

const playable = shape({
  id: name,
  version: text(),
  options: optionsForm,
  /** The seats under the usual options. */
  seats: listOf(name),
  bots: listOf(name),
});
export type PlayableSeen = Infer<typeof playable>;

const match = name;
const seat = name;
const oneMatch = shape({ match: matchSeen });
const page = { query: { offset: optional(digits) }, reply: shape({ matches: listOf(matchSeen), hasMore: flag() }) };

/** Where matches are found, opened and joined. */
export const lobby = {
  games: get('/api/games', 'What can be played here', { reply: shape({ games: listOf(playable) }) }),

  /** How many play, and who, depends on the options. */
  seats: post('/api/games/seats', 'The seats of a game under these options', {
    body: { game: name, options: usual<unknown>(anything(), {}) },
    reply: shape({ seats: listOf(name) }),
  }),

  mine: get('/api/matches/mine', 'My matches, those where it is my turn first', page),
  invited: get('/api/matches/invited', 'Matches to which I am invited', page),
  open: get('/api/matches/open', 'Matches with a seat for anybody', page),
  running: get('/api/matches/running', 'Matches to watch', page),
  match: get('/api/matches/:match', 'One match', { params: { match }, reply: oneMatch }),

  /** The promise comes before the match: so the maker knows that the secret was not chosen after their seed. */
  dice: get('/api/dice', 'Dice for a match that one is about to open', {
    reply: shape({ ticket: name, commitment: text() }),
  }),

  /** The options are the game's own affair: its schema checks them. */
  openMatch: post('/api/matches', 'Open a match', {
    body: {
      game: name,
      options: usual<unknown>(anything(), {}),
      visibility: usual(visibility, 'open'),
      seating: usual(seating, 'choice'),
      /** One's own seat; the first where none is named. Nothing to choose where seats are drawn. */
      seat: optional(seat),
      /** Further seats of one's own; none where seats are drawn. */
      also: usual(listOf(seat, { max: 4 }), []),
      bots: usual(listOf(shape({ bot: name, seat: optional(seat) }), { max: 4 }), []),
      invite: usual(listOf(personName, { max: 4 }), []),
      daysPerMove: optional(integer({ min: 1, max: 60 })),
      vacationDays: usual(integer({ min: 0, max: 60 }), 0),
      /** The dice that were promised, and what one adds to them. */
      dice: optional(name),
      seed: optional(diceSeed),
    },
    reply: oneMatch,
    status: 201,
  }),
  take: post('/api/matches/:match/take', 'Take a seat; while the match runs, one whose player has left', {
    params: { match },
    /** A seed for the dice, which are promised by now. */
    body: { seat: optional(seat), seed: optional(diceSeed) },
    reply: oneMatch,
  }),
  leave: post('/api/matches/:match/leave', 'Get up before the start', { params: { match }, reply: isDone }),
  cancel: post('/api/matches/:match/cancel', 'Call a match off before the start', {
    params: { match },
    reply: oneMatch,
  }),

  claim: post('/api/matches/:match/seats/:seat/claim', 'Claim a match from one who is away', {
    params: { match, seat },
    reply: oneMatch,
  }),
  giveToBot: post(
    '/api/matches/:match/seats/:seat/bot',
    'Give a free seat of one’s own match, or that of one who is away, to a bot',
    { params: { match, seat }, body: { bot: name }, reply: oneMatch },
  ),
  rematch: post('/api/matches/:match/rematch', 'Ask for a rematch, on the same side or on the other', {
    params: { match },
    body: { swap: usual(flag(), false) },
    reply: oneMatch,
  }),
};

const vacation = shape({ begins: time, ends: time });
export type VacationSeen = Infer<typeof vacation>;
const vacationList = shape({ vacations: listOf(vacation) });

/** Days on which one does not play. */
export const vacations = {
  list: get('/api/me/vacations', 'My vacations', { reply: vacationList }),
  /** Without a beginning it begins now. */
  announce: post('/api/me/vacations', 'Announce a vacation', {
    body: { begins: optional(time), ends: time },
    reply: vacationList,
  }),
  end: post('/api/me/vacations/end', 'End or drop a vacation', { body: { begins: time }, reply: vacationList }),
};
