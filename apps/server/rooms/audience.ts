import { type Seat, type Seer, SPECTATOR } from '@bivouac/kernel';
import type { ChatLine, Sent } from '@bivouac/wire';
import { Lens, type Sight } from './lens.ts';
import type { Identity } from './seating.ts';

/** One connection. */
export interface Visitor {
  readonly who: Identity | undefined;
  send(frame: string): void;
  /** The match is played elsewhere now: they come back, and find it. */
  cut?(): void;
}

interface Row {
  readonly lens: Lens;
  readonly visitors: Set<Visitor>;
}

/** Comings and goings within so long are told once. */
const TELL_MS = 150;

/** Those who look at a match, each through the eyes of a seat or of a spectator. */
export class Audience {
  readonly #match: string;
  readonly #rows = new Map<Seer, Row>();
  #telling: NodeJS.Timeout | undefined;
  #toldPresence = '';

  constructor(match: string) {
    this.#match = match;
  }

  get isEmpty(): boolean {
    return [...this.#rows.values()].every(({ visitors }) => visitors.size === 0);
  }

  /** The lens of a seer, made with their sight if nobody has looked through it yet. */
  lens(seer: Seer, sight: () => Sight): Lens {
    const known = this.#rows.get(seer);
    if (known) return known.lens;
    const lens = new Lens(this.#match, seer, sight());
    this.#rows.set(seer, { lens, visitors: new Set() });
    return lens;
  }

  lenses(): readonly Lens[] {
    return [...this.#rows.values()].map(({ lens }) => lens);
  }

  /** The lenses through which somebody looks now. */
  watched(): readonly Lens[] {
    return [...this.#rows.values()].flatMap(({ lens, visitors }) => (visitors.size > 0 ? [lens] : []));
  }

  enter(seer: Seer, visitor: Visitor): void {
    this.#rows.get(seer)?.visitors.add(visitor);
  }

  has(seer: Seer, visitor: Visitor): boolean {
    return this.#rows.get(seer)?.visitors.has(visitor) ?? false;
  }

  leave(seer: Seer, visitor: Visitor): boolean {
    return this.#rows.get(seer)?.visitors.delete(visitor) ?? false;
  }

  /** Shows out those who look through the eyes of a seat and may not. */
  dismiss(may: (seer: Seer, visitor: Visitor) => boolean): readonly Visitor[] {
    return [...this.#rows].flatMap(([seer, { visitors }]) => {
      const strangers = [...visitors].filter((visitor) => !may(seer, visitor));
      for (const visitor of strangers) visitors.delete(visitor);
      return strangers;
    });
  }

  /** Everybody is shown out. */
  cutAll(): void {
    clearTimeout(this.#telling);
    const all = [...this.#rows.values()].flatMap(({ visitors }) => [...visitors]);
    this.#rows.clear();
    for (const visitor of new Set(all)) visitor.cut?.();
  }

  send(seer: Seer, frame: string): void {
    for (const visitor of this.#rows.get(seer)?.visitors ?? []) visitor.send(frame);
  }

  /** Somebody has come or gone. All are told in a moment, once for all who come and go meanwhile, and only of a change. */
  presenceChanged(): void {
    if (this.#telling) return;
    this.#telling = setTimeout(() => {
      this.#telling = undefined;
      const presence = this.presence();
      if (presence === this.#toldPresence) return;
      this.#toldPresence = presence;
      this.#all(presence);
    }, TELL_MS);
    this.#telling.unref();
  }

  /** The seats through whose eyes somebody looks. */
  seatsHere(): readonly Seat[] {
    return [...this.#rows].flatMap(([seer, { visitors }]) => (seer !== SPECTATOR && visitors.size > 0 ? [seer] : []));
  }

  /** The frame that says who of the seats is here, and how many watch. */
  presence(): string {
    const here = this.seatsHere();
    const spectators = this.#rows.get(SPECTATOR)?.visitors.size ?? 0;
    return JSON.stringify({
      say: 'presence',
      match: this.#match,
      here: here.toSorted(),
      spectators,
    } satisfies Sent<'presence'>);
  }

  /**
   * What players say is for players while the match runs, and not for those who have muted the one who speaks. A letter is
   * for the seat that wrote it and the one that it is written to, and for nobody else, ever.
   */
  tellChat(line: ChatLine, isOver: boolean, deaf: readonly string[]): void {
    const hears = ({ who }: Visitor): boolean => !who || !deaf.includes(who.user);
    const frame = JSON.stringify({ say: 'chat', match: this.#match, line } satisfies Sent<'chat'>);
    const { seat, to } = line;
    if (to === null) this.#all(frame, (seer) => isOver || seer !== SPECTATOR, hears);
    else this.#all(frame, (seer) => seer === seat || seer === to, hears);
  }

  #all(
    frame: string,
    among: (seer: Seer) => boolean = () => true,
    hears: (visitor: Visitor) => boolean = () => true,
  ): void {
    const told = new Set<Visitor>();
    for (const [seer, { visitors }] of this.#rows) if (among(seer)) for (const visitor of visitors) told.add(visitor);
    for (const visitor of told) if (hears(visitor)) visitor.send(frame);
  }
}
