import { describe, expect, test } from 'vitest';
import type { Edition, GeneralId, NationId, UnitId } from '../ids.ts';
import { generalRow, putGeneral, putUnit, unitRow } from '../state.ts';
import { event, whyNot } from '../testing/events.ts';
import { forceOf } from '../testing/marches.ts';
import { at, type Position, type Table, tableAt } from '../testing/position.ts';

const EDITIONS: readonly Edition[] = ['2013', 'revised'];
const austria = 'austria' as NationId;
const unitAt = ({ state }: Table, id: string) => unitRow(state, id as UnitId).at;

/** The Coalition holds one card, and it is its turn. */
const holding = (card: string, wanted: Position): Table =>
  at({
    noOtherCards: true,
    hands: { empire: [], coalition: [card] },
    forces: {},
    fleets: {},
    tracks: { austrianDuty: [] },
    ...wanted,
    clock: { next: 'coalition', ...wanted.clock },
  });

describe('2C Holy Russia', () => {
  const corps = ['fra_1', 'fra_2', 'fra_3', 'fra_4'];
  const invasion = (extra: readonly string[], wanted: Position = {}): Table =>
    holding('2C', {
      forces: {
        smolensk: ['napoleon', 'grande_armee', ...corps, ...extra],
        moscou: ['koutouzov', 'armee_1ere', 'rus_1'],
      },
      ...wanted,
    });
  const levy = (table: Table): Table => {
    table.answer('coalition', event('2C'));
    for (let left = 4; left > 0; left--) table.answer('coalition', { kind: 'raiseAt', zone: 'moscou' });
    return table.answer('coalition', { kind: 'raiseWith', force: 'koutouzov' });
  };
  test.each(EDITIONS)(
    '6.4 militia, two corps and Chichagov take the field, and a Russian force is free (%s)',
    (edition) => {
      const table = levy(invasion(['fra_5'], { edition }));
      const { id } = forceOf(table, 'koutouzov');
      expect(['rus_mil2', 'rus_mil3', 'rus_11', 'rus_12'].map((unit) => unitAt(table, unit))).toEqual([id, id, id, id]);
      expect(generalRow(table.state, 'tchitchagov' as GeneralId).at).toBe(id);
      table.answer('coalition', { kind: 'activate', force: 'koutouzov' });
      expect(table.state.march?.force).toBe(id);
    },
  );
  test('6.4 only a Russian force', () => {
    const forces = {
      smolensk: ['napoleon', 'grande_armee', ...corps, 'fra_5'],
      moscou: ['koutouzov', 'armee_1ere', 'rus_1'],
      vienne: ['charles', 'aus_1'],
    };
    const table = levy(invasion([], { forces }));
    expect(whyNot(table, { kind: 'activate', force: 'charles' }, 'coalition')).toBe('activation.tooDear');
  });
  test('6.4 what has come into the reserve before takes the field too', () => {
    const g = invasion(['fra_5']).state;
    for (const unit of ['rus_mil2', 'rus_11']) putUnit(g, unit as UnitId, 'reserve');
    putGeneral(g, 'tchitchagov' as GeneralId, 'reserve');
    const table = levy(tableAt(g));
    const { id } = forceOf(table, 'koutouzov');
    expect(['rus_mil2', 'rus_11'].map((unit) => unitAt(table, unit))).toEqual([id, id]);
  });
  test('11 what finds no room enters the reserve, and so does Chichagov', () => {
    const lost = ['viborg', 'revel', 'riga', 'vilna', 'bobruisk', 'brest_litovsk', 'neminov', 'kiev', 'odessa'];
    const table = invasion([], {
      forces: {
        smolensk: ['napoleon', 'grande_armee', ...corps, 'fra_5'],
        moscou: ['koutouzov', 'rus_1', 'rus_2', 'rus_3'],
        saint_petersbourg: ['rus_4'],
      },
      zones: Object.fromEntries([...lost, 'sebastopol'].map((id) => [id, { control: 'france' as NationId }])),
    })
      .answer('coalition', event('2C'))
      .answer('coalition', { kind: 'raiseAt', zone: 'moscou' });
    expect(['rus_mil3', 'rus_11', 'rus_12'].map((unit) => unitAt(table, unit))).toEqual(Array(3).fill('reserve'));
    expect(generalRow(table.state, 'tchitchagov' as GeneralId).at).toBe('reserve');
    expect(table.events('placing.reserve')).toHaveLength(3);
  });
  test('6.4 ten steps of the Empire must stand in Russia', () => {
    expect(whyNot(invasion([]), event('2C'), 'coalition')).toBe('holyRussia.tooFew');
    expect(whyNot(invasion(['fra_5-']), event('2C'), 'coalition')).toBe('holyRussia.tooFew');
    expect(whyNot(invasion(['fra_5']), event('2C'), 'coalition')).toBeUndefined();
    const outside = { smolensk: ['napoleon', 'grande_armee', ...corps], varsovie: ['davout', 'fra_5', 'fra_6'] };
    expect(whyNot(invasion([], { forces: outside }), event('2C'), 'coalition')).toBe('holyRussia.tooFew');
  });
  test('6.4 Russia must be at war', () => {
    const table = invasion(['fra_5'], { nations: { russia: { side: 'neutral', status: 'neutral' } } });
    expect(whyNot(table, event('2C'), 'coalition')).toBe('holyRussia.notAtWar');
  });
  test('6.2 a silver star: once in the game as an event', () => {
    expect(whyNot(invasion(['fra_5'], { played: ['2C'] }), event('2C'), 'coalition')).toBe('event.onceOnly');
  });
  test('5.1.4 in the diplomatic phase nobody is activated', () => {
    const table = levy(invasion(['fra_5'], { clock: { phase: 'diplomacy', round: 0, next: 'coalition' } }));
    expect(table.state.action).toBeNull();
    expect(table.asked('coalition').prompt.key).toBe('diplomacy.phase');
  });
});

