import { describe, expect, test } from 'vitest';
import { say } from '../../text/speech.ts';
import { asks, type Table, told, whereIs } from '../../testing/combat.ts';
import { at, type Position } from '../../testing/position.ts';

const MAGDEBURG = '3813';
const BERLIN = '3512';
const KALISCH = '2813';
const STRALSUND = '3608';
const KIEL = '4008';
const HAMBURG = '4010';
const DANZIG = '2807';

const redeploying = (wanted: Position): Table =>
  at({
    scenario: '1813',
    turn: 7,
    phase: 'redeployment',
    next: 'french',
    politics: { armistice: 7, austria: 'coalition' },
    ...wanted,
  });
const french = (hexes: NonNullable<Position['french']>, more: Position = {}): Table =>
  redeploying({ french: hexes, ...more });
const coalition = (hexes: NonNullable<Position['coalition']>, more: Position = {}): Table =>
  redeploying({ next: 'coalition', coalition: hexes, ...more });

describe('14.15a picking up and setting down', () => {
  test('14.15a a whole stack is set down together', () => {
    const table = french({ [BERLIN]: ['F-1', 'F-4', 'Davout'] })
      .answer('french', { kind: 'lift', hex: BERLIN })
      .answer('french', { kind: 'setDown', to: MAGDEBURG });
    expect(['F-1', 'F-4', 'Davout'].map((id) => whereIs(table, id))).toEqual(Array(3).fill(MAGDEBURG));
    expect(told(table, 'truce.placed')).toEqual([{ side: 'french', counters: 3, from: BERLIN, to: MAGDEBURG }]);
  });

  test('14.15a or counter by counter', () => {
    const table = french({ [BERLIN]: ['F-1', 'F-4', 'Davout'] })
      .answer('french', { kind: 'liftUnit', unit: 'F-4' })
      .answer('french', { kind: 'setDown', to: MAGDEBURG })
      .answer('french', { kind: 'liftCommander', commander: 'Davout' })
      .answer('french', { kind: 'setDown', to: '3715' });
    expect(['F-1', 'F-4', 'Davout'].map((id) => whereIs(table, id))).toEqual([BERLIN, MAGDEBURG, '3715']);
  });

  test('14.15a each counter is placed once', () => {
    const table = french({ [MAGDEBURG]: ['F-1'] })
      .answer('french', { kind: 'liftUnit', unit: 'F-1' })
      .answer('french', { kind: 'setDown', to: '3715' });
    expect(table.refusal('french', { kind: 'liftUnit', unit: 'F-1' })).toEqual({
      rule: '14.15a',
      because: say('truce.placedAlready', { hex: '3715' as never }),
    });
  });

  test('14.15a a stack is lifted without those who have come to it', () => {
    const table = french({ [MAGDEBURG]: ['F-1', 'Davout'], [BERLIN]: ['F-4'] })
      .answer('french', { kind: 'liftUnit', unit: 'F-4' })
      .answer('french', { kind: 'setDown', to: MAGDEBURG })
      .answer('french', { kind: 'lift', hex: MAGDEBURG })
      .answer('french', { kind: 'setDown', to: '3715' });
    expect(['F-1', 'Davout', 'F-4'].map((id) => whereIs(table, id))).toEqual(['3715', '3715', MAGDEBURG]);
  });

  test('14.15a and so is each commander', () => {
    const table = french({ [MAGDEBURG]: ['F-1', 'Davout'] })
      .answer('french', { kind: 'liftCommander', commander: 'Davout' })
      .answer('french', { kind: 'setDown', to: '3715' });
    expect(table.refusal('french', { kind: 'liftCommander', commander: 'Davout' }).because.key).toBe(
      'truce.placedAlready',
    );
  });

  test('14.15a the marks of the redeployment are gone when it is over', () => {
    const table = french({ [MAGDEBURG]: ['F-1', 'Davout'] })
      .answer('french', { kind: 'lift', hex: MAGDEBURG })
      .answer('french', { kind: 'setDown', to: '3715' })
      .answer('french', 'done');
    expect(table.state.units.every(({ marched }) => marched === 'no')).toBe(true);
    expect(table.state.commanders.every(({ moved }) => !moved)).toBe(true);
    expect(table.state.clock.phase).toBe('armisticeDepots');
  });

  test('14.15a it is not over while a counter that could be placed is beyond the line', () => {
    const table = french({ [BERLIN]: ['F-1'], [MAGDEBURG]: ['F-4'] });
    expect(table.refusal('french', 'done')).toEqual({
      rule: '14.15a',
      because: say('truce.outside', { side: 'french', hexes: [BERLIN as never] }),
    });
    table.answer('french', { kind: 'liftUnit', unit: 'F-1' }).answer('french', { kind: 'setDown', to: MAGDEBURG });
    expect(table.answer('french', 'done').state.clock.phase).toBe('armisticeDepots');
  });

  test('14.15a what finds no place is lost', () => {
    const table = coalition(
      { '3512': ['S-1', 'S-2', 'Blucher'] },
      { french: { '3508': ['F-1'], '3509': ['F-4'], [STRALSUND]: ['F-5'] } },
    );
    table.answer('coalition', { kind: 'liftCommander', commander: 'Blucher' });
    table.answer('coalition', { kind: 'setDown', to: KALISCH });
    expect(table.refusal('coalition', { kind: 'liftUnit', unit: 'S-1' }).because.key).toBe('truce.noPlace');
    table.answer('coalition', 'done');
    expect(told(table, 'truce.unitLost')).toEqual([{ unit: 'S-2' }, { unit: 'S-1' }]);
  });

  test('14.15a so is a commander who finds none', () => {
    const table = coalition(
      { '3512': ['Stedingk'], [KALISCH]: ['R-5'] },
      { french: { '3508': ['F-1'], '3509': ['F-4'], [STRALSUND]: ['F-5'] } },
    );
    expect(table.refusal('coalition', { kind: 'liftCommander', commander: 'Stedingk' }).because.key).toBe(
      'truce.noPlace',
    );
    table.answer('coalition', 'done');
    expect(whereIs(table, 'Stedingk')).toBe('lost');
    expect(told(table, 'truce.commanderLost')).toEqual([{ commander: 'Stedingk' }]);
  });
});

