import { random } from '@bivouac/bots';
import { canonical, type GameRecord, InputError } from '@bivouac/kernel';
import { engine } from '@bivouac/testing/example/engine.ts';
import { redoubts } from '@bivouac/testing/example/redoubts.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { Hall, type Surroundings } from './hall.ts';
import { MemoryStore } from './memory-store.ts';
import type { Notice, SittingCard } from './protocol.ts';
import { faultOf } from './record-file.ts';
import { StoreFull } from './store.ts';

const send = (nation: string, men: number) => ({ kind: 'send', nation, men });
const playable = { ...engine, game: redoubts, bots: { random } };

let store: MemoryStore;
let notices: Notice[];
let waits: (() => void)[];
let lost: Map<string, () => void>;

/** Bots wait until the test lets time pass. */
const passTime = async (): Promise<void> => {
  for (let idle = 0; idle < 5; idle++) {
    await new Promise((resolve) => setImmediate(resolve));
    if (waits.length > 0) idle = 0;
    for (const wake of waits.splice(0)) wake();
  }
};

const hallWith = (other: Partial<Surroundings> = {}): Hall => {
  let number = 0;
  return new Hall({
    shelf: { redoubts: async () => playable },
    store,
    now: () => 1000 + number,
    luck: () => `luck-${number++}`,
    wait: () => new Promise((resolve) => waits.push(resolve)),
    tell: (notice) => notices.push(notice),
    claim: async (id, onLost) => {
      lost.get(id)?.();
      lost.set(id, onLost);
    },
    release: (id) => lost.delete(id),
    ...other,
  });
};

const PEOPLE = { empire: 'person', coalition: 'person' };
const ALONE = { empire: 'person', coalition: 'random' };

const begun = (hall: Hall, players: Readonly<Record<string, string>>, dice = 'rolled'): Promise<SittingCard> =>
  hall.hear('begin', { game: 'redoubts', options: { redoubts: 2 }, players, dice, seed: 'test' });

const textOf = async (hall: Hall, sitting: string): Promise<string> => (await hall.hear('record', { sitting })).text();

let hall: Hall;
beforeEach(() => {
  store = new MemoryStore();
  notices = [];
  waits = [];
  lost = new Map();
  hall = hallWith();
});

describe('the shelf', () => {
  test('tells the form of the options, the seats and the bots of each game', async () => {
    expect(await hall.hear('shelf', {})).toEqual([
      {
        game: 'redoubts',
        version: '1',
        options: redoubts.options.form,
        bots: ['random'],
        seats: ['empire', 'coalition'],
      },
    ]);
  });
});

describe('a new sitting', () => {
  test('asks the player and shows their view alone', async () => {
    const { id } = await begun(hall, PEOPLE);
    const { view, waitsFor, canUndo, seq } = await hall.hear('look', { sitting: id, seat: 'empire' });
    expect(view.state).toMatchObject({ reserves: [6, 'hidden', 'hidden'] });
    expect(view.ask.map(({ by, answers }) => [by, answers?.length])).toEqual([
      ['empire', 4],
      ['coalition', undefined],
    ]);
    expect({ waitsFor, canUndo, seq }).toEqual({ waitsFor: ['empire', 'coalition'], canUndo: false, seq: 0 });
  });

  test.each([
    [{ game: 'chess' }, 'begin.game: "chess" is not on the shelf'],
    [{ options: { redoubts: 10 } }, 'options.redoubts: 10 is not valid'],
    [{ players: { empire: 'person' } }, 'players.coalition: null is no player'],
    [{ players: { ...PEOPLE, coalition: 'grandmaster' } }, 'players.coalition: "grandmaster" is no player'],
    [{ players: { ...PEOPLE, sweden: 'person' } }, 'players.sweden: there is no such seat'],
    [{ dice: 'loaded' }, 'begin.dice: "loaded" is unknown'],
    [{ cheat: true }, 'begin.cheat: there is no such field'],
  ])('with %j is refused with place and remedy', async (wrong, message) => {
    const right = { game: 'redoubts', options: {}, players: PEOPLE, dice: 'rolled' };
    const fault: unknown = await hall.hear('begin', { ...right, ...wrong }).catch((caught: unknown) => caught);
    expect(fault).toBeInstanceOf(InputError);
    expect(String(fault)).toContain(message);
  });
});

