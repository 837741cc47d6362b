import { describe, expect, test } from 'vitest';
import { nationId } from '../../catalogue/catalogue.ts';
import { EDITIONS, type NationId, type UnitId } from '../../catalogue/ids.ts';
import { isForce, nation, type Peace, unitRow } from '../../state/state.ts';
import type { Position, Table } from '../../testing/position.ts';
import { scene } from '../../testing/scene.ts';
import { surrender } from './18.2-surrender.ts';
import { imposePeace, testPeaces } from './18.2.3-forced-peace.ts';

const AUSTRIA = nationId('austria');
const BRITAIN = nationId('britain');
const beaten = (empire: number) => ({ empire, coalition: 0 });
const calm: Position = { forces: {}, fleets: {} };

const imposing = (wanted: Position, liberated = false, on = AUSTRIA): Table =>
  scene({ ...calm, clock: { phase: 'conquests', year: 1805 }, ...wanted }, (g) =>
    imposePeace(g, on, 'empire', liberated),
  );
const peaceOf = ({ state }: Table, id = AUSTRIA): Peace | null => nation(state, id).peace;

describe('18.2.3 how long', () => {
  test.each([
    [1, 1806],
    [2, 1806],
    [3, 1807],
    [5, 1808],
    [6, 1808],
  ])('18.2.3 2013: the die halved and rounded up, a %i: until the end of %i', (die, until) => {
    const table = imposing({ nations: { austria: { beaten: beaten(1) } } }).dice(die);
    expect(peaceOf(table)).toMatchObject({ until, forGood: false });
  });
  test('18.2.3 revised: nobody knows', () => {
    const table = imposing({ edition: 'revised', nations: { austria: { beaten: beaten(1) } } });
    expect(peaceOf(table)).toMatchObject({ since: 1805, until: null, forGood: false });
  });
  test.each(EDITIONS)('8.1.3 beaten twice by the same side: to the end of the game (%s)', (edition) => {
    const table = imposing({ edition, nations: { austria: { beaten: beaten(2) } } });
    expect(peaceOf(table)).toMatchObject({ until: null, forGood: true });
  });
  test('8.1.3 beaten twice Britain is bound for good in the first edition alone', () => {
    const nations = { britain: { beaten: beaten(2) } };
    expect(peaceOf(imposing({ nations }, false, BRITAIN), BRITAIN)).toMatchObject({ forGood: true });
    const table = imposing({ edition: 'revised', nations }, false, BRITAIN);
    expect(peaceOf(table, BRITAIN)).toMatchObject({ until: null, forGood: false });
  });
  test('8.1.3 the minor allies left to it: the same peace in the first edition, its allies in the revised one', () => {
    const of = (table: Table): string => nation(table.state, nationId('papaute')).status;
    const first = imposing({ nations: { austria: { beaten: beaten(1) } } }).dice(3);
    expect([of(first), nation(first.state, nationId('papaute')).side]).toEqual(['forcedPeace', 'neutral']);
    expect(of(imposing({ edition: 'revised', nations: { austria: { beaten: beaten(1) } } }))).toBe('ally');
  });
  test('4 first edition: she is neutral then, like anybody', () => {
    const table = imposing({ nations: { austria: { beaten: beaten(1) } } }, true).dice(3);
    expect(peaceOf(table)).toMatchObject({ afterwards: 'neutral' });
  });
  test.each([
    ['spain', ['22C'], 'forcedAlliance'],
    ['spain', [], 'neutral'],
    ['austria', ['22C'], 'neutral'],
  ] as const)('4 revised: %s, beaten when %j was played: %s after the peace', (loser, played, afterwards) => {
    const nations = { spain: { side: 'coalition', status: 'belligerent' } } as const;
    const table = scene(
      { ...calm, edition: 'revised', nations, played, clock: { phase: 'conquests', year: 1808 } },
      (g) => surrender(g, nationId(loser), 'empire', { tilsit: false }),
    );
    while (table.questions().length > 0)
      table.pick(table.asked().by, ({ kind }) => kind === 'done' || kind !== 'annex');
    expect(peaceOf(table, nationId(loser))).toMatchObject({ afterwards });
  });
  test('4 revised: Spain after her war of liberation becomes a forced ally when the peace ends', () => {
    const spain = nationId('spain');
    const nations = { spain: { side: 'coalition', status: 'belligerent', beaten: beaten(1) } } as const;
    expect(peaceOf(imposing({ edition: 'revised', nations }, true, spain), spain)).toMatchObject({
      afterwards: 'forcedAlliance',
    });
    expect(peaceOf(imposing({ nations }, true, spain).dice(3), spain)).toMatchObject({ afterwards: 'neutral' });
  });
});

