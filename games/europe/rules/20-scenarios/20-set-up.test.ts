import { expect, test } from 'vitest';
import { EDITIONS } from '../../catalogue/ids.ts';
import { at } from '../../testing/position.ts';
import { box, where } from '../../testing/sailing.ts';

test.each(EDITIONS)('20.3 the British blockade Amsterdam and Rochefort in 1809 (%s)', (edition) => {
  const table = at({ scenario: '1809', edition });
  expect(['fl_keith', 'fl_stirling'].map((id) => where(table, id))).toEqual([box('amsterdam'), box('rochefort')]);
});