describe('answers', () => {
  test('are taken in a row; those that are left wait while others are asked', async () => {
    const { id } = await begun(hall, { empire: 'person', coalition: 'random' }, 'typed');
    const answers = [send('france', 2), send('france', 1)];
    const { given, refusal } = await hall.hear('answer', { sitting: id, seat: 'empire', seq: 0, answers });
    expect([given, refusal]).toEqual([1, undefined]);
    const { plan } = await hall.hear('look', { sitting: id, seat: 'empire' });
    expect(plan).toEqual({ from: 0, left: 1 });
  });

  test('to an old question are refused', async () => {
    const { id } = await begun(hall, PEOPLE);
    const stale = { sitting: id, seat: 'empire', seq: 7, answers: [send('france', 1)] };
    expect((await hall.hear('answer', stale)).refusal?.because.key).toBe('table.stale');
  });

  test('of a seat that a bot holds are not taken from the page, nor is its view given', async () => {
    const { id } = await begun(hall, ALONE);
    const forged = { sitting: id, seat: 'coalition', seq: 0, answers: [send('russia', 1)] };
    await expect(hall.hear('answer', forged)).rejects.toThrow('nobody at this device sits at coalition');
    await expect(hall.hear('look', { sitting: id, seat: 'coalition' })).rejects.toThrow('nobody at this device');
    await expect(hall.hear('look', { sitting: id, seat: 'referee' })).rejects.toThrow('nobody at this device');
  });

  test('that cannot be given can be asked about', async () => {
    const { id } = await begun(hall, PEOPLE);
    const wish = { sitting: id, seat: 'empire', answer: send('france', 9) };
    expect((await hall.hear('why', wish)).refusal?.because.key).toBe('table.unlisted');
    await hall.hear('answer', { sitting: id, seat: 'empire', seq: 0, answers: [send('france', 3)] });
    await hall.hear('answer', { sitting: id, seat: 'coalition', seq: 0, answers: [send('russia', 0)] });
    expect((await hall.hear('look', { sitting: id, seat: 'empire' })).seq).toBe(4);
    const wishes = await hall.hear('wishes', { sitting: id, seat: 'empire' });
    expect(wishes).toEqual([]);
  });
});

describe('the log', () => {
  test('comes from where the page left off, and whole after something was taken back', async () => {
    const { id } = await begun(hall, PEOPLE);
    await hall.hear('answer', { sitting: id, seat: 'empire', seq: 0, answers: [send('france', 3)] });
    await hall.hear('answer', { sitting: id, seat: 'coalition', seq: 0, answers: [send('russia', 0)] });
    const all = await hall.hear('look', { sitting: id, seat: 'empire' });
    expect(all.events.map(({ said }) => said.key)).toEqual(['assault.total', 'assault.taken']);
    const have = { epoch: all.epoch, events: all.events.length };
    expect((await hall.hear('look', { sitting: id, seat: 'empire', have })).events).toEqual([]);
    await hall.hear('undo', { sitting: id, seat: 'empire', consents: ['coalition'] });
    const after = await hall.hear('look', { sitting: id, seat: 'empire', have });
    expect(after).toMatchObject({ eventsFrom: 0, events: [], canRedo: true, canUndo: false });
  });

  test('tells a seat nothing that is meant for the other', async () => {
    const { id } = await begun(hall, PEOPLE);
    await hall.hear('answer', { sitting: id, seat: 'empire', seq: 0, answers: [send('france', 3)] });
    await hall.hear('answer', { sitting: id, seat: 'coalition', seq: 0, answers: [send('russia', 2)] });
    const seen = canonical(await hall.hear('look', { sitting: id, seat: 'coalition' }));
    expect(seen).toContain('"nation":"russia"');
    expect(seen).not.toContain('"nation":"france"');
  });
});

