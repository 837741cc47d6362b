import type { CSSProperties, ReactNode } from 'react';
import type { RichText, Spot } from '../game-ui.ts';
import { useWords } from '../language.tsx';
import { type OnLight, RichTextView } from '../parts/rich-text.tsx';
import { RuleLink } from '../parts/rule-link.tsx';
import { SeatBadge, type SeatLook } from '../parts/seat-badge.tsx';
import { AnswerList } from './answer-list.tsx';
import type { Choice } from './choice.ts';
import { Confirmation } from './confirmation.tsx';
import { REDO_KEY, UNDO_KEY } from './keys.ts';
import { useKeys } from './use-keys.ts';
import type { Beforehand } from './use-pending.ts';

/** What the table waits for. */
export type QuestionState =
  | {
      readonly kind: 'asked';
      /** Changes with the question: the sequence number does. */
      readonly id: string | number;
      readonly seat: SeatLook;
      readonly prompt: RichText | string;
      readonly rule: string;
      readonly choices: readonly Choice[];
    }
  /** Others decide: their question, as far as one may know it. */
  | {
      readonly kind: 'waiting';
      readonly seats: readonly SeatLook[];
      readonly prompt?: RichText | string;
      readonly rule?: string;
    }
  | { readonly kind: 'chance'; readonly prompt?: RichText | string; readonly rule?: string }
  | { readonly kind: 'sealed'; readonly seats: readonly SeatLook[] }
  | { readonly kind: 'over'; readonly words: RichText | string };

export interface QuestionPanelProps {
  readonly question: QuestionState;
  readonly onAnswer: (id: string) => void;
  readonly onRule: (rule: string) => void;
  /** While an answer has the pointer or the focus: its spot lights up on the map. */
  readonly onLight?: OnLight;
  readonly onShow?: OnLight;
  /** Left out when there is nothing to take back or bring back. */
  readonly onUndo?: (() => void) | undefined;
  readonly onRedo?: (() => void) | undefined;
  /** What was chosen and is held back until it is confirmed; see `usePending`. */
  readonly pending?: Beforehand | undefined;
  readonly onConfirm?: () => void;
  readonly onCancel?: () => void;
  /** The worker has the answer and has not replied yet. */
  readonly busy?: boolean;
  /** Whether keys are heard anywhere on the page. */
  readonly listens?: boolean;
  /** Shown under the answers: why not, warnings, the tour. */
  readonly children?: ReactNode;
}

const side = (colour: string): CSSProperties => ({ '--bv-side': colour }) as CSSProperties;

const colourOf = (question: QuestionState): string => {
  switch (question.kind) {
    case 'asked':
      return question.seat.colour;
    case 'waiting':
    case 'sealed':
      return question.seats[0]?.colour ?? 'var(--bv-ink-soft)';
    case 'chance':
    case 'over':
      return 'var(--bv-ink-soft)';
  }
};

interface HeadProps extends Pick<QuestionPanelProps, 'question' | 'onRule' | 'onLight' | 'onShow'> {}

/** Who decides, what is asked and by which rule. */
const Head = ({ question, onRule, onLight, onShow }: HeadProps): ReactNode => {
  const words = useWords();
  const lights = { ...(onLight ? { onLight } : {}), ...(onShow ? { onShow } : {}) };
  switch (question.kind) {
    case 'asked':
      return (
        <>
          <p className="bv-question-who">
            <SeatBadge name={words('question.yours', { seat: question.seat.name })} colour={question.seat.colour} />
          </p>
          <h2 className="bv-question-prompt">
            <RichTextView text={question.prompt} {...lights} />
          </h2>
          <RuleLink rule={question.rule} onRule={onRule} />
        </>
      );
    case 'waiting':
    case 'sealed':
      return (
        <>
          <p className="bv-question-who bv-question-waits">
            {question.kind === 'sealed'
              ? words('question.sealed')
              : words('question.waiting', { seats: question.seats.map(({ name }) => name) })}
          </p>
          {question.kind === 'waiting' && question.prompt ? (
            <h2 className="bv-question-prompt bv-question-theirs">
              <RichTextView text={question.prompt} {...lights} />
            </h2>
          ) : undefined}
          {question.kind === 'waiting' && question.rule ? <RuleLink rule={question.rule} onRule={onRule} /> : undefined}
        </>
      );
    case 'chance':
      return (
        <>
          <p className="bv-question-who bv-question-waits">{words('question.waitingChance')}</p>
          {question.prompt ? (
            <h2 className="bv-question-prompt bv-question-theirs">
              <RichTextView text={question.prompt} {...lights} />
            </h2>
          ) : undefined}
          {question.rule ? <RuleLink rule={question.rule} onRule={onRule} /> : undefined}
        </>
      );
    case 'over':
      return (
        <>
          <p className="bv-question-who">{words('question.over')}</p>
          <h2 className="bv-question-prompt">
            <RichTextView text={question.words} {...lights} />
          </h2>
        </>
      );
  }
};

/** One question at a time: who decides, what is asked, its rule, and the answers with their keys. */
export const QuestionPanel = (props: QuestionPanelProps): ReactNode => {
  const {
    question,
    onAnswer,
    onUndo,
    onRedo,
    pending,
    onConfirm,
    onCancel,
    onLight,
    busy = false,
    listens = true,
  } = props;
  const words = useWords();
  const isHeld = question.kind === 'asked' && pending !== undefined;
  useKeys((event) => {
    const key = event.key.toLowerCase();
    const held = isHeld ? { escape: onCancel, enter: onConfirm }[key] : undefined;
    const act = held ?? (key === UNDO_KEY ? onUndo : key === REDO_KEY ? onRedo : undefined);
    if (!act || busy) return false;
    act();
    return true;
  }, listens);
  const light = (choice: Choice | undefined): void => onLight?.(choice?.spot as Spot | undefined);
  return (
    <section className="bv-question" style={side(colourOf(question))} aria-busy={busy}>
      <div aria-live="polite">
        <Head {...props} />
      </div>
      {isHeld ? (
        <Confirmation
          words={pending.words}
          warnings={pending.warnings}
          final={pending.final}
          onConfirm={() => onConfirm?.()}
          onCancel={() => onCancel?.()}
          onRule={props.onRule}
        />
      ) : undefined}
      {question.kind === 'asked' ? (
        <AnswerList
          key={question.id}
          choices={question.choices}
          onAnswer={onAnswer}
          onLight={light}
          busy={busy}
          listens={listens && !isHeld}
          hidden={isHeld}
        />
      ) : undefined}
      <div className="bv-question-back">
        {onUndo ? (
          <button type="button" className="bv-button" disabled={busy} onClick={onUndo}>
            {words('question.undo')} <kbd>{UNDO_KEY.toUpperCase()}</kbd>
          </button>
        ) : undefined}
        {onRedo ? (
          <button type="button" className="bv-button" disabled={busy} onClick={onRedo}>
            {words('question.redo')} <kbd>{REDO_KEY.toUpperCase()}</kbd>
          </button>
        ) : undefined}
      </div>
      {props.children}
    </section>
  );
};
