import type { Neighbour, Owners } from '../storage/owners.ts';
import { no, noSuchMatch } from '../rooms/no.ts';
import type { Elsewhere } from './elsewhere.ts';
import { Link } from './link.ts';
import type { Held, Ownership } from './ownership.ts';
import { isNewer } from './rules-order.ts';

export interface NeighbourSettings {
  readonly owners: Owners;
  /** The games that it plays, with the version of their rules. */
  readonly rules: Readonly<Record<string, string>>;
  /** Runs evenly, whatever the clock on the wall does. */
  readonly now: () => number;
  /** This process was struck off: others may have taken its matches. */
  readonly onStruckOff: () => void;
  /** Another is gone: what it played waits for somebody. */
  readonly onGone: () => void;
  readonly report: (what: string, fault: unknown) => void;
}

/** How the processes find each other, and know each other. */
export interface Meeting {
  /** Where the others find this process. */
  readonly address: string;
  /** What every process on this database knows. */
  readonly secret: string;
}

export const LOOK_MS = 1000;
/** Whose beat stands still for so long is struck off, even if its line stands. */
export const STILL_MS = 10_000;
/** Without a line to the database, so long is enough: one that was killed has none. */
export const STILL_WITHOUT_LINE_MS = 2000;
/** So long a visitor waits for a match whose owner does not answer. */
const PATIENCE_MS = 12_000;
const RETRY_MS = 200;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms).unref());

interface Seen {
  readonly beat: number;
  readonly since: number;
}

/** The processes on one database, as this one sees them, and which of them plays a match. */
export class Neighbours implements Ownership {
  readonly #settings: NeighbourSettings;
  readonly #links = new Map<number, Promise<Link>>();
  #seen = new Map<number, Seen>();
  #all: readonly Neighbour[] = [];
  #meeting: Meeting = { address: '', secret: '' };
  #self = 0;
  #looking: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(settings: NeighbourSettings) {
    this.#settings = settings;
  }

  get self(): number {
    return this.#self;
  }

  /** How many there are, with this one. */
  get size(): number {
    return this.#all.length;
  }

  async enter(meeting: Meeting): Promise<void> {
    this.#meeting = meeting;
    const { owners, rules } = this.#settings;
    this.#self = await owners.enter({ address: meeting.address, rules });
    await this.#look();
    this.#timer = setInterval(() => {
      this.#looking ??= this.#look()
        .catch((fault: unknown) => this.#settings.report('the other processes cannot be seen', fault))
        .finally(() => (this.#looking = undefined));
    }, LOOK_MS);
    this.#timer.unref();
  }

  /** From now on others may take what this one had. */
  async leave(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#looking;
    await this.#settings.owners.leave(this.#self);
    for (const link of this.#links.values()) link.then((open) => open.close()).catch(() => undefined);
  }

  async find(match: string): Promise<Held> {
    const { owners, now } = this.#settings;
    for (const until = now() + PATIENCE_MS; now() < until; await pause(RETRY_MS)) {
      if (this.#isClosed) break;
      const owned = await owners.ownerOf(match);
      if (!owned) throw noSuchMatch();
      const { owner, fence, game, rules } = owned;
      if (owner === this.#self) return { fence };
      if (owner === undefined && this.#knows(this.#settings.rules, game, rules)) {
        const taken = await owners.take(match, this.#self, fence);
        if (taken !== undefined) return { fence: taken };
        continue;
      }
      const other =
        owner ?? this.#all.find((each) => each.number !== this.#self && this.#knows(each.rules, game, rules))?.number;
      if (other === undefined) throw no('newerRules');
      const elsewhere = await this.#linkTo(other);
      if (elsewhere) return { elsewhere };
    }
    throw no('ownerAway');
  }

  async neighbourWith(match: string): Promise<Elsewhere | undefined> {
    const { owners, now } = this.#settings;
    for (const until = now() + PATIENCE_MS; now() < until; await pause(RETRY_MS)) {
      const owner = (await owners.ownerOf(match))?.owner;
      if (owner === undefined || owner === this.#self) return undefined;
      const elsewhere = await this.#linkTo(owner);
      if (elsewhere) return elsewhere;
    }
    throw no('ownerAway');
  }

  async release(match: string): Promise<void> {
    await this.#settings.owners.release(match, this.#self);
  }

  /** Never to older rules: those that are newer than its own a process leaves alone. */
  #knows(own: Readonly<Record<string, string>>, game: string, rules: string): boolean {
    const known = own[game];
    return known !== undefined && !isNewer(rules, known);
  }

  async #linkTo(number: number): Promise<Link | undefined> {
    const known = this.#links.get(number);
    if (known) return known.catch(() => undefined);
    const address = (this.#all.find((each) => each.number === number) ?? (await this.#lookFor(number)))?.address;
    if (address === undefined) return undefined;
    const opened = this.#links.get(number) ?? this.#opened(number, address);
    return opened.catch(() => undefined);
  }

  #opened(number: number, address: string): Promise<Link> {
    const forget = (): void => void this.#links.delete(number);
    const link = Link.open(address, this.#meeting.secret, forget);
    this.#links.set(number, link);
    link.catch(forget);
    return link;
  }

  async #lookFor(number: number): Promise<Neighbour | undefined> {
    await this.#look();
    return this.#all.find((each) => each.number === number);
  }

  async #look(): Promise<void> {
    const { owners, now, onStruckOff, onGone, rules } = this.#settings;
    this.#all = await owners.look(this.#self);
    if (!this.#isClosed && !this.#all.some(({ number }) => number === this.#self)) {
      onStruckOff();
      this.#self = await owners.enter({ address: this.#meeting.address, rules });
    }
    const before = this.#seen;
    this.#seen = new Map();
    for (const { number, beat, hasLine } of this.#all) {
      if (number === this.#self) continue;
      const seen = before.get(number);
      const since = seen?.beat === beat ? seen.since : now();
      this.#seen.set(number, { beat, since });
      if (now() - since > (hasLine ? STILL_MS : STILL_WITHOUT_LINE_MS)) await owners.strikeOff(number, beat);
    }
    const gone = [...before.keys()].filter((number) => !this.#seen.has(number));
    for (const number of gone)
      this.#links.get(number)?.then(
        (link) => link.close(),
        () => undefined,
      );
    if (gone.length > 0) onGone();
  }
}
