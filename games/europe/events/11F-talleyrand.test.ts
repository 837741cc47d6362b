import { describe, expect, test } from 'vitest';
import { holding, inDiplomacy } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { nationOf } from '../testing/pieces.ts';

describe('11F Talleyrand', () => {
  test('8.2.3 example: Egypt is won with a three, two for the card and one of influence', () => {
    const table = inDiplomacy('11F').answer('empire', event('11F')).answer('empire', { nation: 'egypte' }).dice(3);
    expect(table.events('trial.total')[0]?.said.params).toMatchObject({ trial: 'diplomacy', total: 6 });
    expect(nationOf(table, 'egypte').side).toBe('empire');
  });
  test('8.2.1 a neutral major power in the phase, not in the rounds', () => {
    const neutral = { nations: { prussia: { side: 'neutral', status: 'neutral' } } } as const;
    const phase = inDiplomacy('11F', neutral).answer('empire', event('11F'));
    expect(whyNot(phase, { kind: 'approach', nation: 'prussia' })).toBeUndefined();
    const round = holding('11F', neutral).answer('empire', event('11F'));
    expect(whyNot(round, { kind: 'approach', nation: 'prussia' })).toBe('diplomacy.majorInPhase');
  });
  test('5.2 in the rounds it is the diplomatic action of two rounds', () => {
    const tracks = { envoys: { empire: [1], coalition: [] } };
    expect(whyNot(holding('11F', { tracks }), event('11F'))).toBe('envoys.nobody');
    const table = holding('11F').answer('empire', event('11F')).answer('empire', { nation: 'egypte' }).dice(1);
    expect(table.state.tracks.envoys.empire).toEqual([2]);
  });
});