describe('14.15a the lines', () => {
  const setDownFrench = (more: Position = {}): Table =>
    french({ [BERLIN]: ['F-1'] }, more).answer('french', { kind: 'liftUnit', unit: 'F-1' });
  const isOpenToFrench = (to: string, more: Position = {}): boolean =>
    setDownFrench(more)
      .asked()
      .answers.some((answer) => answer['to'] === to);

  test('14.15a bp1 the French stay west of the Elbe and of Prussia; 3313 and 3413 are theirs (A-18)', () => {
    expect([MAGDEBURG, '3313', '3413', '3415', '4227'].map((hex) => isOpenToFrench(hex))).toEqual(Array(5).fill(true));
    expect([BERLIN, '3412', '3211', '3614', '3317'].map((hex) => isOpenToFrench(hex))).toEqual(Array(5).fill(false));
    expect(setDownFrench().refusal('french', { kind: 'setDown', to: BERLIN })).toEqual({
      rule: '14.15a',
      because: say('truce.beyondTheLine', { side: 'french', hex: BERLIN as never }),
    });
  });

  test('14.15a Hamburg and Wittenberg are open, unless the players have closed the bridgeheads (A-18)', () => {
    expect([HAMBURG, '3613'].map((hex) => isOpenToFrench(hex))).toEqual([true, true]);
    expect([HAMBURG, '3613'].map((hex) => isOpenToFrench(hex, { agreed: { bridgeheads: 'closed' } }))).toEqual([
      false,
      false,
    ]);
  });

  test('14.15a bp2 the Coalition stays east of the Oder and in the Duchy; Silesia, Berlin and Austria are not open to it (A-19)', () => {
    const table = coalition({ [BERLIN]: ['R-5'] }).answer('coalition', { kind: 'liftUnit', unit: 'R-5' });
    const open = table.asked().answers.map((answer) => answer['to']);
    expect(open).toEqual(expect.arrayContaining([KALISCH, '3208', '3312']));
    for (const hex of [BERLIN, '2915', '3317', MAGDEBURG]) expect(open).not.toContain(hex);
  });

  test('14.15a nobody is set down among enemy units that stay, nor beyond what the hex holds', () => {
    const besieging = coalition({ [BERLIN]: ['R-5'] }, { french: { [DANZIG]: ['F-DG-7'] } });
    besieging.answer('coalition', { kind: 'liftUnit', unit: 'R-5' });
    expect(besieging.refusal('coalition', { kind: 'setDown', to: DANZIG }).because.key).toBe('hex.enemyUnits');
    const table = french({ [BERLIN]: ['F-1'], '3715': ['F-8', 'F-9', 'F-10', 'F-11'] });
    table.answer('french', { kind: 'liftUnit', unit: 'F-1' });
    expect(table.refusal('french', { kind: 'setDown', to: '3715' })).toMatchObject({
      rule: '4.1',
      because: { key: 'hex.overfull' },
    });
  });

  test('14.15a a stack that fills its hex may be set down where it stood', () => {
    const table = french({ '3715': ['F-8', 'F-9', 'F-10'] }).answer('french', { kind: 'lift', hex: '3715' });
    expect(whereIs(table.answer('french', { kind: 'setDown', to: '3715' }), 'F-8')).toBe('3715');
  });

  test('16.5 Illyria is closed once Austria’s neutrality was bought, and must be left', () => {
    const bargain = { armistice: 7, bargain: true };
    const table = french({ '3426': ['F-1'] }, { politics: bargain });
    expect(table.refusal('french', 'done').because.key).toBe('truce.outside');
    table.answer('french', { kind: 'liftUnit', unit: 'F-1' });
    expect(table.refusal('french', { kind: 'setDown', to: '3426' })).toMatchObject({
      rule: '16.5',
      because: { key: 'hex.closedLand' },
    });
    expect(asks(french({ '3426': ['F-1'] }).answer('french', 'done'), 'truce.redeploy')).toBe(false);
  });
});

