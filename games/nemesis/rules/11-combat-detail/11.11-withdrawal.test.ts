import { describe, expect, test } from 'vitest';
import type { HexId } from '../../catalogue/catalogue.ts';
import { say } from '../../text/speech.ts';
import { asks, goneIn, hit, isDisrupted, type Table, told, whereIs } from '../../testing/combat.ts';
import { checkScenario } from '../../scenario/scenario.ts';
import { ITALY, type Position, WINTER_ITALY } from '../../testing/position.ts';

const MODENA = '3929' as HexId;
const BOLOGNA = '3829' as HexId;
const FERRARA = '3729' as HexId;
const SOUTH = '3730' as HexId;
const APENNINES = '3830' as HexId;
const PARMA = '4028' as HexId;

const ATTACKERS = ['f99-Victor', 'f99-Domb', 'f99-Salm', 'f99-a', 'Moreau'];
const DEFENDERS = ['a99-Lipt', 'a99-Gotte', 'a99-Morz'];

interface Site {
  readonly from: string;
  readonly to: string;
  /** What the attack needs on its die to beat the defence by three, with a one on the defender's. */
  readonly die?: number;
}

/** Three hits, one on each of three units, and the defenders must withdraw. */
const beaten = ({ from, to, die = 1 }: Site, more: Partial<Position> = {}): Table => {
  const table = goneIn(
    {
      ...more,
      french: { [from]: ATTACKERS, ...more.french },
      coalition: { [to]: [...DEFENDERS, 'Kray'], ...more.coalition },
    },
    { from, to },
  ).dice(die, 1);
  return hit(table, 'coalition', ...DEFENDERS)
    .answer('coalition', 'pass')
    .dice(1);
};
const AT_BOLOGNA: Site = { from: MODENA, to: BOLOGNA };

const places = (table: Table) => table.asked('coalition').answers.map((answer) => answer['to'] ?? answer.kind);
const refusal = (table: Table, to: string) => table.refusal('coalition', { kind: 'withdraw', to });

