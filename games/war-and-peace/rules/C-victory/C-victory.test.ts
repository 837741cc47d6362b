import { describe, expect, test } from 'vitest';
import { cityCards, isPort } from '../../catalogue/cities.ts';
import type { Holder, Nation, Players } from '../../catalogue/ids.ts';
import { printedConditions } from '../../catalogue/victory.ts';
import { warAndPeace } from '../../game.ts';
import { holderOf, turnOf, type WarAndPeace } from '../../state/index.ts';
import { at, city, type Position, position } from '../../testing/position.ts';
import {
  conditionNamed,
  conditionsFor,
  holderAtTheEnd,
  holds,
  judgeNow,
  judgeTheEnd,
  productionCitiesBySeat,
  winnersOf,
} from './C-victory.ts';

const all = (ids: readonly string[], holder: Holder): Record<string, Holder> =>
  Object.fromEntries(ids.map((id) => [id, holder]));
const meets = (g: WarAndPeace, id: string, moment: 'instant' | 'end' = 'end'): boolean => {
  const condition = printedConditions.find((each) => each.id === id);
  return condition !== undefined && holds(g, condition.when, moment);
};
const judged = (g: WarAndPeace): string | undefined => {
  judgeTheEnd(g);
  return g.ending?.by;
};
const times = (nation: Nation, pro: number, anti = 0) => ({ [nation]: { pro, anti } });
const invaded = { spain: turnOf({ year: 1808, month: 3 }), russia: turnOf({ year: 1812, month: 6 }) };

