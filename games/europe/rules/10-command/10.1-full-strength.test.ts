import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../catalogue/ids.ts';
import { forceCalled, generalsAt } from '../../state/state.ts';
import { budgetOf } from '../../testing/budgets.ts';
import { whyNot } from '../../testing/events.ts';
import { position, type Position } from '../../testing/position.ts';
import { settleIn } from '../18-conquests/18.2.3-homecoming.ts';

const complete = (unit: string) => ({ kind: 'complete', unit });

describe.each(EDITIONS)('10.1 units are not completed beyond command (%s)', (edition) => {
  test('7.3.2, 10.1 in a budget', () => {
    // Mortier commands four steps.
    const wanted = (...words: readonly string[]): Position => ({ edition, forces: { paris: ['mortier', ...words] } });
    expect(whyNot(budgetOf('france', wanted('fra_1', 'fra_2', 'fra_10-')), complete('fra_10'))).toBe('command.tooMany');
    expect(whyNot(budgetOf('france', wanted('fra_1', 'fra_10-')), complete('fra_10'))).toBeUndefined();
  });
  test('7.3.3, 10.1 with the steps of minor powers', () => {
    const forces = { munich: ['mortier', 'fra_1', 'fra_10-', 'bav_1-'], stuttgart: ['wur_1-'] };
    const table = budgetOf('france', { edition, forces }).answer('empire', 'done');
    if (table.asked().by === 'coalition') table.answer('coalition', 'done');
    expect(table.refusal('empire', { kind: 'raiseMinor', unit: 'bav_1' }).because.key).toBe('command.tooMany');
    table.answer('empire', { kind: 'raiseMinor', unit: 'wur_1' });
  });
});

test('7.5, 10.1 when forces of a neutral power come together the generals beyond the third go to the reserve', () => {
  const army = ['barclay', 'armee_1ere', 'bagration', 'wittgenstein', 'platov', 'rus_1'];
  const g = position({
    nations: { russia: { side: 'neutral', status: 'neutral' } },
    forces: { smolensk: [army, ['tormassov', 'rus_2']] },
  });
  settleIn(g, 'russia' as never, forceCalled(g, 'tormassov' as never));
  expect(generalsAt(g, forceCalled(g, 'barclay' as never))).toHaveLength(4);
});
