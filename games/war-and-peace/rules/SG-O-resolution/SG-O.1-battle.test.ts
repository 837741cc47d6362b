import { describe, expect, test } from 'vitest';
import { hexId } from '../../catalogue/map.ts';
import { holderOf } from '../../state/index.ts';
import { at, city, leadersIn, type Position, position, standing, type Table } from '../../testing/position.ts';
import { rollModifier } from './SG-O.1-battle.ts';
import { defenders, effectiveMorale, groundBonus, type Party } from './SG-O-sides.ts';
import { forceMorale } from './SG-P.2-morale.ts';

const COMBAT = { phase: 'combat' } as const;
/** The French attack a hex from another, with everything there. */
const attack = (wanted: Position, target: string, from: string, by = 'france'): Table => {
  const table = at({ clock: COMBAT, ...wanted })
    .answer(by, { kind: 'attack', target })
    .answer(by, { kind: 'attackFrom', from })
    .answer(by, 'done');
  return table.questions()[0]?.prompt.key === 'combat.declare' ? table.answer(by, 'done') : table;
};
const party = (g: ReturnType<typeof position>, hex: string, faction: 'pro' | 'anti'): Party =>
  defenders(g, hexId(hex), faction);

describe('SG N, O battle', () => {
  test('SG O.3 LC1, Austerlitz: 17 Allies are attacked by 14 French; 7 makes 5, they lose two and one and go on', () => {
    const g = position({ forces: { AA30: ['napoleon', 'france 14 I'], AA31: ['kutuzov', 'russia 17 I'] } });
    const [french, allies] = [party(g, 'AA30', 'pro'), party(g, 'AA31', 'anti')];
    expect(rollModifier(g, french, allies, hexId('AA31'), false)).toBe(-2 + groundBonus(g, french, hexId('AA31')));
  });

  test('SG O.3 LC2: 16 French under Napoleon attack 14 Austrians; 7 makes 10, one and three are lost', () => {
    const table = attack(
      {
        forces: { Z22: ['napoleon', 'france 16 I'], AA23: ['ferdinand', 'austria 14 I'] },
        cities: { stuttgart: 'nobody' },
      },
      'AA23',
      'Z22',
    );
    table.answer('england', 'stand').dice(3, 4);
    expect(table.events('combat.round').at(-1)?.said.params).toMatchObject({ odds: '1:1', dice: 7, largerLoss: 1 });
    expect(standing(table.state, 'Z22')).toEqual(['france 15 I']);
  });

  test('SG P.2 MO1: four of morale 2 and four of morale 1 fight with 1', () => {
    const g = position({});
    expect(
      forceMorale(g, [
        { nation: 'france', kind: 'I', sp: 4 },
        { nation: 'italy', kind: 'I', sp: 4 },
      ]),
    ).toBe(1);
    expect(
      forceMorale(g, [
        { nation: 'france', kind: 'I', sp: 5 },
        { nation: 'italy', kind: 'I', sp: 4 },
      ]),
    ).toBe(2);
  });

  test('SG P.4 demoralisation lowers morale, SG V.1 the Guard lifts it to 3 until it is beaten (GU1, GU2)', () => {
    const g = position({ forces: { Z22: ['napoleon', 'france 13 I', 'france 2 GI'] } });
    const french = { ...party(g, 'Z22', 'pro'), level: 1 };
    const morale = (guard: Party['guard']): number => effectiveMorale(g, { ...french, guard }, hexId('Z23'));
    expect([morale('no'), morale('committed'), morale('broken')]).toEqual([1, 3, 0]);
  });

  test('SG W.1 Russian patriots have one more on Russian soil after the invasion, if agreed', () => {
    const wanted: Position = {
      forces: { MM43: ['kutuzov', 'russia 9 I'] },
      history: { invaded: { spain: null, russia: 1 } },
    };
    const plain = position(wanted);
    const patriots = position({ ...wanted, agreed: { russianPatriotism: true } });
    expect([plain, patriots].map((g) => effectiveMorale(g, party(g, 'MM43', 'anti'), hexId('MM43')))).toEqual([1, 2]);
  });

  test('SG N.2 infantry attacks only with a leader, cavalry without', () => {
    const table = at({
      clock: COMBAT,
      forces: { Z22: ['france 6 I'], Z23: ['austria 3 I'], Y23: ['france 1 C'], Y24: ['austria 1 I'] },
    });
    expect(table.asked().answers).toContainEqual({ kind: 'attack', target: 'Y24' });
    const lonely = at({ clock: COMBAT, forces: { Z22: ['france 6 I'], Z23: ['austria 3 I'] } });
    expect(lonely.asked().rule).not.toBe('SG N.3');
  });

  test('G.5.c nobody attacks troops of a neutral state', () => {
    const table = at({
      clock: COMBAT,
      forces: {
        EE29: ['napoleon', 'france 6 I'],
        EE30: ['prussia 3 I'],
        Z22: ['ney', 'france 2 I'],
        Z23: ['austria 1 I'],
      },
    });
    expect(table.asked().answers.filter(({ kind }) => kind === 'attack')).toEqual([{ kind: 'attack', target: 'Z23' }]);
  });

  test('SG N.6 a defender may go inside, and what does not fit fights', () => {
    const table = attack(
      { forces: { Z22: ['napoleon', 'france 16 I'], Z23: ['mack', 'austria 5 I'] }, cities: { ulm: 'austria' } },
      'Z23',
      'Z22',
    );
    expect(table.asked().prompt.key).toBe('combat.shelter');
    table.answer('england', 'yes');
    expect(standing(table.state, 'Z23')).toEqual(['austria 2 I', 'inside austria 3 I']);
  });

  test('SG N.6 Q.6 when all are inside there is no battle, and the attacker may invest the city', () => {
    const table = attack(
      { forces: { Z22: ['napoleon', 'france 6 I'], Z23: ['austria 3 I'] }, cities: { ulm: 'austria' } },
      'Z23',
      'Z22',
    )
      .answer('england', 'yes')
      .answer('france', { kind: 'advance', from: 'Z22' });
    expect(standing(table.state, 'Z23')).toEqual(['france 6 I', 'inside austria 3 I']);
    expect(holderOf(table.state, city('ulm'))).toBe('austria');
  });

  test('SG Q.1 with more cavalry a force withdraws unharmed, otherwise it is pursued', () => {
    const free = attack(
      {
        forces: { Z22: ['napoleon', 'france 6 I'], AA23: ['ferdinand', 'austria 3 I', 'austria 1 C'] },
        cities: { stuttgart: 'nobody' },
      },
      'AA23',
      'Z22',
    ).answer('england', 'withdraw');
    expect(free.events('combat.pursued')).toEqual([]);
    const chased = attack(
      {
        forces: { Z22: ['napoleon', 'france 6 I', 'france 4 C'], AA23: ['ferdinand', 'austria 3 I', 'austria 1 C'] },
        cities: { stuttgart: 'nobody' },
      },
      'AA23',
      'Z22',
    ).answer('england', 'withdraw');
    expect(chased.asked('chance').rule).toBe('SG Q.4');
  });

  test('SG Q.4 PU1: four cavalry under Napoleon against one: 4 makes 7, two more are lost', () => {
    const chased = attack(
      {
        forces: { Z22: ['napoleon', 'france 6 I', 'france 4 C'], AA23: ['ferdinand', 'austria 6 I', 'austria 1 C'] },
        cities: { stuttgart: 'nobody' },
      },
      'AA23',
      'Z22',
    )
      .answer('england', 'withdraw')
      .dice(4);
    expect(chased.events('combat.pursued')[0]?.said.params).toEqual({ die: 4, total: 7, loss: 2 });
  });

  test('SG Q.1 cavalry that stays as rear guard lets all the others go, the rest of the cavalry with them', () => {
    const table = attack(
      {
        forces: { Z22: ['napoleon', 'france 6 I'], AA23: ['ferdinand', 'austria 3 I', 'austria 2 C'] },
        cities: { stuttgart: 'nobody' },
      },
      'AA23',
      'Z22',
    ).answer('england', { kind: 'rearGuard', sp: 1 });
    for (let most = 0; most < 5 && table.asked().by === 'england'; most++) table.pick('england', () => true);
    expect(standing(table.state, 'AA23')).toEqual(['austria 1 C']);
    const away = table.state.troops.filter(({ nation, at: where }) => nation === 'austria' && where !== 'AA23');
    expect(away.map(({ kind, sp }) => `${sp} ${kind}`).sort()).toEqual(['1 C', '3 I']);
  });
  test('SG N.5 what one hex holds back the others do not', () => {
    const table = at({
      clock: COMBAT,
      forces: {
        Z22: ['napoleon', 'france 6 I'],
        Z23: ['davout', 'france 4 I'],
        AA23: ['ferdinand', 'austria 3 I'],
      },
      cities: { stuttgart: 'nobody', ulm: 'nobody' },
    });
    table.answer('france', { kind: 'attack', target: 'AA23' }).answer('france', { kind: 'attackFrom', from: 'Z22' });
    table
      .answer('france', { kind: 'attackFrom', from: 'Z23' })
      .answer('france', { kind: 'holdBack', from: 'Z22', sp: 1 });
    expect(table.asked().prompt.params).toMatchObject({ sp: 9 });
  });
  test('SG O.7, D.1 a leader whose force is destroyed flees to friends within four hexes, or is captured', () => {
    const after = (more: Position['forces']): readonly string[] => {
      const table = at({
        clock: COMBAT,
        forces: { Z22: ['napoleon', 'france 12 I'], AA23: ['mack', 'austria 1 I'], ...more },
      });
      table.answer('france', { kind: 'attack', target: 'AA23' }).answer('france', { kind: 'attackFrom', from: 'Z22' });
      table.answer('france', 'done');
      for (let guard = 0; guard < 30 && standing(table.state, 'AA23').length > 0; guard++)
        if (table.asked().by === 'chance') table.dice(6);
        else table.pick(table.asked().by, ({ kind }) => kind !== 'withdraw');
      return table.state.leaders.flatMap(({ id, at: where }) => (id === 'mack' ? [String(where)] : []));
    };
    expect([after({ AA26: ['austria 1 I'] }), after({})]).toEqual([['AA26'], ['prisoner']]);
  });
  test('SG N.5, Q.6 what was held back stays where it is when the others advance', () => {
    const table = at({
      clock: COMBAT,
      forces: { Z22: ['napoleon', 'france 12 I', 'france 4 C'], AA23: ['austria 1 I'] },
      cities: { stuttgart: 'nobody' },
    });
    table.answer('france', { kind: 'attack', target: 'AA23' }).answer('france', { kind: 'attackFrom', from: 'Z22' });
    table.answer('france', { kind: 'holdBack', from: 'Z22', unit: 'C', sp: 4 }).answer('france', 'done');
    while (table.asked().prompt.key !== 'combat.advance')
      if (table.asked().by === 'chance') table.dice(6);
      else table.pick(table.asked().by, ({ kind }) => kind !== 'withdraw');
    table.answer('france', { kind: 'advance', from: 'Z22' });
    expect([standing(table.state, 'Z22'), standing(table.state, 'AA23')]).toEqual([['france 4 C'], ['france 12 I']]);
  });
  test('SG N.5, Q.6 of one kind as many stay as were held back', () => {
    const table = at({ clock: COMBAT, forces: { Z22: ['napoleon', 'france 12 I'], AA23: ['austria 1 I'] } });
    table.answer('france', { kind: 'attack', target: 'AA23' }).answer('france', { kind: 'attackFrom', from: 'Z22' });
    table.answer('france', { kind: 'holdBack', from: 'Z22', unit: 'I', sp: 1 }).answer('france', 'done');
    while (table.asked().prompt.key !== 'combat.advance')
      if (table.asked().by === 'chance') table.dice(6);
      else table.pick(table.asked().by, ({ kind }) => kind !== 'withdraw');
    table.answer('france', { kind: 'advance', from: 'Z22' });
    expect([standing(table.state, 'Z22'), standing(table.state, 'AA23')]).toEqual([['france 1 I'], ['france 11 I']]);
  });
  test('SG O.5 only own troops in the field come, from a hex that is not in the battle yet', () => {
    const table = attack(
      {
        forces: {
          Z22: ['napoleon', 'france 6 I'],
          Z23: ['davout', 'inside france 2 I'],
          AA22: ['ney', 'france 4 I'],
          AA23: ['ferdinand', 'austria 6 I'],
          Z24: ['austria 1 C'],
        },
        cities: { stuttgart: 'nobody', ulm: 'france' },
      },
      'AA23',
      'Z22',
    );
    table.answer('england', 'stand').dice(1, 2).until('SG O.6').answer('france', 'fightOn').answer('england', 'stand');
    table.answer('france', 'stand');
    expect(table.asked().answers).toEqual([{ kind: 'sendFor', from: 'AA22' }, { kind: 'pass' }]);
  });
  test('SG Q.1 infantry without a leader cannot withdraw', () => {
    const table = attack(
      { forces: { Z22: ['napoleon', 'france 6 I'], AA23: ['austria 3 I'] }, cities: { stuttgart: 'nobody' } },
      'AA23',
      'Z22',
    );
    expect(table.asked('chance').rule).toBe('SG O.3');
  });

  test('SG Q.5 RT2: a beaten army with every way out held in strength surrenders, as at Ulm', () => {
    const exits = ['Y23', 'Y24', 'Z24', 'AA24', 'AA23'];
    const ring = Object.fromEntries(exits.map((hex) => [hex, ['france 5 I']]));
    const table = attack(
      {
        forces: { Z22: ['napoleon', 'france 20 I'], Z23: ['mack', 'austria 9 I'], ...ring },
        cities: { ulm: 'nobody' },
      },
      'Z23',
      'Z22',
    );
    table.dice(6, 6);
    while (table.questions()[0]?.rule === 'SG O.4') table.pick('england', () => true);
    expect(table.state.prisoners).toMatchObject([{ holder: 'france', nation: 'austria', kind: 'I' }]);
    expect(table.state.leaders.find(({ id }) => id === 'mack')).toMatchObject({ at: 'prisoner', captor: 'france' });
  });

  test('SG Q.2 RT1: fewer than half of the retreating army do not bar the way, and step aside', () => {
    const exits = ['Y23', 'Y24', 'Z24', 'AA24'];
    const ring = Object.fromEntries(exits.map((hex) => [hex, ['france 5 I']]));
    const table = attack(
      {
        forces: { Z22: ['napoleon', 'france 20 I'], Z23: ['mack', 'austria 12 I'], ...ring, AA23: ['france 2 I'] },
        cities: { ulm: 'nobody', stuttgart: 'nobody' },
      },
      'Z23',
      'Z22',
    );
    table.answer('england', 'stand').dice(6, 6);
    expect(table.asked().prompt).toMatchObject({ key: 'combat.aside', params: { at: 'AA23' } });
  });

  test('SG O.5 RC1: Davout is called in the second round and comes on 4 or less', () => {
    const table = attack(
      {
        forces: {
          Z22: ['napoleon', 'france 6 I'],
          Y22: ['davout', 'france 4 I'],
          AA23: ['ferdinand', 'austria 6 I'],
          Z24: ['austria 1 C'],
        },
        cities: { stuttgart: 'nobody' },
      },
      'AA23',
      'Z22',
    );
    table.answer('england', 'stand').dice(1, 2).until('SG O.6').answer('france', 'fightOn').answer('england', 'stand');
    expect(table.asked().prompt.key).toBe('combat.stand');
  });

  test('SG O.6 when the attacker breaks off the defender may attack them in their hex', () => {
    const table = attack(
      { forces: { Z22: ['ney', 'france 6 I'], AA23: ['ferdinand', 'austria 6 I'] }, cities: { stuttgart: 'nobody' } },
      'AA23',
      'Z22',
    );
    table.answer('england', 'stand').dice(3, 3);
    table.until('SG O.6').answer('france', 'breakOff');
    expect(table.asked().prompt.key).toBe('combat.counter');
  });

  test('SG H.4, G.4.e Napoleon driven off gives two Victory Points', () => {
    const table = attack(
      {
        clock: { segment: 'anti', phase: 'combat' },
        forces: { Z23: ['charles', 'austria 30 I'], Z22: ['napoleon', 'france 6 I'] },
      },
      'Z22',
      'Z23',
      'england',
    )
      .answer('france', 'stand')
      .dice(6, 6);
    expect(table.state.counters.victoryPoints).toBe(2);
  });

  test('K.1.e, M.3.d a partisan slips away from broken ground, and Cossacks from an enemy without more cavalry', () => {
    const table = attack(
      { status: { spain: 'anti' }, forces: { N12: ['ney', 'france 4 I', 'france 1 C'], N13: ['spain 1 P'] } },
      'N13',
      'N12',
    );
    expect(table.asked().rule).toBe('K.1.e');
    table.pick('england', ({ kind }) => kind === 'retreatTo');
    expect(standing(table.state, 'N13')).toEqual([]);
    const cossacks = attack(
      { forces: { MM42: ['ney', 'france 4 I'], NN42: ['bagration', 'russia 4 I', 'russia 2 CC'] } },
      'NN42',
      'MM42',
    ).answer('england', 'stand');
    expect(cossacks.asked().rule).toBe('M.3.d');
  });

  test('SG R.1, R.2 two sixes hit a named leader: killed on 1 or 2, else away as many turns; LEAD1 eleven harms nobody', () => {
    const battle = (): Table =>
      attack(
        { forces: { Z22: ['lannes', 'france 8 I'], AA23: ['austria 1 C'] }, cities: { stuttgart: 'nobody' } },
        'AA23',
        'Z22',
      )
        .answer('england', 'stand')
        .dice(6, 6)
        .until('SG R.1');
    expect(
      battle()
        .dice(6, 5)
        .state.leaders.find(({ id }) => id === 'lannes')?.at,
    ).not.toBe('dead');
    expect(
      battle()
        .dice(6, 6, 2)
        .state.leaders.find(({ id }) => id === 'lannes')?.at,
    ).toBe('dead');
    expect(
      battle()
        .dice(6, 6, 4)
        .state.leaders.find(({ id }) => id === 'lannes'),
    ).toMatchObject({ at: 'wounded', until: 1805 * 12 + 8 + 4 });
  });

  test('SG P.3, O.7 a beaten army takes its level along on its retreat, and is attacked again with it', () => {
    const table = at({
      clock: COMBAT,
      agreed: { lastingDemoralisation: true },
      forces: { AA22: ['napoleon', 'france 20 I'], AA23: ['mack', 'austria 9 I'], AA27: ['austria 1 I'] },
    });
    table.answer('france', { kind: 'attack', target: 'AA23' }).answer('france', { kind: 'attackFrom', from: 'AA22' });
    table.answer('france', 'done').answer('england', 'stand');
    while (table.events('combat.retreats').length === 0)
      if (table.asked().by === 'chance') table.dice(5, 5);
      else table.pick(table.asked().by, ({ kind }) => kind !== 'yes');
    const beaten = table.state.troops.filter(({ nation, at: hex }) => nation === 'austria' && hex !== 'AA27');
    expect(beaten.length > 0 && beaten.every(({ level }) => level > 0)).toBe(true);
  });
  test('O.7, SG P.4 shaken troops attack with the level that they carry', () => {
    const stand = (words: string): number => {
      const table = at({
        clock: COMBAT,
        agreed: { lastingDemoralisation: true, imperialGuard: false },
        forces: { AA22: ['davout', words], AA23: ['mack', 'austria 5 I'] },
      })
        .answer('france', { kind: 'attack', target: 'AA23' })
        .answer('france', { kind: 'attackFrom', from: 'AA22' })
        .answer('france', 'done')
        .answer('england', 'stand')
        .dice(3, 3);
      return Number(table.events('combat.round')[0]?.said.params['modifier']);
    };
    expect(stand('france 10 I') - stand('france 10 I D2')).toBe(2);
  });
  test('SG P.9, O.7 when the phase is over every marker comes off, unless it lasts', () => {
    const levels = (lasting: boolean): readonly number[] => {
      const table = at({
        clock: COMBAT,
        agreed: { lastingDemoralisation: lasting },
        forces: { AA15: ['france 3 I D2'] },
      });
      return table.until('attrition.roll').state.troops.map(({ level }) => level);
    };
    expect([levels(false), levels(true)]).toEqual([[0], [2]]);
  });
});

