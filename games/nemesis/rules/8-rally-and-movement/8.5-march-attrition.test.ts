import { describe, expect, test } from 'vitest';
import type { UnitId } from '../../catalogue/catalogue.ts';
import { checkScenario } from '../../scenario/scenario.ts';
import { unit } from '../../state/state.ts';
import { at, ITALY, type Position, WINTER_ITALY } from '../../testing/position.ts';

/** A road of clear hexes from Milan: so many points, so many of them. */
const ROAD = ['4228', '4328', '4428', '4427', '4327'];
const FOUR = ['f99-Victor', 'f99-Salm', 'f99-Domb', 'f99-Hatry'];

/** These units march from Milan under Moreau along the road, and the die falls. */
const march = (units: readonly string[], points: number, die: number | undefined, change: Position = {}) => {
  const table = at({
    french: { '4227': [...units, 'Moreau'] },
    trains: [{ side: 'french', hex: '4227' }],
    ...change,
  });
  table.answer('french', { kind: 'move', from: '4227' }).answer('french', 'march');
  for (const to of ROAD.slice(0, points)) table.answer('french', { kind: 'step', to });
  table.answer('french', 'halt');
  return die === undefined ? table : table.dice(die);
};
type Table = ReturnType<typeof march>;

const fates = (table: Table, units: readonly string[]): readonly string[] =>
  units.map((id) => {
    const row = unit(table.state, id as UnitId);
    if (row.at === 'lost') return 'lost';
    return row.disrupted ? 'disrupted' : 'whole';
  });
const score = (table: Table) => table.events('march.score')[0]?.said.params['score'];
const winter = { scenario: WINTER_ITALY };

/** The Emperor in Italy: the scenario of 1799 with one more commander. */
const [first, ...others] = ITALY.stacks.french;
if (!first) throw new Error('1799 begins without the French');
const WITH_NAPOLEON = checkScenario({
  ...ITALY,
  id: 'napoleon-in-italy',
  stacks: {
    ...ITALY.stacks,
    french: [{ ...first, commanders: [...first.commanders, 'Napoleon', 'Davout'] }, ...others],
  },
});

describe('8.5 when a march is tested', () => {
  test('8.5 from three hexes on', () => {
    expect(march(FOUR, 2, undefined).events('8.5')).toEqual([]);
    expect(march(FOUR, 3, 1).events('march.dieRolled')).toHaveLength(1);
  });

  test('8.5 in Winter from two', () => {
    expect(march(FOUR, 1, undefined, winter).events('8.5')).toEqual([]);
    expect(march(FOUR, 2, 1, winter).events('march.dieRolled')).toHaveLength(1);
  });

  test('8.5 difficult terrain counts as two here as well', () => {
    const table = at({ french: { '4130': [...FOUR, 'Moreau'] }, trains: [{ side: 'french', hex: '4130' }] });
    table.answer('french', { kind: 'move', from: '4130' }).answer('french', 'march');
    table.answer('french', { to: '4129' }).answer('french', { to: '4228' }).answer('french', 'halt').dice(1);
    expect(score(table)).toBe(1);
  });
});

