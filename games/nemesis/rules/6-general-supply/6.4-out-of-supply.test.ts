import { describe, expect, test } from 'vitest';
import { checkScenario } from '../../scenario/scenario.ts';
import { ITALY, type Position, WINTER_ITALY } from '../../testing/position.ts';
import { atGeneralSupply } from '../../testing/supply.ts';

const FAR_FROM_DEPOTS = '4227';
const CONSCRIPT = 'f99-ci';
const LINE = 'f99-Geno';
const VETERAN = 'f99-Domb';
const winter = { scenario: WINTER_ITALY };

/** What becomes of a unit that no Depot feeds. */
const fate = (unit: string, more: Partial<Position> = {}) => {
  const { state } = atGeneralSupply({ french: { [FAR_FROM_DEPOTS]: [unit] }, ...more });
  const row = state.units.find(({ id }) => id === unit);
  if (row?.at === 'lost') return 'eliminated';
  return row?.disrupted ? 'disrupted' : 'in good order';
};

describe('6.4 the effects of lacking supply', () => {
  test.each([CONSCRIPT, LINE, VETERAN])('6.4 a unit in good order is disrupted, whatever its class (%s)', (unit) => {
    expect(fate(unit)).toBe('disrupted');
    expect(fate(unit, winter)).toBe('disrupted');
  });

  test('6.4 PN-6.4 a disrupted Line unit is eliminated in Winter', () => {
    expect(fate(LINE, { ...winter, disrupted: [LINE] })).toBe('eliminated');
  });

  test('6.4 PN-6.4b a disrupted Line unit stays disrupted outside Winter', () => {
    expect(fate(LINE, { disrupted: [LINE] })).toBe('disrupted');
  });

  test('6.4 PN-6.4c a disrupted Conscript unit is eliminated in any season', () => {
    expect(fate(CONSCRIPT, { disrupted: [CONSCRIPT] })).toBe('eliminated');
    expect(fate(CONSCRIPT, { ...winter, disrupted: [CONSCRIPT] })).toBe('eliminated');
  });

  test('6.4 a disrupted Veteran unit stays disrupted in any season', () => {
    expect(fate(VETERAN, { disrupted: [VETERAN] })).toBe('disrupted');
    expect(fate(VETERAN, { ...winter, disrupted: [VETERAN] })).toBe('disrupted');
  });

  test('6.4 a unit in supply does not suffer', () => {
    expect(fate(CONSCRIPT, { depots: { french: [FAR_FROM_DEPOTS] } })).toBe('in good order');
  });

  test('6.4 forage that falls short has the same effects', () => {
    const foraging = { french: { [FAR_FROM_DEPOTS]: [CONSCRIPT, LINE] }, depots: { french: [FAR_FROM_DEPOTS] } };
    const table = atGeneralSupply({ ...foraging, disrupted: [CONSCRIPT], forage: [CONSCRIPT, LINE] }).dice(2);
    expect(table.state.units.find(({ id }) => id === CONSCRIPT)?.at).toBe('lost');
    expect(table.state.units.find(({ id }) => id === LINE)?.disrupted).toBe(true);
  });

  test('6.4 a unit without route and with a failed forage roll suffers once (A-70)', () => {
    const table = atGeneralSupply({ french: { [FAR_FROM_DEPOTS]: [CONSCRIPT] }, forage: [CONSCRIPT] }).dice(1);
    expect(table.state.units.find(({ id }) => id === CONSCRIPT)).toMatchObject({
      at: FAR_FROM_DEPOTS,
      disrupted: true,
    });
    expect(table.events('6.4').map(({ said }) => said.key)).toEqual(['supply.disrupted']);
  });

  test('6.4 the log says what becomes of each unit, and why', () => {
    const french = { [FAR_FROM_DEPOTS]: [CONSCRIPT, VETERAN, LINE] };
    const table = atGeneralSupply({ french, disrupted: [CONSCRIPT, VETERAN] });
    expect(table.events('6.1')[0]?.said).toMatchObject({ key: 'supply.noRoute', params: { range: 3 } });
    expect(table.events('6.4').map(({ said }) => said)).toEqual(
      expect.arrayContaining([
        { key: 'supply.eliminated', params: { unit: CONSCRIPT, cls: 'Conscript' } },
        { key: 'supply.staysDisrupted', params: { unit: VETERAN, cls: 'Veteran' } },
        { key: 'supply.disrupted', params: { unit: LINE } },
      ]),
    );
  });
});

test('6.4 to find forage does not spare a unit that has no route to a Depot', () => {
  const table = atGeneralSupply({ french: { [FAR_FROM_DEPOTS]: [LINE] }, forage: [LINE] }).dice(6);
  expect(table.state.units.find(({ id }) => id === LINE)?.disrupted).toBe(true);
});

test('1.1 Winter is in the Turns that the calendar names, and in no other', () => {
  const calendar = ITALY.calendar.map((entry) => ({ ...entry, winter: entry.turn === 2 }));
  const scenario = checkScenario({ ...ITALY, id: 'one-winter-turn', calendar });
  expect(fate(LINE, { scenario, turn: 2, disrupted: [LINE] })).toBe('eliminated');
  for (const turn of [3, 4]) expect(fate(LINE, { scenario, turn, disrupted: [LINE] })).toBe('disrupted');
});

test('3.3 an eliminated unit leaves all its markers behind', () => {
  const { state } = atGeneralSupply({
    french: { [FAR_FROM_DEPOTS]: [CONSCRIPT] },
    disrupted: [CONSCRIPT],
    forage: [CONSCRIPT],
  }).dice(1);
  expect(state.units.find(({ id }) => id === CONSCRIPT)).toEqual({
    id: CONSCRIPT,
    at: 'lost',
    disrupted: false,
    forage: false,
    marched: 'no',
    combats: 0,
  });
});
