import { describe, expect, test } from 'vitest';
import { asks, hit, ordered, type Table, told } from '../../testing/combat.ts';
import type { Position } from '../../testing/position.ts';

const TURIN = '4428';
const WEST = '4427';
const FIELD = '4328';
const NORTH = '4327';
const ALESSANDRIA = '4329';

const MAIN = ['f99-Victor', 'f99-Domb', 'f99-Salm', 'f99-a', 'Moreau'];
const DEFENDERS = ['a99-Lipt', 'a99-Gotte', 'a99-Hohe', 'a99-Morz'];

interface Battle {
  readonly main?: readonly string[];
  readonly defenders?: readonly string[];
  readonly support?: readonly [string, readonly string[]];
  readonly blockers?: Position['french'];
  readonly disrupted?: readonly string[];
  readonly ledgers?: NonNullable<Position['ledgers']>;
}

/** Twelve to the French before the dice, with seven units; six to the Coalition, with six. Supporters are counted. */
const battle = (
  dice: readonly [number, number],
  {
    main = MAIN,
    defenders = DEFENDERS,
    support: [hex, supporters] = [NORTH, ['a99-Klen', 'a99-Doll']],
    blockers = {},
    disrupted = [],
    ledgers = {},
  }: Battle = {},
): Table => {
  const table = ordered(
    {
      french: { [TURIN]: main, [WEST]: ['f99-Hatry', 'f99-c1', 'f99-c2', 'Joubert'], ...blockers },
      coalition: { [FIELD]: defenders, [hex]: supporters },
      disrupted,
      ledgers: { ...ledgers, coalition: { commands: 1, ...ledgers.coalition } },
    },
    { from: TURIN, to: FIELD },
  )
    .dice(6)
    .answer('french', { kind: 'support', hex: WEST });
  if (asks(table, 'support.call', 'french')) table.answer('french', 'done');
  return table
    .answer('coalition', { kind: 'commit', commands: 1 })
    .dice(6)
    .answer('coalition', { kind: 'support', hex })
    .dice(6, ...dice);
};

/** Six hits, all on the defending stack. */
const sixHits = (more: Battle = {}, dice: readonly [number, number] = [1, 1]): Table => {
  const table = battle(dice, more);
  expect(told(table, 'hits.onLoser')[0]).toMatchObject({ side: 'coalition', hits: 6 });
  return hit(table, 'coalition', 'a99-Lipt', 'a99-Lipt', 'a99-Gotte', 'a99-Gotte', 'a99-Hohe', 'a99-Hohe');
};
/** Two hits on the French. */
const twoHits = (table: Table): Table => hit(table.dice(2), 'french', 'f99-Victor', 'f99-Victor');
const ledgers = (table: Table) => table.state.ledgers;