describe('11.11 where a stack may withdraw to', () => {
  test('11.11 to any adjacent hex that is not forbidden, the owner’s choice', () => {
    expect(places(beaten(AT_BOLOGNA))).toEqual([FERRARA, SOUTH, APENNINES]);
  });

  test('11.11 all go together, commanders included', () => {
    const table = beaten(AT_BOLOGNA).answer('coalition', { kind: 'withdraw', to: SOUTH });
    expect([...DEFENDERS, 'Kray'].map((id) => whereIs(table, id))).toEqual([SOUTH, SOUTH, SOUTH, SOUTH]);
    expect(told(table, 'withdrawal.made')).toEqual([
      { units: ['a99-Gotte', 'a99-Morz', 'a99-Lipt'], from: BOLOGNA, to: SOUTH },
    ]);
  });

  test('11.11 bp1 not across an unbridged river', () => {
    expect(refusal(beaten(AT_BOLOGNA), '3828')).toEqual({
      rule: '11.11 bp1',
      because: say('withdrawal.river', { from: BOLOGNA, to: '3828' as HexId }),
    });
  });

  test('11.11 bp1 across a bridge it may', () => {
    expect(places(beaten({ from: MODENA, to: PARMA }))).toEqual(['4027', '4128']);
  });

  test('11.11 bp2 not into difficult terrain', () => {
    expect(refusal(beaten({ from: MODENA, to: PARMA }), '4129')).toEqual({
      rule: '11.11 bp2',
      because: say('withdrawal.difficult', { hex: '4129' as HexId }),
    });
  });

  test('11.11 bp2 a mountain entered by a pass is difficult in Winter alone (A-31)', () => {
    const winter = beaten(AT_BOLOGNA, { scenario: WINTER_ITALY });
    expect(places(winter)).toEqual([FERRARA, SOUTH]);
    expect(refusal(winter, APENNINES).rule).toBe('11.11 bp2');
  });

  test('11.11 a stack may withdraw into rough ground by a road hexside (A-31)', () => {
    expect(places(beaten({ from: '4328', to: '4428' }))).toEqual(['4429', '4528']);
  });

  test('11.11 bp3 not to the enemy, be he disrupted', () => {
    const table = beaten(AT_BOLOGNA, { french: { [FERRARA]: ['f99-Geno'] }, disrupted: ['f99-Geno'] });
    expect(places(table)).toEqual([SOUTH, APENNINES]);
    expect(refusal(table, FERRARA)).toEqual({
      rule: '11.11 bp3',
      because: say('withdrawal.enemy', { hex: FERRARA }),
    });
  });

  test('11.11 bp3 nor where a lone enemy commander or Depot is (A-92)', () => {
    expect(places(beaten(AT_BOLOGNA, { french: { [SOUTH]: ['Scherer'] } }))).toEqual([FERRARA, APENNINES]);
    expect(places(beaten(AT_BOLOGNA, { depots: { french: [FERRARA] } }))).toEqual([SOUTH, APENNINES]);
  });

  test('11.11 bp3 nor to a hex beside the stack that attacked', () => {
    expect(refusal(beaten(AT_BOLOGNA), '3930')).toEqual({
      rule: '11.11 bp3',
      because: say('withdrawal.besideAttackers', { hex: '3930' as HexId, attackers: MODENA }),
    });
  });

  test('11.11 bp3 the hex that the attack came from stays closed though none of the attackers is left', () => {
    const table = goneIn(
      {
        french: { [MODENA]: ['f99-Victor'] },
        coalition: { [BOLOGNA]: ['a99-Elsn', 'a99-Lipt'] },
        ledgers: { french: { commands: 1 } },
      },
      { ...AT_BOLOGNA, commands: 1 },
    ).dice(1, 3, 1);
    expect(whereIs(table, 'f99-Victor')).toBe('lost');
    expect(refusal(table, MODENA)).toMatchObject({
      rule: '11.11 bp3',
      because: { key: 'withdrawal.besideAttackers' },
    });
    expect(places(table)).not.toContain(MODENA);
  });

  test('11.11 bp3 a hex beside other enemies is allowed', () => {
    expect(places(beaten(AT_BOLOGNA, { french: { '3628': ['f99-Geno'] } }))).toContain(FERRARA);
  });

  test('11.11 a hex next to the attacker is barred even across a lake (A-62)', () => {
    const table = beaten({ from: '4226', to: '4327', die: 4 });
    expect(places(table)).toEqual(['4328', '4427']);
    expect(refusal(table, '4326')).toEqual({
      rule: '11.11 bp3',
      because: say('withdrawal.besideAttackers', { hex: '4326' as HexId, attackers: '4226' as HexId }),
    });
  });

  test('2.2 barred hexsides bar a withdrawal (A-62)', () => {
    expect(refusal(beaten({ from: '4328', to: '4428' }), '4529')).toEqual({
      rule: '2.2',
      because: say('hex.barred', { from: '4428' as HexId, to: '4529' as HexId }),
    });
  });

  test('11.11 closed land is no refuge while another hex is legal (A-32)', () => {
    expect(places(beaten({ from: '3426', to: '3326' }))).toEqual(['3325', '3226']);
  });

  test('11.11 Depots of the stack stay behind (A-92)', () => {
    const table = beaten(AT_BOLOGNA, { depots: { coalition: [BOLOGNA] } }).answer('coalition', {
      kind: 'withdraw',
      to: SOUTH,
    });
    expect(table.state.depots).toEqual([{ side: 'coalition', hex: BOLOGNA }]);
  });

  test('7.6 units keep their forage markers (A-12)', () => {
    const table = beaten(AT_BOLOGNA, { forage: ['a99-Lipt'] }).answer('coalition', { kind: 'withdraw', to: SOUTH });
    expect(table.state.units.find(({ id }) => id === 'a99-Lipt')).toMatchObject({ at: SOUTH, forage: true });
  });
});

