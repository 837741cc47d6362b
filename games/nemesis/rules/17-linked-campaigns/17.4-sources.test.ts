import { describe, expect, test } from 'vitest';
import type { HexId } from '../../catalogue/catalogue.ts';
import { say } from '../../text/speech.ts';
import { in1813, type InvasionPosition, linked, standing } from '../../testing/invasion.ts';
import { cardFigure, trainsOrder } from '../7-active-supply/7.4-trains-order.ts';
import { adjustedFigure } from '../7-active-supply/7.2-count-trains.ts';
import { sourcesOf } from '../14-campaign-of-1813/14.17-sources.ts';

const YEAR = { year: 1813, austriaAllied: false, prussia: 'shared' } as const;
const stands = (turn: number, { invasion, ...more }: InvasionPosition) =>
  standing('1812-1813', { turn: 17 + turn, ...more, invasion: { ...YEAR, ...invasion } });
const hexes = (g: ReturnType<typeof stands>, side: 'coalition' | 'french') => sourcesOf(g, side).map(({ id }) => id);

describe('17.4 sources by option', () => {
  test('17.4 both begin with option A: Königsberg and Warsaw, and Russia with its eastern edge (L-17)', () => {
    const g = stands(1, {});
    expect(hexes(g, 'french')).toEqual(['2507', '2312']);
    expect(hexes(g, 'coalition')).toEqual(expect.arrayContaining(['0833', '0219', '1513', '0130']));
    expect(hexes(g, 'coalition').filter((hex) => hex.startsWith('22'))).toEqual([]);
  });

  test('17.4 the French option B is the western edge in France, and Essen in Berg is not (L17-40) (L-44)', () => {
    const g = stands(1, { invasion: { sources: { coalition: 'before', french: 'after' } } });
    expect(hexes(g, 'french')).not.toContain('4514');
    expect(hexes(g, 'french')).toEqual(expect.arrayContaining(['4510', '4513', '4530']));
  });

  test('17.4 that of the Coalition is Warsaw; ports only once Prussia is with it, Vienna once Austria is', () => {
    const sources = { coalition: 'after', french: 'before' } as const;
    const port = { coalition: { '3108': ['R12-5'] } };
    expect(hexes(stands(4, { ...port, invasion: { sources } }), 'coalition')).toEqual(['2312']);
    const withPrussia = { invasion: { sources, prussia: 'coalition' } } as const;
    expect(hexes(stands(4, { ...port, ...withPrussia }), 'coalition')).toEqual(['2312', '3108']);
    const all = stands(14, { ...port, ...withPrussia, politics: { austria: 'coalition' } });
    expect(hexes(all, 'coalition')).toEqual(['2312', '3108', '3021']);
  });

  test('17.4 back on A ports and Vienna feed nobody (L-20)', () => {
    const g = stands(14, {
      coalition: { '3108': ['R12-5'] },
      politics: { austria: 'coalition' },
      invasion: { sources: { coalition: 'back', french: 'before' }, prussia: 'coalition' },
    });
    expect(hexes(g, 'coalition')).not.toContain('3021');
    expect(hexes(g, 'coalition')).toContain('0219');
  });
});

describe('17.4 trains by option', () => {
  test('17.5 on A the figures are those of January, two fewer for the French; the Coalition is first (L17-09) (L-4)', () => {
    const g = stands(1, { ledgers: { french: { depotsLost: 2 }, coalition: { depotsLost: 1 } } });
    expect([cardFigure(g, 'french'), cardFigure(g, 'coalition')]).toEqual([6, 9]);
    expect([adjustedFigure(g, 'french'), adjustedFigure(g, 'coalition')]).toEqual([4, 8]);
    expect(trainsOrder(g)[0]).toBe('coalition');
  });

  test('17.4 (i) a free change brings the row of the Turn, and earlier losses are forgotten (L17-10) (L-4)', () => {
    const table = in1813({
      turn: 3,
      phase: 'changeOfSources',
      next: 'french',
      depots: { french: ['2507', '2312', '2207', '2211'] },
      ledgers: { french: { depotsLost: 3 } },
    }).answer('french', 'changeSources');
    expect(adjustedFigure(table.state, 'french')).toBe(9);
    expect(table.state.ledgers.french.depotsLost).toBe(0);
  });

  test('17.4 on B the row of the Armistice holds after one, on A it does not (L-28)', () => {
    const sources = { coalition: 'before', french: 'after' } as const;
    const g = stands(13, { politics: { armistice: 25 }, invasion: { sources } });
    expect([cardFigure(g, 'french'), cardFigure(g, 'coalition')]).toEqual([12, 9]);
  });
});

const changing = (turn: number, more: InvasionPosition = {}) =>
  in1813({ turn, phase: 'changeOfSources', next: 'french', ...more });

