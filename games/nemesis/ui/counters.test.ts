import { describe, expect, test } from 'vitest';
import { type Position, position } from '../testing/position.ts';
import { type NemesisView, view as viewOf } from '../secrecy/view.ts';
import { counters } from './counters.ts';

const MANTUA = '3928';
const VERONA = '3827';

const wanted: Position = {
  phase: 'movement',
  french: { [MANTUA]: ['f99-Serr', 'f99-ci', 'Moreau'] },
  coalition: { [VERONA]: ['a99-c2', 'r99-k1', 'Suvorov'] },
  depots: { french: [MANTUA], coalition: ['3727'] },
  trains: [
    { side: 'french', hex: MANTUA },
    { side: 'french', hex: MANTUA, real: false },
    { side: 'coalition', hex: VERONA, faceUp: true },
  ],
  disrupted: ['f99-ci'],
  forced: ['f99-Serr'],
  combats: { 'f99-Serr': 1 },
};
const seenBy = (seer: string): NemesisView => viewOf(position(wanted), seer);
const find = (view: NemesisView, id: string, seat = 'french') => {
  const found = counters(view, seat, 'en').find((counter) => counter.id === id);
  if (!found) throw new Error(`no counter ${id}`);
  return found;
};

describe('counters', () => {
  test('3.2, 18.9 a unit shows its factors, its class and the star of a double division', () => {
    const { face, place } = find(seenBy('french'), 'f99-Serr');
    expect(place).toBe(MANTUA);
    expect(face).toMatchObject({ symbol: 'infantry', name: 'Serr.\u00a0L', figures: ['2*', '3'] });
    expect(find(seenBy('french'), 'r99-k1').face).toMatchObject({ symbol: 'cavalry', figures: ['1', '1½'] });
  });

  test('3.3 a disrupted unit shows no Combat Factor and says so', () => {
    const { face, words } = find(seenBy('french'), 'f99-ci');
    expect(face.figures).toEqual(['–', '2']);
    expect(face.marks.map(({ kind }) => kind)).toEqual(['disrupted']);
    expect(words).toBe(
      'Cisalpine Legion: Kingdom of Italy, infantry, Conscript, Combat Factor 1, Occupancy Factor 2; disrupted',
    );
  });

  test('3.6 contingents of the Grande Armée wear its blue and a band of their own', () => {
    const view = seenBy('french');
    const french = find(view, 'f99-Serr').face;
    const italian = find(view, 'f99-ci').face;
    expect(italian.field).toBe(french.field);
    expect(french.band).toBeUndefined();
    expect(italian.band).toBeDefined();
  });

  test('marks tell of marches and combats', () => {
    expect(find(seenBy('french'), 'f99-Serr').face.marks.map(({ kind }) => kind)).toEqual(['forcedMarch', 'combat']);
  });

  test('6.6 Cossacks are never marked as out of supply, others are', () => {
    const view = viewOf(
      position({ coalition: { '3927': ['a99-c2', 'r99-k1'] }, depots: { coalition: ['3325'] } }),
      'french',
    );
    expect(find(view, 'a99-c2').face.marks.map(({ kind }) => kind)).toEqual(['outOfSupply']);
    expect(find(view, 'r99-k1').face.marks).toEqual([]);
  });

  test('8.4 a unit alone in a besieged city is marked', () => {
    const view = viewOf(
      position({
        french: { [MANTUA]: ['f99-mg'] },
        coalition: { [VERONA]: ['a99-Elsn', 'a99-Gotte'] },
        depots: { french: [MANTUA] },
      }),
      'french',
    );
    expect(find(view, 'f99-mg').face.marks.map(({ kind }) => kind)).toContain('besieged');
  });

  test('a stack lies with its Depot at the base, trains and units above it and its commanders on top', () => {
    const here = counters(seenBy('french'), 'french', 'en').filter(({ place }) => place === MANTUA);
    const kinds = here.toSorted((a, b) => a.order - b.order).map(({ face }) => face.symbol);
    expect(kinds).toEqual(['depot', 'hidden', 'hidden', 'infantry', 'infantry', 'commander']);
    expect(new Set(here.map(({ stack }) => stack))).toEqual(new Set(['french']));
  });

  test('3.2, 4.1 a stack shows the Combat and Occupancy Factors of all its units in good order', () => {
    const view = seenBy('coalition');
    const figures = (id: string) => find(view, id).stackFigures;
    expect(figures('f99-Serr')).toEqual(['2', '5']); // the Cisalpine Legion is disrupted
    expect(figures('Moreau')).toEqual(figures(`train french ${MANTUA} 2`));
    expect(figures('Suvorov')).toEqual(['2', '2½']);
    expect(find(view, 'depot 3727').stackFigures).toBeUndefined();
  });

  test('7.4, 7.5 a closed stack shows the marks of all in it; the enemy learns that a train is there, and no more', () => {
    const kinds = (seer: string, id: string) => find(seenBy(seer), id).stackMarks?.map(({ kind }) => kind);
    expect(kinds('french', 'Moreau')).toEqual(['real', 'dummy', 'disrupted', 'forcedMarch', 'combat']);
    expect(kinds('coalition', 'Moreau')).toEqual(['hidden', 'disrupted', 'forcedMarch', 'combat']);
    expect(kinds('french', 'Suvorov')?.[0]).toBe('real');
  });

  test('7.4, 7.5 the owner reads his face-down trains, the enemy sees two backs that do not differ', () => {
    const mine = counters(seenBy('french'), 'french', 'en').filter(({ id }) => id.startsWith('train french'));
    expect(mine.map(({ face }) => face.marks.map(({ kind }) => kind))).toEqual([['real'], ['dummy']]);
    expect(mine.map(({ words }) => words)).toEqual(['French Supply Train, face down', 'French dummy, face down']);
    const theirs = counters(seenBy('coalition'), 'coalition', 'en').filter(({ id }) => id.startsWith('train french'));
    expect(theirs.map(({ face, words }) => ({ face, words }))).toEqual([
      { face: theirs[0]?.face, words: 'French train or dummy, face down' },
      { face: theirs[0]?.face, words: 'French train or dummy, face down' },
    ]);
    expect(theirs[0]?.face).toMatchObject({ faceDown: true, marks: [], symbol: 'hidden' });
  });

  test('7.1 a train that lies face up is known to all', () => {
    const shown = find(seenBy('french'), `train coalition ${VERONA} 1`).face;
    expect(shown).toMatchObject({ symbol: 'train', marks: [{ kind: 'real' }] });
    expect(shown.faceDown).toBeUndefined();
  });

  test('no two counters share an id', () => {
    const ids = counters(seenBy('french'), 'french', 'fr').map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
