import { describe, expect, test } from 'vitest';
import { zonesOfProvince } from '../../catalogue/board.ts';
import { nationId, zone as zoneCard, zones as allZones } from '../../catalogue/catalogue.ts';
import { EDITIONS, type NationId, type ProvinceId, type UnitId } from '../../catalogue/ids.ts';
import { nation, type NationRow, unitRow, zone } from '../../state/state.ts';
import type { Position, Table } from '../../testing/position.ts';
import { scene } from '../../testing/scene.ts';
import { conquerMajors, surrender } from './18.2-surrender.ts';

const PRUSSIA = nationId('prussia');
const atWar = (change: Partial<NationRow> = {}): NonNullable<Position['nations']> => ({
  prussia: { side: 'coalition', status: 'belligerent', ...change },
  saxe: { side: 'coalition' },
  hesse: { side: 'coalition' },
  cleves: { side: 'coalition' },
});
const peace = (wanted: Position, loser: NationId = PRUSSIA, tilsit = false): Table =>
  scene({ clock: { phase: 'conquests', year: 1807 }, forces: {}, fleets: {}, nations: atWar(), ...wanted }, (g) =>
    surrender(g, loser, 'empire', { tilsit }),
  );
const ownerOf = ({ state }: Table, province: string): string | undefined => {
  const [first] = zonesOfProvince(province as ProvinceId);
  return first === undefined ? undefined : zone(state, first).nation;
};
const annex = (province: string, to: string) => ({ kind: 'annex', province, to });
const provincesAsked = (table: Table): number => Number((table.asked().prompt.params as { left: number }).left);

describe.each(EDITIONS)('18.2.2 provinces (%s)', (edition) => {
  test('18.2.2 three, four after the Drums of War, two at Tilsit', () => {
    expect(provincesAsked(peace({ edition }))).toBe(3);
    expect(provincesAsked(peace({ edition, nations: atWar({ drums: true }) }))).toBe(4);
    expect(provincesAsked(peace({ edition }, PRUSSIA, true))).toBe(2);
  });
  test('18.2.2 (16F) a card may add one while the treaty lies open', () => {
    const table = peace({ edition, hands: { empire: ['16F'] } }, nationId('austria'));
    expect(provincesAsked(table.answer('empire', { kind: 'event', card: '16F' }))).toBe(4);
  });
  test('18.2.2 a minor ally in place of a province: with units as an ally, without also as land', () => {
    const table = peace({ edition });
    expect(table.refusal('empire', { kind: 'detachMinor', nation: 'saxe', as: 'land' }).because.key).toBe(
      'peace.hasUnits',
    );
    table.answer('empire', { kind: 'detachMinor', nation: 'saxe', as: 'ally' });
    table.answer('empire', { kind: 'detachMinor', nation: 'cleves', as: 'land' });
    expect(nation(table.state, nationId('saxe'))).toMatchObject({ side: 'empire', status: 'ally', patron: 'france' });
    expect(nation(table.state, nationId('cleves')).status).toBe('annexed');
    expect(provincesAsked(table)).toBe(1);
  });
  test('18.2.2 a minor ally far away may be an ally, not land', () => {
    const nations = { ...atWar(), maroc: { side: 'coalition', status: 'ally', patron: PRUSSIA } } as const;
    const table = peace({ edition, nations });
    const wish = (as: string) => ({ kind: 'detachMinor', nation: 'maroc', as });
    expect(table.refusal('empire', wish('land')).because.key).toBe('peace.minorNotAdjacent');
    expect(table.asked().answers).toContainEqual(wish('ally'));
  });
  test('18.2.2 provinces are for the powers of the side, and for its minor powers that they touch', () => {
    const offered = peace({ edition })
      .asked()
      .answers.filter((answer) => answer['province'] === 'magdebourg');
    expect(offered.map((answer) => answer['to'])).toEqual(['spain', 'france', 'hanovre']);
    const mazovia = peace({ edition })
      .asked()
      .answers.filter((answer) => answer['province'] === 'mazovie');
    expect(mazovia.map((answer) => answer['to'])).toEqual(['pologne']);
  });
  test('18.2.2 of a province that is the loser’s in part only that part is ceded', () => {
    const nations = { ...atWar(), mecklembourg: { side: 'empire', status: 'ally' } } as const;
    const table = peace({ edition, nations, zones: { colberg: { nation: 'austria' as NationId } } });
    table.answer('empire', annex('pomeranie', 'france'));
    expect(['stettin', 'colberg'].map((id) => zone(table.state, id as never).nation)).toEqual(['france', 'austria']);
  });
  test('18.2.2 the victor may take less', () => {
    const table = peace({ edition }).answer('empire', 'done');
    expect(table.asked().prompt.key).toBe('peace.spoils');
  });
  test('18.2.2 where nothing is left to take, four resources of the next budget for each missing province', () => {
    const keys = [...allZones.keys()].filter(
      (id) => zoneCard(id).nation === 'prussia' && !['berlin', 'koenigsberg'].includes(id),
    );
    const zones = Object.fromEntries(keys.map((id) => [id, { nation: 'france' as NationId }]));
    const own = ['brandebourg', 'prusse_orientale'].flatMap((id) => zonesOfProvince(id as ProvinceId));
    const kept = Object.fromEntries(own.map((id) => [id, { nation: 'prussia' as NationId }]));
    const alone = {
      prussia: { side: 'coalition', status: 'belligerent' },
      saxe: { patron: null },
      hesse: { patron: null },
      cleves: { patron: null },
    } as const;
    const table = peace({ edition, nations: alone, zones: { ...zones, ...kept } });
    expect(table.asked().prompt.key).toBe('peace.spoils');
    expect(table.state.effects).toEqual([{ card: null, kind: 'resources', power: 'prussia', by: -12, year: 1808 }]);
  });
  test('18.2.2 a card more, or four resources', () => {
    const table = peace({ edition }).answer('empire', 'done').answer('empire', 'spoilsResources');
    expect(table.state.tracks.spoils.empire).toBe(0);
    expect(table.state.effects).toEqual([{ card: null, kind: 'resources', power: 'france', by: 4, year: 1808 }]);
  });
});

