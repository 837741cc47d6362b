import { describe, expect, test } from 'vitest';
import type { HexId } from '../../catalogue/catalogue.ts';
import { say } from '../../text/speech.ts';
import { goneIn, hit, takeHitsAsTheyCome, whereIs } from '../../testing/combat.ts';
import { at, type Position } from '../../testing/position.ts';

const GREIFSWALD = '3509';
const SOUTH = '3609';
const PRUSSIAN_SIDE = '3510';
const PRENZLAU = '3410';
const apart = (hex: string) => ({ rule: '14.8', because: say('sweden.stacking', { hex: hex as HexId }) });
const stays = (hex: string) => ({ rule: '14.8', because: say('sweden.leftBehind', { hex: hex as HexId }) });
const step = (to: string) => ({ kind: 'step', to });

const marching = (from: string, coalition: Position['coalition']) =>
  at({
    scenario: '1813',
    turn: 8,
    phase: 'movement',
    next: 'coalition',
    coalition: coalition ?? {},
    trains: [{ side: 'coalition', hex: from }],
  }).answer('coalition', 'move');

describe('14.8 Swedes and others on the march', () => {
  test('14.8 Swedish units do not march to others without a Swedish commander', () => {
    const table = marching(GREIFSWALD, { [GREIFSWALD]: ['S-1', 'Stedingk'], [SOUTH]: ['R-3'] })
      .answer('coalition', { kind: 'leaveCommander', commander: 'Stedingk' })
      .answer('coalition', 'march');
    expect(table.refusal('coalition', step(SOUTH))).toEqual(apart(SOUTH));
  });

  test('14.8 with one they do', () => {
    const table = marching(GREIFSWALD, { [GREIFSWALD]: ['S-1', 'Stedingk'], [SOUTH]: ['R-3'] });
    expect(table.answer('coalition', 'march').asked().answers).toContainEqual(step(SOUTH));
  });

  test('14.8 others do not march to Swedes, be it in passing, unless one is there', () => {
    const table = marching(PRUSSIAN_SIDE, { [PRUSSIAN_SIDE]: ['P-Bors', 'Bulow'], [SOUTH]: ['S-1'] });
    expect(table.answer('coalition', 'march').refusal('coalition', step(SOUTH))).toEqual(apart(SOUTH));
    const led = marching(PRUSSIAN_SIDE, { [PRUSSIAN_SIDE]: ['P-Bors', 'Bulow'], [SOUTH]: ['S-1', 'Stedingk'] });
    expect(led.answer('coalition', 'march').asked().answers).toContainEqual(step(SOUTH));
  });

  test('14.8 a commander is a unit: without a Swedish one no other may be with Swedes (A-103)', () => {
    const table = marching(GREIFSWALD, { [GREIFSWALD]: ['S-1', 'Bulow', 'Stedingk'] });
    table.answer('coalition', { kind: 'leaveCommander', commander: 'Stedingk' });
    expect(table.refusal('coalition', 'march')).toMatchObject({ because: { key: 'march.noWayForAll' } });
    table.answer('coalition', { kind: 'leaveCommander', commander: 'Bulow' });
    expect(table.answer('coalition', 'march').asked().answers).toContainEqual(step(SOUTH));
  });

  test('14.8 a Swedish commander does not leave Swedes and others behind', () => {
    const table = marching(GREIFSWALD, { [GREIFSWALD]: ['S-1', 'S-2', 'R-3', 'Stedingk'] });
    table.answer('coalition', { kind: 'leave', unit: 'S-2' }).answer('coalition', { kind: 'leave', unit: 'R-3' });
    expect(table.refusal('coalition', 'march')).toMatchObject({ because: { key: 'march.noWayForAll' } });
    table.answer('coalition', { kind: 'leaveCommander', commander: 'Stedingk' });
    expect(table.answer('coalition', 'march').asked().answers).toContainEqual(step(SOUTH));
  });

  test('14.8 those who stand together without him, however it came about, may part one by one', () => {
    const table = marching(GREIFSWALD, { [GREIFSWALD]: ['S-1', 'R-3', 'P-Bors', 'Bulow'] });
    table.answer('coalition', { kind: 'leave', unit: 'S-1' }).answer('coalition', { kind: 'leave', unit: 'P-Bors' });
    expect(table.answer('coalition', 'march').asked().answers).toContainEqual(step(SOUTH));
  });

  test('14.8 nor does he leave a mixed body on its way', () => {
    const table = marching(GREIFSWALD, { [GREIFSWALD]: ['S-1', 'R-3', 'Stedingk'] })
      .answer('coalition', 'march')
      .answer('coalition', step(SOUTH));
    expect(table.refusal('coalition', { kind: 'drop' })).toMatchObject({ because: { key: 'march.endsHere' } });
  });

  test('14.8 a commander on whom all depends cannot be left behind', () => {
    // Every hex around Stralsund holds Russians: Swedes come to them with Stedingk or not at all.
    const table = marching('3608', {
      '3608': ['S-1', 'Stedingk'],
      '3508': ['R-3'],
      [GREIFSWALD]: ['R-4'],
      [SOUTH]: ['R-5'],
      '3709': ['R-14'],
    });
    expect(table.refusal('coalition', { kind: 'leaveCommander' })).toMatchObject({
      rule: '14.8',
      because: { key: 'march.needHim' },
    });
  });

  test('14.8, 4.1 where two find no room, one goes on with him', () => {
    const table = marching('3608', {
      '3608': ['S-1', 'S-2', 'Stedingk'],
      '3508': ['R-3', 'R-4', 'R-7'],
      [GREIFSWALD]: ['R-14', 'R-9', 'R-15'],
      [SOUTH]: ['R-8', 'R-22', 'R-11'],
      '3709': ['R-17', 'R-18', 'R-21'],
    });
    expect(table.refusal('coalition', 'march')).toMatchObject({ because: { key: 'march.noWayForAll' } });
    table.answer('coalition', { kind: 'leave', unit: 'S-2' });
    expect(table.answer('coalition', 'march').asked().answers).toContainEqual(step(SOUTH));
  });

  test('14.8 the French know nothing of it, nor do Danes', () => {
    const table = at({
      scenario: '1813',
      turn: 8,
      phase: 'movement',
      french: { '4108': ['F-Da1', 'Hesse'], '4109': ['F-1'] },
      trains: [{ side: 'french', hex: '4108' }],
    })
      .answer('french', 'move')
      .answer('french', 'march');
    expect(table.asked().answers).toContainEqual(step('4109'));
  });
});