describe('C victory', () => {
  test('C.1.c, C.1.d, C.2.a every symbol is a production city, every anchor a port', () => {
    const production = cityCards.filter((each) => each.production).map(({ id }) => id);
    const g = position({ cities: all(production, 'france'), history: { conquests: times('england', 1) } });
    expect(meets(g, 'C.2.a', 'instant')).toBe(true);
    expect(meets(position({ history: { conquests: times('england', 1) } }), 'C.2.a', 'instant')).toBe(false);
  });
  test('C.2, C.2.b Paris, Moscow, Lisbon, Antwerp and 35 ports: a decisive victory at once', () => {
    const ports = cityCards.filter((each) => isPort(each)).map(({ id }) => id);
    const g = position({ cities: { ...all(ports, 'france'), moscow: 'france' } });
    judgeNow(g);
    expect(g.ending).toEqual({ by: 'C.2.b' });
    expect(meets(position({ cities: { ...all(ports, 'france'), moscow: 'russia' } }), 'C.2.b', 'instant')).toBe(false);
    expect(
      meets(position({ cities: { ...all(ports.slice(0, 30), 'france'), moscow: 'france' } }), 'C.2.b', 'instant'),
    ).toBe(false);
  });
  test('C.3, C.3.a VIC1: 19 great ports with Paris and Moscow; it is offered, and once refused it is gone', () => {
    const great = cityCards
      .filter((each) => isPort(each) && each.kind !== 'minor' && !['england', 'sweden', 'russia'].includes(each.state))
      .map(({ id }) => id);
    expect(great).toHaveLength(19);
    const held: Position = {
      clock: { phase: 'combat' },
      forces: {},
      cities: { ...all(great, 'france'), moscow: 'france' },
    };
    expect(at(held).answer('france', 'yes').result).toMatchObject({ winner: 'france', points: { france: 1 } });
    const refused = at(held).answer('france', 'no');
    expect([refused.result, refused.state.history.refused]).toEqual([undefined, true]);
  });
  const paris: Position = { forces: { AA15: ['france 4 I'] }, history: { invaded } };
  test('C.4, C.4.a a French point in Paris at the end, Spain and Russia invaded in time, four production cities (MX37)', () => {
    expect(judged(position(paris))).toBe('C.4.a');
    for (const missing of [
      { ...paris, forces: {} },
      { ...paris, history: { invaded: { ...invaded, spain: turnOf({ year: 1809, month: 1 }) } } },
      { ...paris, history: { invaded: { ...invaded, russia: null } } },
      { ...paris, history: { invaded, conquests: times('france', 0, 1) } },
      { ...paris, status: { france: 'exile' as const } },
    ])
      expect(meets(position(missing), 'C.4.a')).toBe(false);
  });
  test('C.6, C.6.a, C.8 with fewer than four production cities the English win marginally, and otherwise decisively', () => {
    const production = cityCards.filter((each) => each.production && each.id !== 'paris').map(({ id }) => id);
    expect(judged(position({ ...paris, cities: all(production, 'england') }))).toBe('C.6.a');
    expect(judged(position({ forces: {} }))).toBe('C.8');
  });
  test('C.5, C.5.a Napoleon back and a French point in Paris: a draw', () => {
    expect(judged(position({ forces: { AA15: ['france 1 I'] }, history: { napoleonReturned: true } }))).toBe('C.5.a');
  });
  test('C.1.e MX24: at the end those with most points in the hex hold the city, besiegers included', () => {
    const g = position({
      forces: { AA15: ['inside france 3 I', 'russia 5 I'] },
      history: { napoleonReturned: true, conquests: { ...times('austria', 2), ...times('prussia', 1) } },
      players: '4',
    });
    expect([meets(g, 'C.22'), meets(g, 'C.22', 'instant')]).toEqual([true, false]);
  });
  test('C.7, C.7.a, C.1.f the conqueror of France counts after Napoleon’s return', () => {
    const back = { napoleonReturned: true, conquerorOfFrance: 'russia' } as const;
    const twice = position({ history: { ...back, conquests: times('france', 0, 2) } });
    expect(meets(twice, 'C.7.a', 'instant')).toBe(true);
    const once = position({ history: { ...back, conquests: times('france', 0, 1) } });
    expect(meets(once, 'C.7.a', 'instant')).toBe(false);
  });
  const judgedFor = (
    players: Players,
    history: Position['history'],
    forces: Position['forces'] = {},
  ): string | undefined => judged(position({ players, forces, ...(history ? { history } : {}) }));
  test('C.10, C.10.a, C.11, C.11.a three players: who conquered France, and what it cost', () => {
    expect(judgedFor('3', { conquerorOfFrance: 'austria', conquests: times('prussia', 1) })).toBe('C.10');
    expect(judgedFor('3', { conquerorOfFrance: 'russia', conquests: times('austria', 2) })).toBe('C.11');
    expect(
      judgedFor('3', { conquerorOfFrance: 'russia', conquests: { ...times('austria', 2), ...times('russia', 1) } }),
    ).toBe('C.15');
  });
  test('C.12, C.12.a, C.13, C.13.a three players after Napoleon’s return: who holds Paris at the end', () => {
    const back = (conquests: object) => ({ napoleonReturned: true, conquests: conquests as never });
    expect(judgedFor('3', back(times('prussia', 1)), { AA15: ['austria 3 I'] })).toBe('C.12');
    expect(judgedFor('3', back(times('austria', 2)), { AA15: ['russia 3 I'] })).toBe('C.13');
  });
  test('C.14, C.14.a, C.15 three players: Austria conquered three times, Prussia once at most, Russia never', () => {
    expect(judgedFor('3', { conquests: times('austria', 3) })).toBe('C.14');
    expect(judgedFor('3', { conquests: times('austria', 3) }, { AA15: ['france 1 I'] })).toBe('C.15');
  });
  test('C.17, C.17.a, C.18, C.18.a, C.19, C.19.a four players: the conqueror of France', () => {
    expect(judgedFor('4', { conquerorOfFrance: 'prussia', conquests: times('spain', 1) })).toBe('C.17');
    const both = { ...times('austria', 2), ...times('prussia', 1) };
    expect(judgedFor('4', { conquerorOfFrance: 'england', conquests: both }, { AA15: ['france 1 I'] })).toBe('C.18');
    expect(judgedFor('4', { conquerorOfFrance: 'russia', conquests: both }, { AA15: ['france 1 I'] })).toBe('C.19');
  });
  test('C.20, C.20.a, C.21, C.21.a, C.22, C.22.a four players after Napoleon’s return: who holds Paris', () => {
    const both = { ...times('austria', 2), ...times('prussia', 1) };
    const held = (nation: string, conquests: object) =>
      judgedFor('4', { napoleonReturned: true, conquests: conquests as never }, { AA15: [`${nation} 3 I`] });
    expect([held('austria', times('russia', 1)), held('england', both), held('russia', both)]).toEqual([
      'C.20',
      'C.21',
      'C.22',
    ]);
  });
  test('C.23, C.23.a, C.24 MX38: the higher level counts where Russia meets two, and England has the rest', () => {
    expect(
      judgedFor('4', { conquerorOfFrance: 'russia', conquests: { ...times('austria', 3), ...times('prussia', 1) } }),
    ).toBe('C.23');
    expect(judgedFor('4', { conquests: { ...times('prussia', 2), ...times('austria', 2) } })).toBe('C.23');
    expect(judgedFor('4', {})).toBe('C.24');
  });
  test('C.9, C.16, C.25 the French conditions hold for any number of players, England and Spain win together', () => {
    expect(
      (['2', '3', '4', '5'] as const).map((players) =>
        conditionsFor(position({ players })).some(({ id }) => id === 'C.2.a'),
      ),
    ).toEqual([true, true, true, true]);
    const g = position({ players: '5' });
    const condition = conditionNamed(g, 'C.24');
    expect(condition && winnersOf(g, condition)).toEqual(['england', 'spain']);
  });
  test('C.1.b players who agree to end compare their production cities', () => {
    const result = warAndPeace.adjudicate?.(position({}));
    expect(result).toMatchObject({ winner: 'england', because: { key: 'end.agreed' } });
  });
  test('C.1.b, C.1.e an agreed end counts the points in the city hexes, and nothing for a neutral whom nobody plays', () => {
    const counts = (forces: Position['forces'], players: Players = '2') =>
      productionCitiesBySeat(position({ forces: forces ?? {}, players }));
    const before = counts({});
    expect(counts({ Z30: ['inside austria 2 I', 'france 3 I'] })).toEqual({
      france: (before['france'] ?? 0) + 1,
      england: (before['england'] ?? 0) - 1,
    });
    const neutral = cityCards.filter(({ state, production }) => state === 'prussia' && production).length;
    expect(neutral).toBeGreaterThan(0);
    const all = (players: Players) => Object.values(counts({}, players)).reduce((sum, each) => sum + each, 0);
    expect(all('4') - all('2')).toBeGreaterThanOrEqual(neutral - 1);
  });
  test('C.1.e the points of one player’s states are counted together', () => {
    const paris = (players: Players) =>
      position({
        players,
        forces: { AA15: ['france 4 I', 'austria 3 I', 'england 2 I', 'russia 1 I'] },
        history: { napoleonReturned: true, conquests: times('prussia', 1) },
      });
    expect([holderAtTheEnd(paris('3'), city('paris')), holderAtTheEnd(paris('4'), city('paris'))]).toEqual([
      'austria',
      'france',
    ]);
  });
  test('C.1.f the conqueror of France is whoever controls Paris, and a city goes to the state with most points', () => {
    const table = at({
      clock: { segment: 'anti', phase: 'combat' },
      forces: { AA15: ['russia 3 I', 'russia 3 C', 'russia 2 GI', 'austria 1 I'] },
      cities: { paris: 'austria', rheims: 'austria' },
      history: { sources: { pro: [], anti: [city('rheims')] } },
    }).until('attrition.roll');
    expect(table.state.history.conquerorOfFrance).toBe('austria');
    const marched = at({
      players: '4',
      clock: { segment: 'anti' },
      forces: { Z15: ['kutuzov', 'russia 3 I', 'russia 3 C', 'austria 4 I'] },
    })
      .answer('russia', { kind: 'march', leader: 'kutuzov' })
      .answer('russia', 'takeAll')
      .answer('russia', { kind: 'take', nation: 'austria', unit: 'I', sp: 4 })
      .answer('austria', 'yes');
    marched.answer('russia', { kind: 'step', to: 'AA15' });
    expect(holderOf(marched.state, city('paris'))).toBe('russia');
  });
  test('C.3.a the marginal victory is offered at the instant, in the middle of a march', () => {
    const great = cityCards
      .filter((each) => isPort(each) && each.kind !== 'minor' && !['england', 'sweden', 'russia'].includes(each.state))
      .map(({ id }) => id);
    const table = at({
      forces: { NN47: ['napoleon', 'france 5 I'] },
      cities: all(great, 'france'),
      machines: { RUSSIAN_INVASION: 'invaded', RUSSIA: 'locked' },
    })
      .answer('france', { kind: 'march', leader: 'napoleon' })
      .answer('france', 'takeAll')
      .answer('france', { kind: 'step', to: 'OO47' });
    expect(table.asked()).toMatchObject({ by: 'france', rule: 'C.3.a' });
    expect(table.answer('france', 'yes').result).toMatchObject({ winner: 'france' });
  });
  test('C.2.b the ports of a state that joins the French count at that instant', () => {
    const ports = cityCards.filter((each) => isPort(each) && each.state !== 'denmark').map(({ id }) => id);
    const held = [...new Set([city('lisbon'), city('antwerp'), ...ports])].slice(0, 34);
    const table = at({
      clock: { phase: 'alliance', year: 1808, month: 5 },
      status: { russia: 'neutral' },
      machines: {
        RUSSIA: 'rollable',
        AUSTRIA: 'normal',
        PRUSSIA: 'normal',
        SPANISH_CHART: 'retired',
        TILSIT: 'over',
        POLAND: 'duchy',
      },
      history: { conquests: { ...times('austria', 1), ...times('prussia', 1) } },
      cities: { ...all(ports, 'nobody'), ...all(held, 'france'), moscow: 'france' },
      forces: {},
    }).until('G.2.b');
    expect(table.result).toBeUndefined();
    table.answer('france', { kind: 'woo', nation: 'denmark' }).dice(1);
    expect(table.result).toMatchObject({ winner: 'france', because: { params: { condition: 'C.2.b' } } });
  });
  test('C.1.a a shorter start has its own conditions', () => {
    const table = at({
      scenario: '1812',
      clock: { year: 1812, month: 7 },
      forces: { NN47: ['napoleon', 'france 5 I'] },
      cities: { st_petersburg: 'france' },
    })
      .answer('france', { kind: 'march', leader: 'napoleon' })
      .answer('france', 'takeAll')
      .answer('france', { kind: 'step', to: 'OO47' });
    expect(table.result).toMatchObject({ winner: 'france', because: { params: { condition: '1812-F1' } } });
  });
  test('C.1.a so many cities of a list are those that the faction holds', () => {
    const two = { heldCount: [city('madrid'), city('lisbon'), city('oporto')], faction: 'pro', min: 2 } as const;
    const held = (cities: Record<string, Holder>) => holds(position({ cities }), two, 'instant');
    expect(held({ madrid: 'france', lisbon: 'england', oporto: 'england' })).toBe(false);
    expect(held({ madrid: 'france', lisbon: 'france', oporto: 'england' })).toBe(true);
  });
  test('C.1.e, J.4.m cavalry that is half paid holds a city for its own state', () => {
    const g = position({
      status: { spain: 'anti' },
      cities: { madrid: 'france' },
      forces: { J8: ['inside france 1 I', 'spain 2 C unpaid'] },
    });
    const anti = { holds: [city('madrid')], faction: 'anti' } as const;
    expect([holds(g, anti, 'end'), holds(g, anti, 'instant')]).toEqual([true, false]);
  });
});