test('M.3.d Cossacks in the attack may stay behind before a round, unless the enemy has more cavalry', () => {
  const assault = (french: string) =>
    at({
      clock: { segment: 'anti', phase: 'combat', year: 1812, month: 8 },
      forces: { MM42: ['ney', 'france 4 I', french], NN42: ['bagration', 'russia 4 I', 'russia 2 CC'] },
    })
      .answer('england', { kind: 'attack', target: 'MM42' })
      .answer('england', { kind: 'attackFrom', from: 'NN42' })
      .answer('england', 'done')
      .answer('france', 'stand');
  const table = assault('france 1 C');
  expect(table.asked()).toMatchObject({ by: 'england', rule: 'M.3.d' });
  table.answer('england', 'yes');
  expect(table.asked().prompt.key).not.toBe('combat.cossacks');
  table.dice(6, 6);
  expect(standing(table.state, 'NN42')).toContain('russia 2 CC');
  expect(assault('france 3 C').asked().rule).not.toBe('M.3.d');
});
test('SG Q.2 a hex under a declared attack is no refuge while another is open', () => {
  const two = at({
    clock: { phase: 'combat' },
    forces: {
      Z23: ['napoleon', 'france 20 I', 'france 5 C'],
      Z24: ['mack', 'austria 3 I'],
      Z25: ['austria 2 I'],
      Y25: ['ney', 'france 4 I'],
    },
  })
    .answer('france', { kind: 'attack', target: 'Z24' })
    .answer('france', { kind: 'attackFrom', from: 'Z23' })
    .answer('france', 'done')
    .answer('france', { kind: 'attack', target: 'Z25' })
    .answer('france', { kind: 'attackFrom', from: 'Y25' })
    .answer('france', 'done');
  if (two.asked().prompt.key === 'combat.order') two.answer('france', { kind: 'fight', target: 'Z24' });
  two.answer('england', 'withdraw');
  expect(standing(two.state, 'Z25')).toEqual(['austria 2 I']);
});
test('SG L.1, SG R.1 a leader of those who are overrun is hit by an 11, and flees if he is not', () => {
  const table = at({
    forces: { AA23: ['napoleon', 'france 10 I'], AA24: ['mack', 'austria 2 I'], AA26: ['austria 1 I'] },
  })
    .answer('france', { kind: 'march', leader: 'napoleon' })
    .answer('france', 'takeAll')
    .answer('france', { kind: 'step', to: 'AA24' });
  expect(table.asked()).toMatchObject({ by: 'chance', rule: 'SG R.1' });
  const unhurt = table.fork().dice(5, 5);
  expect(leadersIn(unhurt.state, 'AA26')).toEqual(['mack']);
  table.dice(5, 6, 1);
  expect(table.state.leaders.find(({ id }) => id === 'mack')?.at).toBe('dead');
});

test('SG L.1 OV1: ten points with a leader overrun two in the open, not one fewer, and not on a mountain', () => {
  const overrun = (own: number, target: string, from: string, enemy = 'austria 2 I') =>
    at({ forces: { [from]: ['napoleon', `france ${own} I`], [target]: [enemy] } })
      .answer('france', { kind: 'march', leader: 'napoleon' })
      .answer('france', 'takeAll');
  const table = overrun(10, 'AA24', 'AA23').answer('france', { kind: 'step', to: 'AA24' });
  expect(standing(table.state, 'AA24')).toEqual(['france 10 I']);
  expect(table.state.pools.austria?.I).toBe(6);
  expect(table.asked().prompt.params).toMatchObject({ left: 2 });
  expect(overrun(9, 'AA24', 'AA23').refusal('france', { kind: 'step', to: 'AA24' }).rule).toBe('SG L.1');
  expect(overrun(10, 'X25', 'Y25').refusal('france', { kind: 'step', to: 'X25' }).rule).toBe('SG L.2');
  expect(leadersIn(table.state, 'AA24')).toEqual(['napoleon']);
});
