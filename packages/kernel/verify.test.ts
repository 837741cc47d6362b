import { asks, hear, inTurn, together, toy, type ToyGame, word } from '@bivouac/testing/example/toy.ts';
import { describe, expect, test } from 'vitest';
import { canonical } from './answer.ts';
import { Match } from './match.ts';
import { roll } from './question.ts';
import { type Entry, type GameRecord, parseRecord, type Segment } from './record.ts';
import { InputError, integer, shape, withStandard } from './schema.ts';
import { REFEREE } from './view.ts';
import { load, verify } from './verify.ts';

const game = toy(inTurn);
const begin = (of: ToyGame = game, ...answers: readonly (readonly [string, string])[]) => {
  const match = Match.begin(of, { stages: 3 }, 'salt');
  for (const [by, kind] of answers) expect(match.answer(by, match.seq, word(kind))).toBeUndefined();
  return match;
};
const record = () => begin(game, ['a', 'yes'], ['b', 'no'], ['a', 'no']).record();
const whole = (match: ReturnType<typeof begin>) => [
  canonical(match.view(REFEREE)),
  match.hash(),
  canonical(match.record()),
];
const trip = (of: GameRecord): GameRecord => parseRecord(JSON.parse(JSON.stringify(of)));

const faultOf = (act: () => unknown): InputError => {
  try {
    act();
  } catch (fault) {
    expect(fault).toBeInstanceOf(InputError);
    return fault as InputError;
  }
  throw new Error('the record was accepted');
};

/** A record with one thing in its last segment changed. */
const changed = (of: GameRecord, change: (segment: Segment) => Partial<Segment>): GameRecord => ({
  ...of,
  segments: of.segments.map((each, index) => (index === of.segments.length - 1 ? { ...each, ...change(each) } : each)),
});
const answers = (change: (entries: readonly Entry[]) => readonly Entry[]) => (segment: Segment) => ({
  answers: change(segment.answers),
});

describe('a record with a checkpoint that was kept', () => {
  const live = begin(game, ['a', 'yes'], ['b', 'no'], ['a', 'no']);
  const { at, events, state } = live.checkpoint;
  const from = structuredClone({ at, state: { ...state }, told: live.events(REFEREE).slice(0, events) });

  test('goes on from there as if it had been replayed, log and all', () => {
    const loaded = load(game, trip(live.record()), 'record', from);
    expect([loaded.start, live.start]).toEqual([2, 0]);
    expect(whole(loaded)).toEqual(whole(live));
    expect(loaded.events(REFEREE)).toEqual(live.events(REFEREE));
    expect(loaded.undo('b')?.because.key).toBe('table.nothingToUndo');
    for (const match of [live.fork(), loaded]) expect(match.answer('b', 3, word('yes'))).toBeUndefined();
    expect(loaded.seq).toBe(4);
  });

  test('is refused if answers before it were changed, or if the checkpoint is not the one that they lead to', () => {
    const forged = changed(
      live.record(),
      answers(([one, ...rest]) => [{ by: one?.by ?? '', answer: word('no') }, ...rest]),
    );
    expect(faultOf(() => load(game, forged, 'record', from)).place).toBe('record.segments[0].hash');
    const other = { ...from, state: { ...from.state, clock: { stage: 0 } } } as typeof from;
    expect(faultOf(() => load(game, live.record(), 'record', other)).wrong).toMatch(/another state|refused/);
  });
});