describe('undo and redo', () => {
  const played = async (players: Readonly<Record<string, string>>): Promise<string> => {
    const { id } = await begun(hall, players);
    await hall.hear('answer', { sitting: id, seat: 'empire', seq: 0, answers: [send('france', 3)] });
    await passTime();
    return id;
  };

  test('a sealed answer is taken back freely', async () => {
    const id = await played(PEOPLE);
    expect((await hall.hear('look', { sitting: id, seat: 'empire' })).canUndo).toBe(true);
    expect(await hall.hear('undo', { sitting: id, seat: 'empire', consents: [] })).toEqual({});
    expect((await hall.hear('look', { sitting: id, seat: 'empire' })).canUndo).toBe(false);
  });

  test('alone, the table consents, and the dice are not the same again', async () => {
    const id = await played(ALONE);
    const before = JSON.parse(await textOf(hall, id)) as GameRecord;
    expect(await hall.hear('undo', { sitting: id, seat: 'empire', consents: [] })).toEqual({});
    await hall.hear('answer', { sitting: id, seat: 'empire', seq: 0, answers: [send('france', 3)] });
    await passTime();
    const after = JSON.parse(await textOf(hall, id)) as GameRecord;
    const draws = ({ segments }: GameRecord) => segments[0]?.answers.flatMap(({ draw }) => draw ?? []);
    expect([draws(before), draws(after)]).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });

  test('side by side, the other person is asked first', async () => {
    const id = await played(PEOPLE);
    await hall.hear('answer', { sitting: id, seat: 'coalition', seq: 0, answers: [send('russia', 2)] });
    const { refusal } = await hall.hear('undo', { sitting: id, seat: 'empire', consents: [] });
    expect(refusal?.because).toEqual({ key: 'table.undoNeedsConsent', params: { seats: ['coalition'] } });
    expect(await hall.hear('undo', { sitting: id, seat: 'empire', consents: ['coalition'] })).toEqual({});
    expect(await hall.hear('redo', { sitting: id })).toEqual({});
    expect((await hall.hear('look', { sitting: id, seat: 'empire' })).seq).toBe(4);
    expect((await hall.hear('redo', { sitting: id })).refusal?.because.key).toBe('table.nothingToRedo');
  });

  test('it is foreseen whether an answer can be taken back freely', async () => {
    const { id } = await begun(hall, PEOPLE);
    const empire = { sitting: id, seat: 'empire', answers: [send('france', 3)] };
    expect(await hall.hear('foresee', empire)).toEqual({ final: false });
    await hall.hear('answer', { sitting: id, seat: 'empire', seq: 0, answers: [send('france', 3)] });
    const coalition = { sitting: id, seat: 'coalition', answers: [send('russia', 2)] };
    expect(await hall.hear('foresee', coalition)).toEqual({ final: true });
    expect(await hall.hear('foresee', { ...coalition, answers: [send('russia', 9)] })).toEqual({ final: false });
    const inARow = { ...coalition, answers: [send('russia', 2), send('russia', 2)] };
    expect(await hall.hear('foresee', inARow)).toEqual({ final: true });
  });
});

describe('standing answers', () => {
  const standing = async (from: Hall, sitting: string) =>
    (await from.hear('look', { sitting, seat: 'empire' })).standing.map(({ answer }) => answer);

  test('hold when the sitting is opened again, until they are revoked', async () => {
    const { id } = await begun(hall, PEOPLE);
    const order = { sitting: id, seat: 'empire', answer: send('france', 1), until: 'revoked' };
    expect(await hall.hear('stand', order)).toEqual({});
    const reloaded = hallWith();
    await reloaded.hear('open', { sitting: id });
    expect(await standing(reloaded, id)).toEqual([send('france', 1)]);
    const { seq } = await reloaded.hear('look', { sitting: id, seat: 'coalition' });
    await reloaded.hear('answer', { sitting: id, seat: 'coalition', seq, answers: [send('russia', 2)] });
    const { waitsFor, view } = await reloaded.hear('look', { sitting: id, seat: 'empire' });
    expect(waitsFor).toEqual(['coalition']);
    expect(view.ask.map(({ sealed }) => sealed)).toEqual([false, false]); // It waits for the beat.
    await passTime();
    const later = await reloaded.hear('look', { sitting: id, seat: 'empire' });
    expect(later.view.ask.map(({ sealed }) => sealed)).toEqual([true, false]);

    await reloaded.hear('revoke', { sitting: id, seat: 'empire' });
    const again = hallWith();
    await again.hear('open', { sitting: id });
    expect(await standing(again, id)).toEqual([]);
  });
});

