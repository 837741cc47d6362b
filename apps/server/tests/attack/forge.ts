import { type Answer, NO_ORDERS, type Pick as Picks, type Seat } from '@bivouac/kernel';
import { MOST_BYTES, TO_SERVER, type Verb, VERBS } from '@bivouac/wire';
import { picks } from '../online.ts';

/** What a forger knows of a match, and the answer that would be legal if it came from the right hand. */
export interface Target {
  readonly match: string;
  /** The seat that is asked, and the other one. */
  readonly asked: Seat;
  readonly other: Seat;
  readonly seq: number;
  readonly rev: number;
  readonly legal: Answer;
}

/** Who sends it: one who watches, the player who is not asked, the one who is, or somebody who is not signed in. */
export type Sender = 'watcher' | 'rival' | 'holder' | 'stranger';

export interface Forged {
  readonly kind: keyof typeof KINDS;
  readonly by: Sender;
  readonly frame: string | Buffer;
  /** What the reply may be: the kinds of faults, or `refused` by a rule. */
  readonly due: readonly string[];
}

/** Values that a forger might put into any field. */
export const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e300,
  2 ** 53,
  '',
  'x',
  '__proto__',
  'constructor',
  'toString',
  '<script>alert(1)</script>',
  "'; DROP TABLE entries; --",
  '\u0000',
  '\ud800',
  '٣',
  [],
  {},
  ['french'],
  { kind: 'die', face: 6 },
  { length: 1 },
  { toString: 'x' },
  'referee',
  'chance',
  'x'.repeat(500),
];
const RESERVED = ['__proto__', 'constructor', 'prototype'];
/** `leave` harms nobody but the sender. */
const FORGEABLE = VERBS.filter((verb) => verb !== 'leave');

interface Hand {
  readonly pick: Picks;
  readonly target: Target;
}
type Made = Omit<Forged, 'kind'>;

const one = <T>({ pick }: Hand, from: readonly T[]): T => from[pick(from.length)] as T;

const answer = ({ target: { match, asked, seq, legal } }: Hand, changes: object = {}): string =>
  JSON.stringify({ say: 'answer', id: 7, match, seat: asked, seq, answer: legal, ...changes });

/** A message with every field in form, for the seat that is asked or the other. */
const inForm = (hand: Hand, verb: Verb): Record<string, unknown> => {
  const { match, asked, other, seq, rev, legal } = hand.target;
  const fields: Record<string, unknown> = {
    id: 7,
    match: one(hand, [match, match, match, 'nowhere']),
    seat: one(hand, [asked, other]),
    as: one(hand, [asked, other]),
    seq,
    rev,
    answer: one(hand, [legal, { kind: 'die', face: 6 }]),
    to: one(hand, ['takeBack', 'draw']),
    agrees: true,
    until: 'revoked',
    orders: NO_ORDERS,
    words: 'surrender',
  };
  const { form } = TO_SERVER[verb];
  const names = form.control === 'shape' ? Object.keys(form.fields).filter((name) => name in fields) : [];
  return { say: verb, ...Object.fromEntries(names.map((name) => [name, fields[name]])) };
};

const NOT_THEIRS = ['notYours', 'missing'];
const BROKEN = ['input', ...NOT_THEIRS, 'refused', 'conflict'];

