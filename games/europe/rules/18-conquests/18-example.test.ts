import { describe, expect, test } from 'vitest';
import { zonesOfProvince } from '../../catalogue/board.ts';
import { nationId } from '../../catalogue/catalogue.ts';
import {
  EDITIONS,
  type Edition,
  type NationId,
  type ProvinceId,
  type UnitId,
  type ZoneId,
} from '../../catalogue/ids.ts';
import { isCreated } from '../20-scenarios/20.2-states.ts';
import { nation, unitRow, zone } from '../../state/state.ts';
import type { Position, Table } from '../../testing/position.ts';
import { scene } from '../../testing/scene.ts';
import { conquestsPhase } from './18-conquests.ts';

const flag = (by: string): { control: NationId } => ({ control: by as NationId });
const taken = { ...flag('france'), fortress: 'empty' as const };

/** The map at the end of 1805 in the example of play: Vienna has fallen, the Austrian army is destroyed, Kutuzov is east of Vienna. */
const endOf1805 = (edition: Edition): Position => ({
  edition,
  clock: { phase: 'conquests', year: 1805, round: 0, step: 0 },
  zones: {
    vienne: taken,
    salzbourg: flag('france'),
    thuringe: flag('france'),
    rome: flag('france'),
    munich: { control: null },
  },
  forces: {
    vienne: ['napoleon', 'grande_armee', 'soult', 'murat', 'fra_3', 'fra_cav'],
    salzbourg: ['davout', 'fra_4'],
    rome: ['saint_cyr', 'fra_11'],
    raab: ['koutouzov', 'armee_1ere', 'buxhowden', 'rus_6-', 'rus_garde'],
    wurtzburg: ['marmont', 'fra_6'],
  },
  fleets: {},
});
/** The whole phase at one table. */
const phase = (wanted: Position): Table =>
  scene(wanted, function* (g) {
    while (g.clock.phase === 'conquests') yield* conquestsPhase(g);
  });
const zoneOf = ({ state }: Table, general: string): string | undefined =>
  state.forces.find(({ commander }) => commander === general)?.zone;
const ownerOf = ({ state }: Table, province: string): readonly string[] => [
  ...new Set(zonesOfProvince(province as ProvinceId).map((id) => zone(state, id).nation)),
];

describe.each(EDITIONS)('18 the conquests of 1805 in the example of play (%s)', (edition) => {
  /** Thuringia an ally, the Papal States taken in, and the three provinces. */
  const termsAreSet = (): Table =>
    phase(endOf1805(edition))
      .answer('empire', { kind: 'keepAsAlly', nation: 'thuringe' })
      .answer('empire', { kind: 'takeAsLand', nation: 'papaute' })
      .answer('empire', { kind: 'annex', province: 'tyrol', to: 'baviere' })
      .answer('empire', { kind: 'annex', province: 'venetie', to: 'italie' })
      .answer('empire', { kind: 'annex', province: 'frioul', to: 'france' })
      .answer('empire', 'spoilsCard');
  const peaceIsMade = (): Table => (edition === '2013' ? termsAreSet().dice(3) : termsAreSet());

  test('18.1 Thuringia becomes an ally of France, the Papal States part of her', () => {
    const table = peaceIsMade();
    expect(nation(table.state, nationId('thuringe'))).toMatchObject({
      side: 'empire',
      status: 'ally',
      patron: 'france',
    });
    expect(nation(table.state, nationId('papaute'))).toMatchObject({
      side: 'empire',
      status: 'annexed',
      patron: 'france',
    });
    expect(zone(table.state, 'rome' as ZoneId)).toMatchObject({ nation: 'france', control: null });
  });
  test('18.2.2 Tyrol makes the Kingdom of Bavaria, Venetia brings Italy a second corps, Friuli is French', () => {
    const table = peaceIsMade();
    expect([ownerOf(table, 'tyrol'), ownerOf(table, 'venetie'), ownerOf(table, 'frioul')]).toEqual([
      ['baviere'],
      ['italie'],
      ['france'],
    ]);
    expect(isCreated(table.state, 'bavaria')).toBe(true);
    expect(unitRow(table.state, 'ita_2' as UnitId).at).toBe('reserve');
    expect(table.state.tracks.spoils.empire).toBe(1);
  });
  test('18.2.3 two years of forced peace by a three; in the revised edition the years will show', () => {
    const { peace, status, side, beaten } = nation(peaceIsMade().state, nationId('austria'));
    expect({ status, side, beaten }).toEqual({
      status: 'forcedPeace',
      side: 'neutral',
      beaten: { empire: 1, coalition: 0 },
    });
    expect(peace).toMatchObject({ by: 'empire', since: 1805, until: edition === '2013' ? 1807 : null });
  });
  test('5.3, 18.2.3 fortresses serve again, the Grande Armée goes to Ulm and the Russians to Neminov', () => {
    const table = peaceIsMade();
    const offered = table.asked().answers;
    expect(offered).toEqual([
      { kind: 'leaveFor', force: 'napoleon', zone: 'ulm' },
      { kind: 'stayOn', force: 'napoleon' },
    ]);
    table.answer('empire', { kind: 'leaveFor' });
    expect(table.asked().answers[0]).toMatchObject({ force: 'davout' });
    table.answer('empire', { kind: 'stayOn' });
    expect([zoneOf(table, 'napoleon'), zoneOf(table, 'koutouzov'), zoneOf(table, 'davout')]).toEqual([
      'ulm',
      'neminov',
      'salzbourg',
    ]);
    expect(zone(table.state, 'vienne' as ZoneId)).toMatchObject({
      nation: 'austria',
      control: null,
      fortress: 'active',
    });
    expect(table.questions()).toEqual([]);
  });
  test('19 the victory level is 6 and the escalade 1', () => {
    expect(peaceIsMade().state.tracks).toMatchObject({ victory: 6, escalade: 1 });
  });
  test('18.2.2 refused: a key zone, land that touches nobody, what is not Austrian', () => {
    const table = phase(endOf1805(edition)).answer('empire', 'keepAsAlly').answer('empire', 'keepAsAlly');
    const why = (province: string, to = 'france'): string =>
      table.refusal('empire', { kind: 'annex', province, to }).because.key;
    expect(why('autriche')).toBe('peace.keyZone');
    expect(why('boheme')).toBe('peace.keyZone');
    expect(why('hongrie')).toBe('peace.notAdjacent');
    expect(why('illyrie')).toBe('peace.notAdjacent');
    table.answer('empire', { kind: 'annex', province: 'venetie', to: 'italie' });
    table.answer('empire', { kind: 'annex', province: 'frioul', to: 'france' });
    table.answer('empire', { kind: 'annex', province: 'illyrie', to: 'france' });
    expect(ownerOf(table, 'illyrie')).toEqual(['france']);
  });
});

test.each(EDITIONS)('18.2.3 example: an army at Brünn goes to Brest-Litovsk (%s)', (edition) => {
  const { forces, ...wanted } = endOf1805(edition);
  const { raab, ...others } = forces ?? {};
  const table = phase({ ...wanted, forces: { ...others, brunn: raab ?? [] } })
    .answer('empire', 'keepAsAlly')
    .answer('empire', 'keepAsAlly')
    .answer('empire', 'done')
    .answer('empire', 'spoilsCard');
  if (edition === '2013') table.dice(3);
  expect(zoneOf(table, 'koutouzov')).toBe('brest_litovsk');
});