describe('8.5 what a march costs', () => {
  test('8.5 a modified score of 5 or less costs nothing (A-04)', () => {
    const table = march(FOUR, 3, 5);
    expect(fates(table, FOUR)).toEqual(['whole', 'whole', 'whole', 'whole']);
    expect(table.events('march.noLoss')).toHaveLength(1);
  });

  test('8.5 PN-8.5a: three hexes, a six: one unit is lost, of the owner’s choice', () => {
    const table = march(FOUR, 3, 6);
    expect(score(table)).toBe(6);
    const choices = table.asked('french').answers.map((answer) => String(answer['unit']));
    expect(choices.toSorted()).toEqual(FOUR.toSorted());
    table.answer('french', { unit: 'f99-Domb' });
    expect(fates(table, FOUR)).toEqual(['whole', 'whole', 'lost', 'whole']);
    expect(table.events('march.unitLost')).toHaveLength(1);
  });

  test('8.5 a seven costs no more', () => {
    const table = march(FOUR, 4, 6).answer('french', { unit: 'f99-Victor' });
    expect(score(table)).toBe(7);
    expect(fates(table, FOUR)).toEqual(['lost', 'whole', 'whole', 'whole']);
    expect(table.state.clock.phase).not.toBe('movement');
  });

  test('8.5 PN-8.5b: four hexes in Winter, a five: 5 + 1 + 2 = 8, one unit is lost and one disrupted', () => {
    const table = march(FOUR, 4, 5, winter);
    expect(score(table)).toBe(8);
    expect(table.asked('french').prompt.key).toBe('march.whoIsLost');
    table.answer('french', { unit: 'f99-Victor' });
    expect(table.asked('french').prompt.key).toBe('march.whoIsDisrupted');
    table.answer('french', { unit: 'f99-Salm' });
    expect(fates(table, FOUR)).toEqual(['lost', 'disrupted', 'whole', 'whole']);
  });

  test('8.5 a nine costs no more', () => {
    const table = march(FOUR, 4, 6, winter);
    expect(score(table)).toBe(9);
    table.answer('french', { unit: 'f99-Victor' }).answer('french', { unit: 'f99-Salm' });
    expect(fates(table, FOUR)).toEqual(['lost', 'disrupted', 'whole', 'whole']);
  });

  test('8.5 a ten costs two units', () => {
    const table = march(FOUR, 5, 6, winter);
    expect(score(table)).toBe(10);
    table.answer('french', { unit: 'f99-Victor' }).answer('french', { unit: 'f99-Salm' });
    expect(fates(table, FOUR)).toEqual(['lost', 'lost', 'whole', 'whole']);
  });

  test('8.5 PN-8.5d: a single unit is disrupted, not lost', () => {
    expect(fates(march(['f99-Victor'], 3, 6), ['f99-Victor'])).toEqual(['disrupted']);
    expect(fates(march(['f99-Victor'], 5, 6, winter), ['f99-Victor'])).toEqual(['disrupted']);
    expect(fates(march(['f99-Victor'], 3, 5), ['f99-Victor'])).toEqual(['whole']);
  });

  test('3.3 a unit disrupted on the march stays on the map and takes as much room as before', () => {
    const table = march(['f99-Victor'], 3, 6);
    expect(unit(table.state, 'f99-Victor' as UnitId)).toMatchObject({ at: '4428', disrupted: true });
  });

  test('3.3 a disrupted unit moves no more until it is rallied', () => {
    const table = march(['f99-Victor'], 3, 6, {
      french: { '4227': ['f99-Victor', 'Moreau'], '4229': ['f99-Salm', 'Montrichard'] },
      disrupted: ['f99-Salm'],
      trains: [
        { side: 'french', hex: '4227' },
        { side: 'french', hex: '4229' },
      ],
    });
    expect(table.refusal('french', { kind: 'move', from: '4229' }).rule).toBe('8.4 bp4');
  });
});

describe('8.5 who suffers', () => {
  test('8.5 only the units that marched suffer (A-05)', () => {
    const there = { '4227': ['f99-Victor', 'f99-Salm', 'Moreau'], '4428': ['f99-Domb'] };
    const table = march(['f99-Victor', 'f99-Salm'], 3, 6, { french: there });
    expect(table.asked('french').answers.map((answer) => answer['unit'])).toEqual(['f99-Victor', 'f99-Salm']);
  });

  test('8.5 cavalry suffers as infantry does, artillery never', () => {
    const table = march(['f99-c1', 'f99-Victor', 'f99-a'], 3, 6);
    expect(table.asked('french').answers.map((answer) => answer['unit'])).toEqual(['f99-c1', 'f99-Victor']);
  });

  test('8.5 infantry that marched with one artillery unit is eliminated, not disrupted (A-05)', () => {
    expect(fates(march(['f99-Victor', 'f99-a'], 3, 6), ['f99-Victor', 'f99-a'])).toEqual(['lost', 'whole']);
  });

  test('8.5 a loss that finds no unit is ignored (A-05)', () => {
    expect(fates(march(['f99-Victor', 'f99-a'], 5, 6, winter), ['f99-Victor', 'f99-a'])).toEqual(['lost', 'whole']);
  });

  test('8.5 artillery alone suffers nothing (A-05)', () => {
    expect(fates(march(['f99-a'], 5, 6, winter), ['f99-a'])).toEqual(['whole']);
    expect(fates(march(['f99-a', 'f99-na'], 5, 6, winter), ['f99-a', 'f99-na'])).toEqual(['whole', 'whole']);
  });

  test('8.5 a commander whose units are all lost stays where they fell', () => {
    const table = march(['f99-Victor', 'f99-Salm'], 5, 6, winter).answer('french', { unit: 'f99-Victor' });
    expect(fates(table, ['f99-Victor', 'f99-Salm'])).toEqual(['lost', 'lost']);
    expect(table.state.commanders.find(({ id }) => id === 'Moreau')?.at).toBe('4327');
  });
});

