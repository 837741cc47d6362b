import { expect, test } from 'vitest';
import { acting, actionOf, forceOf } from '../../testing/marches.ts';
import { position } from '../../testing/position.ts';
import { scene } from '../../testing/scene.ts';
import { nextActivation } from './9.1-activation.ts';
import { keepInReserve, loseReserves, pointsAtHand, spendPoints } from './9.2-reserve.ts';
import { cardId } from '../../catalogue/catalogue.ts';

const card = { kind: 'card', card: cardId('1C') } as const;

test('9.2 example: points of rounds 2, 4, 5 and 6', () => {
  const g = position({});
  const act = (ap: number, spent: number, by: Parameters<typeof actionOf>[2]): number => {
    g.action = actionOf('coalition', ap, by);
    spendPoints(g, spent);
    keepInReserve(g);
    return g.tracks.reserve.coalition;
  };
  expect(act(3, 1, { by: card })).toBe(2);
  expect(act(3, 4, { by: card })).toBe(1);
  expect(act(2, 1, { by: { kind: 'event', card: cardId('1C') } })).toBe(2);
  expect(act(1, 2, { by: { kind: 'operation' } })).toBe(1);
  loseReserves(g);
  expect(g.tracks.reserve.coalition).toBe(0);
});

test('9.2 the point of an operation without a card is kept in the revised edition alone', () => {
  const kept = (edition: '2013' | 'revised'): number => {
    const g = position({ edition, action: actionOf('empire', 1) });
    keepInReserve(g);
    return g.tracks.reserve.empire;
  };
  expect(kept('2013')).toBe(0);
  expect(kept('revised')).toBe(1);
});

test('9.2 where an event activates without points the reserve stays', () => {
  const tracks = { reserve: { empire: 2, coalition: 0 } };
  const g = position({ tracks, action: actionOf('empire', 0, { usesReserve: false }) });
  expect(pointsAtHand(g)).toBe(0);
  expect(() => spendPoints(g, 1)).toThrow('not at hand');
});

test('9.2 example of play: an operation and a point of the reserve activate Saint-Cyr', () => {
  const forces = { florence: ['saint_cyr', 'fra_11', 'depot'] };
  const table = acting({ forces, tracks: { reserve: { empire: 1, coalition: 0 } } }, 'empire', 1);
  table.answer('empire', { kind: 'activate', force: 'saint_cyr' });
  expect(table.state.tracks.reserve.empire).toBe(0);
  expect(table.state.action?.ap).toBe(0);
  expect(forceOf(table, 'saint_cyr').zone).toBe('florence');
});

test('9.2 points that are left when the action is ended go to the reserve', () => {
  const by = { kind: 'card', card: cardId('1F') } as const;
  const table = scene(
    { forces: { florence: ['saint_cyr', 'fra_11'] }, action: actionOf('empire', 3, { by }) },
    nextActivation,
  );
  table.answer('empire', 'done');
  expect(table.state.tracks.reserve.empire).toBe(3);
  expect(table.state.action).toMatchObject({ ap: 0, usesReserve: false, grants: [] });
});