test('the seats of a new game follow from its options', async () => {
  expect(await hall.hear('seats', { game: 'redoubts', options: {} })).toEqual(['empire', 'coalition']);
  await expect(hall.hear('seats', { game: 'redoubts', options: { redoubts: 99 } })).rejects.toThrow('options.redoubts');
});

describe('bots', () => {
  test('move in their own time, and the page is told when there is something to see', async () => {
    const { id } = await begun(hall, ALONE);
    await passTime();
    notices.length = 0;
    await hall.hear('answer', { sitting: id, seat: 'empire', seq: 0, answers: [send('france', 3)] });
    await passTime();
    const { seq, waitsFor } = await hall.hear('look', { sitting: id, seat: 'empire' });
    expect({ seq, waitsFor }).toEqual({ seq: 4, waitsFor: ['empire'] });
    expect(notices).toContainEqual({ notice: 'changed', sitting: id, seq: 4 });
  });

  test('give the same answers in a game that was closed and opened again', async () => {
    const playOn = async (reopens: boolean): Promise<unknown> => {
      store = new MemoryStore();
      hall = hallWith();
      const { id } = await begun(hall, ALONE);
      await passTime();
      await hall.hear('answer', { sitting: id, seat: 'empire', seq: 0, answers: [send('france', 3)] });
      await passTime();
      if (reopens) {
        hall = hallWith();
        await hall.hear('open', { sitting: id });
      }
      await hall.hear('answer', { sitting: id, seat: 'empire', seq: 4, answers: [send('france', 1)] });
      await passTime();
      return (JSON.parse(await textOf(hall, id)) as GameRecord).segments[0]?.answers;
    };
    expect(await playOn(true)).toEqual(await playOn(false));
  });

  test('alone at the table are watched, not looked in the cards', async () => {
    const { id } = await begun(hall, { empire: 'random', coalition: 'random' });
    await passTime();
    const seen = await hall.hear('look', { sitting: id, seat: 'spectator' });
    expect(seen.view.result).not.toBeNull();
    expect(seen.view.state).toMatchObject({ reserves: ['hidden', 'hidden', 'hidden'] });
  });
});

describe('dice of one’s own', () => {
  test('are asked of the people, face by face', async () => {
    const { id } = await begun(hall, PEOPLE, 'typed');
    await hall.hear('answer', { sitting: id, seat: 'empire', seq: 0, answers: [send('france', 3)] });
    await hall.hear('answer', { sitting: id, seat: 'coalition', seq: 0, answers: [send('russia', 2)] });
    const { dice, waitsFor, seq } = await hall.hear('look', { sitting: id, seat: 'empire' });
    expect(waitsFor).toEqual(['chance']);
    expect(dice).toMatchObject({ rule: '3', faces: [1, 2, 3, 4, 5, 6] });
    expect((await hall.hear('roll', { sitting: id, seq, face: 7 })).refusal?.because.key).toBe('table.unlisted');
    expect(await hall.hear('roll', { sitting: id, seq, face: 6 })).toEqual({});
    expect(await hall.hear('roll', { sitting: id, seq: seq + 1, face: 1 })).toEqual({});
    const after = await hall.hear('look', { sitting: id, seat: 'empire' });
    expect(after.view.state).toMatchObject({ takers: ['empire'] });
    expect(after.dice).toBeUndefined();
  });
});

