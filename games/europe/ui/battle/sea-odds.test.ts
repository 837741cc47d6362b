import { describe, expect, test } from 'vitest';
import { fleet as fleetCard, fleetId, fleetsLost, tablesFor } from '../../catalogue/catalogue.ts';
import { bothSides, type SeaBattle } from '../../state/state.ts';
import { at } from '../../testing/position.ts';
import { seaOdds } from './sea-odds.ts';
import { seaSheet } from './sea-sheet.ts';

const [GAMBIER, KEITH, LINOIS] = [fleetId('fl_gambier'), fleetId('fl_keith'), fleetId('fl_linois')];
const [FIRST, REVISED] = (['2013', 'revised'] as const).map((edition) => at({ edition }).state);

const meeting = (change: Partial<SeaBattle> = {}): SeaBattle => ({
  attacker: 'coalition',
  at: { kind: 'sea', sea: 'manche' as never },
  fleets: { coalition: [GAMBIER, KEITH], empire: [LINOIS] },
  batteries: 0,
  modifiers: bothSides(() => []),
  cards: [],
  rolled: bothSides(() => null),
  again: null,
  ...change,
});
const game = (revised = false) => {
  const found = revised ? REVISED : FIRST;
  if (!found) throw new Error('no game');
  return found;
};
const DICE = [1, 2, 3, 4, 5, 6];

describe('17.3.1 the odds of an exchange', () => {
  test('17.3.1 the shares are those of all the dice, one by one', () => {
    let [wins, ties, sunk] = [0, 0, 0];
    const worth = fleetCard(GAMBIER).tactical + fleetCard(KEITH).tactical - fleetCard(LINOIS).tactical;
    for (const a of DICE)
      for (const b of DICE)
        for (const c of DICE) {
          const difference = a + b - c + worth;
          if (difference > 0) wins++;
          if (difference === 0) ties++;
          if (difference > 0 && fleetsLost(tablesFor('2013'), difference) !== 'none') sunk++;
        }
    const odds = seaOdds(game(), meeting());
    expect(odds.wins).toBeCloseTo(wins / 216, 10);
    expect(odds.ties).toBeCloseTo(ties / 216, 10);
    expect(odds.wins + odds.ties + odds.loses).toBeCloseTo(1, 10);
    expect(odds.sinks.attacker).toBeCloseTo(sunk / 216, 10);
  });

  test('17.3.3 in a port a tie is a defeat of the attacker, and the guns throw too', () => {
    const [open, port] = [meeting(), meeting({ batteries: 2 })].map((battle) => seaOdds(game(), battle));
    expect(port?.ties).toBe(0);
    expect(port?.wins).toBeLessThan(open?.wins ?? 0);
  });

  test('17.2.8 revised: after a tie a lone fortress fires again, until somebody has won', () => {
    const alone = meeting({
      batteries: 1,
      at: { kind: 'port', zone: 'anvers' as never },
      fleets: { coalition: [KEITH], empire: [] },
    });
    const worth = fleetCard(KEITH).tactical;
    const differences = DICE.flatMap((a) => DICE.map((b) => a + worth - b));
    const wins = differences.filter((by) => by > 0).length;
    const loses = differences.filter((by) => by < 0).length;
    const odds = seaOdds(game(true), alone);
    expect(odds.wins).toBeCloseTo(wins / (wins + loses), 10);
    expect([odds.ties, odds.wins + odds.loses]).toEqual([0, expect.closeTo(1, 10)]);
    expect(seaOdds(game(), alone).wins).toBeCloseTo(wins / 36, 10);
  });

  test('17.3.3 revised: the guns save the first fleet', () => {
    const battle = meeting({ batteries: 1 });
    expect(seaOdds(game(true), battle).sinks.attacker).toBeLessThan(seaOdds(game(), battle).sinks.attacker);
  });

  test('17.3.1 a card adds to them, and dice that fell are known', () => {
    const card = meeting({ modifiers: { coalition: [{ what: 'card', by: 3 }], empire: [] } });
    expect(seaOdds(game(), card).wins).toBeGreaterThan(seaOdds(game(), meeting()).wins);
    const fell = meeting({ rolled: { coalition: { dice: [6, 6], total: 40 }, empire: null } });
    expect(seaOdds(game(), fell).wins).toBeCloseTo(1, 10);
  });
});

test('17.3 the sheet shows the odds until the dice have fallen, and then what they made', () => {
  const before = seaSheet(game(), meeting(), 'fr');
  expect(before.odds?.outcomes.map(({ id }) => id)).toEqual(['wins', 'tie', 'loses']);
  expect(before.odds?.figures[0]?.value).toBe('flottes\u00a0: 0,6 coulées, 0 perdues');
  const rolled = { coalition: { dice: [6, 6], total: 12 }, empire: { dice: [1], total: 1 } };
  const after = seaSheet(game(), meeting({ rolled }), 'fr');
  expect(after.odds).toBeUndefined();
  expect(after.outcome).toBe('Attaquant 12, défenseur 1.');
});
