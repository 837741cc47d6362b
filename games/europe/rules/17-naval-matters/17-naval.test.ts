import { describe, expect, test } from 'vitest';
import { zoneId } from '../../catalogue/catalogue.ts';
import { type Edition, EDITIONS, type NationId } from '../../catalogue/ids.ts';
import { forcesIn, unitRow, zone } from '../../state/state.ts';
import { acting } from '../../testing/marches.ts';
import type { Position, Table } from '../../testing/position.ts';
import { box, port, sailing, sea, where } from '../../testing/sailing.ts';

const nobody: Position['forces'] = {};

describe.each(EDITIONS)('17.2.7 Ball before Toulon (%s)', (edition) => {
  const toulon = (): Table =>
    sailing({ edition, fleets: { fl_ball: sea('golfe_du_lion'), fl_emeriau: port('toulon') } }, 'fl_ball').answer(
      'coalition',
      { kind: 'blockade', zone: 'toulon' },
    );
  test('17.2.7, 17.3.1 example: Emériau comes out, 3 + 2 against 2, and is blockaded but not sunk', () => {
    const table = toulon().answer('empire', 'yes').dice(3, 2);
    expect(where(table, 'fl_ball')).toEqual(box('toulon'));
    expect(where(table, 'fl_emeriau')).toEqual(port('toulon'));
  });
  test('17.2.7 nobody comes out, and the blockade stands', () => {
    const table = toulon().answer('empire', 'no');
    expect(where(table, 'fl_ball')).toEqual(box('toulon'));
  });
  test('17.2.7 a beaten newcomer is thrown back to sea, and his activation is over', () => {
    const table = toulon().answer('empire', 'yes').dice(1, 6);
    expect(where(table, 'fl_ball')).toEqual(sea('golfe_du_lion'));
    expect(table.state.voyage).toBeNull();
  });
});

describe('17.3.1 broadsides', () => {
  const brest: Position = {
    fleets: { fl_gambier: sea('manche'), fl_keith: sea('manche'), fl_linois: sea('golfe_gascogne') },
  };
  /** Two British fleets, 0 and +1, sail against one French fleet, 0, which lets them come. */
  const meet = (): Table =>
    sailing(brest, 'fl_gambier', 'fl_keith')
      .answer('coalition', { kind: 'sail', sea: 'golfe_gascogne' })
      .answer('empire', 'no') // interception
      .answer('empire', 'no') // evasion
      .answer('coalition', 'attackSquadron');
  test('17.3.1 example: 2 and 6 + 1 against 5 is a difference of four: one French fleet is destroyed', () => {
    const table = meet().dice(2, 6, 5).answer('empire', { kind: 'loseFleet', fleet: 'fl_linois' });
    expect(where(table, 'fl_linois')).toEqual({ kind: 'off', why: 'reserve' });
  });
  test('17.3.1, 17.3.2 a difference of three: the loser retreats without loss, not where the enemy came from', () => {
    const table = meet().dice(1, 1, 6); // 3 against 6
    expect(table.asked('coalition').answers).toContainEqual({ kind: 'sail', sea: 'manche' });
  });
  test('17.3.1 after a tie the inactive player may withdraw, then the active one, else they fire again', () => {
    const tie = meet().dice(1, 3, 5);
    expect(tie.asked().by).toBe('empire');
    const again = tie.answer('empire', 'no').answer('coalition', 'no').dice(6, 6, 1);
    expect(again.events('naval.total')).toHaveLength(4);
    expect(meet().dice(1, 3, 5).answer('empire', 'yes').events('naval.victor')[0]?.said.params['victor']).toBe(
      'coalition',
    );
  });
});

