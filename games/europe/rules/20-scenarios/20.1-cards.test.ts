import { expect, test } from 'vitest';
import { EDITIONS } from '../../catalogue/ids.ts';
import { STANDARD } from '../../scenario/agreed.ts';
import { setUp } from './20-set-up.ts';

test.each(EDITIONS)(
  '6.1, 20.1 the permanent cards of 1815: in the piles, in the revised edition in the hands (%s)',
  (edition) => {
    const { piles, hands, permanents } = setUp('1815', edition, STANDARD).cards;
    const found = [piles, hands].map(({ empire, coalition }) =>
      [...empire, ...coalition].filter((id) => id === '1F' || id === '1C'),
    );
    expect(found).toEqual(edition === '2013' ? [['1F', '1C'], []] : [[], ['1F', '1C']]);
    expect([permanents.empire, permanents.coalition]).toEqual([[], []]);
  },
);
test.each(EDITIONS)('6.1, 20.3 the permanent card of a power at peace lies apart (%s)', (edition) => {
  const { permanents, piles } = setUp('1809', edition, STANDARD).cards;
  expect(permanents.coalition).toEqual(['2C']);
  expect(piles.coalition).not.toContain('2C');
});
