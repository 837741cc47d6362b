import { describe, expect, test } from 'vitest';
import { EDITIONS, type NationId } from '../catalogue/ids.ts';
import { entitlements } from '../rules/6-cards/6.3-hand-size.ts';
import { holding } from '../testing/cards.ts';
import { beaten } from '../testing/conquests.ts';
import { event, whyNot } from '../testing/events.ts';
import { nationOf, unitAt } from '../testing/pieces.ts';
import type { Position } from '../testing/position.ts';

const FRANCE = 'france' as NationId;

describe('20F Triumph of Erfurt', () => {
  const members = ['baviere', 'bade', 'wurtemberg', 'hesse', 'saxe', 'thuringe'];
  const allies = (many: number): Position['nations'] =>
    Object.fromEntries([
      ...['berg', 'mecklembourg', ...members.slice(many)].map((id) => [id, { side: 'neutral', status: 'neutral' }]),
      ...members.slice(0, many).map((id) => [id, { side: 'empire', status: 'ally', patron: FRANCE }]),
      ['austria', { beaten }],
      ['prussia', { beaten }],
    ]) as Position['nations'];
  test.each(EDITIONS)('8.3.1 the Confederation of the Rhine, its corps and a card in every hand (%s)', (edition) => {
    const table = holding('20F', { edition, nations: allies(6) ?? {} }).answer('empire', event('20F'));
    expect(nationOf(table, 'rhin')).toMatchObject({ side: 'empire', status: 'protectorate' });
    expect(unitAt(table, 'rhi_1')).toBe('reserve');
    expect(entitlements(table.state, 'empire').map(({ id }) => id)).toContain('confederationOfTheRhine');
  });
  test.each(EDITIONS)('8.3.1 six of its members are needed (%s)', (edition) => {
    expect(whyNot(holding('20F', { edition, nations: allies(5) ?? {} }), event('20F'))).toBe('state.needsAllies');
  });
  test('8.3.1 revised: Austria and Prussia must have been beaten', () => {
    const nations = { ...allies(6), prussia: { beaten: { empire: 0, coalition: 0 } } };
    expect(whyNot(holding('20F', { edition: 'revised', nations }), event('20F'))).toBe('state.needsBeaten');
    expect(whyNot(holding('20F', { edition: '2013', nations }), event('20F'))).toBeUndefined();
  });
  test('8.3.1 not twice', () => {
    const nations = { ...allies(6), rhin: { side: 'empire', status: 'protectorate' } } as const;
    expect(whyNot(holding('20F', { nations }), event('20F'))).toBe('rhine.exists');
  });
});
