import type { NoticeSeen } from '@bivouac/wire';
import type { Allowance, Attempts } from '../accounts/attempts.ts';
import type { Post } from '../accounts/postman.ts';
import type { Context } from '../http/context.ts';
import type { TableMoment } from '../rooms/hall.ts';
import type { Moved } from '../rooms/offers.ts';
import type { Match } from '../storage/matches.ts';
import type { Channel, PaceWish } from '../storage/notices.ts';
import type { Bell } from './bell.ts';
import type { Reach } from './courier.ts';
import { type Errand, type Errands, type News, nextTry } from './errands.ts';
import { deliver } from './delivery.ts';
import { paceOf } from './paces.ts';

const MINUTE = 60_000;
/** A player who answers within that time needs no notice. */
export const GRACE = MINUTE;
/** A player at the table sees that it is their turn; if they have not answered by then, they are told like the others. */
export const AT_TABLE = 15 * MINUTE;
const HELD = 10 * MINUTE;
const DAY = 24 * 60 * MINUTE;
/** Digests go out at six in the evening, universal time. */
const DIGEST_AT = 18 * 60 * MINUTE;
const ONCE: Allowance = { most: 1, withinMs: 30 * DAY };
const MOST_AT_ONCE = 500;
const MOST_REMEMBERED = 50_000;
const OUTSIDE = ['push', 'mail', 'webhook'] as const satisfies readonly Channel[];

export interface HeraldSettings {
  readonly errands: Errands;
  /** Counts what was told, so that of several processes one tells it. */
  readonly attempts: Attempts;
  readonly bell: Bell;
  readonly reach: Reach;
  readonly post: Post | undefined;
  /** Where the world finds the server. */
  readonly origin: string | undefined;
}

type Turn = News & { readonly kind: 'turn' };
const NOBODY: TableMoment = { here: [], respond: [] };

/** Since when a seat is asked; nothing if it is not. */
const clockIn = ({ seats }: Match, seat: string): number | null =>
  seats.find((each) => each.seat === seat)?.askedAt ?? null;

const isStillNew = (news: News, match: Match): boolean => {
  switch (news.kind) {
    case 'turn':
      return match.status === 'running' && clockIn(match, news.seat) === news.askedAt;
    case 'invited':
      return match.status === 'waiting';
    case 'rules':
      return match.status === 'running';
  }
};

const dayOf = (time: number): number => Math.floor((time - DIGEST_AT) / DAY);

/** Tells players when it is their turn: in the page, and outside of it as fast as they wish. */
export class Herald {
  readonly #settings: HeraldSettings;
  #context: Context | undefined;
  /** Which seats were asked when a match was last seen. */
  readonly #asked = new Map<string, readonly string[]>();
  readonly #toldOfRules = new Set<string>();
  #bornAt = 0;
  #digestDay = 0;
  #queue: Promise<void> = Promise.resolve();

  constructor(settings: HeraldSettings) {
    this.#settings = settings;
  }

  /** Gives the herald a store and a clock. */
  begin(context: Context): void {
    this.#context = context;
    this.#bornAt = context.now();
    this.#digestDay = dayOf(this.#bornAt);
  }

  /** Something happened at a table. */
  stepped(match: Match, { here, respond, due = [], moved }: TableMoment = NOBODY): void {
    if (moved && moved.back > 0) this.#moved(match, moved);
    const before = this.#asked.get(match.id);
    const asked =
      match.status === 'running' ? match.seats.filter(({ isAsked, seat }) => isAsked && !due.includes(seat)) : [];
    this.#remember(match.id, match.status === 'running' ? asked.map(({ seat }) => seat) : undefined);
    const { id, game } = match;
    const told = new Set<string>();
    for (const { seat, holder, askedAt: since } of asked) {
      const askedAt = since ?? match.askedAt;
      // What was asked before this process began, the one before it has told.
      if (before === undefined && askedAt < this.#bornAt) continue;
      // One who plays several seats is told once.
      if (holder.kind !== 'user' || before?.includes(seat) || told.has(holder.user)) continue;
      told.add(holder.user);
      const news = {
        kind: 'turn',
        match: id,
        game,
        seat,
        askedAt,
        ...(respond.includes(seat) ? { responds: true } : {}),
      };
      this.#later(() => this.#tellTurn(holder.user, news as Turn, here.includes(seat)));
    }
  }

  /** Answers were taken back because the rules have moved: everybody who plays is told, whether it is their turn or not. */
  #moved({ id, game, seats }: Match, { to, back, why, toTell }: Moved): void {
    for (const { seat, holder } of seats) {
      const user = holder.kind === 'user' ? holder.user : holder.kind === 'program' ? holder.owner : undefined;
      if (user === undefined || !toTell.includes(seat)) continue;
      const told = `rules ${id} ${to} ${user}`;
      if (this.#toldOfRules.has(told)) continue;
      this.#toldOfRules.add(told);
      const news = { kind: 'rules', match: id, game, to, back, ...(why ? { rule: why.rule } : {}) } as const;
      this.#later(async () => {
        if (await this.#settings.attempts.take(told, this.#known().now(), ONCE)) await this.#tell(user, news);
      });
    }
  }

  async invited(user: string, match: string, by: string): Promise<void> {
    const found = await this.#known().store.matches.get(match);
    if (found) this.#later(() => this.#tell(user, { kind: 'invited', match, game: found.game, by }));
  }