describe('14C Major Campaign', () => {
  const forces = {
    salzbourg: ['mack', 'aus_1', 'aus_2'],
    innsbruck: ['jean', 'aus_3'],
    vienne: ['charles', 'aus_5'],
    prague: ['hiller', 'aus_6'],
    munich: ['ney', 'fra_1', 'fra_2'],
  };
  const march = (table: Table, force: string, to?: string): Table => {
    table.answer('coalition', { kind: 'activate', force }).answer('coalition', { kind: 'forced', points: 0 });
    if (to === undefined) return table.answer('coalition', 'halt');
    return table.answer('coalition', { kind: 'march', to });
  };
  test.each(EDITIONS)(
    '12.6 three forces are activated free, whatever their initiative, and no fourth (%s)',
    (edition) => {
      const table = holding('14C', { edition, forces }).answer('coalition', event('14C'));
      for (const force of ['mack', 'charles', 'hiller']) march(table, force);
      expect(table.state.campaign).toBeNull();
      expect(table.asked().by).toBe('empire');
      expect(table.state.tracks.reserve.coalition).toBe(0);
    },
  );
  test('12.6 they wait for each other and fight together', () => {
    const table = holding('14C', { forces }).answer('coalition', event('14C'));
    march(table, 'mack', 'munich').answer('empire', 'stand').answer('coalition', 'await');
    march(table, 'jean', 'munich').answer('coalition', 'await');
    table.answer('coalition', { kind: 'fightIn', zone: 'munich' });
    expect(table.state.battle?.points.coalition).toBe(6);
  });
  test('12.6 not without a force that could be activated', () => {
    expect(whyNot(holding('14C', {}), event('14C'), 'coalition')).toBe('majorCampaign.nobody');
  });
});