describe('14.15a the French are first', () => {
  /** Coalition troops hold Magdeburg, which they have to leave. */
  const held = (counters: readonly string[], more: NonNullable<Position['coalition']> = {}): Table =>
    french({ [BERLIN]: ['F-1', 'Davout'] }, { coalition: { [MAGDEBURG]: counters, ...more } })
      .answer('french', { kind: 'lift', hex: BERLIN })
      .answer('french', { kind: 'setDown', to: MAGDEBURG });

  test('14.15a they redeploy also into hexes that the Coalition must leave, and it gives way (B-26)', () => {
    const table = held(['R-5', 'R-14', 'Blucher']);
    expect([whereIs(table, 'F-1'), whereIs(table, 'Davout')]).toEqual([MAGDEBURG, MAGDEBURG]);
    const to = whereIs(table, 'R-5');
    expect(told(table, 'truce.givesWay')).toEqual([{ side: 'coalition', counters: 3, from: MAGDEBURG, to }]);
    expect(['R-14', 'Blucher'].map((id) => whereIs(table, id))).toEqual([to, to]);
    table.answer('french', 'done').answer('french', 'done');
    // What gave way is still to be redeployed, and as its owner likes.
    table.answer('coalition', { kind: 'lift', hex: to }).answer('coalition', { kind: 'setDown', to: KALISCH });
    expect(['R-5', 'R-14', 'Blucher'].map((id) => whereIs(table, id))).toEqual([KALISCH, KALISCH, KALISCH]);
  });

  test('14.15a Swedes who give way go to their own land, those who stood with them do not', () => {
    const table = held(['S-1', 'Bernadotte', 'R-5']);
    expect([whereIs(table, 'S-1'), whereIs(table, 'Bernadotte')]).toEqual(['3509', '3509']);
    expect(whereIs(table, 'R-5')).not.toBe('3509');
  });

  test('14.15a where their own land is full of others they wait behind the line and are still to be placed', () => {
    const table = held(['S-1'], { '3508': ['R-3'], '3509': ['R-4'], [STRALSUND]: ['R-7'] });
    expect(told(table, 'truce.givesWay')).toHaveLength(1);
    table.answer('french', 'done').answer('french', 'done');
    for (const unit of ['R-3', 'R-4', 'R-7'])
      table.answer('coalition', { kind: 'liftUnit', unit }).answer('coalition', { kind: 'setDown', to: KALISCH });
    expect(table.refusal('coalition', 'done').because.key).toBe('truce.outside');
  });
});

