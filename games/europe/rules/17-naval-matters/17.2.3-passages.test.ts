import { expect, test } from 'vitest';
import type { NationId } from '../../catalogue/ids.ts';
import { isOffered, sailing, sailingAs, sea } from '../../testing/sailing.ts';

test('17.2.3 Gibraltar stops nobody else, no matter who holds it', () => {
  const zones = { gibraltar: { control: 'france' as NationId } };
  const table = sailing({ zones, fleets: { fl_ball: sea('mediterranee_occidentale') } }, 'fl_ball');
  expect(isOffered(table, 'sail', 'atlantique_sud')).toBe(true);
});

test('17.2.3 the allies of the holder of Constantinople pass the Bosphorus too', () => {
  const nations = { turkey: { side: 'coalition', status: 'belligerent' } } as const;
  const fleets = { fl_siniavine: sea('mer_noire'), fl_linois: sea('egee') };
  expect(isOffered(sailing({ nations, fleets }, 'fl_siniavine'), 'sail', 'egee')).toBe(true);
  expect(isOffered(sailingAs('empire', { nations, fleets }, 'fl_linois'), 'sail', 'mer_noire')).toBe(false);
});
