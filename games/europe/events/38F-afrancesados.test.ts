import { describe, expect, test } from 'vitest';
import type { NationId } from '../catalogue/ids.ts';
import { holding } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { unitAt } from '../testing/pieces.ts';
import type { Position, Table } from '../testing/position.ts';

const SPAIN_FIGHTS: Position = {
  played: ['22C'],
  nations: { spain: { side: 'coalition', status: 'belligerent' } },
};
const zoneOf = ({ state }: Table, id: string) => state.zones.find((row) => row.id === id);

describe('38F Afrancesados', () => {
  const french = { burgos: ['joseph', 'fra_10', 'fra_11'] };
  const winning = (forces: Position['forces'] = {}): Table =>
    holding('38F', {
      ...SPAIN_FIGHTS,
      forces: { ...french, ...forces },
      zones: {
        burgos: { control: 'france' as NationId },
        pampelune: { control: 'france' as NationId },
      },
    });
  test('4 in the War of Liberation alone, and not when Spain is out of it', () => {
    expect(whyNot(holding('38F', { forces: french }), event('38F'))).toBe('event.needsLiberation');
    const over = holding('38F', {
      played: ['22C'],
      forces: french,
      nations: { spain: { side: 'neutral', status: 'forcedPeace' } },
    });
    expect(whyNot(over, event('38F'))).toBe('event.needsLiberation');
  });
  test('6.4 a zone without enemies and without a fortress comes under French control, within two points', () => {
    const table = winning().answer('empire', event('38F'));
    expect(whyNot(table, { kind: 'winOverZone', zone: 'leon' })).toBe('afrancesados.fortress');
    expect(whyNot(table, { kind: 'winOverZone', zone: 'madrid' })).toBeUndefined(); // two points
    expect(whyNot(table, { kind: 'winOverZone', zone: 'tolede' })).toBe('afrancesados.far'); // three
    table.answer('empire', { kind: 'winOverZone', zone: 'valladolid' });
    expect(zoneOf(table, 'valladolid')?.control).toBe('france');
    expect(table.state.cards.discards.empire).toEqual(['38F']);
  });
  test('6.4 or it is rid of a militia that stands alone', () => {
    const table = winning({ valladolid: ['esp_mil1'], madrid: ['esp_1'] }).answer('empire', event('38F'));
    expect(whyNot(table, { kind: 'winOverZone', zone: 'madrid' })).toBe('afrancesados.nothing');
    table.answer('empire', { kind: 'winOverZone', zone: 'valladolid' });
    expect(unitAt(table, 'esp_mil1')).toBe('reserve');
    expect(zoneOf(table, 'valladolid')?.control).toBeNull();
  });
  test('6.4 not of one with a general or beside others, nor of the militia of another nation', () => {
    const why = (...valladolid: readonly (readonly string[])[]): string | undefined =>
      whyNot(winning({ valladolid }).answer('empire', event('38F')), { kind: 'winOverZone', zone: 'valladolid' });
    expect(why(['castanos', 'esp_mil1'])).toBe('afrancesados.nothing');
    expect(why(['esp_mil1'], ['gbr_1'])).toBe('afrancesados.nothing');
    expect(why(['gbr_mil'])).toBe('afrancesados.nothing');
    expect(why(['esp_mil1'], ['fra_12'])).toBeUndefined();
  });
  test('3.2 a zone that is French already, or is nobody’s, is not won over', () => {
    const madrid = holding('38F', {
      ...SPAIN_FIGHTS,
      forces: { madrid: ['joseph', 'fra_10', 'fra_11'] },
      zones: Object.fromEntries(
        ['madrid', 'valladolid', 'burgos', 'pampelune'].map((id) => [id, { control: 'france' as NationId }]),
      ),
    }).answer('empire', event('38F'));
    expect(whyNot(madrid, { kind: 'winOverZone', zone: 'valladolid' })).toBe('afrancesados.nothing');
    expect(whyNot(madrid, { kind: 'winOverZone', zone: 'tolede' })).toBe('afrancesados.nothing');
  });
  test('13.1 not near a force out of supply', () => {
    const cut = holding('38F', {
      ...SPAIN_FIGHTS,
      forces: { cordoue: ['joseph', 'fra_10'] },
      zones: { cordoue: { control: 'france' as NationId } },
    });
    expect(whyNot(cut, event('38F'))).toBe('afrancesados.nowhere');
  });
});
