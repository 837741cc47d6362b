import { describe, expect, test } from 'vitest';
import { EDITIONS, type GeneralId, type NationId, type UnitId } from '../../catalogue/ids.ts';
import { generalRow, putUnit, unitRow } from '../../state/state.ts';
import { whyNot } from '../../testing/events.ts';
import { type Position, position, type Table } from '../../testing/position.ts';
import { scene } from '../../testing/scene.ts';
import { minorsBudget, minorSteps, minorsWithUnits } from './7.3.3-minors.ts';

const empire = { side: 'empire', status: 'ally', patron: 'france' as NationId } as const;
const coalition = { side: 'coalition', status: 'ally', patron: 'britain' as NationId } as const;
const away = { side: 'neutral', status: 'neutral', patron: null } as const;
const row = ({ state }: Table, id: string) => unitRow(state, id as never);

describe.each(EDITIONS)('7.3.3 steps of minor powers (%s)', (edition) => {
  const g = (nations: NonNullable<Position['nations']>) => position({ edition, nations, forces: {} });
  test('7.3.3 one step for every two minor allies that have units; an odd one brings nothing', () => {
    const three = g({ suede: coalition, portugal: coalition, naples: coalition, saxe: away, hesse: away });
    expect(minorsWithUnits(three, 'coalition').toSorted()).toEqual(['naples', 'portugal', 'suede']);
    expect(minorSteps(three, 'coalition')).toBe(1);
  });
  test('7.3.3 example: Sweden, Portugal, Naples, Saxony and Hesse bring two steps', () => {
    const five = g({ suede: coalition, portugal: coalition, naples: coalition, saxe: coalition, hesse: coalition });
    expect(minorsWithUnits(five, 'coalition')).toHaveLength(5);
    expect(minorSteps(five, 'coalition')).toBe(2);
  });
  const of1810 = {
    rhin: { side: 'empire', status: 'protectorate', patron: 'france' as NationId },
    westphalie: { side: 'empire', status: 'protectorate', patron: 'france' as NationId },
    hesse: empire,
    hanovre: away,
    berg: away,
  } as const;
  test('7.3.3 example of 1810: nine, the Confederation and Westphalia among them, bring four steps', () => {
    expect(minorsWithUnits(g(of1810), 'empire').toSorted()).toEqual([
      'bade',
      'baviere',
      'hesse',
      'hollande',
      'italie',
      'rhin',
      'suisse',
      'westphalie',
      'wurtemberg',
    ]);
    expect(minorSteps(g(of1810), 'empire')).toBe(4);
  });
  test('7.3.3 example of 1810: the Dutch and the Bavarians are filled and the Swiss raised again', () => {
    const table = scene({ edition, nations: of1810, forces: { amsterdam: ['hol_1-'], munich: ['bav_1-'] } }, (state) =>
      minorsBudget(state, 'empire'),
    );
    expect(table.asked().prompt.params).toMatchObject({ left: 4 });
    table.answer('empire', { unit: 'hol_1' }).answer('empire', { unit: 'bav_1' });
    table.answer('empire', { unit: 'sui_1' }).answer('empire', { kind: 'raiseAt', zone: 'berne' });
    expect([row(table, 'hol_1').reduced, row(table, 'bav_1').reduced]).toEqual([false, false]);
    expect(table.state.forces.at(-1)?.zone).toBe('berne');
    expect(row(table, 'sui_1').reduced).toBe(false);
    // Four steps: a fourth is left, which nobody needs to take.
    expect(table.asked().prompt.params).toMatchObject({ left: 1 });
    expect(table.answer('empire', 'done').questions()).toEqual([]);
  });
  test('7.3.3 nothing is left for a side that has lost nothing', () => {
    const { state } = scene(
      { edition, forces: { stockholm: ['sue_1'], naples: ['nap_1'], lisbonne: ['por_1'] } },
      (each) => minorsBudget(each, 'coalition'),
    );
    expect(state.clock.phase).toBe('over');
  });
  test('7.3.4 a lost unit comes back in the capital or a fortress of its land, not under the enemy', () => {
    const table = scene(
      {
        edition,
        nations: { suisse: empire },
        zones: { berne: { control: 'austria' as NationId } },
        forces: { munich: ['bav_1-'] },
      },
      (state) => minorsBudget(state, 'empire'),
    );
    expect(whyNot(table, { kind: 'raiseMinor', unit: 'sui_1' })).toBe('raise.nowhere');
    expect(whyNot(table, { kind: 'raiseMinor', unit: 'bav_1' })).toBeUndefined();
  });
  test('7.3.3 units of neutrals and of the enemy are not raised', () => {
    const table = scene({ edition, forces: { munich: ['bav_1-'], dresde: ['sax_1-'] } }, (state) =>
      minorsBudget(state, 'empire'),
    );
    expect(table.asked().answers).not.toContainEqual({ kind: 'raiseMinor', unit: 'sax_1' });
    expect(table.asked().answers).not.toContainEqual({ kind: 'raiseMinor', unit: 'nap_1' });
  });
});