describe('11.12 no way out', () => {
  const HEMMED_IN = { [FERRARA]: ['f99-Geno'], [SOUTH]: ['f99-Rusca'], [APENNINES]: ['f99-Hatry'] };

  test('11.12 bp1 units that must withdraw and cannot are eliminated, and their commander must escape (11.19)', () => {
    const table = beaten(AT_BOLOGNA, { french: HEMMED_IN, coalition: { '3828': ['a99-Klen'] } });
    expect(DEFENDERS.map((id) => whereIs(table, id))).toEqual(['lost', 'lost', 'lost']);
    expect(table.asked().prompt.key).toBe('escape.roll');
    table.dice(2);
    expect(whereIs(table, 'Kray')).toBe('3828');
  });

  test('11.10 to 11.12 without a legal hex those who need not go stay without being asked (A-92)', () => {
    const table = goneIn(
      { french: { [MODENA]: ATTACKERS, ...HEMMED_IN }, coalition: { [BOLOGNA]: [...DEFENDERS, 'Kray'] } },
      AT_BOLOGNA,
    ).dice(1, 3);
    expect(told(table, 'combat.won')[0]).toMatchObject({ side: 'french', difference: 1 });
    hit(table, 'coalition', 'a99-Lipt').answer('coalition', 'pass').dice(1);
    expect(asks(table, 'withdrawal.whether')).toBe(false);
    expect(told(table, 'withdrawal.stands')).toEqual([{ side: 'coalition', hex: BOLOGNA }]);
  });

  test('2.3 a stack that can withdraw only off the map is eliminated, and its commander with it (A-116)', () => {
    const table = beaten({ from: SOUTH, to: '3630' }, { coalition: { '3628': ['a99-Klen'] } });
    expect([...DEFENDERS, 'Kray'].map((id) => whereIs(table, id))).toEqual(['lost', 'lost', 'lost', 'lost']);
    expect(told(table, 'escape.die')).toEqual([]);
  });

  test.each([
    ['a coast', { from: '4329', to: '4229', die: 2 }, { '4130': ['f99-Geno'] }],
    ['a hex beside the attackers', { from: '3824', to: '3825' }, { '3826': ['f99-Geno'] }],
  ])('2.3 %s is no way off the map: the commander may escape', (_what, site, french) => {
    const table = beaten(site, { french });
    expect(DEFENDERS.map((id) => whereIs(table, id))).toEqual(['lost', 'lost', 'lost']);
    expect(table.asked().prompt).toMatchObject({ key: 'escape.roll', params: { commander: 'Kray', hex: site.to } });
  });

  test('11.11 difficult terrain is no way off the map either: the pass above Klagenfurt in Winter', () => {
    const site = { from: '3326', to: '3325', die: 4 };
    const french = { '3424': ['f99-Geno'] };
    expect(whereIs(beaten(site, { french }), 'Kray')).toBe('lost');
    const table = beaten(site, { french, scenario: WINTER_ITALY });
    expect(table.asked().prompt).toMatchObject({ key: 'escape.roll', params: { commander: 'Kray', hex: '3325' } });
  });

  test('11.11 nor is an unbridged river that bounds the area', () => {
    const [lombardy] = ITALY.zones.slice(1);
    const hexes = ['4226', '4227', '4228', '4327'];
    const scenario = checkScenario({
      ...ITALY,
      id: 'between-the-rivers',
      playable: hexes,
      zones: [{ ...lombardy, hexes }],
      sources: { coalition: ['4226'], french: ['4228'] },
      victoryCities: ['4227'],
      stacks: {
        coalition: [{ hex: '4227', units: DEFENDERS, commanders: ['Kray'] }],
        french: [
          { hex: '4228', units: ATTACKERS.slice(0, -1), commanders: ['Moreau'] },
          { hex: '4226', units: ['f99-Geno', 'f99-Rusca'] },
        ],
      },
      reinforcements: { coalition: [], french: [] },
      commanderChanges: [],
    });
    const table = beaten(
      { from: '4228', to: '4227' },
      { scenario, french: { '4226': ['f99-Geno'], '4327': ['f99-Rusca'] } },
    );
    expect(DEFENDERS.map((id) => whereIs(table, id))).toEqual(['lost', 'lost', 'lost']);
    expect(table.asked().prompt).toMatchObject({ key: 'escape.roll', params: { commander: 'Kray', hex: '4227' } });
  });

  test('18.5 a stack that can withdraw only out of the area is eliminated (A-116)', () => {
    const table = beaten({ from: '3027', to: '2927' });
    expect([...DEFENDERS, 'Kray'].map((id) => whereIs(table, id))).toEqual(['lost', 'lost', 'lost', 'lost']);
  });
});

