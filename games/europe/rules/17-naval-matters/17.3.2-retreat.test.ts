import { describe, expect, test } from 'vitest';
import { type Edition, EDITIONS, type NationId } from '../../catalogue/ids.ts';
import type { Position, Table } from '../../testing/position.ts';
import { box, port, sailing, sailingAs, sea, SUNK, where } from '../../testing/sailing.ts';

const meeting: Position = { fleets: { fl_gambier: sea('manche'), fl_linois: sea('golfe_gascogne') } };
/** Gambier, 0, comes from the Channel and attacks Linois, 0, in the Bay of Biscay. */
const attacks = (edition: Edition, wanted: Position = meeting): Table =>
  sailing({ edition, ...wanted }, 'fl_gambier')
    .answer('coalition', { kind: 'sail', sea: 'golfe_gascogne' })
    .answer('empire', 'no')
    .answer('empire', 'no')
    .answer('coalition', 'attackSquadron');

const offeredSeas = (table: Table): readonly unknown[] =>
  table.asked('empire').answers.flatMap((answer) => (answer.kind === 'sail' ? [answer['sea']] : []));

describe.each(EDITIONS)('17.3.2 where to (%s)', (edition) => {
  test('17.3.2 the inactive player: a port of the zone or an adjacent zone, not the one the active player came from', () => {
    const table = attacks(edition).dice(4, 2);
    expect(table.asked('empire').answers).toContainEqual({ kind: 'mooredAt', zone: 'brest' });
    expect(offeredSeas(table)).toEqual(['atlantique_nord', 'atlantique_sud']);
  });
  test('17.3.2 the active player: a port of the zone or the zone that he came from, and his activation is over', () => {
    const table = attacks(edition).dice(2, 4);
    expect(table.asked('coalition').answers).toEqual([{ kind: 'sail', sea: 'manche' }]);
    table.answer('coalition', { kind: 'sail', sea: 'manche' });
    expect(table.state.voyage).toBeNull();
  });
  test('17.3.2 back to the box from which he came', () => {
    const table = sailing(
      { edition, fleets: { fl_gambier: box('brest'), fl_linois: sea('golfe_gascogne') } },
      'fl_gambier',
    ).answer('coalition', 'putOut');
    table.answer('empire', 'yes').dice(6).dice(2, 4);
    expect(table.asked('coalition').answers).toEqual([{ kind: 'blockade', zone: 'brest' }]);
    table.answer('coalition', { kind: 'blockade', zone: 'brest' });
    expect(where(table, 'fl_gambier')).toEqual(box('brest'));
  });
  test('17.3.2 who has put out of a port has nothing but ports behind him', () => {
    const fleets = { fl_gambier: port('portsmouth'), fl_linois: sea('manche') };
    const table = sailing({ edition, fleets }, 'fl_gambier').answer('coalition', 'putOut');
    table.answer('empire', 'no').answer('empire', 'no').answer('coalition', 'attackSquadron').dice(2, 4);
    expect(new Set(table.asked('coalition').answers.map(({ kind }) => kind))).toEqual(new Set(['mooredAt']));
  });
  test('17.3.2 who attacks where he began has nothing behind him, and goes to any adjacent zone', () => {
    const fleets = { fl_gambier: sea('golfe_gascogne'), fl_linois: sea('golfe_gascogne') };
    const table = sailing({ edition, fleets }, 'fl_gambier').answer('coalition', 'attackSquadron').dice(2, 4);
    expect(table.asked('coalition').answers).toHaveLength(3);
  });
  test('17.2.2 where no place has room for all, those in excess are eliminated', () => {
    const full = { fl_keith: sea('manche'), fl_ball: sea('manche'), fl_calder: sea('manche') };
    const table = attacks(edition, { fleets: { ...meeting.fleets, ...full } }).dice(2, 4);
    table.answer('coalition', { kind: 'sail', sea: 'manche' });
    expect(table.asked('coalition')).toMatchObject({ rule: '17.2.2' });
    table.answer('coalition', { kind: 'loseFleet', fleet: 'fl_keith' });
    expect([where(table, 'fl_gambier'), where(table, 'fl_keith')]).toEqual([sea('manche'), SUNK]);
  });
});

test.each(EDITIONS)('17.2.2 an inactive squadron too loses what has no room (%s)', (edition) => {
  const full = { fl_villeneuve: sea('egee'), fl_ganteaume: sea('egee'), fl_missiessy: sea('egee') };
  const fleets = { fl_gambier: sea('mer_noire'), fl_linois: sea('mer_noire'), ...full };
  const table = sailing({ edition, fleets }, 'fl_gambier').answer('coalition', 'attackSquadron').dice(4, 2);
  table.answer('empire', { kind: 'sail', sea: 'egee' });
  expect(table.asked('empire')).toMatchObject({ rule: '17.2.2' });
  expect(where(table.answer('empire', { kind: 'loseFleet', fleet: 'fl_missiessy' }), 'fl_missiessy')).toEqual(SUNK);
});