describe('14.4b a decisive victory', () => {
  test('14.4b seven units against six, six hits against two: decisive (PN-14.4b)', () => {
    const table = twoHits(sixHits()).until('attack.order');
    expect(told(table, 'victory.hits')).toEqual([{ winner: 'french', ofLoser: 6, ofWinner: 2, more: 4, needed: 4 }]);
    expect(told(table, 'victory.decisive')).toEqual([{ winner: 'french' }]);
    expect(told(table, 'victory.battlePoints')).toEqual([
      { side: 'french', by: 1, points: 7 },
      { side: 'coalition', by: -1, points: 5 },
    ]);
    expect(table.events('commands.shifted').map(({ rule, said }) => [rule, said.params])).toEqual([
      ['9.2', { side: 'french', by: 1, won: 1 }],
      ['9.2', { side: 'coalition', by: -1, won: -1 }],
    ]);
    expect(ledgers(table).french).toMatchObject({ battlePoints: 7, commandsWon: 1 });
    expect(ledgers(table).coalition).toMatchObject({ battlePoints: 5, commandsWon: -1 });
  });

  test('14.4b the Combat Commands change hands from the next Turn on (9.2)', () => {
    const before = battle([1, 1]).state.ledgers;
    const table = twoHits(sixHits()).until('attack.order');
    expect(ledgers(table).french).toMatchObject({ allotted: before.french.allotted, commands: before.french.commands });
  });

  test('14.4b a lead of three hits is not enough', () => {
    const table = hit(sixHits().dice(3), 'french', 'f99-Victor', 'f99-Victor', 'f99-Domb').answer('french', 'pass');
    table.until('attack.order');
    expect(told(table, 'victory.hits')[0]).toMatchObject({ ofLoser: 6, ofWinner: 3, more: 3 });
    expect(told(table, 'victory.decisive')).toEqual([]);
    expect(ledgers(table).french).toMatchObject({ battlePoints: 6, commandsWon: 0 });
  });

  test('14.4b five combat units on one side make no decisive victory (A-23) (PN-14.4b2)', () => {
    const table = battle([1, 3], { support: [ALESSANDRIA, ['a99-Klen']], blockers: { [NORTH]: ['f99-Geno'] } });
    hit(table, 'coalition', ...DEFENDERS, 'a99-Klen')
      .answer('coalition', 'pass')
      .dice(1);
    expect(table.state.battle?.hits).toEqual({ coalition: 9, french: 0 });
    table.until('attack.order');
    expect(told(table, 'victory.decisive')).toEqual([]);
    expect(told(table, 'victory.tooFew')).toEqual([{ winner: 'french', units: 7, enemies: 5, more: 9, needed: 6 }]);
    expect(ledgers(table).french).toMatchObject({ battlePoints: 6, commandsWon: 0 });
  });

  test('14.4b nor do five on the winning side', () => {
    const table = battle([6, 1], { main: ['f99-Victor', 'f99-a', 'Moreau'] });
    expect(told(table, 'combat.won')[0]).toMatchObject({ side: 'french', difference: 9 });
    table.until('attack.order');
    expect(told(table, 'victory.hits')).toEqual([]);
  });

  test('14.4b disrupted units are counted among the six', () => {
    const table = twoHits(sixHits({ disrupted: ['a99-Doll'] }, [1, 2])).until('attack.order');
    expect(told(table, 'victory.hits')).toHaveLength(1);
  });

  test('14.4b a stack that was called and did not come is not counted', () => {
    const table = ordered(
      {
        french: { [TURIN]: MAIN, [WEST]: ['f99-Hatry', 'f99-c1', 'f99-c2', 'Joubert'] },
        coalition: { [FIELD]: DEFENDERS, [NORTH]: ['a99-Klen', 'a99-Doll'] },
      },
      { from: TURIN, to: FIELD },
    )
      .dice(6)
      .answer('french', { kind: 'support', hex: WEST })
      .dice(6)
      .answer('coalition', { kind: 'support', hex: NORTH })
      .dice(6, 1, 3);
    expect(told(table, 'support.staysAway')).toEqual([{ hex: NORTH }]);
    hit(table, 'coalition', 'a99-Lipt', 'a99-Lipt', 'a99-Gotte', 'a99-Gotte', 'a99-Hohe', 'a99-Hohe').dice(1);
    table.until('attack.order');
    expect(told(table, 'victory.hits')).toEqual([]);
  });

  test('14.4b the defenders may win one too', () => {
    const table = battle([1, 6], {
      main: ['f99-Victor', 'f99-Domb', 'f99-Salm', 'Scherer'],
      defenders: ['a99-Lipt', 'a99-c1', 'a99-a1', 'Kray'],
      support: [NORTH, ['a99-Klen', 'a99-Doll', 'a99-Hohe', 'Ott']],
    });
    expect(told(table, 'combat.won')[0]).toMatchObject({ side: 'coalition' });
    table.until('attack.order');
    expect(told(table, 'victory.decisive')).toEqual([{ winner: 'coalition' }]);
    expect(ledgers(table).coalition).toMatchObject({ battlePoints: 7, commandsWon: 1 });
  });
});

