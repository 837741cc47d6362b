import { describe, expect, test } from 'vitest';
import { nationId, zoneId } from '../../catalogue/catalogue.ts';
import { EDITIONS, type UnitId } from '../../catalogue/ids.ts';
import { force, forceCalled, nation } from '../../state/state.ts';
import { inAlliance } from '../../testing/conquests.ts';
import { event, whyNot } from '../../testing/events.ts';
import { holding } from '../../testing/cards.ts';
import { type Position, position, type Table } from '../../testing/position.ts';
import { port, sailingAs } from '../../testing/sailing.ts';
import { scene } from '../../testing/scene.ts';
import { joinSide } from '../8-diplomacy/8.1.2-alliance.ts';
import { breakWithGuests } from '../8-diplomacy/8.1.4-broken-alliance.ts';
import { refugesBeyond } from '../18-conquests/18.2.3-frontier.ts';

/** A French corps of Rochefort sails to Oviedo, in the same waters. */
const toOviedo = (wanted: Position, unit: string): Table =>
  sailingAs(
    'empire',
    {
      played: [],
      ...wanted,
      forces: { rochefort: [unit], ...wanted.forces },
      fleets: { fl_missiessy: port('rochefort') },
    },
    'fl_missiessy',
  )
    .answer('empire', { kind: 'embark', unit })
    .answer('empire', 'putOut')
    .answer('empire', { kind: 'putIn', zone: 'oviedo' });
/** Moore sails from Plymouth to the north of Portugal. */
const toPorto = (wanted: Position): Table =>
  sailingAs(
    'coalition',
    { played: [], ...wanted, forces: { plymouth: ['moore', 'gbr_1'] }, fleets: { fl_ball: port('plymouth') } },
    'fl_ball',
  )
    .answer('coalition', { kind: 'embarkForce', force: 'moore' })
    .answer('coalition', 'putOut')
    .answer('coalition', { kind: 'sail', sea: 'atlantique_nord' });
const ashore = { kind: 'disembark' } as const;

describe.each(EDITIONS)('12.1, 17.2.8 the peninsula is closed by sea as it is by land (%s)', (edition) => {
  test('8.1.2, 17.2.8 before the Snare of Bayonne no French corps goes ashore in allied Spain', () => {
    const { because } = toOviedo({ edition }, 'fra_1').refusal('empire', ashore);
    expect(because.key).toBe(edition === 'revised' ? 'peninsula.closed' : 'peninsula.snareFirst');
    expect(toOviedo({ edition, played: ['24F'] }, 'fra_1').asked('empire').answers).toContainEqual(ashore);
  });
  test('12.1, 17.2.8 Moore lands at Oporto in the first edition, and after 24F or 25F in the revised one', () => {
    const lands = (wanted: Position): string | undefined => {
      const table = toPorto({ edition, ...wanted });
      table.answer('coalition', { kind: 'putIn', zone: 'porto' });
      const isOpen = table.asked('coalition').answers.some(({ kind }) => kind === 'disembark');
      return isOpen ? undefined : table.refusal('coalition', ashore).because.key;
    };
    expect(lands({})).toBe(edition === 'revised' ? 'peninsula.closed' : undefined);
    expect(lands({ played: ['25F'] })).toBeUndefined();
  });
  test('12.1, 17.2.9 so it is for a landing in an enemy port', () => {
    const nations = { portugal: { side: 'empire', status: 'ally', patron: nationId('france') } } as const;
    const land = { kind: 'land', zone: 'porto' } as const;
    expect(whyNot(toPorto({ edition, nations }), land, 'coalition')).toBe(
      edition === 'revised' ? 'peninsula.closed' : undefined,
    );
    expect(toPorto({ edition, nations, played: ['25F'] }).asked('coalition').answers).toContainEqual(land);
  });
});

test('12.1, 17.2.8 revised: no fourth French corps goes ashore after one event', () => {
  const forces = { madrid: ['ney', 'fra_2', 'fra_3'], bilbao: ['fra_4'] };
  const table = toOviedo({ edition: 'revised', played: ['24F'], forces }, 'fra_1');
  expect(table.refusal('empire', ashore).because).toEqual({ key: 'peninsula.tooMany', params: { limit: 3 } });
});

test('12.1, 17.2.8 revised: Italians do not go ashore in Spain before Dos de Mayo', () => {
  const table = toOviedo({ edition: 'revised', played: ['24F', '25F'] }, 'ita_1');
  expect(table.refusal('empire', ashore).because.key).toBe('peninsula.frenchOrSpanish');
});

test('17.2.8 troops that may not go ashore where the squadron stops are lost', () => {
  const table = toOviedo({}, 'fra_1').answer('empire', 'done');
  expect(table.state.units.find(({ id }) => id === 'fra_1')?.at).toBe('reserve');
});

test('8.1.2, 18.2.3 a force that leaves a land at peace does not find its refuge in a closed Spain', () => {
  const refuges = (played: readonly string[]): readonly string[] => {
    const g = position({ forces: { elvas: ['junot', 'fra_1'] }, played });
    const lands = [nationId('britain'), nationId('portugal')];
    return refugesBeyond(g, forceCalled(g, 'junot' as never), lands, 'empire').map(
      (id) => nation(g, g.zones.find((row) => row.id === id)?.nation ?? nationId('britain')).id,
    );
  };
  expect(refuges([])).not.toContain('spain');
  expect(refuges(['24F'])).toEqual(['spain']);
});

test('8.1.4, 12.1 guests of a broken alliance do not fall back into a land that is closed to them', () => {
  const where = (played: readonly string[]): readonly unknown[] =>
    scene(
      {
        edition: 'revised',
        fleets: {},
        played,
        nations: { portugal: { side: 'coalition', status: 'ally' } },
        forces: { elvas: [['junot', 'fra_1'], ['por_1']] },
      },
      (g) => breakWithGuests(g, [nationId('portugal')], 'coalition'),
    )
      .asked('empire')
      .answers.map(({ zone }) => zone);
  expect(where([])).not.toContain('badajoz');
  expect(where(['24F'])).toContain('badajoz');
});

test('8.2.3, 12.1 an ally who changes sides does not come over into a land that is closed to him', () => {
  const stays = (played: readonly string[]): string => {
    const table = scene(
      {
        edition: 'revised',
        fleets: {},
        played,
        nations: { spain: { side: 'coalition', status: 'belligerent' } },
        forces: { bayonne: ['ney', 'fra_1', 'bav_1'] },
      },
      (g) => joinSide(g, nationId('baviere'), 'coalition'),
    );
    while (table.questions().length > 0) table.pick('coalition', () => true);
    const { at } = table.state.units.find(({ id }) => id === ('bav_1' as UnitId)) ?? { at: 'gone' };
    return at.startsWith('force-') ? force(table.state, at as never).zone : at;
  };
  expect(stays([])).toBe('reserve');
  expect([zoneId('bilbao'), zoneId('pampelune')]).toContain(stays(['24F']));
});

test('12.1, 40F revised: a corps of a forced ally does not join an army in Spain before Dos de Mayo', () => {
  const forces = { madrid: ['napoleon', 'grande_armee', 'fra_1', 'fra_2', 'fra_3'], vienne: ['aus_1'] };
  const lent = (played: readonly string[]): Table =>
    holding('40F', {
      edition: 'revised',
      nations: { austria: inAlliance },
      depots: { madrid: 'france' },
      forces,
      played,
    });
  expect(lent(['24F', '25F']).refusal('empire', event('40F')).because.key).toBe('expedition.nobody');
  expect(lent(['22C']).asked('empire').answers).toContainEqual(event('40F'));
});