describe('14.8 Swedes and others in and after combat', () => {
  /** French at Prenzlau attack 3510 with twelve and a one; beaten by three, the defenders must go to 3509 or 3609. */
  const beaten = (defenders: readonly string[], die: number, refuges: Record<string, readonly string[]>) => {
    const table = goneIn(
      {
        scenario: '1813',
        turn: 8,
        french: { [PRENZLAU]: ['F-35', 'F-36', 'F-XIa', 'F-1L', 'Napoleon'] },
        coalition: { [PRUSSIAN_SIDE]: defenders, ...refuges },
      },
      { from: PRENZLAU, to: PRUSSIAN_SIDE },
    ).dice(1, die);
    return takeHitsAsTheyCome(takeHitsAsTheyCome(table).dice(1));
  };

  test('14.8, 11.11 beaten Swedes do not fall back among others', () => {
    const table = beaten(['S-1', 'S-2', 'S-3', 'S-C'], 4, { [SOUTH]: ['R-3'] });
    expect(whereIs(table, 'S-3')).toBe(GREIFSWALD);
  });

  test('14.8, 11.11 with a Swedish commander they do', () => {
    const table = beaten(['S-1', 'S-2', 'S-3', 'S-C', 'Stedingk'], 3, { [SOUTH]: ['R-3'] });
    expect(table.asked().answers).toContainEqual({ kind: 'withdraw', to: SOUTH });
  });

  test('14.8, 11.11 units that go one hex further do not fall among Swedes', () => {
    // 3609 is nearly full: two units must go on, and there are Swedes at Stralsund.
    const table = beaten(['P-Bors', 'P-Thum', 'P-Hess', 'P-Opp', 'Bulow'], 2, {
      [SOUTH]: ['R-3', 'R-4', 'R-5'],
      '3608': ['S-1'],
    });
    table.answer('coalition', { kind: 'withdraw', to: SOUTH });
    while (table.asked().prompt.key === 'withdrawal.shed') table.pick('coalition', () => true);
    expect(table.asked().prompt.key).toBe('withdrawal.further');
    expect(table.refusal('coalition', { kind: 'withdraw', to: '3608' })).toEqual(apart('3608'));
  });

  /** Four units with both commanders are beaten back on 3609, which is nearly full; two are shed and go on together. */
  const overflowing = (defenders: readonly string[], hits: readonly string[], shed: readonly string[]) => {
    const table = goneIn(
      {
        scenario: '1813',
        turn: 8,
        french: { [PRENZLAU]: ['F-35', 'F-36', 'F-XIa', 'F-1L', 'Napoleon'] },
        coalition: { [PRUSSIAN_SIDE]: [...defenders, 'Stedingk', 'Bulow'], [SOUTH]: ['R-3', 'R-4', 'R-5'] },
      },
      { from: PRENZLAU, to: PRUSSIAN_SIDE },
    ).dice(1, 2);
    hit(table, 'coalition', ...hits)
      .answer('coalition', 'pass')
      .dice(1);
    table.answer('coalition', { kind: 'withdraw', to: SOUTH });
    for (const unit of shed) table.answer('coalition', { kind: 'shed', unit });
    return table;
  };
  const FURTHER = { kind: 'withdraw', to: '3709' };
  const fate = (table: ReturnType<typeof overflowing>) => table.asked().prompt.params['commander'];

  test('14.8, 11.11 Swedes and others go on together with a Swedish commander, who has to come along', () => {
    const table = overflowing(['S-1', 'P-Thum', 'P-Hess', 'S-C'], ['S-1', 'S-1', 'P-Thum'], ['P-Hess', 'S-C']);
    table.answer('coalition', FURTHER);
    expect(fate(table)).toBe('Stedingk');
    expect(table.refusal('coalition', 'stayWith')).toMatchObject({ rule: '14.8', because: { key: 'sweden.mustGoOn' } });
    table.answer('coalition', 'goWith');
    expect(fate(table)).toBe('Bulow');
    expect(table.asked().answers.map(({ kind }) => kind)).toEqual(['stayWith', 'goWith']);
  });

  test('14.8, 11.11 of two Swedish commanders either may stay, as long as the other can go', () => {
    const defenders = ['S-1', 'P-Thum', 'P-Hess', 'S-C', 'Bernadotte'];
    const table = overflowing(defenders, ['S-1', 'S-1', 'P-Thum'], ['P-Hess', 'S-C']).answer('coalition', FURTHER);
    expect(fate(table)).toBe('Stedingk');
    table.answer('coalition', 'stayWith');
    expect(fate(table)).toBe('Bernadotte');
    expect(table.refusal('coalition', 'stayWith').because.key).toBe('sweden.mustGoOn');
  });

  test('14.8, 11.11 if he may not leave a Swede behind, they cannot go on and are lost', () => {
    const table = overflowing(['S-1', 'P-Thum', 'P-Hess', 'S-C'], ['P-Thum', 'P-Thum', 'S-1'], ['P-Hess', 'S-C']);
    expect(whereIs(table, 'P-Hess')).toBe('lost');
    expect(whereIs(table, 'S-C')).toBe('lost');
    expect(table.events('withdrawal.nowhere').map(({ said }) => said.params['hex'])).toEqual([SOUTH]);
  });

  test('14.8, 11.11 no commander goes on to Swedes, nor a Swedish one from Swedes and others', () => {
    const table = overflowing(['S-1', 'P-Thum', 'S-2', 'S-C'], ['P-Thum', 'P-Thum', 'S-1'], ['S-2', 'S-C']);
    table.answer('coalition', FURTHER);
    expect(fate(table)).toBe('Stedingk');
    expect(table.refusal('coalition', 'goWith')).toEqual(stays(SOUTH));
    table.answer('coalition', 'stayWith');
    expect(fate(table)).toBe('Bulow');
    expect(table.refusal('coalition', 'goWith')).toEqual(apart('3709'));
  });

  test('14.8, 11.12 Swedes and others advance together only with a Swedish commander', () => {
    const table = goneIn(
      {
        scenario: '1813',
        turn: 8,
        coalition: { [PRUSSIAN_SIDE]: ['S-1', 'S-A', 'S-C', 'R-3', 'Stedingk', 'Bulow'] },
        french: { [PRENZLAU]: ['F-8'] },
        disrupted: ['F-8'],
      },
      { by: 'coalition', from: PRUSSIAN_SIDE, to: PRENZLAU },
    ).dice(6, 1);
    takeHitsAsTheyCome(table);
    table.answer('coalition', { kind: 'advance', unit: 'S-1' });
    expect(table.refusal('coalition', { kind: 'advance', unit: 'R-3' })).toEqual(apart(PRENZLAU));
    expect(table.refusal('coalition', { kind: 'advanceCommander', commander: 'Bulow' })).toEqual(apart(PRENZLAU));
    expect(table.refusal('coalition', { kind: 'advanceCommander', commander: 'Stedingk' })).toEqual(
      stays(PRUSSIAN_SIDE),
    );
    table.answer('coalition', { kind: 'advance', unit: 'S-A' }).answer('coalition', { kind: 'advance', unit: 'S-C' });
    table.answer('coalition', { kind: 'advanceCommander', commander: 'Stedingk' });
    expect(table.answer('coalition', { kind: 'advance', unit: 'R-3' }).state.units).toContainEqual(
      expect.objectContaining({ id: 'R-3', at: PRENZLAU }),
    );
  });

  test('14.8, 11.19 a commander who flees finds no place among Swedes', () => {
    const table = goneIn(
      {
        scenario: '1813',
        turn: 8,
        french: { [PRENZLAU]: ['F-35', 'F-36', 'F-XIa', 'F-1L', 'Napoleon'] },
        coalition: { [PRUSSIAN_SIDE]: ['P-Land1', 'Bulow'], '3608': ['S-1'] },
        disrupted: ['P-Land1'],
      },
      { from: PRENZLAU, to: PRUSSIAN_SIDE },
    ).dice(6, 1);
    takeHitsAsTheyCome(table).dice(4);
    expect(table.events('escape.nowhere')).toHaveLength(1);
    expect(whereIs(table, 'Bulow')).toBe('lost');
  });
});

