import { describe, expect, test } from 'vitest';
import { cardId } from '../../catalogue/catalogue.ts';
import { EDITIONS, type NationId } from '../../catalogue/ids.ts';
import { sheetOf } from '../../testing/battles.ts';
import { actionOf, forceOf, marching } from '../../testing/marches.ts';
import { type Position, position, type Table, tableAt } from '../../testing/position.ts';
import { beginCampaign } from '../12-land-movement/12.6-beginning.ts';

const flag = (nation: string) => ({ control: nation as NationId });

/**
 * Mack stands at Munich, Ney comes from Ulm and Marmont from Innsbruck, which he besieges. Once Marmont has left, Innsbruck
 * is the only Austrian ground around, for Salzburg is French.
 */
describe.each(EDITIONS)('14.10 an attack from several zones (%s)', (edition) => {
  const around: Position = {
    edition,
    hands: { empire: [], coalition: [] },
    noOtherCards: true,
    fleets: {},
    zones: { munich: flag('austria'), salzbourg: flag('france'), innsbruck: { siege: 0 } },
    forces: {
      munich: ['mack', 'armee_allemagne', 'aus_1', 'aus_2', 'aus_3'],
      ulm: ['ney', 'fra_1', 'fra_2'],
      innsbruck: ['marmont', 'fra_3'],
    },
  };
  const together = (): Table => {
    const g = position({ ...around, action: actionOf('empire', 1, { usesReserve: false }) });
    beginCampaign(g, cardId('2F'));
    const table = tableAt(g);
    for (const force of ['ney', 'marmont']) {
      table.answer('empire', { kind: 'activate', force }).until('12.3').answer('empire', { kind: 'forced', points: 0 });
      table.answer('empire', { kind: 'march', to: 'munich' });
      if (table.asked().by === 'coalition') table.answer('coalition', 'stand');
      table.answer('empire', 'await');
    }
    return table.answer('empire', { kind: 'fightIn', zone: 'munich' }).until('14.6');
  };
  const toTheGuns = (): Table => {
    const table = marching(around, 'ney')
      .answer('empire', { kind: 'march', to: 'munich' })
      .answer('coalition', 'stand');
    table.answer('empire', { kind: 'counterMarch', general: 'marmont' }).dice(6);
    return table.until('14.6');
  };
  /** The French win, and Mack falls back wherever he may. */
  const fallsBackTo = (table: Table): string => {
    table.dice(6, 5, 1, 2);
    while (table.state.battle !== null) table.pick(table.asked().by, () => true);
    return forceOf(table, 'mack').zone;
  };

  test('12.6, 14.10 the defender goes back to none of the zones from which forces of a campaign came', () => {
    const table = together();
    expect(sheetOf(table).cameBy.empire).toEqual(['ulm', 'innsbruck']);
    expect(['nuremberg', 'ratisbonne', 'augsbourg']).toContain(fallsBackTo(table));
  });
  test('14.1, 14.10 nor to the zone from which a counter-march came', () => {
    const table = toTheGuns();
    expect(sheetOf(table).cameBy.empire).toEqual(['ulm', 'innsbruck']);
    expect(['nuremberg', 'ratisbonne', 'augsbourg']).toContain(fallsBackTo(table));
  });
  test('14.10 he goes to Innsbruck if nobody came from there', () => {
    const { innsbruck: _, ...forces } = around.forces ?? {};
    const table = marching({ ...around, forces, zones: { ...around.zones, innsbruck: {} } }, 'ney');
    table.answer('empire', { kind: 'march', to: 'munich' }).answer('coalition', 'stand').until('14.6');
    expect(fallsBackTo(table)).toBe('innsbruck');
  });
  test('13.3, 14.5.4 the lines of the defender cross none of these zones', () => {
    expect(sheetOf(together()).unsupplied).toEqual({ empire: false, coalition: true });
    expect(sheetOf(toTheGuns()).unsupplied.coalition).toBe(true);
  });
});
