import { beforeWar } from '../rules/3-glossary/3-standing.ts';
import { describe, expect, test } from 'vitest';
import { cardId, duchyId, leaderId } from '../catalogue/catalogue.ts';
import type { Nation } from '../catalogue/ids.ts';
import { squadronInPool } from '../rules/7-builds/7.3-squadrons.ts';
import { shipsInPlay } from '../rules/6-cards/6.13-foreign-wars.ts';
import { joinCamp } from '../rules/8-diplomacy/8.7-camp-status.ts';
import { mayDeclare } from '../rules/8-diplomacy/8.33-may-declare.ts';
import { mayDraw } from '../rules/8-diplomacy/8.1-track.ts';
import { mayEnterCamp } from '../rules/8-diplomacy/8.3-may-enter-a-camp.ts';
import { entersCamp } from '../rules/8-diplomacy/8.81-entering-a-camp.ts';
import { consequencesOfWar } from '../rules/8-diplomacy/8.34-consequences.ts';
import { mayFlag } from '../rules/7-builds/7.41-flags.ts';
import { newController } from '../rules/7-builds/7.4-hoisting.ts';
import { mayEnter } from '../rules/9-movement/9.3-entrance.ts';
import { leads } from '../rules/9-movement/9.1-armies.ts';
import { fleetsAt } from '../rules/13-naval/13.1-fleets.ts';
import { areCardsPlayed } from '../rules/6-cards/6.14-responses.ts';
import {
  campOf,
  changeSquadron,
  consulOf,
  director,
  handOf,
  type NapoleonicWars,
  placeFlag,
  unitsIn,
} from '../state/state.ts';
import { at, type Position, position, squadronOf, type Table, tableAt } from '../testing/position.ts';

const entry = (g: NapoleonicWars, nation: Nation, from: string, to: string) =>
  mayEnter(g, { verb: 'march', nations: [nation], from: duchyId(from), to: duchyId(to) })?.because.key;
/** Runs a script to its end; whoever is asked gives the first answer, dice show 1. */
const through = (
  script: Generator<readonly { readonly by: string; readonly answers: readonly unknown[] }[], unknown, never>,
): void => {
  for (let step = script.next(); !step.done;) {
    const answers = step.value.map(({ by, answers: all }) => (by === 'chance' ? { kind: 'die', face: 1 } : all[0]));
    step = script.next(answers as never);
  }
};

describe('worked examples of the book', () => {
  test('9.4, vector T01: a die for each Unit, and each 6 is a loss', () => {
    const table = at({
      active: 'austria',
      points: 5,
      fleets: {},
      forces: { munich: ['austria 4'], wurttemberg: [] },
    }).answer('austria', { kind: 'marchUnits', duchy: 'munich', count: 4 });
    table.answer('austria', { kind: 'to', duchy: 'wurttemberg' });
    while (table.asked().by !== 'chance') table.answer(table.asked().by, 'pass');
    table.dice(6, 2, 6, 4);
    expect(unitsIn(table.state, duchyId('wurttemberg'), 'austria')).toBe(2);
  });
  test('13.2, vector T11: the Squadrons of a Power and its Minors are one Fleet, those of another Power another', () => {
    const g = position({
      players: 5,
      fleets: { north_sea: 'britain 1, sweden 1, russia 1' },
      consuls: { sweden: { row: 'britain', column: 'pact' } },
      nations: { sweden: { camp: 'coalition' } },
    });
    expect([...fleetsAt(g, 'north_sea' as never).keys()]).toEqual(['britain', 'russia']);
    expect(fleetsAt(g, 'north_sea' as never).get('britain')).toHaveLength(2);
  });
  test('13.3, 13.41, vector T10: a Patrol costs a Maneuver, and the victor may look for the next Fleet', () => {
    const table = at({
      players: 5,
      active: 'france',
      points: 2,
      forces: {},
      fleets: { north_sea: 'france 3, russia 1, britain 1' },
    });
    table.answer('france', { kind: 'sail', from: 'north_sea' }).answer('france', 'allShips');
    table.answer('france', { kind: 'patrol', nation: 'russia' });
    const settle = (): void => {
      while (['response.offer', 'battleEvent.offer'].includes(table.asked().prompt.key))
        table.answer(table.asked().by, table.asked().prompt.key === 'response.offer' ? 'pass' : 'done');
    };
    settle();
    table.dice(6, 6).answer('russia', 'pass');
    settle();
    table.dice(6, 1, 1, 1, 1, 1);
    settle();
    table.dice(1);
    expect(
      table.state.squadrons.filter(({ nation, at: place }) => nation === 'russia' && place === 'north_sea'),
    ).toEqual([]);
    expect(table.state.impulse).toMatchObject({ points: 1, maneuver: true });
    table.answer('france', { kind: 'patrol', nation: 'britain' });
    expect(table.state.impulse).toMatchObject({ points: 1, maneuver: false });
  });
  test('9.2, vector T14: a French leader leads Spaniards in Pact, not Prussian Allies', () => {
    const g = position({ nations: { prussia: { camp: 'imperial' } } });
    expect((['france', 'spain', 'prussia'] as const).map((nation) => leads(g, leaderId('davout'), nation))).toEqual([
      true,
      true,
      false,
    ]);
    expect(leads(g, leaderId('brunswick'), 'spain')).toBe(false);
  });
  test('13.6, vector T48: French and Spaniards sail under a French leader, British and Russians never together', () => {
    const convoy = (forces: Record<string, readonly string[]>, active: 'france' | 'britain', leader: string): Table =>
      at({ players: 5, active, points: 6, fleets: {}, forces }).answer(active, { kind: 'convoy', leader });
    const mixed = convoy({ bordeaux: ['ney', 'france 1', 'spain 1'] }, 'france', 'ney').answer('france', 'withArmy');
    mixed.answer('france', { kind: 'convoyTo', duchy: 'brest' });
    expect([unitsIn(mixed.state, duchyId('brest'), 'france'), unitsIn(mixed.state, duchyId('brest'), 'spain')]).toEqual(
      [1, 1],
    );
    const apart = convoy({ lisbon: ['moore', 'britain 1', 'bagration'] }, 'britain', 'moore');
    expect(apart.refusal('britain', { kind: 'addLeader', leader: 'bagration' }).because.key).toBe('march.tooMany');
  });
});

