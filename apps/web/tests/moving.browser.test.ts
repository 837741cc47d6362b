import { type GameRecord, load, type MatchView, SPECTATOR } from '@bivouac/kernel';
import { nemesis } from '@bivouac/nemesis/game.ts';
import { nemesisUi } from '@bivouac/nemesis/ui/index.ts';
import type { NemesisView } from '@bivouac/nemesis/secrecy/view.ts';
import { describe, expect, test } from 'vitest';
import { type Moment, warUpTo } from './positions.ts';
import { clickHex, isHexByHex, looksSeldom, waysSeen, watchSlides } from './slides.ts';
import { theHouse } from './house.ts';
import { PATIENCE, Visitor } from './visitor.ts';

const house = await theHouse();

const MOVING = { settings: { motion: 'auto' as const, warnings: false }, prepared: [watchSlides] };
const sideName = (seat: string): string => (seat === 'french' ? 'The French' : 'The Coalition');

type Hexes = readonly string[];

interface Way extends Moment {
  /** From the first hex to the last. */
  readonly way: Hexes;
}

interface PastMarch {
  readonly record: GameRecord;
  readonly way: Hexes;
  /** The answers given before it set out, and when it had come to its end. */
  readonly from: number;
  readonly to: number;
}

/** The first march of two hexes or more in a war. */
const marchIn = (record: GameRecord): PastMarch => {
  const told = load(nemesis, record).events(SPECTATOR);
  let from = 0;
  let way: string[] = [];
  for (const { at, said } of told) {
    if (said.key === 'march.setsOut') {
      from = at;
      way = [String(said.params['hex'])];
    } else if (said.key === 'march.step') way.push(String(said.params['to']));
    else if (said.key === 'march.ends' && way.length > 2 && way[0] !== way.at(-1)) return { record, way, from, to: at };
  }
  throw new Error('nobody marches far');
};

const map = await nemesisUi.map();

/** A march of at least three hexes, to an empty one, that a single click gives. */
const longMarch = (): Way => {
  const ways: Hexes[] = [];
  const moment = warUpTo(({ by, prompt }, match) => {
    if (prompt.key !== 'march.whereTo' || prompt.params['points'] !== 0) return false;
    const { state, ask } = match.view(by) as MatchView<NemesisView>;
    const asked = ask.find((each) => each.by === by);
    const taken = new Set(nemesisUi.counters(state, by, 'en').map(({ place }) => place));
    for (const { id } of map.places) {
      const steps = taken.has(id) ? [] : ((asked && nemesisUi.answersTowards?.(state, asked, id)) ?? []);
      if (steps.length >= 3) ways.push([String(prompt.params['hex']), ...steps.map(({ to }) => String(to))]);
    }
    return ways.length > 0;
  }, 'a march');
  return { ...moment, way: ways[0] ?? [] };
};

const MARCH = longMarch();

describe('a counter that moved slides hex by hex', () => {
  test('by the way that one click on a far hex gives', async () => {
    const visitor = await Visitor.comes(house, MOVING);
    await visitor.playsOn(MARCH.record, sideName(MARCH.seat));
    await clickHex(visitor.page, MARCH.way.at(-1) ?? '');
    await expect.poll(() => waysSeen(visitor.page), PATIENCE).toContainEqual(MARCH.way);
    expect(await visitor.leaves()).toEqual([]);
  });

  test('back again when the march is undone', async () => {
    const visitor = await Visitor.comes(house, MOVING);
    const [from = '', first = ''] = MARCH.way;
    await visitor.playsOn(MARCH.record, sideName(MARCH.seat));
    await clickHex(visitor.page, first);
    await expect.poll(() => waysSeen(visitor.page), PATIENCE).toContainEqual([from, first]);
    await visitor.button('Undo Z').click();
    await expect.poll(() => waysSeen(visitor.page), PATIENCE).toContainEqual([first, from]);
    expect(await visitor.leaves()).toEqual([]);
  });

  test('when the bot moves, even if the page looks only at the end of it', async () => {
    const { record, seat } = warUpTo(({ prompt }) => prompt.key === 'march.whichStack', 'half a war');
    const visitor = await Visitor.comes(house, { ...MOVING, prepared: [watchSlides, looksSeldom] });
    await visitor.playsOn(record, sideName(seat));
    const isLong = (way: Hexes): boolean => way.length > 2;
    for (let turn = 0; turn < 30 && !(await waysSeen(visitor.page)).some(isLong); turn++) {
      let looks = 0;
      await visitor.plays({ wants: [/^(Discard|Pass)/], until: () => looks++ > 0 });
    }
    const ways = await waysSeen(visitor.page);
    expect(ways.some(isLong)).toBe(true);
    expect(ways.filter((way) => isLong(way) && !isHexByHex(way))).toEqual([]);
    expect(await visitor.leaves()).toEqual([]);
  });

  test('in the replay, forwards and backwards', async () => {
    const { record, way, from, to } = marchIn(warUpTo(({ prompt }) => prompt.key === 'attack.order', 'a march').record);
    const visitor = await Visitor.comes(house, MOVING);
    await visitor.opens(record);
    await visitor.button('Replay').click();
    const slider = visitor.page.getByRole('slider');
    await slider.fill(String(from));
    await visitor.panel.getByText('0 hexes marched').waitFor();
    await slider.fill(String(to));
    await expect.poll(() => waysSeen(visitor.page), PATIENCE).toContainEqual(way);
    await slider.fill(String(from));
    await expect.poll(() => waysSeen(visitor.page), PATIENCE).toContainEqual(way.toReversed());
    expect(await visitor.leaves()).toEqual([]);
  });

  test('but not for who wants nothing to move', async () => {
    const visitor = await Visitor.comes(house, { ...MOVING, context: { reducedMotion: 'reduce' } });
    await visitor.playsOn(MARCH.record, sideName(MARCH.seat));
    await clickHex(visitor.page, MARCH.way.at(-1) ?? '');
    await visitor.button('Undo Z').waitFor();
    await visitor.prompt.filter({ hasText: /\d/ }).waitFor();
    expect(await waysSeen(visitor.page)).toEqual([]);
    expect(await visitor.leaves()).toEqual([]);
  });
});
