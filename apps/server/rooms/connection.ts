import { InputError, type Seat, type Verdict } from '@bivouac/kernel';
import {
  idIn,
  MOST_BYTES,
  MOST_JOINED,
  MOST_WAITING,
  parseSaid,
  type Said,
  type Sent,
  type WireFault,
} from '@bivouac/wire';
import type { Readings } from '../archive/readings.ts';
import { type Elsewhere, MOVED, type Visit } from '../neighbours/elsewhere.ts';
import { LogConflict } from '../storage/errors.ts';
import type { Visitor } from './audience.ts';
import { Lost } from './lost.ts';
import { changedMeanwhile, No, no } from './no.ts';
import { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import type { Identity } from './seating.ts';

export interface ConnectionOptions {
  readonly rooms: Rooms;
  readonly who: Identity | undefined;
  readonly send: (frame: string) => void;
  /** Ends the conversation; the client comes back. */
  readonly end: (code: number, why: string) => void;
  /** It came over another process, which thinks that the match is played here. It is led no further. */
  readonly isLed?: boolean;
  readonly readings: Pick<Readings, 'log'>;
  /** The address that it comes from. */
  readonly from: string;
  /** Something went wrong on our side. */
  readonly report: (fault: unknown) => void;
}

/** What may be told of a fault: what is theirs whole, what is ours not at all. */
export const faultTold = (fault: unknown, report: (fault: unknown) => void): WireFault => {
  if (fault instanceof No) return fault.fault;
  if (fault instanceof LogConflict) return changedMeanwhile().fault;
  if (fault instanceof InputError) {
    const { place, wrong, remedy } = fault;
    return { kind: 'input', place, wrong, remedy };
  }
  report(fault);
  return no('broken').fault;
};

/** What a frame is about, before it is known to be in form. */
const addressIn = (frame: string): { readonly match: string; readonly say: string } => {
  try {
    const { match, say } = JSON.parse(frame) as { readonly match?: unknown; readonly say?: unknown };
    return { match: typeof match === 'string' ? match : '', say: typeof say === 'string' ? say : '' };
  } catch {
    return { match: '', say: '' };
  }
};

/** So many ways to matches elsewhere are remembered. */
const MOST_WAYS = 64;

/** One client's side of the conversation: each message is checked, brought to its room, and answered. */
export class Connection implements Visitor {
  readonly who: Identity | undefined;
  readonly #options: ConnectionOptions;
  readonly #joined = new Map<string, { readonly room: Room; readonly as: Seat }>();
  /** The matches that are played elsewhere, and this client's line to each of those places. */
  readonly #ways = new Map<string, Elsewhere>();
  readonly #visits = new Map<Elsewhere, Visit>();
  #waiting = 0;
  #isClosed = false;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.who = options.who;
  }

  send(frame: string): void {
    if (!this.#isClosed) this.#options.send(frame);
  }

  /** Takes a frame, whatever it is. Resolves when it has been answered. */
  async hear(frame: string): Promise<void> {
    try {
      if (this.#waiting >= MOST_WAITING) throw no('tooManyMessages', { params: { most: MOST_WAITING } });
      this.#waiting++;
      try {
        if (!this.#passedOn(frame)) await this.#done(parseSaid(frame), frame);
      } finally {
        this.#waiting--;
      }
    } catch (caught) {
      if (caught instanceof Lost) return this.cut();
      const id = idIn(frame);
      const error = faultTold(caught, this.#options.report);
      this.#say({ say: 'fault', ...(id === undefined ? {} : { id }), error });
    }
  }

  cut(): void {
    this.#options.end(...MOVED);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const visit of this.#visits.values()) visit.close();
    this.#visits.clear();
    for (const { room, as } of this.#joined.values()) await room.leave(this, as);
    this.#joined.clear();
  }

  async #done(said: Said, frame: string): Promise<void> {
    const place = this.#ways.get(said.match) ?? (await this.#options.rooms.find(said.match));
    if (place instanceof Room) return this.#doneHere(place, said);
    if (this.#options.isLed) return this.cut();
    return this.#lead(place, said, frame);
  }

  /** What is said in a match that this client has joined elsewhere is looked at there: here it is only passed on. */
  #passedOn(frame: string): boolean {
    if (this.#ways.size === 0 || frame.length > MOST_BYTES) return false;
    const { match, say } = addressIn(frame);
    const place = say === 'join' || say === 'leave' ? undefined : this.#ways.get(match);
    const visit = place && this.#visits.get(place);
    visit?.say(frame);
    return visit !== undefined;
  }

  /** The match is played elsewhere: what is said goes there as it came, and what is replied comes back so. */
  #lead(place: Elsewhere, { say, match }: Said, frame: string): void {
    if (this.#isClosed) return;
    if (say === 'join') {
      if (this.#ways.size >= MOST_WAYS) this.#ways.clear();
      this.#ways.set(match, place);
    } else if (say === 'leave') this.#ways.delete(match);
    let visit = this.#visits.get(place);
    if (!visit) {
      const { from, end } = this.#options;
      const ears = { frame: (text: string) => this.send(text), end };
      visit = place.visit({ to: 'tables', who: this.who ?? null, from }, ears);
      this.#visits.set(place, visit);
    }
    visit.say(frame);
  }

  async #doneHere(room: Room, said: Said): Promise<void> {
    switch (said.say) {
      case 'join':
        return this.#join(room, said);
      case 'leave':
        await room.leave(this, said.as);
        this.#joined.delete(`${said.match} ${said.as}`);
        return this.#say({ say: 'done', id: said.id });
      case 'why':
        return this.#say({ say: 'why', id: said.id, refusal: (await room.why(this, said.seat, said.answer)) ?? null });
      case 'wishes':
        return this.#say({ say: 'wishes', id: said.id, wishes: await room.wishes(this, said.seat) });
      case 'log':
        return this.#readLog(room, said);
      case 'undo': {
        const { verdict, asks } = await room.undo(this, said.seat, said.rev);
        return asks ? this.#say({ say: 'done', id: said.id, asked: true }) : this.#ruled(said.id, verdict);
      }
      case 'answer': {
        const { refusal, given, stopped } = await room.answers(this, said.seat, said.seq, [
          said.answer,
          ...(said.next ?? []),
        ]);
        if (!refusal) return this.#say({ say: 'done', id: said.id, ...(stopped ? { stopped } : {}) });
        return this.#say({ say: 'refused', id: said.id, refusal, ...(given > 0 ? { given } : {}) });
      }
      case 'stand':
      case 'revoke':
      case 'order':
      case 'redo':
      case 'consent':
      case 'resign':
      case 'offerDraw':
      case 'chat':
        return this.#ruled(said.id, await this.#acted(room, said));
    }
  }

  #acted(
    room: Room,
    said: Said<'stand' | 'revoke' | 'order' | 'redo' | 'consent' | 'resign' | 'offerDraw' | 'chat'>,
  ): Promise<Verdict> {
    switch (said.say) {
      case 'stand':
        return room.stand(this, said.seat, said.seq, said.answer, said.until);
      case 'revoke':
        return room.revoke(this, said.seat);
      case 'order':
        return room.order(this, said.seat, said.orders);
      case 'redo':
        return room.redo(this, said.seat, said.rev);
      case 'consent':
        return room.consent(this, said.seat, said.to, said.agrees, said.rev);
      case 'resign':
        return room.resign(this, said.seat, said.heir);
      case 'offerDraw':
        return room.offerDraw(this, said.seat);
      case 'chat':
        return room.chat(this, said.seat, said.words, said.to);
    }
  }

  async #join(room: Room, { id, match, as, have }: Said<'join'>): Promise<void> {
    const key = `${match} ${as}`;
    if (!this.#joined.has(key) && this.#joined.size >= MOST_JOINED)
      throw no('tooManyWatched', { params: { most: MOST_JOINED } });
    await room.join(this, as, have);
    this.#joined.set(key, { room, as });
    // It may have been closed meanwhile.
    if (this.#isClosed) await room.leave(this, as);
    this.#say({ say: 'done', id });
  }

  /** What was told is read elsewhere, and comes as the text that is sent. */
  async #readLog(room: Room, { id, match, as }: Said<'log'>): Promise<void> {
    const { readings, from } = this.#options;
    const events = await readings.log(from, match, as, await room.shownTo(this, as));
    this.send(`{"say":"log","id":${id},"events":${events}}`);
  }

  #ruled(id: number, verdict: Verdict): void {
    this.#say(verdict ? { say: 'refused', id, refusal: verdict } : { say: 'done', id });
  }

  #say(sent: Sent): void {
    this.send(JSON.stringify(sent));
  }
}
