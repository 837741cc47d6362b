import { expect, test } from 'vitest';
import { afterAnswer, askingBack, NO_OFFERS, offeringDraw } from './offers.ts';

test('a request to take back outlives the answers of others and of bots, and lapses when its own seat answers', () => {
  const asked = askingBack(NO_OFFERS, 'empire');
  expect(afterAnswer(asked, 'coalition').takeBack).toEqual({ by: 'empire', agreed: [] });
  expect(afterAnswer(asked, 'prussia', true).takeBack).toEqual({ by: 'empire', agreed: [] });
  expect(afterAnswer(asked, 'empire')).toBe(NO_OFFERS);
});

test('an offer of a draw lapses when another player answers instead, and not by the answer of a bot', () => {
  const offered = offeringDraw(NO_OFFERS, 'empire');
  expect(afterAnswer(offered, 'coalition')).toBe(NO_OFFERS);
  expect(afterAnswer(offered, 'prussia', true).draw).toEqual(['empire']);
  expect(afterAnswer(offered, 'empire').draw).toEqual(['empire']);
});

test('what was taken back can be brought back until somebody answers', () => {
  const undone = { ...NO_OFFERS, undone: [{ by: 'empire', entries: [] }] };
  expect(afterAnswer(undone, 'coalition', true)).toBe(NO_OFFERS);
});
