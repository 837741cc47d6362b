import { describe, expect, test } from 'vitest';
import type { Nation } from '../../catalogue/ids.ts';
import { hexId } from '../../catalogue/map.ts';
import type { Force, Part } from '../../state/index.ts';
import { type Position, position } from '../../testing/position.ts';
import { mayEnter, type Verb } from './SG-J.8-may-enter.ts';

const part = (nation: Nation, sp = 3, kind: Part['kind'] = 'I'): Part => ({ nation, kind, level: 0, bond: 'none', sp });
const verdict = (wanted: Position, verb: Verb, from: string, to: string, ...parts: readonly Part[]) => {
  const force: Force = { at: hexId(from), leaders: [], parts };
  return mayEnter(position({ forces: {}, ...wanted }), { verb, force, to: hexId(to) });
};
const rule = (...given: Parameters<typeof verdict>): string | undefined => verdict(...given)?.rule;

describe('SG J.8 one verdict for every way into a hex', () => {
  test('SG C.1 nobody walks across an all-sea hexside, and those who land are not asked', () => {
    expect(rule({}, 'march', 'DD14', 'EE14', part('france'))).toBe('SG C.1');
    expect(rule({}, 'land', 'DD14', 'EE14', part('france'))).toBeUndefined();
  });
  test('K.1.b a partisan bars the hex to friend and foe (R-111)', () => {
    const partisan: Position = { forces: { AA16: ['france 1 P'] } };
    for (const verb of ['march', 'retreat', 'advance', 'land', 'aside'] as const)
      expect(rule(partisan, verb, 'AA15', 'AA16', part('france'))).toBe('K.1.b');
  });
  test('K.1.b, K.1.g a partisan needs an empty hex, and stays in France', () => {
    expect(rule({ forces: { AA16: ['france 1 I'] } }, 'march', 'AA15', 'AA16', part('france', 1, 'P'))).toBe('K.1.b');
    expect(rule({}, 'march', 'Z21', 'Z22', part('france', 1, 'P'))).toBe('K.1.g');
  });
  test('L.2.g militia never leaves its country', () => {
    expect(rule({ status: { spain: 'anti' } }, 'march', 'O11', 'P11', part('spain', 1, 'M'))).toBe('L.2.g');
  });
  test('E.1.c neutrals stay at home', () => {
    expect(rule({}, 'march', 'EE30', 'EE29', part('prussia'))).toBe('E.1.c');
  });
  test('M.4.c a pro-French Austria stays at home, but for an expeditionary force', () => {
    const ally: Position = { status: { austria: 'pro' }, machines: { AUSTRIA: 'normal' } };
    expect(rule(ally, 'march', 'Y27', 'Y26', part('austria'))).toBe('M.4.c');
    expect(rule(ally, 'march', 'Y27', 'Y26', { ...part('austria'), bond: 'expedition' })).toBeUndefined();
  });
  test('G.5.c with more players a neutral state that somebody controls needs a declaration of war (R-49)', () => {
    const neutral: Position = { players: '4', status: { austria: 'neutral' } };
    expect(rule(neutral, 'march', 'Y26', 'Y27', part('france'))).toBe('G.5.c');
    expect(rule({ ...neutral, players: '2' }, 'march', 'Y26', 'Y27', part('france'))).toBeUndefined();
  });
  test('SG Q.2 nobody retreats onto neutral ground', () => {
    expect(rule({}, 'retreat', 'EE29', 'EE30', part('france'))).toBe('SG Q.2');
    expect(rule({ scenario: '1805' }, 'aside', 'KK24', 'LL24', part('france'))).toBe('SG Q.2');
  });
  test('M.3.a neutral Russia is closed to the anti-French (R-104)', () => {
    const neutral: Position = { clock: { segment: 'anti' }, status: { russia: 'neutral' } };
    expect(rule(neutral, 'march', 'CC37', 'DD37', part('austria'))).toBe('M.3.a');
  });
  test('M.6 Tilsit closes Russia to everybody but Russians', () => {
    const tilsit: Position = { status: { russia: 'neutral' }, machines: { TILSIT: 'term' } };
    expect(rule(tilsit, 'march', 'CC37', 'DD37', part('france'))).toBe('M.6');
  });
  test('M.5.d the truce of Pressburg keeps the French out of neutral Austria', () => {
    const truce: Position = { status: { austria: 'neutral' }, counters: { truce: 3 } };
    expect(rule(truce, 'march', 'Y26', 'Y27', part('france'))).toBe('M.5.d');
  });
  test('M.3.c absolute Austria is closed, open Prussia is not', () => {
    expect(
      rule(
        { status: { austria: 'neutral' }, machines: { AUSTRIA: 'absolute' } },
        'march',
        'Y26',
        'Y27',
        part('france'),
      ),
    ).toBe('M.3.c');
    expect(
      rule({ players: '4', machines: { PRUSSIA: 'open' } }, 'retreat', 'EE29', 'EE30', part('france')),
    ).toBeUndefined();
  });
  test('I.2.c, I.2.d the capital of a conquered state is closed to foreigners, the rest is not', () => {
    const conquered: Position = { status: { austria: 'conquered' }, forces: { Z29: ['austria 2 I'] } };
    expect(rule(conquered, 'march', 'Z29', 'Z30', part('france'))).toBe('I.2.c');
    expect(rule(conquered, 'march', 'Z28', 'Z29', part('france'))).toBeUndefined();
  });
  test('K.2.c nobody but the French enters France during the exile', () => {
    expect(
      rule({ clock: { segment: 'anti' }, status: { france: 'exile' } }, 'march', 'Z22', 'Z21', part('austria')),
    ).toBe('K.2.c');
  });
  test('K.2.c, M.3.c those who must leave closed ground go through it, always nearer to its border', () => {
    const exile: Position = { clock: { segment: 'anti' }, status: { france: 'exile' } };
    expect(rule(exile, 'march', 'Z20', 'Z21', part('austria'))).toBeUndefined();
    expect(rule(exile, 'march', 'Z21', 'Z20', part('austria'))).toBe('K.2.c');
    const absolute: Position = { status: { austria: 'neutral' }, machines: { AUSTRIA: 'absolute' } };
    expect(rule(absolute, 'march', 'Z28', 'Z27', part('france'))).toBeUndefined();
    expect(rule(absolute, 'march', 'Z28', 'Z29', part('france'))).toBe('M.3.c');
  });
  test('I.2.h a state that calls the French in keeps its units at home', () => {
    const spain: Position = { status: { spain: 'conqueredPro' }, machines: { SPAIN: 'conquered' } };
    expect(rule(spain, 'march', 'O11', 'P11', part('spain'))).toBe('M.4.c');
  });
  test('M.3.a, I.2.h the Allies may pass through conquered Russia, but not enter a city that it holds', () => {
    const beaten: Position = {
      clock: { segment: 'anti' },
      status: { russia: 'conquered', austria: 'anti' },
      history: { conquests: { russia: { pro: 1, anti: 0 } } },
    };
    expect(rule(beaten, 'march', 'LL35', 'MM36', part('austria'))).toBeUndefined();
    expect(rule(beaten, 'march', 'MM36', 'MM37', part('austria'))).toBe('M.3.a');
  });
  test('N.1 no retreat brings more than twenty points into Spain, or any so far south (MX7, R-107)', () => {
    const full: Position = { forces: { O10: ['france 18 I'] } };
    expect(rule(full, 'retreat', 'P11', 'O11', part('france', 5))).toBe('N.1');
    expect(rule(full, 'march', 'P11', 'O11', part('france', 5))).toBeUndefined();
    expect(rule({ forces: {} }, 'retreat', 'K8', 'J8', part('france', 1))).toBe('N.1');
  });
  test('F.2.i Gibraltar with a garrison and a squadron is safe, without the squadron it is not (MX31)', () => {
    const held: Position = { forces: { A7: ['inside england 1 I'] }, ships: { A7: ['england 1 S port'] } };
    expect(rule(held, 'march', 'B6', 'A7', part('france', 4))).toBe('F.2.i');
    expect(rule({ ...held, ships: {} }, 'march', 'B6', 'A7', part('france', 4))).toBeUndefined();
  });
  test('B.1 closed lands of a shorter start are not entered, and their guests stay', () => {
    const start: Position = { scenario: '1809', clock: { year: 1809, month: 5 } };
    expect(rule(start, 'march', 'EE29', 'EE30', part('saxony'))).toBe('B.1');
  });
});