describe('18.2.2, 20.2 (2c) Poland by a peace', () => {
  const at = ({ state }: Table, unit: string): string => unitRow(state, unit as UnitId).at;
  test('20.2 2013: Mazovia with another Polish province makes it, and the second must follow the first', () => {
    const table = peace({ edition: '2013' });
    expect(table.refusal('empire', annex('posnanie', 'pologne')).because.key).toBe('peace.noPoland');
    table.answer('empire', annex('mazovie', 'pologne'));
    expect(nation(table.state, nationId('pologne')).status).toBe('notCreated');
    expect(table.asked().answers).toEqual([annex('posnanie', 'pologne')]);
    table.answer('empire', annex('posnanie', 'pologne'));
    expect(nation(table.state, nationId('pologne'))).toMatchObject({ status: 'protectorate', side: 'empire' });
    expect(at(table, 'pol_1')).toBe('reserve');
    // 8.1.5 One of escalade for the peace, and one for a protectorate.
    expect(table.state.tracks).toMatchObject({ victory: 7, escalade: 2 });
  });
  test('20.2 2013: with one province to take it cannot be made', () => {
    const table = peace({ edition: '2013' });
    table.answer('empire', annex('magdebourg', 'france')).answer('empire', { nation: 'hesse', as: 'ally' });
    expect(table.refusal('empire', annex('mazovie', 'pologne')).because.key).toBe('peace.polandNeedsMore');
  });
  const posnania = (nation: string): NonNullable<Position['zones']> =>
    Object.fromEntries(['posen', 'kalisch'].map((id) => [id, { nation: nation as NationId }]));
  test('20.2 2013: with one province to take it can be made, and at once, if the Empire has another', () => {
    const table = peace({ edition: '2013', zones: posnania('france') });
    table.answer('empire', annex('magdebourg', 'france')).answer('empire', { nation: 'hesse', as: 'ally' });
    table.answer('empire', annex('mazovie', 'pologne'));
    expect(nation(table.state, nationId('pologne'))).toMatchObject({ status: 'protectorate', side: 'empire' });
  });
  test('20.2 2013: where the loser has no second Polish province it cannot be made', () => {
    const table = peace({ edition: '2013', zones: posnania('russia') });
    expect(table.refusal('empire', annex('mazovie', 'pologne')).because.key).toBe('peace.polandNeedsMore');
  });
  test('8.3.5 revised: Mazovia alone makes it, with two of escalade; the point waits for another', () => {
    const table = peace({ edition: 'revised' }).answer('empire', annex('mazovie', 'pologne'));
    expect(nation(table.state, nationId('pologne')).status).toBe('protectorate');
    expect(table.state.tracks).toMatchObject({ victory: 6, escalade: 3 });
    table.answer('empire', annex('posnanie', 'pologne'));
    expect(table.state.tracks).toMatchObject({ victory: 7, escalade: 3 });
  });
  test('8.3.5 revised: with one province to take it can be made', () => {
    const table = peace({ edition: 'revised' }, PRUSSIA, true).answer('empire', { nation: 'hesse', as: 'ally' });
    expect(table.asked().answers).toContainEqual(annex('mazovie', 'pologne'));
  });
  test.each(EDITIONS)(
    '8.3.5 a Poland that has fallen with France is owed nothing, gets no land and is not made again (%s)',
    (edition) => {
      const fallen = { side: 'coalition', status: 'ally', patron: 'britain' as NationId } as const;
      const owned = zonesOfProvince('mazovie' as ProvinceId).map(
        (id) => [id, { nation: nationId('pologne') }] as const,
      );
      const nations = { ...atWar(), pologne: fallen };
      const table = peace({ edition, nations, zones: Object.fromEntries(owned) });
      expect(table.refusal('empire', annex('posnanie', 'pologne')).because.key).toBe('peace.noPoland');
      table.answer('empire', annex('magdebourg', 'france'));
      expect(nation(table.state, nationId('pologne'))).toMatchObject(fallen);
    },
  );
  test('18.2.2 Mazovia goes to nobody else, and nothing but Polish land to Poland', () => {
    const table = peace({ edition: 'revised' });
    expect(table.refusal('empire', annex('mazovie', 'france')).because.key).toBe('peace.keyZone');
    expect(ownerOf(table, 'mazovie')).toBe('prussia');
  });
});

