import { describe, expect, test } from 'vitest';
import { laying } from '../../testing/cards.ts';
import { asks, ordered } from '../../testing/combat.ts';

const LEIPZIG = '3715';
const SOUTH = '3716';
const BRESLAU = '2915';
const agreed = { hiddenStacks: true };

describe('16.1 cards while stacks lie face down (15.1)', () => {
  test('16.1 anyone who has a single unit to name is asked all the same, for that is his secret', () => {
    const french = { [LEIPZIG]: ['F-1L', 'F-16'] };
    expect(asks(laying('coalition', '5', { french, agreed }), 'card.nameUnit', 'french')).toBe(true);
    expect(asks(laying('coalition', '5', { french }), 'card.nameUnit')).toBe(false);
  });

  test('16.1 a card about a commander does not tell where he is nor who is with him', () => {
    const seen = (hex: string) =>
      laying('french', '19', { agreed, coalition: { [hex]: ['P-Horn', 'P-Hun', 'Yorck', 'Jurgass'] } }).view('french')
        .state.effects;
    expect(seen(BRESLAU)).toEqual(seen('3015'));
    expect(seen(BRESLAU)).toMatchObject([{ kind: 'staffMayNotMove', commander: 'Yorck' }]);
  });

  test('16.1 the owner of a card that waits is asked in any case, for what attacks is his secret', () => {
    const attack = (coalition: readonly string[], hiddenStacks: boolean) => {
      const counters = { coalition: { [SOUTH]: coalition }, french: { [LEIPZIG]: ['F-16', 'Ney'] } };
      const both = { coalition: { [SOUTH]: ['P-Horn', 'R-5', 'Barclay'] }, french: counters.french };
      const { effects } = laying('coalition', '20', { ...both, agreed: { hiddenStacks } }).state;
      return ordered(
        { scenario: '1813', turn: 5, agreed: { cards: true, hiddenStacks }, ...counters, effects },
        { by: 'coalition', from: SOUTH, to: LEIPZIG },
      );
    };
    const russians = attack(['R-5', 'R-14', 'Barclay'], true);
    expect(russians.asked('coalition').answers).toEqual([{ kind: 'pass' }]);
    expect(russians.refusal('coalition', 'useCard').because.key).toBe('card.ofNoUse');
    expect(asks(attack(['R-5', 'R-14', 'Barclay'], false), 'card.useNow')).toBe(false);
  });

  test('16.1 whether an instruction can be carried out comes to light', () => {
    const brought = (french: readonly string[]) =>
      laying('coalition', '5', { agreed, french: { [LEIPZIG]: french } })
        .events('16.1')
        .filter(({ said }) => said.key === 'card.carriedOut' || said.key === 'card.noEffect')
        .map(({ said, reveals }) => [said.key, said.params['card'], reveals]);
    expect(brought(['F-1L'])).toContainEqual(['card.carriedOut', '5', true]);
    expect(brought(['F-16'])).toContainEqual(['card.noEffect', '5', true]);
  });
});
