import { describe, expect, test } from 'vitest';
import type { HexId, Side } from '../../catalogue/catalogue.ts';
import { asks, goneIn, ordered, type Table, takeHitsAsTheyCome, told, whereIs } from '../../testing/combat.ts';
import { at, position, type Position } from '../../testing/position.ts';
import { isInSupply } from '../6-general-supply/6.1-in-supply.ts';

const DRESDEN = '3415';
const ZITTAU = '3316';
const JUNGBUNZLAU = '3216';
const PRAGUE = '3317';
const LIEGNITZ = '3115';
const IN_FORCE = ['F-OG1', 'F-OG2', 'F-12', 'F-GA', 'F-3H', 'Napoleon'];
const AUSTRIA_JOINED: Position = { politics: { armistice: 7, austria: 'coalition' } };

describe('14.16 neutral Austria', () => {
  const marching = (more: Position = {}): Table =>
    at({
      scenario: '1813',
      turn: 14,
      next: 'french',
      french: { [ZITTAU]: ['F-1', 'Davout'] },
      coalition: { '2813': ['R-5'] },
      trains: [{ side: 'french', hex: ZITTAU, faceUp: true }],
      ...more,
    })
      .answer('french', { kind: 'move', from: ZITTAU })
      .answer('french', 'march');

  test('14.16 is entered by no march', () => {
    expect(marching().refusal('french', { kind: 'step', to: JUNGBUNZLAU })).toMatchObject({
      rule: '14.16',
      because: { key: 'hex.closedLand' },
    });
  });

  test('14.16d is open to both sides once it has joined', () => {
    expect(marching(AUSTRIA_JOINED).asked().answers).toContainEqual({ kind: 'step', to: JUNGBUNZLAU });
  });

  test('14.16 is entered by no commander', () => {
    const riding = (more: Position): Table =>
      at({
        scenario: '1813',
        turn: 14,
        phase: 'commandersMovement',
        next: 'coalition',
        coalition: { [ZITTAU]: ['R-5', 'Blucher', 'Yorck'], '3315': ['R-14'] },
        french: { '4318': ['F-1'] },
        ...more,
      }).answer('coalition', { kind: 'ride', commander: 'Blucher' });
    expect(riding(AUSTRIA_JOINED).asked().answers).toContainEqual({ kind: 'rideTo', to: PRAGUE });
    expect(riding({}).asked().answers).not.toContainEqual({ kind: 'rideTo', to: PRAGUE });
  });
});

describe('12.1 rides and closed land', () => {
  const offered = (from: string, to: string, turn: number): boolean =>
    at({
      scenario: '1813',
      turn,
      phase: 'commandersMovement',
      french: { [from]: ['F-1', 'Davout'], '4318': ['F-4'] },
      coalition: { '2813': ['R-5'] },
    })
      .answer('french', { kind: 'ride', commander: 'Davout' })
      .asked()
      .answers.some((answer) => answer['to'] === to);

  test('12.1 no commander rides to Torgau (14.10), though it is in friendly land', () => {
    expect(offered('3715', '3613', 14)).toBe(true);
    expect(offered('3715', '3614', 14)).toBe(false);
  });

  test('12.1 nor a French one to Hamburg in the first two Turns (14.14)', () => {
    expect([2, 3].map((turn) => offered('4211', '4010', turn))).toEqual([false, true]);
  });
});

