import { describe, expect, test } from 'vitest';
import { cardId } from '../../catalogue/catalogue.ts';
import { EDITIONS, type NationId, type Side } from '../../catalogue/ids.ts';
import type { Europe } from '../../state/state.ts';
import { at, type Position, position } from '../../testing/position.ts';
import { award, scoreVictory } from './19-awards.ts';
import { scoreCard, victoryPhase } from './19-victory.ts';

const flag = (nation: string): { control: NationId } => ({ control: nation as NationId });
/** A victory phase of a year that is not the last. */
const afterYear = (wanted: Position): Europe => {
  const g = position({ clock: { phase: 'victory', year: 1807 }, ...wanted });
  victoryPhase(g).next();
  return g;
};
const level = (wanted: Position): number | null => afterYear(wanted).tracks.victory;

describe.each(EDITIONS)('19 the level of victory (%s)', (edition) => {
  test.each<[number, Side]>([
    [15, 'empire'],
    [30, 'empire'],
    [-5, 'coalition'],
    [-9, 'coalition'],
  ])('19, 19.1, 19.2 from 5, %i points end the game for the %s', (by, side) => {
    const g = position({ edition });
    scoreVictory(g, by);
    expect(g.tracks).toMatchObject({ won: side, victory: side === 'empire' ? 20 : 0 });
  });
  test('19 short of 20 and above 0 nobody has won', () => {
    const g = position({ edition });
    scoreVictory(g, 14);
    scoreVictory(g, -18);
    expect(g.tracks).toMatchObject({ won: null, victory: 1 });
  });
  test('19 the first to win has won', () => {
    const g = position({ edition });
    scoreVictory(g, 15);
    scoreVictory(g, -20);
    expect(g.tracks.won).toBe('empire');
  });
  test('20.1 a scenario without a level scores nothing', () => {
    const g = position({ edition, scenario: '1815' });
    scoreVictory(g, -9);
    expect(g.tracks).toMatchObject({ victory: null, won: null });
  });
  test('6.2 a card scores what is printed on it, Marie Walewska only when Poland is created', () => {
    const g = position({ edition });
    scoreCard(g, cardId('20F'));
    expect(g.tracks).toMatchObject({ victory: 7, escalade: 2 });
    scoreCard(g, cardId('22F'));
    expect(g.tracks).toMatchObject({ victory: 7, escalade: 2 });
    scoreCard(g, cardId('37C'));
    expect(g.tracks.victory).toBe(6);
  });
  test('8.1.3 a second declaration of war brings the Punishments at once', () => {
    const g = position({ edition });
    award(g, 'secondDeclaration');
    expect(g.tracks.period).toBe('Punishments');
    // A third one does not shuffle what has been played since.
    const [played] = g.cards.piles.empire;
    if (played === undefined) throw new Error('the pile is empty');
    g.cards = { ...g.cards, discards: { ...g.cards.discards, empire: [played] } };
    award(g, 'secondDeclaration');
    expect(g.cards.discards.empire).toEqual([played]);
  });
});

describe.each(EDITIONS)('19 what counts while it holds (%s)', (edition) => {
  test('19 Mantua held by the Coalition in supply costs a point, and brings it back when it is retaken', () => {
    const lost = { mantoue: { ...flag('austria'), fortress: 'empty' as const } };
    expect(level({ edition, zones: lost })).toBe(4);
    expect(level({ edition, tracks: { standing: ['mantuaLost'], victory: 4 } })).toBe(5);
    // And costs it again the next time.
    expect(afterYear({ edition, tracks: { standing: ['mantuaLost', 'italy'] } }).tracks.standing).not.toContain(
      'mantuaLost',
    );
    expect(level({ edition, zones: lost, tracks: { standing: ['mantuaLost'], victory: 4 } })).toBe(4);
  });
  test('3.2 a flag that is cut off does not count', () => {
    const zones = { mantoue: { ...flag('austria'), fortress: 'empty' as const }, venise: flag('france') };
    const forces = { venise: ['massena', 'fra_13'], innsbruck: ['ney', 'fra_14'] };
    expect(level({ edition, zones: { ...zones, innsbruck: flag('france') }, forces })).toBe(5);
  });
  test('19 every French key zone that is lost costs a point, and Paris two', () => {
    const held = { ...flag('britain'), fortress: 'none' as const };
    const depots = { bordeaux: 'britain', rouen: 'britain', paris: 'britain' };
    const bare = { edition, depots, forces: {}, fleets: {} };
    expect(level({ ...bare, zones: { bordeaux: held } })).toBe(4);
    expect(level({ ...bare, zones: { bordeaux: held, rouen: held, paris: held } })).toBe(2);
  });
  test('19 nothing is lost while the flags are those of the Empire', () => expect(level({ edition })).toBe(5));
});

describe('5.4, 19 the end of the year', () => {
  test('5.4 what is counted by the year begins again', () => {
    const tracks = { warThisYear: true, seventhRound: true, envoys: { empire: [1], coalition: [2] } };
    const g = afterYear({ tracks });
    expect(g.tracks).toMatchObject({ warThisYear: false, seventhRound: false, envoys: { empire: [], coalition: [] } });
    expect(g.clock).toMatchObject({ year: 1808, phase: 'declarations' });
  });
  test('4 revised: Punishments that are due come into the decks now', () => {
    const g = afterYear({ edition: 'revised', tracks: { punishmentsDue: true } });
    expect(g.tracks).toMatchObject({ period: 'Punishments', punishmentsDue: false });
  });
  test('19 the level decides before the last year', () => {
    const zones = { mantoue: { ...flag('austria'), fortress: 'empty' as const } };
    const table = at({ clock: { phase: 'victory', year: 1807 }, zones, tracks: { victory: 1 } });
    expect(table.result).toMatchObject({ winner: 'coalition', points: { empire: 0, coalition: 20 } });
    expect(afterYear({ tracks: { won: 'coalition' } }).clock.phase).toBe('over');
    expect(afterYear({}).clock.phase).not.toBe('over');
  });
});
