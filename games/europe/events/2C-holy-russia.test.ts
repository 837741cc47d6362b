import { describe, expect, test } from 'vitest';
import { EDITIONS, type GeneralId, type NationId, type UnitId } from '../catalogue/ids.ts';
import { putGeneral, putUnit } from '../state/state.ts';
import { holding } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { forceOf } from '../testing/marches.ts';
import { generalAt, unitAt } from '../testing/pieces.ts';
import { type Position, type Table, tableAt } from '../testing/position.ts';

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
      expect(generalAt(table, 'tchitchagov')).toBe(id);
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
    expect(generalAt(table, 'tchitchagov')).toBe('reserve');
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