describe('14.16 supply routes and closed land', () => {
  /** Is a hex fed from the one Depot of a side? */
  const isFed = (side: Side, hex: string, depot: string, wanted: Position = {}): boolean =>
    isInSupply(position({ scenario: '1813', turn: 14, depots: { [side]: [depot] }, ...wanted }), side, hex as HexId);

  test('14.16 no route leads through neutral Austria', () => {
    expect(isFed('coalition', ZITTAU, '2915')).toBe(false);
    expect(isFed('coalition', ZITTAU, '2915', AUSTRIA_JOINED)).toBe(true);
  });

  test('16.5 nor through Illyria once Austria’s neutrality was bought', () => {
    expect(isFed('french', '3823', '3526', { politics: { armistice: 7, bargain: true } })).toBe(false);
    expect(isFed('french', '3823', '3526')).toBe(true);
  });

  test('14.10 nor through Torgau, for the French either', () => {
    const around = { '3613': ['R-3'], '3513': ['R-4'], '3414': ['R-5'], '3413': ['R-14'] };
    expect(isFed('french', '3514', '3715', { coalition: around })).toBe(true);
    expect(isFed('french', '3514', '3715', { coalition: { ...around, '3515': ['R-7'] } })).toBe(false);
  });

  test('14.11 nor a French one through Krakow, until a truce', () => {
    const coalition = { '2516': ['R-3'], '2515': ['R-4'], '2415': ['R-5'] };
    expect(isFed('french', '2416', '2615', { coalition })).toBe(false);
    expect(isFed('french', '2416', '2615', { coalition, politics: { armistice: 7 } })).toBe(true);
    expect(isFed('coalition', '2416', '2517')).toBe(true);
  });

  test('14.9 the cities of a Confederation that is shared stop nobody; those of one that has turned stop the French', () => {
    const turned = { armistice: 7, austria: 'coalition', confederation: 'coalition' } as const;
    expect(isFed('coalition', '3314', '2915')).toBe(false);
    expect(isFed('coalition', '3314', '2915', { politics: { confederation: 'shared' } })).toBe(true);
    expect(isFed('french', '3314', '3114')).toBe(true);
    expect(isFed('french', '3314', '3114', { politics: { confederation: 'shared' } })).toBe(true);
    expect(isFed('french', '3314', '3114', { politics: turned })).toBe(false);
  });
});

describe('14.16 Depots and closed land', () => {
  test.each([
    ['14.10', 'french', '3614', 14],
    ['14.11', 'french', '2517', 6],
    ['14.16', 'coalition', PRAGUE, 14],
    ['1.1', 'coalition', '4323', 14],
  ] as const)('%s closes a city to Depots (7.7)', (rule, side, hex, turn) => {
    const table = at({
      scenario: '1813',
      turn,
      phase: 'newDepots',
      next: side,
      trains: [{ side, hex }],
      french: { '4318': ['F-1'] },
      coalition: { '2813': ['R-5'] },
    });
    expect(table.refusal(side, { kind: 'depot', hex }).rule).toBe(rule);
  });

  test('14.14 keeps French units from Hamburg, not Depots and not supply routes (B-21)', () => {
    const table = at({
      scenario: '1813',
      turn: 2,
      phase: 'newDepots',
      next: 'french',
      depots: { french: ['4413', '4313', '4112', '4211'] },
      trains: [{ side: 'french', hex: '4010' }],
      french: { '3909': ['F-CSC'] },
      coalition: { '2813': ['R-5'] },
    }).answer('french', { kind: 'depot', hex: '4010' });
    expect(table.state.depots).toContainEqual({ side: 'french', hex: '4010' });
    expect(isInSupply(table.state, 'french', '3909' as HexId)).toBe(true);
  });
});