describe('17.2.5 interception', () => {
  const channel = (edition: Edition): Position => ({
    edition,
    fleets: {
      fl_villeneuve: sea('golfe_gascogne'),
      fl_ganteaume: sea('golfe_gascogne'),
      fl_missiessy: sea('golfe_gascogne'),
      fl_nelson: sea('manche'),
      fl_collingwood: sea('manche'),
      fl_keith: box('amsterdam'),
      fl_ball: box('anvers'),
    },
  });
  test.each(EDITIONS)('17.2.5 example: of two blockaders only one may join the two at sea (%s)', (edition) => {
    const table = acting({ forces: nobody, ...channel(edition) }, 'empire', 3)
      .answer('empire', { kind: 'activateFleet', fleet: 'fl_villeneuve' })
      .answer('empire', { kind: 'activateFleet', fleet: 'fl_ganteaume' })
      .answer('empire', { kind: 'activateFleet', fleet: 'fl_missiessy' })
      .answer('empire', { kind: 'sail', sea: 'manche' })
      .answer('coalition', 'yes')
      .dice(6) // those at sea
      .answer('coalition', 'yes')
      .dice(6); // the first blockader
    const joined = ['fl_nelson', 'fl_collingwood', 'fl_keith', 'fl_ball'].filter((id) => {
      const at = where(table, id);
      return at.kind === 'sea' && at.sea === 'manche';
    });
    expect(joined).toHaveLength(3);
    expect(table.events('naval.battle')).toHaveLength(1);
  });
  test('17.2.5 the die and the best initiative must make six', () => {
    const wanted: Position = { fleets: { fl_ball: sea('manche'), fl_linois: sea('golfe_gascogne') } };
    const meet = (die: number): Table =>
      sailing(wanted, 'fl_ball')
        .answer('coalition', { kind: 'sail', sea: 'golfe_gascogne' })
        .answer('empire', 'yes')
        .dice(die);
    expect(meet(4).events('naval.intercepts')).toHaveLength(0);
    expect(meet(5).events('naval.intercepts')).toHaveLength(1);
  });
});

describe('17.2.3, 17.2.4, 16 where fleets may go', () => {
  const refusal = (wanted: Position, fleet: string, to: string): string | undefined => {
    const table = sailing(wanted, fleet);
    const isOffered = table.asked('coalition').answers.some((answer) => answer.kind === 'sail' && answer['sea'] === to);
    return isOffered ? undefined : table.refusal('coalition', { kind: 'sail', sea: to })?.rule;
  };
  test('17.2.4 Swedes stay in the north', () => {
    expect(refusal({ fleets: { fl_suede: sea('detroits') } }, 'fl_suede', 'mer_du_nord')).toBe('17.2.4');
  });
  test('17.2.4 Neapolitans do not pass Gibraltar', () => {
    expect(refusal({ fleets: { fl_naples: sea('mediterranee_occidentale') } }, 'fl_naples', 'atlantique_sud')).toBe(
      '17.2.4',
    );
  });
  test('17.2.4 one Russian fleet abroad is enough', () => {
    const fleets = { fl_siniavine: sea('egee'), fl_khanykov: sea('detroits') };
    expect(refusal({ fleets }, 'fl_khanykov', 'mer_du_nord')).toBe('17.2.4');
    expect(refusal({ fleets: { fl_khanykov: sea('detroits') } }, 'fl_khanykov', 'mer_du_nord')).toBeUndefined();
  });
  test('17.2.3 the Bosphorus is open while Turkey is neutral, and then to the holder of Constantinople', () => {
    const fleets = { fl_ball: sea('egee') };
    expect(refusal({ fleets }, 'fl_ball', 'mer_noire')).toBeUndefined();
    const turks = { turkey: { side: 'empire', status: 'belligerent' } } as const;
    expect(refusal({ fleets, nations: turks }, 'fl_ball', 'mer_noire')).toBe('17.2.3');
    const held = { constantinople: { control: 'britain' as NationId } };
    expect(refusal({ fleets, nations: turks, zones: held }, 'fl_ball', 'mer_noire')).toBeUndefined();
  });
  test('16 nobody moves beyond the ice limit in winter', () => {
    const fleets = { fl_suede: sea('baltique') };
    expect(refusal({ fleets, clock: { round: 6 } }, 'fl_suede', 'golfe_de_finlande')).toBe('16');
    expect(refusal({ fleets, clock: { round: 5 } }, 'fl_suede', 'golfe_de_finlande')).toBeUndefined();
  });
});

