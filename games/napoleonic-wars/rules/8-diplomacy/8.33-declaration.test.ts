import { mayEnterCamp } from './8.3-may-enter-a-camp.ts';
import { mayDeclare, protectorOf, warCost } from './8.33-may-declare.ts';
import { describe, expect, test } from 'vitest';
import { duchyId } from '../../catalogue/catalogue.ts';
import type { Nation } from '../../catalogue/ids.ts';
import { campOf, consulOf, controller, director, nationRow, unitsIn } from '../../state/state.ts';
import { at, type Position, position, type Table } from '../../testing/position.ts';

const table = (wanted: Position): Table => at({ players: 5, points: 7, forces: {}, fleets: {}, ...wanted });
const why = (
  wanted: Position,
  by: 'russia' | 'france' | 'britain' | 'prussia' | 'austria',
  on: Nation,
): string | undefined => mayDeclare(position({ players: 5, ...wanted }), by, on)?.because.key;

describe('8.33 Declarations of War', () => {
  test('8.33, vector T86: seven points for a Power, nothing for a Client or an Unaligned Minor, nothing in the Interphase: rulings/8.33-prices.md', () => {
    const four = position({ players: 4 });
    expect(warCost(four, 'prussia')).toBe(7);
    expect(
      warCost(position({ players: 4, consuls: { prussia: { row: 'france', column: 'friend' } } }), 'prussia'),
    ).toBe(0);
    expect(warCost(position({ players: 5 }), 'spain')).toBe(7);
    expect(warCost(four, 'turkey')).toBe(0);
    expect(warCost(position({ players: 4, clock: { interphase: true } }), 'prussia')).toBe(0);
  });
  test('8.33 example 2, vector T20: Britain attacks Denmark, a French Client, for nothing, and Denmark allies with France', () => {
    const war = at({ players: 3, active: 'britain', forces: {}, fleets: {} }).answer('britain', {
      kind: 'declareWar',
      on: 'denmark',
    });
    expect(consulOf(war.state, 'denmark')).toMatchObject({ row: 'france', column: 'pact' });
    expect(campOf(war.state, 'denmark')).toBe('imperial');
  });
  test('8.33 example 1, vector T19: Russia may not attack Sweden while it is the Client of an Ally', () => {
    expect(why({}, 'russia', 'sweden')).toBe('war.allysClient');
    expect(why({ consuls: { sweden: { row: null, column: 'unaligned' } } }, 'russia', 'sweden')).toBeUndefined();
  });
  test('8.32 an Unaligned Proxy, or one attacked by its Patron, allies with the last opposing Player Power: rulings/8.32-last-opponent.md', () => {
    expect(protectorOf(position({ players: 5 }), 'turkey', 'france')).toBe('russia');
    expect(protectorOf(position({ players: 5 }), 'denmark', 'france')).toBe('russia');
    expect(protectorOf(position({ players: 5, nations: { prussia: { camp: 'coalition' } } }), 'turkey', 'france')).toBe(
      'prussia',
    );
    expect(protectorOf(position({ players: 5 }), 'turkey', 'russia')).toBe('france');
  });
  test('8.32 the Client of a Patron in no Camp goes into Pact with it, and into the Camp that opposes the invader', () => {
    const consuls = { denmark: { row: 'prussia', column: 'aide' } } as const;
    const war = table({ active: 'france', consuls }).answer('france', { kind: 'declareWar', on: 'denmark' });
    expect(consulOf(war.state, 'denmark')).toMatchObject({ row: 'prussia', column: 'pact' });
    expect([campOf(war.state, 'denmark'), campOf(war.state, 'prussia'), director(war.state, 'denmark')]).toEqual([
      'coalition',
      null,
      'prussia',
    ]);
  });
  test('8.33, vector T57: Neutral Prussia joins the Coalition by declaring war on France', () => {
    const war = table({ active: 'prussia' }).answer('prussia', { kind: 'declareWar', on: 'france' });
    expect(campOf(war.state, 'prussia')).toBe('coalition');
    expect(war.state.impulse?.points).toBe(0);
  });
  test('8.33 a Neutral Power declares only on a member of a Camp', () => {
    expect(why({}, 'prussia', 'turkey')).toBe('war.onlyCampMembers');
  });
  test('8.33 a Pact Proxy declares war for its Camp: rulings/8.33-proxies-declare.md', () => {
    const war = table({ active: 'spain', points: 0 }).answer('france', { kind: 'declareWar', on: 'turkey' });
    expect([campOf(war.state, 'turkey'), director(war.state, 'turkey')]).toEqual(['coalition', 'russia']);
  });
  test('8.22 not on an Ally, nor on a nation of the same player', () => {
    expect(why({}, 'russia', 'austria')).toBe('war.sameCamp');
    expect(why({}, 'france', 'spain')).toBe('war.samePlayer');
  });
  test('15.24 not in the Grace Period of a Subject Neutral', () => {
    const subject = { camp: null, subjectTo: 'france', graceUntil: 2 } as const;
    expect(why({ clock: { turn: 1 }, nations: { austria: subject } }, 'france', 'austria')).toBe('war.grace');
    expect(why({ clock: { turn: 1 }, nations: { austria: subject } }, 'austria', 'france')).toBe('war.grace');
    expect(why({ clock: { turn: 3 }, nations: { austria: subject } }, 'france', 'austria')).toBeUndefined();
  });
  test('8.81 an attacked Subject Neutral joins the other Camp with its Pacts', () => {
    const war = table({
      active: 'france',
      clock: { turn: 4 },
      nations: { austria: { camp: null, subjectTo: 'france', graceUntil: 2 }, turkey: { camp: 'imperial' } },
      consuls: { turkey: { row: 'austria', column: 'pact' } },
    }).answer('france', { kind: 'declareWar', on: 'austria' });
    expect([campOf(war.state, 'austria'), campOf(war.state, 'turkey'), director(war.state, 'turkey')]).toEqual([
      'coalition',
      'coalition',
      'austria',
    ]);
    expect(nationRow(war.state, 'austria').subjectTo).toBeNull();
  });
  test('8.33, 8.81 a Subject Neutral that would join its conqueror’s Camp by a Declaration needs leave', () => {
    const nations = { austria: { camp: null, subjectTo: 'france', graceUntil: 2 } } as const;
    const declared = (): Table =>
      table({ active: 'austria', clock: { turn: 4 }, nations }).answer('austria', { kind: 'declareWar', on: 'russia' });
    const refused = declared().answer('france', 'no');
    expect([campOf(refused.state, 'austria'), refused.state.impulse?.points]).toEqual([null, 7]);
    expect(refused.refusal('austria', { kind: 'declareWar', on: 'russia' }).because.key).toBe('camps.refused');
    const admitted = declared().answer('france', 'yes');
    expect([campOf(admitted.state, 'austria'), admitted.state.impulse?.points]).toEqual(['imperial', 0]);
  });
  test('8.33 example 1, vector T19: with leave of the other Camp Russia goes over to it and attacks Sweden in one act', () => {
    const nations = { austria: { reserves: [] } };
    const declared = (): Table =>
      table({ active: 'russia', nations }).answer('russia', { kind: 'declareWar', on: 'sweden' });
    const refused = declared().answer('france', 'no');
    expect([campOf(refused.state, 'russia'), campOf(refused.state, 'sweden'), refused.state.impulse?.points]).toEqual([
      'coalition',
      null,
      7,
    ]);
    const war = declared().answer('france', 'yes');
    expect([campOf(war.state, 'russia'), campOf(war.state, 'sweden'), war.state.impulse?.points]).toEqual([
      'imperial',
      'coalition',
      0,
    ]);
    expect(consulOf(war.state, 'sweden')).toMatchObject({ row: 'britain', column: 'pact' });
    expect(
      table({ active: 'russia', points: 6 }).refusal('russia', { kind: 'declareWar', on: 'sweden' }).because.key,
    ).toBe('impulse.noPoints');
    expect(
      table({ active: 'britain', consuls: { sweden: { row: 'austria', column: 'friend' } } }).refusal('britain', {
        kind: 'declareWar',
        on: 'sweden',
      }).because.key,
    ).toBe('camps.never');
  });
  test('14.13, 17.2 example 1: who is driven into a Camp takes back its Capital, and other Flags of new Allies if they like', () => {
    const flags = { berlin: 'russia', warsaw: 'russia', riga: 'prussia' } as const;
    const war = table({ active: 'france', flags }).answer('france', { kind: 'declareWar', on: 'prussia' });
    expect([controller(war.state, duchyId('berlin')), controller(war.state, duchyId('riga'))]).toEqual([
      'prussia',
      'russia',
    ]);
    war.answer('russia', { kind: 'giveBack', duchy: 'warsaw' });
    expect(controller(war.state, duchyId('warsaw'))).toBe('prussia');
  });
  test('14.13 a Proxy that enters Pact takes back its Capital from its new Allies', () => {
    const consuls = { sweden: { row: 'britain', column: 'partner' } } as const;
    const made = table({ active: 'britain', consuls, flags: { stockholm: 'russia' } });
    made.answer('britain', { kind: 'courtRight', nation: 'sweden' });
    expect(controller(made.state, duchyId('stockholm'))).toBe('sweden');
  });
  test('15.24 example: an Ally of the conqueror keeps the peace with the fallen, in whatever Camp they are', () => {
    const grace = { graceUntil: 2, graceWith: ['france', 'spain', 'prussia'] } as const;
    const joined: Position = {
      players: 5,
      clock: { turn: 1 },
      nations: { austria: { camp: 'imperial', ...grace }, prussia: { camp: 'imperial' } },
    };
    expect(mayEnterCamp(position(joined), 'prussia', 'coalition')?.because.key).toBe('war.grace');
    expect(mayEnterCamp(position({ ...joined, clock: { turn: 3 } }), 'prussia', 'coalition')).toBeUndefined();
    const subject = { austria: { camp: null, subjectTo: 'france', ...grace }, prussia: { camp: 'coalition' } } as const;
    expect(why({ clock: { turn: 1 }, nations: subject }, 'russia', 'austria')).toBe('war.grace');
    expect(why({ clock: { turn: 3 }, nations: subject }, 'russia', 'austria')).toBeUndefined();
    const alone = { austria: { camp: null, subjectTo: 'france', ...grace } } as const;
    expect(why({ clock: { turn: 1 }, nations: alone }, 'russia', 'austria')).toBeUndefined();
  });
  test('8.22, 8.81 no Declaration drives Britain out of the Coalition, nor parts the Powers of one player', () => {
    const britain = { camp: null, subjectTo: 'france', graceUntil: 1 } as const;
    expect(why({ clock: { turn: 3 }, nations: { britain } }, 'russia', 'britain')).toBe('camps.never');
    expect(why({ clock: { turn: 3 }, nations: { britain } }, 'britain', 'russia')).toBe('camps.never');
    const three = position({ players: 3, clock: { turn: 3 }, nations: { austria: { ...britain } } });
    expect(mayDeclare(three, 'britain', 'austria')?.because.key).toBe('camps.together');
    expect(mayDeclare(three, 'austria', 'britain')?.because.key).toBe('camps.together');
    expect(mayDeclare(three, 'france', 'austria')).toBeUndefined();
  });
});

