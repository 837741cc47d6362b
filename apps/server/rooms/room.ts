import {
  type Answer,
  type GameRecord,
  type Manner,
  type Question,
  type Seat,
  type Seer,
  SPECTATOR,
  type StandingAnswer,
  type Told,
  type Verdict,
  type Wish,
} from '@bivouac/kernel';
import type { Match as MatchRow } from '../storage/matches.ts';
import { newId } from '../storage/secret.ts';
import type { Ending } from '../storage/step.ts';
import { Audience, type Visitor } from './audience.ts';
import type { Lens, Sight } from './lens.ts';
import { changedMeanwhile, no, notYours } from './no.ts';
import {
  afterAnswer,
  agreeingBack,
  askingBack,
  NO_OFFERS,
  offeringDraw,
  withoutDraw,
  withoutTakeBack,
} from './offers.ts';
import { type Hall, Play } from './play.ts';
import { checkPlace, holds, isBot, seesFrom } from './seating.ts';
import { tableSeen } from './table-seen.ts';
import { Turns } from './turns.ts';

/** What a bot is shown when it is its turn. */
export interface BotTurn {
  readonly game: string;
  readonly bot: string;
  readonly seq: number;
  readonly view: unknown;
  readonly question: Omit<Question, 'wishes'>;
}

export interface RoomEvents {
  /** Answers were given, or the match has ended: bots may be asked, players told. */
  readonly onStep?: (row: MatchRow) => void;
  /** Words are about to be said: returns them as they are kept, or says no. */
  readonly onChat?: (said: {
    readonly user: string;
    readonly match: string;
    readonly words: string;
    readonly at: number;
  }) => Promise<string>;
}

/** A live match. Everything that happens in it happens one after the other: it is decided, written down, then shown. */
export class Room {
  readonly id: string;
  /** New whenever the room is: a client that stood in an earlier one is told everything anew. */
  readonly epoch = newId();
  readonly #hall: Hall & RoomEvents;
  readonly #audience: Audience;
  readonly #turns: Turns;
  #play: Play;
  #rev = 1;
  #offers = NO_OFFERS;
  /** Who took back what may be brought back, last one last. */
  #undoneBy: readonly Seat[] = [];
  #usedAt: number;