const inPeace = (peace: Partial<Peace> = {}): NonNullable<Position['nations']> => ({
  austria: {
    side: 'neutral',
    status: 'forcedPeace',
    beaten: beaten(1),
    peace: { by: 'empire', since: 1805, until: null, afterwards: 'neutral', forGood: false, ...peace },
  },
  papaute: { side: 'neutral', status: 'ally', patron: AUSTRIA },
});
const testing = (year: number, nations: NonNullable<Position['nations']>, extra: Position = {}): Table =>
  scene({ ...calm, clock: { phase: 'conquests', year }, nations, ...extra }, testPeaces);
const status = ({ state }: Table, id = AUSTRIA): string => nation(state, id).status;

describe('18.2.3 how it ends', () => {
  test('18.2.3 2013: when its last year is over', () => {
    expect(status(testing(1806, inPeace({ until: 1807 })))).toBe('forcedPeace');
    expect(status(testing(1807, inPeace({ until: 1807 })))).toBe('neutral');
    expect(status(testing(1808, inPeace({ until: 1807 })))).toBe('neutral');
  });
  test('18.2.3 revised, example: a three at the end of the first year goes on, a four at the end of the second ends it', () => {
    const revised = { edition: 'revised' } as const;
    expect(status(testing(1806, inPeace(), revised).dice(3))).toBe('forcedPeace');
    expect(status(testing(1806, inPeace(), revised).dice(5))).toBe('neutral');
    expect(status(testing(1807, inPeace(), revised).dice(4))).toBe('neutral');
    expect(status(testing(1807, inPeace(), revised).dice(2))).toBe('forcedPeace');
    expect(status(testing(1808, inPeace(), revised).dice(1))).toBe('neutral');
  });
  test('18.2.3 not in the year of the conquest, nor when it is for good', () => {
    const revised = { edition: 'revised' } as const;
    expect(testing(1805, inPeace(), revised).events('18.2.3')).toEqual([]);
    expect(status(testing(1809, inPeace({ forGood: true }), revised))).toBe('forcedPeace');
    expect(status(testing(1809, inPeace({ forGood: true })))).toBe('forcedPeace');
  });
  test('18.2.3 (30F) revised: no die in the years that a card has added', () => {
    const revised = { edition: 'revised' } as const;
    expect(status(testing(1807, inPeace({ until: null, untested: 1808 }), revised))).toBe('forcedPeace');
    expect(status(testing(1808, inPeace({ until: null, untested: 1808 }), revised))).toBe('forcedPeace');
    expect(status(testing(1809, inPeace({ until: null, untested: 1808 }), revised).dice(1))).toBe('neutral');
  });
  test('18.2.3, 20.3 revised: a peace of a scenario ends with its year, without a die', () => {
    const revised = { edition: 'revised' } as const;
    expect(status(testing(1809, inPeace({ until: 1810 }), revised))).toBe('forcedPeace');
    expect(status(testing(1810, inPeace({ until: 1810 }), revised))).toBe('neutral');
  });
  test('18.2.3 the conqueror who has not left is destroyed', () => {
    const forces = { vienne: ['davout', 'fra_3'], graz: ['charles', 'aus_1'], munich: ['ney', 'fra_4'] };
    const depots = { linz: 'france', munich: 'france', prague: 'austria' };
    const table = testing(1807, inPeace({ until: 1807 }), { forces, depots });
    expect(table.state.depots.map(({ zone }) => zone)).toEqual(['munich', 'prague']);
    expect(table.state.forces.map(({ commander }) => commander)).toEqual(['charles', 'ney']);
    expect(isForce(unitRow(table.state, 'fra_3' as UnitId).at)).toBe(false);
  });
  test('8.1.3 its minor allies are its allies again', () => {
    const peace: Peace = { by: 'empire', since: 1805, until: 1807, afterwards: 'neutral', forGood: false };
    const nations = {
      ...inPeace({ until: 1807 }),
      papaute: { side: 'neutral', status: 'forcedPeace', patron: AUSTRIA, peace },
    } as const;
    const table = testing(1807, nations);
    expect(nation(table.state, nationId('papaute'))).toMatchObject({ status: 'ally', side: 'neutral', peace: null });
  });
  test('8.1.1 Britain is never neutral: she joins the Coalition again', () => {
    const peace: Peace = { by: 'empire', since: 1805, until: 1806, afterwards: 'neutral', forGood: false };
    const nations = { britain: { side: 'neutral', status: 'forcedPeace', peace } } as const;
    const portugal = { side: 'neutral', status: 'ally', patron: 'britain' as NationId } as const;
    const table = testing(1806, { ...nations, portugal });
    while (table.questions().length > 0) table.pick(table.asked().by, () => true);
    expect(nation(table.state, BRITAIN)).toMatchObject({ side: 'coalition', status: 'belligerent', peace: null });
    expect(nation(table.state, nationId('portugal')).side).toBe('coalition');
  });
  test('8.1.4 a peace that leads to a forced alliance', () => {
    expect(status(testing(1807, inPeace({ until: 1807, afterwards: 'forcedAlliance' })))).toBe('forcedAlliance');
  });
});
