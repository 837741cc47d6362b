import { expect, test } from 'vitest';
import { zoneId } from '../catalogue/catalogue.ts';
import { forceCalled, type ForceName } from '../state/state.ts';
import { type Position, position } from '../testing/position.ts';
import { attackWorth, huntWorth, reinforcementWorth, supportWorth } from './attack.ts';
import { columnOf } from './column.ts';
import { bestMarch } from './march.ts';
import { situation } from './situation.ts';

const [SOISSONS, NAMUR, LIEGE] = [zoneId('soissons'), zoneId('namur'), zoneId('liege')];
const emperor = ['napoleon', 'grande_armee', 'fra_1', 'fra_2', 'fra_3', 'fra_4', 'fra_5'];
const british = ['wellington', 'armee_peninsule', 'gbr_1', 'gbr_2', 'hol_1'];
const prussians = ['blucher', 'armee_elbe', 'pru_3', 'pru_4', 'pru_5'];

const hunt = (forces: NonNullable<Position['forces']>, round = 3) => {
  const g = position({ scenario: '1815', clock: { phase: 'rounds', round, next: 'coalition' }, forces });
  const id = (name: string) => forceCalled(g, name as ForceName);
  return { g, s: situation(g, 'coalition'), id };
};

test('14.1 an attack is worth more where another army may march to its guns, unless that army has lost heart', () => {
  const worth = (beside: readonly string[], at = 'namur') => {
    const { s, id } = hunt(
      at === 'namur'
        ? { soissons: emperor, namur: [prussians, beside] }
        : { soissons: emperor, namur: prussians, [at]: beside },
    );
    return attackWorth(s, [id('blucher')], NAMUR, SOISSONS).worth;
  };
  expect(worth(british)).toBeGreaterThan(worth(british, 'bruxelles'));
  expect(worth([...british, 'demoralised'])).toBe(worth(british, 'bruxelles'));
});

test('14.1 to stand beside Napoleon is worth what it adds to the attack of another army that can reach him', () => {
  const near = hunt({ soissons: emperor, bruxelles: british, liege: prussians });
  expect(supportWorth(near.s, [near.id('wellington')], NAMUR)).toBeGreaterThan(0);
  expect(supportWorth(near.s, [near.id('wellington')], LIEGE)).toBe(0);
  const alone = hunt({ soissons: emperor, bruxelles: british, posen: prussians });
  expect(supportWorth(alone.s, [alone.id('wellington')], NAMUR)).toBe(0);
});

test('13.5 an attack out of supply waits, but not in the last round', () => {
  const worth = (forces: NonNullable<Position['forces']>, round: number): number => {
    const { s, id } = hunt(forces, round);
    return huntWorth(s, [id('wellington')], zoneId('rennes'), zoneId('brest'), 0);
  };
  const far = { brest: emperor, rennes: british };
  expect(worth(far, 6) - worth(far, 5)).toBeGreaterThan(5);
});

test('12.2 a general with men goes to an army that is near Napoleon', () => {
  const { g, s, id } = hunt({ soissons: emperor, liege: prussians, cologne: ['kleist', 'pru_1', 'pru_2'] });
  expect(reinforcementWorth(s, [id('kleist')], LIEGE)).toBeGreaterThan(0);
  expect(reinforcementWorth(s, [id('kleist')], NAMUR)).toBe(0);
  expect(bestMarch(s, columnOf(g, [id('kleist')])).to.zone).toBe('liege');
});

test('15.1 Napoleon is attacked more gladly where he may shut himself in, and then nobody waits for others', () => {
  const forces = { lille: emperor, bruxelles: british, liege: prussians };
  const worth = (fortress: 'active' | 'empty'): number => {
    const clock = { phase: 'rounds', round: 2, next: 'coalition' } as const;
    const g = position({ scenario: '1815', clock, forces, zones: { lille: { fortress } } });
    const id = forceCalled(g, 'wellington' as ForceName);
    return huntWorth(situation(g, 'coalition'), [id], zoneId('bruxelles'), zoneId('lille'), 0);
  };
  expect(worth('active')).toBeGreaterThan(0);
  expect(worth('empty')).toBe(-10);
});
