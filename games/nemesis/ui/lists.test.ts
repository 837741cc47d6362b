import { STANDARD } from '../scenario/agreed.ts';
import { describe, expect, test } from 'vitest';
import { nemesis } from '../game.ts';
import { type Position, position } from '../testing/position.ts';
import { type NemesisView, view as viewOf } from '../secrecy/view.ts';
import { counters } from './counters.ts';
import { lists } from './lists.ts';

const MANTUA = '3928';
const VERONA = '3827';

const seen = (wanted: Position, seer = 'french') => viewOf(position(wanted), seer);
const list = (view: NemesisView, id: string, seat = 'french') => {
  const found = lists(view, seat, 'en').find((each) => each.id === id);
  if (!found) throw new Error(`no list ${id}`);
  return found.groups;
};

const wanted: Position = {
  french: { [MANTUA]: ['f99-mg', 'f99-Serr', 'Moreau'] },
  coalition: { [VERONA]: ['a99-Lipt'] },
  depots: { french: [MANTUA] },
  trains: [{ side: 'french', hex: MANTUA, real: false }],
  disrupted: ['f99-mg'],
  ledgers: { french: { depotsLost: 2 } },
};

describe('the order of battle', () => {
  test('lists each stack with its commanders and units, one’s own side first', () => {
    const [mine, theirs] = list(seen(wanted), 'stacks');
    expect(mine?.name).toBe('French, Mantua: 2 units, 5 Occupancy Factors');
    expect(mine?.rows.map(({ counter }) => counter)).toEqual(['Moreau', 'f99-Serr', 'f99-mg']);
    expect(mine?.rows.at(-1)?.words).toContain('disrupted');
    expect(theirs?.place).toBe(VERONA);
    expect(list(seen(wanted, 'coalition'), 'stacks', 'coalition')[0]?.place).toBe(VERONA);
  });
});

describe('reinforcements', () => {
  test('13.2 those still to come, Turn by Turn, with their hexes', () => {
    const groups = list(
      viewOf(nemesis.setup({ scenario: '1799', ...STANDARD }), 'coalition'),
      'reinforcements',
      'coalition',
    );
    expect(groups[0]?.name).toBe('Coalition, end of Turn 2: Udine, Treviso, hex 3626, Villach and Klagenfurt');
    expect(groups[0]?.rows).toHaveLength(3);
  });

  test('13.2 those who have come or are lost are no longer listed', () => {
    expect(list(seen({ due: ['a99-Hohe'] }), 'reinforcements').flatMap(({ rows }) => rows)).toHaveLength(1);
  });
});

test('losses are counted side by side', () => {
  const groups = list(seen(wanted), 'losses');
  expect(groups[0]?.name).toMatch(/^French: \d+ units lost$/);
  expect(groups[0]?.rows.every(({ place }) => place === undefined)).toBe(true);
});

describe('Depots and trains', () => {
  test('7.4 the owner reads what he has laid, the enemy only where', () => {
    const words = (seat: string) =>
      list(seen(wanted, seat), 'stores', seat).flatMap(({ rows }) => rows.map((row) => row.words));
    expect(words('french')).toEqual([
      'Depot at Mantua',
      'Dummy at Mantua',
      '2 Depots captured: 2 Supply Trains fewer every Turn',
    ]);
    expect(words('coalition')).toContain('Train or dummy at Mantua');
    expect(words('coalition')).not.toContain('Dummy at Mantua');
  });
});

test('every row that names a counter names one on the map', () => {
  const view = seen(wanted);
  const onMap = new Set(counters(view, 'french', 'en').map(({ id }) => id));
  const named = lists(view, 'french', 'en').flatMap(({ groups }) =>
    groups.flatMap(({ rows }) => rows.map((row) => row.counter)),
  );
  expect(named.filter((id) => id !== undefined && !onMap.has(id))).toEqual([]);
});
