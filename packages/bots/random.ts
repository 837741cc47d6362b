import type { Bot } from '@bivouac/kernel';

/** Gives any of the legal answers, each as likely as the others. */
export const random: Bot = {
  name: 'random',
  choose(_view, { rule, prompt, answers }, pick) {
    const answer = answers[pick(answers.length)];
    if (!answer) throw new Error(`${rule} ${prompt.key}: the pick is beyond the list`);
    return answer;
  },
};
