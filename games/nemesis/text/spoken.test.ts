import { random, runMatch } from '@bivouac/bots';
import { type Language, type Message, REFEREE } from '@bivouac/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { nemesis } from '../game.ts';
import { rulebookFr } from './rulebook-fr.ts';

/** Everything that is said in a few games: questions, answers, the log, and the reasons why not. */
const spoken = (language: Language): ReadonlyMap<string, string> => {
  const said = new Map<string, string>();
  const hear = (message: Message): void => {
    said.set(`${message.key} ${said.size % 7}`, nemesis.tell(language, message));
  };
  for (let seed = 1; seed <= 12; seed++) {
    const { match } = runMatch({
      game: nemesis,
      options: nemesis.options.parse({}),
      bots: { french: random, coalition: random },
      seed,
      onAnswer: (running) => {
        for (const question of running.questions()) {
          hear(question.prompt);
          for (const answer of question.answers)
            said.set(`label ${answer.kind}`, nemesis.label(language, answer, question.prompt));
          for (const { refusal } of question.wishes?.() ?? []) hear(refusal.because);
        }
      },
    });
    for (const event of match.events(REFEREE)) hear(event.said);
  }
  return said;
};

const UNFINISHED = /undefined|null|NaN|\[object|\$\{|Infinity/;

describe('what is said in English', () => {
  let said: readonly string[];
  beforeAll(() => {
    said = [...spoken('en').values()];
  });

  test('is whole', () => {
    expect(said.length).toBeGreaterThan(200);
    expect(said.filter((sentence) => UNFINISHED.test(sentence) || /\s[.,;:?!]|  /.test(sentence))).toEqual([]);
  });
});

describe('what is said in French', () => {
  let said: readonly string[];
  beforeAll(() => {
    const rulebook = Object.values(rulebookFr.rules).flatMap(({ title, summary }) => [title, summary]);
    said = [...spoken('fr').values(), ...rulebook];
  });

  test('is whole', () => {
    expect(said.filter((sentence) => UNFINISHED.test(sentence) || /\s[.,]|  /.test(sentence))).toEqual([]);
  });

  test('keeps high punctuation and guillemets with their word', () => {
    expect(said.filter((sentence) => /(?<![\u00a0\u202f])[;:?!»](?=\s|$)|«(?![\u00a0\u202f])/.test(sentence))).toEqual(
      [],
    );
  });

  test('uses typographic apostrophes', () => {
    expect(said.filter((sentence) => sentence.includes("'"))).toEqual([]);
  });

  test('elides before a vowel', () => {
    const unelided = /(?<!\p{L})(?:de|le|la|que|ne|se|je|me|te) [aeiouéèêàâîôû]/iu;
    expect(said.filter((sentence) => unelided.test(sentence))).toEqual([]);
  });
});