test.each([
  ['2013', true],
  ['revised', false],
] as const)('4, 7.3.3 whether a revolt counts whose home is lost (%s)', (edition, counts) => {
  const tyrol = { tyrol: { side: 'coalition', status: 'inRevolt', patron: null } } as const;
  const held = (control: string | null): boolean =>
    minorsWithUnits(
      position({
        edition,
        nations: tyrol,
        forces: {},
        zones: { innsbruck: { nation: 'baviere' as NationId, control: control as NationId | null } },
      }),
      'coalition',
    ).includes('tyrol' as NationId);
  expect(held(null)).toBe(counts);
  expect(held('austria')).toBe(true);
});

describe.each(EDITIONS)('8.3.5, 18.1 a Poland that has lost Warsaw (%s)', (edition) => {
  const POLISH = { nation: 'pologne' as NationId };
  const why = (lost: readonly string[], forces: NonNullable<Position['forces']>): string | undefined => {
    const zones: NonNullable<Position['zones']> = {
      varsovie: POLISH,
      lemberg: POLISH,
      ...Object.fromEntries(lost.map((zone) => [zone, { ...POLISH, control: 'russia' as NationId }])),
    };
    const table = scene({ scenario: '1809', edition, zones, forces: { munich: ['bav_1-'], ...forces } }, (state) =>
      minorsBudget(state, 'empire'),
    );
    return whyNot(table, { kind: 'raiseMinor', unit: 'pol_1' });
  };
  test('18.1 revised: it raises no corps again, in another fortress either', () => {
    expect(why([], {})).toBeUndefined();
    expect(why(['varsovie'], {})).toBe(edition === '2013' ? undefined : 'raise.polandLost');
  });
  test('8.3.5 revised: it completes corps while a fortress is left to it, and then none', () => {
    const reduced = { dresde: ['poniatowski', 'pol_1-'] };
    expect(why(['varsovie'], reduced)).toBeUndefined();
    expect(why(['varsovie', 'lemberg'], reduced)).toBe(edition === '2013' ? undefined : 'raise.polandLost');
  });
});

describe('8.3.5 where a Polish corps comes back to', () => {
  const polish = { nation: 'pologne' as NationId };
  const homes = (
    forces: NonNullable<Position['forces']>,
    zones: NonNullable<Position['zones']> = {},
  ): readonly unknown[] =>
    scene(
      {
        scenario: '1809',
        zones: { varsovie: polish, lemberg: polish, ...zones },
        forces: { munich: ['bav_1'], ...forces },
      },
      function* (g) {
        putUnit(g, 'pol_1' as UnitId, 'returning');
        yield* minorsBudget(g, 'empire');
      },
    ).asked('empire').answers;
  test('8.3.5 that of Marie Walewska arrives at Warsaw, though Poland has another fortress', () => {
    expect(homes({})).toEqual([{ kind: 'raiseAt', zone: 'varsovie' }]);
  });
  test('8.3.5 and elsewhere when the enemy holds Warsaw', () => {
    const lost = { varsovie: { ...polish, control: 'russia' as NationId } };
    expect(homes({}, lost)).toEqual([{ kind: 'raiseAt', zone: 'lemberg' }]);
  });
  test('8.3.5, 15.4 later, when Poniatowski is in the field, the owner chooses', () => {
    expect(homes({ dresde: ['poniatowski', 'pol_2'] })).toEqual([
      { kind: 'raiseAt', zone: 'lemberg' },
      { kind: 'raiseAt', zone: 'varsovie' },
    ]);
  });
});

