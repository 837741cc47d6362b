import { createServer, type Server, type Socket } from 'node:net';
import type { FaultName, FaultParams } from '@bivouac/wire';
import { No } from '../rooms/no.ts';
import { type Ears, type Errand, MOVED, type Opening, type Visit } from './elsewhere.ts';
import { greetAsCalled } from './handshake.ts';
import { eachLine, lineOf, sendingLines, wordIn } from './lines.ts';

/** What became of an errand; `wrong` without a name where the fault is nobody's business. */
export type ErrandDone =
  | { readonly done: true }
  | {
      readonly wrong: { readonly name: FaultName; readonly params?: FaultParams; readonly waitMs?: number } | undefined;
    };

/** Receives one who comes over another process. */
export type Receive<O extends Opening> = (opening: O, ears: Ears) => Visit;

type Receivers = { readonly [T in Opening['to']]?: Receive<Extract<Opening, { readonly to: T }>> };

const wrongIn = (fault: unknown): ErrandDone => {
  if (!(fault instanceof No)) return { wrong: undefined };
  const { name, params } = fault.fault;
  if (name === undefined) return { wrong: undefined };
  const waitMs = fault.waitMs === undefined ? {} : { waitMs: fault.waitMs };
  return { wrong: { name: name as FaultName, ...(params ? { params: params as FaultParams } : {}), ...waitMs } };
};

/** Where visitors of other processes come in, to the matches that this one plays. */
export class Landing {
  #receivers: Receivers = {};
  #doErrand: ((errand: Errand) => Promise<void>) | undefined;
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;

  receive<T extends Opening['to']>(to: T, receiver: Receive<Extract<Opening, { readonly to: T }>>): void {
    this.#receivers = { ...this.#receivers, [to]: receiver };
  }

  errands(doErrand: (errand: Errand) => Promise<void>): void {
    this.#doErrand = doErrand;
  }

  /** Listens. Returns the port. */
  async open(host: string, port: number, secret: string): Promise<number> {
    const server = createServer({ noDelay: true, keepAlive: true, keepAliveInitialDelay: 5000 }, (socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
      socket.on('error', () => undefined); // 'close' follows.
      greetAsCalled(socket, secret).then(
        () => this.#serve(socket),
        () => undefined,
      );
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ host, port }, () => resolve());
    });
    this.#server = server;
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('the landing has no port');
    return address.port;
  }

  close(): void {
    this.#server?.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  #serve(socket: Socket): void {
    const send = sendingLines(socket);
    const visits = new Map<number, Visit>();
    const come = (id: number, opening: Opening): void => {
      const ears: Ears = {
        frame: (text) => send(lineOf({ verb: 'f', id, said: text })),
        end: (code, why) => {
          if (visits.delete(id)) send(lineOf({ verb: 'e', id, said: JSON.stringify([code, why]) }));
        },
      };
      const visit = this.#received(opening, ears);
      if (visit) visits.set(id, visit);
      else send(lineOf({ verb: 'e', id, said: JSON.stringify(MOVED) }));
    };
    eachLine(socket, (line) => {
      const { verb, id, said } = wordIn(line);
      if (verb === 'h') return visits.get(id)?.say(said);
      if (verb === 'o') return come(id, JSON.parse(said) as Opening);
      if (verb === 'c') {
        visits.get(id)?.close();
        visits.delete(id);
        return undefined;
      }
      const done = (told: ErrandDone): void => send(lineOf({ verb: 't', id, said: JSON.stringify(told) }));
      return void this.#done(JSON.parse(said) as Errand).then(done);
    });
    socket.once('close', () => {
      for (const visit of visits.values()) visit.close();
      visits.clear();
    });
  }

  #received(opening: Opening, ears: Ears): Visit | undefined {
    return opening.to === 'tables' ? this.#receivers.tables?.(opening, ears) : this.#receivers.program?.(opening, ears);
  }

  async #done(errand: Errand): Promise<ErrandDone> {
    try {
      await this.#doErrand?.(errand);
      return { done: true };
    } catch (fault) {
      return wrongIn(fault);
    }
  }
}
