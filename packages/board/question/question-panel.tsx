import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '../language.tsx';
import type { Warning } from '../game-ui.ts';
import type { OnLight } from '../parts/rich-text.tsx';
import { RuleLink } from '../parts/rule-link.tsx';
import { AnswerButton } from './answer-button.tsx';
import { AnswerList } from './answer-list.tsx';
import type { Choice } from './choice.ts';
import { Confirmation } from './confirmation.tsx';
import { choiceForKey, filtered, keysFor, LIST_KEY, MANY, REDO_KEY, UNDO_KEY } from './keys.ts';
import { useKeptFocus } from './keep-focus.ts';
import { QuestionHead } from './question-head.tsx';
import { colourOf, type QuestionState } from './question-state.ts';
import { mainOf, spread } from './spread.ts';
import { useKeys } from './use-keys.ts';
import type { Beforehand } from './use-pending.ts';

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
  /** A gesture that the player has begun, in place of the question that it will answer. */
  readonly plan?: PlannedGesture | undefined;
  /** A sheet has the answers: their buttons are in the list of all. */
  readonly hasSheet?: boolean;
  /** What bears on the question, beside it. */
  readonly facts?: readonly Warning[] | undefined;
  /** The worker has the answer and has not replied yet. */
  readonly busy?: boolean;
  /** Whether keys are heard anywhere on the page. */
  readonly listens?: boolean;
  /** Answers on the map have buttons too. */
  readonly listsAll?: boolean;
  /** Just above the dock, whatever else is open: why not, warnings. */
  readonly above?: ReactNode;
  /** In the tray: offers, a die to type in. */
  readonly children?: ReactNode;
  /** In the tray, below the answers: the battle. */
  readonly below?: ReactNode;
  /** In the dock, before the answers: hand over, skip ahead. */
  readonly buttons?: ReactNode;
}

/** Something that is being planned: what is known of it, and how it is given or dropped. */
export interface PlannedGesture {
  readonly title: string;
  readonly facts: readonly Warning[];
  /** The button that gives it; without `act`, something is still missing. */
  readonly go: { readonly words: string; readonly act?: (() => void) | undefined };
  readonly onCancel?: (() => void) | undefined;
}

const NO_CHOICES: readonly Choice[] = [];
const NO_FACTS: readonly Warning[] = [];
const side = (colour: string): CSSProperties => ({ '--bv-side': colour }) as CSSProperties;

/**
 * One question at a time. The dock has what is asked, its rule, Undo and the way on, and never scrolls. Answers that light up
 * on the map need no button: the list of all is a key away. Others have theirs in the dock, or in the tray above it.
 */
