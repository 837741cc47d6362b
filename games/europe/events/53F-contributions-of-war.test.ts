import { describe, expect, test } from 'vitest';
import type { NationId } from '../catalogue/ids.ts';
import { resourcesOf } from '../rules/7-interphase/7.3.1-resources.ts';
import { inBudget } from '../testing/cards.ts';
import { beaten, inAlliance } from '../testing/conquests.ts';
import { event, whyNot } from '../testing/events.ts';
import { GRANDE_ARMEE } from '../testing/french-budget.ts';
import type { Position, Table } from '../testing/position.ts';

const FRANCE = 'france' as NationId;
const peace = { by: 'empire', since: 1805, until: 1807, afterwards: 'neutral', forGood: false } as const;

describe('53F Contributions of War', () => {
  const paying = (nations: Position['nations']): Table =>
    inBudget('53F', { forces: GRANDE_ARMEE, nations: nations ?? {} });
  const gain = (nations: Position['nations']): number => {
    const table = paying(nations);
    const before = resourcesOf(table.state, FRANCE);
    return resourcesOf(table.answer('empire', event('53F')).state, FRANCE) - before;
  };
  const inPeace = { side: 'neutral', status: 'forcedPeace', peace, beaten } as const;
  test('7.3.1 two for each power in forced peace or alliance, six at most', () => {
    expect(gain({ austria: inPeace })).toBe(2);
    expect(gain({ austria: inPeace, prussia: inAlliance })).toBe(4);
    expect(gain({ austria: inPeace, prussia: inAlliance, russia: inPeace, turkey: inPeace })).toBe(6);
  });
  test('8.1.3 a minor ally that has submitted to the same peace pays nothing', () => {
    expect(gain({ austria: inPeace, naples: { ...inPeace, patron: 'austria' as NationId } })).toBe(2);
    expect(whyNot(paying({ naples: inPeace }), event('53F'))).toBe('contributions.nobody');
  });
  test('6.4 there must be one, and its peace be the Empire’s', () => {
    expect(whyNot(paying({}), event('53F'))).toBe('contributions.nobody');
    const other = { ...inPeace, peace: { ...peace, by: 'coalition' } } as const;
    expect(whyNot(paying({ spain: other }), event('53F'))).toBe('contributions.nobody');
  });
});
