import { describe, expect, test } from 'vitest';
import { factionOf, inPool } from '../../state/index.ts';
import { at, type Position, position, standing, type Table, tableAt } from '../../testing/position.ts';
import { frenchSail, unmolested } from '../../testing/fleets.ts';
import { isAtWar, swedishWarBegins, swedishWarEnds } from './G.7-foreign-wars.ts';

const BEATEN = { conquests: { austria: { pro: 1, anti: 0 }, prussia: { pro: 1, anti: 0 } } } as const;
const frenchAttempt = (more: Position): Table =>
  at({
    clock: { phase: 'alliance', year: 1808, month: 5 },
    history: BEATEN,
    status: { russia: 'neutral', austria: 'pro', prussia: 'pro' },
    ...more,
    forces: more.forces ?? {},
  }).until('G.2.b');

describe('G.9 Sweden', () => {
  test('G.9.a SW-04: Sweden begins neutral, and an attack on Stralsund or an invasion brings it in on the other side', () => {
    const table = at({ clock: { phase: 'combat' }, forces: { LL26: ['sweden 2 I'], KK26: ['davout', 'france 6 I'] } });
    expect(factionOf(table.state, 'sweden')).toBe('neutral');
    table.answer('france', { kind: 'attackNeutral', target: 'LL26' }).answer('england', { nation: 'england' });
    expect([factionOf(table.state, 'sweden'), table.state.politics.machines['SWEDEN']]).toEqual(['anti', 'anti']);
  });
  test('G.9.c SW-01, R-56: Swedes who must leave Pomerania are shipped to Stockholm, two points a month, without a leader', () => {
    const table = at({
      clock: { segment: 'neutral', phase: 'naval' },
      machines: { SWEDEN: 'evacuating' },
      forces: { LL26: ['sweden 3 I'] },
      ships: { VV32: ['sweden 1 T port'] },
    });
    expect([standing(table.state, 'LL26'), standing(table.state, 'VV32')]).toEqual([['sweden 1 I'], ['sweden 2 I']]);
  });
  test('G.9.c the Swedish leader goes with the last of them', () => {
    const left = (sp: number): string | undefined =>
      at({
        clock: { segment: 'neutral', phase: 'naval' },
        machines: { SWEDEN: 'evacuating' },
        forces: { LL26: ['bernadotte_sweden', `sweden ${sp} I`] },
        ships: { VV32: ['sweden 1 T port'] },
      }).state.leaders.find(({ id }) => id === 'bernadotte_sweden')?.at;
    expect([left(2), left(3)]).toEqual(['VV32', 'LL26']);
  });
  test('G.9.b, G.9.d SW-02, SW-05, MX16: a pro-French Sweden is at war with Russia, which sends six points and a leader', () => {
    const table = frenchAttempt({ machines: { RUSSIA: 'tilsit', TILSIT: 'term' }, counters: { russianFlag: 6 } });
    table.answer('france', { kind: 'woo', nation: 'sweden' }).dice(1);
    expect([factionOf(table.state, 'sweden'), table.state.history.swedishWar]).toEqual(['pro', 'active']);
    const sends = at({
      clock: { segment: 'neutral', phase: 'production' },
      status: { russia: 'neutral' },
      machines: { RUSSIA: 'tilsit', SWEDEN: 'pro' },
      history: { ...BEATEN, swedishWar: 'active' },
      forces: { OO47: ['russia 6 I', 'russia 2 C', 'bagration'] },
    });
    sends.until('J.2.b');
    while (sends.state.foreign.reduce((sum, { sp }) => sum + sp, 0) < 6)
      sends.until(sends.asked().prompt.key).pick(sends.asked().by, () => true);
    expect(sends.state.foreign).toEqual([
      { war: 'sweden', kind: 'I', sp: 5 },
      { war: 'sweden', kind: 'C', sp: 1 },
    ]);
    expect(sends.state.leaders.find(({ id }) => id === 'bagration')?.at).toBe('atWar');
  });
  test('G.9.e SW-06: Russia may roll for peace each turn, in its own Alliance Phase; eleven is enough with a point', () => {
    const table = at({
      clock: { segment: 'neutral', phase: 'alliance' },
      status: { russia: 'neutral' },
      machines: { RUSSIA: 'tilsit', SWEDEN: 'pro' },
      history: { swedishWar: 'active' },
      forces: {},
    }).until('G.7.d');
    table.answer('england', 'withPoint').dice(5, 6);
    expect([table.state.history.swedishWar, table.state.treasury.russianDebt]).toEqual(['over', 2]);
  });
  test('G.9.f, G.9.g SW-07: the conquest of Sweden ends the war, and there is no other', () => {
    const g = position({ history: { swedishWar: 'active' } });
    swedishWarEnds(g);
    swedishWarBegins(g);
    expect([g.history.swedishWar, isAtWar(g, 'sweden')]).toEqual(['over', false]);
  });
  test('G.9.b SW-03, G.8.b DK-02: an anti-French Sweden or Denmark becomes neutral', () => {
    const minors = {
      ...position({}).politics.minors,
      sweden: { status: 'satellite', controller: 'england' },
      denmark: { status: 'satellite', controller: 'england' },
    } as const;
    const won = (nation: 'sweden' | 'denmark'): string => {
      const g = position({
        clock: { phase: 'alliance' },
        history: BEATEN,
        status: { russia: 'neutral', austria: 'pro', prussia: 'pro' },
        machines: { SWEDEN: 'anti', DENMARK: 'anti', RUSSIA: 'rollable' },
        forces: {},
      });
      g.politics = { ...g.politics, minors };
      return factionOf(tableAt(g).until('G.2.b').answer('france', { kind: 'woo', nation }).dice(1).state, nation);
    };
    expect([won('sweden'), won('denmark')]).toEqual(['neutral', 'neutral']);
  });
});

