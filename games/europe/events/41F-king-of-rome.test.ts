import { describe, expect, test } from 'vitest';
import type { NationId } from '../catalogue/ids.ts';
import { inDiplomacy } from '../testing/cards.ts';
import { beaten, inAlliance, inPeace, neutralAgain } from '../testing/conquests.ts';
import { event, whyNot } from '../testing/events.ts';
import type { Position, Table } from '../testing/position.ts';

const BRITAIN = 'britain' as NationId;

describe('41F King of Rome', () => {
  const born = (austria: object, wanted: Position = {}): Table =>
    inDiplomacy('41F', { clock: { year: 1811 }, nations: { austria }, ...wanted });
  test.each([inPeace, inAlliance, neutralAgain])('19 a point while Austria keeps still: $status', (austria) => {
    const table = born(austria);
    const before = table.state.tracks.victory ?? 0;
    expect(table.answer('empire', event('41F')).state.tracks.victory).toBe(before + 1);
    expect(table.state.cards.removed).toContain('41F');
  });
  test('6.4 from 1811', () => {
    expect(whyNot(born(inPeace, { clock: { year: 1810 } }), event('41F'))).toBe('event.tooEarly');
  });
  test('6.4 not with an Austria at war or never beaten, nor with the enemy in Paris', () => {
    expect(whyNot(born({ side: 'coalition', status: 'belligerent', beaten }), event('41F'))).toBe('kingOfRome.austria');
    expect(whyNot(born({ side: 'neutral', status: 'neutral' }), event('41F'))).toBe('kingOfRome.austria');
    const held = { paris: { control: BRITAIN } };
    expect(whyNot(born(inPeace, { zones: held, forces: { lyon: ['fra_1'] } }), event('41F'))).toBe('kingOfRome.paris');
  });
});
