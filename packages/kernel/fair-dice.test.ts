import { createHash, createHmac } from 'node:crypto';
import { redoubts } from '@bivouac/testing/example/redoubts.ts';
import { expect, test } from 'vitest';
import { seeded } from './chance.ts';
import { commitmentOf, fairChance, fairNumbers, keyOfDice } from './fair-dice.ts';
import { Match } from './match.ts';
import { type GameRecord, parseRecord } from './record.ts';
import { InputError } from './schema.ts';
import { Table } from './table.ts';
import { load, verify } from './verify.ts';

const SECRET = '1799'.repeat(16);
const OTHER = '1813'.repeat(16);
const MATCH = 'marengo';
const dice = { match: MATCH, commitment: commitmentOf(SECRET), secret: SECRET };

const played = (chance = fairChance(SECRET, MATCH)): Match => {
  const table = new Table(Match.begin(redoubts, { redoubts: 3 }), { chance });
  for (const _ of [1, 2, 3]) {
    table.answer('empire', table.match.seq, { kind: 'send', nation: 'france', men: 1 });
    table.answer('coalition', table.match.seq, { kind: 'send', nation: 'russia', men: 1 });
  }
  return table.match as unknown as Match;
};
const saved = (of: GameRecord): GameRecord => parseRecord(JSON.parse(JSON.stringify(of)));

const faultOf = (record: GameRecord): string => {
  try {
    verify(redoubts, saved(record));
  } catch (fault) {
    if (fault instanceof InputError) return fault.message;
    throw fault;
  }
  return 'nothing';
};

test('the commitment is the hash of the bytes of the secret', () => {
  expect(commitmentOf(SECRET)).toBe(createHash('sha256').update(Buffer.from(SECRET, 'hex')).digest('hex'));
});

test('a roll is the first word of the keyed hash of match and number that is not in the uneven rest', () => {
  const number = fairNumbers(SECRET, MATCH);
  const words = (message: string): readonly number[] => {
    const hash = createHmac('sha256', Buffer.from(SECRET, 'hex')).update(message).digest();
    return Array.from({ length: 8 }, (_, place) => hash.readUInt32BE(place * 4));
  };
  const most = 0x8000_0001; // Of so many, about half of all words are passed over.
  for (let roll = 0; roll < 500; roll++) {
    const all = [...words(`${MATCH} ${roll}`), ...words(`${MATCH} ${roll} 1`)];
    expect(number(roll, 6)).toBe((all[0] ?? 0) % 6); // 2^32 leaves a rest of 4: none of these rolls is in it.
    expect(number(roll, most)).toBe(all.find((word) => word < most));
  }
  expect(() => number(0, 0)).toThrow('one of 0');
});

test('every face is as likely as the others', () => {
  const number = fairNumbers(SECRET, MATCH);
  const faces = [0, 0, 0, 0, 0, 0];
  for (let roll = 0; roll < 12_000; roll++) faces[number(roll, 6)] = (faces[number(roll, 6)] ?? 0) + 1;
  for (const count of faces) expect(Math.abs(count - 2000)).toBeLessThan(150); // 3.7 standard deviations
});

test('a record that carries its secret has every roll recomputed', () => {
  const { rollsChecked } = verify(redoubts, saved({ ...played().record(), dice }));
  expect(rollsChecked).toBe(6);
  expect(verify(redoubts, saved(played().record())).rollsChecked).toBe(0);
  const { secret: _secret, ...promised } = dice;
  expect(verify(redoubts, saved({ ...played().record(), dice: promised })).rollsChecked).toBe(0);
});

test('dice other than those of the secret are found out, and a secret other than the promised one', () => {
  const loaded = played(seeded('loaded')).record();
  expect(faultOf({ ...loaded, dice })).toMatch(/answer \d+: roll \d is not the one that the secret gives/);
  expect(() => load(redoubts, saved({ ...loaded, dice }))).not.toThrow(); // as a record it is sound
  expect(faultOf({ ...played().record(), dice: { ...dice, secret: OTHER } })).toContain('its hash is another');
  expect(faultOf({ ...played().record(), dice: { ...dice, match: 'hohenlinden' } })).toContain('the secret gives');
});

test('a roll without its number cannot be checked, which is a fault', () => {
  const match = Match.begin(redoubts, { redoubts: 1 });
  match.answer('empire', 0, { kind: 'send', nation: 'france', men: 1 });
  match.answer('coalition', 0, { kind: 'send', nation: 'russia', men: 1 });
  match.answer('chance', 2, { kind: 'die', face: 6 });
  expect(faultOf({ ...match.record(), dice })).toContain('this roll has no number');
});

test('dice in a record are in form or refused', () => {
  expect(() => saved({ ...played().record(), dice: { ...dice, secret: 'abc' } })).toThrow('record.dice.secret');
});

test('what players add changes every roll, in the order of the seats; without it the secret is the key', () => {
  const secret = 'd1ce'.repeat(16);
  const one = { seat: 'empire', seed: 'a'.repeat(64) };
  const other = { seat: 'coalition', seed: 'b'.repeat(64) };
  expect(keyOfDice(secret)).toBe(secret);
  const keys = [[one], [other], [one, other], [other, one]].map((seeds) => keyOfDice(secret, seeds));
  expect(new Set([...keys, secret]).size).toBe(5);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{64}$/);
  // As anybody can make it: printf 'empire aaa…' | openssl dgst -sha256 -mac HMAC -macopt hexkey:SECRET
  const made = createHmac('sha256', Buffer.from(secret, 'hex')).update(`empire ${one.seed}`).digest('hex');
  expect(keyOfDice(secret, [one])).toBe(made);
});
