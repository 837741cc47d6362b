import { describe, expect, test } from 'vitest';
import { cardId } from '../../catalogue/cards.ts';
import { at, type Position } from '../../testing/position.ts';

const MODENA = '3929';
const PADUA = '3728';
const BOLOGNA = '3829';
const FERRARA = '3729';

const foragers = (wanted: Position) =>
  at({ turn: 6, phase: 'forageMarkers', ...wanted })
    .events('forage.marked')
    .flatMap(({ said }) => said.params['units']);

describe('7.6 who must forage', () => {
  const french = { [MODENA]: ['f99-Hatry', 'f99-Victor'] };

  test('7.6 a stack outside friendly territory without a train, each of its units', () => {
    const { state } = at({ turn: 6, phase: 'forageMarkers', french });
    expect(foragers({ french })).toHaveLength(2);
    expect(state.units.filter(({ forage }) => forage).map(({ id }) => id)).toEqual(
      expect.arrayContaining(['f99-Hatry', 'f99-Victor']),
    );
  });

  test('7.6 not in friendly territory', () => {
    expect(foragers({ turn: 5, french })).toEqual([]);
    expect(foragers({ coalition: { [PADUA]: ['a99-Lipt'] } })).toEqual([]);
  });

  test('7.6 not with a Supply Train, laid or converted', () => {
    expect(foragers({ french, trains: [{ side: 'french', hex: MODENA }] })).toEqual([]);
    expect(foragers({ french, trains: [{ side: 'french', hex: MODENA, faceUp: true }] })).toEqual([]);
    expect(foragers({ french, trains: [{ side: 'french', hex: BOLOGNA }] })).toHaveLength(2);
  });

  test('7.6 not in a city with a friendly Depot', () => {
    expect(foragers({ french, depots: { french: [MODENA] } })).toEqual([]);
    expect(foragers({ french, depots: { french: [BOLOGNA] } })).toHaveLength(2);
    expect(foragers({ french, depots: { coalition: [MODENA] } })).toHaveLength(2);
  });

  test('7.6 but in a city with a friendly Depot that is besieged', () => {
    const besiegers = { coalition: { [BOLOGNA]: ['a99-Lipt', 'a99-Klen'] } };
    const besieged = { french: { [MODENA]: ['f99-Hatry'] }, ...besiegers, depots: { french: [MODENA] } };
    expect(foragers(besieged)).toContain('f99-Hatry');
    expect(foragers({ ...besieged, french })).not.toContain('f99-Hatry');
  });

  test('7.6 a commander alone gets no marker', () => {
    expect(foragers({ french: { [MODENA]: ['Victor99'] } })).toEqual([]);
  });

  test('7.6 both sides forage, and the log names the units', () => {
    const coalition = { [FERRARA]: ['a99-Lipt'] };
    expect(at({ turn: 6, phase: 'forageMarkers', french, coalition }).events('forage.dummyShown')).toEqual([]);
    expect(foragers({ french, coalition })).toEqual(expect.arrayContaining(['f99-Hatry', 'f99-Victor', 'a99-Lipt']));
  });

  test('7.6 a stack that is spared keeps the secret of its counters', () => {
    const spared = {
      turn: 5,
      phase: 'forageMarkers',
      french,
      trains: [{ side: 'french', hex: MODENA, real: false }],
    } as const;
    expect(at(spared).events('forage.dummyShown')).toEqual([]);
    expect(at(spared).state.trains[0]?.faceUp).toBe(false);
  });

  test('7.6 and so do Cossacks, who never forage (6.6)', () => {
    const cossacks = {
      turn: 6,
      phase: 'forageMarkers',
      french: { '4428': ['f99-Turin', 'Moreau'] },
      coalition: { [MODENA]: ['r99-k1', 'Kray'] },
      trains: [
        { side: 'coalition', hex: MODENA, real: false },
        { side: 'french', hex: '4428' },
      ],
    } as const;
    expect(foragers(cossacks)).toEqual([]);
    expect(at(cossacks).events('forage.dummyShown')).toEqual([]);
    expect(at(cossacks).state.trains[0]?.faceUp).toBe(false);
  });
});

describe('16.1, 7.6 the Landsturm', () => {
  const effects = [{ kind: 'landsturm', card: cardId('21'), laidBy: 'coalition', lasts: 'turn' }] as const;

  test('16.1, 7.6 it harries nobody but the French', () => {
    const stacks = { french: { '3512': ['F-35'] }, coalition: { '2915': ['P-Zie'] } };
    const trains = [{ side: 'french', hex: '3512' }] as const;
    expect(foragers({ scenario: '1813', ...stacks, effects, trains })).toEqual(['F-35']);
  });

  test('15.3, 16.1 where crowding is agreed a garrison without a train forages, with the Landsturm or without', () => {
    const stettin = { scenario: '1813', french: { '3310': ['F-G-Stett'] }, agreed: { crowding: true } } as const;
    expect(foragers(stettin)).toEqual(['F-G-Stett']);
    expect(foragers({ ...stettin, effects })).toEqual(['F-G-Stett']);
  });

  test('16.1, 7.6 of a garrison that nobody has joined nothing is told', () => {
    const table = at({ scenario: '1813', turn: 6, phase: 'forageMarkers', french: { '3310': ['F-G-Stett'] }, effects });
    expect(table.events('card.landsturm')).toEqual([]);
    expect(table.events('forage.marked')).toEqual([]);
  });
});
