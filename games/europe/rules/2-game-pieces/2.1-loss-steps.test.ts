import { expect, test } from 'vitest';
import type { UnitId } from '../../catalogue/ids.ts';
import { unitRow } from '../../state/state.ts';
import { position } from '../../testing/position.ts';
import { loseStep } from './2.1-loss-steps.ts';

test.each([
  ['sui_1', 'reserve'],
  ['fra_1-', 'reserve'],
  ['fra_1', 'on its other side'],
] as const)('2.1, glossary: a loss step for %s, which is then %s', (word, expected) => {
  const g = position({ forces: { berne: [word] } });
  const unit = word.replace('-', '') as UnitId;
  loseStep(g, unit);
  const { at, reduced } = unitRow(g, unit);
  expect([at, reduced]).toEqual(expected === 'reserve' ? ['reserve', false] : ['force-1', true]);
});