describe('a record', () => {
  test('is the game, its options, the answers and their hashes', () => {
    expect(record()).toMatchObject({
      format: 'bivouac-record-1',
      game: 'toy',
      options: { stages: 3 },
      salt: 'salt',
      draws: 0,
      segments: [{ rules: '1', answers: [{ by: 'a', answer: { kind: 'yes' } }, { by: 'b' }, { by: 'a' }] }],
    });
  });

  test('loads, verifies and goes on', () => {
    const live = begin(game, ['a', 'yes'], ['b', 'no'], ['a', 'no']);
    const loaded = load(game, trip(live.record()));
    expect(whole(loaded)).toEqual(whole(live));
    for (const match of [live, loaded]) match.answer('b', 3, word('yes'));
    expect(whole(loaded)).toEqual(whole(live));
    expect(verify(game, live.record())).toMatchObject({ answers: 4, chainedOnly: 0, result: undefined });
    expect(loaded.undo('b')).toBeUndefined();
    expect(loaded.undo('a')).toBeUndefined();
    expect(loaded.seq).toBe(2);
  });

  test('keeps answers under seal', () => {
    const live = begin(toy(together), ['b', 'halt']);
    const loaded = load(toy(together), trip(live.record()));
    expect(whole(loaded)).toEqual(whole(live));
    expect(loaded.questions().map(({ by }) => by)).toEqual(['a']);
    loaded.answer('a', 0, word('no'));
    expect(loaded.state.heard).toEqual(['no', 'halt']);
  });

  test('keeps how many rolls were made, so that none is made again', () => {
    const rolling = toy(function* () {
      yield* roll('2', { key: 'toy.roll', params: {} });
    });
    const live = begin(rolling);
    live.nextDraw();
    live.answer('chance', 0, { kind: 'die', face: 2 }, { draw: live.nextDraw() });
    const loaded = load(rolling, trip(live.record()));
    expect(loaded.entries[0]).toEqual({ by: 'chance', answer: { kind: 'die', face: 2 }, draw: 1 });
    expect(loaded.nextDraw()).toBe(2);
  });

  test('from a position begins with it', () => {
    const position = { clock: { stage: 2 }, log: [], heard: ['x'] };
    const live = Match.from(game, { stages: 3 }, position);
    live.answer('a', 0, word('yes'));
    expect(load(game, trip(live.record())).state.heard).toEqual(['x', 'a:yes']);
  });

  test('has another hash for other answers, another order, other options, another salt, other rules', () => {
    const hashes = [
      begin(game, ['a', 'yes']),
      begin(game, ['a', 'no']),
      begin(toy(inTurn, { version: '2' }), ['a', 'yes']),
      begin(toy(inTurn, { id: 'toys' }), ['a', 'yes']),
      Match.begin(game, { stages: 4 }, 'salt'),
      Match.begin(game, { stages: 3 }, 'pepper'),
      Match.begin(game, { stages: 3 }, 'salt'),
    ].map((match) => match.hash());
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  test('has the same hash no matter who rolled or gave an answer', () => {
    const byHand = begin(game, ['a', 'yes']);
    const byTable = begin(game);
    byTable.answer('a', 0, word('yes'), { auto: 'forced' });
    expect(byTable.hash()).toBe(byHand.hash());
  });
});

describe('a damaged record is refused, and the damage is named', () => {
  const cases: readonly (readonly [string, () => GameRecord, string, string])[] = [
    [
      'an answer that was changed',
      () =>
        changed(
          record(),
          answers(([first, ...rest]) => [{ ...(first as Entry), answer: word('no') }, ...rest]),
        ),
      'record.segments[0].hash',
      'the answers do not give this hash',
    ],
    [
      'an answer that was given by another seat',
      () =>
        changed(
          record(),
          answers(([first, ...rest]) => [{ ...(first as Entry), by: 'b' }, ...rest]),
        ),
      'record.segments[0].hash',
      'the answers do not give this hash',
    ],
    [
      'an answer that was dropped',
      () =>
        changed(
          record(),
          answers((entries) => entries.slice(0, -1)),
        ),
      'record.segments[0].hash',
      'the answers do not give this hash',
    ],
    [
      'answers that were swapped',
      () =>
        changed(
          record(),
          answers((entries) => entries.toReversed()),
        ),
      'record.segments[0].hash',
      'the answers do not give this hash',
    ],
    [
      'a hash of a segment that was changed',
      () => changed(record(), () => ({ hash: '0'.repeat(64) })),
      'record.segments[0].hash',
      'the answers do not give this hash',
    ],
    [
      'the hash of the end that was changed',
      () => ({ ...record(), hash: '0'.repeat(64) }),
      'record.hash',
      'the replay ends in another state than the record says',
    ],
    ['another salt', () => ({ ...record(), salt: 'x' }), 'record.segments[0].hash', 'do not give this hash'],
    [
      'other options',
      () => ({ ...record(), options: { stages: 5 } }),
      'record.segments[0].hash',
      'do not give this hash',
    ],
    [
      'options that the schema refuses',
      () => ({ ...record(), options: { stages: 0 } }),
      'record.options.stages',
      '0 is not valid',
    ],
    ['another game', () => ({ ...record(), game: 'chess' }), 'record.game', 'this is a record of chess'],
    [
      'another version of the rules',
      () => changed(record(), () => ({ rules: '0.9' })),
      'record.segments[0].rules',
      'the record was played with rules 0.9, and this is 1',
    ],
    [
      'a roll beyond the count',
      () =>
        changed(
          record(),
          answers(([first, ...rest]) => [{ ...(first as Entry), draw: 3 }, ...rest]),
        ),
      'record.draws',
      'roll 3 is out of order or beyond the count',
    ],
    [
      'rolls out of order',
      () => ({
        ...changed(
          record(),
          answers((entries) => entries.map((entry) => ({ ...entry, draw: 1 }))),
        ),
        draws: 9,
      }),
      'record.draws',
      'roll 1 is out of order or beyond the count',
    ],
    [
      'something sealed that nobody sealed',
      () => ({ ...record(), sealed: [{ by: 'a', answer: word('yes') }] }),
      'record, answer 3',
      'it is refused (1: en: table.notAsked)',
    ],
  ];

  test.each(cases)('%s', (_what, damaged, place, wrong) => {
    const fault = faultOf(() => load(game, damaged()));
    expect(fault.place).toBe(place);
    expect(fault.wrong).toContain(wrong);
    expect(fault.remedy).not.toBe('');
    expect(faultOf(() => verify(game, damaged())).message).toBe(fault.message);
  });

  test('another answer under seal', () => {
    const sealed = begin(toy(together), ['b', 'halt']).record();
    const other = { ...sealed, sealed: [{ by: 'b', answer: word('left') }] };
    expect(faultOf(() => load(toy(together), other)).place).toBe('record.hash');
  });

  test('answers that hash well and are illegal, with the rule that refuses them', () => {
    const stricter = toy(function* (g) {
      hear(g, (yield [asks('a', 'no')])[0]?.kind ?? '');
    });
    const fault = faultOf(() => load(stricter, record()));
    expect(fault.message).toContain('record, answer 0: it is refused (1: en: table.unlisted)');
  });

  test('a checkpoint that the rules cannot play from', () => {
    const moved = begin(game, ['a', 'yes'], ['b', 'no']).moveToRules(toy(inTurn, { version: '2' }));
    const { segments, ...rest } = moved.record();
    const broken = {
      ...rest,
      segments: segments.map((each) => (each.checkpoint ? { ...each, checkpoint: {} } : each)),
    };
    expect(faultOf(() => load(toy(inTurn, { version: '2' }), broken)).place).toBe('record.segments[1].hash');
    const throwing = toy(inTurn, {
      version: '2',
      result: () => {
        throw new TypeError('no clock');
      },
    });
    const fault = faultOf(() => load(throwing, moved.record()));
    expect(fault.wrong).toBe('its replay breaks off: no clock');
    expect(fault.cause).toBeInstanceOf(TypeError);
  });

  const shapes: readonly (readonly [string, unknown, string])[] = [
    ['nothing', null, 'record: null is not an object'],
    ['a list', [], 'record: [] is not an object'],
    ['no format', { ...record(), format: undefined }, 'record.format: this field is missing'],
    ['another format', { ...record(), format: 'pgn' }, 'record.format: "pgn" has the wrong form'],
    ['no segments', { ...record(), segments: [] }, 'record.segments: it has 0 entries. Give at least 1.'],
    ['a field too many', { ...record(), note: 'x' }, 'record.note: there is no such field'],
    ['negative draws', { ...record(), draws: -1 }, 'record.draws: -1 is not valid'],
    ['a short hash', { ...record(), hash: 'abc' }, 'record.hash: "abc" has the wrong form'],
    [
      'an answer without a kind',
      changed(
        record(),
        answers(() => [{ by: 'a', answer: {} as never }]),
      ),
      'record.segments[0].answers[0].answer: an answer without its kind',
    ],
    [
      'an answer that is not flat',
      changed(
        record(),
        answers(() => [{ by: 'a', answer: { kind: 'x', to: {} } as never }]),
      ),
      'record.segments[0].answers[0].answer.to: it is neither text nor number',
    ],
    [
      'an entry without an answer',
      changed(
        record(),
        answers(() => [{ by: 'a' } as never]),
      ),
      'record.segments[0].answers[0].answer: this field is missing',
    ],
    [
      'an answer with a prototype',
      changed(
        record(),
        answers(() => [{ by: 'a', answer: JSON.parse('{"kind":"x","__proto__":1}') as never }]),
      ),
      'record.segments[0].answers[0].answer.__proto__: this name is reserved',
    ],
  ];
  test.each(shapes)('the wrong shape: %s', (_what, value, message) => {
    expect(faultOf(() => parseRecord(value)).message).toContain(message);
  });

  test('torn off anywhere, it is no JSON or no record', () => {
    const text = JSON.stringify(record());
    for (let length = 0; length < text.length; length += 7)
      expect(() => parseRecord(JSON.parse(text.slice(0, length)))).toThrow(/JSON|record/);
  });
});

describe('a match that moves to other rules', () => {
  const later = toy(
    function* (g) {
      hear(g, `new ${(yield [asks('b', 'yes', 'no')])[0]?.kind}`);
    },
    { version: '2' },
  );

  test('goes on from its last checkpoint, in a segment of its own', () => {
    const live = begin(game, ['a', 'yes'], ['b', 'no'], ['a', 'no']);
    const moved = live.moveToRules(later);
    expect(moved.seq).toBe(2);
    expect(moved.state.heard).toEqual(['a:yes', 'b:no']);
    expect(moved.questions().map(({ by }) => by)).toEqual(['b']);
    moved.answer('b', 2, word('yes'));
    expect(moved.state.heard).toEqual(['a:yes', 'b:no', 'new yes']);
    expect(moved.record().segments.map(({ rules, answers: given }) => [rules, given.length])).toEqual([
      ['1', 2],
      ['2', 1],
    ]);
    expect(live.seq).toBe(3);
  });

  test('loads, verifies, goes on and moves again', () => {
    const moved = begin(game, ['a', 'yes'], ['b', 'no'], ['a', 'no']).moveToRules(later);
    moved.answer('b', 2, word('yes'));
    const loaded = load(later, trip(moved.record()));
    expect(whole(loaded)).toEqual(whole(moved));
    for (const match of [moved, loaded]) match.answer('b', 3, word('no'));
    expect(whole(loaded)).toEqual(whole(moved));
    const third = toy(inTurn, { version: '3' });
    const again = loaded.moveToRules(third).moveToRules(toy(inTurn, { version: '4' }));
    const verified = verify(toy(inTurn, { version: '4' }), trip(again.record()));
    expect(verified).toMatchObject({ answers: 4, chainedOnly: 4 });
    expect(whole(verified.match)).toEqual(whole(again));
  });

  test('keeps the log up to the checkpoint, and tells no line twice', () => {
    const telling = (version: string) =>
      toy(
        function* (g) {
          g.log = [...g.log, { rule: '1', said: { key: `toy.stage${g.clock.stage}`, params: {} }, to: 'all' }];
          yield* inTurn(g);
        },
        { version },
      );
    const moved = begin(telling('1'), ['a', 'yes'], ['b', 'no'], ['a', 'no']).moveToRules(telling('2'));
    expect(moved.events('a').map(({ said }) => said.key)).toEqual(['toy.stage1', 'toy.stage2']);
  });

  test('takes nothing back from before the move', () => {
    const moved = begin(game, ['a', 'yes'], ['b', 'no']).moveToRules(later);
    expect(moved.undo('b', ['a'])?.because.key).toBe('table.nothingToUndo');
    moved.answer('b', 2, word('yes'));
    expect(moved.undo('b')).toBeUndefined();
    expect(moved.undo('b')?.because.key).toBe('table.nothingToUndo');
    expect(moved.at(0).seq).toBe(2);
    expect(load(later, trip(moved.record())).undo('a', ['b'])?.because.key).toBe('table.nothingToUndo');
  });

  test('rolls none of the earlier rolls again', () => {
    const live = begin(game, ['a', 'yes'], ['b', 'no']);
    live.nextDraw();
    expect(live.moveToRules(later).nextDraw()).toBe(1);
  });

  test('verifies although the new rules have an option more', () => {
    const roomier: ToyGame = {
      ...later,
      options: shape({ stages: integer(), weather: withStandard(integer(), 0) }) as never,
    };
    const moved = begin(game, ['a', 'yes'], ['b', 'no']).moveToRules(roomier);
    expect(moved.options).toEqual({ stages: 3, weather: 0 });
    expect(verify(roomier, trip(moved.record())).match.options).toEqual({ stages: 3, weather: 0 });
    expect(moved.record().options).toEqual({ stages: 3 });
  });

  test('damage in an earlier segment is found, although it is not replayed', () => {
    const moved = begin(game, ['a', 'yes'], ['b', 'no']).moveToRules(later);
    moved.answer('b', 2, word('yes'));
    const { segments, ...rest } = moved.record();
    const [first, second] = segments as readonly [Segment, Segment];
    const damage = (segment: Partial<Segment>, of: Segment) => [{ ...of, ...segment }, second];
    const tries: readonly (readonly [readonly Segment[], number])[] = [
      [damage({ answers: first.answers.slice(1) }, first), 0],
      [damage({ rules: '0' }, first), 0],
      [[first, { ...second, checkpoint: { ...second.checkpoint, heard: [] } }], 1],
    ];
    for (const [damaged, place] of tries)
      expect(faultOf(() => load(later, { ...rest, segments: damaged })).place).toBe(`record.segments[${place}].hash`);
  });
});
