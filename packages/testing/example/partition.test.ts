import { Match, NO_ORDERS, ranksOf, seeded, Table, winnersOf } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { play } from '../play.ts';
import { partition, type Partition } from './partition.ts';

const POWERS = ['france', 'britain', 'austria'];
const position = (change: Partial<Partition> = {}): Partition => ({
  clock: { round: 1, of: 2 },
  log: [],
  powers: POWERS,
  out: [],
  gold: { france: 3, britain: 3, austria: 3 },
  land: { france: 0, britain: 0, austria: 0 },
  envoys: { france: 'clerk', britain: 'clerk', austria: 'spy' },
  allies: { france: '', britain: '', austria: '' },
  ...change,
});
const sit = (change?: Partial<Partition>) => play(partition, position(change), { players: 3, rounds: 2 });
const bid = (table: ReturnType<typeof sit>, ...gold: readonly number[]) => {
  for (const [place, many] of gold.entries()) table.answer(POWERS[place] ?? '', { kind: 'bid', gold: many });
  return table;
};

describe('partition', () => {
  test('1 an envoy is known to its own power alone', () => {
    const { match } = sit();
    expect(match.view('austria').state.envoys).toEqual({ france: 'hidden', britain: 'hidden', austria: 'spy' });
    expect(match.view('spectator').state.gold).toEqual({ france: 'hidden', britain: 'hidden', austria: 'hidden' });
  });

  test('2 all pay, and the highest bid wins', () => {
    const table = bid(sit(), 2, 1, 0).answer('britain', 'pass').answer('austria', 'pass');
    expect(table.state.gold).toEqual({ france: 1, britain: 2, austria: 3 });
    expect(table.state.land).toEqual({ france: 1, britain: 0, austria: 0 });
  });

  test('2 equal bids win nothing', () => {
    expect(bid(sit(), 2, 2, 0).asked().rule).toBe('4');
  });

  test('3 who has no spy is asked like the others, and may only pass', () => {
    const table = bid(sit(), 2, 1, 0);
    expect(table.asked('britain').answers).toEqual([{ kind: 'pass' }]);
    expect(table.refusal('britain', 'unmask').because.key).toBe('intrigue.clerk');
    expect(table.match.view('france').ask).toMatchObject([{ by: 'responders', among: ['britain', 'austria'] }]);
  });

  test('3 a spy keeps the winner out, and is spent', () => {
    const table = bid(sit(), 2, 1, 0).answer('britain', 'pass').answer('austria', 'unmask');
    expect(table.state.land['france']).toBe(0);
    expect(table.match.view('france').state.envoys['austria']).toBe('spent');
  });

  test('4 in council each acts as they come, and two offers make an alliance, which shows its gold', () => {
    const table = bid(sit(), 1, 1, 1).answer('austria', 'tax');
    table.answer('britain', { kind: 'offer', to: 'france' }).answer('france', { kind: 'offer', to: 'britain' });
    expect(table.state.allies).toEqual({ france: 'britain', britain: 'france', austria: '' });
    expect(table.match.view('france').state.gold).toEqual({ france: 2, britain: 2, austria: 'hidden' });
    expect(table.match.events('france').map(({ said }) => said.key)).not.toContain('council.taxed');
  });

  test('5 who has neither gold nor land is out, and is asked no more', () => {
    const table = bid(sit(), 3, 3, 0);
    expect(table.state.out).toEqual(['france', 'britain']);
    expect(table.questions().map(({ by }) => by)).toEqual(['austria']);
    expect(table.match.inPlay()).toEqual(['austria']);
  });

  test('5 who is out has no say when something is taken back', () => {
    const table = bid(sit({ gold: { france: 1, britain: 3, austria: 3 } }), 1, 1, 1);
    expect(table.state.out).toEqual(['france']);
    table.answer('britain', 'tax').answer('austria', { kind: 'offer', to: 'britain' });
    expect(table.match.undo('britain')?.because.params['seats']).toEqual(['austria']);
  });

  test('6 allies win together, and the others rank after them', () => {
    const change = {
      land: { france: 1, britain: 0, austria: 0 },
      allies: { france: 'britain', britain: 'france', austria: '' },
    };
    const result = sit({ ...change, clock: { round: 3, of: 2 } }).result;
    expect(result).toMatchObject({ winner: 'nobody', winners: ['france', 'britain'] });
    expect(result && winnersOf(result)).toEqual(['france', 'britain']);
    expect(result && ranksOf(result, POWERS)).toEqual({ france: 1, britain: 1, austria: 3 });
    expect(partition.adjudicate?.(position(change))).toMatchObject({ winners: ['france', 'britain'] });
  });

  test('the guide: a seat orders that it is asked only when something fits, and the table keeps a beat', () => {
    const match = Match.from(partition, { players: 3, rounds: 2 }, position());
    const table = new Table(match, { chance: seeded('1815'), keepsBeat: true });
    table.order('britain', { ...NO_ORDERS, windows: 'fits' });
    for (const power of POWERS) table.answer(power, 0, { kind: 'bid', gold: power === 'france' ? 2 : 0 });
    expect(table.due()).toEqual(['britain']);
    table.obey();
    expect(table.match.questions().map(({ by }) => by)).toEqual(['austria']);
  });
});
