import { describe, expect, test } from 'vitest';
import { zoneId } from '../catalogue.ts';
import type { Edition, GeneralId, NationId, UnitId } from '../ids.ts';
import { isSupplied } from '../rules/13-supply/13.3-supply-lines.ts';
import { attritionModifiers } from '../rules/13-supply/13.6.2-modifiers.ts';
import { addDepot, generalRow, unitRow, unitsAt } from '../state.ts';
import { event, whyNot } from '../testing/events.ts';
import { forceOf } from '../testing/marches.ts';
import { at, type Position, type Table, tableAt } from '../testing/position.ts';

const EDITIONS: readonly Edition[] = ['2013', 'revised'];
const unitOf = ({ state }: Table, id: string) => unitRow(state, id as UnitId);
const generalAt = ({ state }: Table, id: string) => generalRow(state, id as GeneralId).at;

/** The Coalition holds one card, and it is its turn. */
const holding = (card: string, wanted: Position = {}): Table =>
  at({
    noOtherCards: true,
    forces: {},
    fleets: {},
    tracks: { austrianDuty: [] },
    ...wanted,
    hands: { empire: [], coalition: [card], ...wanted.hands },
    clock: { next: 'coalition', ...wanted.clock },
  });

describe('37C Malet', () => {
  const abroad = { vienne: ['napoleon', 'fra_1'] };
  test.each(EDITIONS)('6.4 the Genius leaves the game, and a card is lost at random (%s)', (edition) => {
    const table = holding('37C', {
      edition,
      forces: abroad,
      hands: { empire: ['1F', '8F', '13F', '24F', '25F'] },
      tracks: { austrianDuty: [], victory: 10 },
    }).answer('coalition', event('37C'));
    expect(table.asked().by).toBe('chance');
    expect(table.asked().answers).toEqual([
      { kind: 'drawCard', card: '8F' },
      { kind: 'drawCard', card: '13F' },
    ]);
    table.answer('chance', { card: '13F' });
    expect(table.state.cards.removed).toEqual(expect.arrayContaining(['1F', '37C']));
    expect(table.state.cards.hands.empire).toEqual(['8F', '24F', '25F']);
    expect(table.state.cards.discards.empire).toEqual(['13F']);
    expect(table.state.tracks.victory).toBe(9);
  });
  test('6.4 without a card to lose it is the Genius alone', () => {
    const table = holding('37C', { forces: abroad, hands: { empire: ['24F'] } }).answer('coalition', event('37C'));
    expect(table.state.cards.hands.empire).toEqual(['24F']);
    expect(table.state.cards.removed).toContain('1F');
  });
  test('6.4 not while Napoleon is in France, or with no force', () => {
    expect(whyNot(holding('37C', { forces: { paris: ['napoleon', 'fra_1'] } }), event('37C'), 'coalition')).toBe(
      'malet.atHome',
    );
    expect(whyNot(holding('37C'), event('37C'), 'coalition')).toBe('malet.atHome');
  });
});

describe('39C Desertion', () => {
  const forces = { munich: ['davout', 'fra_1', 'fra_2', 'bav_1'], ulm: ['wur_1-'], paris: ['ney', 'fra_3', 'fra_4'] };
  test.each(EDITIONS)('6.4 a step of a minor ally goes (%s)', (edition) => {
    const table = holding('39C', { edition, forces })
      .answer('coalition', event('39C'))
      .answer('coalition', { kind: 'desert', force: 'davout' });
    expect(unitOf(table, 'bav_1').reduced).toBe(true);
    expect([unitOf(table, 'fra_1').reduced, unitOf(table, 'fra_2').reduced]).toEqual([false, false]);
  });
  test('6.4 where there is none the owner chooses', () => {
    const table = holding('39C', { forces })
      .answer('coalition', event('39C'))
      .answer('coalition', { kind: 'desert', force: 'ney' })
      .answer('empire', { kind: 'loseStep', unit: 'fra_4' });
    expect(unitOf(table, 'fra_4').reduced).toBe(true);
  });
  test('6.4 never the last step of a force', () => {
    const table = holding('39C', { forces }).answer('coalition', event('39C'));
    expect(whyNot(table, { kind: 'desert', force: 'wur_1' }, 'coalition')).toBe('desertion.lastStep');
    expect(whyNot(holding('39C', { forces: { ulm: ['wur_1-'] } }), event('39C'), 'coalition')).toBe('desertion.nobody');
  });
});

