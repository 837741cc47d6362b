import { InputError } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { MOST_BYTES, MOST_CHAT } from './limits.ts';
import { idIn, parseSaid } from './to-server.ts';

const fault = (frame: string): string => {
  try {
    parseSaid(frame);
  } catch (caught) {
    if (caught instanceof InputError) return caught.message;
    throw caught;
  }
  return 'nothing';
};
const answer = (fields: string): string =>
  `{"say":"answer","id":1,"match":"m","seat":"french","seq":4,"answer":${fields}}`;

test('a message in form is read', () => {
  expect(parseSaid(answer('{"kind":"march","to":"0101"}'))).toEqual({
    say: 'answer',
    id: 1,
    match: 'm',
    seat: 'french',
    seq: 4,
    answer: { kind: 'march', to: '0101' },
  });
  expect(parseSaid('{"say":"join","id":0,"match":"m","as":"spectator","have":{"epoch":"e","rev":3}}')).toMatchObject({
    have: { epoch: 'e', rev: 3 },
  });
});

test.each([
  ['', 'not JSON'],
  ['hello', 'not JSON'],
  ['[]', 'not an object'],
  ['null', 'not an object'],
  ['{}', 'there is no such message'],
  ['{"say":"toString"}', 'there is no such message'],
  ['{"say":"__proto__"}', 'there is no such message'],
  ['{"say":"resign","id":1,"match":"m"}', 'message.seat: this field is missing'],
  ['{"say":"resign","id":1,"match":"m","seat":"french","hash":1}', 'message.hash: there is no such field'],
  ['{"say":"resign","id":1,"match":"m","seat":"__proto__"}', 'message.seat: this name is reserved'],
  ['{"say":"resign","id":1,"match":"../../etc","seat":"french"}', 'message.match'],
  ['{"say":"resign","id":1.5,"match":"m","seat":"french"}', 'message.id'],
  ['{"say":"resign","id":1,"match":"m","seat":"french","__proto__":{"seat":"a"}}', 'no such field'],
  [answer('{"to":"0101"}'), 'without its kind'],
  [answer('[]'), 'message.answer'],
  [answer('"pass"'), 'message.answer'],
  [answer('{"kind":"march","__proto__":{"to":"x"}}'), 'reserved'],
  [answer('{"kind":"march","constructor":"x"}'), 'reserved'],
  [answer('{"kind":"march","to":{"hex":1}}'), 'message.answer.to: this is no field of an answer'],
  [answer(`{"kind":"${'k'.repeat(201)}"}`), 'no field of an answer'],
  [answer(`{"kind":"k"${Array.from({ length: 24 }, (_, n) => `,"f${n}":1`).join('')}}`), 'it has 25 fields'],
  [`{"say":"chat","id":1,"match":"m","seat":"french","words":"${'a'.repeat(MOST_CHAT + 1)}"}`, 'message.words'],
  [`{"say":"chat","id":1,"match":"m","seat":"french","words":"${'a'.repeat(MOST_BYTES)}"}`, 'at most 16384 bytes'],
])('%s is turned away', (frame, why) => {
  expect(fault(frame)).toContain(why);
});

test('the number of a message that is out of form is still found', () => {
  expect(idIn('{"say":"what","id":7}')).toBe(7);
  for (const frame of ['', '{"id":"7"}', '{"id":-1}', '[7]']) expect(idIn(frame)).toBeUndefined();
});
