import {
  type Answer,
  type Gesture,
  giveInARow,
  type InARow,
  type Manner,
  type Orders,
  type Seat,
  SPECTATOR,
  type StandingAnswer,
  type Verdict,
  type Wish,
  withGesture,
} from '@bivouac/kernel';
import type { Heir } from '@bivouac/wire';
import { LogConflict } from '../storage/errors.ts';
import type { Match as MatchRow } from '../storage/matches.ts';
import type { Ending } from '../storage/step.ts';
import { askBack, bringBack, type Desk, offerDraw, replyToDraw, replyToTakeBack } from './agreements.ts';
import type { Visitor } from './audience.ts';
import { type BotTurn, botTurnIn } from './bot-turn.ts';
import { spoken } from './chatting.ts';
import type { Hall, RoomEvents } from './hall.ts';
import { loadPlay } from './load-play.ts';
import { Lost } from './lost.ts';
import { changedMeanwhile, no, notYours } from './no.ts';
import { afterAnswer, NO_OFFERS } from './offers.ts';
import type { Play } from './play.ts';
import { checkPlace, holds, isBot, isPlayer } from './seating.ts';
import { heirOf } from './shelf.ts';
import { Stage } from './stage.ts';
import { Turns } from './turns.ts';

/** The right to play a match. Without a fence there is nobody else who could. */
export interface Claim {
  readonly fence: number | undefined;
  readonly onLost: () => void;
}

/** A live match. Everything that happens in it happens one after the other: it is decided, written down, then shown. */
export class Room {
  readonly id: string;
  readonly #hall: Hall & RoomEvents;
  readonly #stage: Stage;
  readonly #turns: Turns;
  readonly #claim: Claim;
  #play: Play;
  #usedAt: number;
  #beating: NodeJS.Timeout | undefined;
  /** What was given in one go since the match was loaded: it is taken back in one go. */
  #gestures: readonly Gesture[] = [];

