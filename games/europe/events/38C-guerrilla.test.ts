import { describe, expect, test } from 'vitest';
import { zones as zoneCards } from '../catalogue/catalogue.ts';
import { type Edition, EDITIONS, type NationId, type UnitId } from '../catalogue/ids.ts';
import { putUnit } from '../state/state.ts';
import { holding } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { GRAND_ALLIANCE, settingOut } from '../testing/grand-alliance.ts';
import { forceOf } from '../testing/marches.ts';
import { type Position, type Table, tableAt } from '../testing/position.ts';

describe('38C Guerrilla', () => {
  const liberation: Position = { played: ['24F', '22C'] };
  /** The militia of Dos de Mayo have been lost since, and are in the reserve. */
  const withMilitia = (wanted: Position): Table => {
    const g = holding('38C', { nations: GRAND_ALLIANCE, ...liberation, ...wanted }).state;
    putUnit(g, 'esp_mil1' as UnitId, 'reserve');
    return tableAt(g);
  };
  const french = { pampelune: ['davout', 'fra_1', 'fra_2'] };

  /** Davout halts at Pamplona, with or without guerrillas about him: the modifiers of his test. */
  const halted = (edition: Edition, isHarried: boolean, points: number): unknown => {
    const table = settingOut('38C', 'davout', { ...liberation, edition, forces: french })
      .answer('coalition', isHarried ? event('38C') : 'pass')
      .answer('empire', { kind: 'forced', points })
      .answer('empire', 'halt');
    if (table.asked().by === 'chance') table.dice(1);
    return table.events('trial.total')[0]?.said.params['modifiers'];
  };
  test.each(EDITIONS)('13.6.1 a force in Spain tests at the end of its activation, at two more (%s)', (edition) => {
    expect(halted(edition, false, 0)).toBeUndefined();
    const forced = Number(halted(edition, false, 1));
    expect(halted(edition, true, 1)).toBe(forced + 2);
    expect(halted(edition, true, 0)).toBe(forced + 1);
  });
  test('12.3, 13.6.1 after a battle it tests again, at two more, and no more for the march that was forced', () => {
    const table = settingOut('38C', 'davout', {
      ...liberation,
      forces: { ...french, saragosse: ['esp_1-'] },
      zones: { pampelune: { control: 'france' as NationId } },
    });
    table.answer('coalition', event('38C')).answer('empire', { kind: 'forced', points: 1 });
    table
      .answer('empire', { kind: 'march', to: 'saragosse' })
      .dice(1)
      .until('march.next')
      .answer('empire', 'halt')
      .dice(1);
    const [before, after] = table.events('trial.total').map(({ said }) => Number(said.params['modifiers']));
    expect(after).toBe((before ?? NaN) + 1);
  });
  test('13.6.1 not outside Spain', () => {
    const table = settingOut('38C', 'davout', { ...liberation, forces: { bayonne: ['davout', 'fra_1'] } });
    expect(whyNot(table, event('38C'), 'coalition')).toBe('guerrilla.notSpain');
  });
  test('4 not before the War of Liberation, nor when Spain is out of it', () => {
    const early = settingOut('38C', 'davout', { forces: french });
    expect(whyNot(early, event('38C'), 'coalition')).toBe('event.needsLiberation');
    const beaten = { spain: { side: 'neutral', status: 'forcedPeace' } } as const;
    const late = settingOut('38C', 'davout', { ...liberation, forces: french, nations: beaten });
    expect(whyNot(late, event('38C'), 'coalition')).toBe('event.needsLiberation');
  });
  test('2.1 a militia of the reserve rises where no Empire units stand', () => {
    const table = withMilitia({ forces: { madrid: ['davout', 'fra_1'] } });
    table.answer('coalition', event('38C'));
    expect(whyNot(table, { kind: 'raiseAt', zone: 'madrid' }, 'coalition')).toBe('rising.enemyThere');
    expect(table.asked('coalition').answers).not.toContainEqual({ kind: 'raiseAt', zone: 'lisbonne' });
    table.answer('coalition', { kind: 'raiseAt', zone: 'seville' });
    expect(forceOf(table, 'esp_mil1').zone).toBe('seville');
  });
  test('15.1 not under the guns of a fortress that the Empire holds', () => {
    const zones = { barcelone: { control: 'france' as NationId } };
    const table = withMilitia({ forces: {}, zones }).answer('coalition', event('38C'));
    expect(whyNot(table, { kind: 'raiseAt', zone: 'barcelone' }, 'coalition')).toBe('rising.fortress');
  });
  test('2.1 not where no land is left to Spain', () => {
    const lost = [...zoneCards.values()].flatMap(({ id, nation }) =>
      nation === 'spain' ? [[id, { nation: 'france' as NationId }] as const] : [],
    );
    const table = withMilitia({ forces: {}, zones: Object.fromEntries(lost) });
    expect(whyNot(table, event('38C'), 'coalition')).toBe('guerrilla.nowhere');
  });
  test('2.1 not without militia in the reserve', () => {
    const table = holding('38C', { nations: GRAND_ALLIANCE, ...liberation, forces: {} });
    expect(whyNot(table, event('38C'), 'coalition')).toBe('guerrilla.noMilitia');
  });
});