describe.each(EDITIONS)('17.3.2 nowhere to go (%s)', (edition) => {
  test('17.3.2 a beaten squadron without port or zone to make for is lost', () => {
    // The Black Sea has one way out, and the enemy came that way.
    const fleets = { fl_gambier: sea('egee'), fl_linois: sea('mer_noire') };
    const table = sailing({ edition, fleets }, 'fl_gambier').answer('coalition', { kind: 'sail', sea: 'mer_noire' });
    table.answer('empire', 'no').answer('coalition', 'attackSquadron').dice(4, 2);
    expect(table.events('naval.noRefuge')).toHaveLength(1);
    expect(where(table, 'fl_linois')).toEqual(SUNK);
  });
  test('17.2.4, 17.3.2 nobody retreats to where his fleet may not go', () => {
    const nations = { danemark: { side: 'empire', status: 'ally', patron: 'france' as NationId } } as const;
    const fleets = { fl_gambier: sea('detroits'), fl_danemark: sea('detroits') };
    const table = sailing({ edition, nations, fleets }, 'fl_gambier').answer('coalition', 'attackSquadron').dice(4, 2);
    expect(offeredSeas(table)).toEqual(['baltique']);
    expect(table.refusal('empire', { kind: 'sail', sea: 'mer_du_nord' }).rule).toBe('17.2.4');
  });
});

describe('17.3.2 pursuit', () => {
  const toBrest = (edition: Edition): Table =>
    attacks(edition).dice(4, 2).answer('empire', { kind: 'mooredAt', zone: 'brest' });
  test('17.3.2 the victor follows into the box, free; in the revised edition his movement is over', () => {
    const old = toBrest('2013').answer('coalition', 'yes');
    expect(where(old, 'fl_gambier')).toEqual(box('brest'));
    expect(old.state.voyage).toMatchObject({ left: 4, halted: false });
    const now = toBrest('revised').answer('coalition', 'yes');
    expect(where(now, 'fl_gambier')).toEqual(box('brest'));
    expect(now.state.voyage).toBeNull();
  });
  test.each(EDITIONS)('17.3.2 or does not, and may go on (%s)', (edition) => {
    const table = toBrest(edition).answer('coalition', 'no');
    expect(where(table, 'fl_gambier')).toEqual(sea('golfe_gascogne'));
    expect(table.state.voyage).toMatchObject({ left: 4, halted: false });
  });
  test.each(EDITIONS)('17.3.2 the inactive player pursues too (%s)', (edition) => {
    const zones = { rochefort: { control: 'britain' as NationId } };
    const table = attacks(edition, { ...meeting, zones }).dice(2, 4);
    table.answer('coalition', { kind: 'mooredAt', zone: 'rochefort' }).answer('empire', 'yes');
    expect(where(table, 'fl_gambier')).toEqual(port('rochefort'));
    expect(where(table, 'fl_linois')).toEqual(box('rochefort'));
    expect(table.state.voyage).toBeNull();
  });
  test.each(EDITIONS)(
    '17.2.2, 17.3.2 nor does he where three of his fleets lie before the port already (%s)',
    (edition) => {
      const three = { fl_keith: box('brest'), fl_ball: box('brest'), fl_calder: box('brest') };
      const table = attacks(edition, { fleets: { ...meeting.fleets, ...three } }).dice(4, 2);
      table.answer('empire', { kind: 'mooredAt', zone: 'brest' });
      expect(table.asked()).toMatchObject({ by: 'coalition', prompt: { key: 'naval.step' } });
    },
  );
  test.each(EDITIONS)(
    '17.2.5, 17.3.2 who beats off an attack on his blockade pursues into another box (%s)',
    (edition) => {
      const fleets = { fl_linois: sea('golfe_gascogne'), fl_keith: box('brest'), fl_ball: box('brest') };
      const attack = (): Table =>
        sailingAs('empire', { edition, fleets }, 'fl_linois')
          .answer('empire', { kind: 'attackBlockade', zone: 'brest' })
          .dice(4, 1, 1); // 4 against 1 + 1 and 1 + 2
      const table = attack().answer('empire', { kind: 'mooredAt', zone: 'nantes' }).answer('coalition', 'yes');
      expect([where(table, 'fl_keith'), where(table, 'fl_ball')]).toEqual([box('nantes'), box('nantes')]);
      // Those before the port where he shelters are not counted twice.
      expect(attack().answer('empire', { kind: 'mooredAt', zone: 'brest' }).asked().prompt.key).toBe('naval.pursue');
    },
  );
  test('17.3.2 nobody pursues a squadron that has not gone into a port', () => {
    const table = attacks('2013').dice(4, 2).answer('empire', { kind: 'sail', sea: 'atlantique_sud' });
    expect(table.asked()).toMatchObject({ by: 'coalition', prompt: { key: 'naval.step' } });
  });
});

