import type { Result } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { EDITIONS, type NationId } from '../../catalogue/ids.ts';
import { putGeneral } from '../../state/state.ts';
import { at, type Position, position } from '../../testing/position.ts';
import { verdictOfHistory } from './19-result.ts';

const held = (nation: string): { control: NationId; fortress: 'none' } => ({
  control: nation as NationId,
  fortress: 'none',
});
const inBritishHands = (...zones: string[]): NonNullable<Position['zones']> =>
  Object.fromEntries(zones.map((zone) => [zone, held('britain')]));
const end = (wanted: Position): Result | undefined => at({ clock: { phase: 'victory', year: 1814 }, ...wanted }).result;

describe.each(EDITIONS)('19 the end of 1814 (%s)', (edition) => {
  const base = { edition, played: ['45F'] };
  test('19, 19.3 France has won who holds her key zones and Mantua', () => {
    expect(end(base)).toMatchObject({ winner: 'empire', because: { key: 'end.keysHeld' } });
  });
  test('19 without Mantua both are defeated', () => {
    const zones = { mantoue: { control: 'austria' as NationId, fortress: 'empty' as const } };
    expect(end({ ...base, zones })).toMatchObject({ winner: 'nobody', because: { key: 'end.bothDefeated' } });
  });
  test('19 with one key zone lost both are defeated', () => {
    expect(end({ ...base, zones: inBritishHands('bordeaux') })?.winner).toBe('nobody');
  });
  test('19, 19.3 the Coalition has won that holds them all in supply', () => {
    const coast = ['bordeaux', 'anvers', 'rouen', 'marseille', 'paris', 'lyon'];
    const depots = Object.fromEntries([...coast, 'grenoble'].map((zone) => [zone, 'britain']));
    const zones = inBritishHands(...coast, 'grenoble');
    expect(end({ ...base, zones, depots, forces: {}, fleets: {}, tracks: { victory: 15 } })).toMatchObject({
      winner: 'coalition',
      because: { key: 'end.keysLost' },
    });
  });
});
test('19 revised: without Napoleonic Europe (45F) holding out is not enough', () => {
  expect(end({ edition: '2013' })?.winner).toBe('empire');
  expect(end({ edition: 'revised' })?.winner).toBe('nobody');
});

describe.each(EDITIONS)('20.1 the Hundred Days (%s)', (edition) => {
  const verdict = (wanted: Position): Result => {
    const g = position({ edition, scenario: '1815', ...wanted });
    return verdictOfHistory(g);
  };
  const army = ['napoleon', 'grande_armee', 'fra_1'];
  const fallen = ['paris', 'lyon', 'bordeaux', 'rouen', 'soissons', 'dijon', 'besancon', 'lille', 'reims', 'metz'];
  const lost = Object.fromEntries(fallen.map((zone) => [zone, held('prussia')]));
  const depots = { paris: 'prussia', dijon: 'prussia', soissons: 'prussia', bourges: 'prussia', besancon: 'prussia' };

  test('20.1 France has won who is not conquered and has an army in order', () => {
    expect(verdict({ forces: { paris: army } })).toMatchObject({
      winner: 'empire',
      points: { empire: 1, coalition: 0 },
    });
  });
  test('20.1 with a demoralised army alone it is a draw', () => {
    expect(verdict({ forces: { paris: [...army, 'demoralised'] } })).toMatchObject({
      winner: 'nobody',
      points: { empire: 0, coalition: 0 },
    });
  });
  test('20.1 without Napoleon the Coalition has won', () => {
    const g = position({ edition, scenario: '1815', forces: { paris: army } });
    putGeneral(g, 'napoleon' as Parameters<typeof putGeneral>[1], 'reserve');
    expect(verdictOfHistory(g)).toMatchObject({
      winner: 'coalition',
      because: { key: 'end.napoleonGone' },
      points: { empire: 0, coalition: 1 },
    });
  });
  test('20.1 France conquered and without an army in order has lost; with one it is a draw', () => {
    const zones = lost;
    const broken = verdict({ zones, depots, forces: { toulouse: [...army, 'demoralised'] } });
    expect(broken).toMatchObject({ winner: 'coalition', because: { key: 'end.franceConquered' } });
    expect(verdict({ zones, depots, forces: { berne: army } })).toMatchObject({ winner: 'nobody' });
  });
});
