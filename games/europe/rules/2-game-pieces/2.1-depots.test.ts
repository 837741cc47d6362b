import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../catalogue/ids.ts';
import { removeForce } from '../../state/state.ts';
import { forceOf } from '../../testing/battles.ts';
import { marching } from '../../testing/marches.ts';
import { type Position, position, type Table } from '../../testing/position.ts';
import { scene } from '../../testing/scene.ts';
import { zoneId } from '../../catalogue/catalogue.ts';
import { takeControl } from '../3-game-map/3.2-control.ts';
import { interception } from '../12-land-movement/12.4-interception.ts';
import { abandonDepots, loseMobileDepots } from './2.1-depots.ts';
import { eliminateUnit, tidy } from './2.1-loss-steps.ts';

const lying = ({ state }: Table): readonly unknown[] => state.depots.map(({ zone }) => zone);

describe.each(EDITIONS)('2.1 mobile depots (%s)', (edition) => {
  const afterTheLast = (zone: string, zones: Position['zones'] = {}): readonly unknown[] => {
    const g = position({ edition, forces: { [zone]: ['ney', 'fra_1', 'depot'] }, zones });
    eliminateUnit(g, 'fra_1' as never);
    tidy(g, forceOf(g, 'ney'));
    return g.depots.map(({ zone: at }) => at);
  };
  test('2.1 with the last unit of its force a depot is left, and destroyed where the enemy rules', () => {
    expect(afterTheLast('graz')).toEqual([]);
    expect(afterTheLast('graz', { graz: { control: 'france' as never } })).toEqual(['graz']);
  });
  test('2.1, 3.2 a zone open to all is ruled by nobody', () => {
    expect(afterTheLast('villach')).toEqual(['villach']);
  });
  test('2.1 while a friend is there a depot is not alone', () => {
    const g = position({ edition, forces: { graz: ['ney', 'fra_1'] }, depots: { graz: 'france' } });
    g.depots = g.depots.map((row) => ({ ...row, fixed: false }));
    abandonDepots(g, zoneId('graz'));
    expect(g.depots).toHaveLength(1);
    removeForce(g, forceOf(g, 'ney'));
    abandonDepots(g, zoneId('graz'));
    expect(g.depots).toEqual([]);
  });
  test('2.1 a depot of a power that is not at war has no enemy', () => {
    const wanted = {
      edition,
      forces: {},
      depots: { graz: 'prussia' },
      zones: { graz: { control: 'france' as never } },
    };
    const g = position(wanted);
    g.depots = g.depots.map((row) => ({ ...row, fixed: false }));
    abandonDepots(g, zoneId('graz'));
    expect(g.depots).toHaveLength(1);
  });
  test('2.1 the mobile depots of the enemy are destroyed by anyone who comes, not his own', () => {
    const g = position({ edition, forces: {}, depots: { ratisbonne: 'france', munich: 'austria' } });
    g.depots = g.depots.map((row) => ({ ...row, zone: zoneId('ratisbonne'), fixed: false }));
    loseMobileDepots(g, zoneId('ratisbonne'), 'coalition');
    expect(g.depots.map(({ nation }) => nation)).toEqual(['france']);
  });
  test('2.1, 3.2 a flag destroys the mobile depots that lie there, and no fixed one', () => {
    const g = position({ edition, forces: { graz: ['ney', 'fra_1'] }, depots: { graz: 'austria', vienne: 'austria' } });
    g.depots = g.depots.map((row) => ({ ...row, zone: zoneId('graz'), fixed: row.zone === 'graz' }));
    takeControl(g, forceOf(g, 'ney'), zoneId('graz'));
    expect(g.depots.map(({ fixed }) => fixed)).toEqual([true]);
  });
  test('2.1, 12.4 anyone who goes off to intercept leaves what lies about to the enemy', () => {
    const forces = { graz: ['davout', 'fra_1'], vienne: ['charles', 'aus_1'] };
    const wanted = { edition, forces, depots: { graz: 'france' }, hands: { empire: ['4F'] } };
    const table = scene(wanted, (g) => {
      g.depots = g.depots.map((row) => ({ ...row, fixed: false }));
      return interception(g, 'empire', { zone: zoneId('vienne'), from: null, intruders: [forceOf(g, 'charles')] });
    });
    expect(lying(table)).toEqual(['graz']);
    table.answer('empire', { kind: 'intercept', force: 'davout' }).dice(6).answer('empire', 'no').dice(1);
    expect(lying(table)).toEqual([]);
  });
});

test('2.1 revised: only a general takes depots along; a corps without one leaves them', () => {
  const march = (edition: '2013' | 'revised', ...words: readonly string[]): Table =>
    marching({ edition, forces: { munich: [...words, 'fra_1', 'depot'] } }, words[0] ?? 'fra_1').answer('empire', {
      kind: 'march',
      to: 'ulm',
    });
  expect(lying(march('revised'))).toEqual(['munich']);
  expect(lying(march('2013'))).toEqual([null]);
  expect(lying(march('revised', 'ney'))).toEqual([null]);
});