describe('keeping', () => {
  test('a sitting is found again by another window, answer for answer, with its notes', async () => {
    const { id } = await begun(hall, PEOPLE);
    await hall.hear('answer', { sitting: id, seat: 'empire', seq: 0, answers: [send('france', 3)] });
    await hall.hear('note', { sitting: id, seat: 'empire', words: 'Keep one battalion.' });
    await hall.hear('rename', { sitting: id, name: 'Marengo' });
    const later = hallWith();
    expect((await later.hear('sittings', {})).kept).toMatchObject([{ id, name: 'Marengo', over: false }]);
    await later.hear('open', { sitting: id });
    const { view } = await later.hear('look', { sitting: id, seat: 'empire' });
    expect(view.ask.find(({ by }) => by === 'empire')?.sealed).toBe(true);
    expect(await later.hear('notes', { sitting: id, seat: 'empire' })).toBe('Keep one battalion.');
    expect(await later.hear('notes', { sitting: id, seat: 'coalition' })).toBe('');
  });

  test('a sitting belongs to the window that opened it last; the other is told, and has it no more', async () => {
    const { id } = await begun(hall, PEOPLE);
    await hall.hear('answer', { sitting: id, seat: 'empire', seq: 0, answers: [send('france', 3)] });
    const other = hallWith();
    await other.hear('open', { sitting: id });
    expect(notices).toEqual([{ notice: 'taken', sitting: id }]);
    expect(await hall.hear('look', { sitting: id, seat: 'empire' }).catch(faultOf)).toEqual({ kind: 'missing' });
    expect((await other.hear('look', { sitting: id, seat: 'empire' })).canUndo).toBe(true);
    await hall.hear('open', { sitting: id });
    expect((await hall.hear('look', { sitting: id, seat: 'empire' })).canUndo).toBe(true);
  });

  test('a removed sitting is gone', async () => {
    const { id } = await begun(hall, PEOPLE);
    await hall.hear('remove', { sitting: id });
    expect((await hall.hear('sittings', {})).kept).toEqual([]);
    expect(await hall.hear('open', { sitting: id }).catch(faultOf)).toEqual({ kind: 'missing' });
  });

  test('a damaged save is listed apart, kept as it is, and can be taken out', async () => {
    const { id } = await begun(hall, PEOPLE);
    const found = await store.read(id);
    const spoilt = { ...(found?.value as object), name: 'Novi', record: { format: 'bivouac-record-1' } };
    store.spoil(id, spoilt);
    const later = hallWith();
    const { kept, damaged } = await later.hear('sittings', {});
    expect(kept).toEqual([]);
    expect(damaged).toMatchObject([{ id, name: 'Novi', fault: { kind: 'record', fault: 'damaged' } }]);
    expect(JSON.parse(await textOf(later, id))).toEqual(spoilt);
    expect(await later.hear('open', { sitting: id }).catch(faultOf)).toMatchObject({ fault: 'damaged' });
    expect((await store.read(id))?.value).toEqual(spoilt);
  });

  test('a save of other rules is kept, and says which it needs', async () => {
    const { id } = await begun(hall, PEOPLE);
    const newer = hallWith({ shelf: { redoubts: async () => ({ ...playable, game: { ...redoubts, version: '2' } }) } });
    const fault: unknown = await newer.hear('open', { sitting: id }).catch(faultOf);
    expect(fault).toMatchObject({ kind: 'record', fault: 'otherVersion' });
    expect((await newer.hear('sittings', {})).kept).toHaveLength(1);
  });

  test('a full disk stops nothing: play goes on, the page is told, and the next write takes all of it', async () => {
    let isFull = false;
    const written: number[] = [];
    const tight = new MemoryStore();
    const write = tight.write.bind(tight);
    const lasting = Object.assign(tight, {
      lasts: true,
      write: async (...[kept, beside, from]: Parameters<typeof write>) => {
        if (isFull) throw new StoreFull('quota');
        written.push(from);
        await write(kept, beside, from);
      },
    });
    hall = hallWith({ store: lasting });
    const { id } = await begun(hall, PEOPLE);
    isFull = true;
    await hall.hear('answer', { sitting: id, seat: 'empire', seq: 0, answers: [send('france', 3)] });
    expect(notices).toEqual([{ notice: 'keeping', keeping: 'full' }]);
    expect((await hall.hear('sittings', {})).keeping).toBe('full');
    isFull = false;
    await hall.hear('answer', { sitting: id, seat: 'coalition', seq: 0, answers: [send('russia', 2)] });
    expect(notices.at(-1)).toEqual({ notice: 'keeping', keeping: 'kept' });
    expect(written.at(-1)).toBe(0);
    expect((await hallWith({ store: lasting }).hear('open', { sitting: id })).answers).toBe(4);
  });

  test('without storage the page learns that nothing lasts', async () => {
    expect((await hall.hear('sittings', {})).keeping).toBe('memory');
  });
});

