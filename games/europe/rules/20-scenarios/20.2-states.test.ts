import type { Refusal, Verdict } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { type Grouping, groupings, nationId } from '../../catalogue/catalogue.ts';
import { zonesOfProvince } from '../../catalogue/board.ts';
import { EDITIONS, type GeneralId, type NationId, type UnitId } from '../../catalogue/ids.ts';
import { changeNation, changeZone, type Europe, generalRow, nation, unitRow } from '../../state/state.ts';
import { type Position, position } from '../../testing/position.ts';
import {
  checkStates,
  createRhine,
  createWestphalia,
  foundPolandByCard,
  growItaly,
  growPoland,
  isCreated,
  mayCreateRhine,
  mayCreateWestphalia,
  polishProvinces,
  protectedStateOf,
} from './20.2-states.ts';

const because = (verdict: Verdict): string | undefined => (verdict as Refusal | undefined)?.because.key;
const ally = { side: 'empire', status: 'ally', patron: 'france' as NationId } as const;
const allied = (ids: readonly string[]): NonNullable<Position['nations']> =>
  Object.fromEntries(ids.map((id) => [id, ally]));
const beaten = { beaten: { empire: 1, coalition: 0 } };
const provinceTo = (g: Europe, province: string, nation: string): void => {
  for (const id of zonesOfProvince(province as Parameters<typeof zonesOfProvince>[0]))
    changeZone(g, id, { nation: nationId(nation) });
};
const at = (g: Europe, unit: string): string => unitRow(g, unit as UnitId).at;

