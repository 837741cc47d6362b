import { describe, expect, test } from 'vitest';
import { duchyId, leaderId } from '../../catalogue/catalogue.ts';
import { controller, leaderRow } from '../../state/state.ts';
import { position } from '../../testing/position.ts';
import { flagByEvent } from './10.13-flag-interception.ts';

const LINZ = duchyId('linz');
const die = (face: number) => [{ kind: 'die', face }];

describe('10.13 Flags placed by event', () => {
  test('10.13 an Army beside a new Flag may intercept it: it enters, and the Flag is removed', () => {
    const g = position({ active: 'france', fleets: {}, forces: { vienna: ['charles'] } });
    const script = flagByEvent(g, 'france', LINZ, '6.1');
    const asked = script.next().value;
    expect(asked).toMatchObject([{ by: 'austria', prompt: { key: 'intercept.offer' } }]);
    expect(controller(g, LINZ)).toBe('france');
    script.next([{ kind: 'intercept', leader: 'charles' }]);
    script.next(die(4));
    expect(script.next(die(5)).done).toBe(true);
    expect([controller(g, LINZ), leaderRow(g, leaderId('charles')).at]).toEqual(['austria', 'linz']);
  });
  test('10.13 a failure leaves the Flag there', () => {
    const g = position({ active: 'france', fleets: {}, forces: { vienna: ['charles'] } });
    const script = flagByEvent(g, 'france', LINZ, '6.1');
    script.next();
    script.next([{ kind: 'intercept', leader: 'charles' }]);
    script.next(die(1));
    expect(script.next(die(1)).done).toBe(true);
    expect(controller(g, LINZ)).toBe('france');
  });
});