describe('14.8 Swedes and commanders who ride or arrive', () => {
  const riding = (coalition: Position['coalition']) =>
    at({
      scenario: '1813',
      turn: 8,
      phase: 'commandersMovement',
      next: 'coalition',
      coalition: coalition ?? {},
    });

  test('14.8, 12.1 others do not ride to Swedes who have no commander of their own', () => {
    const table = riding({ [PRUSSIAN_SIDE]: ['P-Bors', 'Bulow'], [SOUTH]: ['S-1'] }).answer('coalition', 'ride');
    expect(table.refusal('coalition', { kind: 'rideTo', to: SOUTH })).toEqual(apart(SOUTH));
    const led = riding({ [PRUSSIAN_SIDE]: ['P-Bors', 'Bulow'], [SOUTH]: ['S-1', 'Stedingk'] });
    led.answer('coalition', { kind: 'ride', commander: 'Bulow' });
    expect(led.asked().answers).toContainEqual({ kind: 'rideTo', to: SOUTH });
  });

  test('14.8, 12.1 a Swedish commander rides anywhere, but not away from Swedes and others', () => {
    const free = riding({ [GREIFSWALD]: ['S-1', 'Stedingk'], [SOUTH]: ['R-3'] }).answer('coalition', 'ride');
    expect(free.asked().answers).toContainEqual({ kind: 'rideTo', to: SOUTH });
    const bound = riding({ [GREIFSWALD]: ['S-1', 'R-4', 'Stedingk'], [SOUTH]: ['R-3', 'Bulow'] });
    expect(bound.refusal('coalition', { kind: 'ride', commander: 'Stedingk' })).toEqual(stays(GREIFSWALD));
  });

  test('14.8, 12.1 who has nowhere else to go is not asked where', () => {
    // In Thuringia, with Swedes alone in reach.
    const table = riding({ '4015': ['Bulow'], '3916': ['S-1'], '2915': ['P-Zie', 'Blucher'] });
    expect(table.refusal('coalition', { kind: 'ride', commander: 'Bulow' })).toMatchObject({
      because: { key: 'ride.nowhere' },
    });
  });

  test('14.8, 13.3 reinforcements do not arrive among Swedes, nor Swedes among others', () => {
    const hans = at({
      scenario: '1813',
      turn: 6,
      phase: 'reinforcements',
      next: 'coalition',
      out: ['french'],
      coalition: { [GREIFSWALD]: ['S-1'], '3608': ['S-2', 'Stedingk'] },
      due: ['R-Hans'],
    });
    expect(hans.refusal('coalition', { kind: 'arrive', at: GREIFSWALD })).toEqual(apart(GREIFSWALD));
    expect(hans.asked().answers).toEqual([
      { kind: 'arrive', at: '3608' },
      { kind: 'arrive', at: '3208' },
    ]);
    const swedes = at({
      scenario: '1813',
      turn: 2,
      phase: 'reinforcements',
      next: 'coalition',
      out: ['french'],
      coalition: { '3608': ['R-Hans'] },
      due: ['S-2', 'S-C', 'Stedingk'],
    });
    expect(swedes.refusal('coalition', { kind: 'arrive', at: '3608' })).toEqual(apart('3608'));
  });

  test('14.8, 13.3 a commander whose hexes are all taken joins a stack where he may stand', () => {
    const table = at({
      scenario: '1813',
      turn: 8,
      phase: 'reinforcements',
      next: 'coalition',
      out: ['french'],
      coalition: { [GREIFSWALD]: ['S-1'], '2813': ['R-3'] },
      due: ['Tauentzien'],
    });
    // His two divisions are lost, so he goes to any stack.
    expect(table.asked().answers).toEqual([{ kind: 'arrive', at: '2813' }]);
  });
});