describe('8.6 modifiers', () => {
  const terms = (table: Table) =>
    table
      .events()
      .filter(({ said }) => /march\.(dieRolled|winterAdds|forcedAdds|leaderEases|score)/.test(said.key))
      .map(({ rule, said: { key, params } }) => [rule, key, params['die'] ?? params['modifier'] ?? params['score']]);

  test('8.6 in summer a march of three is the die alone', () => {
    expect(terms(march(FOUR, 3, 4))).toEqual([
      ['8.5', 'march.dieRolled', 4],
      ['8.5', 'march.score', 4],
    ]);
  });

  test('8.6 Winter adds one, and each hex of forced march one more', () => {
    expect(terms(march(FOUR, 5, 1, winter))).toEqual([
      ['8.5', 'march.dieRolled', 1],
      ['8.6', 'march.winterAdds', 1],
      ['8.6', 'march.forcedAdds', 3],
      ['8.5', 'march.score', 5],
    ]);
  });

  test('8.6 points beyond the allowance add to the march roll, difficult hexes counting 2 (A-06)', () => {
    const table = at({ french: { '4227': [...FOUR, 'Moreau'] }, trains: [{ side: 'french', hex: '4227' }] });
    table.answer('french', { kind: 'move', from: '4227' }).answer('french', 'march');
    table.answer('french', { to: '4228' }).answer('french', { to: '4129' }).answer('french', { to: '4130' });
    table.answer('french', 'halt').dice(2);
    expect(terms(table)).toEqual([
      ['8.5', 'march.dieRolled', 2],
      ['8.6', 'march.forcedAdds', 1],
      ['8.5', 'march.score', 3],
    ]);
  });

  test('8.6 PN-8.5c: five hexes with Napoleon, a four: 4 + 2 − 1 = 5, no loss', () => {
    const three = ['f99-Victor', 'f99-Salm', 'f99-Domb'];
    const table = march(three, 5, 4, { scenario: WITH_NAPOLEON, french: { '4227': [...three, 'Napoleon'] } });
    expect(terms(table)).toEqual([
      ['8.5', 'march.dieRolled', 4],
      ['8.6', 'march.forcedAdds', 2],
      ['14.5', 'march.leaderEases', -1],
      ['8.5', 'march.score', 5],
    ]);
    expect(fates(table, three)).toEqual(['whole', 'whole', 'whole']);
  });

  test('8.6 the marks of other commanders belong to 16.2', () => {
    const table = march(FOUR, 3, 4, { scenario: WITH_NAPOLEON, french: { '4227': [...FOUR, 'Davout'] } });
    expect(score(table)).toBe(4);
  });
});

describe('18.8 Suvorov eases the march', () => {
  const suvorov = () =>
    at({
      next: 'coalition',
      coalition: { '3727': ['r99-1', 'r99-b', 'Suvorov'] },
      trains: [{ side: 'coalition', hex: '3727' }],
    }).answer('coalition', { kind: 'move', from: '3727' });
  const go = (table: Table, ...path: readonly string[]): Table =>
    path.reduce((on, to) => on.answer('coalition', { kind: 'step', to }), table);

  test('18.8 one off the die for units that he accompanies throughout', () => {
    const table = go(suvorov().answer('coalition', 'march'), '3728', '3828', '3929');
    table.answer('coalition', 'halt').dice(6);
    expect(score(table)).toBe(5);
    expect(table.events('18.8').map(({ said }) => said.params)).toEqual([{ commander: 'Suvorov', modifier: -1 }]);
  });

  test('18.8 not when he stays behind', () => {
    const table = suvorov().answer('coalition', { commander: 'Suvorov' }).answer('coalition', 'march');
    go(table, '3728', '3828', '3929').answer('coalition', 'halt').dice(5);
    expect(score(table)).toBe(5);
  });

  test('18.8 not when he stops on the way', () => {
    const table = go(suvorov().answer('coalition', 'march'), '3728').answer('coalition', { kind: 'drop' });
    go(table, '3828', '3929').answer('coalition', 'halt').dice(5);
    expect(score(table)).toBe(5);
  });

  test('18.8 he has come all the way when he stops where the march ends', () => {
    const table = go(suvorov().answer('coalition', 'march'), '3728', '3828', '3929');
    table.answer('coalition', { kind: 'drop' }).answer('coalition', 'halt').dice(6);
    expect(score(table)).toBe(5);
  });
});