describe('diplomacy', () => {
  const conquered = (victim: 'austria' | 'prussia', ceded: string, wanted: Position = {}): NapoleonicWars => {
    const g = position({
      players: victim === 'prussia' ? 4 : 5,
      fleets: {},
      forces: {},
      ...wanted,
      nations: { [victim]: { camp: null, subjectTo: 'france', graceUntil: 2 }, ...wanted.nations },
    });
    placeFlag(g, duchyId(ceded), 'france', true);
    return g;
  };
  test('8.4 example 2, vector T22: a war that Imperial Russia declares on the Turks ends the Anglo-Turkish War', () => {
    const g = position({
      players: 5,
      fleets: {},
      forces: {},
      active: 'russia',
      nations: { russia: { camp: 'imperial' } },
    });
    g.wars = [{ card: cardId('anglo_turkish_war'), units: { britain: 1, turkey: 2 }, leaders: [], squadrons: [] }];
    g.cards = {
      ...g.cards,
      pile: g.cards.pile.filter((card) => card !== 'anglo_turkish_war'),
      inPlay: [cardId('anglo_turkish_war')],
    };
    const table = tableAt(g).answer('russia', { kind: 'declareWar', on: 'turkey' });
    expect(table.state.wars).toEqual([]);
    expect(table.state.regroup.britain).toBe(1);
  });
  test('8.81 example 1, vector T23: Austria needs a Declaration to enter conquered Prussia, and none for Breslau, which is French', () => {
    const g = conquered('prussia', 'breslau');
    expect(entry(g, 'austria', 'prague', 'dresden')).toBe('enter.neutral');
    expect(entry(g, 'austria', 'prague', 'breslau')).toBeUndefined();
    expect(newController(g, 'austria', duchyId('breslau'))).toBe('austria');
  });
  test('8.8, 8.81 example 2, vectors T24, T111: a Subject Neutral’s Pact respects its borders, and Flags what was ceded', () => {
    const g = conquered('austria', 'prague', {
      players: 4,
      nations: { prussia: { camp: 'coalition' } },
      consuls: { prussia: { row: 'austria', column: 'pact' } },
    });
    expect(director(g, 'prussia')).toBe('austria');
    expect(entry(g, 'prussia', 'breslau', 'moravia')).toBe('enter.neutral');
    expect(entry(g, 'prussia', 'breslau', 'prague')).toBeUndefined();
    expect(newController(g, 'prussia', duchyId('prague'))).toBe('prussia');
    joinCamp(g, 'austria', 'coalition');
    expect(newController(g, 'prussia', duchyId('prague'))).toBe('austria');
  });
  test('8.83, vector T111: a ceded Duchy that the enemy has Flagged goes back to its first owner, now an Ally', () => {
    const g = conquered('austria', 'prague');
    joinCamp(g, 'austria', 'imperial');
    expect(mayFlag(g, 'france', duchyId('prague'))?.because.key).toBe('flag.alreadyHeld');
    placeFlag(g, duchyId('prague'), 'russia');
    expect(newController(g, 'france', duchyId('prague'))).toBe('austria');
  });
  test('8.81 example 3, vector T25: the Pacts of a Subject Neutral change Camps with it', () => {
    const g = conquered('austria', 'prague', {
      nations: { turkey: { camp: 'coalition' } },
      consuls: { turkey: { row: 'austria', column: 'pact' } },
    });
    through(entersCamp(g, 'austria', 'imperial') as never);
    expect([campOf(g, 'austria'), campOf(g, 'turkey')]).toEqual(['imperial', 'imperial']);
  });
  test('15.24 example, vector T26: in the Grace Period nobody of the conqueror’s Camp, old or new, makes war on the victim', () => {
    const g = conquered('austria', 'prague', { nations: { prussia: { camp: 'imperial' } } });
    expect(mayDeclare(g, 'prussia', 'austria')?.rule).toBe('15.24');
    expect(mayEnterCamp(g, 'austria', 'coalition')?.rule).toBe('15.24');
    g.clock = { ...g.clock, turn: 3 };
    expect(mayDeclare(g, 'prussia', 'austria')).toBeUndefined();
  });
  test('8.82, 14.13: the conqueror may give Duchies back when its victim enters its Camp', () => {
    const table = at({
      players: 5,
      forces: {},
      fleets: {},
      flags: { prague: 'france' },
      nations: { austria: { camp: null, subjectTo: 'france', graceUntil: 3 } },
      clock: { phase: 'camps', interphase: true, marker: 'austria', step: 0, turn: 2 },
    });
    table.answer('austria', { kind: 'enterCamp', camp: 'imperial' }).answer('france', 'yes');
    table.answer('france', { kind: 'giveBack', duchy: 'prague' });
    expect(table.state.flags).toEqual([]);
  });
  test('8.34, 15.23, vector T88: the conqueror of a Subject Neutral changes Camps: its former Allies leave, save where they may Flag', () => {
    const g = position({
      players: 5,
      fleets: {},
      forces: { bulgaria: ['france 2'], bucharest: ['france 2'] },
      nations: { russia: { camp: 'imperial' }, turkey: { camp: null, subjectTo: 'russia', graceUntil: 0 } },
    });
    placeFlag(g, duchyId('bucharest'), 'russia', true);
    const before = beforeWar(g);
    joinCamp(g, 'russia', 'coalition');
    through(consequencesOfWar(g, { declarers: ['russia'], changed: [], ...before }) as never);
    expect(unitsIn(g, duchyId('bulgaria'), 'france')).toBe(0);
    expect([unitsIn(g, duchyId('bucharest'), 'france'), g.flags.map(({ nation }) => nation)]).toEqual([2, ['france']]);
  });
  test('8.4, vector T95: no Client is gained with whom the Camp has a Foreign War', () => {
    const g = position({ players: 5 });
    g.wars = [{ card: cardId('russo_turkish_war'), units: { russia: 3, turkey: 3 }, leaders: [], squadrons: [] }];
    const turkey = consulOf(g, 'turkey');
    if (!turkey) throw new Error('the Turks have a Consul');
    expect(mayDraw(g, 'britain', turkey)?.because.key).toBe('consul.foreignWar');
    expect(mayDraw(g, 'france', turkey)).toBeUndefined();
  });
  test('8.4 whoever joins the Camp of a Client’s Patron ends the Foreign War with that Client', () => {
    const g = position({
      players: 5,
      fleets: {},
      forces: {},
      nations: { russia: { camp: 'imperial' } },
      consuls: { turkey: { row: 'britain', column: 'friend' } },
    });
    g.wars = [{ card: cardId('russo_turkish_war'), units: { russia: 3, turkey: 3 }, leaders: [], squadrons: [] }];
    through(entersCamp(g, 'russia', 'coalition', 'given') as never);
    expect([g.wars, g.regroup.russia, g.regroup.turkey]).toEqual([[], 3, 3]);
  });
  test('8.3, 8.31 Allies are Friendly ground and fight together; a Camp is at war with the other', () => {
    const g = position({ players: 5, fleets: {} });
    expect(entry(g, 'austria', 'cracow', 'lemberg')).toBeUndefined();
    expect(mayDeclare(g, 'austria', 'russia')?.because.key).toBe('war.sameCamp');
    expect(mayDeclare(g, 'austria', 'france')?.because.key).toBe('war.already');
  });
});