test.each(EDITIONS)(
  '17.3.1 after a tie where the inactive player stays, the active one may give up, and has lost (%s)',
  (edition) => {
    const table = attacks(edition).dice(3, 3).answer('empire', 'no').answer('coalition', 'yes');
    expect(table.events('naval.victor').map(({ said }) => said.params)).toEqual([{ victor: 'empire', lost: 0 }]);
    expect(table.asked('coalition').answers).toEqual([{ kind: 'sail', sea: 'manche' }]);
  },
);

test.each(EDITIONS)(
  '17.2.7, 17.3.2 who runs a blockade drives off those who keep it, and is at sea (%s)',
  (edition) => {
    const fleets = { fl_linois: port('brest'), fl_gambier: box('brest') };
    const table = sailingAs('empire', { edition, fleets }, 'fl_linois').answer('empire', 'putOut').dice(4, 2);
    table.answer('coalition', { kind: 'sail', sea: 'atlantique_nord' });
    expect([where(table, 'fl_linois'), where(table, 'fl_gambier')]).toEqual([
      sea('golfe_gascogne'),
      sea('atlantique_nord'),
    ]);
  },
);

test('17.3.2, 17.3.4 where Nelson has won alone and fallen nobody is left to pursue', () => {
  const fleets = { fl_nelson: sea('manche'), fl_linois: sea('golfe_gascogne') };
  const table = sailing(
    { ...meeting, fleets, noOtherCards: true, hands: { empire: [], coalition: ['10C'] } },
    'fl_nelson',
  )
    .answer('coalition', { kind: 'sail', sea: 'golfe_gascogne' })
    .answer('empire', 'no')
    .answer('empire', 'no')
    .answer('coalition', 'attackSquadron')
    .answer('coalition', 'pass')
    .dice(1, 5)
    .answer('coalition', { kind: 'event', card: '10C' })
    .dice(4, 5)
    .answer('empire', { kind: 'mooredAt', zone: 'brest' });
  expect([where(table, 'fl_nelson').kind, where(table, 'fl_linois')]).toEqual(['off', port('brest')]);
  expect(table.questions().map(({ prompt }) => prompt.key)).not.toContain('naval.pursue');
});

describe('17.3.1 losses', () => {
  const three = {
    fl_villeneuve: sea('golfe_gascogne'),
    fl_emeriau: sea('golfe_gascogne'),
    fl_linois: sea('golfe_gascogne'),
  };
  const nelson = { fl_nelson: sea('manche'), fl_collingwood: sea('manche'), fl_cornwallis: sea('manche') };
  /** 3 + 2 + 2 and their dice against three plain dice. */
  const battle = (ours: readonly number[], theirs: readonly number[]): Table =>
    sailing({ fleets: { ...three, ...nelson } }, 'fl_nelson', 'fl_collingwood', 'fl_cornwallis')
      .answer('coalition', { kind: 'sail', sea: 'golfe_gascogne' })
      .answer('empire', 'no')
      .answer('empire', 'no')
      .answer('coalition', 'attackSquadron')
      .dice(...ours, ...theirs);
  const toLose = (table: Table): unknown =>
    table.asked('empire').prompt.key === 'naval.lose' ? table.asked().prompt.params['left'] : 0;
  test.each([
    [3, [1, 1, 1], [2, 2, 3], 0],
    [4, [1, 1, 1], [2, 2, 2], 1],
    [7, [1, 1, 1], [1, 1, 1], 1],
    [8, [2, 1, 1], [1, 1, 1], 2],
    [11, [3, 2, 2], [1, 1, 1], 2],
    [12, [4, 2, 2], [1, 1, 1], 3],
  ])('17.3.1 a difference of %i', (_difference, ours, theirs, lost) => {
    expect(toLose(battle(ours, theirs))).toBe(lost);
  });
  test('17.3.1 the owner chooses what he loses, and the others retreat', () => {
    const table = battle([1, 1, 1], [2, 2, 2]).answer('empire', { kind: 'loseFleet', fleet: 'fl_emeriau' });
    expect(where(table, 'fl_emeriau')).toEqual(SUNK);
    expect(table.asked('empire')).toMatchObject({ prompt: { key: 'naval.retreat' } });
  });
  test('7.3.3, 17.3.1 a fleet of a minor power is lost for good', () => {
    const nations = { hollande: { side: 'empire', status: 'ally', patron: 'france' as NationId } } as const;
    const fleets = { fl_gambier: sea('manche'), fl_hollande: sea('golfe_gascogne') };
    const table = attacks('2013', { nations, fleets }).dice(6, 1).answer('empire', { kind: 'loseFleet' });
    expect(where(table, 'fl_hollande')).toEqual({ kind: 'off', why: 'gone' });
  });
});
