import { canonical, CHANCE, type Pick, REFEREE, SPECTATOR } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { card, cardId } from '../catalogue/cards.ts';
import type { Side } from '../catalogue/catalogue.ts';
import { nemesis } from '../game.ts';
import { firstToLay, singleIn } from '../rules/16-advanced-rules/16.1-laying-order.ts';
import { bothSides, type Nemesis } from '../state/state.ts';
import { at } from '../testing/position.ts';
import { imagine, view } from './view.ts';

type Table = ReturnType<typeof at>;
const SEERS = ['coalition', 'french', SPECTATOR];
const KEPT = { coalition: [cardId('23')], french: [cardId('2')] };

const step = (turn: number): Table =>
  at({ scenario: '1813', turn, phase: 'cards', agreed: { cards: true }, cards: { hands: KEPT } });

/** A different number each time, the same in every run. */
const picks = (seed: number): Pick => {
  let next = seed;
  return (below) => (next = (next * 31 + 17) % 9973) % below;
};
const worlds = (g: Nemesis, seer: string): readonly Nemesis[] =>
  Array.from({ length: 30 }, (_, seed) => imagine(view(g, seer), seer, picks(seed)));

/** Every moment of a card step in which these cards are drawn and laid. */
const moments = (turn: number, drawn: readonly [string, string], laid: readonly (readonly [Side, string])[]) => {
  const table = step(turn);
  const seen: Nemesis[] = [table.match.checkpoint.state];
  for (const id of drawn) {
    table.answer(CHANCE, { kind: 'drawCard', card: id });
    seen.push(table.match.checkpoint.state);
  }
  for (const [side, id] of laid) {
    table.answer(side, { kind: 'layCard', card: id });
    seen.push(table.match.checkpoint.state);
  }
  return seen;
};

const STORIES = [
  moments(
    5,
    ['8', '3'],
    [
      ['french', '2'],
      ['coalition', '3'],
    ],
  ),
  moments(
    5,
    ['11', '3'],
    [
      ['coalition', '23'],
      ['french', '11'],
    ],
  ),
  moments(
    5,
    ['8', '4'],
    [
      ['french', '8'],
      ['coalition', '4'],
    ],
  ),
  moments(
    5,
    ['11', '4'],
    [
      ['french', '11'],
      ['coalition', '4'],
    ],
  ),
  moments(
    13,
    ['35', '39'],
    [
      ['coalition', '23'],
      ['french', '39'],
    ],
  ),
  moments(
    13,
    ['45', '39'],
    [
      ['french', '2'],
      ['coalition', '45'],
    ],
  ),
];

test('16.1 at every moment an imagined table looks the same no matter who imagines it, and asks the same', () => {
  for (const g of STORIES.flat())
    for (const seer of SEERS)
      for (const world of worlds(g, seer)) {
        expect(canonical(view(world, seer).cards)).toBe(canonical(view(g, seer).cards));
        expect(world.clock).toEqual(g.clock);
        const [one, other] = [g, world].map((state) =>
          canonical(
            nemesis
              .play({ ...state })
              .next()
              .value?.map(({ by, prompt }) => [by, prompt]) ?? null,
          ),
        );
        expect(one).toBe(other);
      }
});

test('16.1 no card is lost or doubled in an imagined table, and what was kept is no single instruction', () => {
  const all = ({ cards: { decks, hands, discards, laid } }: Nemesis): readonly string[] =>
    [
      ...decks.pre,
      ...decks.post,
      ...hands.coalition,
      ...hands.french,
      ...discards,
      ...laid.map((each) => each.card),
    ].toSorted();
  for (const g of STORIES.flat())
    for (const seer of SEERS)
      for (const world of worlds(g, seer)) {
        expect(all(world)).toEqual(all(g));
        for (const side of ['coalition', 'french'] as const)
          expect(world.cards.hands[side].slice(0, 1).map((id) => card(id).single)).toEqual([false]);
      }
});

test('16.1 what the opponent holds varies, and the owner’s own hand does not', () => {
  const g = STORIES[0]?.[2] as Nemesis;
  const hands = worlds(g, 'coalition').map(({ cards }) => cards.hands);
  expect(new Set(hands.map(({ french }) => french.join())).size).toBeGreaterThan(10);
  expect(new Set(hands.map(({ coalition }) => coalition.join()))).toEqual(new Set(['23,3']));
});

test('16.1 who lays first tells what was drawn, and imagination keeps to it', () => {
  for (const g of STORIES.flatMap((story) => story.slice(2, 4)))
    for (const seer of SEERS)
      for (const { cards, clock } of worlds(g, seer)) {
        const single = bothSides(
          (side) =>
            singleIn([
              ...cards.hands[side],
              ...cards.laid.filter((each) => each.side === side).map((each) => each.card),
            ]) !== undefined,
        );
        expect(firstToLay(clock.turn, single)).toBe(cards.laid[0]?.side ?? clock.next);
      }
});

test('16.1 a hand shows its backs to all and its faces to its owner', () => {
  const g = STORIES[4]?.[2] as Nemesis;
  expect(view(g, 'coalition').cards.hands).toEqual({
    coalition: { backs: ['pre', 'post'], cards: ['23', '35'] },
    french: { backs: ['pre', 'post'], cards: null },
  });
  expect(view(g, SPECTATOR).cards.hands.coalition.cards).toBeNull();
  expect(view(g, REFEREE).cards.hands.french.cards).toEqual(['2', '39']);
  expect(view(g, 'coalition').cards.unseen.pre).toContain('2');
  expect(view(g, 'coalition').cards.unseen.pre).not.toContain('23');
});

test('16.1 what is drawn is told to its owner alone', () => {
  const table = step(5).answer(CHANCE, { kind: 'drawCard', card: '8' });
  const told = (seer: string) => table.match.events(seer).at(-1)?.said;
  expect(told('french')).toEqual({ key: 'card.drawn', params: { side: 'french', card: '8' } });
  for (const seer of ['coalition', SPECTATOR])
    expect(told(seer)).toEqual({ key: 'card.drawnUnseen', params: { side: 'french' } });
  expect(nemesis.tell('en', { key: 'card.drawn', params: { side: 'french', card: '8' } })).toContain('Arrears of pay');
});
