import { describe, expect, test } from 'vitest';
import { STANDARD } from '../../scenario/agreed.ts';
import { EDITIONS } from '../../catalogue/ids.ts';
import { generalRow, nation, wasPlayed } from '../../state/state.ts';
import { at, tableAt } from '../../testing/position.ts';
import { isCreated } from './20.2-states.ts';
import { setUp } from './20-set-up.ts';

describe.each(EDITIONS)('20.3 the campaign of 1809 (%s)', (edition) => {
  const g = setUp('1809', edition, STANDARD);

  test('20.3 the Coalition alone acts in the first round, then the Empire opens the second', () => {
    expect(g.clock).toMatchObject({ year: 1809, round: 1, next: 'coalition' });
    const table = at({
      scenario: '1809',
      edition,
      hands: { empire: [], coalition: [] },
      noOtherCards: true,
      forces: { paris: ['fra_1'], vienne: ['aus_1'] },
      clock: { round: 1, next: 'coalition' },
    }).answer('coalition', 'pass');
    expect(table.state.clock).toMatchObject({ round: 2, next: 'empire' });
  });
  test('20.3 it is the time of the Punishments: the level is 15 and there is no escalade', () => {
    expect(g.tracks).toMatchObject({ victory: 15, escalade: null, period: 'Punishments' });
    expect([...g.cards.setAside.empire, ...g.cards.setAside.coalition]).toEqual([]);
  });
  test('20.3 the Continental Blockade and the War of Liberation are in play', () => {
    expect(['25F', '22C'].every((card) => wasPlayed(g, card))).toBe(true);
    expect(nation(g, 'spain' as never)).toMatchObject({ side: 'coalition', status: 'belligerent' });
  });
  test('20.3 hands of nine and seven, with the cards that are named', () => {
    const { hands } = g.cards;
    expect([hands.empire.toSorted(), hands.coalition.toSorted()]).toEqual([
      ['1F', '29F', '36F'],
      ['1C', '3C', '42C', '9C'],
    ]);
    const dealt = tableAt(g).until('5.2').state.cards.hands;
    expect([dealt.empire.length, dealt.coalition.length]).toEqual([9, 7]);
  });
  test('20.3 Prussia is in forced peace to the end of 1810 and then in forced alliance', () => {
    expect(nation(g, 'prussia' as never)).toMatchObject({
      status: 'forcedPeace',
      peace: { by: 'empire', until: 1810, afterwards: 'forcedAlliance' },
    });
  });
  test('20.3 the Prussian Landwehr are in the reserve, with all that the events in play have brought', () => {
    const unit = (id: string): string | undefined => g.units.find((row) => row.id === id)?.at;
    for (const id of ['pru_lw1', 'pru_lw2']) expect(unit(id)).toBe('reserve');
    // 3C Austria has reformed; 20.2 (2) Venetia is Italian, Poland exists; 22C the fifth Spanish militia.
    for (const id of ['aus_landwehr', 'ita_2', 'esp_mil5']) expect(unit(id)).toBe('reserve');
    expect(nation(g, 'austria' as never).reformed).toBe(true);
    expect(nation(g, 'prussia' as never).reformed).toBe(false);
    expect(unit('pru_6')).toBe('notYet');
    expect(generalRow(g, 'poniatowski' as never).at).toBe('reserve');
  });
  test('20.3 Bavaria, Poland and the Rhine exist; generals who were removed are out', () => {
    expect((['bavaria', 'poland', 'rhine'] as const).every((state) => isCreated(g, state))).toBe(true);
    for (const id of ['mack', 'brunswick', 'moore', 'koutouzov']) expect(generalRow(g, id as never).at).toBe('gone');
  });
});
