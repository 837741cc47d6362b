import type { ReactNode } from 'react';
import type { RichText } from '../game-ui.ts';
import { useWords } from '../language.tsx';
import { type OnLight, RichTextView } from '../parts/rich-text.tsx';
import { RuleLink } from '../parts/rule-link.tsx';
import { plainText } from '../parts/sentence.ts';
import type { QuestionState } from './question-state.ts';

interface QuestionHeadProps {
  readonly question: QuestionState;
  /** What the player is planning, in place of what is asked. */
  readonly planned?: string | undefined;
  readonly onRule: (rule: string) => void;
  readonly onLight?: OnLight | undefined;
  readonly onShow?: OnLight | undefined;
}

const said = (text: RichText | string): string => (typeof text === 'string' ? text : plainText(text));

/** Who decides, by which rule, and what is asked. */
export const QuestionHead = ({ question, planned, onRule, onLight, onShow }: QuestionHeadProps): ReactNode => {
  const words = useWords();
  const lights = { ...(onLight ? { onLight } : {}), ...(onShow ? { onShow } : {}) };
  const who = ((): string => {
    switch (question.kind) {
      case 'asked':
        return words('question.yours', { seat: question.seat.name });
      case 'waiting':
        return words('question.waiting', { seats: question.seats.map(({ name }) => name) });
      case 'sealed':
        return words('question.sealed');
      case 'chance':
        return words('question.waitingChance');
      case 'over':
        return words('question.over');
    }
  })();
  const asked = question.kind === 'over' ? question.words : question.kind === 'sealed' ? undefined : question.prompt;
  const prompt = planned ?? asked;
  const rule = question.kind === 'over' || question.kind === 'sealed' ? undefined : question.rule;
  const isTheirs = question.kind === 'waiting' || question.kind === 'chance';
  return (
    <div className="bv-question-head" aria-live="polite">
      <p className={question.kind === 'asked' ? 'bv-question-who' : 'bv-question-who bv-question-waits'}>
        {who}
        {rule === undefined ? undefined : (
          <>
            {' · '}
            <RuleLink rule={rule} onRule={onRule} />
          </>
        )}
      </p>
      {prompt === undefined ? undefined : (
        <h2
          className={isTheirs ? 'bv-question-prompt bv-question-theirs' : 'bv-question-prompt'}
          title={said(prompt)}
          data-long={said(prompt).length > 64 ? true : undefined}
        >
          <RichTextView text={prompt} {...lights} />
        </h2>
      )}
    </div>
  );
};
