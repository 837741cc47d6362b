import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../catalogue/ids.ts';
import { position } from '../../testing/position.ts';
import { tables } from '../../scenario/editions.ts';
import { punishmentsAreDue, raiseEscalade } from './4-escalade.ts';

describe.each(EDITIONS)('4 escalade (%s)', (edition) => {
  const limit = tables({ edition }).victory.punishmentsAt;
  const at = (escalade: number | null) => position({ edition, tracks: { escalade } });
  test('4 it rises, and stays in the time of the epic below its limit', () => {
    const g = at(0);
    raiseEscalade(g, limit - 1);
    expect(g.tracks).toMatchObject({ escalade: limit - 1, period: 'Epic', punishmentsDue: false });
  });
  test('4 at its limit the Punishments come: at once in the first edition, with the next interphase in the revised one', () => {
    const g = at(limit - 1);
    raiseEscalade(g, 1);
    expect(g.tracks).toMatchObject(
      edition === '2013'
        ? { period: 'Punishments', punishmentsDue: false, escalade: null }
        : { period: 'Epic', punishmentsDue: true },
    );
  });
  test('4 it counts no further once they are there', () => {
    const g = at(null);
    raiseEscalade(g, 3);
    expect(g.tracks.escalade).toBeNull();
  });
  test('8.1.3 a second war brings them whatever the level', () => {
    const g = at(0);
    punishmentsAreDue(g);
    expect(g.tracks.period === 'Punishments' || g.tracks.punishmentsDue).toBe(true);
  });
});

test.each(EDITIONS)('4, 8.1.3 the Punishments come once (%s)', (edition) => {
  const g = position({ edition, tracks: { period: 'Punishments', escalade: null } });
  const { cards, tracks } = g;
  punishmentsAreDue(g);
  expect(g.tracks).toEqual(tracks);
  expect(g.cards).toEqual(cards);
});
