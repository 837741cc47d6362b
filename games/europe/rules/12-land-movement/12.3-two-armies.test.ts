import { expect, test } from 'vitest';
import { type Edition, EDITIONS } from '../../catalogue/ids.ts';
import { acting, forceOf } from '../../testing/marches.ts';
import type { Table } from '../../testing/position.ts';

/** Napoleon, with one step left, and Masséna force their march upon Munich as one. */
const upon = (edition: Edition, munich: readonly string[] = ['aus_1'], points = 3): Table => {
  const ulm = [
    ['napoleon', 'grande_armee', 'fra_10-'],
    ['massena', 'armee_italie', 'fra_13', 'fra_14', 'fra_15'],
  ];
  const table = acting({ edition, forces: { ulm, munich } }).answer('empire', {
    kind: 'activateArmies',
    force: 'napoleon',
  });
  return table.until('12.3').answer('empire', { kind: 'forced', points });
};

test.each(EDITIONS)(
  '13.6.1, 14.11 each army tests for itself: the other fights when the first is no more (%s)',
  (edition) => {
    const table = upon(edition).answer('empire', { kind: 'march', to: 'munich' });
    table.dice(6); // Napoleon's last step
    expect(table.state.generals.find(({ id }) => id === 'napoleon')?.at).toBe('reserve');
    table.dice(1).until('12.1');
    expect(table.events('battle.begins')).toHaveLength(1);
    expect(forceOf(table, 'massena').zone).toBe('munich');
    expect(table.asked('empire').prompt).toMatchObject({ key: 'march.next', params: { force: 'massena' } });
  },
);

test.each(EDITIONS)(
  '9.1, 14.11 a victory that costs the first army its last step leaves the other to march on (%s)',
  (edition) => {
    const table = upon(edition, ['jean', 'aus_1', 'aus_2'], 0).answer('empire', { kind: 'march', to: 'munich' });
    table.answer('coalition', 'stand').until('14.6').dice(6, 6, 3, 3).until('14.8');
    table.answer('empire', { kind: 'loseStep', unit: 'fra_10' }).until('12.1');
    expect(table.asked('empire').prompt).toMatchObject({ key: 'march.next', params: { force: 'massena' } });
  },
);
