import { REFEREE, SPECTATOR } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import type { Edition, FleetId, GeneralId, SeaId, UnitId, ZoneId } from '../catalogue/ids.ts';
import { bodyOf, mayFormApart, surplusGenerals } from '../rules/10-command/10.1-command.ts';
import { stepsBefore, stepsToCover } from '../rules/15-fortresses-and-sieges/15.1-level.ts';
import { type Europe, type FleetAt, force, forceCalled, type SeaBattle } from '../state/state.ts';
import { battleAt } from '../testing/battles.ts';
import { actionOf } from '../testing/marches.ts';
import { position, type Position } from '../testing/position.ts';
import { imagine, view } from './view.ts';

const EDITIONS: readonly Edition[] = ['2013', 'revised'];
const fog = { fogOfWar: true };

const wanted: Position = {
  agreed: fog,
  forces: {
    ulm: ['mack', 'armee_allemagne', 'aus_1', 'aus_2-', 'aus_cav', 'ferdinand', 'depot'],
    vienne: ['charles', 'aus_3', 'depot'],
    prague: ['aus_4'],
    strasbourg: ['napoleon', 'grande_armee', 'fra_1', 'fra_2', 'fra_cav', 'murat', 'depot'],
    berlin: ['brunswick', 'pru_1', 'pru_2'],
  },
  depots: { brunn: 'austria' },
};
const g = position(wanted);

const where = (state: Pick<Europe, 'units' | 'generals' | 'specials' | 'armies'>, id: string): string | undefined =>
  [...state.units, ...state.generals, ...state.specials, ...state.armies].find((row) => row.id === id)?.at;

describe('Glossary, Fog of War: what is seen of a force', () => {
  test('4 the enemy sees who commands it and the marker of his army, not whom they lead', () => {
    const seen = view(g, 'empire');
    expect(where(seen, 'mack')).toBe(where(g, 'mack'));
    expect(where(seen, 'armee_allemagne')).toBe(where(g, 'mack'));
    expect(seen.forces).toBe(g.forces);
    for (const id of ['aus_1', 'aus_2', 'aus_cav', 'ferdinand', 'aus_3']) expect(where(seen, id)).toBe('hidden');
  });
  test('4 nor which of them have lost a step', () => {
    expect(view(g, 'empire').units.find(({ id }) => id === 'aus_2')?.reduced).toBe(false);
    expect(view(g, 'coalition').units.find(({ id }) => id === 'aus_2')?.reduced).toBe(true);
  });
  test('4 nor the depots that it carries; those that lie in a zone are seen', () => {
    const carried = view(g, 'empire').depots.filter(({ nation }) => nation === 'austria');
    expect(carried.map(({ with: id, zone }) => id ?? zone)).toEqual([null, null, 'brunn']);
  });
  test('4 a special unit neither', () => {
    const state = position({ ...wanted, forces: { paris: ['napoleon', 'grande_armee', 'fra_1', 'sp_fra_cavgarde'] } });
    expect(where(view(state, 'coalition'), 'sp_fra_cavgarde')).toBe('hidden');
    expect(where(view(state, 'empire'), 'sp_fra_cavgarde')).toBe(where(state, 'napoleon'));
  });
  test('4 a unit without general is seen, and what lies in the reserve', () => {
    const seen = view(g, 'empire');
    expect(where(seen, 'aus_4')).toBe(where(g, 'aus_4'));
    expect(where(seen, 'aus_5')).toBe('reserve');
  });
  test('4 neutral powers hide nothing', () => {
    const state = position({ ...wanted, nations: { prussia: { side: 'neutral', status: 'neutral' } } });
    expect(where(view(state, 'empire'), 'pru_1')).toBe(where(state, 'brunswick'));
  });
  test('4 one sees all of one’s own; who watches sees into neither, and the referee into both', () => {
    expect(where(view(g, 'coalition'), 'aus_1')).toBe(where(g, 'aus_1'));
    expect(where(view(g, 'coalition'), 'fra_1')).toBe('hidden');
    expect(['aus_1', 'fra_1'].map((id) => where(view(g, SPECTATOR), id))).toEqual(['hidden', 'hidden']);
    expect(view(g, REFEREE).units).toBe(g.units);
  });
  test('4 without the option all is open', () => {
    const open = { ...g, agreed: { ...g.agreed, fogOfWar: false } };
    expect(view(open, 'empire')).toMatchObject({ units: g.units, generals: g.generals, depots: g.depots });
  });
  test('4 those who fight are shown while their battle lasts, and nobody else', () => {
    const table = battleAt(
      { ...wanted, hands: { empire: [], coalition: [] }, noOtherCards: true },
      { zone: 'ulm', by: ['napoleon'], against: ['mack'], from: 'strasbourg' },
    ).until('14.6');
    const seen = table.view('empire').state;
    expect(where(seen, 'aus_1')).toBe(where(table.state, 'mack'));
    expect(where(seen, 'aus_3')).toBe('hidden');
  });
  test('4 a march tells nobody who marches', () => {
    const marching = ['aus_1', 'aus_2'] as unknown as readonly UnitId[];
    const march = {
      force: forceCalled(g, 'mack' as GeneralId),
      marching,
      left: { units: [], generals: [], depots: [] },
    };
    const state = { ...g, march } as unknown as Europe;
    expect(view(state, 'empire').march?.marching).toEqual([]);
    expect(view(state, 'coalition').march?.marching).toEqual(marching);
  });
  test('13.6.2 nor the modifiers of its attrition; those of other dice are for all to see', () => {
    const modifiers = [{ what: 'russianOnly', by: -1 }];
    const trial = { kind: 'attrition', by: 'coalition', force: forceCalled(g, 'mack' as GeneralId), modifiers };
    const seen = (kind: string) => view({ ...g, trial: { ...trial, kind } } as unknown as Europe, 'empire').trial;
    expect(seen('attrition')?.modifiers).toEqual([]);
    expect(seen('evasion')?.modifiers).toEqual(modifiers);
  });
  test('7.3.4 nor a budget into which army its steps went', () => {
    const intoArmies = [{ army: 'armee_allemagne', steps: 2, depots: 0 }];
    const entered = [{ line: { kind: 'build', unit: 'aus_1', steps: 2 }, halves: 4 }];
    const budget = { power: 'austria', halves: 4, intoArmies, entered };
    const state = { ...g, budget } as unknown as Europe;
    expect(view(state, 'empire').budget).toMatchObject({ intoArmies: [], entered: [] });
    expect(view(state, 'coalition').budget).toMatchObject({ intoArmies, entered });
  });
  test('4, 17.2.8 which units have landed is for the owner to know', () => {
    const units = g.units.flatMap(({ id, at }) => (at.startsWith('force-') ? [id] : []));
    const action = { ...actionOf('coalition'), ashore: units, moved: units };
    const hidden = view({ ...g, action }, 'empire').units.flatMap(({ id, at }) => (at === 'hidden' ? [id] : []));
    const seen = view({ ...g, action }, 'empire').action;
    expect(hidden.length).toBeGreaterThan(0);
    expect([...(seen?.ashore ?? []), ...(seen?.moved ?? [])].filter((id) => hidden.includes(id))).toEqual([]);
    expect(view({ ...g, action }, 'coalition').action?.ashore).toEqual(units);
  });
});

