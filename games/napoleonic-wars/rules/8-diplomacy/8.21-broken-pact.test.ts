import { describe, expect, test } from 'vitest';
import { duchyId } from '../../catalogue/catalogue.ts';
import type { Nation } from '../../catalogue/ids.ts';
import { campOf, controller, director, handOf, squadronRow, unitsIn, type NapoleonicWars } from '../../state/state.ts';
import { type Position, position, squadronOf } from '../../testing/position.ts';
import { breakPact } from './8.21-broken-pact.ts';

const spain: Position = {
  players: 5,
  active: 'britain',
  fleets: {},
  forces: { bayonne: ['spain 2'], madrid: ['france 1', 'spain 3'] },
  flags: { burgos: 'britain', lisbon: 'spain' },
  hands: { france: ['godoy', 'rally'], spain: ['dysentery', 'cold_steel'], austria: ['talleyrand'] },
};
/** Spain's Pact with France breaks, and nobody restores it. */
const broken = (wanted: Position, nation: Nation = 'spain'): NapoleonicWars => {
  const g = position(wanted);
  const script = breakPact(g, nation, 'partner');
  for (let step = script.next(); !step.done;) {
    const [question] = step.value;
    if (!question) break;
    step = script.next([(question.by === 'chance' ? question.answers[0] : { kind: 'pass' }) as never]);
  }
  return g;
};

describe('8.21 A broken Pact', () => {
  test('8.21, vector T84: Forces and Flags abroad Regroup, foreign ones leave its Home Duchies, and its Hand is new', () => {
    const g = broken(spain);
    expect([controller(g, duchyId('burgos')), controller(g, duchyId('lisbon'))]).toEqual(['spain', 'britain']);
    expect([unitsIn(g, duchyId('bayonne'), 'spain'), g.regroup.spain, g.regroup.france]).toEqual([0, 2, 1]);
    expect(handOf(g, 'spain')).toHaveLength(2);
    expect(g.cards.discards).toEqual(expect.arrayContaining(['dysentery', 'cold_steel']));
    expect([campOf(g, 'spain'), director(g, 'spain')]).toEqual([null, null]);
    // 5.1 The card on top of the discards is seen: that it came to light is told.
    expect(g.log.some(({ said, reveals }) => said.key === 'pact.handGone' && reveals === true)).toBe(true);
  });
  test('8.21, vector T83: its Squadrons at sea and in its own Ports stay, those in other Ports Regroup', () => {
    const g = broken({ ...spain, fleets: { gulf_of_cadiz: 'spain 1', seville: 'spain 1', marseilles: 'spain 1' } });
    expect([1, 2, 3].map((number) => squadronRow(g, squadronOf('spain', number)).at)).toEqual([
      'gulf_of_cadiz',
      'seville',
      'regroup',
    ]);
  });
  test('8.21 enemies leave an Associate of the new Neutral that they stand in: it goes back to it', () => {
    const forces = { stralsund: ['france 2'], stockholm: ['britain 1'] };
    const flags = { christiania: 'sweden' } as const;
    const fleets = { christiania: 'britain 1' };
    const consuls = { sweden: { row: 'britain', column: 'pact' } } as const;
    const nations = { sweden: { camp: 'coalition' }, denmark: { camp: 'imperial' } } as const;
    const g = broken({ players: 5, active: 'france', forces, fleets, flags, consuls, nations }, 'sweden');
    expect([unitsIn(g, duchyId('stralsund'), 'france'), g.regroup.france]).toEqual([0, 2]);
    expect(g.regroup.britain).toBe(1);
    // 13.9 Christiania is Danish again, and the British put to sea.
    expect(squadronRow(g, squadronOf('britain', 1)).at).not.toBe('christiania');
  });
});
