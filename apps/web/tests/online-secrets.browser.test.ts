import { spawnSync } from 'node:child_process';
import type { Seat, Told } from '@bivouac/kernel';
import { type Known, known, type Sent } from '@bivouac/wire';
import { expect, test } from 'vitest';
import { CLONE, openOnlineHouse } from './online-house.ts';
import { complaintsOf, playOn, playTogether, Remote, seated } from './online-people.ts';

const house = await openOnlineHouse();

interface Trains {
  readonly trains: readonly { readonly side: string; readonly faceUp: boolean; readonly real: boolean | null }[];
  readonly pools: Readonly<Record<string, { readonly real: number | null }>>;
}

/** All that a page has ever known, frame by frame. */
const everKnown = (frames: readonly string[]): readonly Known[] => {
  const knowns: Known[] = [];
  for (const sent of frames.map((frame) => JSON.parse(frame) as Sent)) {
    if (sent.say !== 'snapshot' && sent.say !== 'delta') continue;
    const now = known(knowns.at(-1), sent);
    if (!now) throw new Error('a frame was missed');
    knowns.push(now);
  }
  return knowns;
};

const trainsOf = ({ view }: Known, side: string) =>
  (view.state as Trains).trains.filter((train) => train.side === side && !train.faceUp);

const tellsOf = (side: string) => (told: Told) =>
  told.said.key === 'train.dummyLaid' && told.said.params['side'] === side;

/** What tells which of a side's face-down trains is real, anywhere in what a page has known. */
const leaks = (knowns: readonly Known[], side: Seat): readonly unknown[] =>
  knowns.flatMap((each) => [
    ...trainsOf(each, side).filter(({ real }) => real !== null),
    ...((each.view.state as Trains).pools[side]?.real === null ? [] : ['the pool']),
    ...each.events.filter(tellsOf(side)),
    ...each.view.ask.filter(({ by, answers }) => by === side && answers !== undefined),
  ]);

const WANTS = [/^Depot at (Udine|Verona|Milan|Genoa)$/, /^Dummy/, /^Supply Train to/, /^From .* attack/];

test('two people and a spectator play turns of 1799, and no page receives what is face down on another side', async () => {
  const suvorov = await Remote.comes(house, 'Suvorov');
  const massena = await Remote.comes(house, 'Masséna');
  const stranger = await Remote.comes(house);
  const match = await seated(suvorov, massena);
  for (const person of [suvorov, massena, stranger]) await person.sitsAt(match);

  // They lay their trains at their screens; the turns after that are played from other windows of theirs.
  await playTogether([suvorov, massena], WANTS, ({ prompt }) => prompt.startsWith('Which stack shall move?'));
  const hands = await Promise.all([suvorov.hand(match, 'coalition'), massena.hand(match, 'french')]);
  await playOn(hands, ({ events }) =>
    events.some(({ said }) => said.key === 'turn.begins' && said.params['turn'] === 3),
  );
  for (const hand of hands) hand.leaves();
  for (const { visitor } of [suvorov, massena, stranger]) await visitor.log.getByText('Turn 3 begins').waitFor();

  const [coalition, french, watched] = [suvorov, massena, stranger].map(({ frames }) => everKnown(frames));
  if (!coalition || !french || !watched) throw new Error('somebody saw nothing');
  // There was something to hide, and its owner knew it.
  for (const [own, side] of [
    [coalition, 'coalition'],
    [french, 'french'],
  ] as const) {
    expect(own.some((each) => trainsOf(each, side).some(({ real }) => real === false))).toBe(true);
    expect(own.some((each) => each.events.some(tellsOf(side)))).toBe(true);
    expect(leaks(own, side)).not.toEqual([]);
    expect(watched.some((each) => trainsOf(each, side).length > 0)).toBe(true);
  }
  expect(leaks(coalition, 'french')).toEqual([]);
  expect(leaks(french, 'coalition')).toEqual([]);
  expect(leaks(watched, 'french')).toEqual([]);
  expect(leaks(watched, 'coalition')).toEqual([]);
  // Nor does any frame of another kind speak of it.
  const others = [...massena.frames, ...stranger.frames].filter((frame) => !/"say":"(snapshot|delta)"/.test(frame));
  expect(others.filter((frame) => frame.includes('"real"') || frame.includes('dummy'))).toEqual([]);

  await massena.opensMenu('Resign');
  await massena.visitor.button('I resign').click();
  await stranger.visitor.page.getByText('Masséna has resigned. Suvorov wins.').waitFor();
  const coming = stranger.visitor.page.waitForEvent('download');
  await stranger.opensMenu('Download the record');
  const { status, stdout } = spawnSync(
    process.execPath,
    ['apps/cli/main.ts', 'verify', await (await coming).path(), '--lang', 'en'],
    { cwd: CLONE, encoding: 'utf8' },
  );
  expect(status).toBe(0);
  expect(stdout).toContain('recomputed from the match secret, all as recorded');
  expect(await complaintsOf(suvorov, massena, stranger)).toEqual([]);
}, 600_000);
