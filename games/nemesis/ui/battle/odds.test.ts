import { STANDARD } from '../../scenario/agreed.ts';
import { type Answer, CHANCE, Match, REFEREE, saysTheSame, seededNumbers } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { nemesis } from '../../game.ts';
import { ordered } from '../../testing/combat.ts';
import { type Position, position } from '../../testing/position.ts';
import type { Nemesis } from '../../state/state.ts';
import { engagement } from './engagement.ts';
import { fightOdds, type FightOdds } from './odds.ts';
import { callable, orderOdds } from './rehearsal.ts';

const TURIN = '4428';
const FIELD = '4328';
const NORTH = '4327';
const BESIDE = '4427';
const MILAN = '4227';

const NOBODY = { coalition: [], french: [] };

/** The combat after the order has been given, before its die. */
const given = (wanted: Position, commands = 0): Nemesis => {
  const table = ordered(
    { ...wanted, ledgers: { french: { commands }, coalition: wanted.ledgers?.coalition ?? {} } },
    { from: TURIN, to: FIELD, commands },
  );
  return table.state as Nemesis;
};
const alone = (french: readonly string[], coalition: readonly string[], more: Partial<Position> = {}): FightOdds =>
  fightOdds(given({ ...more, french: { [TURIN]: french }, coalition: { [FIELD]: coalition } }), NOBODY);

/** Shares are sums of fractions: the faces or throws that they stand for. */
const faces = (share: number): number => Math.round(share * 6 * 1e9) / 1e9;
const throws = (share: number): number => Math.round(share * 36 * 1e9) / 1e9;

describe('10.2 the order', () => {
  const one: Position = { french: { [TURIN]: ['f99-Victor', 'Moreau'] }, coalition: { [FIELD]: ['a99-Lipt'] } };

  test('10.2 a rating of two and one Command need a four', () => {
    const { goesIn, aborted, fails } = orderOdds(given(one, 1));
    expect([goesIn, aborted, fails].map(faces)).toEqual([3, 1, 2]);
  });

  test('10.2a a one aborts whatever is spent', () => {
    const { goesIn, aborted } = orderOdds(given(one, 6));
    expect([goesIn, aborted].map(faces)).toEqual([5, 1]);
  });
});

describe('11.8 to 11.12 level values', () => {
  test('each outcome has its share of the 36 throws', () => {
    const odds = alone(['f99-Victor'], ['a99-Lipt']);
    expect([odds.repulse, odds.tie, odds.win, odds.drives].map(throws)).toEqual([15, 6, 9, 6]);
  });

  test('11.14, 11.15, 11.17 hits are capped by both stacks and by what a unit can take', () => {
    // A win by 1 hits the loser once, any other twice, for one unit stands no more. The winner takes at most one hit:
    // half of 1 is nought, so a 5 or 6; half of 2 or 3 is one, so all but a 1 or 2; half of 4 or 5 is two, so all but a 1.
    const lost = (5 * 1 + 10 * 2) / 36;
    const won = (5 * (2 / 6) + 7 * (4 / 6) + 3 * (5 / 6)) / 36;
    const odds = alone(['f99-Victor'], ['a99-Lipt']);
    expect(odds.hits.coalition).toBeCloseTo(lost + won);
    expect(odds.hits.french).toBeCloseTo(lost + won + 6 / 36); // 11.9
  });

  test('11.15 hits on the winner follow the option', () => {
    const down = alone(['f99-Victor', 'f99-Salm'], ['a99-Lipt', 'a99-Gotte']);
    const up = alone(['f99-Victor', 'f99-Salm'], ['a99-Lipt', 'a99-Gotte'], { agreed: { hitsOnWinner: 'up' } });
    expect(up.hits.french).toBeGreaterThan(down.hits.french);
  });

  test('11.15 defenders who are all disrupted hit nobody back', () => {
    const odds = alone(['f99-Victor'], ['a99-Lipt'], { disrupted: ['a99-Lipt'] });
    // The attack value is 1 and the defence is the die alone. A loss by 1 or more never costs the attacker a hit.
    const tie = 5 / 36;
    expect(odds.tie).toBeCloseTo(tie);
    expect(odds.hits.french).toBeCloseTo(tie);
  });
});