describe.each(EDITIONS)('20.2 new states (%s)', (edition) => {
  const six = ['baviere', 'bade', 'wurtemberg', 'berg', 'hesse', 'saxe'];
  test('8.3.1 the Confederation of the Rhine needs six of its members; revised: Austria and Prussia beaten', () => {
    const may = (nations: NonNullable<Position['nations']>): string | undefined =>
      because(mayCreateRhine(position({ edition, nations })));
    expect(may({ ...allied(six), austria: beaten, prussia: beaten })).toBeUndefined();
    expect(may({ ...allied(six.slice(0, 5)), austria: beaten, prussia: beaten })).toBe('state.needsAllies');
    expect(may({ ...allied(six), austria: beaten })).toBe(edition === '2013' ? undefined : 'state.needsBeaten');
  });
  test('8.3.1 it is a protectorate with a corps to build, and vanishes with its last member', () => {
    const g = position({ edition, nations: allied(six) });
    createRhine(g);
    expect(nation(g, nationId('rhin'))).toMatchObject({ side: 'empire', status: 'protectorate' });
    expect(at(g, 'rhi_1')).toBe('reserve');
    for (const id of six.slice(1)) changeNation(g, nationId(id), { side: 'coalition' });
    checkStates(g);
    expect(isCreated(g, 'rhine')).toBe(true);
    changeNation(g, nationId('baviere'), { side: 'coalition' });
    checkStates(g);
    expect(nation(g, nationId('rhin')).status).toBe('dissolved');
    expect(at(g, 'rhi_1')).toBe('gone');
    expect(g.tracks.victory).toBe(3);
  });
  test('8.3.1, 8.3.2 states that are not founded yet do not vanish while the Empire has no ally for them', () => {
    const members = [...groupings.rhine.members, ...groupings.westphalia.members];
    const g = position({ edition, nations: Object.fromEntries(members.map((id) => [id, { side: 'coalition' }])) });
    checkStates(g);
    expect([groupings.rhine, groupings.westphalia].map((state) => nation(g, state.nation).status)).toEqual([
      'notCreated',
      'notCreated',
    ]);
  });
  test('8.3.2 Westphalia needs four of its lands and Naples', () => {
    const may = (ids: readonly string[]): string | undefined =>
      because(mayCreateWestphalia(position({ edition, nations: allied(ids) })));
    expect(may(['cleves', 'berg', 'hesse', 'hanovre', 'naples'])).toBeUndefined();
    expect(may(['cleves', 'berg', 'hesse', 'hanovre'])).toBe('state.needsNaples');
    expect(may(['berg', 'hanovre', 'cleves', 'naples'])).toBe('state.needsAllies');
  });
  test('8.3.2 Magdeburg counts when it is French', () => {
    const g = position({ edition, nations: allied(['berg', 'hanovre', 'cleves', 'naples']) });
    provinceTo(g, 'magdebourg', 'france');
    expect(mayCreateWestphalia(g)).toBeUndefined();
    createWestphalia(g);
    expect(at(g, 'wes_1')).toBe('reserve');
    expect(generalRow(g, 'jerome' as GeneralId).at).toBe('reserve');
    expect(isCreated(g, 'westphalia')).toBe(true);
  });
  test('8.3.2 Westphalia vanishes with the last of its lands, and its corps with it', () => {
    const members = ['berg', 'hanovre', 'cleves'];
    const g = position({ edition, nations: allied(members), forces: { hanovre: ['wes_1'] } });
    createWestphalia(g);
    for (const id of members.slice(1)) changeNation(g, nationId(id), { side: 'coalition' });
    checkStates(g);
    expect(isCreated(g, 'westphalia')).toBe(true);
    changeNation(g, nationId('berg'), { side: 'coalition' });
    checkStates(g);
    expect(nation(g, nationId('westphalie')).status).toBe('dissolved');
    expect([at(g, 'wes_1'), g.forces.length, g.tracks.victory]).toEqual(['gone', 0, 4]);
  });
  test('8.2.2 the state of a member is the one that was founded', () => {
    const g = position({ edition, nations: allied([...six, 'cleves']) });
    const states = (): readonly (NationId | undefined)[] =>
      ['baviere', 'cleves', 'danemark'].map((id) => protectedStateOf(g, nationId(id)));
    expect(states()).toEqual([undefined, undefined, undefined]);
    createWestphalia(g);
    expect(states()).toEqual([undefined, 'westphalie', undefined]);
    createRhine(g);
    expect(states()).toEqual(['rhin', 'westphalie', undefined]);
  });
  test('8.3.3, 8.3.4 Bavaria is a kingdom with Tyrol, and Italy may raise a second corps with Venetia', () => {
    const g = position({ edition });
    const made = (which: Grouping): boolean => isCreated(g, which);
    growItaly(g);
    expect([made('bavaria'), made('italy'), at(g, 'ita_2')]).toEqual([false, false, 'notYet']);
    provinceTo(g, 'tyrol', 'baviere');
    provinceTo(g, 'venetie', 'italie');
    growItaly(g);
    expect([made('bavaria'), made('italy'), at(g, 'ita_2')]).toEqual([true, true, 'reserve']);
    changeNation(g, nationId('baviere'), { side: 'coalition' });
    expect(made('bavaria')).toBe(false);
  });
  test('8.3.5 Poland by Marie Walewska: corps and general come free, one point and two of escalade', () => {
    const g = position({ edition });
    foundPolandByCard(g);
    expect(nation(g, groupings.poland.nation)).toMatchObject({ side: 'empire', status: 'protectorate' });
    expect([at(g, 'pol_1'), generalRow(g, 'poniatowski' as GeneralId).at]).toEqual(['returning', 'returning']);
    expect(g.tracks).toMatchObject({ victory: 6, escalade: 2 });
  });
  test('8.3.5 the third province brings the second corps, and the point is scored once', () => {
    const g = position({ edition });
    foundPolandByCard(g);
    const add = (province: string): void => {
      const before = polishProvinces(g);
      provinceTo(g, province, 'pologne');
      growPoland(g, before);
    };
    add('posnanie');
    expect([at(g, 'pol_2'), g.tracks.victory]).toEqual(['notYet', 6]);
    add('lituanie');
    expect([at(g, 'pol_2'), g.tracks.victory]).toEqual(['reserve', 6]);
  });
  test('20.3 the Poland of 1809 has been scored', () => {
    const g = position({ edition, scenario: '1809' });
    const before = polishProvinces(g);
    provinceTo(g, 'petite_pologne', 'pologne');
    growPoland(g, before);
    expect([before, at(g, 'pol_2'), g.tracks.victory]).toEqual([2, 'reserve', 15]);
  });
});