  private constructor(hall: Hall & RoomEvents, play: Play, claim: Claim) {
    this.#hall = hall;
    this.#claim = claim;
    this.#play = play;
    this.id = play.row.id;
    this.#stage = new Stage(this.id, () => this.#play);
    this.#turns = new Turns(
      () => this.#reload(),
      (fault) => (fault instanceof Lost ? claim.onLost() : hall.report('a match cannot be loaded', this.id, fault)),
    );
    this.#usedAt = hall.now();
  }

  static async open(hall: Hall & RoomEvents, id: string, claim: Claim): Promise<Room> {
    const room = new Room(hall, await loadPlay(hall, id, { fence: claim.fence }), claim);
    room.#tellStep();
    room.#beat();
    return room;
  }

  get row(): MatchRow {
    return this.#play.row;
  }

  /** Nobody looks, and nothing is under way. */
  isIdleSince(time: number): boolean {
    return !this.#turns.areBusy && this.#usedAt <= time && this.#stage.audience.isEmpty;
  }

  async join(visitor: Visitor, as: Seat, have?: { readonly epoch: string; readonly rev: number }): Promise<void> {
    const isInvited =
      as === SPECTATOR && visitor.who ? await this.#hall.store.matches.isInvited(this.id, visitor.who.user) : false;
    await this.#inTurn(async () => {
      checkPlace(this.row, as, visitor.who, isInvited);
      this.#stage.admit(visitor, as, have);
    });
  }

  leave(visitor: Visitor, as: Seat): Promise<void> {
    const { audience } = this.#stage;
    return this.#inTurn(async () => {
      if (audience.leave(as, visitor)) audience.presenceChanged();
    });
  }

  async answer(visitor: Visitor, seat: Seat, seq: number, answer: Answer): Promise<Verdict> {
    return (await this.answers(visitor, seat, seq, [answer])).refusal;
  }

  /** Answers in a row are written down and shown together, as far as they are taken. */
  answers(visitor: Visitor, seat: Seat, seq: number, answers: readonly Answer[]): Promise<InARow> {
    return this.#bySeat(visitor, seat, async () => {
      const { match, table } = this.#play;
      const from = match.seq;
      let row: InARow = { given: 0 };
      await this.#given(seat, () => {
        row = giveInARow(table, seat, seq, answers);
        return row.given === 0 ? row.refusal : undefined;
      });
      if (row.given > 0) this.#gestures = withGesture(this.#gestures, { from, to: match.seq });
      return row;
    });
  }

  stand(visitor: Visitor, seat: Seat, seq: number, answer: Answer, until: StandingAnswer['until']): Promise<Verdict> {
    return this.#bySeat(visitor, seat, () => {
      const { match, table } = this.#play;
      if (seq !== match.seq) throw changedMeanwhile();
      return this.#given(seat, () => table.stand(seat, answer, until));
    });
  }

  revoke(visitor: Visitor, seat: Seat): Promise<Verdict> {
    return this.#bySeat(visitor, seat, async () => {
      await this.#play.add({ by: seat }, () => {
        this.#play.table.revoke(seat);
        return undefined;
      });
      this.#stage.show();
      return undefined;
    });
  }

  /** Takes the seat's standing orders. What they answer at once is answered, and all of it is kept. */
  order(visitor: Visitor, seat: Seat, orders: Orders): Promise<Verdict> {
    return this.#bySeat(visitor, seat, async () => {
      await this.#play.add({ by: seat }, () => {
        this.#play.table.order(seat, orders);
        return undefined;
      });
      this.#shown();
      return undefined;
    });
  }

  why(visitor: Visitor, seat: Seat, answer: Answer): Promise<Verdict> {
    return this.#bySeat(visitor, seat, async () => this.#play.match.why(seat, answer));
  }

  wishes(visitor: Visitor, seat: Seat): Promise<readonly Wish[]> {
    return this.#bySeat(visitor, seat, async () => this.#play.match.wishes(seat));
  }

  /** Up to which place this seer may read the log: as far as the match was shown. */
  shownTo(visitor: Visitor, as: Seat): Promise<number> {
    return this.#inTurn(async () => {
      if (!this.#stage.audience.has(as, visitor)) throw notYours(as);
      return this.#play.match.seq;
    });
  }

  /** Returns whether the others are asked; else it is done, or refused. */
  undo(visitor: Visitor, seat: Seat, rev: number): Promise<{ readonly verdict?: Verdict; readonly asks: boolean }> {
    return this.#bySeat(visitor, seat, () => askBack(this.#deskAt(rev), seat));
  }

  redo(visitor: Visitor, seat: Seat, rev: number): Promise<Verdict> {
    return this.#bySeat(visitor, seat, () => bringBack(this.#deskAt(rev), seat));
  }

  /** The reply to one who asks to take back or offers a draw. */
  consent(visitor: Visitor, seat: Seat, to: 'takeBack' | 'draw', agrees: boolean, rev: number): Promise<Verdict> {
    const reply = to === 'draw' ? replyToDraw : replyToTakeBack;
    return this.#bySeat(visitor, seat, () => reply(this.#deskAt(rev), seat, agrees));
  }

  offerDraw(visitor: Visitor, seat: Seat): Promise<Verdict> {
    return this.#bySeat(visitor, seat, () => offerDraw(this.#deskAt(this.#stage.rev), seat));
  }

  /**
   * The seat gives up. Its heir plays on: a bot, or the player who takes the free seat. Where none is named, the match ends if at
   * most two are left in the game, and else a bot inherits.
   */
  resign(visitor: Visitor, seat: Seat, heir?: Heir): Promise<Verdict> {
    return this.#bySeat(visitor, seat, async () => {
      const { inPlay, playable, row } = this.#play;
      const from = row.seats.find((each) => each.seat === seat)?.holder;
      if (row.status !== 'running' || !from) throw no('matchOver');
      const stays = row.seats.some((each) => each.seat !== seat && isPlayer(each.holder));
      const to = heirOf(playable, heir, inPlay.filter((each) => each !== seat).length);
      if (to === undefined || (to.kind === 'gone' && !stays)) return this.#end(seat, { how: 'resigned', seat });
      if (!(await this.#hall.store.matches.seat(this.id, seat, from, to))) throw changedMeanwhile();
      await this.#lookAgain();
      return undefined;
    });
  }

  chat(visitor: Visitor, seat: Seat, words: string, to?: Seat): Promise<Verdict> {
    return this.#bySeat(visitor, seat, async () => {
      const { line, deaf } = await spoken(this.#hall, this.row, visitor.who, seat, { words, to });
      this.#stage.audience.tellChat(line, this.row.status === 'over', deaf);
      return undefined;
    });
  }

  botTurn(seat: Seat): Promise<BotTurn | undefined> {
    return this.#inTurn(async () => botTurnIn(this.#play, seat));
  }

  /** The answer of the bot in this seat; `overrun` if it is one given in its place. */
  answerForBot(seat: Seat, seq: number, answer: Answer, manner?: Manner): Promise<Verdict> {
    return this.#inTurn(async () => {
      if (!isBot(this.row, seat)) throw notYours(seat);
      return this.#given(seat, () => this.#play.table.answer(seat, seq, answer, manner));
    });
  }

  /** Ends the match for one who stayed away. Whether that may be claimed, the lobby knows. */
  claim(seat: Seat, how: 'claimed' | 'abandoned'): Promise<Verdict> {
    return this.#inTurn(() => this.#end(seat, { how, seat }));
  }

  /** Seats have changed hands, perhaps: then the match is loaded again, and shown as it is now. Told twice, it shows nothing new. */
  refresh(): Promise<void> {
    return this.#inTurn(async () => {
      const row = await this.#hall.store.matches.get(this.id);
      const held = (at: MatchRow | undefined): string => JSON.stringify(at?.seats.map(({ holder }) => holder));
      if (held(row) !== held(this.row)) await this.#lookAgain();
    });
  }

  /** Everybody comes back to where the match is played now. */
  showOut(): void {
    this.#stage.audience.cutAll();
  }

  /** Resolves when all that was begun is done. */
  async close(): Promise<void> {
    clearTimeout(this.#beating);
    await this.#turns.areDone();
  }

  async #lookAgain(): Promise<void> {
    await this.#reload();
    await this.#play.callBots();
    this.#tellStep();
    this.#beat();
  }

  /**
   * What seats have ordered is given after a moment that is never the same: neither haste nor an even pace tells that nobody
   * has thought about it.
   */
  #beat(): void {
    const { beatMs } = this.#hall;
    if (this.#beating || beatMs === undefined || this.row.status !== 'running') return;
    if (this.#play.table.due().length === 0) return;
    this.#beating = setTimeout(
      () => {
        this.#beating = undefined;
        this.#inTurn(() => this.#obeyed()).catch((fault: unknown) =>
          this.#hall.report('an order was not carried out', this.id, fault),
        );
      },
      beatMs * (0.5 + Math.random()),
    );
    this.#beating.unref();
  }

  async #obeyed(): Promise<void> {
    const [by] = this.#play.table.due();
    if (by === undefined || this.row.status !== 'running') return;
    await this.#given(by, () => {
      this.#play.table.obey();
      return undefined;
    });
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.#usedAt = this.#hall.now();
    const done = this.#turns.take(work);
    if (this.#claim.fence === undefined) return done;
    // The log moves for its owner alone: where it has moved, somebody else is that now.
    return done.catch((fault: unknown) => {
      throw fault instanceof LogConflict ? new Lost(this.id) : fault;
    });
  }

  #bySeat<T>(visitor: Visitor, seat: Seat, work: () => Promise<T>): Promise<T> {
    return this.#inTurn(async () => {
      if (!holds(this.row, seat, visitor.who) || !this.#stage.audience.has(seat, visitor)) throw notYours(seat);
      return work();
    });
  }

  /** The table for one who has seen it as it is. */
  #deskAt(rev: number): Desk {
    if (rev !== this.#stage.rev) throw changedMeanwhile();
    return {
      play: () => this.#play,
      gestures: this.#gestures,
      reachBack: async (seat) => {
        const last = await this.#hall.store.log.lastBy(this.id, seat);
        if (last === undefined) return false;
        this.#play = await loadPlay(this.#hall, this.id, { fence: this.#claim.fence, reaching: last });
        return true;
      },
      show: (back) => {
        if (back !== undefined) this.#stage.wentBackTo(back);
        this.#shown();
      },
      end: (by, ending) => this.#end(by, ending),
    };
  }

  async #given(by: Seat, work: () => Verdict): Promise<Verdict> {
    const offers = afterAnswer(this.#play.offers, by, isBot(this.row, by));
    const verdict = await this.#play.add({ by, offers }, work);
    if (!verdict) this.#shown();
    return verdict;
  }

  async #end(by: Seat, ending: Ending): Promise<Verdict> {
    await this.#play.add({ by, ending, offers: NO_OFFERS });
    this.#shown();
    return undefined;
  }

  #shown(): void {
    this.#stage.show();
    this.#tellStep();
    this.#beat();
  }

  #tellStep(): void {
    const { match, table, offers } = this.#play;
    const { moved } = offers;
    const respond = match.questions().flatMap(({ by, window }) => (window ? [by] : []));
    const here = this.#stage.audience.seatsHere();
    this.#hall.onStep?.(this.row, { here, respond, due: table.due(), ...(moved ? { moved } : {}) });
  }

  async #reload(): Promise<void> {
    const before = this.#play.match.seq;
    this.#play = await loadPlay(this.#hall, this.id, { fence: this.#claim.fence });
    this.#stage.changedSince(before);
  }
}
