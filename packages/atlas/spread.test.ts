import { expect, test } from 'vitest';
import { spread, spreadNumbered } from './spread.ts';

/** Roads of a small country: the long way round by c is cheaper than the straight way to d. */
const ROADS: Readonly<Record<string, readonly { to: string; cost: number }[]>> = {
  a: [
    { to: 'd', cost: 4 },
    { to: 'b', cost: 1 },
  ],
  b: [{ to: 'c', cost: 1 }],
  c: [{ to: 'd', cost: 1 }],
  d: [{ to: 'e', cost: 2 }],
  e: [],
};
const roads = (from: string) => ROADS[from] ?? [];

test('the least cost wins, even when a dearer way was found first', () => {
  expect([...spread({ from: ['a'], limit: 9, links: roads })]).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 2],
    ['d', 3],
    ['e', 5],
  ]);
});

test('nothing beyond the limit is reached', () => {
  expect([...spread({ from: ['a'], limit: 4, links: roads }).keys()]).toEqual(['a', 'b', 'c', 'd']);
});

test('several starts spread together, and each node takes the nearest', () => {
  const reached = spread({ from: ['a', 'd'], limit: 9, links: roads });
  expect(reached.get('d')).toBe(0);
  expect(reached.get('e')).toBe(2);
  expect(reached.get('c')).toBe(2);
});

test('the caller may price the ways, and close one with Infinity', () => {
  const reached = spread({
    from: ['a'],
    limit: 9,
    links: roads,
    cost: (way, from) => (from === 'b' ? Infinity : way.cost),
  });
  expect([...reached.keys()]).toEqual(['a', 'b', 'd', 'e']);
  expect(reached.get('d')).toBe(4);
});

test('a way that costs nothing is followed in the same ring', () => {
  const free: Readonly<Record<string, readonly { to: string; cost: number }[]>> = {
    port: [{ to: 'harbour', cost: 0 }],
    harbour: [{ to: 'town', cost: 1 }],
  };
  expect([...spread({ from: ['port'], limit: 1, links: (node: string) => free[node] ?? [] })]).toEqual([
    ['port', 0],
    ['harbour', 0],
    ['town', 1],
  ]);
});

test('among equals the order is that of the starts and of their links', () => {
  const fan = (node: string) => (node.length < 3 ? ['z', 'a'].map((letter) => ({ to: node + letter, cost: 1 })) : []);
  expect([...spread({ from: ['2', '1'], limit: 1, links: fan }).keys()]).toEqual(['2', '1', '2z', '2a', '1z', '1a']);
});

test('a cost that is no whole number, or goes backwards, is a fault of the caller', () => {
  const half = () => [{ to: 'b', cost: 0.5 }];
  expect(() => spread({ from: ['a'], limit: 3, links: half })).toThrow('a way may not cost 0.5');
  const back = (node: string) => [{ to: `${node}b`, cost: -1 }];
  expect(() => spread({ from: ['a'], limit: 3, links: back })).toThrow('a way may not cost -1');
});

test('without a limit everything connected is reached, and closed ways stay closed', () => {
  const cost = (way: { readonly to: string }) => (way.to === 'e' ? Infinity : 1);
  expect([...spread({ from: ['a'], limit: Infinity, links: roads, cost }).keys()]).toEqual(['a', 'd', 'b', 'c']);
});

test('numbered nodes tell their cost by number, and nothing where no way leads', () => {
  const ways = [
    [
      { to: 3, cost: 2 },
      { to: 1, cost: 1 },
    ],
    [{ to: 3, cost: 0 }],
    [],
    [{ to: 0, cost: 1 }],
  ];
  const { nodes, costs } = spreadNumbered({ nodes: 4, from: [0], limit: 9, links: (node) => ways[node] ?? [] });
  expect(nodes).toEqual([0, 1, 3]);
  expect(costs).toEqual([0, 1, undefined, 1]);
});