describe('11.11 no room for all', () => {
  /** The defenders win by two or more and are unhurt; they may withdraw as they like. */
  const held = (defenders: readonly string[], more: Partial<Position> = {}): Table => {
    const table = goneIn(
      {
        ...more,
        french: { [MODENA]: ['f99-Victor', 'f99-Domb'], ...more.french },
        coalition: { [BOLOGNA]: defenders, ...more.coalition },
        ledgers: { french: { commands: 1 } },
      },
      { ...AT_BOLOGNA, commands: 1 },
    ).dice(1, defenders.length > 3 ? 1 : 2);
    return hit(table, 'french', 'f99-Victor', 'f99-Victor').dice(1);
  };
  const THREE_LINE = ['a99-Lipt', 'a99-Gotte', 'a99-Hohe'];
  const toFerrara = (table: Table): Table => table.answer('coalition', { kind: 'withdraw', to: FERRARA });

  test('11.11 the fewest units that make room are shed, each with a hit (A-92) (R-A92)', () => {
    const table = toFerrara(held(THREE_LINE, { coalition: { [FERRARA]: ['a99-Elsn'] } }));
    expect(told(table, 'withdrawal.overflows')).toEqual([{ hex: FERRARA, excess: 1.5, number: 1 }]);
    table.answer('coalition', { kind: 'shed', unit: 'a99-Gotte' });
    expect(THREE_LINE.map((id) => isDisrupted(table, id))).toEqual([false, true, false]);
    expect(table.asked('coalition').prompt.key).toBe('withdrawal.further');
    expect(places(table)).toEqual(['3628', '3629', SOUTH]);
    table.answer('coalition', { kind: 'withdraw', to: '3629' });
    expect(THREE_LINE.map((id) => whereIs(table, id))).toEqual([FERRARA, '3629', FERRARA]);
  });

  test('11.11 a hex that is filled to the brim sheds nobody', () => {
    const table = toFerrara(held(THREE_LINE, { coalition: { [FERRARA]: ['a99-Klen'] } }));
    expect(told(table, 'withdrawal.overflows')).toEqual([]);
    expect(THREE_LINE.map((id) => whereIs(table, id))).toEqual([FERRARA, FERRARA, FERRARA]);
  });

  test('11.11 a small unit may be shed if a larger one goes with it', () => {
    const table = toFerrara(
      held(['a99-Lipt', 'a99-Gotte', 'a99-Morz'], { coalition: { [FERRARA]: ['a99-Elsn', 'a99-Klen'] } }),
    );
    expect(told(table, 'withdrawal.overflows')).toEqual([{ hex: FERRARA, excess: 2.5, number: 2 }]);
    expect(table.asked('coalition').prompt.params).toMatchObject({ left: 2 });
    table.answer('coalition', { kind: 'shed', unit: 'a99-Morz' });
    expect(table.asked('coalition').prompt.params).toMatchObject({ left: 1 });
    table.answer('coalition', { kind: 'shed', unit: 'a99-Gotte' });
    expect(['a99-Lipt', 'a99-Gotte', 'a99-Morz'].map((id) => isDisrupted(table, id))).toEqual([false, true, true]);
  });

  test('11.11 units of which the fewest cannot be made up are refused (A-92)', () => {
    const table = toFerrara(
      held(['a99-Lipt', 'a99-Gotte', 'a99-Morz', 'a99-Latt'], {
        coalition: { [FERRARA]: ['a99-Elsn', 'a99-Frölich'] },
      }),
    );
    expect(told(table, 'withdrawal.overflows')).toEqual([{ hex: FERRARA, excess: 3, number: 2 }]);
    expect(table.refusal('coalition', { kind: 'shed', unit: 'a99-Morz' })).toMatchObject({
      rule: '11.11',
      because: { key: 'withdrawal.tooSmall', params: { unit: 'a99-Morz', excess: 3, number: 2 } },
    });
    table.answer('coalition', { kind: 'shed', unit: 'a99-Lipt' });
    expect(['a99-Lipt', 'a99-Gotte', 'a99-Morz', 'a99-Latt'].map((id) => isDisrupted(table, id))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('11.11 units that have been named already do not make room twice', () => {
    const table = toFerrara(
      held(['a99-Legn', 'a99-Lipt', 'a99-Gotte', 'a99-Morz'], { coalition: { [FERRARA]: ['a99-Elsn', 'r99-1'] } }),
    );
    expect(told(table, 'withdrawal.overflows')).toEqual([{ hex: FERRARA, excess: 5, number: 3 }]);
    table.answer('coalition', { kind: 'shed', unit: 'a99-Legn' });
    expect(table.refusal('coalition', { kind: 'shed', unit: 'a99-Morz' }).because.key).toBe('withdrawal.tooSmall');
  });

  test('11.11 shed units go on together', () => {
    const table = toFerrara(
      held(['a99-Lipt', 'a99-Gotte', 'a99-Morz', 'a99-Latt'], {
        coalition: { [FERRARA]: ['a99-Elsn', 'a99-Frölich'] },
      }),
    )
      .answer('coalition', { kind: 'shed', unit: 'a99-Lipt' })
      .answer('coalition', { kind: 'withdraw', to: SOUTH });
    expect(['a99-Lipt', 'a99-Gotte'].map((id) => whereIs(table, id))).toEqual([SOUTH, SOUTH]);
  });

  test('11.11 a shed unit that was disrupted already is eliminated', () => {
    const table = toFerrara(
      held(['a99-Lipt', 'a99-Gotte', 'a99-Hohe', 'a99-Morz'], {
        coalition: { [FERRARA]: ['a99-Klen', 'a99-Morz'] },
        disrupted: ['a99-Lipt'],
      }),
    );
    table.answer('coalition', { kind: 'shed', unit: 'a99-Lipt' });
    expect(whereIs(table, 'a99-Lipt')).toBe('lost');
    expect(asks(table, 'withdrawal.further')).toBe(false);
  });

  test('11.11 units shed that find no second hex are eliminated (A-92)', () => {
    const table = toFerrara(
      held(THREE_LINE, {
        coalition: { [FERRARA]: ['a99-Elsn'] },
        french: { '3628': ['f99-Geno'], '3629': ['f99-Rusca'], [SOUTH]: ['f99-Hatry'] },
      }),
    ).answer('coalition', { kind: 'shed', unit: 'a99-Gotte' });
    expect(whereIs(table, 'a99-Gotte')).toBe('lost');
    expect(whereIs(table, 'a99-Lipt')).toBe(FERRARA);
    expect(table.events('withdrawal.perishes')).toMatchObject([
      { rule: '11.11', said: { params: { unit: 'a99-Gotte', hits: 1 } } },
    ]);
  });

  test('11.11 the further hex must have room', () => {
    const table = toFerrara(
      held(THREE_LINE, { coalition: { [FERRARA]: ['a99-Elsn'], [SOUTH]: ['a99-Mitr', 'a99-Kaim'] } }),
    ).answer('coalition', { kind: 'shed', unit: 'a99-Gotte' });
    expect(places(table)).toEqual(['3628', '3629']);
    expect(table.refusal('coalition', { kind: 'withdraw', to: SOUTH })).toEqual({
      rule: '11.11',
      because: say('hex.overfull', { hex: SOUTH, of: 7.5 }),
    });
  });

  test('11.11 the bans hold for the further hex, and the way back to the combat is closed', () => {
    const table = toFerrara(held(THREE_LINE, { coalition: { [FERRARA]: ['a99-Elsn'] } })).answer('coalition', {
      kind: 'shed',
      unit: 'a99-Gotte',
    });
    expect(refusal(table, '3728').rule).toBe('11.11 bp1');
    expect(refusal(table, BOLOGNA).rule).toBe('11.11 bp3');
    expect(refusal(table, '3828').rule).toBe('11.11 bp3');
  });

  test('11.11 commanders stay or go on, as their owner likes (A-92)', () => {
    const shed = (): Table =>
      toFerrara(held([...THREE_LINE, 'Melas'], { coalition: { [FERRARA]: ['a99-Elsn', 'Ott'] } }))
        .answer('coalition', { kind: 'shed', unit: 'a99-Gotte' })
        .answer('coalition', { kind: 'withdraw', to: '3629' });
    const table = shed();
    expect(table.asked('coalition').answers).toEqual([
      { kind: 'stayWith', commander: 'Melas' },
      { kind: 'goWith', commander: 'Melas' },
    ]);
    table.answer('coalition', 'goWith');
    expect(['Melas', 'Ott'].map((id) => whereIs(table, id))).toEqual(['3629', FERRARA]);
    expect(whereIs(shed().answer('coalition', 'stayWith'), 'Melas')).toBe(FERRARA);
  });
});
