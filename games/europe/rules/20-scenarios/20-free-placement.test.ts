import { play } from '@bivouac/testing';
import { describe, expect, test } from 'vitest';
import { STANDARD } from '../../scenario/agreed.ts';
import { generals, zoneId } from '../../catalogue/catalogue.ts';
import { europe } from '../../game.ts';
import { EDITIONS, type GeneralId, SCENARIOS, type Edition, type ScenarioId } from '../../catalogue/ids.ts';
import { depotsWith, fieldForces, force, generalsAt, hand, isForce, squadron, unitsAt } from '../../state/state.ts';
import type { Table } from '../../testing/position.ts';

const begin = (scenario: ScenarioId, edition: Edition = '2013'): Table =>
  play(europe, { scenario, edition, ...STANDARD });
const everySetUp = SCENARIOS.flatMap((scenario) => EDITIONS.map((edition) => [scenario, edition] as const));

/** Every open choice of the set-up is answered with the first answer. */
const setUpAnyhow = (table: Table): Table => {
  while (table.state.clock.phase === 'setUp') {
    const [question] = table.questions();
    if (!question) throw new Error('the set-up waits for nobody');
    table.pick(question.by, () => true);
  }
  return table;
};

describe.each(everySetUp)('20 %s, %s', (scenario, edition) => {
  const table = setUpAnyhow(begin(scenario, edition));
  const { state } = table;
  test('20 ends in the round where the scenario begins, with full hands', () => {
    const [round, next, sizes] =
      scenario === '1805'
        ? [2, 'empire', [7, 7]]
        : scenario === '1809'
          ? [1, 'coalition', [9, 7]]
          : [2, 'empire', [6, 8]];
    expect(state.clock).toMatchObject({ phase: 'rounds', round, next });
    expect([hand(state, 'empire').length, hand(state, 'coalition').length]).toEqual(sizes);
  });
  test('20 leaves every force with units and, where several stand together, with a general', () => {
    for (const { id, commander } of state.forces) {
      expect(unitsAt(state, id).length).toBeGreaterThan(0);
      expect(unitsAt(state, id).length > 1 && commander === null).toBe(false);
    }
    expect(europe.sound(state)).toEqual([]);
  });
  test('20 draws every fleet that is not named', () => {
    expect(state.fleets.filter(({ at }) => at.kind !== 'off').length).toBeGreaterThan(scenario === '1815' ? 12 : 10);
  });
});

describe('20.2 the campaign of 1805', () => {
  test('20 an unnamed general is chosen by the owner', () => {
    const table = begin('1805').until('setUp.general');
    // 7.3.2 The Empire manages Turkey while she is neutral.
    expect(table.asked().by).toBe('empire');
    expect(table.asked().answers.map((answer) => answer['general'])).toContain('grand_vizir');
  });
  test('20.2 three French generals and a depot are placed with units, under their seniors', () => {
    const table = begin('1805').until('setUp.freeGeneral').answer('empire', { general: 'soult' });
    expect(table.refusal('empire', { kind: 'setUpWith', force: 'marmont' })).toMatchObject({ rule: '10.1' });
    table.answer('empire', { kind: 'setUpWith', force: 'napoleon' });
    const lille = fieldForces(table.state, zoneId('lille'), 'empire')[0];
    expect(lille && generalsAt(table.state, lille).map(({ id }) => id)).toContain('soult');
    // 2.1 The depot goes with a general.
    const hosts = table
      .until('setUp.depot')
      .asked('empire')
      .answers.map((answer) => String(answer['force']));
    expect(hosts).toContain('napoleon');
    expect(hosts.filter((name) => !generals.has(name as GeneralId))).toEqual([]);
  });
  test.each(EDITIONS)('7.3.5, 20.2 he may lead a corps of a minor ally that has no general (%s)', (edition) => {
    const table = begin('1805', edition).until('setUp.freeGeneral').answer('empire', { general: 'soult' });
    const hosts = table.asked('empire').answers.map((answer) => answer['force']);
    expect(hosts).toEqual(expect.arrayContaining(['wur_1', 'bav_1']));
    table.answer('empire', { kind: 'setUpWith', force: 'bav_1' });
    const at = table.state.units.find(({ id }) => id === 'bav_1')?.at ?? 'gone';
    expect(isForce(at) && force(table.state, at).commander).toBe('soult');
  });
  test.each(EDITIONS)('20.2 the French depot goes with a French general, not with the Spaniards (%s)', (edition) => {
    const hosts = begin('1805', edition)
      .until('setUp.depot')
      .asked('empire')
      .answers.map((answer) => generals.get(answer['force'] as GeneralId)?.nation);
    expect(new Set(hosts)).toEqual(new Set(['france']));
  });
  test('20.2 Marmont begins at Amsterdam with the Dutch corps, or elsewhere in Holland without it', () => {
    const placed = (zone: string): readonly string[] => {
      const table = begin('1805').until('setUp.where');
      while (!table.asked('empire').answers.some((answer) => answer['zone'] === zone))
        table.pick('empire', () => true).until('setUp.where');
      const { state } = table.answer('empire', { zone });
      const at = (id: string) => state.units.find((row) => row.id === id)?.at ?? 'gone';
      return ['fra_5', 'hol_1'].map((id) => {
        const where = at(id);
        return isForce(where) ? `${force(state, where).zone} ${force(state, where).commander ?? 'alone'}` : where;
      });
    };
    expect(placed('amsterdam')).toEqual(['amsterdam marmont', 'amsterdam marmont']);
    expect(placed('breda')).toEqual(['breda marmont', 'amsterdam alone']);
  });
  test('20.2 the Bavarians may begin at Würzburg', () => {
    const table = begin('1805').until('setUp.where');
    while (!table.asked('empire').answers.some((answer) => answer['zone'] === 'wurtzburg'))
      table.answer('empire', { zone: 'amsterdam' }).until('setUp.where');
    table.answer('empire', { zone: 'wurtzburg' });
    const bavarians = table.state.units.find(({ id }) => id === 'bav_1')?.at ?? 'gone';
    expect(isForce(bavarians) && force(table.state, bavarians).zone).toBe('wurtzburg');
  });
});