describe('14.16 withdrawal towards closed land', () => {
  /** From Dresden the French drive the defenders of Zittau, for whom only Bohemia is left. */
  const driven = (defenders: readonly string[], more: Position = {}): Table => {
    const table = goneIn(
      { scenario: '1813', turn: 14, french: { [DRESDEN]: IN_FORCE }, coalition: { [ZITTAU]: defenders }, ...more },
      { by: 'french', from: DRESDEN, to: ZITTAU },
    ).dice(3, 2);
    return takeHitsAsTheyCome(table).dice(1);
  };

  test('11.11 closed land is no refuge while another hex is legal (A-32)', () => {
    const table = goneIn(
      {
        scenario: '1813',
        turn: 14,
        french: { '3214': IN_FORCE },
        coalition: { [LIEGNITZ]: ['R-9', 'R-15', 'R-8', 'R-22', 'Barclay'] },
      },
      { by: 'french', from: '3214', to: LIEGNITZ },
    ).dice(1, 5);
    takeHitsAsTheyCome(table).dice(1);
    expect(asks(table, 'withdrawal.where')).toBe(true);
    expect(table.refusal('coalition', { kind: 'withdraw', to: '3116' })).toMatchObject({
      rule: '14.16',
      because: { key: 'hex.closedLand' },
    });
  });

  test('14.15 (iii) who has nowhere else to go is interned, commanders too, and counts as lost (A-32, A-23)', () => {
    const table = driven(['R-9', 'R-15', 'R-8', 'R-22', 'Barclay']);
    expect(told(table, 'withdrawal.interned')).toEqual([{ side: 'coalition', hex: ZITTAU }]);
    expect(['R-9', 'R-15', 'R-8', 'R-22', 'Barclay'].map((id) => whereIs(table, id))).toEqual(Array(5).fill('lost'));
    expect(told(table, 'withdrawal.perishes').map(({ unit, hits }) => [unit, hits])).toEqual([
      ['R-15', 1],
      ['R-8', 2],
      ['R-22', 2],
    ]);
    expect(told(table, 'escape.die')).toEqual([]);
  });

  test('14.4 an interned Napoleon is out of the war, which goes on: 14.4 speaks of 11.19 alone', () => {
    const table = goneIn(
      {
        scenario: '1813',
        turn: 14,
        coalition: { [DRESDEN]: ['R-Gr1', 'R-Gr2', 'R-G1', 'R-G2', 'R-GA', 'R-Cu1', 'Blucher'] },
        french: { [ZITTAU]: ['F-16', 'F-17', 'F-18', 'Napoleon'], '3715': ['F-1'] },
      },
      { by: 'coalition', from: DRESDEN, to: ZITTAU },
    ).dice(3, 2);
    takeHitsAsTheyCome(takeHitsAsTheyCome(table).dice(1));
    expect(told(table, 'withdrawal.interned')).toEqual([{ side: 'french', hex: ZITTAU }]);
    expect(whereIs(table, 'Napoleon')).toBe('lost');
    expect([table.state.ended, table.result]).toEqual([null, undefined]);
  });

  test('14.16 once Austria has joined they may go there', () => {
    const table = driven(['R-9', 'R-15', 'R-8', 'R-22', 'Barclay'], AUSTRIA_JOINED).until('advance.who');
    expect(whereIs(table, 'Barclay')).toBe(JUNGBUNZLAU);
  });

  /** Driven from Bautzen to a Zittau that is full, from where only Bohemia is left. */
  const overflowing = (more: Position): Table =>
    takeHitsAsTheyCome(
      goneIn(
        {
          scenario: '1813',
          turn: 14,
          french: { '3314': IN_FORCE, [DRESDEN]: ['F-1'] },
          ...more,
          coalition: {
            '3315': ['R-G1', 'R-G2', 'R-Gr1', 'Barclay'],
            [ZITTAU]: ['R-9', 'R-15', 'R-8', 'R-22'],
            ...more.coalition,
          },
        },
        { by: 'french', from: '3314', to: '3315' },
      ).dice(1, 5),
    ).dice(1);

  test('11.11, 14.15 (iii) those who go on because a hex is full are interned too, if only closed land is left', () => {
    const table = overflowing({});
    expect(told(table, 'withdrawal.overflows')).toHaveLength(1);
    expect(told(table, 'withdrawal.interned')).toEqual([{ side: 'coalition', hex: ZITTAU }]);
    expect([whereIs(table, 'R-G2'), whereIs(table, 'Barclay')]).toEqual(['lost', ZITTAU]);
  });

  test('11.11 but not where open land is full as well', () => {
    const table = overflowing({
      ...AUSTRIA_JOINED,
      coalition: { [JUNGBUNZLAU]: ['R-11', 'R-17', 'R-18', 'R-21'] },
    });
    expect(told(table, 'withdrawal.nowhere')).toEqual([{ side: 'coalition', hex: ZITTAU }]);
    expect(told(table, 'withdrawal.interned')).toEqual([]);
  });

  test('11.10 who may choose to withdraw is not offered closed land', () => {
    const table = goneIn(
      {
        scenario: '1813',
        turn: 14,
        french: { [DRESDEN]: ['F-OG1', 'Ney'] },
        coalition: { [ZITTAU]: ['R-9', 'R-15', 'Barclay'] },
      },
      { by: 'french', from: DRESDEN, to: ZITTAU },
    ).dice(1, 6);
    takeHitsAsTheyCome(table).dice(1);
    expect(takeHitsAsTheyCome(table).events('withdrawal.stands')).toHaveLength(1);
    expect(told(table, 'withdrawal.interned')).toEqual([]);
  });
});