describe('G.10 Ireland', () => {
  const landing = (forces: readonly string[]): Table =>
    unmolested(
      frenchSail({
        forces: { Z7: forces },
        ships: { Z7: ['france 1 S port', 'france 2 T port'] },
        clock: { phase: 'naval', month: 6 },
      })
        .answer('france', { kind: 'sail' })
        .answer('france', { squadrons: 1, transports: 2 })
        .answer('france', { kind: 'embark', sp: forces.length > 1 ? 3 : 2 })
        .answer('france', { kind: 'embarkLeader' })
        .answer('france', 'done')
        .answer('france', { to: 'BOX-IRELAND' }),
    );
  test('G.10 IR-01, IR-02, IRE1, IRE2: three points and a leader rated 1 raise the country on an 8', () => {
    const table = landing(['ney', 'france 3 I']).dice(4, 4);
    expect(table.events('ireland.landed')[0]?.said.params).toMatchObject({ dice: 8, total: 12 });
    expect([
      table.state.politics.machines['IRELAND'],
      table.state.counters.ireland,
      standing(table.state, 'BOX-IRELAND'),
    ]).toEqual(['rebellion', 12, ['france 3 I']]);
  });
  test('G.10 IR-03, IR-04, MX17: each month the clock goes down, and a twelve still raises it', () => {
    const table = at({
      clock: { phase: 'alliance' },
      machines: { IRELAND: 'landed' },
      counters: { ireland: 12 },
      forces: {},
    }).dice(6, 6);
    expect([
      table.state.counters.ireland,
      table.state.politics.machines['IRELAND'],
      table.state.history.irishWar,
    ]).toEqual([11, 'rebellion', true]);
  });
  test('G.10 IR-05: when the clock has run out they come home and the war is over', () => {
    const g = position({
      clock: { phase: 'production' },
      machines: { IRELAND: 'rebellion' },
      counters: { ireland: 0 },
      forces: {},
    });
    g.troops = [
      {
        at: 'BOX-IRELAND' as never,
        nation: 'france',
        kind: 'I',
        inside: false,
        spent: 'no',
        level: 0,
        bond: 'none',
        sp: 2,
      },
    ];
    const table = tableAt(g).answer('france', { at: 'Z7' });
    expect([standing(table.state, 'Z7'), table.state.politics.machines['IRELAND']]).toEqual([['france 2 I'], 'over']);
  });
  test('G.10 IR-06, G.7.d: England may roll for peace; IR-07, R-106 a second expedition only while no Irish war was fought', () => {
    const table = at({
      clock: { segment: 'anti', phase: 'alliance' },
      machines: { IRELAND: 'rebellion' },
      counters: { ireland: 5 },
      history: { irishWar: true },
      forces: {},
    }).until('G.7.d');
    expect(table.answer('england', 'yes').dice(6, 6).state.politics.machines['IRELAND']).toBe('landed');
    const again = (irishWar: boolean): Table =>
      frenchSail({
        forces: { Z7: ['ney', 'france 2 I'] },
        ships: { Z7: ['france 1 T port'] },
        machines: { IRELAND: 'over' },
        history: { irishWar },
      })
        .answer('france', { kind: 'sail' })
        .answer('france', { kind: 'embark', sp: 2 })
        .answer('france', 'done');
    expect(again(true).refusal('france', { kind: 'sailTo', to: 'BOX-IRELAND' }).rule).toBe('G.10');
    expect(again(false).asked().answers).toContainEqual({ kind: 'sailTo', to: 'BOX-IRELAND' });
  });
  test('G.10 England sends four infantry to Ireland', () => {
    const table = at({
      clock: { segment: 'anti', phase: 'production' },
      machines: { IRELAND: 'rebellion' },
      history: { irishWar: true },
      forces: { FF12: ['england 5 I'] },
      pools: { england: {} },
    });
    table.dice(2);
    expect(table.state.foreign).toEqual([{ war: 'ireland', kind: 'I', sp: 4 }]);
    expect(inPool(table.state, 'england', 'I')).toBe(0);
  });
});
