import { random, runMatch } from '@bivouac/bots';
import { LANGUAGES, type Message, REFEREE } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { nemesis } from '../game.ts';
import { say } from '../text/speech.ts';
import type { CommanderId, HexId, UnitId } from '../catalogue/catalogue.ts';
import { heading, rich } from './rich.ts';

const MANTUA = '3928' as HexId;

const plain = (language: 'en' | 'fr', message: Message): string =>
  rich(language, message)
    .map((piece) => (typeof piece === 'string' ? piece : piece.text))
    .join('');

describe('sentences that light up', () => {
  test('names of hexes, units and commanders become pieces', () => {
    const message = say('rally.unit', { unit: 'f99-Serr' as UnitId, hex: MANTUA });
    expect(rich('en', message)).toEqual([
      { text: 'Sérurier’s division', counter: 'f99-Serr' },
      ' is back in good order at ',
      { text: 'Mantua', place: MANTUA },
      '.',
    ]);
  });

  test('every name of a list lights up by itself', () => {
    const message = say('commander.surprised', { commanders: ['Moreau', 'Victor99'] as CommanderId[], hex: MANTUA });
    const lit = rich('fr', message).filter((piece) => typeof piece !== 'string');
    expect(lit).toEqual([
      { text: 'Mantoue', place: MANTUA },
      { text: 'Moreau', counter: 'Moreau' },
      { text: 'Victor', counter: 'Victor99' },
    ]);
  });

  test('a name keeps the capital that its sentence gives it', () => {
    const message = say('hits.disrupted', { unit: 'f99-Serr' as UnitId });
    expect(rich('fr', message)[0]).toEqual({ text: 'Division Sérurier', counter: 'f99-Serr' });
  });

  test('dice are drawn where the sentence has them', () => {
    const message = say('combat.finalAttack', { value: 7, die: 4, total: 11 });
    expect(rich('en', message)).toEqual(['Final attack value: 7 + die ', { text: '4', die: 4 }, ' = 11.']);
  });

  test('turns and phases head the lines below', () => {
    expect(heading(say('turn.begins', { turn: 2 }))).toBe('turn');
    expect(heading(say('phase.begins', { phase: 'rally' }))).toBe('phase');
    expect(heading(say('march.score', { score: 3 }))).toBeUndefined();
  });

  test('whatever is said in a game reads letter for letter as it is told', () => {
    const { match } = runMatch({
      game: nemesis,
      options: nemesis.options.parse({}),
      bots: { french: random, coalition: random },
      seed: 3,
    });
    for (const language of LANGUAGES) {
      for (const { said } of match.events(REFEREE)) expect(plain(language, said)).toBe(nemesis.tell(language, said));
    }
  });
});