const KINDS = {
  'out of turn': (hand: Hand): Made => {
    const { other } = hand.target;
    const verb = one(hand, ['answer', 'stand'] as const);
    const frame = JSON.stringify({ ...inForm(hand, verb), match: hand.target.match, seat: other });
    return { by: 'rival', frame, due: ['refused'] };
  },
  'another’s seat': (hand: Hand): Made => {
    const by = one(hand, ['watcher', 'rival', 'stranger'] as const);
    const message = inForm(hand, one(hand, FORGEABLE));
    const seat = hand.target.asked;
    const theirs = { ...message, ...('seat' in message ? { seat } : { as: seat }) };
    return { by, frame: JSON.stringify(theirs), due: NOT_THEIRS };
  },
  'no seat at all': (hand: Hand): Made => {
    const seat = one(hand, ['chance', 'referee', 'nobody', 'spectator', 'french,coalition']);
    const frame = answer(hand, { seat, answer: one(hand, [hand.target.legal, { kind: 'die', face: 6 }]) });
    return { by: one(hand, ['watcher', 'holder'] as const), frame, due: ['notYours', 'input'] };
  },
  unlisted: (hand: Hand): Made => {
    const { legal } = hand.target;
    const forged = one<object>(hand, [
      { kind: 'win' },
      { ...legal, more: 1 },
      { ...legal, kind: `${legal.kind}x` },
      { kind: legal.kind },
      { kind: 'die', face: 6 },
    ]);
    return { by: 'holder', frame: answer(hand, { answer: { ...forged, [`x${hand.pick(9)}`]: 1 } }), due: ['refused'] };
  },
  stale: (hand: Hand): Made => {
    const away = (hand.pick(40) + 1) * (hand.pick(2) === 0 ? -1 : 1);
    const seq = Math.max(0, hand.target.seq + away);
    return { by: 'holder', frame: answer(hand, { seq: seq === hand.target.seq ? seq + 1 : seq }), due: ['refused'] };
  },
  'another table': (hand: Hand): Made => {
    const verb = one(hand, ['undo', 'redo', 'consent'] as const);
    const { match, asked, other, rev } = hand.target;
    const by = one(hand, ['holder', 'rival'] as const);
    const changes = { match, seat: by === 'holder' ? asked : other, rev: rev + 1 + hand.pick(50) };
    return { by, frame: JSON.stringify({ ...inForm(hand, verb), ...changes }), due: ['conflict'] };
  },
  garbage: (hand: Hand): Made => {
    const whole = answer(hand, { seq: hand.target.seq + 1 });
    const place = hand.pick(whole.length);
    const cut = whole.slice(0, place) + one(hand, ['', '"', '}', '\\', '\u0000', '9']);
    const frame = one<string | Buffer>(hand, [
      cut,
      cut + whole.slice(place + hand.pick(3)),
      '',
      'null',
      '[]',
      '"answer"',
      '{'.repeat(200),
      '['.repeat(5000),
      Buffer.from([0, 1, 2, 255]),
      Buffer.from(whole),
    ]);
    return { by: one(hand, ['watcher', 'rival', 'holder', 'stranger'] as const), frame, due: BROKEN };
  },
  'odd values': (hand: Hand): Made => {
    const message = inForm(hand, one(hand, FORGEABLE));
    message[one(hand, Object.keys(message))] = one(hand, ODD);
    if (message['as'] === undefined && message['seat'] === undefined) message['seat'] = hand.target.asked;
    return {
      by: one(hand, ['watcher', 'stranger'] as const),
      frame: JSON.stringify(message),
      due: ['input', ...NOT_THEIRS],
    };
  },
  oversized: (hand: Hand): Made => {
    const pad = 'x'.repeat(MOST_BYTES + hand.pick(MOST_BYTES));
    return { by: one(hand, ['watcher', 'holder'] as const), frame: answer(hand, { pad }), due: ['input'] };
  },
  'prototype names': (hand: Hand): Made => {
    const name = one(hand, RESERVED);
    const { match, asked, seq } = hand.target;
    const inside = `{"kind":"x","${name}":{"kind":"win"}}`;
    const frame = one(hand, [
      `{"say":"answer","id":7,"match":"${match}","seat":"${asked}","seq":${seq},"answer":${inside}}`,
      `{"say":"answer","id":7,"${name}":{"seat":"${asked}"},"match":"${match}"}`,
      answer(hand, { seat: name }),
      answer(hand, { match: name }),
      `{"say":"${name}","id":7}`,
    ]);
    return { by: one(hand, ['watcher', 'holder'] as const), frame, due: ['input'] };
  },
} as const satisfies Record<string, (hand: Hand) => Made>;

export const FORGED_KINDS = Object.keys(KINDS) as readonly Forged['kind'][];

/** Makes forged messages against a match, each kind in its turn. The same seed makes the same ones. */
export const forger = (target: Target, seed: string): ((place: number) => Forged) => {
  const hand = { pick: picks(seed), target };
  return (place) => {
    const kind = FORGED_KINDS[place % FORGED_KINDS.length] as Forged['kind'];
    return { kind, ...KINDS[kind](hand) };
  };
};
