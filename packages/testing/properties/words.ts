import { LANGUAGES, type Message, REFEREE } from '@bivouac/kernel';
import { Breach, positions, type Property, randomGame, rounds } from './subject.ts';

const UNSAID = /undefined|NaN|\[object|\bnull\b/;

export const words: Property = {
  name: 'words',
  says: 'every prompt, answer, refusal and line of the log can be said in every language',
  try(subject, games) {
    const { game } = subject;
    let sentences = 0;
    const check = (text: string, what: string, place: string): void => {
      if (text.trim() === '' || UNSAID.test(text)) throw new Breach(`${what} reads '${text}'`, place);
      sentences++;
    };
    const tell = (message: Message, place: string): void => {
      for (const language of LANGUAGES) check(game.tell(language, message), `${message.key} in ${language}`, place);
    };
    for (const round of rounds(subject, games)) {
      const whole = randomGame(subject, round);
      for (const { said } of whole.events(REFEREE)) tell(said, round.place);
      const result = whole.result();
      if (result) tell(result.because, round.place);
      for (const { match, place } of positions(subject, round))
        for (const question of match.questions()) {
          const { prompt, answers } = question;
          tell(prompt, place);
          for (const answer of answers)
            for (const language of LANGUAGES)
              check(game.label(language, answer, prompt), `an answer to ${prompt.key} in ${language}`, place);
          for (const { refusal } of question.wishes?.() ?? []) tell(refusal.because, place);
        }
    }
    return { games, sentences };
  },
};
