import type { Answer, Asked } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { position } from '../testing/position.ts';
import { view } from '../secrecy/view.ts';
import { answerHelp, closes, spot } from './spot.ts';
import { group } from './group.ts';

const asked = (key: string, params: Asked['prompt']['params'] = {}): Asked => ({
  by: 'empire',
  rule: '12.1',
  prompt: { key, params },
  sealed: false,
  answers: [],
});
const seen = view(position({ forces: { ulm: ['ney', 'fra_6', 'depot'] } }), 'empire');
const at = (answer: Answer, question = asked('x')) => spot(answer, question, seen);

describe('where an answer lies', () => {
  const marching = asked('march.next', { force: 'ney', left: 3 });

  test('12.1 a march goes from where the force stands to where it goes', () => {
    expect(at({ kind: 'march', to: 'munich' }, marching)).toEqual({ from: 'ulm', place: 'munich' });
    expect(spot({ kind: 'march', to: 'munich' }, marching)).toEqual({ place: 'munich' });
  });

  test('what the force does where it stands lies in its zone', () => {
    for (const kind of ['halt', 'siege', 'control', 'rally']) expect(at({ kind }, marching)).toEqual({ place: 'ulm' });
  });

  test('9.1 a force is picked by its general, a corps and a fleet by themselves', () => {
    expect(at({ kind: 'activate', force: 'ney' })).toEqual({ counter: 'ney' });
    expect(at({ kind: 'detachCorps', unit: 'fra_6' })).toEqual({ counter: 'fra_6' });
    expect(at({ kind: 'activateFleet', fleet: 'fl_nelson' })).toEqual({ counter: 'fl_nelson' });
    expect(at({ kind: 'pickUpDepot', depot: 3 })).toEqual({ counter: 'depot 3' });
  });

  test('17.2.7 a blockade in the box before the port, an attack on the port in it', () => {
    expect(at({ kind: 'blockade', zone: 'brest' })).toEqual({ place: 'blockade_brest' });
    expect(at({ kind: 'attackPort', zone: 'brest' })).toEqual({ place: 'brest' });
    expect(at({ kind: 'sail', sea: 'manche' })).toEqual({ place: 'manche' });
  });

  test('8.2 a nation at its capital, aid to a power at hers, a province in the province', () => {
    expect(at({ kind: 'envoy', card: '1F', nation: 'prussia' })).toEqual({ place: 'berlin' });
    expect(at({ kind: 'giveAid', to: 'austria' })).toEqual({ place: 'vienne' });
    expect(at({ kind: 'annex', province: 'venetie', to: 'france' })).toEqual({ place: 'venise' });
  });

  test('a card and a budget line lie nowhere', () => {
    expect(at({ kind: 'points', card: '1F' })).toEqual({});
    expect(at({ kind: 'buyCard' })).toEqual({});
    expect(at({ kind: 'yes' })).toEqual({});
  });
});

test('6.4 an event says what it does, in the words of the edition', () => {
  const help = answerHelp({ kind: 'event', card: '3F' }, asked('action.choose'), 'en', seen);
  expect(help).toContain('evade');
  expect(answerHelp({ kind: 'points', card: '3F' }, asked('action.choose'), 'en', seen)).toBeUndefined();
});

test('answers that end a question, and the headings of the others', () => {
  expect(['done', 'pass', 'halt', 'march'].map((kind) => closes({ kind }))).toEqual([true, true, true, false]);
  expect(group({ kind: 'envoy' }, asked('action.choose'), 'en')).toBe('Send an envoy');
  expect(group({ kind: 'build' }, asked('budget.line'), 'fr')).toBe('Lever');
  expect(group({ kind: 'yes' }, asked('x'), 'en')).toBeUndefined();
});
