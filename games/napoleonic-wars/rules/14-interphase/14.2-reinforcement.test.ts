import { describe, expect, test } from 'vitest';
import { duchyId, leaderId } from '../../catalogue/catalogue.ts';
import { leaderRow, unitsIn } from '../../state/state.ts';
import { at, type Position, type Table } from '../../testing/position.ts';

const phase = (wanted: Position): Table =>
  at({
    players: 5,
    forces: {},
    fleets: {},
    ...wanted,
    clock: { phase: 'reinforcement', interphase: true, marker: 'austria', step: 0 },
  });

describe('14.2 Reinforcement', () => {
  test('14.21 Austria has eight points: four Units', () => {
    const table = phase({});
    for (let units = 0; units < 4; units++) table.answer('austria', 'newUnit');
    expect(unitsIn(table.state, duchyId('vienna'), 'austria')).toBe(4);
    expect(table.refusal('austria', 'newUnit').because.key).toBe('reinforce.noPoints');
  });
  test('14.22 reinforcements go to the Capital, else to the closest Home Duchy', () => {
    const lost = phase({ flags: { vienna: 'france', linz: 'france' } }).answer('austria', 'newUnit');
    expect(unitsIn(lost.state, duchyId('moravia'), 'austria')).toBe(1);
  });
  test('14.21 a Neutral Proxy builds by 7.5, and does not deploy', () => {
    const table = phase({});
    for (const seat of ['austria', 'russia', 'prussia']) table.answer(seat, 'done');
    expect(unitsIn(table.state, duchyId('constantinople'), 'turkey')).toBe(2);
    expect(table.asked().prompt.params['nation']).toBe('spain');
  });
  test('14.23 a leader deploys through Friendly Duchies, once and for nothing', () => {
    const table = phase({ forces: { vienna: ['john', 'austria 4'] } }).answer('austria', {
      kind: 'deploy',
      leader: 'john',
    });
    table.answer('austria', { kind: 'deployTo', duchy: 'venice' });
    expect(leaderRow(table.state, leaderId('john')).at).toBe('venice');
    expect(unitsIn(table.state, duchyId('venice'), 'austria')).toBe(4);
    expect(table.refusal('austria', { kind: 'deploy', leader: 'john' }).because.key).toBe('deploy.once');
  });
  test('14.23 not where it could be intercepted, and not into enemy land', () => {
    const table = phase({ forces: { vienna: ['john'], munich: ['davout', 'france 1'] } }).answer('austria', {
      kind: 'deploy',
      leader: 'john',
    });
    expect(() => table.answer('austria', { kind: 'deployTo', duchy: 'linz' })).toThrow('no answer fits');
    expect(() => table.answer('austria', { kind: 'deployTo', duchy: 'milan' })).toThrow('no answer fits');
  });
  test('14.24 a Power may buy a second Deployment, a point for each Unit and leader', () => {
    const table = phase({ forces: { vienna: ['john', 'austria 4'], prague: ['ferdinand', 'austria 5'] } });
    table
      .answer('austria', { kind: 'deploy', leader: 'john' })
      .answer('austria', { kind: 'deployTo', duchy: 'venice' });
    table
      .answer('austria', { kind: 'deploy', leader: 'ferdinand' })
      .answer('austria', { kind: 'deployTo', duchy: 'vienna' });
    expect(table.state.reinforcing?.halfPoints).toBe(4);
    expect(table.refusal('austria', { kind: 'deploy', leader: 'ferdinand' }).because.key).toBe('deploy.none');
  });
});
