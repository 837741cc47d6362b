import { expect, test } from 'vitest';
import { zoneId } from '../catalogue/catalogue.ts';
import { forceCalled, type ForceName } from '../state/state.ts';
import { type Position, position } from '../testing/position.ts';
import { forecast } from './forecast.ts';

const SOISSONS = zoneId('soissons');
const NAMUR = zoneId('namur');
const emperor = ['napoleon', 'grande_armee', 'fra_1', 'fra_2', 'fra_3', 'fra_4', 'fra_5'];
const british = ['wellington', 'armee_peninsule', 'gbr_1', 'gbr_2', 'hol_1'];
const prussians = ['blucher', 'armee_elbe', 'pru_3', 'pru_4', 'pru_5'];

const met = (forces: NonNullable<Position['forces']>, names: readonly string[], isCutOff = false) => {
  const g = position({ scenario: '1815', forces });
  return forecast(
    g,
    names.map((name) => forceCalled(g, name as ForceName)),
    NAMUR,
    SOISSONS,
    'coalition',
    isCutOff,
  );
};
const field = { soissons: emperor, namur: [british, prussians] };

test('14 two armies do Napoleon more harm than one, and lose heart less often', () => {
  const [alone, both] = [met(field, ['blucher']), met(field, ['wellington', 'blucher'])];
  expect(both.wins).toBeGreaterThan(alone.wins);
  expect(both.defender.loses).toBeGreaterThan(alone.defender.loses);
  expect(both.attacker.breaks).toBeLessThan(alone.attacker.breaks);
});

test('14.2 at five to one the weaker side is lost, and nobody else', () => {
  const { attacker, defender } = met({ ...field, soissons: ['napoleon', 'grande_armee', 'fra_1'] }, [
    'wellington',
    'blucher',
  ]);
  expect(defender).toEqual({ loses: 2, breaks: 0, perishes: 1 });
  expect(attacker.loses).toBe(0);
});

test('14.9.2 a beaten army that loses heart loses men in the pursuit, more of them to cavalry', () => {
  const riders = met({ ...field, soissons: [...emperor.slice(0, -1), 'fra_cav'] }, ['blucher']);
  expect(riders.attacker.loses).toBeGreaterThan(met(field, ['blucher']).attacker.loses);
});

test('14.9.3 an army that has lost heart may perish', () => {
  const shaken = { soissons: emperor, namur: [[...prussians, 'demoralised'], british] };
  expect(met(shaken, ['blucher']).attacker.perishes).toBeGreaterThan(met(field, ['blucher']).attacker.perishes);
});

test('14.5.4 an attack out of supply does less harm', () => {
  expect(met(field, ['blucher'], true).defender.loses).toBeLessThan(met(field, ['blucher']).defender.loses);
});
