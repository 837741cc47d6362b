import { describe, expect, test } from 'vitest';
import { cardId } from '../../catalogue/cards.ts';
import { commanderId, unitId } from '../../catalogue/catalogue.ts';
import type { Effect } from '../../state/effects.ts';
import { inCombat, ordered, told } from '../../testing/combat.ts';
import type { Position } from '../../testing/position.ts';

const LIEGNITZ = '3115';
const GLOGAU = '3114';
const BEFORE_LIEGNITZ = '3214';

const laid = { card: cardId('38'), laidBy: 'coalition', lasts: 'turn' } as const;
const units = (...ids: readonly string[]) => ids.map(unitId);
const attackers: Position = {
  scenario: '1813',
  turn: 14,
  next: 'coalition',
  coalition: { [LIEGNITZ]: ['R-5', 'R-14', 'Barclay'], [GLOGAU]: ['R-3'] },
  french: { [BEFORE_LIEGNITZ]: ['F-16'] },
};
const withEffect = (effect: Effect): Position => ({ ...attackers, effects: [effect] });
const attack = { kind: 'attack', from: LIEGNITZ, to: BEFORE_LIEGNITZ };

describe('16.1 units that a card keeps from attacking', () => {
  test('16.1 they are not among those ordered forward, and the others may go without them', () => {
    const table = ordered(withEffect({ ...laid, kind: 'mayNotAttack', units: units('R-5') }), {
      by: 'coalition',
      from: LIEGNITZ,
      to: BEFORE_LIEGNITZ,
    });
    expect(told(table, 'attack.ordered')).toMatchObject([{ units: ['R-14'] }]);
  });

  test('16.1 a stack of nobody else may not be ordered at all, and says why', () => {
    const table = inCombat(withEffect({ ...laid, kind: 'mayNotAttack', units: units('R-5', 'R-14') }));
    expect(table.refusal('coalition', attack)).toEqual({
      rule: '16.1',
      because: { key: 'card.mayNotAttack', params: { hex: LIEGNITZ } },
    });
  });
});

describe('16.1 a commander who ponders', () => {
  const pondering = withEffect({ ...laid, kind: 'staffMayNotAttack', commander: commanderId('Barclay') });

  test('16.1 nobody is ordered to attack out of his hex', () => {
    const table = inCombat(pondering);
    expect(table.refusal('coalition', attack)).toEqual({
      rule: '16.1',
      because: { key: 'card.ponders', params: { commander: 'Barclay' } },
    });
  });

  test('16.1 other stacks attack, and his supports them', () => {
    const table = ordered(pondering, { by: 'coalition', from: GLOGAU, to: BEFORE_LIEGNITZ, commands: 0 }).dice(6);
    expect(told(table, 'attack.fails')).toHaveLength(1);
    const led = { ...pondering, coalition: { [LIEGNITZ]: ['R-5', 'Barclay'], [GLOGAU]: ['R-3', 'Blucher'] } };
    const supported = ordered(led, { by: 'coalition', from: GLOGAU, to: BEFORE_LIEGNITZ }).dice(6);
    expect(supported.asked('coalition').answers).toContainEqual({ kind: 'support', hex: LIEGNITZ });
  });

  test('16.1 he defends himself', () => {
    const table = inCombat({
      ...pondering,
      next: 'french',
      french: { [BEFORE_LIEGNITZ]: ['F-16'] },
    });
    expect(table.asked('french').answers).toContainEqual({ kind: 'attack', from: BEFORE_LIEGNITZ, to: LIEGNITZ });
  });
});

describe('16.1 units that a card keeps from supporting', () => {
  /** A second stack stands by, so that somebody can be called in either case. */
  const kept = (only: 'attack' | 'both'): Position => ({
    ...withEffect({ ...laid, kind: 'mayNotSupport', units: units('R-4'), in: only }),
    coalition: { [LIEGNITZ]: ['R-5', 'Barclay'], [GLOGAU]: ['R-3', 'R-4'], '3213': ['R-7'], '3015': ['R-9'] },
    french: { [BEFORE_LIEGNITZ]: ['F-16', 'Ney'] },
  });
  const keptAway = { rule: '16.1', because: { key: 'card.mayNotSupport', params: { hex: GLOGAU } } };
  const callToGlogau = { kind: 'support', hex: GLOGAU };

  const attacks = (only: 'attack' | 'both') =>
    ordered(kept(only), { by: 'coalition', from: LIEGNITZ, to: BEFORE_LIEGNITZ }).dice(6);
  const attacked = (only: 'attack' | 'both') =>
    ordered({ ...kept(only), next: 'french' }, { from: BEFORE_LIEGNITZ, to: LIEGNITZ }).dice(6);

  test('16.1 their whole stack is not called to an attack, nor to a defence if the card says so (B-20)', () => {
    expect(attacks('attack').refusal('coalition', callToGlogau)).toEqual(keptAway);
    expect(attacks('both').refusal('coalition', callToGlogau)).toEqual(keptAway);
    expect(attacked('attack').asked('coalition').answers).toContainEqual(callToGlogau);
    expect(attacked('both').refusal('coalition', callToGlogau)).toEqual(keptAway);
  });
});
