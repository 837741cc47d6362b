import { describe, expect, test } from 'vitest';
import { cardId } from '../catalogue/catalogue.ts';
import type { EffectOf } from '../state/effects.ts';
import { type Edition, EDITIONS } from '../catalogue/ids.ts';
import { holding } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { GRAND_ALLIANCE } from '../testing/grand-alliance.ts';
import { acting } from '../testing/marches.ts';
import type { Table } from '../testing/position.ts';

/** Nobody is called in. */
const done = (table: Table): Table =>
  table.asked().prompt.key === 'callIn.whom' ? table.answer(table.asked().by, 'done') : table;

describe('43C Trachenberg Plan', () => {
  const forces = {
    leipzig: ['napoleon', 'grande_armee', 'fra_1', 'fra_2'],
    dresde: ['charles', 'aus_1', 'aus_2'],
    berlin: ['blucher', 'pru_1', 'pru_2'],
  };
  const planned = (edition: Edition): Table =>
    holding('43C', { nations: GRAND_ALLIANCE, forces, edition })
      .answer('coalition', event('43C'))
      .answer('coalition', { kind: 'activate', force: 'charles' })
      .answer('coalition', { kind: 'forced', points: 0 });
  test.each(EDITIONS)('12.1 a force is activated free, but does not attack Napoleon (%s)', (edition) => {
    const table = planned(edition);
    expect(whyNot(table, { kind: 'march', to: 'leipzig' }, 'coalition')).toBe('march.notAgainst');
  });
  type Plan = Pick<EffectOf<'trachenberg'>, 'year' | 'untilRound'>;
  /** In the third round somebody enters Dresden, and Charles tries to slip away: the modifiers of his die. */
  const evasion = (edition: Edition, plan: Plan | undefined, name = 'napoleon'): unknown => {
    const table = acting({
      edition,
      noOtherCards: true,
      nations: GRAND_ALLIANCE,
      forces: { leipzig: [name, 'grande_armee', 'fra_1', 'fra_2'], dresde: ['charles', 'aus_1', 'aus_2'] },
      clock: { round: 3 },
      effects: plan === undefined ? [] : [{ card: cardId('43C'), kind: 'trachenberg', ...plan }],
    });
    done(table.answer('empire', { kind: 'activate', force: name }));
    table.answer('empire', { kind: 'forced', points: 0 }).answer('empire', { kind: 'march', to: 'dresde' });
    table.answer('coalition', 'evade').dice(1);
    return table.events('trial.total')[0]?.said.params['modifiers'];
  };
  test.each(EDITIONS)('12.5 whom Napoleon attacks evades at two more, to the end of the next round (%s)', (edition) => {
    expect(planned(edition).state.effects).toContainEqual({
      card: '43C',
      kind: 'trachenberg',
      year: 1805,
      untilRound: 3,
    });
    const plain = Number(evasion(edition, undefined));
    expect(evasion(edition, { year: 1805, untilRound: 3 })).toBe(plain + 2);
    expect(evasion(edition, { year: 1805, untilRound: 2 })).toBe(plain);
    expect(evasion(edition, { year: 1804, untilRound: 7 })).toBe(plain);
  });
  test('12.5 not when another attacks', () => {
    const plain = Number(evasion('2013', undefined, 'davout'));
    expect(evasion('2013', { year: 1805, untilRound: 3 }, 'davout')).toBe(plain);
  });
  test('9.1 not without a force to activate', () => {
    expect(whyNot(holding('43C', { nations: GRAND_ALLIANCE, forces: {} }), event('43C'), 'coalition')).toBe(
      'majorCampaign.nobody',
    );
  });
});
