import { type Infer, type Language, LANGUAGES, oneOf, optional, shape } from '@bivouac/kernel';
import { described } from '@bivouac/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../http/context.ts';
import { sending } from '../http/outgoing.ts';
import { keepPulse } from '../http/pulse.ts';
import { type Ears, MOVED } from '../neighbours/elsewhere.ts';
import { No, no } from '../rooms/no.ts';
import { Room } from '../rooms/room.ts';
import type { Identity } from '../rooms/seating.ts';
import { playableOf } from '../rooms/shelf.ts';
import { KEY_ENDED, type Programs } from './programs.ts';
import { SeatReferee } from './seat-referee.ts';

const speaking = shape({ lang: optional(oneOf(...LANGUAGES)) });

const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/;

/** The program behind a key, with the seat that it plays. */
type Program = Identity & Required<Pick<Identity, 'program'>>;

/** What a program is told, and how it ends. */
interface Line extends Ears {
  readonly report: (fault: unknown) => void;
}

/** A program's seat, here or in the process that plays the match. */
interface Seated {
  hear(line: string): Promise<void>;
  close(): Promise<void>;
}

/** A program's seat at /ws/referee: the lines of docs/referee.md, one to a message. */
export const servePrograms = (app: FastifyInstance, context: Context, programs: Programs): void => {
  const { store, shelf, rooms, metrics, landing, now } = context;

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

  const sitAt = async (room: Room, who: Program, key: string, language: Language, line: Line): Promise<Seated> => {
    const { game } = playableOf(shelf, room.row.game);
    const { seat } = who.program;
    const { frame: send, report } = line;
    const checkKey = async (): Promise<void> => void (await programOf(key));
    const end = (): void => line.end(...KEY_ENDED);
    const moved = (): void => line.end(...MOVED);
    const cut = (fault: unknown): void => {
      report(fault);
      line.end(1011, '');
    };
    const referee = new SeatReferee({ room, game, seat, who, language, send, checkKey, end, moved, cut, report });
    await referee.open();
    return referee;
  };

  /** Sits down here, or is led to where the match is played; who was led here is led no further. */
  const sitDown = async (key: string, language: Language, line: Line, isLed: boolean): Promise<Seated> => {
    const who = await programOf(key);
    const place = await rooms.find(who.program.match);
    if (place instanceof Room) return sitAt(place, who, key, language, line);
    if (isLed) {
      line.end(...MOVED);
      throw no('ownerAway');
    }
    const visit = place.visit({ to: 'program', key, language }, line);
    return { hear: async (text) => visit.say(text), close: async () => visit.close() };
  };

  /** One who sits down, or is told why not. */
  const seatedBy = (key: string, language: Language, line: Line, isLed: boolean): Seated => {
    const seated = sitDown(key, language, line, isLed);
    seated.catch((fault: unknown) => {
      if (fault instanceof No) line.frame(JSON.stringify({ error: fault.message }));
      else line.report(fault);
      line.end(fault instanceof No ? 1008 : 1011, '');
    });
    const hear = (text: string): Promise<void> => seated.then((each) => each.hear(text)).catch(() => undefined); // One who has no seat was told so.
    const close = (): Promise<void> => seated.then((each) => each.close()).catch(() => undefined);
    return { hear, close };
  };

  landing.receive('program', ({ key, language }, ears) => {
    const report = (fault: unknown): void => {
      metrics.faults.inc();
      app.log.error({ err: fault }, 'a line of a program failed');
    };
    const program = seatedBy(key, language, { ...ears, report }, true);
    return { say: (text) => void program.hear(text), close: () => void program.close() };
  });

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
      const frame = sending(socket, request.raw.socket);
      const end = (code: number, why: string): void => socket.close(code, why);
      metrics.sockets.inc();
      keepPulse(socket);
      const known = ({ program: { match, seat } }: Program): void => programs.add(match, seat, socket);
      programOf(key).then(known, () => undefined);
      const program = seatedBy(key, request.query.lang ?? 'en', { frame, end, report }, false);
      socket.on('message', (data: Buffer, isBinary: boolean) => {
        metrics.messages.inc();
        const ended = metrics.replies.startTimer();
        void program.hear(isBinary ? '' : data.toString()).finally(ended);
      });
      socket.on('error', () => undefined); // Too large or not in the form of the protocol: ws closes it, and says why.
      socket.on('close', () => {
        metrics.sockets.dec();
        programs.drop(socket);
        void program.close();
      });
    },
  );
};
