import type { Seat } from '@bivouac/kernel';
import type { MatchSeen, PlayableSeen } from '@bivouac/wire';

/** A person, or a bot by its name. */
export const SOMEBODY = 'person';
/** The maker of the match plays this seat too. */
export const SELF = 'self';
/** Instead of a seat: sides are drawn. */
export const DRAW = 'draw';

/** What somebody who opens a match has chosen. */
export interface Terms {
  readonly visibility: MatchSeen['visibility'];
  /** One's own side, or `draw`. */
  readonly side: string;
  /** Who has the other seats, in their order. */
  readonly others: readonly string[];
  /** Names as they were typed, with commas between. */
  readonly invite: string;
  /** 0 for no limit. */
  readonly daysPerMove: number;
  readonly vacationDays: number;
}

export const usualTerms = ({ seats }: Pick<PlayableSeen, 'seats'>): Terms => ({
  visibility: 'open',
  side: seats[0] ?? DRAW,
  others: seats.slice(1).map(() => SOMEBODY),
  invite: '',
  daysPerMove: 0,
  vacationDays: 0,
});

/** The same terms at a table with these seats: other options may have more seats, or others. */
export const fitted = (terms: Terms, seats: readonly string[]): Terms => ({
  ...terms,
  side: terms.side === DRAW || seats.includes(terms.side) ? terms.side : (seats[0] ?? DRAW),
  others: seats.slice(1).map((_, place) => playerAt(terms, place)),
});

/** Where sides are drawn, nobody can name a second seat of their own. */
const playerAt = ({ side, others }: Terms, place: number): string => {
  const player = others[place] ?? SOMEBODY;
  return player === SELF && side === DRAW ? SOMEBODY : player;
};

/** The seats beside one's own; where sides are drawn, as many without a name. */
export const otherSeats = (seats: readonly Seat[], side: string): readonly (Seat | undefined)[] =>
  side === DRAW ? seats.slice(1).map(() => undefined) : seats.filter((seat) => seat !== side);

export const namesIn = (typed: string): readonly string[] => [
  ...new Set(
    typed
      .split(/[,;\n]/)
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  ),
];

/** The same as the server wants it. */
export const openingOf = (seats: readonly Seat[], terms: Terms) => {
  const { visibility, side, others, invite, daysPerMove, vacationDays } = terms;
  const rest = otherSeats(seats, side).map((seat, place) => ({ seat, player: others[place] ?? SOMEBODY }));
  const also = rest.flatMap(({ seat, player }) => (player === SELF && seat !== undefined ? [seat] : []));
  const bots = rest.flatMap(({ seat, player }) =>
    player === SOMEBODY || player === SELF ? [] : [{ bot: player, ...(seat === undefined ? {} : { seat }) }],
  );
  const hasPeople = rest.some(({ player }) => player === SOMEBODY);
  return {
    visibility: visibility === 'invited' && !hasPeople ? ('private' as const) : visibility,
    ...(side === DRAW ? ({ seating: 'draw' } as const) : ({ seating: 'choice', seat: side } as const)),
    ...(also.length > 0 ? { also } : {}),
    bots,
    ...(visibility === 'invited' && hasPeople ? { invite: namesIn(invite) } : {}),
    ...(daysPerMove > 0 ? { daysPerMove, vacationDays } : {}),
  };
};
