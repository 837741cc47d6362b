import { describe, expect, test } from 'vitest';
import { duchyId } from '../../catalogue/catalogue.ts';
import { controller, isSubject, nationRow, placeFlag } from '../../state/state.ts';
import { at, type Position, position, type Table, tableAt } from '../../testing/position.ts';
import { chiefInvaders, forcedSubmission } from './15.4-submission.ts';

/** France has eight Units in Austria, which has two. */
const overrun: Position = {
  players: 5,
  active: 'france',
  fleets: {},
  hands: { france: ['rally'], russia: ['fouche', 'plunder'] },
  forces: { linz: ['davout', 'france 7'], buda: ['austria 2'] },
  flags: { linz: 'france', prague: 'france' },
};
const ended = (): Table => at(overrun).answer('france', 'endImpulse');

describe('15.4 Submission', () => {
  test('15.4 a Power may offer to Submit when the invaders outnumber all that it has: rulings/15.4-counting-forces.md', () => {
    expect(chiefInvaders(position(overrun), 'austria')).toEqual(['france']);
    expect(
      chiefInvaders(position({ ...overrun, forces: { linz: ['france 1'], buda: ['austria 8'] } }), 'austria'),
    ).toEqual([]);
    expect(ended().asked('austria').prompt.key).toBe('submit.offer');
  });
  test('15.41 an offer is taken whole: Duchies are ceded and returned, and the victim is a Subject Neutral', () => {
    const table = ended().answer('austria', 'offerPeace').answer('austria', { kind: 'offerCede', duchy: 'tyrol' });
    table.answer('austria', { kind: 'askBack', duchy: 'prague' }).answer('austria', 'done').answer('france', 'yes');
    expect([controller(table.state, duchyId('tyrol')), controller(table.state, duchyId('prague'))]).toEqual([
      'france',
      'austria',
    ]);
    expect(isSubject(table.state, 'austria')).toBe(true);
    expect(nationRow(table.state, 'france').resources).toBe(1);
  });
  test('15.41 or refused, and the war goes on', () => {
    const table = ended().answer('austria', 'offerPeace').answer('austria', 'done').answer('france', 'no');
    expect(isSubject(table.state, 'austria')).toBe(false);
  });
  test('15.4, vector T27: invaders who are tied for most Forces must all agree; France alone decides if it has most', () => {
    const tied: Position = {
      ...overrun,
      nations: { prussia: { camp: 'imperial' } },
      forces: { tyrol: ['france 3'], dresden: [], moravia: ['prussia 3'] },
      flags: { linz: 'france', prague: 'prussia', tyrol: 'france', moravia: 'prussia', milan: 'austria' },
    };
    expect(chiefInvaders(position(tied), 'austria')).toEqual(expect.arrayContaining(['france', 'prussia']));
    const offered = (): Table =>
      at(tied)
        .answer('france', 'endImpulse')
        .answer('austria', 'offerPeace')
        .answer('austria', { kind: 'askBack', duchy: 'prague' })
        .answer('austria', 'done');
    const agreed = offered().answer('france', 'yes').answer('prussia', 'yes');
    expect(isSubject(agreed.state, 'austria')).toBe(true);
    expect(controller(agreed.state, duchyId('prague'))).toBe('austria');
    expect(isSubject(offered().answer('france', 'yes').answer('prussia', 'no').state, 'austria')).toBe(false);
  });
  test('15.41 the Power may ask to keep what it holds abroad, and a later Conquest counts from the Keys that it has left', () => {
    const abroad = { ...overrun, flags: { ...overrun.flags, milan: 'austria', munich: 'austria' } } as const;
    const offered = at(abroad).answer('france', 'endImpulse').answer('austria', 'offerPeace');
    offered.answer('austria', { kind: 'askKeep', duchy: 'milan' }).answer('austria', 'done').answer('france', 'yes');
    offered.answer('france', 'done');
    expect([controller(offered.state, duchyId('milan')), controller(offered.state, duchyId('munich'))]).toEqual([
      'austria',
      'france',
    ]);
    const { keyBase } = nationRow(offered.state, 'austria');
    expect([keyBase.includes(duchyId('milan')), keyBase.includes(duchyId('munich'))]).toEqual([true, false]);
  });
  test('15.41 what a Conquest could not touch is not offered: an Associate of another Ally, or a Duchy ceded before', () => {
    const g = position({
      ...overrun,
      nations: { prussia: { camp: 'imperial' } },
      flags: { linz: 'france', venice: 'prussia' },
    });
    placeFlag(g, duchyId('styria'), 'france', true);
    const table = tableAt(g).answer('france', 'endImpulse').answer('austria', 'offerPeace');
    const ceded = table.asked('austria').answers.flatMap(({ kind, duchy }) => (kind === 'offerCede' ? [duchy] : []));
    expect(ceded).toEqual(expect.arrayContaining(['linz', 'tyrol']));
    expect(ceded).not.toContain('venice');
    expect(ceded).not.toContain('styria');
  });
  test('15.4 a player who offers nothing for one Power may still offer for another', () => {
    const both: Position = {
      ...overrun,
      players: 3,
      forces: { ...overrun.forces, moscow: ['napoleon', 'france 8'] },
    };
    const table = at(both).answer('france', 'endImpulse').answer('austria', 'pass');
    expect(table.asked().prompt).toMatchObject({ key: 'submit.offer', params: { nation: 'russia' } });
  });
  test('15.42, 15.2 a forced Submission frees the Home Duchies, and cedes none', () => {
    const g = position({
      players: 5,
      forces: { linz: ['france 1'] },
      fleets: {},
      flags: { prague: 'france', venice: 'france' },
    });
    const script = forcedSubmission(g, 'austria');
    for (let step = script.next(); !step.done;) step = script.next([{ kind: 'done' }]);
    expect([controller(g, duchyId('prague')), controller(g, duchyId('venice'))]).toEqual(['austria', 'france']);
  });
  test('15.41 no more than six Duchies', () => {
    const table = ended().answer('austria', 'offerPeace');
    for (const duchy of ['tyrol', 'styria', 'trieste', 'venice', 'dalmatia', 'croatia'])
      table.answer('austria', { kind: 'offerCede', duchy });
    expect(table.refusal('austria', { kind: 'offerCede', duchy: 'banat' }).because.key).toBe('submit.tooMany');
  });
  test('15.42, vector T94: forced to Submit with nobody there, a nation only loses its Reserves of the next Turn', () => {
    const g = position({ players: 5, forces: {} });
    const script = forcedSubmission(g, 'turkey');
    expect(script.next().done).toBe(true);
    expect(isSubject(g, 'turkey')).toBe(false);
    expect(g.effects).toEqual([{ kind: 'noReserves', card: null, nation: 'turkey' }]);
  });
  test('15.42, 5.82, vector T94: France forced to Submit to one Austrian Unit ends the game', () => {
    const g = position({ players: 5, forces: { strasbourg: ['austria 1'] }, fleets: {} });
    const script = forcedSubmission(g, 'france');
    expect(script.next().value).toMatchObject([{ by: 'austria', prompt: { key: 'withdraw.others' } }]);
    expect(script.next([{ kind: 'done' }]).done).toBe(true);
    expect(g.clock).toMatchObject({ phase: 'over', ending: 'franceFallen' });
  });
});

describe('partisans of 1812 and 1813', () => {
  test('5.5 at the end of a Round a 6 removes a French Flag in Spain that no Formation guards', () => {
    const table = at({
      scenario: '1813',
      players: 5,
      clock: { marker: 'denmark' },
      fleets: {},
      forces: { burgos: ['france 1'] },
      hands: { france: ['rally'], russia: ['fouche', 'plunder'] },
      nations: { denmark: { reserves: [] } },
    });
    while (table.asked().prompt.key === 'submit.offer') table.answer(table.asked().by, 'pass');
    table.dice(6, 1, 1, 1);
    const held = ['navarre', 'saragossa', 'barcelona', 'valencia', 'burgos'].filter(
      (duchy) => controller(table.state, duchyId(duchy)) === 'france',
    );
    expect(held).toHaveLength(4);
    expect(held).toContain('burgos');
  });
});
