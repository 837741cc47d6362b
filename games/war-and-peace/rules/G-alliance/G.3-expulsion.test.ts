import { describe, expect, test } from 'vitest';
import { factionOf, inPool } from '../../state/index.ts';
import { at, type Position, position, standing, type Table, tableAt } from '../../testing/position.ts';
import { turnOf } from '../../state/index.ts';

const alliance = (segment: 'pro' | 'anti' | 'neutral', more: Position): Table =>
  at({ forces: {}, ...more, clock: { segment, phase: 'alliance', ...more.clock } });
const asks = (table: Table, rule: string): boolean => {
  for (let guard = 0; guard < 40 && table.state.clock.phase === 'alliance'; guard++) {
    if (table.asked().rule === rule) return true;
    const question = table.asked();
    if (question.by === 'chance') table.dice(3);
    else table.pick(question.by, (answer) => answer === question.answers.at(question.rule === 'G.3.c' ? 0 : -1));
  }
  return false;
};

describe('G.2, G.3 announcements and votes', () => {
  test('G.2.a with two players nobody announces and nobody votes', () => {
    const table = alliance('anti', { players: '2' });
    expect(asks(table, 'G.3.f')).toBe(false);
  });
  test('G.3.b ST-15: the player of a neutral state announces in the Neutral Alliance Phase', () => {
    const table = alliance('neutral', {
      players: '4',
      status: { austria: 'neutral' },
      machines: { AUSTRIA: 'normal' },
    });
    expect(table.asked()).toMatchObject({ by: 'austria', rule: 'G.3.b' });
    expect(table.answer('austria', { stance: 'anti' }).state.politics.status.austria).toBe('anti');
  });
  test('G.3.e ST-14: a member of a faction announces its neutrality in its own segment', () => {
    const table = alliance('anti', { players: '4', machines: { AUSTRIA: 'normal' } });
    asks(table, 'G.3.e');
    expect(table.answer('austria', { stance: 'neutral' }).state.politics.status.austria).toBe('neutral');
  });
  test('G.6.c the prisoners of a state that becomes neutral of its own will go home', () => {
    const g = position({
      players: '4',
      clock: { segment: 'anti', phase: 'alliance' },
      machines: { AUSTRIA: 'normal' },
    });
    g.prisoners = [{ holder: 'france', nation: 'austria', kind: 'I', sp: 4 }];
    const before = inPool(g, 'austria', 'I');
    const table = tableAt(g);
    asks(table, 'G.3.e');
    table.answer('austria', { stance: 'neutral' });
    expect([table.state.prisoners, inPool(table.state, 'austria', 'I')]).toEqual([[], before + 4]);
  });
  test('G.5.a a player may declare war on several states in one phase', () => {
    const table = alliance('pro', {
      players: '2',
      status: { austria: 'neutral', prussia: 'neutral' },
      machines: { AUSTRIA: 'normal', PRUSSIA: 'normal', SPANISH_CHART: 'retired' },
    }).until('G.5.a');
    table.answer('france', { kind: 'declareWar', nation: 'austria' });
    table.answer('france', { kind: 'declareWar', nation: 'prussia' });
    expect([table.state.politics.status.austria, table.state.politics.status.prussia]).toEqual(['anti', 'anti']);
  });
  test('G.3.f, G.4.g ST-17, R-75: a majority puts Austria out; it is neutral, and from the next turn its former friends may attack it', () => {
    const table = alliance('anti', { players: '4', machines: { AUSTRIA: 'normal' } });
    expect(asks(table, 'G.3.f')).toBe(true);
    table.answer('england', { kind: 'expel', nation: 'austria' });
    table.answer('russia', 'yes').answer('austria', 'no');
    expect([table.state.politics.status.austria, table.state.history.dropped.austria]).toMatchObject([
      'neutral',
      { by: 'anti' },
    ]);
    const now = turnOf(position({}).clock);
    const entering = (turn: number): Table =>
      at({
        players: '4',
        clock: { segment: 'anti' },
        status: { austria: 'neutral' },
        machines: { AUSTRIA: 'normal' },
        forces: { FF36: ['bagration', 'russia 3 I'] },
        history: { dropped: { austria: { by: 'anti', turn } } },
      })
        .answer('russia', { kind: 'march', leader: 'bagration' })
        .answer('russia', 'takeAll');
    expect(entering(now).refusal('russia', { kind: 'step', to: 'FF35' }).rule).toBe('G.5.c');
    const table2 = entering(now - 1).answer('russia', { kind: 'step', to: 'FF35' });
    expect(factionOf(table2.state, 'austria')).toBe('pro');
  });
  test('G.3.d ST-16, R-75: a tie fails; R-80 nobody puts out a state that a rule keeps', () => {
    const table = alliance('pro', { players: '4', status: { austria: 'pro' }, machines: { AUSTRIA: 'normal' } });
    expect(asks(table, 'G.3.d')).toBe(true);
    expect(table.refusal('france', { kind: 'expel', nation: 'spain' }).rule).toBe('M.3.b');
    table.answer('france', { kind: 'expel', nation: 'austria' }).answer('austria', 'no');
    expect(table.state.politics.status.austria).toBe('pro');
  });
  test('K.2.c ST-19: after the exile an anti-French state may turn to the French side without being neutral first', () => {
    const table = alliance('anti', {
      players: '4',
      machines: { AUSTRIA: 'normal', FRANCE: 'exile' },
      status: { france: 'exile' },
    });
    asks(table, 'G.3.e');
    expect(table.answer('austria', { stance: 'pro' }).state.politics.status.austria).toBe('pro');
  });
  test('G.6.a captured units wait in the box of the state that took them', () => {
    const table = at({
      clock: { phase: 'combat' },
      forces: { AA20: ['davout', 'france 9 I'], AA21: ['france 9 I', 'ney'], Z21: ['mack', 'austria 1 I'] },
    });
    expect(table.state.prisoners).toEqual([]);
    const g = position({ forces: {} });
    g.prisoners = [{ holder: 'france', nation: 'austria', kind: 'I', sp: 3 }];
    expect([tableAt(g).state.prisoners[0]?.holder, standing(g, 'Z21')]).toEqual(['france', []]);
  });
});
