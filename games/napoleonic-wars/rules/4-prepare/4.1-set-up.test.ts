import { play } from '@bivouac/testing';
import { describe, expect, test } from 'vitest';
import { scenario } from '../../catalogue/catalogue.ts';
import { napoleonicWars } from '../../game.ts';
import { NATIONS, SCENARIOS } from '../../catalogue/ids.ts';
import { director, handOf, keysOf, unitsInPool } from '../../state/state.ts';
import { setUp } from './4.1-set-up.ts';

const begun = (options: object) =>
  play(napoleonicWars, { scenario: '1805', players: 2, forfeit: 0, forfeiter: 'nobody', ...options } as never);

describe('4 Prepare to play', () => {
  test.each(SCENARIOS)('4.1 %s: Keys, pieces and Flags are as the scenario counts them', (id) => {
    const g = setUp({ scenario: id, players: 2, forfeit: 0, forfeiter: null });
    for (const nation of NATIONS) {
      expect(keysOf(g, nation)).toBe(scenario(id).keys[nation]);
      expect(unitsInPool(g, nation)).toBeGreaterThanOrEqual(0);
    }
    expect(napoleonicWars.sound(g)).toEqual([]);
  });
  test('4.2 the Prussian Consul is on the Track with four players and not with five', () => {
    const four = setUp({ scenario: '1805', players: 4, forfeit: 0, forfeiter: null });
    const five = setUp({ scenario: '1805', players: 5, forfeit: 0, forfeiter: null });
    expect(four.consuls.map(({ nation }) => nation)).toContain('prussia');
    expect(five.consuls.map(({ nation }) => nation)).not.toContain('prussia');
    expect(director(four, 'prussia')).toBeNull();
    expect(director(five, 'prussia')).toBe('prussia');
  });
  test('4.2 Spain is in Pact with France, and in the Imperial Camp', () => {
    expect(director(setUp({ scenario: '1805', players: 3, forfeit: 0, forfeiter: null }), 'spain')).toBe('france');
  });
  test('4.2 a player with several Powers chooses which has the first Resource', () => {
    const table = begun({}).answer('britain', { nation: 'austria' });
    const having = table.state.nations.filter(({ resources }) => resources > 0).map(({ id }) => id);
    expect(having).toEqual(['france', 'austria']);
  });
  test('4.31 the winner of the bidding gives up Units of their Powers, and not of a Minor', () => {
    const table = begun({ forfeit: 2, forfeiter: 'france' });
    expect(table.asked('france').answers.every(({ nation }) => nation === 'france')).toBe(true);
    table
      .answer('france', { nation: 'france', duchy: 'calais' })
      .answer('france', { nation: 'france', duchy: 'calais' });
    expect(table.asked().prompt.key).toBe('resource.which');
    expect(unitsInPool(table.state, 'france')).toBe(15);
  });
  test('4.4 the Hands of 1805', () => {
    const table = begun({ players: 4 }).until('4.5');
    expect(NATIONS.map((nation) => handOf(table.state, nation).length)).toEqual([6, 4, 4, 3, 3, 2, 2, 1, 1]);
  });
  test('4.31 a scenario refuses a number of players that it is not for', () => {
    expect(() => napoleonicWars.options.parse({ scenario: '1812', players: 5 })).toThrow('1812 is not for 5');
  });
});
