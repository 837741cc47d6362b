import { expect, test } from 'vitest';
import { cardId } from '../../catalogue/catalogue.ts';
import type { EffectOf } from '../../state/effects.ts';
import type { NationId } from '../../catalogue/ids.ts';
import { type Europe, startWar } from '../../state/state.ts';
import type { Table } from '../../testing/position.ts';
import { scene } from '../../testing/scene.ts';
import { payWhatIsOwed } from './6.4-owed-pieces.ts';

type Owed = EffectOf<'owed'>;
const owing = (war: string, power: string, what: Owed['what']): Owed => ({
  card: cardId(war),
  kind: 'owed',
  power: power as NationId,
  what,
});
/** A power opens its budget while these are owed; the wars that are named go on. */
const budgetOf = (power: string, effects: readonly Owed[], ...wars: readonly string[]): Table =>
  scene({ forces: {}, fleets: {}, effects }, (g: Europe) => {
    for (const war of wars) if (!g.cards.wars.includes(cardId(war))) startWar(g, cardId(war));
    g.budget ??= {
      power: power as NationId,
      halves: 24,
      levy: 0,
      received: 0,
      fleetsBuilt: 0,
      intoArmies: [],
      britishGift: 'taken',
    };
    return payWhatIsOwed(g, g.budget, 'coalition');
  });

test('6.4 a general who is owed goes to the war for nothing', () => {
  const { state } = budgetOf('russia', [owing('4F', 'russia', 'general')], '4F').answer('coalition', {
    kind: 'generalToForeignWar',
    general: 'tormassov',
  });
  expect(state.generals.find(({ id }) => id === 'tormassov')?.at).toBe('box_persia');
  expect([state.effects, state.budget?.halves]).toEqual([[], 24]);
});

test('6.4 a fleet that is owed is built and goes to the war', () => {
  const { state } = budgetOf('britain', [owing('34F', 'britain', 'fleet')], '34F').answer('coalition', {
    kind: 'fleetToForeignWar',
    fleet: 'fl_ball',
  });
  expect(state.fleets.find(({ id }) => id === 'fl_ball')?.at).toEqual({ kind: 'box', box: 'box_usa' });
  expect(state.effects).toEqual([]);
  expect(state.budget?.halves).toBeLessThan(24);
});

test('6.4 each power pays what it owes itself', () => {
  const debt = owing('4F', 'russia', 'corps');
  const { state } = budgetOf('britain', [debt], '4F');
  expect(state.clock.phase).toBe('over');
  expect(state.effects).toEqual([debt]);
});

test('6.4, 6.5 nothing is owed any more to a war that is over', () => {
  const { state } = budgetOf('russia', [owing('4F', 'russia', 'corps')]);
  expect(state.clock.phase).toBe('over');
  expect([state.effects, state.budget?.halves]).toEqual([[], 24]);
});