describe('records', () => {
  const finished = async (): Promise<string> => {
    const { id } = await begun(hall, { empire: 'random', coalition: 'random' });
    await passTime();
    return textOf(hall, id);
  };

  test('a record from a file is played on', async () => {
    const { id } = await begun(hall, PEOPLE);
    await hall.hear('answer', { sitting: id, seat: 'empire', seq: 0, answers: [send('france', 3)] });
    const text = await textOf(hall, id);
    const adopted = await hall.hear('adopt', { text, players: PEOPLE, dice: 'rolled', name: 'From a friend' });
    expect(adopted.id).not.toBe(id);
    expect(adopted).toMatchObject({ name: 'From a friend', answers: 0, over: false });
    const { view } = await hall.hear('look', { sitting: adopted.id, seat: 'empire' });
    expect(view.ask.find(({ by }) => by === 'empire')?.sealed).toBe(true);
  });

  test.each([
    ['no JSON', () => '{', 'notJson'],
    ['something else', () => '{"format":"tax return"}', 'notRecord'],
    ['another game', (text: string) => text.replace('"game":"redoubts"', '"game":"chess"'), 'unknownGame'],
    ['another version', (text: string) => text.replace('"rules":"1"', '"rules":"0"'), 'otherVersion'],
    ['a changed answer', (text: string) => text.replace(/"men":\d/, '"men":9'), 'damaged'],
    ['a changed hash', (text: string) => text.replace(/"hash":"[0-9a-f]{6}(?=[^{]*$)/, '"hash":"000000'), 'damaged'],
  ])('a file with %s is told by its kind', async (_what, spoil, fault) => {
    const text = spoil(await finished());
    expect(await hall.hear('replayFile', { text }).catch(faultOf)).toMatchObject({ kind: 'record', fault });
  });

  test('a replay shows any moment, from every side once the match is over', async () => {
    const card = await hall.hear('replayFile', { text: await finished() });
    expect(card).toMatchObject({ game: 'redoubts', start: 0, end: 8, over: true });
    expect(card.seers).toEqual(['referee', 'empire', 'coalition', 'spectator']);
    const { replay } = card;
    const begin = await hall.hear('moment', { replay, seer: 'referee', seq: 0 });
    expect(begin.view.state).toMatchObject({ reserves: [6, 6, 6], takers: [] });
    const end = await hall.hear('moment', { replay, seer: 'empire', seq: 8 });
    expect(end.view.result).not.toBeNull();
    expect(end.view.state).toMatchObject({ reserves: [expect.any(Number), 'hidden', 'hidden'] });
    expect((await hall.hear('chronicle', { replay, seer: 'spectator' })).map(({ said }) => said.key)).toEqual([
      'assault.taken',
      'assault.taken',
    ]);
    const rolls = await hall.hear('rolls', { replay });
    expect(rolls.map(({ sides, by }) => [sides, by])).toEqual([
      [6, 'empire'],
      [6, 'coalition'],
      [6, 'empire'],
      [6, 'coalition'],
    ]);
    const told = await hall.hear('chronicle', { replay, seer: 'referee' });
    const totals = told.flatMap(({ said: { key, params } }) => (key === 'assault.total' ? [params] : []));
    expect(rolls.map(({ face }) => face)).toEqual(totals.map(({ total, men }) => Number(total) - Number(men)));
    await hall.hear('closeReplay', { replay });
    expect(await hall.hear('moment', { replay, seer: 'referee', seq: 0 }).catch(faultOf)).toEqual({ kind: 'missing' });
  });

  test('a replay of a game played alone is seen from the seat of its player, and leaves it unopened', async () => {
    const { id } = await begun(hall, ALONE);
    const later = hallWith();
    expect((await later.hear('replaySitting', { sitting: id })).seers).toEqual(['empire']);
    expect(await later.hear('look', { sitting: id, seat: 'empire' }).catch(faultOf)).toEqual({ kind: 'missing' });
  });

  test('a replay of a match under way shows no more than the seat has seen', async () => {
    const { id } = await begun(hall, PEOPLE);
    const { replay, seers } = await hall.hear('replaySitting', { sitting: id, seat: 'empire' });
    expect(seers).toEqual(['empire']);
    expect((await hall.hear('replaySitting', { sitting: id })).seers).toEqual(['spectator']);
    expect((await hallWith().hear('replaySitting', { sitting: id })).seers).toEqual(['spectator']);
    for (const seer of ['coalition', 'referee'])
      expect(await hall.hear('moment', { replay, seer, seq: 0 }).catch(faultOf)).toEqual({ kind: 'missing' });
  });
});