describe('18.2.2 the land of 1805', () => {
  test('18.2.2 2013: the provinces of an unconquered minor ally may be taken too', () => {
    const sweden = { suede: { side: 'coalition', status: 'ally', patron: 'prussia' as NationId } } as const;
    const zones = { mecklembourg: { nation: 'france' as NationId } };
    const taking = (edition: '2013' | 'revised'): Table =>
      peace({ edition, nations: { ...atWar(), ...sweden }, zones });
    const table = taking('2013').answer('empire', annex('pomeranie_suedoise', 'france'));
    expect(ownerOf(table, 'pomeranie_suedoise')).toBe('france');
    const offered = taking('revised')
      .asked()
      .answers.map((answer) => answer['province']);
    expect(offered).not.toContain('pomeranie_suedoise');
  });
  test('18.2.2 revised: a key zone that was not the loser’s in 1805 bars nothing', () => {
    const zones = {
      palerme: { nation: 'prussia' as NationId },
      messine: { nation: 'prussia' as NationId },
      calabre: { nation: 'france' as NationId },
    };
    const why = (edition: '2013' | 'revised'): boolean =>
      peace({ edition, zones })
        .asked()
        .answers.some((answer) => answer['province'] === 'sicile');
    expect([why('2013'), why('revised')]).toEqual([false, true]);
  });
  const BRITAIN = nationId('britain');
  const british = { nation: BRITAIN };
  const beatenBritain = (edition: '2013' | 'revised'): Table =>
    peace(
      {
        edition,
        nations: { sardaigne: { side: 'coalition', status: 'annexed', patron: BRITAIN } },
        zones: {
          palerme: british,
          messine: british,
          cagliari: british,
          calabre: { nation: 'france' as NationId },
        },
      },
      BRITAIN,
    );
  test('18.2.2 example of the revised edition: of a beaten Britain Sicily and Sardinia may be taken, not Gibraltar or Ireland', () => {
    const table = beatenBritain('revised');
    const offered = new Set(table.asked().answers.map((answer) => answer['province']));
    expect([offered.has('sicile'), offered.has('sardaigne')]).toEqual([true, true]);
    // Cadiz, which touches Gibraltar, is an ally's: only its key zone keeps it British.
    for (const province of ['gibraltar', 'irlande', 'angleterre'])
      expect(table.refusal('empire', annex(province, 'france')).because.key).toBe('peace.keyZone');
  });
  test('18.2.2 2013: any key zone bars a province, and an island touches nothing', () => {
    const table = beatenBritain('2013');
    expect(table.refusal('empire', annex('sicile', 'france')).because.key).toBe('peace.keyZone');
    expect(table.refusal('empire', annex('sardaigne', 'france')).because.key).toBe('peace.notAdjacent');
  });
});

