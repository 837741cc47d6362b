import { describe, expect, test } from 'vitest';
import { tables } from '../scenario/editions.ts';
import type { NationId } from '../catalogue/ids.ts';
import { diplomaticAction } from '../rules/8-diplomacy/8.2-diplomatic-action.ts';
import { inDiplomacy } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { nationOf } from '../testing/pieces.ts';
import type { Table } from '../testing/position.ts';
import { scene } from '../testing/scene.ts';

describe('55F Caulaincourt', () => {
  test('8.2 one diplomatic action with two more on the die, on a neutral power too', () => {
    const table = inDiplomacy('55F')
      .answer('empire', event('55F'))
      .answer('empire', { kind: 'approach', nation: 'turkey' })
      .dice(1);
    const influence = tables({ edition: '2013' }).diplomacy.bonus.get('turkey' as NationId)?.empire ?? 0;
    expect(table.events('trial.total')[0]?.said.params).toMatchObject({ trial: 'diplomacy', modifiers: influence + 2 });
    expect(table.state.cards.discards.empire).toEqual(['55F']);
    expect(table.state.clock.step).toBe(1);
  });
  const empireAlly = { side: 'empire', status: 'ally', patron: 'france' as NationId } as const;
  const courting = (nation: string, die: number): Table =>
    scene(
      {
        noOtherCards: true,
        hands: { empire: ['55F'], coalition: [] },
        clock: { phase: 'diplomacy', round: 0, year: 1806 },
        nations: { hesse: empireAlly },
        forces: { paris: ['fra_1'] },
      },
      (g) => diplomaticAction(g, 'coalition', nation as NationId, 6),
    ).dice(die);
  test('8.2.3 or a success of the Coalition on a minor ally of the Empire comes to nothing', () => {
    const table = courting('hesse', 6);
    const lost = table.fork().answer('empire', 'pass');
    expect(nationOf(lost, 'hesse').side).toBe('coalition');
    table.answer('empire', event('55F'));
    expect(nationOf(table, 'hesse').side).toBe('empire');
    expect(table.events('diplomacy.cancelled')).toHaveLength(1);
    expect(table.state.clock.step).toBe(0);
  });
  test('8.2.3 not on a neutral, and nobody is asked when the die has failed', () => {
    expect(whyNot(courting('danemark', 6), event('55F'))).toBe('caulaincourt.notOurs');
    expect(whyNot(courting('spain', 6), event('55F'))).toBe('caulaincourt.notOurs'); // a major power
    const failed = scene(
      { noOtherCards: true, hands: { empire: ['55F'], coalition: [] }, nations: { hesse: empireAlly }, forces: {} },
      (g) => diplomaticAction(g, 'coalition', 'hesse' as NationId, -6),
    ).dice(1);
    expect(failed.events('diplomacy.failed')).toHaveLength(1);
    expect(failed.state.cards.hands.empire).toEqual(['55F']);
    expect(failed.questions()).toEqual([]);
  });
});
