import { attemptsInMemory } from '../../accounts/attempts.ts';
import { RecordingPostman } from '../../accounts/postman.ts';
import { type Browser, inHouse, type OpenHouse, ORIGIN } from '../../accounts/tests/house.ts';
import { lobby } from '../../lobby/lobby.ts';
import { TABLES } from '../../lobby/tests/congress.ts';
import type { Seat } from '@bivouac/kernel';
import { Bell } from '../bell.ts';
import type { Parcel, Reach } from '../courier.ts';
import { errandsInMemory } from '../errands.ts';
import { Herald } from '../herald.ts';
import { notify } from '../notify.ts';

export interface Sent extends Parcel {
  readonly url: string;
  readonly address: string;
}

export interface Heralded extends OpenHouse {
  readonly herald: Herald;
  /** That of another process, which sees the same tables. */
  readonly second: Herald;
  readonly sent: Sent[];
  /** What the hosts out there answer, and where they are. */
  readonly outside: { status: number; addresses: readonly string[] };
  /** Answers for the player of a seat. */
  readonly vote: (match: string, seat: Seat) => Promise<void>;
  /** The player of a seat sits at the table, until the returned function is called. */
  readonly sits: (match: string, seat: Seat) => Promise<() => Promise<void>>;
}

/** The house with a herald, whose calls are kept instead of made. */
export const heralded = (work: (house: Heralded) => Promise<void>): Promise<void> => {
  const sent: Sent[] = [];
  const outside = { status: 204, addresses: ['162.159.128.233'] as readonly string[] };
  const reach: Reach = {
    resolve: async () => outside.addresses,
    carry: async (url, address, parcel) => {
      sent.push({ url: url.href, address, ...parcel });
      return outside.status;
    },
    patience: () => new AbortController().signal,
  };
  const bell = new Bell();
  const postman = new RecordingPostman();
  const post = { postman, origin: ORIGIN };
  const settings = { errands: errandsInMemory(), attempts: attemptsInMemory(), bell, reach, post, origin: ORIGIN };
  const herald = new Herald(settings);
  const second = new Herald(settings);
  return inHouse(
    ({ context, ...house }) => {
      const { rooms, store } = context;
      const vote = async (match: string, seat: Seat): Promise<void> => {
        const room = await rooms.open(match);
        const holder = (await store.matches.get(match))?.seats.find((each) => each.seat === seat)?.holder;
        const frames: string[] = [];
        const visitor = {
          who: { user: holder?.kind === 'user' ? holder.user : '', name: '' },
          send: (frame: string) => void frames.push(frame),
        };
        await room.join(visitor, seat);
        const { view } = JSON.parse(frames[0] ?? '') as {
          view: { seq: number; ask: { answers: { kind: string }[] }[] };
        };
        const answer = view.ask[0]?.answers[0];
        if (!answer || (await room.answer(visitor, seat, view.seq, answer))) throw new Error(`${seat} cannot vote`);
        await room.leave(visitor, seat);
        await herald.settled();
      };
      const sits = async (match: string, seat: Seat): Promise<() => Promise<void>> => {
        const room = await rooms.open(match);
        const holder = (await store.matches.get(match))?.seats.find((each) => each.seat === seat)?.holder;
        const visitor = {
          who: { user: holder?.kind === 'user' ? holder.user : '', name: '' },
          send: () => undefined,
          cut: () => undefined,
        };
        await room.join(visitor, seat);
        return () => room.leave(visitor, seat);
      };
      return work({ context, ...house, herald, second, sent, outside, vote, sits });
    },
    {
      shelf: TABLES,
      postman,
      onStep: (row, moment) => herald.stepped(row, moment),
      withDoor: [(door) => lobby({ door, attempts: attemptsInMemory(), tell: herald })],
      features: [notify({ herald, bell, reach })],
    },
  );
};

export const told = async (by: Browser): Promise<readonly { readonly kind: string; readonly match: string }[]> =>
  (await by.seen<{ notices: { message: { kind: string; match: string } }[] }>('/api/notices')).notices.map(
    ({ message }) => message,
  );