describe.each(EDITIONS)('18.2.1 (2) the Drums of War (%s)', (edition) => {
  const fallen = (hands: NonNullable<Position['hands']>): Table => {
    const way = ['wittemberg', 'dresde', 'kustrin', 'posen', 'leipzig', 'thuringe', 'wurtzburg'];
    const french = { control: 'france' as NationId };
    return scene(
      {
        edition,
        hands,
        nations: atWar(),
        clock: { phase: 'conquests', year: 1807 },
        zones: Object.fromEntries(['berlin', 'varsovie', ...way].map((id) => [id, french])),
        depots: Object.fromEntries(way.map((id) => [id, 'france'])),
        forces: {},
        fleets: {},
      },
      (g) => conquerMajors(g, 'empire'),
    );
  };
  test('18.2.1 (27C) anyone who plays it fights on, and will pay for it', () => {
    const table = fallen({ coalition: ['27C'] }).answer('coalition', { kind: 'event', card: '27C' });
    expect(nation(table.state, PRUSSIA)).toMatchObject({ side: 'coalition', drums: true, beaten: { empire: 0 } });
    expect(table.state.tracks.victory).toBe(5);
    expect(table.questions()).toEqual([]);
  });
  test('18.2.1 anyone who passes surrenders', () => {
    const table = fallen({ coalition: ['27C'] }).answer('coalition', 'pass');
    expect(table.asked().prompt.key).toBe('peace.gain');
    expect(nation(table.state, PRUSSIA).beaten.empire).toBe(1);
  });
});

describe.each(EDITIONS)('19 the points of a conquest (%s)', (edition) => {
  const points = (loser: string, change: Partial<NationRow> = {}, extra: Position = {}): number => {
    const nations = { ...atWar(), [loser]: { side: 'coalition', status: 'belligerent', ...change } } as const;
    return peace({ edition, ...extra, nations }, nationId(loser)).state.tracks.victory ?? 0;
  };
  test('19 one for a power, two for Russia, five for Britain, two for Spain in arms', () => {
    expect([points('prussia'), points('russia'), points('britain')]).toEqual([6, 7, 10]);
    expect(points('spain', {}, { played: ['22C'] })).toBe(7);
    expect(points('russia', { beaten: { empire: 1, coalition: 0 } })).toBe(6);
  });
  test('19 one for Spain without the War of Liberation, and for another power while it lasts', () => {
    expect(points('spain')).toBe(6);
    const nations = { ...atWar(), spain: { side: 'coalition', status: 'belligerent' } } as const;
    const table = peace({ edition, nations, played: ['22C'] });
    expect(table.state.tracks.victory).toBe(6);
  });
  test('18.2 France is the victor, no matter which of her allies has raised his flag in the capital', () => {
    const table = peace({ edition, zones: { berlin: { control: 'spain' as NationId } } });
    expect(table.events('conquest.major')[0]?.said.params['by']).toBe('france');
  });
  test('19 (26F) at Tilsit the points are those of the card', () => {
    expect(peace({ edition }, PRUSSIA, true).state.tracks).toMatchObject({ victory: 5, escalade: 0 });
  });
});
