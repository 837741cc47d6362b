import { describe, expect, test } from 'vitest';
import { armies } from '../demo/armies.ts';
import { duchy } from '../demo/duchy.ts';
import { choicesByPlace, groundOf, ledBy, middleOf, nextPlace, placesOf, placesThatMatter } from './spots.ts';

const choices = [
  { id: '0', words: 'march north', spot: { place: '0808', from: '0809' } },
  { id: '1', words: 'I Corps supports', spot: { counter: 'I Corps' } },
  { id: '2', words: 'the horse supports', spot: { counter: 'Light Horse' } },
  { id: '3', words: 'a counter in the box', spot: { counter: 'nobody' } },
  { id: '4', words: 'done', closes: true },
];

describe('where answers lie on the map', () => {
  const lit = choicesByPlace(choices, armies);

  test('at the place they point to, or where their counter stands', () => {
    expect([...lit].map(([place, here]) => [place, here.map(({ id }) => id)])).toEqual([
      ['0808', ['0']],
      ['1007', ['1', '2']],
    ]);
  });

  test('the places that matter are those and the places with pieces', () => {
    const matters = placesThatMatter(armies, lit);
    expect(matters.has('0808')).toBe(true);
    expect(matters.has('1310')).toBe(true);
    expect(matters.has('2424')).toBe(false);
  });
});

describe('from place to place by the arrows', () => {
  const here = { id: 'here', x: 0, y: 0 };
  const places = [
    here,
    { id: 'north', x: 10, y: -100 },
    { id: 'far north', x: 0, y: -300 },
    { id: 'north-east', x: 90, y: -95 },
    { id: 'east', x: 100, y: 5 },
  ];

  test('the nearest that way', () => {
    expect(nextPlace(here, places, 'up')).toBe('north');
    expect(nextPlace(here, places, 'right')).toBe('east');
  });

  test('nothing where there is none', () => {
    expect(nextPlace(here, places, 'left')).toBeUndefined();
    expect(nextPlace(here, [here], 'down')).toBeUndefined();
  });
});

test('the eye falls on the middle of the lit places, or of the part shown', () => {
  const part = { x: 100, y: 200, width: 400, height: 600 };
  const [a, b] = [duchy.places[0], duchy.places[30]];
  if (!a || !b) throw new Error('the duchy has hexes');
  expect(middleOf(duchy, [], part)).toEqual([300, 500]);
  expect(middleOf(duchy, [a.id, b.id], part)).toEqual([(a.x + b.x) / 2, (a.y + b.y) / 2]);
});

test('the ground of a question is where its answers lie; lesser answers and those of cards leave the map alone', () => {
  const [a, b, c] = duchy.places;
  if (!a || !b || !c) throw new Error('the duchy has hexes');
  const at = (id: string, place: string) => ({ id, words: id, spot: { place } });
  const choices = [at('march', a.id), { ...at('envoy', b.id), minor: true }, { ...at('card', c.id), card: '1F' }];
  expect(placesOf(choices, [])).toEqual([a.id]);
  expect(groundOf(duchy, [])).toBeUndefined();
  expect(groundOf(duchy, [a.id, b.id])).toMatchObject({
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    eye: [(a.x + b.x) / 2, (a.y + b.y) / 2],
  });
});

test('a place stands for the answer that leads there, and for all of them where none does', () => {
  const rides = { id: '1', words: 'cavalry' };
  const marches = { id: '0', words: 'Napoleon', leads: true };
  expect(ledBy([rides, marches])).toEqual([marches]);
  expect(ledBy([rides])).toEqual([rides]);
});