describe('at sea and between Turns', () => {
  test('13.63, 8.33, vector T77: a landing in Neutral land begins with the Declaration, and then its Fleets bar the way', () => {
    const set = (fleets: Record<string, string>): Table =>
      at({
        players: 5,
        active: 'britain',
        points: 4,
        forces: { york: ['moore', 'britain 2'] },
        fleets: { skagerrak: 'britain 1', ...fleets },
      });
    const neutral = set({}).answer('britain', { kind: 'convoy', leader: 'moore' }).answer('britain', 'withArmy');
    expect(neutral.refusal('britain', { kind: 'convoyTo', duchy: 'christiania' }).because.key).toBe('convoy.neutral');
    const open = (fleets: Record<string, string>, duchy: string): string | undefined => {
      const table = set(fleets).answer('britain', { kind: 'declareWar', on: 'denmark' });
      expect(table.state.impulse?.points).toBe(4);
      expect(consulOf(table.state, 'denmark')).toMatchObject({ row: 'france', column: 'pact' });
      table.answer('britain', { kind: 'convoy', leader: 'moore' }).answer('britain', 'withArmy');
      const listed = (
        table.asked('britain').answers as readonly { readonly duchy?: string; readonly cost?: number }[]
      ).find((each) => each.duchy === duchy);
      return listed ? `for ${String(listed.cost)}` : table.refusal('britain', { kind: 'convoyTo', duchy }).because.key;
    };
    expect(open({}, 'christiania')).toBe('for 3');
    expect(open({ copenhagen: 'denmark 2' }, 'copenhagen')).toBe('convoy.enemyFleet');
  });
  test('6.13, vector T102: Squadrons for a removal come from Blockade, Refit and Regroup, not from under a Build marker', () => {
    const g = position({
      fleets: { brest: 'france 1', marseilles: 'france 1', bordeaux: 'france 1', english_channel: 'britain 3' },
    });
    changeSquadron(g, squadronOf('france', 2), { refit: 1 });
    changeSquadron(g, squadronOf('france', 3), { building: true });
    changeSquadron(g, squadronOf('france', 4), { at: 'regroup', refit: 1 });
    expect(shipsInPlay(g, 'france').map(({ id }) => id)).toEqual(
      [1, 2, 4].map((number) => squadronOf('france', number)),
    );
    expect(squadronInPool(g, 'france')).toBeDefined();
  });
  test('6.14, 5.6, vector T96: no card is played in the Attrition of the end of a Turn', () => {
    expect(areCardsPlayed(position({ clock: { phase: 'attrition' } }))).toBe(false);
    expect(areCardsPlayed(position({ active: 'france' }))).toBe(true);
  });
  test('5.5, 5.51, vector T67: a card drawn in a pass Impulse keeps the Turn alive', () => {
    const table = at({
      players: 5,
      clock: { marker: 'britain', lastActive: null },
      hands: { france: ['rally'] },
      nations: { britain: { resources: 1, reserves: [] } },
    }).answer('britain', 'resource');
    table.until('5.1').answer('britain', 'endImpulse');
    expect(handOf(table.state, 'britain')).toHaveLength(1);
    expect(table.state.clock.phase).not.toBe('attrition');
  });
  test('5.7, 15.1 the Turn goes on to the Conquests and then to Peace', () => {
    const table = at({ players: 5, forces: {}, fleets: {}, clock: { phase: 'conquest', marker: 'france' } });
    expect(table.asked().rule).toBe('5.8');
  });
  test('16.1, 16.3 a Resource is a point at the end, and is not traded', () => {
    const table = at({
      players: 5,
      forces: {},
      fleets: {},
      clock: { phase: 'over' },
      nations: { sweden: { resources: 3 }, austria: { resources: 2 } },
    });
    expect(table.result).toMatchObject({ winner: 'austria', points: { austria: 2, britain: 0 } });
  });
  test('14.3 the discards go back into the pile, and what left the game stays out', () => {
    const g = position({ players: 5, clock: { phase: 'draw', interphase: true, step: 0 } });
    g.cards = {
      ...g.cards,
      pile: g.cards.pile.filter((card) => card !== 'rally' && card !== 'tilsit'),
      discards: [cardId('rally')],
      removed: [...g.cards.removed, cardId('tilsit')],
    };
    const table = tableAt(g);
    expect(table.state.cards.discards).toEqual([]);
    const draws = (table.asked().answers as readonly { readonly card?: string }[]).map(({ card }) => card);
    expect(draws).toContain('rally');
    expect(draws).not.toContain('tilsit');
  });
});
