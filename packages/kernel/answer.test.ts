import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, canonicalState, saysTheSame } from './answer.ts';

const march = { kind: 'march', unit: 'ney', to: 3928, forced: false };

describe('an answer counts for what it says', () => {
  test('its own copy says the same, in whatever order', () => {
    expect(saysTheSame(march, march)).toBe(true);
    expect(saysTheSame(march, { forced: false, to: 3928, unit: 'ney', kind: 'march' })).toBe(true);
  });

  test('a field more, a field less or another value does not', () => {
    expect(saysTheSame(march, { ...march, by: 'me' })).toBe(false);
    expect(saysTheSame(march, { kind: 'march', unit: 'ney', to: 3928 })).toBe(false);
    expect(saysTheSame(march, { ...march, to: '3928' })).toBe(false);
    expect(saysTheSame(march, { kind: 'march', unit: 'ney', to: 3928, Forced: false })).toBe(false);
  });

  test('only own fields count', () => {
    expect(saysTheSame(march, Object.create(march))).toBe(false);
    expect(saysTheSame({ kind: 'pass' }, Object.assign(Object.create({ kind: 'pass' }), { sort: 'x' }))).toBe(false);
    expect(saysTheSame({ kind: 'pass' }, JSON.parse('{"__proto__":{"kind":"pass"}}'))).toBe(false);
    expect(saysTheSame({ kind: 'pass', toString: 'x' }, { kind: 'pass', valueOf: 'x' })).toBe(false);
  });

  test('what throws when it is read says nothing', () => {
    const trap = new Proxy({}, { ownKeys: () => { throw new Error('trap'); } }); // prettier-ignore
    const getter = { ...march, get kind(): string { throw new Error('trap'); } }; // prettier-ignore
    const { proxy: revoked, revoke } = Proxy.revocable({}, {});
    revoke();
    for (const thing of [trap, getter, revoked]) expect(saysTheSame(march, thing)).toBe(false);
  });

  test('nothing but an object says anything', () => {
    for (const thing of [null, undefined, 'march', 1, true, [], [march], () => march, Symbol('march')])
      expect(saysTheSame(march, thing)).toBe(false);
  });
});

describe('canonical text', () => {
  test('sorts keys at every depth and leaves out what is undefined', () => {
    expect(canonical({ b: [{ d: 1, c: 2 }], a: undefined, '10': 'x', '9': 'y' })).toBe(
      '{"10":"x","9":"y","b":[{"c":2,"d":1}]}',
    );
  });

  test('is JSON for the same value, and the same text for it again', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonical(value);
        expect(canonical(JSON.parse(text))).toBe(text);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { seed: 1799 },
    );
  });

  test('is the same for a state, however much of it was written before', () => {
    const ney = { id: 'ney', at: 3928 };
    const state = { units: [ney, { at: 1, id: 'murat' }], clock: { turn: 1 }, battle: null, log: [], ended: undefined };
    const moved = { ...state, units: [ney, { at: 2, id: 'murat' }], clock: { turn: 2 } };
    const struck = { ...moved, units: [ney], names: ['é', 'b'] };
    for (const each of [state, moved, state, struck, {}]) expect(canonicalState(each)).toBe(canonical(each));
  });
});