describe('14.15a exceptions', () => {
  test('14.15a (1) Swedes wait in Swedish Pomerania (B-10)', () => {
    const table = coalition({ [KALISCH]: ['S-1'] });
    expect(table.refusal('coalition', 'done').because.key).toBe('truce.outside');
    table.answer('coalition', { kind: 'liftUnit', unit: 'S-1' });
    expect(table.asked().answers.map((answer) => answer['to'])).toEqual(['3508', '3509', STRALSUND]);
    expect(table.refusal('coalition', { kind: 'setDown', to: KALISCH }).because.key).toBe('truce.waitsElsewhere');
  });

  test('14.15a a Swedish commander stays until Swedes and others have parted (14.8)', () => {
    const table = coalition({ [KALISCH]: ['S-1', 'R-5', 'Bernadotte'] });
    expect(table.refusal('coalition', { kind: 'liftCommander', commander: 'Bernadotte' }).rule).toBe('14.8');
    table
      .answer('coalition', { kind: 'liftUnit', unit: 'S-1' })
      .answer('coalition', { kind: 'setDown', to: STRALSUND });
    table.answer('coalition', { kind: 'liftCommander', commander: 'Bernadotte' });
    expect(whereIs(table.answer('coalition', { kind: 'setDown', to: STRALSUND }), 'Bernadotte')).toBe(STRALSUND);
  });

  test('14.15a Swedes are not set down among others', () => {
    const table = coalition({ [KALISCH]: ['S-1'], [STRALSUND]: ['R-5'] });
    table.answer('coalition', { kind: 'liftUnit', unit: 'S-1' });
    expect(table.refusal('coalition', { kind: 'setDown', to: STRALSUND }).rule).toBe('14.8');
  });

  test('14.15a (2) Danes wait in Kiel, and around it only when Kiel is full', () => {
    const table = french({ [HAMBURG]: ['F-Da1'], [KIEL]: ['F-Da2'] }).answer('french', {
      kind: 'liftUnit',
      unit: 'F-Da1',
    });
    expect(table.asked().answers.map((answer) => answer['to'])).toEqual([KIEL]);
    expect(table.refusal('french', { kind: 'setDown', to: '4009' }).because.key).toBe('truce.roomLeft');
    const full = french({ [HAMBURG]: ['F-Da1'], [KIEL]: ['F-8', 'F-9', 'F-11'] });
    full.answer('french', { kind: 'liftUnit', unit: 'F-Da1' });
    expect(full.asked().answers.map((answer) => answer['to'])).toEqual(['4009', '4108', '4109']);
  });

  test('14.15a (2) an enemy in Kiel, who has to leave it, does not keep them out', () => {
    const taken = french({ [HAMBURG]: ['F-Da1'] }, { coalition: { [KIEL]: ['R-5'] } });
    taken.answer('french', { kind: 'liftUnit', unit: 'F-Da1' });
    expect(taken.asked().answers.map((answer) => answer['to'])).toEqual([KIEL]);
  });

  test('14.15a (2) a Dane who was set down beside Kiel stays there, though Kiel empties later', () => {
    const table = french({ [HAMBURG]: ['F-Da1'], [KIEL]: ['F-8', 'F-9', 'F-11'] })
      .answer('french', { kind: 'liftUnit', unit: 'F-Da1' })
      .answer('french', { kind: 'setDown', to: '4009' })
      .answer('french', { kind: 'lift', hex: KIEL })
      .answer('french', { kind: 'setDown', to: MAGDEBURG })
      .answer('french', 'done');
    expect(whereIs(table, 'F-Da1')).toBe('4009');
  });

  test('14.15a (3) garrisons in their cities stay, with their commander; visitors go', () => {
    const table = french({ [DANZIG]: ['F-DG-7', 'Rapp', 'F-1', 'Ney'] });
    const stays = { rule: '14.15a', because: say('truce.garrison', { hex: DANZIG as never }) };
    expect(table.refusal('french', { kind: 'liftUnit', unit: 'F-DG-7' })).toEqual(stays);
    expect(table.refusal('french', { kind: 'liftCommander', commander: 'Rapp' })).toEqual(stays);
    table.answer('french', { kind: 'lift', hex: DANZIG }).answer('french', { kind: 'setDown', to: MAGDEBURG });
    expect(['F-DG-7', 'Rapp', 'F-1', 'Ney'].map((id) => whereIs(table, id))).toEqual([
      DANZIG,
      DANZIG,
      MAGDEBURG,
      MAGDEBURG,
    ]);
    table.answer('french', 'done');
    expect(whereIs(table, 'F-DG-7')).toBe(DANZIG);
  });

  test('14.15a (3) their commander goes like anybody once they have left or fallen', () => {
    const table = french({ [DANZIG]: ['F-1', 'Rapp'] });
    expect(table.refusal('french', 'done').because.key).toBe('truce.outside');
    table.answer('french', { kind: 'lift', hex: DANZIG }).answer('french', { kind: 'setDown', to: MAGDEBURG });
    expect(whereIs(table, 'Rapp')).toBe(MAGDEBURG);
  });
});
