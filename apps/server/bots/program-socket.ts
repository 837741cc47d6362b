import { type Infer, LANGUAGES, oneOf, optional, shape } from '@bivouac/kernel';
import { described } from '@bivouac/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../http/context.ts';
import { sending } from '../http/outgoing.ts';
import { keepPulse } from '../http/pulse.ts';
import { No, no } from '../rooms/no.ts';
import type { Identity } from '../rooms/seating.ts';
import { playableOf } from '../rooms/shelf.ts';
import { KEY_ENDED, type Programs } from './programs.ts';
import { SeatReferee } from './seat-referee.ts';

const speaking = shape({ lang: optional(oneOf(...LANGUAGES)) });

const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/;

/** The program behind a key, with the seat that it plays. */
type Program = Identity & Required<Pick<Identity, 'program'>>;

/** A program's seat at /ws/referee: the lines of docs/referee.md, one to a message. */
export const servePrograms = (app: FastifyInstance, context: Context, programs: Programs): void => {
  const { store, shelf, rooms, metrics, now } = context;

  const programOf = async (key: string): Promise<Program> => {
    const token = await store.tokens.peek(key, 'program', now());
    const { user, match, seat } = token ?? { user: null, match: null, seat: null };
    if (user === null || match === null || seat === null) throw no('keyOpensNoSeat');
    return { user, name: user, program: { match, seat } };
  };
  const keyIn = ({ headers }: FastifyRequest): string => {
    const key = BEARER.exec(headers.authorization ?? '')?.[1];
    if (key === undefined) throw no('keyOpensNoSeat');
    return key;
  };

  app.get<{ Querystring: Infer<typeof speaking> }>(
    '/ws/referee',
    {
      websocket: true,
      schema: { hide: true, querystring: described(speaking) },
      // Who has no key is turned away before there is a socket.
      preHandler: async (request) => void (await programOf(keyIn(request))),
    },
    (socket, request) => {
      const key = keyIn(request);
      const report = (fault: unknown): void => {
        metrics.faults.inc();
        request.log.error({ err: fault }, 'a line of a program failed');
      };
      const send = sending(socket, request.raw.socket);
      const cut = (fault: unknown): void => {
        report(fault);
        socket.close(1011);
      };
      const sitDown = async (): Promise<SeatReferee> => {
        const who = await programOf(key);
        const { match, seat } = who.program;
        const room = await rooms.open(match);
        const { game } = playableOf(shelf, room.row.game);
        const checkKey = async (): Promise<void> => void (await programOf(key));
        const end = (): void => socket.close(...KEY_ENDED);
        const language = request.query.lang ?? 'en';
        const referee = new SeatReferee({ room, game, seat, who, language, send, checkKey, end, cut, report });
        programs.add(match, seat, socket);
        await referee.open();
        return referee;
      };
      metrics.sockets.inc();
      keepPulse(socket);
      const seated = sitDown();
      seated.catch((fault: unknown) => {
        if (fault instanceof No) send(JSON.stringify({ error: fault.message }));
        else report(fault);
        socket.close(fault instanceof No ? 1008 : 1011);
      });
      socket.on('message', (data: Buffer, isBinary: boolean) => {
        metrics.messages.inc();
        const ended = metrics.replies.startTimer();
        const heard = seated.then((referee) => referee.hear(isBinary ? '' : data.toString()));
        void heard.catch(() => undefined).finally(ended); // One who has no seat was told so.
      });
      socket.on('error', () => undefined); // Too large or not in the form of the protocol: ws closes it, and says why.
      socket.on('close', () => {
        metrics.sockets.dec();
        programs.drop(socket);
        void seated.then((referee) => referee.close()).catch(() => undefined);
      });
    },
  );
};