export const QuestionPanel = (props: QuestionPanelProps): ReactNode => {
  const { question, onAnswer, onUndo, onRedo, pending, onConfirm, onCancel, onLight } = props;
  const { busy = false, listens = true, listsAll = false, plan } = props;
  const words = useWords();
  const box = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const unfolded = listsAll || isOpen;
  const [typing, setTyping] = useState<{ readonly at: string | number; readonly typed: string }>();
  const asked = question.kind === 'asked' ? question : undefined;
  const isHeld = asked !== undefined && pending !== undefined;
  const section = useKeptFocus(`${question.kind} ${asked?.id ?? ''} ${String(isHeld)}`);
  const isPlanned = plan?.onCancel !== undefined;
  const choices = (isPlanned ? undefined : asked?.choices) ?? NO_CHOICES;
  const spreadOut = spread(choices);
  const { closing, direct, tray, placed: onMap, held: inHand } = spreadOut;
  const { hasSheet = false } = props;
  const placed = [...inHand, ...onMap, ...(hasSheet ? tray : [])];
  const typed = typing && typing.at === asked?.id ? typing.typed : '';
  const loose = hasSheet ? NO_CHOICES : tray;
  const listed = unfolded ? [...loose, ...placed] : loose;
  const shown = listed.length >= MANY ? filtered(listed, typed) : listed;
  const keys = keysFor([...direct, ...shown, ...closing]);
  useEffect(() => {
    if (isOpen) box.current?.focus({ preventScroll: true });
  }, [isOpen]);
  useKeys((event) => {
    const key = event.key.toLowerCase();
    if (busy) return false;
    if (key === LIST_KEY && placed.length > 0 && !listsAll) {
      setIsOpen(!isOpen);
      return true;
    }
    const planned = isPlanned ? { escape: plan.onCancel, enter: plan.go.act }[key] : undefined;
    const held = isHeld ? { escape: onCancel, enter: pending.wastes ? onCancel : onConfirm }[key] : planned;
    const act = held ?? (key === UNDO_KEY ? onUndo : key === REDO_KEY ? onRedo : undefined);
    if (act) {
      act();
      return true;
    }
    const id = isHeld ? undefined : choiceForKey(keys, event.key);
    if (id === undefined) return false;
    onAnswer(id);
    return true;
  }, listens);
  const facts = plan?.facts ?? props.facts ?? NO_FACTS;
  const light = (choice: Choice | undefined): void => onLight?.(choice?.spot);
  const answering = { onAnswer, onLight: light, busy };
  const main = mainOf(spreadOut);
  return (
    <section ref={section} className="bv-question" style={side(colourOf(question))} aria-busy={busy} tabIndex={-1}>
      {props.above ? <div className="bv-question-above">{props.above}</div> : undefined}
      <QuestionHead
        question={question}
        planned={isPlanned ? plan.title : undefined}
        onRule={props.onRule}
        onLight={onLight}
        onShow={props.onShow}
      />
      {facts.length > 0 ? (
        <ul className="bv-plan-facts">
          {facts.map(({ words: fact, rule, tone }) => (
            <li key={fact} className={tone === 'plain' ? 'bv-fact' : 'bv-fact bv-fact-warns'}>
              {fact} <RuleLink rule={rule} onRule={props.onRule} bare />
            </li>
          ))}
        </ul>
      ) : undefined}
      <div className="bv-tray">
        {isHeld ? (
          <Confirmation
            words={pending.words}
            warnings={pending.warnings}
            final={pending.final}
            wastes={pending.wastes === true}
            onConfirm={() => onConfirm?.()}
            onCancel={() => onCancel?.()}
            onRule={props.onRule}
          />
        ) : undefined}
        {props.children}
        {listed.length > 0 ? (
          <div className="bv-answers" hidden={isHeld}>
            <AnswerList
              choices={listed}
              shown={shown}
              keys={keys}
              typed={typed}
              onTyped={(text) => setTyping(asked ? { at: asked.id, typed: text } : undefined)}
              box={box}
              {...answering}
            />
          </div>
        ) : undefined}
        {props.below}
      </div>
      <div className="bv-dock-end">
        {onUndo ? (
          <button type="button" className="bv-button bv-button-ghost bv-dock-undo" disabled={busy} onClick={onUndo}>
            {words('question.undo')} <kbd>{UNDO_KEY.toUpperCase()}</kbd>
          </button>
        ) : undefined}
        {onRedo ? (
          <button type="button" className="bv-button bv-button-ghost" disabled={busy} onClick={onRedo}>
            {words('question.redo')} <kbd>{REDO_KEY.toUpperCase()}</kbd>
          </button>
        ) : undefined}
        {isPlanned ? (
          <div className="bv-answers bv-answers-dock" hidden={isHeld}>
            <button type="button" className="bv-button bv-button-ghost" onClick={plan.onCancel}>
              {words('plan.cancel')} <kbd aria-hidden="true">{words('key.escape')}</kbd>
            </button>
            <button
              type="button"
              className="bv-button bv-button-main"
              disabled={busy || !plan.go.act}
              onClick={plan.go.act}
            >
              <span>{plan.go.words}</span> <kbd aria-hidden="true">{words('key.enter')}</kbd>
            </button>
          </div>
        ) : undefined}
        {props.buttons}
        {asked && !isPlanned ? (
          <div className="bv-answers bv-answers-dock" hidden={isHeld}>
            {placed.length > 0 && !listsAll ? (
              <button
                type="button"
                className="bv-button bv-button-ghost bv-answers-all"
                aria-expanded={unfolded}
                onClick={() => setIsOpen(!isOpen)}
              >
                {words(tray.length > 0 || inHand.length > 0 ? 'question.all' : 'question.onMap', {
                  answers: placed.length + loose.length,
                })}{' '}
                <kbd aria-hidden="true">{LIST_KEY}</kbd>
              </button>
            ) : undefined}
            <ul aria-label={words('question.answers')}>
              {[...direct, ...closing].map((choice) => (
                <li key={choice.id} className={choice.closes ? 'bv-answers-closing' : undefined}>
                  <AnswerButton choice={choice} pressed={keys.get(choice.id)} main={choice === main} {...answering} />
                </li>
              ))}
            </ul>
          </div>
        ) : undefined}
      </div>
    </section>
  );
};
