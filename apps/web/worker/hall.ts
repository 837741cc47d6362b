import { InputError, Match, type Seat, SPECTATOR } from '@bivouac/kernel';
import { Archive, asFile } from './archive.ts';
import {
  type Ask,
  type AskName,
  ASKS,
  type Keeping,
  type Notice,
  PERSON,
  personsOf,
  type Replies,
} from './protocol.ts';
import type { OpenCard, Players, ReplayCard, ShelfGame, Sittings } from './protocol.ts';
import { Missing, playableFor, type Shelf, wholeOf } from './record-file.ts';
import { Replays } from './replays.ts';
import { type About, type Corridor, Room } from './room.ts';
import { checkPlayers, standardSeats } from './seating.ts';
import { type Playable, type Seated, Sitting } from './sitting.ts';
import type { Bookmark, Store } from './store.ts';

/** What the hall needs of the world outside. */
export interface Surroundings {
  readonly shelf: Shelf;
  readonly store: Store;
  readonly now: () => number;
  /** Something that nobody can guess: for ids, salts and dice. */
  readonly luck: () => string;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly tell: (notice: Notice) => void;
  /** Takes a sitting for this window alone: the one that had it loses it, as this one will if another takes it later. */
  readonly claim: (id: string, onLost: () => void) => Promise<void>;
  readonly release: (id: string) => void;
}

type Asks = { readonly [K in AskName]: (ask: Ask<K>) => Replies[K] | Promise<Replies[K]> };

const USUAL_PACE = 450;

/** All sittings of this browser: opens them, finds them again, and answers the page. */
export class Hall {
  readonly #around: Surroundings;
  readonly #archive: Archive;
  readonly #corridor: Corridor;
  readonly #rooms = new Map<string, Room>();
  readonly #replays = new Replays();
  #pace = USUAL_PACE;
  #isFull = false;