describe('40C Scorched Earth', () => {
  const army = { moscou: ['barclay', 'armee_1ere', 'rus_1'], smolensk: ['napoleon', 'grande_armee', 'fra_1'] };
  const played: Position = {
    played: ['2C'],
    nations: { russia: { side: 'coalition', status: 'belligerent' } },
  };
  /** What Napoleon's march through Smolensk would be modified by. */
  const linesAt = (table: Table, when: 'march' | 'endPhase'): readonly string[] => {
    const { id } = forceOf(table, 'napoleon');
    const units = unitsAt(table.state, id).map((row) => row.id);
    const route = [forceOf(table, 'napoleon').zone];
    const ordeal = { rule: '12.3', force: id, units, when, forced: 0, route, mayUseDepot: false } as const;
    return attritionModifiers(table.state, ordeal, false).map(({ what }) => what);
  };
  test.each(EDITIONS)(
    '13.6.2 to the end of the year Russia is poor and harder, in the end phase too (%s)',
    (edition) => {
      const table = holding('40C', { ...played, edition, forces: army });
      expect(linesAt(table, 'march')).not.toContain('scorchedEarth');
      table.answer('coalition', event('40C')).answer('coalition', 'done');
      expect(linesAt(table, 'march')).toEqual(expect.arrayContaining(['poorZone', 'scorchedEarth']));
      expect(linesAt(table, 'endPhase')).toContain('scorchedEarth');
      expect(table.state.effects).toEqual([{ card: '40C', kind: 'scorchedEarth', year: 1805 }]);
    },
  );
  test('13.6.2 a fortress that the Empire holds feeds it, but the test is as hard', () => {
    const zones = { smolensk: { control: 'france' as never } };
    const table = holding('40C', { ...played, forces: army, zones }).answer('coalition', event('40C'));
    table.answer('coalition', 'done');
    expect(linesAt(table, 'march')).toContain('scorchedEarth');
    expect(linesAt(table, 'march')).not.toContain('poorZone');
  });
  test('6.2, 6.4 after 2C alone, and once', () => {
    expect(whyNot(holding('40C', { forces: army }), event('40C'), 'coalition')).toBe('event.needsEvent');
    expect(whyNot(holding('40C', { forces: army, played: ['2C', '40C'] }), event('40C'), 'coalition')).toBe(
      'event.onceOnly',
    );
  });
  test('10.1, 20.3 Kutuzov, removed by the scenario, takes over the Russian army', () => {
    const table = holding('40C', { ...played, scenario: '1809', forces: army });
    expect(generalAt(table, 'koutouzov')).toBe('gone');
    table.answer('coalition', event('40C')).answer('coalition', { kind: 'takeOver', force: 'barclay' });
    expect(forceOf(table, 'barclay').commander).toBe('koutouzov');
    expect(generalAt(table, 'barclay')).toBe(generalAt(table, 'koutouzov'));
  });
  test('7.3.5 or he waits in the reserve', () => {
    const table = holding('40C', { ...played, scenario: '1809', forces: army });
    table.answer('coalition', event('40C')).answer('coalition', 'done');
    expect(generalAt(table, 'koutouzov')).toBe('reserve');
  });
  test('10.1 not where three generals serve already; in the field he stays where he is', () => {
    const full = { moscou: ['barclay', 'armee_1ere', 'rus_1', 'bagration', 'tormassov', 'dokhtourov'] };
    const crowded = holding('40C', { ...played, scenario: '1809', forces: full }).answer('coalition', event('40C'));
    expect(crowded.asked().by).toBe('empire');
    expect(generalAt(crowded, 'koutouzov')).toBe('reserve');
    const there = holding('40C', { ...played, forces: { moscou: ['koutouzov', 'rus_1'] } });
    there.answer('coalition', event('40C'));
    expect(there.asked().by).toBe('empire');
    expect(forceOf(there, 'rus_1').commander).toBe('koutouzov');
    expect(generalAt(there, 'koutouzov')).toBe(forceOf(there, 'rus_1').id);
  });
  test('10.1 the Russian army alone is his', () => {
    const forces = { ...army, vienne: ['charles', 'armee_allemagne', 'aus_1'] };
    const table = holding('40C', { ...played, scenario: '1809', forces }).answer('coalition', event('40C'));
    expect(table.asked('coalition').answers).toEqual([{ kind: 'takeOver', force: 'barclay' }, { kind: 'done' }]);
  });
});

