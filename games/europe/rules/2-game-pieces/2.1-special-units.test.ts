import { describe, expect, test } from 'vitest';
import { type Edition, EDITIONS, type NationId, type SpecialId } from '../../catalogue/ids.ts';
import { type Europe, forceCalled, type PieceAt, putSpecial } from '../../state/state.ts';
import { forceOf } from '../../testing/battles.ts';
import { whyNot } from '../../testing/events.ts';
import { position, type Table, tableAt } from '../../testing/position.ts';
import { join } from '../12-land-movement/12.2-joining.ts';
import { destroyForce } from './2.1-loss-steps.ts';

const GUARD = 'sp_fra_cavgarde' as SpecialId;
const guardOf = ({ specials }: Pick<Europe, 'specials'>): PieceAt | undefined =>
  specials.find((row) => row.id === GUARD)?.at;

describe.each(EDITIONS)('2.1 special units (%s)', (edition) => {
  const lost = edition === 'revised' ? 'reserve' : 'gone';
  test('2.1 with the last unit of its force a special unit is lost, in the revised edition to be built again', () => {
    const g = position({ edition, forces: { ulm: ['napoleon', 'grande_armee', 'fra_1', GUARD] } });
    destroyForce(g, forceOf(g, 'napoleon'));
    expect(guardOf(g)).toBe(lost);
  });
  test('2.1, 4 so it is where it finds no army', () => {
    const g = position({
      edition,
      forces: {
        ulm: [
          ['davout', 'fra_1', GUARD],
          ['ney', 'fra_2'],
        ],
      },
    });
    join(g, forceOf(g, 'davout'), forceOf(g, 'ney'));
    expect(guardOf(g)).toBe(lost);
  });
});

/** The budget of France in 1806, with so many points, while the Guard Cavalry is there. */
const budget = (edition: Edition, guard: PieceAt, points: number, ...words: readonly string[]): Table => {
  const g = position({
    edition,
    hands: { empire: [], coalition: [] },
    noOtherCards: true,
    clock: { year: 1806, phase: 'budget', round: 0, power: 'france' as NationId, next: 'empire' },
    forces: { paris: words },
    fleets: {},
  });
  putSpecial(g, GUARD, guard);
  const power = 'france' as NationId;
  const halves = 2 * points;
  g.budget = { power, halves, levy: 0, received: 0, fleetsBuilt: 0, intoArmies: [], britishGift: 'taken' };
  return tableAt(g);
};
const build = { kind: 'buildSpecial', special: GUARD };
const ARMY = ['napoleon', 'grande_armee', 'fra_1'];

describe('2.1, 7.3.2 special units in the budget', () => {
  test('2.1 revised: one that was lost is built for what it costs; in the first edition never', () => {
    expect(whyNot(budget('revised', 'reserve', 10, ...ARMY), build)).toBeUndefined();
    expect(whyNot(budget('revised', 'reserve', 0, ...ARMY), build)).toBe('budget.tooDear');
    expect(whyNot(budget('revised', 'reserve', 10, 'ney', 'fra_1'), build)).toBe('budget.noArmyPlace');
    expect(whyNot(budget('2013', 'reserve', 10, ...ARMY), build)).toBe('budget.specialGone');
  });
  test('2.1 revised: one that was not lost is not built, nor one of another power', () => {
    const table = budget('revised', 'notYet', 10, ...ARMY);
    expect(table.asked('empire').answers.filter(({ kind }) => kind === 'buildSpecial')).toEqual([]);
  });
  test.each(EDITIONS)('15.4 one that came out with the honours of war comes back free (%s)', (edition) => {
    const table = budget(edition, 'returning', 0, ...ARMY).answer('empire', build);
    table.answer('empire', { kind: 'raiseWith', force: 'napoleon' });
    expect(guardOf(table.state)).toBe(forceCalled(table.state, 'napoleon' as never));
  });
  test('10.1 revised: it counts as a step, and an army that has as many as it may takes none', () => {
    const full = ['saint_cyr', 'armee_italie', 'fra_1', 'fra_2', 'fra_3', 'fra_4', 'fra_5'];
    expect(whyNot(budget('revised', 'reserve', 10, ...full), build)).toBe('budget.noArmyPlace');
    expect(whyNot(budget('revised', 'reserve', 10, ...full.slice(0, -1)), build)).toBeUndefined();
  });
});