describe('11.19 a way that is merely barred interns nobody', () => {
  const RUSSIANS = ['R-Gr1', 'R-Gr2', 'R-G1', 'R-G2', 'R-GA', 'R-Cu1', 'Kutuzov'];
  const FRENCH = ['F-16', 'F-17', 'F-18', 'Napoleon'];
  /** The Russians drive the Emperor's stack, for whom only the barred hex is left; friends stand two hexes off. */
  const driven = (
    turn: number,
    [from, to]: readonly [string, string],
    around: readonly string[],
    friends: string,
    die: number,
  ): Table => {
    const others = ['R-3', 'R-4', 'R-5', 'R-14'];
    const table = goneIn(
      {
        scenario: '1813',
        turn,
        coalition: { [from]: RUSSIANS, ...Object.fromEntries(around.map((hex, i) => [hex, [others[i] ?? 'R-7']])) },
        french: { [to]: FRENCH, [friends]: ['F-1'] },
      },
      { by: 'coalition', from, to },
    ).dice(die, 2);
    return takeHitsAsTheyCome(takeHitsAsTheyCome(table).dice(1));
  };

  test.each([
    ['14.10 Torgau', 8, ['3413', '3514'], ['3515', '3613'], '3715', 1],
    ['14.11 Krakow', 6, ['2515', '2516'], ['2416', '2616'], '2715', 3],
    ['14.14 Hamburg’s district', 2, ['4311', '4211'], ['4112', '4212'], '4113', 3],
  ] as const)(
    '%s: the commander rolls, and Napoleon is not lost without a die',
    (_what, turn, way, around, friends, die) => {
      const table = driven(turn, way, around, friends, die);
      expect(told(table, 'withdrawal.nowhere')).toEqual([{ side: 'french', hex: way[1] }]);
      expect(told(table, 'withdrawal.interned')).toEqual([]);
      expect(FRENCH.slice(0, 3).map((id) => whereIs(table, id))).toEqual(['lost', 'lost', 'lost']);
      expect(table.asked().prompt).toMatchObject({
        key: 'escape.roll',
        params: { commander: 'Napoleon', hex: way[1] },
      });
      table.dice(2);
      expect(whereIs(table, 'Napoleon')).toBe(friends);
      expect(table.state.ended).toBe(null);
    },
  );
});

describe('14.14 closed hexes and the advance', () => {
  test('11.12 the French do not advance into Hamburg’s district in the first two Turns (14.14)', () => {
    /** Nobody fights for a Depot alone, so the advance is asked at once. */
    const taken = (turn: number): Table =>
      ordered(
        {
          scenario: '1813',
          turn,
          french: { '4112': IN_FORCE },
          coalition: { '2813': ['R-3'] },
          depots: { coalition: ['4111'] },
        },
        { by: 'french', from: '4112', to: '4111' },
      ).dice(6);
    expect(asks(taken(4), 'advance.who')).toBe(true);
    expect(asks(taken(2), 'advance.who')).toBe(false);
    expect(told(taken(2), 'attack.goesIn')).toHaveLength(1);
  });
});
