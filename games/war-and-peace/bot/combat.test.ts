import { describe, expect, test } from 'vitest';
import { hexId } from '../catalogue/map.ts';
import { ranked, seen } from '../testing/judged.ts';
import type { Position } from '../testing/position.ts';
import { bestAttack } from './battle.ts';
import { chanceOfTwoDice } from './combat.ts';

const combat = { phase: 'combat' } as const;
const attack = (french: readonly string[], austrians: readonly string[]): Position => ({
  clock: combat,
  forces: { AA24: french, AA25: austrians },
});
const STANDS = [{ kind: 'stand' }, { kind: 'withdraw' }];

describe('battle', () => {
  test('SG N.3 the stronger attacks, the weaker does not', () => {
    const worth = (wanted: Position) => bestAttack(seen('france', wanted), hexId('AA25')).worth;
    expect(worth(attack(['napoleon', 'france 16 I', 'france 4 C'], ['mack', 'austria 8 I']))).toBeGreaterThan(0);
    expect(worth(attack(['ney', 'france 4 I'], ['charles', 'austria 16 I']))).toBeLessThan(0);
  });
  test('SG Q.1 a force goes before a much stronger one, and stands against a weaker', () => {
    const stands = (austrians: readonly string[], own: number, enemy: number) =>
      ranked('combat.stand', 'england', STANDS, attack(['napoleon', 'france 20 I', 'france 4 C'], austrians), {
        at: 'AA25',
        own,
        enemy,
      })[0];
    expect(stands(['mack', 'austria 6 I'], 6, 24)).toEqual({ kind: 'withdraw' });
    expect(stands(['charles', 'austria 24 I', 'austria 6 C'], 30, 5)).toEqual({ kind: 'stand' });
  });
  test('SG O.4 the cheapest points are lost first, the Guard last', () => {
    const answers = ['GI', 'C', 'I'].map((unit) => ({ kind: 'loseFrom', from: 'AA24', nation: 'france', unit }));
    const order = ranked('combat.lose', 'france', answers, attack(['napoleon', 'france 5 I'], ['austria 2 I']));
    expect(order.map((each) => ('unit' in each ? each.unit : ''))).toEqual(['I', 'C', 'GI']);
  });
  test('SG S.4, S.5 a siege roll costs nothing; the walls are stormed only by many', () => {
    const press = (sp: number) =>
      ranked(
        'siege.press',
        'france',
        ['roll', 'assault', 'wait'].map((how) => ({ kind: 'press', city: 'vienna', how })),
        { clock: combat, forces: { Z30: ['napoleon', `france ${sp} I`, 'inside austria 2 I'] }, sieges: { vienna: 1 } },
      )[0];
    expect(press(3)).toMatchObject({ how: 'roll' });
    expect(press(30)).toMatchObject({ how: 'assault' });
    expect([chanceOfTwoDice(2), chanceOfTwoDice(12), chanceOfTwoDice(13)]).toEqual([1, 1 / 36, 0]);
  });
});

test('E.2.f allies are asked to join an attack, after the own bases', () => {
  const answers = [{ kind: 'done' }, { kind: 'attackFrom', from: 'BB30' }, { kind: 'attackFrom', from: 'BB32' }];
  const wanted: Position = {
    players: '4',
    clock: { segment: 'anti', phase: 'combat', year: 1805, month: 12 },
    forces: { BB31: ['davout', 'france 5 I'], BB32: ['kutuzov', 'russia 12 I'], BB30: ['charles', 'austria 4 I'] },
  };
  const order = ranked('combat.from', 'russia', answers, wanted, { target: 'BB31', sp: 0 });
  expect(order.map((answer) => ('from' in answer ? answer.from : answer.kind))).toEqual(['BB32', 'BB30', 'done']);
});