test('11.12 defenders who must go and cannot are lost whole', () => {
  const two = ['a99-Lipt', 'a99-Gotte'];
  const free = alone(['f99-Victor', 'f99-Domb'], two);
  const g = given({
    french: { [TURIN]: ['f99-Victor', 'f99-Domb'], [NORTH]: ['f99-Hatry'] },
    coalition: { [FIELD]: two },
  });
  const trapped = fightOdds(g, NOBODY);
  // Beaten by three they take three hits, and the fourth with their lives; by four or five all four anyway.
  expect(trapped.hits.coalition - free.hits.coalition).toBeCloseTo(3 / 36);
});

describe('14.4b a decisive victory', () => {
  const SIX = ['f99-Victor', 'f99-Domb', 'f99-Salm', 'f99-a', 'f99-Hatry'];
  const FIVE = ['a99-Morz', 'a99-Latt', 'a99-Frölich', 'a99-c2', 'a99-Lipt'];

  test('14.4b needs six units on each side', () => {
    expect(alone(SIX, FIVE).decisive).toEqual({ coalition: 0, french: 0 });
  });

  test('14.4b supporters count, so it hangs on whether they come', () => {
    const g = given({
      french: { [TURIN]: SIX, [BESIDE]: ['f99-Deso'] },
      coalition: { [FIELD]: FIVE, [NORTH]: ['a99-Doll'] },
    });
    const pending = (comes: number) => ({ french: [{ hex: BESIDE, comes }], coalition: [{ hex: NORTH, comes }] });
    const both = fightOdds(g, pending(1) as never).decisive;
    const half = fightOdds(g, pending(0.5) as never).decisive;
    expect(both.french).toBeGreaterThan(0);
    expect(half.french).toBeCloseTo(both.french / 4);
  });
});

/** Everyone who can be called is, nobody takes an extra hit, and who may stand stands. Of two Commands the sheet guesses one. */
const WISHES: Readonly<Record<string, Answer>> = {
  'attack.order': { kind: 'attack', from: TURIN, to: FIELD },
  'attack.units': { kind: 'order' },
  'attack.commit': { kind: 'commit', commands: 3 },
  'attack.commitDefence': { kind: 'commit', commands: 1 },
  'hits.extra': { kind: 'pass' },
  'withdrawal.whether': { kind: 'stand' },
};
const wished = (answers: readonly Answer[], key: string): Answer | undefined => {
  const wish = WISHES[key];
  return wish ? answers.find((answer) => saysTheSame(answer, wish)) : answers[0];
};

/** Plays the combat to its end through the match. */
const fought = (wanted: Position, luck: (below: number) => number) => {
  const match = Match.from(nemesis, { scenario: '1799', ...STANDARD }, position({ ...wanted, next: 'french' }));
  while (match.state.battle !== null || match.events(REFEREE).every(({ said }) => said.key !== 'attack.ordered')) {
    const [question] = match.questions();
    if (!question) break;
    const { by, answers, prompt } = question;
    const answer = by === CHANCE ? answers[luck(answers.length)] : wished(answers, prompt.key);
    if (match.answer(by, match.seq, answer)) throw new Error(`${prompt.key} is refused`);
  }
  return match.events(REFEREE);
};

const RUNS = 3000;
const within = (share: number): number => 4 * Math.sqrt(Math.max(share * (1 - share), 0.001) / RUNS);

