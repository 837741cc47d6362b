import { describe, expect, test } from 'vitest';
import type { NationId, UnitId } from '../catalogue/ids.ts';
import { putUnit } from '../state/state.ts';
import { inBudget } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { standsAt, unitAt, unitOf } from '../testing/pieces.ts';
import { type Position, type Table, tableAt } from '../testing/position.ts';

const FRANCE = 'france' as NationId;

describe('44F Prince Poniatowski', () => {
  const poland: Position = {
    nations: { pologne: { side: 'empire', status: 'protectorate', patron: FRANCE } },
    zones: { varsovie: { nation: 'pologne' as NationId } },
  };
  const rallying = (forces: Position['forces'], more: Position = {}): Table =>
    inBudget('44F', { ...poland, forces: forces ?? {}, ...more });
  test('6.4 a reduced corps is filled where it stands', () => {
    const table = rallying({ posen: ['pol_1-'] }).answer('empire', event('44F'));
    expect(unitOf(table, 'pol_1')).toMatchObject({ reduced: false });
    expect(unitAt(table, 'pol_2')).toBe('notYet');
    expect(table.state.cards.removed).toContain('44F');
  });
  /** 1809: Poland exists; her corps has been lost. */
  const lost = (more: Position = {}): Table =>
    inBudget('44F', { scenario: '1809', forces: { paris: ['fra_1'] }, ...more });
  test('6.4 a lost one is rebuilt at Warsaw, at full strength', () => {
    const table = lost();
    expect(unitAt(table, 'pol_1')).toBe('reserve');
    table.answer('empire', event('44F'));
    expect(table.asked('empire').answers).toEqual([{ kind: 'raiseAt', zone: 'varsovie' }]);
    table.answer('empire', { zone: 'varsovie' });
    expect(unitOf(table, 'pol_1')).toMatchObject({ reduced: false });
    expect(table.state.forces.at(-1)?.zone).toBe('varsovie');
  });
  test('6.4 at Warsaw alone, though Poland has other fortresses', () => {
    const zones = { cracovie: { nation: 'pologne' as NationId, control: null } };
    const table = lost({ zones }).answer('empire', event('44F'));
    expect(table.asked('empire').answers).toEqual([{ kind: 'raiseAt', zone: 'varsovie' }]);
  });
  test('8.3.5 one that is to arrive with this budget is there at once', () => {
    const g = lost().state;
    putUnit(g, 'pol_1' as UnitId, 'returning');
    const table = tableAt(g).answer('empire', event('44F')).answer('empire', { zone: 'varsovie' });
    expect(standsAt(table, 'pol_1')).toBe('varsovie');
  });
  test('7.3.3 with the enemy before the town it waits in the reserve', () => {
    const table = lost({ forces: { paris: ['fra_1'], varsovie: ['charles', 'aus_1'] } }).answer('empire', event('44F'));
    expect(unitAt(table, 'pol_1')).toBe('reserve');
    expect(table.asked().prompt.key).not.toBe('raise.where');
  });
  test('6.4 not when they are all at full strength', () => {
    expect(whyNot(rallying({ posen: ['pol_1'] }), event('44F'))).toBe('poniatowski.full');
  });
  test('6.4 not without Poland, nor when the Coalition holds Warsaw', () => {
    expect(whyNot(inBudget('44F', { forces: { posen: ['pol_1-'] } }), event('44F'))).toBe('poniatowski.noPoland');
    const held = { varsovie: { nation: 'pologne' as NationId, control: 'russia' as NationId } };
    expect(whyNot(rallying({ posen: ['pol_1-'] }, { zones: held }), event('44F'))).toBe('poniatowski.warsaw');
  });
});
