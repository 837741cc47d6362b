import type { Overlay } from '@bivouac/board/game-ui.ts';
import { describe, expect, test } from 'vitest';
import { type Position, position } from '../testing/position.ts';
import { view as viewOf } from '../secrecy/view.ts';
import { overlays } from './overlays.ts';

const MANTUA = '3928';
const MILAN = '4227';
const BRESCIA = '4027';
const VERONA = '3827';

const overlay = (wanted: Position, id: string, seat = 'french'): Overlay => {
  const found = overlays(viewOf(position(wanted), seat), seat, 'en').find((each) => each.id === id);
  if (!found) throw new Error(`no overlay ${id}`);
  return found;
};
const at = ({ places }: Overlay, place: string) => places.find((each) => each.place === place);

describe('supply', () => {
  const wanted: Position = {
    french: { [BRESCIA]: ['f99-Serr'], [VERONA]: ['f99-Hatry'] },
    coalition: { '3728': ['a99-c2', 'a99-Lipt'] },
    depots: { french: [MILAN] },
  };

  test('6.1 a stack in supply stands on its route, which is drawn to the Depot', () => {
    const supply = overlay(wanted, 'supply');
    expect(at(supply, BRESCIA)).toEqual({
      place: BRESCIA,
      tone: 'own',
      words: 'Brescia: in supply from Milan, a route of 3.',
    });
    const [line] = supply.lines;
    expect(line?.through[0]).toBe(BRESCIA);
    expect(line?.through.at(-1)).toBe(MILAN);
    expect(line?.through).toHaveLength(4);
  });

  test('6.1 one without a route is in danger', () => {
    expect(at(overlay(wanted, 'supply'), VERONA)).toMatchObject({ tone: 'danger', words: 'Verona: out of supply.' });
  });

  test('6.6 Cossacks without a route are not', () => {
    const cossacks = overlay({ coalition: { [VERONA]: ['r99-k1'] } }, 'supply', 'coalition');
    expect(at(cossacks, VERONA)?.tone).toBe('shared');
  });

  test('6.2 empty hexes within reach are shown, those beyond are not', () => {
    const supply = overlay(wanted, 'supply');
    expect(at(supply, MILAN)?.tone).toBe('good');
    expect(at(supply, '2927')).toBeUndefined();
  });

  test('the enemy’s supply can be looked at as well', () => {
    expect(at(overlay(wanted, 'enemySupply'), '3728')?.tone).toBe('danger');
  });
});

describe('the chain of Depots', () => {
  test('7.8 shows the Depots, the cities that could take one, and where the chain reaches', () => {
    const chain = overlay({ depots: { french: [MILAN] } }, 'chain');
    expect(at(chain, MILAN)?.tone).toBe('own');
    expect(at(chain, '4229')).toMatchObject({
      tone: 'good',
      words: 'Genoa: a Supply Train here could become a Depot.',
    });
    expect(at(chain, '4328')?.tone).toBe('shared');
    expect(at(chain, '2927')).toBeUndefined();
  });
});

describe('control', () => {
  test('18.4a cities are held by who stands there', () => {
    const control = overlay({ french: { [MANTUA]: ['f99-mg'] }, coalition: { [VERONA]: ['a99-Lipt'] } }, 'control');
    expect(at(control, MANTUA)).toMatchObject({ tone: 'own', words: 'Mantua, a victory city: held by the French.' });
    expect(at(control, VERONA)?.tone).toBe('enemy');
    expect(at(control, MILAN)).toMatchObject({ tone: 'shared', words: 'Milan, a victory city: no units.' });
  });
});

describe('the reach of enemy cavalry', () => {
  test('8.4 bp6, 6.2 bp1 a river screens from it, a bridge lets it cut routes', () => {
    const reach = overlay({ coalition: { [VERONA]: ['a99-c2'] } }, 'cavalry');
    expect(at(reach, VERONA)?.tone).toBe('enemy');
    expect(at(reach, '3828')?.tone).toBe('danger');
    expect(at(reach, '3927')?.tone).toBe('shared'); // Peschiera, over a bridge
    expect(at(reach, MANTUA)).toBeUndefined(); // over a river without one
  });

  test('3.3 disrupted cavalry reaches nothing', () => {
    expect(overlay({ coalition: { [VERONA]: ['a99-c2'] }, disrupted: ['a99-c2'] }, 'cavalry').places).toEqual([]);
  });
});

test('18.6 the sources of both sides are shown', () => {
  const sources = overlay({}, 'sources');
  expect(at(sources, '3325')?.tone).toBe('enemy');
  expect(at(sources, '4528')?.tone).toBe('own');
});

test('overlays of one view are worked out once', () => {
  const view = viewOf(position({}), 'french');
  expect(overlays(view, 'french', 'en')).toBe(overlays(view, 'french', 'en'));
  expect(overlays(view, 'french', 'fr')).not.toBe(overlays(view, 'french', 'en'));
});
