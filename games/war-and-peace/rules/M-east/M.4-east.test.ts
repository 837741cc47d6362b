import { describe, expect, test } from 'vitest';
import { hexId } from '../../catalogue/map.ts';
import { coloursOf, factionOf, holderOf, landOf } from '../../state/index.ts';
import { at, city, type Position, position, standing, type Table, tableAt } from '../../testing/position.ts';
import { mayEnter } from '../SG-J-ground-movement/SG-J.8-may-enter.ts';

const ALLY: Position = { status: { austria: 'pro' }, machines: { AUSTRIA: 'normal' } };
const offers = (table: Table, seat: string, leader: string): boolean =>
  table
    .questions()
    .some(
      ({ by, answers }) =>
        by === seat && answers.some((answer) => answer.kind === 'march' && answer['leader'] === leader),
    );

describe('M.4 pro-French Austria and Prussia, M.5.c, N.1, N.3', () => {
  const forces = {
    Z30: ['charles', 'john', 'austria 12 I'],
    AA15: ['davout', 'france 2 I'],
    FF12: ['moore', 'england 2 I'],
  };
  test('M.4.a the French do not move their units, unless they are an expeditionary force or the state is invaded', () => {
    expect(offers(at({ ...ALLY, forces }), 'france', 'charles')).toBe(false);
    const invaded = at({ ...ALLY, forces: { ...forces, CC37: ['russia 1 I'] } });
    expect(offers(invaded, 'france', 'charles')).toBe(true);
    const lent = at({ ...ALLY, forces: { Z30: ['austria 5 I expedition', 'ney'] } }).answer('france', {
      kind: 'march',
      leader: 'ney',
    });
    expect(lent.asked().answers.some(({ kind }) => kind === 'take')).toBe(true);
  });
  test('M.4.b, R-78 the English move one leader with up to ten points in their Ground Movement Phase, at home', () => {
    const table = at({ ...ALLY, clock: { segment: 'anti' }, forces });
    expect(offers(table, 'england', 'charles')).toBe(true);
    table.answer('england', { kind: 'march', leader: 'charles' });
    expect(table.asked().answers.some(({ kind }) => kind === 'joinedBy')).toBe(false); // one leader, and no more
    table.answer('england', { kind: 'take', sp: 10 }).answer('england', 'go');
    table.answer('england', { kind: 'step', to: 'Z29' }).answer('england', 'stop');
    expect(standing(table.state, 'Z29')).toEqual(['austria 10 I']);
    expect(table.refusal('england', { kind: 'march', leader: 'john' }).rule).toBe('M.4.b');
  });
  const reversed = (conquered: 'milan' | 'munich' | 'innsbruck', tyrol: 'bavaria' | 'france'): Table => {
    const hexes = { milan: ['T22', 'U22'], munich: ['Y25', 'Y26'], innsbruck: ['W25', 'X25'] } as const;
    const [to, from] = hexes[conquered];
    const g: Position = {
      ships: {},
      clock: { segment: 'anti' },
      machines: { PRESSBURG: 'enacted' },
      history: { conquests: { austria: { pro: 1, anti: 0 } } },
      cities: { munich: 'bavaria', venice: 'italy', innsbruck: tyrol },
      forces: { [from]: ['charles', 'austria 4 I'] },
    };
    const start = position(g);
    start.politics = { ...start.politics, regions: { venetia: 'italy', tyrol } };
    return tableAt(start)
      .answer('england', { kind: 'march', leader: 'charles' })
      .answer('england', 'takeAll')
      .answer('england', { kind: 'step', to });
  };
  test('M.5.c PB-04, R-53: the conquest of Italy gives Venetia back, that of Bavaria the Tyrol; Innsbruck that is French is simply taken', () => {
    const italy = reversed('milan', 'bavaria').dice(5);
    expect([
      landOf(italy.state, hexId('T26')),
      landOf(italy.state, hexId('W25')),
      italy.state.politics.machines['PRESSBURG'],
    ]).toEqual(['austria', 'bavaria', 'lapsed']);
    expect(landOf(reversed('munich', 'bavaria').dice(5).state, hexId('W25'))).toBe('austria');
    const tyrol = reversed('innsbruck', 'france');
    expect([landOf(tyrol.state, hexId('W25')), holderOf(tyrol.state, city('innsbruck'))]).toEqual([
      'austria',
      'austria',
    ]);
  });
  test('N.1.b once Spain is anti-French the limits are gone', () => {
    const g = position({
      status: { spain: 'anti' },
      machines: { SPAIN: 'war', SPANISH_INVASION: 'free' },
      forces: { K8: ['massena', 'france 5 I'] },
    });
    const force = {
      at: hexId('K8'),
      leaders: [],
      parts: [{ nation: 'france', kind: 'I', level: 0, bond: 'none', sp: 5 }],
    } as const;
    expect(mayEnter(g, { verb: 'retreat', force, to: hexId('J8') })).toBeUndefined();
  });
  test('N.3.b, G.4.a MI-01, MI-04: whoever attacks a friend’s minor state makes an enemy of it; MI-05, MI-06 satellites follow their master', () => {
    const table = at({ clock: { phase: 'combat' }, forces: { CC24: ['bavaria 1 I'], BB23: ['ney', 'france 6 I'] } });
    table.answer('france', { kind: 'attackNeutral', target: 'CC24' }).answer('england', { nation: 'austria' });
    expect([factionOf(table.state, 'bavaria'), coloursOf(table.state, 'bavaria')]).toEqual(['anti', 'austria']);
    const prussia = position({ status: { prussia: 'anti' } });
    expect([factionOf(position({}), 'saxony'), factionOf(prussia, 'saxony')]).toEqual(['neutral', 'anti']);
  });
  test('N.3.b, G.4.a, SG N.2: if those who would attack must first part from the new enemies, there may be no attack', () => {
    const table = at({
      clock: { phase: 'combat' },
      forces: { CC24: ['bavaria 1 I'], BB23: ['ney', 'france 2 I', 'bavaria 7 I'] },
    });
    table.answer('france', { kind: 'attackNeutral', target: 'CC24' }).answer('england', { nation: 'austria' });
    table.answer('france', { kind: 'retreatTo', to: 'BB22' });
    expect(table.asked().prompt.key).toBe('combat.declare');
    expect(table.state.work).toMatchObject({ phase: 'combat', attacks: [] });
    expect(table.events('combat.declared')).toEqual([]);
  });
  test('N.3.a, G.3.e MX28, R-83: a French force in Saxony makes that state an enemy, not Prussia', () => {
    const table = at({ players: '3', forces: { EE26: ['davout', 'france 4 I'] } })
      .answer('france', { kind: 'march', leader: 'davout' })
      .answer('france', 'takeAll')
      .answer('france', { kind: 'step', to: 'FF26' });
    table.answer('england', { nation: 'austria' });
    expect([factionOf(table.state, 'saxony'), table.state.politics.status.prussia]).toEqual(['anti', 'neutral']);
  });
});