describe('17.4 the change of sources', () => {
  test('17.4 the French are asked first, and carry it out before the Coalition is asked (L-3)', () => {
    const table = changing(2, { coalition: { '2312': ['R12-5'] } });
    expect(table.asked('french').prompt.key).toBe('sources.whether');
    table.answer('french', 'pass');
    expect(table.asked('coalition').prompt.key).toBe('sources.whether');
  });

  test('17.4 the Coalition may not while Warsaw is not its own (L17-15)', () => {
    const table = changing(4, { french: { '2507': ['F12-1'] }, depots: { french: ['2507'] } }).answer('french', 'pass');
    expect(() => table.asked('coalition')).toThrow(/not asked/);
    expect(table.events('sources.keeps')).toHaveLength(1);
  });

  test('17.4 (ii) a Depot may go to Erfurt without a chain, another be taken off (L17-11) (L-16)', () => {
    const table = changing(2, { depots: { french: ['1825', '2207'] } })
      .answer('french', 'changeSources')
      .answer('french', { kind: 'liftDepot', hex: '1825' })
      .answer('french', { kind: 'setDown', to: '3916' })
      .answer('french', { kind: 'liftDepot', hex: '2207' })
      .answer('french', { kind: 'removeDepot', hex: '2207' });
    expect(table.state.depots).toEqual([{ side: 'french', hex: '3916' }]);
  });

  test('17.4 (ii) not to Berlin when Prussia is the Coalition’s and no French stack is there (L17-12) (L-16)', () => {
    const table = changing(2, { depots: { french: ['2207'] }, invasion: { prussia: 'coalition' } })
      .answer('french', 'changeSources')
      .answer('french', { kind: 'liftDepot', hex: '2207' });
    expect(table.refusal('french', { kind: 'setDown', to: '3512' })).toEqual({
      rule: '17.4',
      because: say('depot.unfriendlyCity', { hex: '3512' as HexId }),
    });
  });

  test('17.4 (vi) it is made once', () => {
    const table = changing(2, { invasion: { sources: { coalition: 'before', french: 'after' } } });
    expect(table.events('sources.keeps')).toEqual([]);
    expect(table.questions().some(({ prompt }) => prompt.key === 'sources.whether')).toBe(false);
  });
});

describe('17.4 (vii), (viii) lost sources', () => {
  const BOTH = { coalition: { '2507': ['R12-9'], '2312': ['R12-15'] } };
  const endOf = (turn: number, more: InvasionPosition) => in1813({ turn, phase: 'reckoning', ...more });

  test('17.4 (vii) the French must change at the next General Supply, and their Depots stay (L17-19) (L-18)', () => {
    const lost = standing('1812-1813', { turn: 19, ...BOTH, invasion: YEAR });
    expect(lost.politics.invasion?.forced).toEqual([]);
    const table = endOf(2, { ...BOTH, due: ['F-16'], depots: { french: ['2207'] } });
    expect(table.events('sources.lost')).toHaveLength(1);
    table.until('arrival.unitWhere');
    expect(table.state.politics.invasion).toMatchObject({ forced: [], sources: { french: 'after' } });
    expect(table.events('sources.mustChange')).toHaveLength(1);
    expect(table.state.depots).toEqual([{ side: 'french', hex: '2207' }]);
    expect(table.asked('french').prompt).toMatchObject({ params: { unit: 'F-16' } });
  });

  test('17.4 (vii) it is looked for from February 1813 on, and Lemberg is out (L17-05) (L-18)', () => {
    const late = linked({ turn: 17, phase: 'reckoning', ...BOTH, invasion: { austriaAllied: false } });
    expect(late.events('sources.lost')).toHaveLength(1);
    const early = linked({ turn: 16, phase: 'reckoning', ...BOTH });
    expect(early.events('sources.lost')).toEqual([]);
  });

  const after = { sources: { coalition: 'after', french: 'before' }, prussia: 'coalition' } as const;
  test('17.4 (viii) a port in Coalition hands is a source (L17-20) (L-19)', () => {
    const table = endOf(8, { french: { '2312': ['F12-1'] }, coalition: { '3108': ['R12-5'] }, invasion: after });
    expect(table.events('sources.lost')).toEqual([]);
  });

  test('17.4 (viii) without one the Coalition goes back to A for good, and keeps the row of 1813 (L17-21) (L-20)', () => {
    const table = endOf(8, { french: { '2312': ['F12-1'] }, depots: { french: ['2312'] }, invasion: after });
    expect(table.events('sources.lost').map(({ said }) => said.params)).toEqual([{ side: 'coalition' }]);
    const next = changing(9, {
      french: { '2312': ['F12-1'] },
      depots: { french: ['2312'] },
      invasion: { ...after, sources: { coalition: 'after', french: 'after' }, forced: ['coalition'] },
    });
    expect(next.state.politics.invasion?.sources.coalition).toBe('back');
    expect(next.events('sources.goesBack')).toHaveLength(1);
    expect(cardFigure(next.state, 'coalition')).toBe(8);
  });

  test('17.4 (viii) while Austria fights, Vienna has to be lost as well (L-19)', () => {
    const fights = { politics: { austria: 'coalition' }, invasion: after } as const;
    const held = endOf(14, { french: { '2312': ['F12-1'] }, ...fights });
    expect(held.events('sources.lost')).toEqual([]);
    const lost = endOf(14, { french: { '2312': ['F12-1'], '3021': ['F12-2'] }, ...fights });
    expect(lost.events('sources.lost')).toHaveLength(1);
  });
});
