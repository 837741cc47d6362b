import { expect, test } from 'vitest';
import { duchyId, zoneId } from '../catalogue/catalogue.ts';
import { position, type Position } from '../testing/position.ts';
import { shipyardGain, voyageFrom } from './fleets.ts';
import { type Situation, situation } from './situation.ts';

const seen = (seat: string, wanted: Position): Situation =>
  situation(position({ players: 5, active: seat as never, points: 4, ...wanted }), seat);
const channel = zoneId('english_channel');
const brest = duchyId('brest');

test('a Fleet that is much the stronger goes for Squadrons in Port, and leaves them be when the batteries decide', () => {
  const biscay = zoneId('bay_of_biscay');
  const strong = seen('britain', { fleets: { bay_of_biscay: 'britain 6', bordeaux: 'france 2' }, forces: {} });
  expect(voyageFrom(strong, 'britain', biscay, 2)).toMatchObject({ first: 'bordeaux' });
  const weak = seen('britain', { fleets: { bay_of_biscay: 'britain 1', bordeaux: 'france 2' }, forces: {} });
  expect(voyageFrom(weak, 'britain', biscay, 2)?.first).not.toBe('bordeaux');
});

test('the Channel is kept while an Army waits on its other shore', () => {
  const inForce = (forces: NonNullable<Position['forces']>): number =>
    voyageFrom(seen('britain', { fleets: { english_channel: 'britain 2' }, forces }), 'britain', channel, 8)?.gain ?? 0;
  const threatened = inForce({ calais: ['napoleon', 'france 6'] });
  expect(threatened).toBeLessThan(0);
  expect(threatened).toBeLessThan(inForce({ munich: ['napoleon', 'france 6'] }));
});

test('a weak Fleet stays in Port before a stronger one', () => {
  const blockaded = seen('france', { fleets: { english_channel: 'britain 4', brest: 'france 1' }, forces: {} });
  expect(voyageFrom(blockaded, 'france', brest, 8)?.gain ?? -1).toBeLessThan(0);
});

test('nobody builds Squadrons where no enemy has any', () => {
  expect(shipyardGain(seen('britain', { fleets: { english_channel: 'britain 2' }, forces: {} }), 'britain')).toBe(-3);
});
