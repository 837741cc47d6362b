import type { Answer } from '@bivouac/kernel';
import type { Sent } from '@bivouac/wire';
import { openStore } from '../../storage/open.ts';
import { type Child, type Ground, METRICS_TOKEN } from '../child.ts';
import { comeIn, type Guest, picks, playOn, questionTo, startMatch } from '../online.ts';
import { SHELF } from '../shelf.ts';
import { type Forged, forger, type Sender, type Target } from './forge.ts';
import { type RawLine, rawLine } from './raw-line.ts';

export interface AttackReport {
  readonly sent: number;
  /** How many of each kind were sent, and how they were answered. */
  readonly kinds: Readonly<Record<string, number>>;
  readonly replies: Readonly<Record<string, number>>;
  /** Bytes in use by the server after the first tenth, and how many more at the end. */
  readonly memory: number;
  readonly growth: number;
}

const known = (guest: Guest, match: string, as: string) => {
  const found = guest.client.known(match, as);
  if (!found) throw new Error(`${as} knows nothing of match ${match}`);
  return found;
};

/** A match of 1799 some way into its first turn. */
const underWay = async (ground: Ground, server: Child) => {
  const store = await openStore(ground);
  const context = { store, shelf: SHELF, now: Date.now };
  const match = await startMatch({ context }, { seats: { french: 'anna', coalition: 'boris' } });
  await store.close();
  const [anna, boris] = [comeIn(server, 'anna'), comeIn(server, 'boris')];
  await Promise.all([anna.join(match, 'french'), boris.join(match, 'coalition')]);
  const enough = ({ view }: { readonly view: { readonly seq: number } }): boolean => view.seq >= 40;
  await Promise.all([
    playOn(anna, match, 'french', picks('anna'), enough),
    playOn(boris, match, 'coalition', picks('boris'), enough),
  ]);
  const isFrench = questionTo('french', known(anna, match, 'french')).length > 0;
  const [asked, other] = isFrench ? (['french', 'coalition'] as const) : (['coalition', 'french'] as const);
  const { view, rev } = known(isFrench ? anna : boris, match, asked);
  const [legal] = questionTo(asked, known(isFrench ? anna : boris, match, asked)) as readonly [Answer];
  const target: Target = { match, asked, other, seq: view.seq, rev, legal };
  for (const { client } of [anna, boris]) client.close();
  return { target, users: isFrench ? { holder: 'anna', rival: 'boris' } : { holder: 'boris', rival: 'anna' } };
};

const standing = async (ground: Ground, match: string): Promise<string> => {
  const store = await openStore(ground);
  const [whole, loaded, row] = [
    await store.log.whole(match),
    await store.log.load(match),
    await store.matches.get(match),
  ];
  await store.close();
  return JSON.stringify([whole.entries, loaded?.head, loaded?.standing, row?.status]);
};

const toldBy = (reply: Sent): string => (reply.say === 'fault' ? reply.error.kind : reply.say);

/** Says clearly what was wrong: a rule with its reason, or a fault with what would be right. */
const isClear = (reply: Sent): boolean => {
  if (reply.say === 'refused') return reply.refusal.rule !== '' && reply.refusal.because.key !== '';
  return reply.say === 'fault' && reply.error.wrong !== '' && reply.error.remedy !== '';
};

/** Sends forged messages. Throws if one is accepted, badly answered, or has changed anything. */
export const attack = async (ground: Ground, server: Child, count: number, seed: string): Promise<AttackReport> => {
  const { target, users } = await underWay(ground, server);
  const { match, asked, other, seq, legal } = target;
  const join = (as: string): string => JSON.stringify({ say: 'join', id: 0, match, as });
  const lines: Record<Sender, RawLine> = {
    watcher: await rawLine(server, 'user=mallory'),
    rival: await rawLine(server, `user=${users.rival}`),
    holder: await rawLine(server, `user=${users.holder}`),
    stranger: await rawLine(server, ''),
  };
  await lines.watcher.say(join('spectator'));
  await lines.rival.say(join(other));
  await lines.holder.say(join(asked));
  const before = await standing(ground, match);

  const next = forger(target, seed);
  const kinds: Record<string, number> = {};
  const replies: Record<string, number> = {};
  const forge = async ({ kind, by, frame, due }: Forged): Promise<void> => {
    const reply = await lines[by].say(frame);
    const told = toldBy(reply);
    kinds[kind] = (kinds[kind] ?? 0) + 1;
    replies[told] = (replies[told] ?? 0) + 1;
    if (!due.includes(told) || !isClear(reply))
      throw new Error(
        `${kind}, by the ${by}: ${String(frame).slice(0, 400)} got ${JSON.stringify(reply).slice(0, 400)}`,
      );
  };
  let memory = 0;
  for (let sent = 0; sent < count; sent++) {
    if (sent === Math.floor(count / 10)) memory = await server.memory();
    await forge(next(sent));
  }
  const growth = (await server.memory()) - memory;
  if ((await standing(ground, match)) !== before) throw new Error(`match ${match} does not stand as it stood`);

  // And the honest answer is still taken.
  const honest = await lines.holder.say(
    JSON.stringify({ say: 'answer', id: 1, match, seat: asked, seq, answer: legal }),
  );
  if (honest.say !== 'done') throw new Error(`an honest answer got ${JSON.stringify(honest)}`);
  const figures = await fetch(`http://127.0.0.1:${server.port}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  const metrics = await figures.text();
  if (!metrics.includes('bivouac_faults_total 0')) throw new Error('the server counts faults of its own');
  for (const { socket } of Object.values(lines)) socket.close();
  return { sent: count, kinds, replies, memory, growth };
};
