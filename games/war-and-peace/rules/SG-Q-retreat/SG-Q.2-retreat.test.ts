import { describe, expect, test } from 'vitest';
import { hexId } from '../../catalogue/map.ts';
import { leaderId } from '../../catalogue/pieces.ts';
import { leadersIn, position, standing } from '../../testing/position.ts';
import { defenders, type Party } from '../SG-O-resolution/SG-O-sides.ts';
import { retreat } from './SG-Q.2-retreat.ts';

describe('SG Q retreat', () => {
  test('SG O.5, Q.2 who joined from beside the battle stays there when all others have been lost', () => {
    const g = position({ forces: { AA29: ['charles', 'austria 4 C'], AA27: ['napoleon', 'france 20 I'] } });
    const joined: Party = { ...defenders(g, hexId('AA29'), 'anti'), leaders: [leaderId('charles')] };
    const script = retreat(g, joined, hexId('AA28'), defenders(g, hexId('AA27'), 'pro'));
    expect(script.next()).toEqual({ done: true, value: joined });
    expect(standing(g, 'AA29')).toEqual(['austria 4 C']);
    expect(leadersIn(g, 'AA29')).toEqual(['charles']);
  });
});
