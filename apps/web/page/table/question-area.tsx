import {
  type OnLight,
  type PlannedGesture,
  NEXT_KEY,
  QuestionPanel,
  REST_KEY,
  RuleLink,
  useKeys,
  useWords,
  type QuestionState,
  type Warning,
} from '@bivouac/board';
import type { Seat } from '@bivouac/kernel';
import type { ReactNode } from 'react';
import { usePage } from '../context.tsx';
import type { Deliberation } from './use-deliberation.ts';

interface QuestionAreaProps {
  readonly question: QuestionState;
  readonly deliberation: Deliberation;
  readonly busy: boolean;
  readonly onLight: OnLight;
  readonly onShow: OnLight;
  readonly onRule: (rule: string) => void;
  readonly onUndo: (() => void) | undefined;
  readonly onRedo: (() => void) | undefined;
  /** Why something was refused, where no place on the map was meant. */
  readonly reason: ReactNode;
  /** What the answer under the pointer would bring with it. */
  readonly foreboding: readonly Warning[];
  readonly plan?: PlannedGesture | undefined;
  readonly hasSheet?: boolean;
  readonly facts?: readonly Warning[] | undefined;
  /** The table can answer all questions of this kind. */
  readonly forMe?: { readonly act: () => void; readonly isOn: boolean } | undefined;
  /** What the table has answered by itself, and what stopped a plan. */
  readonly done?: readonly { readonly id: string; readonly words: string; readonly rule: string }[];
  /** In the tray, below the answers. */
  readonly below?: ReactNode;
  /** In the tray, before the answers. */
  readonly notice?: ReactNode;
  /** In the tray, after the notice. */
  readonly after?: ReactNode;
  /** The person who must take over the screen. */
  readonly next: { readonly seat: Seat; readonly name: string } | undefined;
  readonly onHandOver: (seat: Seat) => void;
  /** A bot is at it: do not wait for its pauses. */
  readonly onHurry: (() => void) | undefined;
  readonly standing: number;
  readonly onRevoke: () => void;
  /** Takes up the next piece that may still do something. */
  readonly onNextPiece?: (() => void) | undefined;
  /** In a window: pass now, and in all others until something else is asked. */
  readonly onRest?: (() => void) | undefined;
  readonly onAftermath: (() => void) | undefined;
}

/** The rule is only named: reaching for it would mean leaving the answer. */
const Foreboding = ({ warnings }: { readonly warnings: readonly Warning[] }): ReactNode => (
  <div className="bp-foreboding" role="status">
    <ul>
      {warnings.map(({ words, rule }) => (
        <li key={words}>
          {words} <span className="bp-cited">{rule}</span>
        </li>
      ))}
    </ul>
  </div>
);

/** The question with all that belongs to it: reasons, warnings, whose turn comes next. */
export const QuestionArea = (props: QuestionAreaProps): ReactNode => {
  const { question, deliberation, busy, onLight, onShow, onRule, onUndo, onRedo, reason, foreboding, next } = props;
  const { words, settings } = usePage();
  const { pending, choose, confirm, cancel } = deliberation;
  const lights = { onLight, onShow };
  const warns = !pending && foreboding.length > 0;
  const { done = [], forMe } = props;
  const boardWords = useWords();
  const rest = pending ? undefined : props.onRest;
  useKeys(({ key }) => {
    if (busy || !rest || key.toLowerCase() !== REST_KEY) return false;
    rest();
    return true;
  });
  return (
    <QuestionPanel
      question={question}
      onAnswer={choose}
      onRule={onRule}
      {...lights}
      onUndo={onUndo}
      onRedo={onRedo}
      plan={props.plan}
      hasSheet={props.hasSheet === true}
      facts={props.facts}
      below={props.below}
      pending={pending}
      onConfirm={confirm}
      onCancel={cancel}
      busy={busy}
      listsAll={settings.listsAnswers}
      above={
        reason || warns || done.length > 0 ? (
          <>
            {done.map(({ id, words: said, rule }) => (
              <p key={id} className="bv-done" role="status">
                {said} {rule === '' ? undefined : <RuleLink rule={rule} onRule={onRule} bare />}
              </p>
            ))}
            {reason}
            {warns ? <Foreboding warnings={foreboding} /> : undefined}
          </>
        ) : undefined
      }
      buttons={
        <>
          {forMe ? (
            <button type="button" className="bv-button bv-button-ghost" aria-pressed={forMe.isOn} onClick={forMe.act}>
              {boardWords('question.forMe')}
            </button>
          ) : undefined}
          {props.onNextPiece && !pending ? (
            <button
              type="button"
              className="bv-button bv-button-ghost"
              aria-keyshortcuts="N"
              disabled={busy}
              onClick={props.onNextPiece}
            >
              {words('table.nextPiece')} <kbd>{NEXT_KEY.toUpperCase()}</kbd>
            </button>
          ) : undefined}
          {rest ? (
            <button type="button" className="bv-button bv-button-ghost" disabled={busy} onClick={rest}>
              {words('table.rest')} <kbd>{REST_KEY.toUpperCase()}</kbd>
            </button>
          ) : undefined}
          {next ? (
            <button
              type="button"
              className="bv-button bv-button-main bp-hand-over"
              onClick={() => props.onHandOver(next.seat)}
            >
              {words('table.handOver', { seat: next.name })}
            </button>
          ) : undefined}
          {props.onHurry ? (
            <button type="button" className="bv-button" onClick={props.onHurry}>
              {words('table.skip')}
            </button>
          ) : undefined}
          {props.onAftermath ? (
            <button type="button" className="bv-button bv-button-main bp-aftermath" onClick={props.onAftermath}>
              {words('table.aftermath')}
            </button>
          ) : undefined}
        </>
      }
    >
      {props.notice}
      {props.after}
      {props.standing > 0 ? (
        <p className="bp-standing">
          {words('table.standing', { count: props.standing })}{' '}
          <button type="button" className="bv-button" onClick={props.onRevoke}>
            {words('table.revoke')}
          </button>
        </p>
      ) : undefined}
    </QuestionPanel>
  );
};
