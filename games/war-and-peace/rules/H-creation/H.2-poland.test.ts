import { describe, expect, test } from 'vitest';
import { coloursOf, factionOf, holderOf, type WarAndPeace } from '../../state/index.ts';
import { at, city, type Position, position, type Table, tableAt as tableOf } from '../../testing/position.ts';
import { stateOf } from '../M-east/M-machines.ts';
import { floatingCities } from '../J-production/J.2-points.ts';

const BOTH = { austria: { pro: 1, anti: 0 }, prussia: { pro: 1, anti: 0 } };
const ask = (more: Position): Table =>
  at({
    clock: { phase: 'alliance', year: 1807, month: 6 },
    history: { conquests: BOTH },
    machines: { AUSTRIA: 'normal', PRUSSIA: 'normal' },
    forces: {},
    ...more,
  });
const KINGDOM: Position = {
  clock: { segment: 'anti', year: 1813, month: 2 },
  machines: { POLAND: 'kingdom', RUSSIAN_INVASION: 'invaded', RUSSIA: 'locked' },
};
const kingdom = (forces: Position['forces'], cities: Position['cities']): WarAndPeace => {
  const g = position({ ...KINGDOM, ...(forces ? { forces } : {}), ...(cities ? { cities } : {}) });
  const { minors } = g.politics;
  const regions = { grandDuchy: 'poland', kingdomExtraPrussia: 'poland', kingdomExtraRussia: 'poland' } as const;
  g.politics = { ...g.politics, minors: { ...minors, poland: { status: 'satellite', controller: 'france' } }, regions };
  return g;
};

describe('H.2 the Polish question', () => {
  test('H.2.a Warsaw must be French: that of a Prussia that has joined the French asks nothing', () => {
    expect(ask({ cities: { warsaw: 'france' } }).asked().prompt.key).toBe('poland.question');
    const prussian = ask({ status: { prussia: 'pro' }, cities: { warsaw: 'prussia' } });
    expect(stateOf(prussian.state, 'POLAND')).toBe('unasked');
  });
  test('H.2.d, H.2.f, I.1, R-54 the Kingdom falls with Warsaw and Grodno, not with one of them', () => {
    const fallsWith = (others: Position['cities']): string => {
      const g = kingdom({ HH35: ['kutuzov', 'russia 5 I'] }, { warsaw: 'france', grodno: 'france', ...others });
      const table = tableOf(g)
        .answer('england', { kind: 'march', leader: 'kutuzov' })
        .answer('england', 'takeAll')
        .answer('england', { kind: 'step', to: 'HH34' });
      if (table.asked().by === 'chance') table.dice(1);
      return stateOf(table.state, 'POLAND');
    };
    expect([fallsWith({}), fallsWith({ grodno: 'russia' })]).toEqual(['kingdom', 'none']);
  });
  test('H.2.d after a Kingdom of Poland Prussia never lends an expeditionary force again', () => {
    const asked = (kingdomOfPoland: boolean): Table =>
      at({
        clock: { phase: 'alliance', year: 1813, month: 2 },
        status: { prussia: 'pro' },
        machines: { PRUSSIA: 'normal', POLAND: 'none', TILSIT: 'over', AUSTRIA: 'normal' },
        history: { kingdomOfPoland },
        forces: { HH27: ['prussia 9 I'] },
      }).until('G.2.b');
    const order = { kind: 'requisition', nation: 'prussia' } as const;
    expect(asked(true).refusal('france', order).rule).toBe('H.2.d');
    expect(asked(false).asked().answers).toContainEqual(order);
  });
});

describe('H.1, H.3 what reverts, what is annexed', () => {
  test('H.1.g when Westphalia is conquered by the Allies Brunswick and Hesse are there again', () => {
    const g = position({
      clock: { segment: 'anti', year: 1813, month: 10 },
      machines: { 'CREATION.westphalia': 'formed' },
      status: { prussia: 'anti' },
      cities: { cassel: 'france', brunswick: 'westphalia' },
      forces: { GG24: ['blucher', 'prussia 5 I'] },
    });
    const { minors } = g.politics;
    const gone = { status: 'abolished', controller: null } as const;
    g.politics = {
      ...g.politics,
      minors: { ...minors, brunswick: gone, hesse: gone, westphalia: { status: 'satellite', controller: 'france' } },
      regions: { ...g.politics.regions, westphalia: 'westphalia' },
    };
    const table = tableOf(g).answer('england', { kind: 'march', leader: 'blucher' }).answer('england', 'takeAll');
    table.answer('england', { kind: 'step', to: 'FF23' });
    if (table.asked().by === 'chance') table.dice(1);
    expect([
      coloursOf(table.state, 'hesse'),
      coloursOf(table.state, 'brunswick'),
      holderOf(table.state, city('brunswick')),
    ]).toEqual(['prussia', 'prussia', 'brunswick']);
    expect(factionOf(table.state, 'brunswick')).toBe('anti');
  });
  test('H.1.a in the start of 1809 the French may still create Dalmatia', () => {
    const table = at({
      scenario: '1809',
      clock: { segment: 'pro', phase: 'alliance', year: 1809, month: 6 },
      forces: { T27: ['france 1 I'] },
      cities: { trieste: 'france' },
    });
    expect(table.asked().prompt.key).toBe('creation.which');
    expect(table.answer('france', { kind: 'create', nation: 'dalmatia' }).state.politics.minors.dalmatia.status).toBe(
      'satellite',
    );
  });
  test('H.3.c annexed Amsterdam is one of the three cities that produce beside Paris', () => {
    const table = at({
      clock: { phase: 'alliance', year: 1810, month: 7 },
      forces: {},
      cities: { amsterdam: 'france', brussels: 'france' },
      machines: { SPANISH_CHART: 'retired' },
    })
      .until('H.3')
      .answer('france', 'yes');
    expect(floatingCities(table.state)).toContain('amsterdam');
    expect(floatingCities(table.state)).toHaveLength(3);
  });
});