  private constructor(hall: Hall & RoomEvents, play: Play) {
    this.#hall = hall;
    this.#play = play;
    this.id = play.row.id;
    this.#audience = new Audience(this.id);
    this.#turns = new Turns(
      () => this.#reload(),
      (fault) => hall.report('a match cannot be loaded', this.id, fault),
    );
    this.#usedAt = hall.now();
  }

  static async open(hall: Hall & RoomEvents, id: string): Promise<Room> {
    const room = new Room(hall, await Play.load(hall, id));
    hall.onStep?.(room.row);
    return room;
  }

  get row(): MatchRow {
    return this.#play.row;
  }

  /** Nobody looks, nothing is under way, and no offer would be forgotten. */
  isIdleSince(time: number): boolean {
    const hasOffers = this.#offers.takeBack !== undefined || this.#offers.draw.length > 0;
    return !this.#turns.areBusy && this.#usedAt <= time && this.#audience.isEmpty && !hasOffers;
  }

  async join(visitor: Visitor, as: Seat, have?: { readonly epoch: string; readonly rev: number }): Promise<void> {
    const isInvited =
      as === SPECTATOR && visitor.who ? await this.#hall.store.matches.isInvited(this.id, visitor.who.user) : false;
    await this.#inTurn(async () => {
      checkPlace(this.row, as, visitor.who, isInvited);
      const lens = this.#audience.lens(as, () => this.#sight(as));
      this.#bringUpToDate(lens);
      const missed = have?.epoch === this.epoch ? lens.since(have.rev) : undefined;
      for (const frame of missed ?? [this.#whole(lens)]) visitor.send(frame);
      this.#audience.enter(as, visitor);
      this.#audience.tellPresence();
    });
  }

  leave(visitor: Visitor, as: Seat): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#audience.leave(as, visitor)) this.#audience.tellPresence();
    });
  }

  answer(visitor: Visitor, seat: Seat, seq: number, answer: Answer): Promise<Verdict> {
    return this.#bySeat(visitor, seat, () => this.#given(seat, () => this.#play.table.answer(seat, seq, answer)));
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
      this.#show();
      return undefined;
    });
  }

  why(visitor: Visitor, seat: Seat, answer: Answer): Promise<Verdict> {
    return this.#bySeat(visitor, seat, async () => this.#play.match.why(seat, answer));
  }

  wishes(visitor: Visitor, seat: Seat): Promise<readonly Wish[]> {
    return this.#bySeat(visitor, seat, async () => this.#play.match.wishes(seat));
  }

  /** The whole log as this seer may read it. */
  log(visitor: Visitor, as: Seat): Promise<readonly Told[]> {
    return this.#inTurn(async () => {
      if (!this.#audience.has(as, visitor)) throw notYours(as);
      return (await this.#play.whole()).events(as);
    });
  }

  /** Takes back at once where that is free; else asks the others. Returns whether they are asked. */
  undo(visitor: Visitor, seat: Seat, rev: number): Promise<{ readonly verdict?: Verdict; readonly asks: boolean }> {
    return this.#bySeat(visitor, seat, async () => {
      if (rev !== this.#rev) throw changedMeanwhile();
      const verdict = await this.#takeBack(seat, []);
      if (verdict?.because.key !== 'table.undoNeedsConsent') return { verdict, asks: false };
      this.#offers = askingBack(this.#offers, seat);
      this.#show();
      return { asks: true };
    });
  }

  redo(visitor: Visitor, seat: Seat, rev: number): Promise<Verdict> {
    return this.#bySeat(visitor, seat, async () => {
      if (rev !== this.#rev) throw changedMeanwhile();
      if (this.#undoneBy.at(-1) !== seat) throw no('tookNothingBack');
      const verdict = await this.#play.add({ by: seat }, () => this.#play.table.redo());
      if (verdict) return verdict;
      this.#undoneBy = this.#undoneBy.slice(0, -1);
      this.#offers = NO_OFFERS;
      this.#show();
      return undefined;
    });
  }

  /** The reply to one who asks to take back or offers a draw. */
  consent(visitor: Visitor, seat: Seat, to: 'takeBack' | 'draw', agrees: boolean, rev: number): Promise<Verdict> {
    return this.#bySeat(visitor, seat, async () => {
      if (rev !== this.#rev) throw changedMeanwhile();
      return to === 'draw' ? this.#repliesToDraw(seat, agrees) : this.#repliesToTakeBack(seat, agrees);
    });
  }

  offerDraw(visitor: Visitor, seat: Seat): Promise<Verdict> {
    return this.#bySeat(visitor, seat, async () => {
      if (this.#seats().some((other) => isBot(this.row, other))) throw no('botsPlayOn');
      this.#checkRunning();
      return this.#repliesToDraw(seat, true, true);
    });
  }

  /** The seat gives up. Of two the other wins; among more nobody does. */
  resign(visitor: Visitor, seat: Seat): Promise<Verdict> {
    return this.#bySeat(visitor, seat, () => this.#end(seat, { how: 'resigned', seat }));
  }

  chat(visitor: Visitor, seat: Seat, words: string): Promise<Verdict> {
    return this.#bySeat(visitor, seat, async () => {
      const { who } = visitor;
      if (!who || words.trim() === '') throw no('noWords', { place: 'message.words' });
      const at = this.#hall.now();
      const { store, onChat } = this.#hall;
      const kept = (await onChat?.({ user: who.user, match: this.id, words, at })) ?? words;
      const line = await store.chat.say(this.id, { user: who.user, seat, words: kept, at });
      const deaf = await this.#deafTo(who.user);
      this.#audience.tellChat({ line, name: who.name, seat, words: kept, at }, this.row.status === 'over', deaf);
      return undefined;
    });
  }

  /** What the bot in this seat must decide, if it is its turn. */
  botTurn(seat: Seat): Promise<BotTurn | undefined> {
    return this.#inTurn(async () => {
      const holder = this.row.seats.find((each) => each.seat === seat)?.holder;
      const { match, playable } = this.#play;
      const question = this.row.status === 'running' ? match.questions().find(({ by }) => by === seat) : undefined;
      if (holder?.kind !== 'bot' || !question) return undefined;
      const { by, rule, prompt, answers } = question;
      return {
        game: playable.game.id,
        bot: holder.bot,
        seq: match.seq,
        view: playable.game.view(match.state, seat),
        question: { by, rule, prompt, answers },
      };
    });
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

  /** The match as a file. It carries the secret of the dice after the end only; before it, none but the server sees it. */
  record(): Promise<GameRecord> {
    return this.#inTurn(async () => {
      const { commitment, status } = this.row;
      const secret = status === 'over' ? { secret: this.#play.secret } : {};
      return { ...(await this.#play.whole()).record(), dice: { match: this.id, commitment, ...secret } };
    });
  }

  /** Seats have changed hands, or another process has written: the match is loaded again, and shown as it is now. */
  refresh(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#reload();
      await this.#play.callBots();
      this.#hall.onStep?.(this.row);
    });
  }

  /** The players who have muted somebody. */
  async #deafTo(user: string): Promise<readonly string[]> {
    const deaf: string[] = [];
    for (const { holder } of this.row.seats)
      if (holder.kind === 'user' && (await this.#hall.store.chat.muted(holder.user)).includes(user))
        deaf.push(holder.user);
    return deaf;
  }

  #seats(): readonly Seat[] {
    const { match } = this.#play;
    return match.game.seats(match.options);
  }

  #checkRunning(): void {
    if (this.row.status !== 'running') throw no('matchOver');
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.#usedAt = this.#hall.now();
    return this.#turns.take(work);
  }

  #bySeat<T>(visitor: Visitor, seat: Seat, work: () => Promise<T>): Promise<T> {
    return this.#inTurn(async () => {
      if (!holds(this.row, seat, visitor.who) || !this.#audience.has(seat, visitor)) throw notYours(seat);
      return work();
    });
  }

  async #given(by: Seat, work: () => Verdict): Promise<Verdict> {
    const verdict = await this.#play.add({ by }, work);
    if (verdict) return verdict;
    this.#undoneBy = [];
    this.#offers = afterAnswer(this.#offers, by);
    this.#show();
    this.#hall.onStep?.(this.row);
    return undefined;
  }

  /** Bots always agree. Where the answer lies before the snapshot, the whole match is loaded first. */
  async #takeBack(seat: Seat, agreed: readonly Seat[]): Promise<Verdict> {
    const consents = [...this.#seats().filter((other) => isBot(this.row, other)), ...agreed];
    const act = { by: seat, consents };
    let { verdict, back } = await this.#play.takeBack(act, () => this.#play.table.undo(seat, consents));
    if (verdict?.because.key === 'table.nothingToUndo' && this.#play.from > 0) {
      this.#play = await Play.load(this.#hall, this.id, true);
      ({ verdict, back } = await this.#play.takeBack(act, () => this.#play.table.undo(seat, consents)));
    }
    if (verdict) return verdict;
    this.#undoneBy = [...this.#undoneBy, seat];
    this.#offers = NO_OFFERS;
    for (const lens of this.#audience.lenses()) lens.wentBackTo(back);
    this.#show();
    this.#hall.onStep?.(this.row);
    return undefined;
  }

  async #repliesToTakeBack(seat: Seat, agrees: boolean): Promise<Verdict> {
    const { takeBack } = this.#offers;
    if (!takeBack || takeBack.by === seat) throw no('nobodyTakesBack');
    this.#offers = agrees ? agreeingBack(this.#offers, seat) : withoutTakeBack(this.#offers);
    const agreed = this.#offers.takeBack?.agreed ?? [];
    if (agrees) {
      const verdict = await this.#takeBack(takeBack.by, agreed);
      if (verdict?.because.key !== 'table.undoNeedsConsent') return verdict;
    }
    this.#show();
    return undefined;
  }

  async #repliesToDraw(seat: Seat, agrees: boolean, offers = false): Promise<Verdict> {
    if (!offers && !this.#offers.draw.some((other) => other !== seat)) throw no('nobodyOffersDraw');
    this.#offers = agrees ? offeringDraw(this.#offers, seat) : withoutDraw(this.#offers);
    if (this.#seats().every((each) => this.#offers.draw.includes(each))) return this.#end(seat, { how: 'draw' });
    this.#show();
    return undefined;
  }

  async #end(by: Seat, ending: Ending): Promise<Verdict> {
    await this.#play.add({ by, ending }, () => undefined);
    this.#offers = NO_OFFERS;
    this.#show();
    this.#hall.onStep?.(this.row);
    return undefined;
  }

  async #reload(): Promise<void> {
    const before = this.#play.match.seq;
    this.#play = await Play.load(this.#hall, this.id);
    this.#undoneBy = [];
    this.#offers = NO_OFFERS;
    const { match, from } = this.#play;
    // Lines before the snapshot are as they were, unless they were taken back by another process: then they are told anew.
    for (const lens of this.#audience.lenses()) lens.wentBackTo(Math.min(before, match.seq, from));
    this.#audience.dismiss((seer, { who }) => seer === SPECTATOR || seesFrom(this.row, seer, who));
    this.#show();
  }

  #show(): void {
    this.#rev++;
    for (const lens of this.#audience.watched()) this.#bringUpToDate(lens, true);
  }

  #bringUpToDate(lens: Lens, isWatched = false): void {
    if (lens.rev === this.#rev) return;
    const { match } = this.#play;
    const frame = lens.moveTo(this.#sight(lens.seer), (after) => match.events(lens.seer, after + 1));
    if (isWatched) this.#audience.send(lens.seer, frame);
  }

  #whole(lens: Lens): string {
    const { match, row, from } = this.#play;
    return lens.whole({
      epoch: this.epoch,
      game: row.game,
      version: match.game.version,
      options: row.options,
      seats: this.#seats(),
      events: match.events(lens.seer),
      hasEarlier: from > 0,
    });
  }

  #sight(seer: Seer): Sight {
    const table = tableSeen(this.#play, this.#offers, this.#undoneBy.at(-1), seer);
    return { rev: this.#rev, view: this.#play.match.view(seer), table };
  }
}