describe('the odds against the dice', () => {
  const wanted: Position = {
    french: {
      [TURIN]: ['f99-Victor', 'f99-Domb', 'f99-Salm', 'f99-a', 'f99-Hatry', 'Moreau'],
      [BESIDE]: ['f99-Gren', 'Scherer'],
    },
    coalition: {
      [FIELD]: ['a99-Morz', 'a99-Latt', 'a99-Frölich', 'a99-Lipt', 'a99-Gotte'],
      [MILAN]: ['a99-Doll', 'a99-Legn', 'Ott'],
    },
    depots: { french: [TURIN], coalition: [MILAN] },
    phase: 'combat',
    ledgers: { french: { commands: 3 }, coalition: { commands: 2 } },
  };

  test('three thousand combats through the match agree', () => {
    const asked = { by: 'french', rule: '10.1', prompt: { key: 'attack.order', params: {} }, sealed: false };
    const found = engagement(position(wanted), asked, WISHES['attack.order']);
    if (!found) throw new Error('no engagement');
    const order = orderOdds(found.g);
    const odds = fightOdds(found.g, found.pending);

    const number = seededNumbers('a combat three thousand times');
    let draw = 0;
    const luck = (below: number): number => number(draw++, below);
    const times: Record<string, number> = {};
    const count = (what: string, by = 1): void => {
      times[what] = (times[what] ?? 0) + by / RUNS;
    };
    for (let run = 0; run < RUNS; run++) {
      for (const { said, rule } of fought(wanted, luck)) {
        const { side, difference } = said.params as { side?: string; difference?: number };
        if (said.key === 'combat.won')
          count(side === 'coalition' ? 'repulse' : (difference ?? 0) >= 3 ? 'drives' : 'win');
        else if (rule === '11.17' && said.key.startsWith('hits.'))
          count(`hits ${String(said.params['unit']).startsWith('a') ? 'coalition' : 'french'}`);
        else count(said.key === 'victory.decisive' ? `decisive ${String(said.params['winner'])}` : said.key);
      }
    }
    expect(Math.abs((times['attack.goesIn'] ?? 0) - order.goesIn)).toBeLessThan(within(order.goesIn));
    expect(Math.abs((times['attack.aborted'] ?? 0) - order.aborted)).toBeLessThan(within(order.aborted));
    for (const outcome of ['repulse', 'win', 'drives'] as const) {
      const share = order.goesIn * odds[outcome];
      expect(share).toBeGreaterThan(0.02);
      expect(Math.abs((times[outcome] ?? 0) - share)).toBeLessThan(within(share));
    }
    for (const side of ['coalition', 'french'] as const) {
      expect(Math.abs((times[`hits ${side}`] ?? 0) - order.goesIn * odds.hits[side])).toBeLessThan(0.15);
      const decisive = order.goesIn * odds.decisive[side];
      expect(Math.abs((times[`decisive ${side}`] ?? 0) - decisive)).toBeLessThan(within(decisive));
    }
    expect(odds.decisive.french).toBeGreaterThan(0.04);
  });
});

describe('10.3 to 10.5 who can be called', () => {
  test('as the rules say, with the chance that their sum gives', () => {
    const g = given(
      {
        french: { [TURIN]: ['f99-Victor', 'Moreau'], [BESIDE]: ['f99-Deso', 'Victor99'] },
        coalition: { [FIELD]: ['a99-Lipt'], [NORTH]: ['a99-Legn', 'Ott'] },
        ledgers: { coalition: { commands: 3 } },
      },
      2,
    );
    const found = callable(g);
    expect(found.french).toEqual([{ hex: BESIDE, comes: expect.closeTo(3 / 6) as number }]); // 1 + 2 + die
    expect(found.coalition).toEqual([{ hex: NORTH, comes: expect.closeTo(1 / 6) as number }]); // 2 − 1 + die, no Command yet
  });

  test('10.1 nobody comes to an attack from under a forage marker', () => {
    const g = given({
      french: { [TURIN]: ['f99-Victor', 'Moreau'], [BESIDE]: ['f99-Deso', 'Victor99'] },
      coalition: { [FIELD]: ['a99-Lipt'] },
      forage: ['f99-Deso'],
    });
    expect(callable(g).french).toEqual([]);
  });

  test('11.18 nobody comes to the help of defenders who are all disrupted', () => {
    const g = given({
      french: { [TURIN]: ['f99-Victor', 'Moreau'] },
      coalition: { [FIELD]: ['a99-Lipt'], [NORTH]: ['a99-Doll', 'Ott'] },
      disrupted: ['a99-Lipt'],
    });
    expect(callable(g).coalition).toEqual([]);
  });
});