describe('14.4b the hits that count', () => {
  /** Five hits on the defending stack, two on the French: a lead of three. */
  const fiveHits = (more: Battle = {}, dice: readonly [number, number] = [1, 2]): Table => {
    const table = battle(dice, more);
    expect(told(table, 'hits.onLoser')[0]).toMatchObject({ hits: 5 });
    return hit(table, 'coalition', 'a99-Lipt', 'a99-Lipt', 'a99-Gotte', 'a99-Gotte', 'a99-Hohe');
  };
  const twoOnTheFrench = (table: Table): Table => hit(table.dice(3), 'french', 'f99-Victor', 'f99-Victor');

  test('14.4b the extra hit of 11.17 counts (A-91)', () => {
    const without = twoOnTheFrench(fiveHits().answer('coalition', 'pass')).until('attack.order');
    expect(told(without, 'victory.decisive')).toEqual([]);
    const table = twoOnTheFrench(hit(fiveHits(), 'coalition', 'a99-Hohe')).until('attack.order');
    expect(told(table, 'victory.decisive')).toEqual([{ winner: 'french' }]);
  });

  test('14.4b a unit lost to the pursuit counts (11.16)', () => {
    const main = ['f99-Victor', 'f99-Domb', 'f99-Salm', 'f99-nc', 'Moreau'];
    const table = twoOnTheFrench(fiveHits({ main }).answer('coalition', 'pass')).until('attack.order');
    expect(told(table, 'pursuit.begins')).toHaveLength(1);
    expect(told(table, 'victory.hits')[0]).toMatchObject({ ofLoser: 6, more: 4 });
  });

  test('14.4b a unit that takes a hit for want of room counts (11.11)', () => {
    const table = twoOnTheFrench(
      fiveHits({ support: [NORTH, ['a99-Elsn', 'a99-Klen']] }, [1, 1]).answer('coalition', 'pass'),
    ).until('attack.order');
    expect(told(table, 'withdrawal.overflows')).toHaveLength(1);
    expect(told(table, 'victory.hits')[0]).toMatchObject({ ofLoser: 6, more: 4 });
  });

  test('14.4b units destroyed for want of a retreat count as the hits they could absorb (A-23)', () => {
    const table = battle([1, 1], {
      defenders: ['a99-Morz', 'a99-Latt', 'a99-Frölich', 'a99-c2', 'r99-b'],
      support: [ALESSANDRIA, ['a99-Klen']],
      blockers: { [NORTH]: ['f99-Geno'] },
    });
    expect(told(table, 'hits.onLoser')[0]).toMatchObject({ hits: 4 });
    hit(table, 'coalition', 'a99-Morz', 'a99-Morz', 'a99-Latt', 'a99-Frölich');
    hit(table.dice(3), 'french', 'f99-Victor', 'f99-Victor').until('attack.order');
    expect(told(table, 'withdrawal.perishes').map(({ hits }) => hits)).toEqual([1, 2, 2, 1]);
    expect(table.events('withdrawal.perishes').map(({ rule }) => rule)).toEqual(Array(4).fill('11.12'));
    expect(told(table, 'victory.hits')[0]).toMatchObject({ ofLoser: 4 + 1 + 1 + 2 + 2, ofWinner: 2, more: 8 });
  });

  test('14.4b nobody has more than twelve Battle points nor fewer than none', () => {
    const table = twoHits(sixHits({ ledgers: { french: { battlePoints: 12 }, coalition: { battlePoints: 0 } } }));
    table.until('attack.order');
    expect(told(table, 'victory.decisive')).toHaveLength(1);
    expect(ledgers(table).french).toMatchObject({ battlePoints: 12, commandsWon: 1 });
    expect(ledgers(table).coalition).toMatchObject({ battlePoints: 0, commandsWon: -1 });
  });
});