describe('Glossary, Fog of War: the backs of fleets', () => {
  const sea: FleetAt = { kind: 'sea', sea: 'manche' as SeaId };
  const port: FleetAt = { kind: 'port', zone: 'portsmouth' as ZoneId };
  const fleets = (nelson: FleetAt, collingwood: FleetAt): Europe =>
    position({ agreed: fog, forces: wanted.forces ?? {}, fleets: { fl_nelson: nelson, fl_collingwood: collingwood } });
  const [one, other] = [fleets(sea, port), fleets(port, sea)];

  test('2.1, 4 he sees the front: the flag, the initiative and the movement factor', () => {
    const placed = (nelson: FleetAt, keith: FleetAt): Europe =>
      position({ agreed: fog, forces: wanted.forces ?? {}, fleets: { fl_nelson: nelson, fl_keith: keith } });
    // Nelson has an initiative of three and Keith of two.
    expect(view(placed(sea, port), 'empire').fleets).not.toEqual(view(placed(port, sea), 'empire').fleets);
  });
  test('4 the enemy cannot tell two fleets with the same front apart', () => {
    expect(view(one, 'empire').fleets).toEqual(view(other, 'empire').fleets);
    expect(view(one, 'coalition').fleets).not.toEqual(view(other, 'coalition').fleets);
  });
  test('4 he sees where they lie, and how many', () => {
    const seen = view(one, 'empire').fleets.filter(({ at }) => at.kind !== 'off');
    expect(seen.map(({ at }) => at.kind).toSorted()).toEqual(['port', 'sea']);
  });
  test('4 in battle they show their backs', () => {
    const fights = (state: Europe): Europe => ({
      ...state,
      seaBattle: { fleets: { empire: [], coalition: ['fl_nelson' as FleetId] } } as unknown as SeaBattle,
    });
    const nelson = ({ fleets: rows }: Pick<Europe, 'fleets'>) => rows.find(({ id }) => id === 'fl_nelson')?.at;
    expect(nelson(view(fights(one), 'empire'))).toEqual(sea);
    expect(nelson(view(fights(other), 'empire'))).toEqual(port);
  });
});

describe('Glossary, Fog of War: a state that would look the same', () => {
  const dealt = (state: Europe, seer: string): readonly Europe[] =>
    Array.from({ length: 12 }, (_, nth) => imagine(view(state, seer), seer, (below) => (nth * 7919 + 13) % below));

  test.each(EDITIONS)(
    '10.1 hidden units are dealt to hidden forces, within the command of their generals (%s)',
    (edition) => {
      const state = position({ ...wanted, edition });
      for (const twin of dealt(state, 'empire')) {
        expect(view(twin, 'empire')).toEqual(view(state, 'empire'));
        for (const { id } of twin.forces) {
          expect(mayFormApart(twin, bodyOf(twin, id))).toBeUndefined();
          expect(surplusGenerals(twin, id)).toEqual([]);
        }
      }
      expect(new Set(dealt(state, 'empire').map((twin) => where(twin, 'aus_1'))).size).toBeGreaterThan(1);
    },
  );
  test('15.3 those who besiege a fortress are enough for it', () => {
    const state = position({
      ...wanted,
      forces: { mantoue: ['jean', 'aus_1', 'aus_2'], vienne: ['charles', 'aus_3', 'aus_4', 'aus_5'] },
      zones: { mantoue: { siege: 0 } },
    });
    const mantua = 'mantoue' as ZoneId;
    for (const twin of dealt(state, 'empire'))
      expect(stepsBefore(twin, mantua, 'coalition')).toBeGreaterThanOrEqual(stepsToCover(twin, mantua));
  });
  test('2.1 militia is at home', () => {
    const state = position({
      ...wanted,
      forces: { paris: ['napoleon', 'fra_gn1', 'fra_1'], munich: ['ney', 'fra_2', 'fra_3'] },
    });
    for (const twin of dealt(state, 'coalition')) {
      const at = forceCalled(twin, 'fra_gn1' as UnitId);
      expect(force(twin, at).zone).toBe('paris');
    }
  });
});
