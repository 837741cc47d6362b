import { describe, expect, test } from 'vitest';
import type { HexId } from '../../catalogue/catalogue.ts';
import { say } from '../../text/speech.ts';
import { inCombat, modifiers, ordered, told } from '../../testing/combat.ts';
import { at, type Position } from '../../testing/position.ts';

const BRESLAU = '2915';
const SCHWEIDNITZ = '3015';
const BETWEEN = '3014';
const waits = (hex: string) => ({ rule: '14.6', because: say('prussia.waits', { hex: hex as HexId }) });
const notAttacked = (hex: string) => ({ rule: '14.6', because: say('prussia.notAttacked', { hex: hex as HexId }) });

const marching = (turn: number, coalition: Position['coalition'] = { [BRESLAU]: ['P-Zie', 'Blucher'] }) =>
  at({
    scenario: '1813',
    turn,
    phase: 'movement',
    next: 'coalition',
    coalition,
    trains: [{ side: 'coalition', hex: BRESLAU }],
  });

describe('14.6 Prussia in the first Turn', () => {
  test('14.6 Prussian units do not move in Turn 1, and do in Turn 2', () => {
    expect(marching(1).refusal('coalition', { kind: 'move', from: BRESLAU })).toEqual(waits(BRESLAU));
    expect(marching(2).asked().answers).toContainEqual({ kind: 'move', from: BRESLAU });
  });

  test('14.6 their commander sends off Russians who stand with them, and stays', () => {
    const table = marching(1, { [BRESLAU]: ['P-Zie', 'R-3', 'Blucher'] }).answer('coalition', 'move');
    expect(table.asked().prompt.params).toMatchObject({ units: ['R-3'], commanders: [] });
    table.answer('coalition', 'march').answer('coalition', { to: BETWEEN }).answer('coalition', 'halt');
    expect(table.state.units.find(({ id }) => id === 'P-Zie')?.at).toBe(BRESLAU);
    expect(table.state.units.find(({ id }) => id === 'R-3')?.at).toBe(BETWEEN);
  });

  test('14.6 commanders are units (3.1): Prussian ones do not ride in Turn 1 either', () => {
    const riding = (turn: number) =>
      at({
        scenario: '1813',
        turn,
        phase: 'commandersMovement',
        next: 'coalition',
        coalition: { [BRESLAU]: ['P-Zie', 'Blucher', 'Kutuzov'], [SCHWEIDNITZ]: ['R-3'] },
      });
    expect(riding(1).refusal('coalition', { kind: 'ride', commander: 'Blucher' })).toEqual(waits(BRESLAU));
    expect(riding(1).asked().answers).toContainEqual({ kind: 'ride', commander: 'Kutuzov' });
    expect(riding(2).asked().answers).toContainEqual({ kind: 'ride', commander: 'Blucher' });
  });

  test('14.6 they may be rallied in Turn 1 (A-39)', () => {
    const table = at({
      scenario: '1813',
      turn: 1,
      phase: 'rally',
      next: 'coalition',
      coalition: { [BRESLAU]: ['P-Zie', 'Blucher'] },
      disrupted: ['P-Zie'],
      depots: { coalition: [BRESLAU] },
      trains: [{ side: 'coalition', hex: BRESLAU }],
    });
    table.answer('coalition', { kind: 'rally', hex: BRESLAU }).answer('coalition', 'rallyUnit');
    expect(table.state.units.find(({ id }) => id === 'P-Zie')?.disrupted).toBe(false);
  });

  const FACING = {
    scenario: '1813',
    coalition: { [BRESLAU]: ['P-Zie', 'R-3', 'Blucher'], [SCHWEIDNITZ]: ['P-Pir'], '2914': ['R-4'] },
    french: { [BETWEEN]: ['F-35'] },
  } as const;

  test('14.6 Prussian units do not attack in Turn 1; Russians beside them do', () => {
    const table = inCombat({ ...FACING, turn: 1, next: 'coalition' });
    expect(table.refusal('coalition', { kind: 'attack', from: SCHWEIDNITZ })).toEqual(waits(SCHWEIDNITZ));
    table.answer('coalition', { kind: 'attack', from: BRESLAU });
    expect(table.state.battle?.ordered).toEqual(['R-3']);
    const next = inCombat({ ...FACING, turn: 2, next: 'coalition' });
    next.answer('coalition', { kind: 'attack', from: BRESLAU });
    expect(next.state.battle?.ordered).toEqual(['R-3', 'P-Zie']);
  });

  const BESIDE_BLUCHER = { ...FACING, coalition: { [BRESLAU]: ['P-Zie', 'R-3', 'R-4', 'Blucher'] } } as const;
  const attacking = (turn: number, more: Position = {}) =>
    ordered(
      { ...BESIDE_BLUCHER, turn, ledgers: { coalition: { commands: 3 } }, ...more },
      { by: 'coalition', from: BRESLAU, to: BETWEEN, holdBack: turn > 1 ? ['P-Zie'] : [], commands: 3 },
    );

  test('14.6 nor do their commanders lead an attack in Turn 1: Russians beside them have no rating', () => {
    expect([1, 2].map((turn) => attacking(turn).asked().prompt.params['rating'])).toEqual([0, 3]);
    expect([1, 2].map((turn) => modifiers(attacking(turn).dice(4))['commander'])).toEqual([undefined, 2]);
  });

  test('14.6, 16.2 nor lend it anything', () => {
    const gifts = (turn: number) => modifiers(attacking(turn, { agreed: { seniority: true } }).dice(4));
    expect(gifts(1)).not.toHaveProperty('gift');
    expect(gifts(2)).toMatchObject({ gift: 2, leader: 2 });
  });

  test('14.6 nor do they advance with it', () => {
    const advancing = (turn: number) =>
      attacking(turn, { french: {}, depots: { french: [BETWEEN] } })
        .dice(4)
        .answer('coalition', { kind: 'advance', unit: 'R-3' });
    expect(advancing(1).refusal('coalition', { kind: 'advanceCommander', commander: 'Blucher' })).toEqual(
      waits(BRESLAU),
    );
    expect(advancing(2).asked().answers).toContainEqual({ kind: 'advanceCommander', commander: 'Blucher' });
  });

  test('14.6 they support no attack in Turn 1', () => {
    const supporting = (turn: number) =>
      ordered(
        { ...FACING, turn, ledgers: { coalition: { commands: 1 } } },
        { by: 'coalition', from: BRESLAU, to: BETWEEN, commands: 1 },
      ).dice(6);
    expect(supporting(1).refusal('coalition', { kind: 'support', hex: SCHWEIDNITZ })).toEqual(waits(SCHWEIDNITZ));
    expect(supporting(2).asked().answers).toContainEqual({ kind: 'support', hex: SCHWEIDNITZ });
  });

  test('14.6 nor a defence (A-39)', () => {
    const defending = (turn: number) =>
      ordered(
        {
          scenario: '1813',
          turn,
          coalition: { '2914': ['R-4'], [BRESLAU]: ['P-Zie'] },
          french: { [BETWEEN]: ['F-35', 'Eugene'] },
        },
        { from: BETWEEN, to: '2914' },
      ).dice(6);
    const open = defending(2);
    expect(open.asked().by).toBe('coalition');
    expect(open.asked().answers).toContainEqual({ kind: 'support', hex: BRESLAU });
    expect(told(defending(1), 'support.called')).toEqual([]);
    expect(defending(1).asked().prompt.key).toBe('combat.attackDie');
  });

  test('14.6 they are not attacked in Turn 1, alone or among others', () => {
    const table = inCombat({ ...FACING, turn: 1, next: 'french' });
    expect(table.refusal('french', { kind: 'attack', to: SCHWEIDNITZ })).toEqual(notAttacked(SCHWEIDNITZ));
    expect(table.refusal('french', { kind: 'attack', to: BRESLAU })).toEqual(notAttacked(BRESLAU));
    expect(table.asked().answers).toContainEqual({ kind: 'attack', from: BETWEEN, to: '2914' });
    const alone = inCombat({
      ...FACING,
      coalition: { [BRESLAU]: ['Blucher'], '2914': ['R-4'] },
      turn: 1,
      next: 'french',
    });
    expect(alone.refusal('french', { kind: 'attack', to: BRESLAU })).toEqual(notAttacked(BRESLAU));
    const next = inCombat({ ...FACING, turn: 2, next: 'french' });
    expect(next.asked().answers).toContainEqual({ kind: 'attack', from: BETWEEN, to: SCHWEIDNITZ });
  });

  test('14.6 the French may enter Prussia, and Prussian cavalry still holds them (A-39)', () => {
    const table = at({
      scenario: '1813',
      turn: 1,
      phase: 'movement',
      coalition: { [BRESLAU]: ['P-Dolf'] },
      french: { '3114': ['F-35', 'Eugene'] },
      trains: [{ side: 'french', hex: '3114' }],
    });
    table.answer('french', 'move').answer('french', 'march').answer('french', { to: BETWEEN });
    expect(table.refusal('french', { kind: 'step', to: SCHWEIDNITZ }).rule).toBe('8.4 bp6');
  });
});
