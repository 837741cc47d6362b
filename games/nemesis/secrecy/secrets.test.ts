import { messagesKeepSecrets } from '@bivouac/testing';
import { expect, test } from 'vitest';
import { cutFor, DECIDED } from './secrets.ts';
import { position } from '../testing/position.ts';

const g = position({
  scenario: '1813',
  agreed: { hiddenStacks: true },
  french: { '3512': ['F-1', 'Ney'] },
  coalition: { '3411': ['R-5', 'Wittgenstein'] },
});

messagesKeepSecrets({
  rule: '15.1',
  cutFor,
  state: g,
  hidden: { 'R-5': 'coalition', Wittgenstein: 'coalition', 'F-1': 'french', Ney: 'french' },
  open: [],
  decided: {
    messages: new URL('../text/messages/', import.meta.url),
    types: /\b(UnitId|CommanderId)\b/,
    keys: DECIDED,
  },
});

test('15.1 counters that are shown in the combat under way are named to all', () => {
  const shown = (...ids: readonly string[]) => ({ ...g, battle: { shown: ids } }) as unknown as typeof g;
  const advance = { key: 'advance.made', params: { unit: 'R-5', to: '3512' } };
  expect(cutFor(g, advance)).toMatchObject({ to: 'owner', owner: 'coalition', others: { key: 'hidden.advances' } });
  expect(cutFor(shown('Wittgenstein'), advance).to).toBe('owner');
  expect(cutFor(shown('R-5'), advance)).toEqual({ to: 'all', reveals: false });
});
