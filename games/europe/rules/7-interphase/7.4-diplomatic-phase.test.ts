import { describe, expect, test } from 'vitest';
import { cardId } from '../../catalogue/catalogue.ts';
import { EDITIONS, type NationId, type Side } from '../../catalogue/ids.ts';
import { startWar } from '../../state/state.ts';
import { whyNot } from '../../testing/events.ts';
import { at, type Position, type Table } from '../../testing/position.ts';
import { scene } from '../../testing/scene.ts';
import { diplomaticPhase } from './7.4-diplomatic-phase.ts';

const meeting = (side: Side, hands: NonNullable<Position['hands']>, wanted: Position = {}): Table =>
  at({
    noOtherCards: true,
    forces: {},
    fleets: {},
    hands,
    ...wanted,
    clock: { phase: 'diplomacy', year: 1806, round: 0, next: side, step: 0, ...wanted.clock },
  });
const envoy = (card: string, nation: string) => ({ kind: 'envoy', card, nation }) as const;

describe.each(EDITIONS)('5.1.4, 7.4 the diplomatic phase (%s)', (edition) => {
  const hands = { empire: ['11F', '8F'], coalition: ['10C', '8C', '14C'] };
  test('5.1.4 the Coalition, then the Empire, two cards each at most', () => {
    const table = meeting('coalition', hands, { edition });
    expect(table.asked()).toMatchObject({ by: 'coalition', prompt: { params: { left: 2 } } });
    table.answer('coalition', envoy('10C', 'danemark')).dice(1);
    expect(table.asked()).toMatchObject({ by: 'coalition', prompt: { params: { left: 1 } } });
    table.answer('coalition', envoy('8C', 'mecklembourg')).dice(1);
    expect(table.asked()).toMatchObject({ by: 'empire', prompt: { params: { left: 2 } } });
    table.answer('empire', 'pass');
    expect(table.state.clock.phase).not.toBe('diplomacy');
  });
  test('5.1.4 a side may pass before that', () => {
    const table = meeting('coalition', hands, { edition }).answer('coalition', 'pass');
    expect(table.asked().by).toBe('empire');
  });
  test('8.2.1 one major power a phase', () => {
    const table = meeting('coalition', hands, { edition });
    table.answer('coalition', envoy('10C', 'turkey')).dice(1);
    expect(whyNot(table, envoy('14C', 'prussia'), 'coalition')).toBeDefined();
  });
  test('8.1.5 the Empire may establish a protectorate, the Coalition may not', () => {
    const saxe = { side: 'empire', status: 'ally', patron: 'france' as NationId } as const;
    const kinds = (side: Side): readonly string[] =>
      meeting(side, { empire: ['11F'], coalition: ['10C'] }, { edition, nations: { saxe } })
        .asked(side)
        .answers.map(({ kind }) => String(kind));
    expect(kinds('empire')).toContain('protectorate');
    expect(kinds('coalition')).not.toContain('protectorate');
  });
  test('6.5 the Coalition may try to end a foreign war', () => {
    const table = scene(
      { edition, hands: { coalition: ['10C'] }, forces: {}, clock: { phase: 'diplomacy', next: 'coalition' } },
      (g) => {
        if (g.cards.wars.length === 0) startWar(g, cardId('4F'));
        return diplomaticPhase(g);
      },
    );
    expect(whyNot(table, { kind: 'endWar', card: '10C', war: '4F' }, 'coalition')).toBeUndefined();
    table.answer('coalition', { kind: 'endWar', card: '10C', war: '4F' }).dice(6);
    expect(table.state.cards.wars).toEqual([]);
  });
});