describe('41C Cossacks', () => {
  const position41: Position = { forces: { vilna: ['rus_1'] }, depots: { kovno: 'france' } };
  const zones = { kovno: { control: 'france' as never } };
  test('6.4 a depot alone beside Russians burns', () => {
    const table = holding('41C', { ...position41, zones }).answer('coalition', event('41C'));
    table.answer('coalition', { kind: 'raid', zone: 'kovno' });
    expect(table.state.depots).toEqual([]);
  });
  test('6.4 not one that is guarded, or far away, or with no Russians in the war', () => {
    const why = (wanted: Position): string | undefined =>
      whyNot(holding('41C', { ...position41, zones, ...wanted }), event('41C'), 'coalition');
    expect(why({})).toBeUndefined();
    expect(why({ forces: { vilna: ['rus_1'], kovno: ['fra_1'] } })).toBe('cossacks.noDepot');
    expect(why({ forces: { moscou: ['rus_1'] } })).toBe('cossacks.noDepot');
    expect(why({ forces: { vilna: ['aus_1'] } })).toBe('cossacks.noDepot');
    expect(why({ nations: { russia: { side: 'neutral', status: 'neutral' } } })).toBe('cossacks.noDepot');
  });
  test('6.4 neither a depot of their own side nor a mobile one', () => {
    const own = holding('41C', { ...position41, depots: { kovno: 'russia' } });
    expect(whyNot(own, event('41C'), 'coalition')).toBe('cossacks.noDepot');
    const g = holding('41C', { forces: { vilna: ['rus_1'] }, zones }).state;
    addDepot(g, 'france' as NationId, { zone: zoneId('kovno'), fixed: false });
    expect(whyNot(tableAt(g), event('41C'), 'coalition')).toBe('cossacks.noDepot');
  });
});

describe('48C General Winter', () => {
  const lost = { forces: { moscou: ['davout', 'fra_1', 'fra_2'], madrid: ['ney', 'fra_3'] } };
  const winter: Position = { clock: { round: 6 } };
  const totals = (table: Table): readonly unknown[] =>
    table.events('trial.total').map(({ said }) => said.params['modifiers']);
  test.each(EDITIONS)(
    '13.6.2 who has no supply in the East tests at once, at one more beside winter (%s)',
    (edition) => {
      const table = holding('48C', { ...lost, ...winter, edition })
        .answer('coalition', event('48C'))
        .dice(1);
      const { id } = forceOf(table, 'davout');
      const ordeal = {
        rule: '12.3',
        force: id,
        units: unitsAt(table.state, id).map((row) => row.id),
        when: 'march',
        forced: 0,
        route: [forceOf(table, 'davout').zone],
        mayUseDepot: true,
      } as const;
      const lines = attritionModifiers(table.state, ordeal, false);
      expect(lines).toEqual(expect.arrayContaining([{ what: 'generalWinter', by: 1 }]));
      expect(lines.map(({ what }) => what)).toEqual(expect.arrayContaining(['winter', 'unsupplied']));
      expect(totals(table)).toEqual([lines.reduce((sum, { by }) => sum + by, 0)]);
      expect(table.state.effects).toEqual([{ card: '48C', kind: 'generalWinter', year: 1805 }]);
    },
  );
  test('13.6.2 not in the West', () => {
    const table = holding('48C', { ...lost, ...winter })
      .answer('coalition', event('48C'))
      .dice(1);
    const { id, zone } = forceOf(table, 'ney');
    const units = unitsAt(table.state, id).map((row) => row.id);
    const ordeal = {
      rule: '12.3',
      force: id,
      units,
      when: 'march',
      forced: 0,
      route: [zone],
      mayUseDepot: true,
    } as const;
    const lines = attritionModifiers(table.state, ordeal, false).map(({ what }) => what);
    expect(lines).toContain('winter');
    expect(lines).not.toContain('generalWinter');
  });
  test('13.6 nobody tests at once who is cut off in the West', () => {
    const table = holding('48C', { ...winter, forces: { edimbourg: ['ney', 'fra_3'] } });
    expect(isSupplied(table.state, forceOf(table, 'ney').id)).toBe(false);
    table.answer('coalition', event('48C'));
    expect(table.asked().by).not.toBe('chance');
  });
  test('13.6.2 it is over with the rounds', () => {
    const table = holding('48C', { ...lost, ...winter })
      .answer('coalition', event('48C'))
      .dice(1);
    const { id } = forceOf(table, 'davout');
    const units = unitsAt(table.state, id).map((row) => row.id);
    const state = { ...table.state, clock: { ...table.state.clock, phase: 'endPhase' as const } };
    const ordeal = {
      rule: '12.3',
      force: id,
      units,
      when: 'endPhase',
      forced: 0,
      route: [],
      mayUseDepot: true,
    } as const;
    expect(attritionModifiers(state, ordeal, false).map(({ what }) => what)).not.toContain('generalWinter');
  });
  test('16 only in winter', () => {
    expect(whyNot(holding('48C', { ...lost, clock: { round: 5 } }), event('48C'), 'coalition')).toBe(
      'generalWinter.noWinter',
    );
  });
});