  /** Resolves when all that has happened so far has been noted. */
  settled(): Promise<void> {
    return this.#queue;
  }

  /** Brings what is due. The clock decides, and the caller. */
  async tick(): Promise<void> {
    const { now, store } = this.#known();
    await this.settled();
    if (dayOf(now()) > this.#digestDay) {
      this.#digestDay = dayOf(now());
      for (const user of await store.notices.digestDue(MOST_AT_ONCE)) await this.#digest(user);
    }
    for (let count = 0; count < MOST_AT_ONCE; count++) {
      const errand = await this.#settings.errands.take(now(), now() + HELD);
      if (!errand) return;
      await this.#run(errand);
    }
  }

  #known(): Context {
    if (!this.#context) throw new Error('the herald has no store yet');
    return this.#context;
  }

  #remember(match: string, asked: readonly string[] | undefined): void {
    this.#asked.delete(match);
    if (asked) this.#asked.set(match, asked);
    for (const [oldest] of this.#asked) {
      if (this.#asked.size <= MOST_REMEMBERED) break;
      this.#asked.delete(oldest);
    }
  }

  /** One after the other, and a fault of one is not the next one's. */
  #later(work: () => Promise<void>): void {
    this.#queue = this.#queue.then(work).catch(() => this.#known().metrics.faults.inc());
  }

  async #tellTurn(user: string, news: Turn, isHere: boolean): Promise<void> {
    const { store, now } = this.#known();
    if (news.responds && !(await store.notices.responses(user))) return;
    const turn = `turn ${news.match} ${news.seat} ${news.askedAt}`;
    if (await this.#settings.attempts.take(turn, now(), ONCE)) await this.#tell(user, news, isHere);
  }

  /** One who is at the table sees it there: the page is not rung, and what goes outside waits longer. */
  async #tell(user: string, news: News, isHere = false): Promise<void> {
    const { store, now } = this.#known();
    const wishes = await store.notices.paces(user);
    const pace = (channel: Channel): string => paceOf(wishes, channel, news.match);
    const forDigest = OUTSIDE.some((channel) => pace(channel) === 'digest');
    if ((pace('page') !== 'never' && !isHere) || forDigest) {
      const at = now();
      const row = { match: news.match, message: news, at, forDigest, isRead: isHere };
      const notice = await store.notices.add(user, row);
      if (pace('page') === 'at once' && !isHere)
        await this.#ring(user, { notice, match: news.match, message: news, at, readAt: null });
    }
    for (const by of OUTSIDE)
      if (pace(by) === 'at once') await this.#send(by, user, [news], now() + (isHere ? AT_TABLE : GRACE));
  }

  /** In the pages that listen here, and in those that listen to another process. */
  async #ring(user: string, notice: NoticeSeen): Promise<void> {
    this.#settings.bell.ring(user, notice);
    await this.#known().store.announce({ say: 'bell', user, notice });
  }

  async #digest(user: string): Promise<void> {
    const { store, now } = this.#known();
    const wishes: readonly PaceWish[] = await store.notices.paces(user);
    const news: News[] = [];
    for (const { message } of await store.notices.takeDigest(user)) news.push(await this.#asOfNow(message as News));
    for (const by of OUTSIDE) {
      const wanted = news.filter(({ match }) => paceOf(wishes, by, match) === 'digest');
      if (wanted.length > 0) await this.#send(by, user, wanted, now());
    }
  }

  /** One errand for each place where they can be reached: what fails in one is not brought twice to another. */
  async #send(by: Errand['by'], user: string, news: readonly News[], readyAt: number): Promise<void> {
    const targets = await this.#targets(by, user);
    for (const target of targets) await this.#settings.errands.add({ by, user, target, news }, readyAt);
  }

  async #targets(by: Errand['by'], user: string): Promise<readonly string[]> {
    const { store } = this.#known();
    switch (by) {
      case 'push':
        return (await store.notices.subscriptions(user)).map(({ endpoint }) => endpoint);
      case 'webhook':
        return (await store.notices.webhooks(user)).map(({ id }) => id);
      case 'mail':
        return this.#settings.post && (await store.users.get(user))?.mail ? [''] : [];
    }
  }

  async #run(errand: Errand): Promise<void> {
    const { errands } = this.#settings;
    const context = this.#known();
    const news = await this.#stillNew(errand.news);
    const outcome =
      news.length === 0 ? 'done' : await deliver(context, this.#settings, { ...errand, news }).catch(() => 'failed');
    const again = outcome === 'failed' ? nextTry(errand.tries, context.now()) : undefined;
    if (again === undefined) await errands.finish(errand.id);
    else await errands.later(errand.id, again);
  }

  /** They may have begun their turn and left it: it is still theirs. */
  async #asOfNow(news: News): Promise<News> {
    const match = news.kind === 'turn' ? await this.#known().store.matches.get(news.match) : undefined;
    if (news.kind !== 'turn' || !match) return news;
    return { ...news, askedAt: clockIn(match, news.seat) ?? match.askedAt };
  }

  /** What still is as it was; a match is named once for each kind. */
  async #stillNew(news: readonly News[]): Promise<readonly News[]> {
    const { store } = this.#known();
    const fresh = new Map<string, News>();
    for (const each of news) {
      const match = await store.matches.get(each.match);
      const isWaiting = match !== undefined && isStillNew(each, match);
      if (isWaiting) fresh.set(`${each.kind} ${each.match}`, each);
    }
    return [...fresh.values()];
  }
}
