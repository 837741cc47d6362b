import { pickStream } from '@bivouac/bots';
import { describe, expect, test } from 'vitest';
import { BERLIN, faceDownAt, FIELD, FRANKFURT } from '../testing/face-down.ts';
import { sound } from '../checks/sound.ts';
import { view } from '../secrecy/view.ts';
import { beheld } from './beheld.ts';
import { greedy } from './greedy.ts';

const table = () =>
  faceDownAt({
    phase: 'combat',
    next: 'french',
    french: { [BERLIN]: ['F-1', 'F-2', 'Ney'] },
    coalition: {
      [FIELD]: ['R-5', 'R-14', 'Wittgenstein'],
      [FRANKFURT]: ['R-Pahl', 'R-3'],
      '2813': ['R-Vass', 'Barclay'],
    },
    decoys: [FIELD],
  });

describe('15.1 what a player has in mind', () => {
  test('15.1 it looks like what he sees, and keeps the rules', () => {
    const seen = table().view('french').state;
    const g = beheld(seen, 'french', pickStream('a'));
    expect(view(g, 'french')).toEqual(seen);
    expect(sound(g)).toEqual([]);
    expect(g.decoys).toHaveLength(1);
  });

  test('15.1 it stays the same as long as the backs do, no matter who asks and how often', () => {
    const one = beheld(table().view('french').state, 'french', pickStream('a'));
    const other = beheld(table().view('french').state, 'french', pickStream('b'));
    expect(other.units).toBe(one.units);
    const moved = faceDownAt({
      phase: 'combat',
      french: { [BERLIN]: ['F-1'] },
      coalition: { [FIELD]: ['R-5', 'R-14'] },
    });
    expect(beheld(moved.view('french').state, 'french', pickStream('a')).units).not.toBe(one.units);
  });

  test('15.1 greedy puts its dummies onto the map, and plays on', () => {
    const setting = faceDownAt({
      phase: 'commandersMovement',
      next: 'coalition',
      out: ['french'],
      french: { '4110': ['F-1'] },
      coalition: { [FIELD]: ['R-5', 'R-14'] },
    });
    const answer = greedy.choose(setting.view('coalition').state, setting.asked('coalition'), pickStream('a'));
    expect(answer).toEqual({ kind: 'decoy', to: FIELD });
    const fighting = table();
    const order = greedy.choose(fighting.view('french').state, fighting.asked('french'), pickStream('a'));
    expect(fighting.asked('french').answers).toContainEqual(order);
  });
});