describe('17.2.8, 17.2.9 troops at sea', () => {
  const naples: Position = {
    forces: { messine: ['moore', 'gbr_1'] },
    fleets: { fl_ball: port('messine') },
    nations: {
      naples: { side: 'empire', status: 'ally', patron: 'france' as NationId },
      sicile: { side: 'coalition', status: 'ally', patron: 'britain' as NationId },
    },
    zones: { messine: { nation: 'sicile' as NationId } },
  };
  const embarked = (wanted: Position = naples): Table => {
    const table = acting(wanted, 'coalition', 3);
    table
      .answer('coalition', { kind: 'activateFleet', fleet: 'fl_ball' })
      .answer('coalition', { kind: 'embarkForce', force: 'moore' });
    return table;
  };
  test('17.2.8 a fleet carries two steps and a general', () => {
    const table = embarked();
    expect(unitRow(table.state, 'gbr_1' as never).at).toBe('aboard');
    expect(table.state.voyage?.cargo[0]).toMatchObject({ units: ['gbr_1'], general: 'moore' });
  });
  test('17.2.8 three steps find no room in one fleet', () => {
    const table = acting({ ...naples, forces: { messine: ['moore', 'gbr_1', 'gbr_3'] } }, 'coalition', 3).answer(
      'coalition',
      {
        kind: 'activateFleet',
        fleet: 'fl_ball',
      },
    );
    expect(table.refusal('coalition', { kind: 'embarkForce', force: 'moore' })?.rule).toBe('17.2.8');
  });
  test('17.2.8 troops still at sea at the end are lost', () => {
    const table = embarked().answer('coalition', 'putOut').answer('coalition', 'done');
    expect(unitRow(table.state, 'gbr_1' as never).at).toBe('reserve');
  });
  test('16, 17.2.9 no landing in winter', () => {
    const table = embarked({ ...naples, clock: { round: 6 } })
      .answer('coalition', 'putOut')
      .answer('coalition', { kind: 'sail', sea: 'tyrrhenienne' });
    expect(table.refusal('coalition', { kind: 'land', zone: 'naples' })?.rule).toBe('16');
  });
  test.each(EDITIONS)(
    '17.2.9 example: two steps land at Naples, two attempts fail, the force is destroyed (%s)',
    (edition) => {
      const table = embarked({ ...naples, edition })
        .answer('coalition', 'putOut')
        .answer('coalition', { kind: 'sail', sea: 'tyrrhenienne' })
        .answer('coalition', { kind: 'land', zone: 'naples' })
        .dice(6, 1) // the squadron against the batteries: 6 + 2 against 1
        .dice(2, 2); // 2 + 1, then 2 + 1 + 1: both stable
      expect(zone(table.state, zoneId('naples')).control).toBeNull();
      expect(forcesIn(table.state, zoneId('naples'))).toHaveLength(0);
      expect(unitRow(table.state, 'gbr_1' as never).at).toBe('reserve');
    },
  );
});

describe('17.3.3 in an enemy port', () => {
  const raid: Position = { fleets: { fl_nelson: sea('golfe_gascogne'), fl_linois: port('brest') } };
  const attack = (edition: Edition): Table =>
    sailing({ edition, ...raid }, 'fl_nelson').answer('coalition', { kind: 'attackPort', zone: 'brest' });
  test('17.3.3 the batteries of the fortress throw a die; the beaten defender stays in port under blockade', () => {
    const table = attack('2013').dice(6, 1, 5); // 6 + 3 against 1 and 5: three more
    expect(where(table, 'fl_linois')).toEqual(port('brest'));
    expect(where(table, 'fl_nelson')).toEqual(box('brest'));
  });
  test('17.3.3 revised: the first loss of the defender is cancelled', () => {
    const lost = (edition: Edition): number => {
      const table = attack(edition).dice(6, 1, 1); // 9 against 2: one fleet
      return (
        table.state.fleets.filter(({ id, at }) => id === 'fl_linois' && at.kind === 'off').length +
        (table.asked().prompt.key === 'naval.lose' ? 1 : 0)
      );
    };
    expect(lost('2013')).toBe(1);
    expect(lost('revised')).toBe(0);
  });
  test('17.2.1 from the sea it costs two points, and one more to land', () => {
    const table = sailing(raid, 'fl_nelson');
    expect(table.state.voyage?.left).toBe(5);
    expect(attack('2013').dice(1, 6, 6).state.voyage?.left ?? 3).toBe(3);
  });
});

