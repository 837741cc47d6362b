import { describe, expect, test } from 'vitest';
import type { NationId } from '../catalogue/ids.ts';
import { inDiplomacy } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import type { Table } from '../testing/position.ts';

describe('12F Sebastiani', () => {
  test('12F a neutral Turkey at three more, as the major power of the phase', () => {
    const table = inDiplomacy('12F').answer('empire', event('12F')).dice(1);
    expect(table.events('trial.total')[0]?.said.params).toMatchObject({ trial: 'diplomacy' });
    const plain = inDiplomacy('11F').answer('empire', { kind: 'envoy', card: '11F', nation: 'turkey' }).dice(1);
    const modifiers = (told: Table): number => Number(told.events('trial.total')[0]?.said.params['modifiers']);
    expect(modifiers(table)).toBe(modifiers(plain) + 3);
    expect(table.state.tracks.missions.empire).toEqual(['turkey']);
  });
  test('12F not when Turkey is at war, nor after another major power', () => {
    const allied = { nations: { turkey: { side: 'empire', status: 'belligerent' } } } as const;
    expect(whyNot(inDiplomacy('12F', allied), event('12F'))).toBe('diplomacy.notNeutral');
    const tracks = { missions: { empire: ['prussia' as NationId], coalition: [] } };
    expect(whyNot(inDiplomacy('12F', { tracks }), event('12F'))).toBe('diplomacy.oneMajor');
  });
});