describe('15C Interior Lines', () => {
  /** Ney waits before this general at Munich, and Marmont comes after him. */
  const campaign = (general: string, edition: Edition = '2013'): Table => {
    const table = at({
      edition,
      noOtherCards: true,
      hands: { empire: ['2F'], coalition: ['15C'] },
      fleets: {},
      forces: {
        munich: [general, 'aus_1', 'aus_2', 'aus_3'],
        ulm: ['ney', 'fra_1', 'fra_2'],
        innsbruck: ['marmont', 'fra_3'],
      },
      zones: { munich: { control: austria }, innsbruck: { control: 'france' as NationId } },
    }).answer('empire', event('2F'));
    for (const force of ['ney', 'marmont']) {
      table.answer('empire', { kind: 'activate', force }).answer('empire', { kind: 'forced', points: 0 });
      table.answer('empire', { kind: 'march', to: 'munich' }).until('campaign.fightOrWait').answer('empire', 'await');
    }
    return table.answer('empire', { kind: 'fightIn', zone: 'munich' });
  };
  test.each(EDITIONS)(
    '12.6 a general with two in defence meets them one by one, as the mover orders (%s)',
    (edition) => {
      const table = campaign('charles', edition)
        .answer('coalition', event('15C'))
        .answer('coalition', { kind: 'holdApart', force: 'charles' })
        .answer('empire', { kind: 'fightWith', force: 'marmont' });
      expect(table.state.battle?.forces.empire).toEqual([forceOf(table, 'marmont').id]);
      expect(table.state.campaign?.waiting).toHaveLength(1);
    },
  );
  test.each(EDITIONS)(
    '14 after the first of these battles he may retreat, before the next attacker (%s)',
    (edition) => {
      const between = (): Table =>
        campaign('charles', edition)
          .answer('coalition', event('15C'))
          .answer('coalition', { kind: 'holdApart', force: 'charles' })
          .answer('empire', { kind: 'fightWith', force: 'marmont' })
          .until('14.6')
          .dice(1, 1, 6, 6)
          .until('genius.fallBack');
      const gone = between().answer('coalition', 'yes').until('campaign.next');
      expect(forceOf(gone, 'charles').zone).not.toBe('munich');
      expect(forceOf(between().answer('coalition', 'no'), 'charles').zone).toBe('munich');
    },
  );
  test('12.6 without the card they fight together', () => {
    const table = campaign('charles').answer('coalition', 'pass');
    expect(table.state.battle?.points.empire).toBe(6);
  });
  test('12.6 a general with less than two in defence cannot', () => {
    expect(whyNot(campaign('mack'), event('15C'), 'coalition')).toBe('genius.nobody');
  });
});

describe('16C Winter Campaign', () => {
  const winter = (round: number, wanted: Position = {}): Table => holding('16C', { ...wanted, clock: { round } });
  test.each(EDITIONS)('5.2 a seventh round is played this year (%s)', (edition) => {
    const table = winter(6, { edition }).answer('coalition', event('16C'));
    expect(table.state.clock).toMatchObject({ phase: 'rounds', round: 7, next: 'empire' });
    table.answer('empire', 'pass').answer('coalition', 'pass');
    expect(table.state.clock.phase).not.toBe('rounds');
  });
  test('5.2 without it the sixth is the last', () => {
    expect(winter(6).answer('coalition', 'pass').state.clock.phase).not.toBe('rounds');
  });
  test('5.2 in the sixth round alone', () => {
    expect(whyNot(winter(5), event('16C'), 'coalition')).toBe('winterCampaign.sixthRound');
    expect(whyNot(winter(7, { tracks: { seventhRound: true } }), event('16C'), 'coalition')).toBe(
      'winterCampaign.sixthRound',
    );
  });
  test('5.2 once a year', () => {
    const again = winter(6, { tracks: { seventhRound: true, austrianDuty: [] } });
    expect(whyNot(again, event('16C'), 'coalition')).toBe('winterCampaign.already');
  });
});
