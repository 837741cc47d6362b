import { type Answer, canonical, type Seat } from '@bivouac/kernel';
import { openStore } from '../../storage/open.ts';
import { type Child, type Ground, startChild } from '../child.ts';
import { comeIn, type Guest, picks, questionTo, startMatch } from '../online.ts';
import { SHELF } from '../shelf.ts';

export interface Acknowledged {
  readonly match: string;
  readonly seq: number;
  readonly by: Seat;
  readonly answer: Answer;
  /** Several seats were asked together: of their answers the log has that first which came first. */
  readonly isTogether?: boolean;
}

export interface CrashReport {
  readonly kills: number;
  readonly acknowledged: number;
  readonly matches: number;
}

const PLAYERS = [
  ['anna', 'french'],
  ['boris', 'coalition'],
] as const;
const MATCHES = 4;
/** A match goes on when so many more answers were taken. */
const MORE = 5;

const broken = (what: string): never => {
  throw new Error(what);
};

/** Answers for as long as the server is there, and tells what it acknowledged. */
const answerOn = async (guest: Guest, match: string, seat: Seat, seed: string, heard: (one: Acknowledged) => void) => {
  const pick = picks(seed);
  for (;;) {
    const isMine = (now: Parameters<typeof questionTo>[1]): boolean => questionTo(seat, now).length > 0;
    const known = await guest.until(match, seat, (now) => isMine(now) || now.table.ending !== undefined);
    if (known.table.ending) return;
    const answers = questionTo(seat, known);
    const answer = answers[pick(answers.length)] as Answer;
    const { seq } = known.view;
    if (!(await guest.client.answer(match, seat, seq, answer))) heard({ match, seq, by: seat, answer });
  }
};

/** Both players at the tables of these matches, answering until the line breaks or the match is over. */
export const playAll = (port: number, matches: readonly string[], seed: string, heard: (one: Acknowledged) => void) => {
  const guests: Guest[] = [];
  const ended: Promise<unknown>[] = [];
  for (const match of matches)
    for (const [user, seat] of PLAYERS) {
      const guest = comeIn({ port }, user);
      guests.push(guest);
      const part = guest.join(match, seat).then(() => answerOn(guest, match, seat, `${user} ${seed}`, heard));
      ended.push(part.catch(() => undefined)); // The line breaks when the server is killed.
    }
  return { leave: () => guests.forEach(({ client }) => client.close()), ended };
};

export const newMatches = async (ground: Ground, count: number): Promise<readonly string[]> => {
  const store = await openStore(ground);
  const context = { store, shelf: SHELF, now: Date.now };
  const matches: string[] = [];
  for (let made = 0; made < count; made++)
    matches.push(await startMatch({ context }, { seats: { french: 'anna', coalition: 'boris' } }));
  await store.close();
  return matches;
};

/** Every acknowledged answer is in the log, at its place, and no place is missing or there twice. */
export const check = async (ground: Ground, matches: readonly string[], acknowledged: readonly Acknowledged[]) => {
  const store = await openStore(ground);
  for (const match of matches) {
    const { entries } = await store.log.whole(match);
    entries.forEach(({ seq }, place) => seq === place || broken(`match ${match}: place ${place} holds answer ${seq}`));
    for (const { seq, by, answer, isTogether } of acknowledged.filter((one) => one.match === match)) {
      const places = entries.slice(seq, isTogether ? seq + 2 : seq + 1);
      if (!places.some((each) => canonical([each.by, each.answer]) === canonical([by, answer])))
        broken(`match ${match}: answer ${seq} was acknowledged and is not there`);
    }
  }
  const running: string[] = [];
  for (const match of matches) if ((await store.matches.get(match))?.status === 'running') running.push(match);
  await store.close();
  return running;
};

/** How the server begins, and what becomes of it. */
export interface Fate {
  readonly begin: () => Promise<Child>;
  readonly end: (server: Child, round: number) => Promise<void>;
}

/** Kills the server again and again while matches are played, looks each time what is left, and plays on. */
export const crash = async (
  ground: Ground,
  kills: number,
  { begin, end }: Fate = { begin: () => startChild(ground), end: (server) => server.kill() },
): Promise<CrashReport> => {
  let matches = await newMatches(ground, MATCHES);
  let acknowledged: Acknowledged[] = [];
  let told = 0;
  let played = matches.length;
  for (let round = 1; round <= kills; round++) {
    const server = await begin();
    const wanted = 40 + (round % 8) * 7; // Not always at the same moment.
    let heard = 0;
    await new Promise<void>((enough) => {
      const { ended, leave } = playAll(server.port, matches, String(round), (one) => {
        acknowledged.push(one);
        if (++heard === wanted) enough(end(server, round).then(leave));
      });
      void Promise.all(ended).then(() => enough(end(server, round).then(leave)));
    });
    const running = await check(ground, matches, acknowledged);
    told += heard;
    // A match that has come to its end makes room for a new one.
    if (running.length < matches.length) {
      acknowledged = acknowledged.filter(({ match }) => running.includes(match));
      const fresh = await newMatches(ground, matches.length - running.length);
      played += fresh.length;
      matches = [...running, ...fresh];
    }
  }

  const server = await begin();
  for (const match of matches) {
    let more = 0;
    await new Promise<void>((done) => {
      const { ended, leave } = playAll(server.port, [match], 'on', () => {
        if (++more === MORE) done(leave());
      });
      void Promise.all(ended).then(() => done());
    });
    if (more === 0) broken(`match ${match} does not go on`);
  }
  await server.kill();
  await check(ground, matches, acknowledged);
  return { kills, acknowledged: told, matches: played };
};
