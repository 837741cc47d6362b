import { play } from '@bivouac/testing';
import { describe, expect, test } from 'vitest';
import { nemesis } from '../../game.ts';
import { at, ITALY, position } from '../../testing/position.ts';
import { checkScenario } from '../../scenario/scenario.ts';
import { story } from '../../testing/story.ts';

const begin = () => play(nemesis, {});
const whereIs = (table: ReturnType<typeof begin>, id: string) =>
  [...table.state.units, ...table.state.commanders].find((row) => row.id === id)?.at;

describe('18.1 set-up', () => {
  test('18.1 the Coalition places its depots before the French deploy (A-117)', () => {
    const table = begin();
    expect(table.asked().by).toBe('coalition');
    expect(whereIs(table, 'Kray')).toBe('3827');
    expect(whereIs(table, 'a99-Elsn')).toBe('3827');
    expect(whereIs(table, 'f99-Serr')).toBe('due');
    table.answer('coalition', 'done');
    expect(table.asked().by).toBe('french');
    expect(whereIs(table, 'f99-Serr')).toBe('3927');
    expect(whereIs(table, 'Moreau')).toBe('3927');
  });

  test('18.1 reinforcements are not on the map at the start', () => {
    const table = begin().answer('coalition', 'done').answer('french', 'done');
    expect(whereIs(table, 'Suvorov')).toBe('due');
    expect(whereIs(table, 'r99-1')).toBe('due');
  });

  test('18.1 as many trains of the first Turn as he likes become Depots, and no more than he has', () => {
    const table = begin();
    const cities = ['3424', '3526', '3727', '3728', '3827'];
    cities.forEach((hex, index) => {
      expect(table.asked().prompt).toEqual({ key: 'setUp.depot', params: { side: 'coalition', left: 5 - index } });
      table.answer('coalition', { kind: 'depot', hex });
    });
    expect(table.state.depots).toEqual(cities.map((hex) => ({ side: 'coalition', hex })));
    expect(table.asked().answers).toEqual([{ kind: 'done' }]);
    expect(table.refusal('coalition', { kind: 'depot', hex: '3828' })).toEqual({
      rule: '18.1',
      because: { key: 'setUp.noTrainLeft', params: { side: 'coalition' } },
    });
  });

  test('18.1 a first Depot must be linked to the Ultimate Supply Source by 7.8', () => {
    expect(begin().refusal('coalition', { kind: 'depot', hex: '3827' }).rule).toBe('7.8');
  });

  test('18.1 a first Depot stands on a friendly city by 7.7', () => {
    const french = begin().answer('coalition', 'done');
    expect(french.refusal('french', { kind: 'depot', hex: '3526' }).rule).toBe('7.7');
  });

  test('18.1 an unfriendly city is refused even where a friendly stack stands, which 7.7 would allow later', () => {
    const [coalitionZone, common] = ITALY.zones;
    const zones = [
      { ...coalitionZone, friendlyTo: ['coalition'] },
      { ...common, friendlyTo: ['coalition'] },
    ];
    const hostile = checkScenario({ ...ITALY, id: 'hostile-italy', zones });
    const table = play(nemesis, { scenario: hostile }).answer('coalition', 'done');
    expect(whereIs(table, 'f99-Geno')).toBe('4229');
    expect(table.refusal('french', { kind: 'depot', hex: '4229' })).toEqual({
      rule: '18.1',
      because: { key: 'setUp.unfriendlyCity', params: { hex: '4229' } },
    });
  });

  test("18.1 no first depot where the enemy's card places units (B-01)", () => {
    expect(begin().refusal('coalition', { kind: 'depot', hex: '3929' })).toEqual({
      rule: '18.1',
      because: { key: 'setUp.enemyDeploys', params: { hex: '3929' } },
    });
  });

  test('18.1 a commander alone on the enemy’s card closes no city (B-01)', () => {
    const [first, ...others] = ITALY.stacks.french;
    const away = {
      ...ITALY.stacks,
      french: [{ ...first, commanders: [] }, ...others, { hex: '3829', commanders: ['Moreau'] }],
    };
    const table = play(nemesis, { scenario: checkScenario({ ...ITALY, id: 'moreau-at-bologna', stacks: away }) });
    for (const hex of ['3526', '3728']) table.answer('coalition', { kind: 'depot', hex });
    expect(table.asked().answers).toContainEqual({ kind: 'depot', hex: '3829' });
  });

  test('18.1 every first Depot is one train fewer on the first Turn', () => {
    const table = begin().answer('coalition', { kind: 'depot', hex: '3526' }).answer('coalition', 'done');
    table.answer('french', { kind: 'depot', hex: '4229' }).answer('french', { kind: 'depot', hex: '4227' });
    table.answer('french', 'done').until('7.4');
    expect(table.state.pools).toEqual({ coalition: { real: 4, dummies: 2 }, french: { real: 3, dummies: 2 } });
  });

  test('18.1 the first Turn begins with 7.1, without General Supply (A-117)', () => {
    const table = begin().answer('coalition', 'done').answer('french', 'done');
    expect(table.events('phase.begins').map(({ said }) => said.params['phase'])).not.toContain('generalSupply');
    expect(table.state.clock.turn).toBe(1);
    expect(table.state.units.every(({ disrupted }) => !disrupted)).toBe(true);
  });

  test('18.1 the other order of a scenario of one’s own is kept', () => {
    const frenchFirst = checkScenario({ ...ITALY, id: 'french-first', setUpOrder: ['french', 'coalition'] });
    const table = play(nemesis, { scenario: frenchFirst });
    expect(table.asked().by).toBe('french');
    expect(table.answer('french', 'done').asked().by).toBe('coalition');
  });

  test.each([
    [1, 5, 5, 3, 3],
    [3, 5, 5, 3, 3],
    [4, 6, 5, 4, 3],
    [7, 6, 5, 4, 3],
    [8, 6, 5, 4, 4],
    [13, 6, 5, 4, 4],
  ])('18.1 Turn %i: trains %i and %i, Combat Commands %i and %i', (turn, trainsC, trainsF, commandsC, commandsF) => {
    const trains = at({
      turn,
      phase: 'countTrains',
      french: { '4227': ['f99-ci'] },
      coalition: { '3727': ['a99-Kaim'] },
    });
    expect(trains.state.pools.coalition.real).toBe(trainsC);
    expect(trains.state.pools.french.real).toBe(trainsF);
    const commands = at({
      turn,
      phase: 'combatCommands',
      french: { '4227': ['f99-ci', 'Moreau'] },
      coalition: { '4226': ['a99-Kaim', 'Kray'] },
    });
    expect(commands.state.ledgers.coalition.allotted).toBe(commandsC);
    expect(commands.state.ledgers.french.allotted).toBe(commandsF);
  });

  test('18.1 Battle points start at six each (18.4)', () => {
    expect(position({}).ledgers.coalition.battlePoints).toBe(6);
    expect(position({}).ledgers.french.battlePoints).toBe(6);
  });
});

test('18.1 the set-up is told, and the first Turn begins', () => {
  const table = begin().answer('coalition', { kind: 'depot', hex: '3526' }).answer('coalition', 'done');
  expect(story(table.answer('french', 'done')).slice(0, 4)).toEqual([
    '18.1 setUp.depotPlaced coalition 3526',
    '18.1 setUp.deploys french',
    '5.2 turn.begins 1',
    '5.1 phase.begins convertDepot',
  ]);
});

test('18.1 nobody carries a marker at the start', () => {
  const marked = begin().state.units.filter(
    ({ disrupted, forage, marched, combats }) => disrupted || forage || marched !== 'no' || combats > 0,
  );
  expect(marked).toEqual([]);
});