test.each(EDITIONS)(
  '10.1, 20.1 the Russians of East Prussia have a general with command for six steps (%s)',
  (edition) => {
    const table = begin('1815', edition);
    while (table.asked().prompt.params['zone'] !== 'koenigsberg') table.pick(table.asked().by, () => true);
    expect(table.asked().answers.map((answer) => answer['general'])).toEqual(['wittgenstein', 'constantin']);
    expect(table.refusal('coalition', { kind: 'takeGeneral', general: 'platov' })).toMatchObject({
      rule: '10.1',
      because: { params: { general: 'platov', steps: 6, command: 4 } },
    });
  },
);

test.each(EDITIONS)(
  '7.3.2, 20.3 the Coalition chooses a general for the Russians, who are neutral in 1809 (%s)',
  (edition) => {
    const table = begin('1809', edition).until('setUp.general');
    expect(table.state.nations.find(({ id }) => id === 'russia')?.side).toBe('neutral');
    expect(table.asked()).toMatchObject({ by: 'coalition', prompt: { params: { zone: 'riga' } } });
  },
);

test('20.1 the Spanish corps next to France stand together or apart', () => {
  const placed = (first: string, second: string): readonly unknown[] => {
    const table = begin('1815');
    for (const zone of [first, second]) {
      while (!table.questions().some(({ answers }) => answers.some((answer) => answer['zone'] === 'saragosse')))
        table.pick(table.asked().by, () => true);
      table.answer('coalition', { zone });
    }
    const { state } = table;
    return ['esp_1', 'esp_2'].map((id) => {
      const at = state.units.find((row) => row.id === id)?.at ?? 'gone';
      return isForce(at) && [force(state, at).zone, force(state, at).commander !== null, depotsWith(state, at).length];
    });
  };
  expect(placed('pampelune', 'pampelune')).toEqual([
    ['pampelune', true, 1],
    ['pampelune', true, 1],
  ]);
  expect(placed('bilbao', 'bilbao')).toEqual([
    ['bilbao', true, 1],
    ['bilbao', true, 1],
  ]);
  expect(placed('bilbao', 'gerone')).toEqual([
    ['bilbao', true, 1],
    ['gerone', false, 0],
  ]);
  // The second leaves the first with its depot.
  expect(placed('pampelune', 'gerone')).toEqual([
    ['pampelune', true, 1],
    ['gerone', false, 0],
  ]);
});

describe('20.1 the British fleets of 1815', () => {
  /** The Empire puts its fleets into Toulon and Brest; then the British are placed. */
  const facing = (edition: Edition): Table => {
    const table = begin('1815', edition);
    for (;;) {
      const question = table.asked();
      const isBritish = question.answers.some(({ kind }) => kind === 'blockading' || kind === 'stationed');
      if (isBritish) return table;
      const haven = question.answers.find((answer) => ['toulon', 'brest'].includes(String(answer['zone'])));
      if (question.prompt.key === 'setUp.fleet' && question.by === 'empire' && haven) table.answer('empire', haven);
      else table.pick(question.by, () => true);
    }
  };
  test('20.1 nine British fleets are placed last: before the French fleets while there is room, in the revised edition at will', () => {
    const kinds = (edition: Edition): readonly string[] => [
      ...new Set(
        facing(edition)
          .asked('coalition')
          .answers.map(({ kind }) => kind),
      ),
    ];
    expect(kinds('2013')).toEqual(['blockading']);
    expect(kinds('revised')).toEqual(['stationed', 'blockading']);
    expect(facing('2013').refusal('coalition', { kind: 'stationed', sea: 'manche' }).rule).toBe('20.1');
    const { state } = setUpAnyhow(facing('2013'));
    const at = (zone: string): number => squadron(state, { kind: 'blockade', zone: zoneId(zone) }, 'coalition').length;
    expect([at('toulon'), at('brest')]).toEqual([3, 3]);
    expect(state.fleets.filter((row) => row.at.kind === 'sea')).toHaveLength(3);
  });
  test('17.2.2, 20.1 three to a place at most', () => {
    const { state } = setUpAnyhow(begin('1815', 'revised'));
    const stations = new Set(
      state.fleets.flatMap(({ at }) => (at.kind === 'sea' || at.kind === 'blockade' ? [JSON.stringify(at)] : [])),
    );
    expect(stations.size).toBe(3);
    for (const station of stations) expect(squadron(state, JSON.parse(station), 'coalition').length).toBe(3);
  });
});
