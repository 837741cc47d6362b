import { describe, expect, test } from 'vitest';
import type { NationId } from '../catalogue/ids.ts';
import { resourcesOf } from '../rules/7-interphase/7.3.1-resources.ts';
import { holding, inDiplomacy } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import type { Position } from '../testing/position.ts';
import { port, where } from '../testing/sailing.ts';

const BRITAIN = 'britain' as NationId;

describe('34F War with the USA', () => {
  const fleets = { fl_ball: port('londres') };
  test.each(['action', 'diplomacy'] as const)('6.5 a British fleet of the Coalition’s choice goes (%s)', (when) => {
    const wanted: Position = {
      fleets: {
        ...fleets,
        fl_nelson: { kind: 'box', box: 'box_corsairs' as never },
        fl_keith: { kind: 'box', box: 'box_usa' as never },
        fl_siniavine: port('odessa'),
      },
    };
    const table = when === 'action' ? holding('34F', wanted) : inDiplomacy('34F', wanted);
    table.answer('empire', event('34F'));
    expect(
      table
        .asked('coalition')
        .answers.map(({ fleet }) => String(fleet))
        .toSorted(),
    ).toEqual(['fl_ball', 'fl_nelson']);
    table.answer('coalition', { fleet: 'fl_ball' });
    expect(where(table, 'fl_ball')).toEqual({ kind: 'box', box: 'box_usa' });
    expect(table.state.cards.wars).toEqual(['34F']);
    expect(table.state.tracks.warThisYear).toBe(true);
  });
  test('7.3.1 Britain has four resources less in the next budget, and in no other', () => {
    const table = holding('34F', { fleets }).answer('empire', event('34F')).answer('coalition', { fleet: 'fl_ball' });
    const in_ = (year: number): number =>
      resourcesOf({ ...table.state, clock: { ...table.state.clock, year } }, BRITAIN);
    expect([in_(1806) - in_(1805), in_(1807) - in_(1805)]).toEqual([-4, 0]);
  });
  test('6.4 a fleet that she does not have is owed', () => {
    const table = holding('34F').answer('empire', event('34F'));
    expect(table.state.effects).toContainEqual({ card: '34F', kind: 'owed', power: 'britain', what: 'fleet' });
  });
  test('6.5 one war a year', () => {
    expect(whyNot(holding('34F', { fleets, tracks: { warThisYear: true } }), event('34F'))).toBe('event.oneWarAYear');
  });
});