describe('8.34 Consequences', () => {
  const subject = { camp: null, subjectTo: 'france', graceUntil: 2 } as const;
  test('8.34 the declarer on the land of a former Subject Neutral suffers Attrition and Regroups', () => {
    const war = table({
      active: 'france',
      clock: { turn: 4 },
      nations: { austria: subject },
      forces: { buda: ['france 2'] },
    });
    war.answer('france', { kind: 'declareWar', on: 'austria' }).dice(6, 1);
    expect([unitsIn(war.state, duchyId('buda'), 'france'), war.state.regroup.france]).toEqual([0, 1]);
  });
  test('8.34 those who were enemies before the Declaration stand where they stood', () => {
    const war = table({ active: 'austria', points: 7, clock: { turn: 4 }, forces: { buda: ['france 2'] } });
    war.answer('austria', { kind: 'declareWar', on: 'prussia' });
    expect(unitsIn(war.state, duchyId('buda'), 'france')).toBe(2);
    expect(war.asked().rule).not.toBe('8.34');
  });
  test('8.34 a siege goes on: besieger and garrison were enemies before the Declaration', () => {
    const forces = { vienna: ['austria 2', 'davout', 'france 4'] };
    const war = table({ active: 'austria', points: 7, clock: { turn: 4 }, forces });
    war.answer('austria', { kind: 'declareWar', on: 'prussia' });
    expect(war.state.battle).toBeNull();
    expect([war.asked().prompt.key, unitsIn(war.state, duchyId('vienna'), 'france')]).toEqual(['impulse.act', 4]);
  });
  test('8.34 others may Flag the Duchy if they are alone there', () => {
    const war = table({
      active: 'austria',
      clock: { turn: 4 },
      nations: { austria: subject },
      forces: { buda: ['france 2'] },
    });
    war.answer('austria', { kind: 'declareWar', on: 'france' }).dice(1, 1).answer('france', 'flagHere');
    expect(controller(war.state, duchyId('buda'))).toBe('france');
  });
  test('8.34 new enemies in one Duchy fight, and the declarer may evade first: rulings/8.34-face-to-face.md', () => {
    const phase = { phase: 'camps', interphase: true, marker: 'austria' } as const;
    const war = at({ players: 5, fleets: {}, clock: phase, forces: { milan: ['austria 2', 'russia 2'] } });
    war.answer('austria', { kind: 'enterCamp', camp: 'imperial' }).answer('france', 'yes');
    expect(war.asked('austria').prompt.key).toBe('evade.offer');
    const evaded = war.fork().answer('austria', { kind: 'evadeTo', duchy: 'turin' }).dice(5, 4);
    expect(unitsIn(evaded.state, duchyId('turin'), 'austria')).toBe(2);
    war.answer('austria', 'pass').dice(1, 1, 1, 5, 1, 1).answer('austria', { kind: 'retreatTo', duchy: 'turin' });
    expect(unitsIn(war.state, duchyId('turin'), 'austria')).toBe(2);
    expect(unitsIn(war.state, duchyId('milan'), 'russia')).toBe(2);
  });
});