describe('8.3.5 Poniatowski', () => {
  const poniatowski = { scenario: '1809', zones: { varsovie: { nation: 'pologne' as NationId } } } as const;
  const back = (unit: string, zone: string, forces: NonNullable<Position['forces']>): Table =>
    scene({ ...poniatowski, forces: { paris: ['fra_1'], ...forces } }, function* (g) {
      putUnit(g, unit as UnitId, 'returning');
      yield* minorsBudget(g, 'empire');
    }).answer('empire', { kind: 'raiseAt', zone });
  const general = ({ state }: Table) => generalRow(state, 'poniatowski' as GeneralId).at;
  test('8.3.5 he comes with the Polish corps that nobody commands', () => {
    const table = back('pol_1', 'varsovie', {});
    expect(general(table)).toBe(row(table, 'pol_1').at);
  });
  test('8.3.5 he does not leave the force that he leads', () => {
    const table = back('pol_1', 'varsovie', { dresde: ['poniatowski', 'pol_2'] });
    expect(general(table)).toBe(row(table, 'pol_2').at);
  });
  test('8.3.5 nor does he take the command from a marshal who takes the corps in', () => {
    const table = back('pol_1', 'varsovie', { varsovie: ['davout', 'fra_2'] });
    expect(row(table, 'pol_1').at).toBe(generalRow(table.state, 'davout' as GeneralId).at);
    expect(general(table)).toBe('reserve');
  });
  test('8.3.5 nor does he come with the corps of another nation', () => {
    expect(general(back('bav_1', 'munich', {}))).toBe('reserve');
  });
});

describe('6.5, 15.4 units of minor powers that come back', () => {
  const back = (side: 'empire' | 'coalition', wanted: Position = {}): Table =>
    scene({ forces: { paris: ['fra_1'] }, ...wanted }, function* (g) {
      putUnit(g, 'bav_1' as UnitId, 'returning');
      yield* minorsBudget(g, side);
    });
  test('7.3.3 each side places its own', () => {
    expect(back('empire').asked()).toMatchObject({ by: 'empire', prompt: { key: 'raise.where' } });
    const others = back('coalition');
    expect(others.questions().map(({ prompt }) => prompt.key)).not.toContain('raise.where');
    expect(row(others, 'bav_1').at).toBe('returning');
  });
  test('7.3.3 who finds no place waits in the reserve', () => {
    const lost = Object.fromEntries(
      position({})
        .zones.filter(({ nation }) => nation === 'baviere')
        .map(({ id }) => [id, { control: 'austria' as NationId }]),
    );
    const table = back('empire', { zones: lost });
    expect(table.questions().map(({ prompt }) => prompt.key)).not.toContain('raise.where');
    expect(row(table, 'bav_1').at).toBe('reserve');
  });
});

test.each(EDITIONS)(
  '7.3.3, 10.1 a corps is completed while its general has a step of command left, and not beyond (%s)',
  (edition) => {
    const completing = (...corps: readonly string[]): string | undefined =>
      whyNot(
        scene({ edition, forces: { munich: ['ney', 'bav_1-', ...corps] } }, (g) => minorsBudget(g, 'empire')),
        { kind: 'raiseMinor', unit: 'bav_1' },
      );
    expect(completing('fra_1', 'fra_2')).toBeUndefined();
    expect(completing('fra_1', 'fra_2', 'fra_3-')).toBe('command.tooMany');
  },
);

test.each(EDITIONS)(
  '7.3.3 a corps of a minor power is completed where it stands, out of supply too (%s)',
  (edition) => {
    const table = scene({ edition, forces: { moscou: ['bav_1-'] } }, (g) => minorsBudget(g, 'empire'));
    expect(whyNot(table, { kind: 'raiseMinor', unit: 'bav_1' })).toBeUndefined();
  },
);