describe('51C Typhus', () => {
  const large = ['davout', 'grande_armee', 'fra_1', 'fra_2', 'fra_3', 'bav_1'];
  test.each(EDITIONS)('13.6.2 a large force abroad tests at one more, for its nation alone (%s)', (edition) => {
    const table = holding('51C', { edition, forces: { moscou: [...large, 'depot'] }, clock: { round: 6 } })
      .answer('coalition', event('51C'))
      .answer('coalition', { kind: 'sicken', force: 'davout' })
      .dice(1);
    // Half of the steps and more are French: one less; the card: one more. Neither winter nor want of supply counts.
    expect(table.events('trial.total')[0]?.said.params).toMatchObject({ trial: 'attrition', die: 1, total: 1 });
    expect(table.state.depots).toHaveLength(1);
  });
  test('6.4 neither a small force, nor one in France', () => {
    const forces = { munich: ['ney', 'fra_4'], paris: large };
    expect(whyNot(holding('51C', { forces }), event('51C'), 'coalition')).toBe('typhus.nobody');
  });
  test('6.4 nor a small one that besieges, or that has shut itself in before anybody has come', () => {
    const besieger = {
      forces: { ulm: ['ney', 'fra_4'] },
      zones: { ulm: { control: 'austria' as NationId, siege: 0 } },
    };
    expect(whyNot(holding('51C', besieger), event('51C'), 'coalition')).toBe('typhus.nobody');
    const garrison = { forces: { mantoue: ['fra_4', 'besieged'] } };
    expect(whyNot(holding('51C', garrison), event('51C'), 'coalition')).toBe('typhus.nobody');
  });
  test('6.4 one that is besieged tests whatever its size', () => {
    const table = holding('51C', {
      forces: {
        mantoue: [
          ['fra_4', 'besieged'],
          ['jean', 'aus_1', 'aus_2', 'aus_3'],
        ],
        paris: large,
      },
      zones: { mantoue: { siege: 1 } },
    }).answer('coalition', event('51C'));
    expect(whyNot(table, { kind: 'sicken', force: 'davout' }, 'coalition')).toBe('typhus.spared');
    expect(whyNot(table, { kind: 'sicken', force: 'fra_4' }, 'coalition')).toBeUndefined();
  });
});

describe('54C Bourbon Restoration', () => {
  const paris = { paris: { control: 'britain' as never } };
  test.each(EDITIONS)('6.4 with a key zone of France the Empire loses a card at random (%s)', (edition) => {
    const table = holding('54C', { edition, zones: paris, hands: { empire: ['1F', '8F', '24F', '25F'] } });
    table.answer('coalition', event('54C'));
    expect(table.asked().answers).toEqual([{ kind: 'drawCard', card: '8F' }]);
    table.answer('chance', { card: '8F' });
    expect(table.state.cards.hands.empire).toEqual(['1F', '24F', '25F']);
  });
  test('6.4 not if it holds nothing else', () => {
    const table = holding('54C', { zones: paris, hands: { empire: ['1F', '24F', '25F'] } });
    expect(whyNot(table, event('54C'), 'coalition')).toBe('restoration.noCard');
  });
  const forces = {
    lyon: ['fra_10-'],
    lille: ['fra_11'],
    strasbourg: ['ney', 'fra_12-', 'fra_gn1'],
    munich: ['fra_13-'],
    bordeaux: ['fra_gn2'],
    nantes: ['fra_1-'], // an elite corps is none of the line
  };
  test('6.4 else a National Guard or a reduced corps without a general goes home', () => {
    const table = holding('54C', { forces }).answer('coalition', event('54C'));
    expect(table.asked('coalition').answers.map(({ unit }) => unit)).toEqual(['fra_10', 'fra_gn1', 'fra_gn2']);
    table.answer('coalition', { unit: 'fra_10' });
    expect(unitOf(table, 'fra_10')).toMatchObject({ at: 'reserve', reduced: false });
  });
  test('6.4 not if there is neither', () => {
    const table = holding('54C', { forces: { lille: ['fra_11'], munich: ['fra_13-'] } });
    expect(whyNot(table, event('54C'), 'coalition')).toBe('restoration.nobody');
  });
});
