import { describe, expect, test } from 'vitest';
import { redoubts } from './example/redoubts.ts';
import { say } from './example/text.ts';
import { play } from './play.ts';

const begun = () => play(redoubts, { redoubts: 2 });
const france = (men: number) => ({ nation: 'france', men });
const austria = (men: number) => ({ nation: 'austria', men });

describe('a table for rule tests', () => {
  test('seats answer with the fields that matter, and dictated dice fall when they are asked for', () => {
    const table = begun().dice(3, 5).answer('empire', france(2)).answer('coalition', austria(1));
    expect(table.state.takers).toEqual(['coalition']);
    expect(table.state.reserves).toEqual({ france: 4, austria: 5, russia: 6 });
  });

  test('dice may be dictated after the answer that asks for them', () => {
    const table = begun().answer('empire', france(3)).answer('coalition', austria(0)).dice(4).dice(6);
    expect(table.state.takers).toEqual(['empire']);
  });

  test('a die that the test does not dictate is an error that names its rule', () => {
    const table = begun().answer('empire', france(1)).answer('coalition', austria(1));
    expect(() => table.answer('empire', france(1))).toThrow('3 assault.roll (asked of chance): a die is rolled');
  });

  test.fails('a die that is dictated and never rolled fails the test', () => {
    const table = begun().dice(3, 5, 6).answer('empire', france(2)).answer('coalition', austria(1));
    expect(table.state.takers).toEqual(['coalition']);
  });

  test('a face that is not on the die is an error', () => {
    const table = begun().answer('empire', france(1)).answer('coalition', austria(1));
    expect(() => table.dice(7)).toThrow('no answer fits {"face":7}');
  });

  test('an answer that fits twice, or not at all, is an error that lists what is offered', () => {
    expect(() => begun().answer('coalition', { men: 2 })).toThrow(
      '2 answers fit {"men":2}; offered:\n  {"kind":"send","men":2,"nation":"austria"}\n  {"kind":"send","men":2,"nation":"russia"}',
    );
    expect(() => begun().answer('coalition', { men: 9 })).toThrow('no answer fits {"men":9}; offered:\n');
  });

  test('the seat that is not asked is an error that names who is', () => {
    const table = begun().answer('empire', france(1));
    expect(() => table.answer('empire', france(1))).toThrow(
      'empire is not asked; open: 2 send.whom (asked of coalition)',
    );
  });

  test('what no rule had in mind is refused as unlisted; what is offered is not refused', () => {
    expect(begun().refusal('coalition', { nation: 'russia', men: 7 })).toEqual({
      rule: '2',
      because: say('table.unlisted'),
    });
    expect(() => begun().refusal('empire', france(3))).toThrow('is not refused, it is offered');
  });

  test('a position may be played from, and a wish is refused with its clause', () => {
    const position = { ...begun().state, reserves: { france: 2, austria: 6, russia: 6 } };
    const table = play(redoubts, position);
    expect(table.refusal('empire', france(3))).toEqual({
      rule: '2.1',
      because: say('send.tooMany', { nation: 'france', left: 2 }),
    });
    expect(table.refusal('empire', france(2))).toEqual({
      rule: '2.2',
      because: say('send.lastOne', { nation: 'france' }),
    });
  });

  test('pick takes the first answer that the test likes', () => {
    const table = begun().pick('coalition', ({ nation }) => nation === 'russia');
    expect(table.questions().map(({ by }) => by)).toEqual(['empire']);
    expect(() => table.pick('empire', () => false)).toThrow('none is picked; offered:');
  });

  test('until plays on to a rule or a prompt, giving the last answer for seats asked before', () => {
    expect(begun().until('3').asked().prompt.key).toBe('assault.roll');
    expect(begun().until('assault.roll').asked().rule).toBe('3');
    expect(() => begun().until('9.9')).toThrow('the game is over, and 9.9 was never asked');
  });

  test('events are all lines, or those of one rule or message', () => {
    const table = begun().dice(3, 5).answer('empire', france(2)).answer('coalition', austria(1));
    expect(table.events().length).toBe(3);
    expect(table.events('assault.taken').map(({ said }) => said.params)).toEqual([{ taker: 'coalition' }]);
    expect(table.events('3').length).toBe(3);
    expect(table.events('2').length).toBe(0);
  });

  test('a fork goes its own way', () => {
    const table = begun().answer('empire', france(2));
    const other = table.fork().answer('coalition', austria(1)).dice(1, 1);
    expect(table.state.takers).toEqual([]);
    expect(other.state.takers).toEqual(['empire']);
  });
});
