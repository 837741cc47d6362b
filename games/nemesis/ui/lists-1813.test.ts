import { describe, expect, test } from 'vitest';
import { STANDARD } from '../scenario/agreed.ts';
import type { UnitId } from '../catalogue/ids.ts';
import { nemesis } from '../game.ts';
import { type Position, position } from '../testing/position.ts';
import { type NemesisView, view as viewOf } from '../secrecy/view.ts';
import { lists } from './lists.ts';

const start = nemesis.setup({ scenario: '1813', ...STANDARD });
const seen = (wanted: Position, seer = 'coalition'): NemesisView =>
  viewOf(position({ scenario: '1813', ...wanted }), seer);
const groups = (view: NemesisView, id: string) => {
  const found = lists(view, 'coalition', 'en').find((each) => each.id === id);
  if (!found) throw new Error(`no list ${id}`);
  return found.groups;
};
const rows = (view: NemesisView, id: string) => groups(view, id).flatMap((group) => group.rows);
const told = (view: NemesisView, side: string, name: string): string =>
  rows(view, `corps ${side}`).find(({ words }) => words.startsWith(name))?.words ?? '';

describe('the order of battle, corps by corps', () => {
  test('14.1 has every unit and commander of a side once, but not the counters of contingents that have not gone over', () => {
    const coalition = start.units.filter(({ id }) => /^[RPASBN]-/.test(id)).length;
    const commanders = groups(viewOf(start, 'coalition'), 'corps coalition');
    expect(commanders.flatMap((group) => group.rows).filter(({ words }) => !words.includes('commander,'))).toHaveLength(
      coalition,
    );
  });

  test('3.1 a corps stands with its commander', () => {
    const guard = groups(viewOf(start, 'coalition'), 'corps french').find(({ name }) => name === 'III Corps (France)');
    expect(guard?.rows[0]?.words).toMatch(/^Ney: /);
    expect(guard?.rows.length).toBeGreaterThan(2);
  });

  test('on the map, with its place to be shown', () => {
    const row = rows(viewOf(start, 'coalition'), 'corps coalition').find(({ counter }) => counter === 'Kutuzov');
    expect(row).toMatchObject({ place: '2813', counter: 'Kutuzov' });
    expect(told(viewOf(start, 'coalition'), 'french', 'Ney')).toContain('about to deploy at Frankfurt am Main (14.1)');
  });

  test('13.2 due: when and where; 14.15 (ii) and on which condition', () => {
    const view = viewOf(start, 'coalition');
    expect(told(view, 'french', 'Napoleon')).toContain('end of Turn 5, Erfurt, Frankfurt am Main and Mainz');
    expect(told(view, 'coalition', 'Schwarzenberg')).toMatch(/end of Turn 12, one of \d+ places, if Austria joins/);
  });

  test('13.2, 16.1 a card may have put it off', () => {
    const rescheduled = [{ unit: 'P-Land3' as UnitId, endOfTurn: 10 }];
    const view = seen({ due: ['P-Land3'], rescheduled });
    expect(rows(view, 'corps coalition').some(({ words }) => words.includes('end of Turn 10'))).toBe(true);
    expect(groups(view, 'reinforcements').map(({ name }) => name)).toEqual([
      'Coalition, end of Turn 10: one of 27 places',
    ]);
  });

  test('14.11, 14.10 waiting, and lost', () => {
    const view = viewOf(start, 'coalition');
    expect(told(view, 'french', 'Poniatowski')).toMatch(/waits at .* until an Armistice/);
    expect(told(view, 'coalition', 'Thielmann')).toContain('neutral at Torgau');
    expect(told(seen({}), 'french', 'Ney')).toContain('lost');
  });

  test('15.1 an enemy who lies face down is on the map, and no more is told', () => {
    const view = seen({ agreed: { hiddenStacks: true }, french: { '4217': ['Ney', 'F-8'] } });
    const row = rows(view, 'corps french').find(({ words }) => words.startsWith('Ney'));
    expect(row?.words).toContain('on the map, face down');
    expect(row?.place).toBeUndefined();
  });
});

describe('the Set Up Card', () => {
  const card = groups(viewOf(start, 'french'), 'setUp');

  test('14.1 tells the trains, the Commands and every stack, those who wait included', () => {
    const [coalition, french] = card;
    expect(coalition?.name).toBe('Coalition: at the start (6 Supply Trains, 3 Combat Commands)');
    expect(french?.name).toBe('French: at the start (9 Supply Trains, 2 Combat Commands)');
    expect(coalition?.rows.find(({ place }) => place === '2813')?.words).toMatch(/^Kalisch: Kutuzov and Konovnitsyn; /);
    expect(coalition?.rows.map(({ place }) => place)).toEqual(expect.arrayContaining(['2517', '3614']));
  });

  test('13.2 and who comes when', () => {
    expect(card[3]?.rows[0]?.words).toMatch(/^End of Turn 2, .*: Vandamme; /);
  });
});