test('17.2.7 anyone who leaves a blockaded port is intercepted without a die', () => {
  const table = acting(
    { forces: nobody, fleets: { fl_linois: port('brest'), fl_ball: box('brest') } },
    'empire',
    1,
  ).answer('empire', { kind: 'activateFleet', fleet: 'fl_linois' });
  table.answer('empire', 'putOut').dice(1, 2);
  expect(table.events('naval.battle')).toHaveLength(1);
  // 17.3.2 Beaten, he stays in port, and the blockade stands.
  expect([where(table, 'fl_linois'), where(table, 'fl_ball')]).toEqual([port('brest'), box('brest')]);
  expect(table.state.voyage).toBeNull();
});

test('17.2.6 a squadron at sea slips away on a six, its initiative counted', () => {
  const flee = (die: number): Table =>
    sailing({ fleets: { fl_ball: sea('manche'), fl_linois: sea('golfe_gascogne') } }, 'fl_ball')
      .answer('coalition', { kind: 'sail', sea: 'golfe_gascogne' })
      .answer('empire', 'no')
      .answer('empire', 'yes')
      .dice(die);
  const away = flee(5).answer('empire', { kind: 'mooredAt', zone: 'brest' });
  expect(where(away, 'fl_linois')).toEqual(port('brest'));
  expect(flee(4).events('naval.battle')).toHaveLength(1);
});

describe('17.2.10 corsairs', () => {
  const home: Position = { fleets: { fl_ball: port('portsmouth') } };
  test('17.2.10 a fleet hunts them, be they out or not, and comes home for another point', () => {
    const hunting = sailing(home, 'fl_ball').answer('coalition', 'corsairs');
    expect(where(hunting, 'fl_ball')).toEqual({ kind: 'box', box: 'box_corsairs' });
    const back = acting(
      { forces: nobody, played: ['35F'], fleets: { fl_ball: where(hunting, 'fl_ball') } },
      'coalition',
      1,
    )
      .answer('coalition', { kind: 'activateFleet', fleet: 'fl_ball' })
      .answer('coalition', { kind: 'mooredAt', zone: 'plymouth' });
    expect(where(back, 'fl_ball')).toEqual(port('plymouth'));
    expect(back.state.action?.ap ?? 0).toBe(0);
  });
  test('17.2.10 it goes alone, and only to a port of its own land that has room', () => {
    const two = sailing({ fleets: { ...home.fleets, fl_keith: port('portsmouth') } }, 'fl_ball', 'fl_keith');
    expect(two.refusal('coalition', { kind: 'corsairs' }).because.key).toBe('naval.oneHunter');
    const box = { kind: 'box', box: 'box_corsairs' as never } as const;
    const full = { fl_nelson: port('plymouth'), fl_calder: port('plymouth'), fl_cotton: port('plymouth') };
    const back = acting({ forces: nobody, fleets: { fl_ball: box, ...full } }, 'coalition', 1).answer('coalition', {
      kind: 'activateFleet',
      fleet: 'fl_ball',
    });
    expect(back.refusal('coalition', { kind: 'mooredAt', zone: 'plymouth' }).rule).toBe('17.2.2');
    expect(back.asked().answers).not.toContainEqual({ kind: 'mooredAt', zone: 'lisbonne' });
  });
  test('17.1 a fleet in the box of a foreign war cannot be activated', () => {
    const away = { kind: 'box', box: 'box_usa' as never } as const;
    const fleets = { fl_ball: away, fl_keith: sea('manche'), fl_linois: port('brest') };
    const table = acting({ forces: nobody, fleets }, 'coalition', 1);
    // Nor can one of the enemy's.
    expect(table.asked().answers).toEqual([{ kind: 'activateFleet', fleet: 'fl_keith' }, { kind: 'done' }]);
  });
});

test('17.2.2 a squadron may pass a full one and not stop with it', () => {
  const fleets = {
    fl_ball: sea('manche'),
    fl_keith: sea('golfe_gascogne'),
    fl_calder: sea('golfe_gascogne'),
    fl_cotton: sea('golfe_gascogne'),
  };
  const table = sailing({ fleets }, 'fl_ball').answer('coalition', { kind: 'sail', sea: 'golfe_gascogne' });
  expect(table.refusal('coalition', 'done')?.rule).toBe('17.2.2');
  table.answer('coalition', { kind: 'sail', sea: 'atlantique_sud' }).answer('coalition', 'done');
  expect(where(table, 'fl_ball')).toEqual(sea('atlantique_sud'));
});