  constructor(around: Surroundings) {
    this.#around = around;
    this.#archive = new Archive(around.store, around.shelf);
    this.#corridor = {
      ...around,
      pace: () => this.#pace,
      isOpen: (room) => this.#rooms.get(room.sitting.id) === room,
      onWritten: (isFull) => this.#noteKeeping(isFull),
    };
  }

  /** Answers one question of the page; what is wrong with it is thrown. */
  async hear<K extends AskName>(name: K, given: unknown): Promise<Replies[K]> {
    const ask = ASKS[name].parse(given, name) as Ask<K>;
    return (this.#asks[name] as (ask: Ask<K>) => Replies[K] | Promise<Replies[K]>)(ask);
  }

  readonly #asks: Asks = {
    shelf: () => this.#shelf(),
    seats: (ask) => this.#seatsWith(ask),
    sittings: () => this.#sittings(),
    begin: (ask) => this.#begin(ask),
    teach: (ask) => this.#teach(ask),
    open: async ({ sitting }) => (await this.#opened(sitting)).card(),
    close: ({ sitting }) => this.#close(sitting),
    rename: (ask) => this.#rename(ask),
    remove: (ask) => this.#remove(ask),
    look: ({ sitting, seat, have }) => this.#seated(sitting, seat).look(seat, have),
    answer: ({ sitting, seat, seq, answers }) =>
      this.#changed(sitting, () => this.#seated(sitting, seat).answer(seat, seq, answers)),
    roll: ({ sitting, seq, face }) => this.#ruled(sitting, (table) => table.roll(seq, face)),
    why: ({ sitting, seat, answer }) => ruled(this.#seated(sitting, seat).why(seat, answer)),
    wishes: ({ sitting, seat }) => this.#seated(sitting, seat).wishes(seat),
    foresee: ({ sitting, seat, answers }) => ({ final: this.#seated(sitting, seat).isFinal(seat, answers) }),
    ahead: ({ sitting, seat, stages, chosen }) => this.#seated(sitting, seat).ahead(seat, stages, chosen) ?? null,
    advise: ({ sitting, seat, keys }) => this.#seated(sitting, seat).advise(seat, keys),
    rehearse: ({ sitting, seat, keys, by }) => this.#seated(sitting, seat).rehearse(seat, keys, by),
    hint: ({ sitting, seat }) => this.#seated(sitting, seat).hint(seat) ?? null,
    foretell: ({ sitting, seat, chances }) => this.#seated(sitting, seat).foretell(seat, chances),
    undo: ({ sitting, seat, consents }) => this.#ruled(sitting, () => this.#seated(sitting, seat).undo(seat, consents)),
    redo: ({ sitting }) => this.#ruled(sitting, (table) => table.redo()),
    stand: ({ sitting, seat, answer, until }) =>
      this.#ruled(sitting, () => this.#seated(sitting, seat).stand(seat, answer, until)),
    revoke: ({ sitting, seat }) => this.#changed(sitting, () => nothing(this.#seated(sitting, seat).revoke(seat))),
    order: ({ sitting, seat, orders }) =>
      this.#changed(sitting, () => nothing(this.#seated(sitting, seat).order(seat, orders))),
    strict: ({ sitting, strict }) =>
      this.#changed(sitting, (table) => {
        table.strictDice = strict;
        return null;
      }),
    notes: ({ sitting, seat }) => this.#room(sitting, seat).notes(seat),
    note: async ({ sitting, seat, words }) => nothing(await this.#room(sitting, seat).note(seat, words)),
    record: (ask) => this.#record(ask),
    adopt: (ask) => this.#adopt(ask),
    replayFile: (ask) => this.#replayFile(ask),
    replaySitting: (ask) => this.#replaySitting(ask),
    closeReplay: ({ replay }) => nothing(this.#replays.close(replay)),
    moment: ({ replay, seer, seq }) => this.#replays.moment(replay, seer, seq),
    chronicle: ({ replay, seer }) => this.#replays.chronicle(replay, seer),
    rolls: ({ replay }) => this.#replays.rolls(replay),
    pace: ({ milliseconds }) => {
      this.#pace = milliseconds;
      return null;
    },
    hurry: ({ sitting, hurries }) => {
      this.#room(sitting).hurries = hurries;
      return null;
    },
  };

  async #shelf(): Promise<readonly ShelfGame[]> {
    const { shelf } = this.#around;
    return Promise.all(
      Object.values(shelf).map(async (load) => {
        const { game, bots } = await load();
        const { id, version, options } = game;
        return { game: id, version, options: options.form, bots: Object.keys(bots), seats: standardSeats(game) };
      }),
    );
  }

  async #seatsWith({ game: id, options }: Ask<'seats'>): Promise<readonly Seat[]> {
    const { game } = await playableFor(this.#around.shelf, id, 'seats');
    return game.seats(game.options.parse(options, 'options'));
  }

  get #keeping(): Keeping {
    return this.#around.store.lasts ? (this.#isFull ? 'full' : 'kept') : 'memory';
  }

  #noteKeeping(isFull: boolean): void {
    if (this.#isFull === isFull) return;
    this.#isFull = isFull;
    this.#around.tell({ notice: 'keeping', keeping: this.#keeping });
  }

  async #sittings(): Promise<Sittings> {
    await Promise.all([...this.#rooms.values()].map((room) => room.settled()));
    const { kept, damaged } = await this.#archive.list();
    const cards = new Map(kept.map((card) => [card.id, card]));
    for (const [id, room] of this.#rooms) cards.set(id, room.card());
    const latestFirst = [...cards.values()].sort((a, b) => b.changed - a.changed);
    return { kept: latestFirst, damaged, keeping: this.#keeping };
  }

  async #begin({ game: id, options: given, players, dice, seed, name }: Ask<'begin'>): Promise<OpenCard> {
    const playable = await playableFor(this.#around.shelf, id, 'begin');
    const options = playable.game.options.parse(given, 'options');
    const seated = this.#seatedAnew(playable, options, players, dice, seed);
    return this.#sit(playable, Match.begin(playable.game, options, this.#around.luck()), seated, name ?? '');
  }

  /** An ordinary match against the bot, at a position of its own and with the same dice for everybody. */
  async #teach({ game: id, scene: place }: Ask<'teach'>): Promise<OpenCard> {
    const playable = await playableFor(this.#around.shelf, id, 'teach');
    const { game, bots, lesson } = playable;
    const scene = lesson?.scenes[place];
    if (!lesson || !scene)
      throw new InputError('teach.scene', 'there is no such lesson', 'Choose a scene that there is.');
    const [bot = PERSON] = Object.keys(bots);
    const { options, seat } = lesson;
    const players = Object.fromEntries(game.seats(options).map((each) => [each, each === seat ? PERSON : bot]));
    const seated = this.#seatedAnew(playable, options, players, 'rolled', scene.seed);
    return this.#sit(playable, Match.from(game, options, scene.position(), this.#around.luck()), seated, '');
  }

  async #adopt({ text, players, dice, name }: Ask<'adopt'>): Promise<OpenCard> {
    const match = await this.#archive.read(text);
    const playable = await playableFor(this.#around.shelf, match.game.id, 'record');
    return this.#sit(playable, match, this.#seatedAnew(playable, match.options, players, dice), name ?? '');
  }

  #seatedAnew(
    { game, bots }: Playable,
    options: unknown,
    players: Players,
    dice: Seated['dice'],
    seed = this.#around.luck(),
  ): Seated {
    checkPlayers(game.seats(options), Object.keys(bots), players);
    return { id: this.#around.luck(), players, dice, seed };
  }

  async #sit(playable: Playable, match: Match, seated: Seated, name: string): Promise<OpenCard> {
    await this.#claim(seated.id);
    const begun = this.#around.now();
    const room = this.#enter(new Sitting(playable, match, seated), { name, begun, notes: {} }, begun);
    await room.keep();
    room.letBotsMove();
    return room.card();
  }

  #enter(sitting: Sitting, about: About, changed: number, bookmark?: Bookmark): Room {
    const room = new Room(this.#corridor, sitting, about, changed, bookmark);
    this.#rooms.set(sitting.id, room);
    return room;
  }

  async #opened(id: string): Promise<Room> {
    const open = this.#rooms.get(id);
    if (open) return open;
    await this.#claim(id);
    try {
      const { kept, bookmark, playable, match } = await this.#archive.found(id);
      const room = this.#enter(new Sitting(playable, match, kept), kept, kept.changed, bookmark);
      room.sitting.markSaved(match.seq);
      room.letBotsMove();
      return room;
    } catch (caught) {
      this.#around.release(id);
      throw caught;
    }
  }

  /** The window that opened a sitting last has it; here it is put away, and the page is told. */
  async #claim(id: string): Promise<void> {
    await this.#around.claim(id, () => {
      this.#rooms.delete(id);
      this.#around.tell({ notice: 'taken', sitting: id });
    });
  }

  async #close(id: string): Promise<null> {
    const room = this.#rooms.get(id);
    this.#rooms.delete(id);
    await room?.settled();
    this.#around.release(id);
    return null;
  }

  /** The room of a sitting; when a seat is named, a person must hold it. */
  #room(id: string, seat?: Seat): Room {
    const room = this.#rooms.get(id);
    if (!room) throw new Missing(id);
    if (seat === undefined || room.sitting.maySit(seat)) return room;
    throw new InputError('seat', `nobody at this device sits at ${seat}`, 'Look from a seat that a person holds.');
  }

  #seated(id: string, seat: Seat): Sitting {
    return this.#room(id, seat).sitting;
  }

  async #rename({ sitting, name }: Ask<'rename'>): Promise<OpenCard> {
    const room = await this.#opened(sitting);
    await room.rename(name);
    return room.card();
  }

  async #remove({ sitting }: Ask<'remove'>): Promise<null> {
    if (!this.#rooms.has(sitting)) await this.#claim(sitting);
    await this.#close(sitting);
    await this.#around.store.remove(sitting);
    return null;
  }

  async #record({ sitting }: Ask<'record'>): Promise<Blob> {
    const open = this.#rooms.get(sitting);
    return open ? asFile(open.sitting.record()) : this.#archive.file(sitting);
  }

  async #replayFile({ text }: Ask<'replayFile'>): Promise<ReplayCard> {
    const match = await this.#archive.read(text);
    return this.#lay(match, 'anywhere');
  }

  async #lay(match: Match, from: Seat | 'anywhere'): Promise<ReplayCard> {
    const { rolledBy } = await playableFor(this.#around.shelf, match.game.id, 'record');
    return this.#replays.lay(match, from, rolledBy);
  }

  /** Looks back on a sitting, from a seat that sits at the table or from where the only person sits. */
  async #replaySitting({ sitting, seat }: Ask<'replaySitting'>): Promise<ReplayCard> {
    if (seat !== undefined) return this.#lay(wholeOf(this.#seated(sitting, seat).match), seat);
    const open = this.#rooms.get(sitting);
    const { match, players } = open ? open.sitting : await this.#archive.found(sitting);
    const persons = personsOf({ players });
    return this.#lay(wholeOf(match), persons.length === 1 ? (persons[0] ?? SPECTATOR) : SPECTATOR);
  }

  async #ruled(id: string, work: (table: Sitting) => ReturnType<Sitting['undo']>): Promise<Replies['undo']> {
    return this.#changed(id, (table) => ruled(work(table)));
  }

  /** Does something at a table, keeps what came of it, and lets the bots go on. */
  async #changed<T>(id: string, work: (table: Sitting) => T): Promise<T> {
    const room = this.#room(id);
    const done = work(room.sitting);
    await room.keep();
    room.letBotsMove();
    return done;
  }
}

const nothing = (_done: void): null => null;

const ruled = (refusal: ReturnType<Sitting['undo']>): Replies['undo'] => (refusal ? { refusal } : {});
