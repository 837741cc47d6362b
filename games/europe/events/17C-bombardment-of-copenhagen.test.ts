import { describe, expect, test } from 'vitest';
import { type Edition, EDITIONS, type NationId } from '../catalogue/ids.ts';
import { isForce } from '../state/state.ts';
import { inDiplomacy } from '../testing/cards.ts';
import { approach, bonusOfCard } from '../testing/envoys.ts';
import { event, whyNot } from '../testing/events.ts';
import { nationOf, standsAt, unitAt } from '../testing/pieces.ts';
import type { Position, Table } from '../testing/position.ts';
import { port, where } from '../testing/sailing.ts';

const phase = (wanted: Position = {}): Table => inDiplomacy('17C', { ...wanted, clock: { year: 1806 } });

describe('17C Bombardment of Copenhagen', () => {
  test('8.2.3 example: an action on Egypt at +1, which fails with a four', () => {
    const table = phase().answer('coalition', event('17C')).answer('coalition', approach('egypte'));
    expect(bonusOfCard(table)).toBe(1);
    table.dice(4);
    expect(nationOf(table, 'egypte').side).toBe('neutral');
    expect(table.state.tracks.escalade).toBe(1);
    expect(table.state.cards.removed).toContain('17C');
  });
  test('8.2.2 a minor country with a port, and no major power', () => {
    const table = phase().answer('coalition', event('17C'));
    expect(whyNot(table, approach('prussia'), 'coalition')).toBe('copenhagen.minorOnly');
    const inland = phase({ nations: { thuringe: { side: 'neutral', status: 'neutral', patron: null } } });
    inland.answer('coalition', event('17C'));
    expect(whyNot(inland, approach('thuringe'), 'coalition')).toBe('copenhagen.noPort');
  });
  const danes = (edition: Edition): Table =>
    phase({ edition }).answer('coalition', event('17C')).answer('coalition', approach('danemark'));
  test.each(EDITIONS)(
    '6.4 the Danes refuse: they have no fleet, and are allies of the Empire with their corps (%s)',
    (edition) => {
      const table = danes(edition).dice(1).answer('empire', { kind: 'deploy', zone: 'copenhague' });
      expect(nationOf(table, 'danemark').side).toBe('empire');
      expect(standsAt(table, 'dan_1')).toBe('copenhague');
      expect(where(table, 'fl_danemark')).toEqual({ kind: 'off', why: 'gone' });
    },
  );
  test('6.4 the Danes join, and have no fleet all the same', () => {
    const table = danes('2013').dice(6).answer('coalition', { kind: 'deploy', zone: 'copenhague' });
    expect(nationOf(table, 'danemark').side).toBe('coalition');
    expect(where(table, 'fl_danemark')).toEqual({ kind: 'off', why: 'gone' });
  });
  test('6.4 another country that refuses stays as it is', () => {
    const table = phase().answer('coalition', event('17C')).answer('coalition', approach('egypte')).dice(1);
    expect(nationOf(table, 'egypte').side).toBe('neutral');
    expect(nationOf(table, 'danemark').side).toBe('neutral');
  });
  test('6.4 Danes who are allies of the Empire already lose their fleet, and remain', () => {
    const table = phase({
      nations: { danemark: { side: 'empire', status: 'ally', patron: 'france' as NationId } },
      fleets: { fl_danemark: port('copenhague') },
    });
    table.answer('coalition', event('17C')).answer('coalition', approach('danemark')).dice(1);
    expect(nationOf(table, 'danemark').side).toBe('empire');
    expect(isForce(unitAt(table, 'dan_1'))).toBe(false);
    expect(table.events('alliance.joins')).toEqual([]);
    expect(where(table, 'fl_danemark')).toEqual({ kind: 'off', why: 'gone' });
  });
});
