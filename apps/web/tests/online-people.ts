import type { Answer, Pick, Seat } from '@bivouac/kernel';
import { greedy } from '@bivouac/nemesis/bot/greedy.ts';
import { type Known, type MatchSeen, type Socket, WireClient } from '@bivouac/wire';
import type { OnlineHouse } from './online-house.ts';
import { type Scene, Visitor } from './visitor.ts';
import { MARKS } from './marks.ts';
import { chosen } from './scene.ts';

/** Somebody at their own browser, with an account or without one. */
export class Remote {
  readonly house: OnlineHouse;
  readonly visitor: Visitor;
  /** Every frame that their browser received over a WebSocket, as it came. */
  readonly frames: string[] = [];

  private constructor(house: OnlineHouse, visitor: Visitor) {
    this.house = house;
    this.visitor = visitor;
    visitor.page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => this.frames.push(payload.toString())),
    );
  }

  static async comes(house: OnlineHouse, name?: string, manner?: Parameters<typeof Visitor.comes>[1]): Promise<Remote> {
    const remote = new Remote(house, await Visitor.comes(house, manner));
    if (name !== undefined) await remote.asks('register', { name, password: 'soleil d’Austerlitz' });
    return remote;
  }

  /** Asks a route of the server as their browser would. */
  async asks<T>(route: string, data?: object): Promise<T> {
    const { request } = this.visitor.context;
    const address = `${this.house.address}api/${route}`;
    const response = data === undefined ? await request.get(address) : await request.post(address, { data });
    if (!response.ok()) throw new Error(`${route}: ${response.status()} ${await response.text()}`);
    return (await response.json()) as T;
  }

  async sitsAt(match: string): Promise<void> {
    await this.visitor.page.goto(`${this.house.address}#/match/${match}`);
    await this.visitor.page.locator(MARKS.question).waitFor();
  }

  async looks(): Promise<Scene> {
    return this.visitor.looks();
  }

  async opensMenu(item: string): Promise<void> {
    await this.visitor.button(/^(More|Plus)$/).click();
    await this.visitor.button(item).click();
  }

  /** The same person at another window, one that a program works. */
  async hand(match: string, seat: Seat): Promise<Hand> {
    const cookies = await this.visitor.context.cookies(this.house.address);
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    return Hand.joins(this.house.address, cookie, match, seat);
  }
}

/** They leave, and tell what their browsers complained of. */
export const complaintsOf = async (...people: readonly Remote[]): Promise<readonly string[]> =>
  (await Promise.all(people.map(({ visitor }) => visitor.leaves()))).flat();

/** Two people at a match that has begun; the first leads the Coalition. */
export const seated = async (one: Remote, other: Remote, options: object = {}): Promise<string> => {
  const terms = { game: 'nemesis', options: { scenario: '1799', ...options }, seat: 'coalition' };
  const { match } = await one.asks<{ readonly match: MatchSeen }>('matches', terms);
  await other.asks(`matches/${match.id}/take`, {});
  return match.id;
};

/** Both play on at their screens until one of them sees what the test waits for. */
export const playTogether = async (
  people: readonly Remote[],
  wants: readonly RegExp[],
  until: (scene: Scene) => boolean,
): Promise<void> => {
  for (let looks = 0; looks < 2000; looks++) {
    for (const person of people) {
      const scene = await person.looks();
      if (until(scene)) return;
      const { visitor } = person;
      if (scene.confirms) await visitor.confirms();
      else if (scene.answers.length > 0) await visitor.givesIfStillAsked(chosen(scene, wants));
    }
  }
  throw new Error('nothing of the kind has happened');
};

const first: Pick = () => 0;

/** A seat that a program plays over a connection of its own. */
export class Hand {
  readonly seat: Seat;
  readonly #client: WireClient;
  readonly #match: string;
  #heard: () => void = () => undefined;

  private constructor(client: WireClient, match: string, seat: Seat) {
    this.#client = client;
    this.#match = match;
    this.seat = seat;
  }

  static async joins(address: string, cookie: string, match: string, seat: Seat): Promise<Hand> {
    const line = new URL('/ws', address.replace('http', 'ws'));
    // Node's own socket takes headers, which that of a browser does not.
    const headers = { headers: { cookie } } as unknown as string[];
    const client = new WireClient({ open: () => new WebSocket(line, headers) as unknown as Socket });
    const hand = new Hand(client, match, seat);
    client.connect();
    await client.join(match, seat, { onKnown: () => hand.#heard() });
    return hand;
  }

  get known(): Known {
    const known = this.#client.known(this.#match, this.seat);
    if (!known) throw new Error(`${this.seat} knows nothing of the match`);
    return known;
  }

  /** When there is something new to see. */
  news(): Promise<void> {
    return new Promise((heard) => {
      this.#heard = heard;
    });
  }

  /** Gives the answer of the bot, if it is asked. */
  async moves(): Promise<boolean> {
    const { view } = this.known;
    const asked = view.ask.find(({ by, sealed }) => by === this.seat && !sealed);
    if (!asked?.answers) return false;
    const answer: Answer = greedy.choose(view.state as never, { ...asked, answers: asked.answers }, first);
    const refusal = await this.#client.answer(this.#match, this.seat, view.seq, answer);
    if (refusal) throw new Error(`${this.seat} was refused ${JSON.stringify(answer)}: ${refusal.because.key}`);
    return true;
  }

  leaves(): void {
    this.#client.close();
  }
}

/** The hands play until the match stands as the test wants it. Returns the seat that is then asked. */
export const playOn = async (hands: readonly Hand[], enough: (known: Known) => boolean): Promise<Seat> => {
  for (;;) {
    for (const hand of hands) {
      const { known } = hand;
      const isAsked = known.view.ask.some(({ by, sealed }) => by === hand.seat && !sealed);
      if (isAsked && enough(known)) return hand.seat;
      if (known.table.ending) throw new Error('the war ended too soon');
      if (isAsked) await hand.moves();
    }
    const isNobodyAsked = hands.every(({ known, seat }) => !known.view.ask.some(({ by }) => by === seat));
    if (isNobodyAsked) await Promise.race(hands.map((hand) => hand.news()));
  }
};
