import { describe, expect, test } from 'vitest';
import { told } from '../../testing/combat.ts';
import { BERLIN, faceDownAt, FIELD, FRANKFURT } from '../../testing/face-down.ts';

describe('15.1 dummies whose stack is gone or fights', () => {
  test('15.1 when the last unit marches off its dummy does not stay behind', () => {
    const table = faceDownAt({
      next: 'coalition',
      coalition: { [FIELD]: ['R-5', 'Wittgenstein'] },
      trains: [{ side: 'coalition', hex: FIELD, faceUp: true }],
      decoys: [FIELD],
    });
    table.answer('coalition', { kind: 'move', from: FIELD }).answer('coalition', 'march');
    table.answer('coalition', { kind: 'step', to: '3410' });
    expect(table.state.decoys).toEqual([]);
  });

  const called = () =>
    faceDownAt({
      phase: 'combat',
      next: 'coalition',
      french: { [BERLIN]: ['F-1', 'Ney'] },
      coalition: { [FIELD]: ['R-5', 'Wittgenstein'], [FRANKFURT]: ['R-14', 'R-3', 'Barclay'] },
      decoys: [FIELD, FRANKFURT, FRANKFURT],
    })
      .answer('coalition', { kind: 'attack', from: FIELD, to: BERLIN })
      .answer('coalition', { kind: 'commit', commands: 3 })
      .dice(6)
      .answer('coalition', { kind: 'support', hex: FRANKFURT });

  test('15.1 a stack is shown with the dummies that lie in it, and no others', () => {
    expect(told(called(), 'stack.shown').map(({ hex, dummies }) => [hex, dummies])).toEqual([
      [FIELD, 1],
      [BERLIN, 0],
      [FRANKFURT, 2],
    ]);
  });
});

describe('8.2, 15.1 what a march learns of the stacks beside its way', () => {
  const stepTo = (coalition: Readonly<Record<string, readonly string[]>>) =>
    faceDownAt({
      french: { [BERLIN]: ['F-1', 'Ney'] },
      coalition,
      disrupted: ['R-Pahl'],
      trains: [{ side: 'french', hex: BERLIN, faceUp: true }],
    })
      .answer('french', { kind: 'move', from: BERLIN })
      .answer('french', 'march')
      .answer('french', { kind: 'step', to: FIELD });

  test('8.2, 15.1 infantry is not taken for disrupted cavalry', () => {
    expect(told(stepTo({ [FRANKFURT]: ['R-14'] }), 'march.cavalryDisrupted')).toEqual([]);
    expect(told(stepTo({ [FRANKFURT]: ['R-Pahl'], '3410': ['R-14'] }), 'march.cavalryDisrupted')).toEqual([
      { hex: FIELD, cavalry: [FRANKFURT] },
    ]);
  });

  test('8.2, 15.1 nothing is learnt across a barred hexside', () => {
    const table = faceDownAt({
      french: { '3510': ['F-1', 'Ney'] },
      coalition: { '3508': ['R-Pahl'] },
      disrupted: ['R-Pahl'],
      trains: [{ side: 'french', hex: '3510', faceUp: true }],
    });
    table.answer('french', { kind: 'move', from: '3510' }).answer('french', 'march');
    table.answer('french', { kind: 'step', to: '3509' });
    expect(told(table, 'march.cavalryDisrupted')).toEqual([]);
    table.answer('french', { kind: 'step', to: '3608' });
    expect(told(table, 'march.cavalryDisrupted')).toEqual([{ hex: '3608', cavalry: ['3508'] }]);
  });
});

describe('14.8, 15.1 Swedes who will not attack', () => {
  const PRENZLAU = '3410';
  const position = {
    phase: 'combat',
    next: 'coalition',
    coalition: { [FIELD]: ['S-1', 'S-2', 'Stedingk'], '3510': ['R-5', 'R-14', 'Barclay'] },
    french: { [PRENZLAU]: ['F-1', 'F-3', 'F-4', 'F-5'] },
  } as const;

  test('14.8, 15.1 do not tell how many they fear while the stack lies face down', () => {
    const table = faceDownAt(position);
    expect(table.refusal('coalition', { kind: 'attack', from: FIELD, to: PRENZLAU })).toEqual({
      rule: '14.8',
      because: { key: 'hidden.swedenOdds', params: { to: PRENZLAU } },
    });
  });

  test('14.8, 15.1 tell it once the stack is shown', () => {
    const table = faceDownAt(position).answer('coalition', { kind: 'attack', from: '3510', to: PRENZLAU });
    table.answer('coalition', 'order').answer('coalition', { kind: 'commit', commands: 3 }).dice(6);
    expect(table.refusal('coalition', { kind: 'support', hex: FIELD })).toEqual({
      rule: '14.8',
      because: { key: 'sweden.odds', params: { to: PRENZLAU, attackers: 4, defenders: 4 } },
    });
  });
});
