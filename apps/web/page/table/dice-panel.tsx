import { Die, REDO_KEY, RichTextView, RuleLink, UNDO_KEY, useKeys, useWords } from '@bivouac/board';
import type { GameUi } from '@bivouac/board';
import { type ReactNode, useId, useState } from 'react';
import type { DiceAsked } from '../../worker/protocol.ts';
import { usePage } from '../context.tsx';
import { faceOf } from './typed-face.ts';

interface DicePanelProps {
  readonly dice: DiceAsked;
  readonly ui: Pick<GameUi, 'rich'>;
  readonly busy: boolean;
  readonly onRoll: (face: number) => void;
  readonly onRule: (rule: string) => void;
  readonly onUndo: (() => void) | undefined;
  readonly onRedo: (() => void) | undefined;
}

/** A letter or a figure that means nothing else here was meant for the die. */
const isEntry = (key: string): boolean => /^[\p{L}\d]$/u.test(key);

/** The people at the table roll their own dice: what fell is pressed here, or typed. What is on no die changes nothing. */
export const DicePanel = ({ dice, ui, busy, onRoll, onRule, onUndo, onRedo }: DicePanelProps): ReactNode => {
  const { words, language } = usePage();
  const boardWords = useWords();
  const field = useId();
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState<string>();
  const enter = (entry: string): void => {
    const face = faceOf(entry, dice.faces);
    setTyped('');
    setRefused(face === undefined ? entry : undefined);
    if (face !== undefined) onRoll(face);
  };
  useKeys(({ key }) => {
    const pressed = key.toLowerCase();
    if (busy) return false;
    if (pressed === UNDO_KEY || pressed === REDO_KEY) {
      const act = pressed === UNDO_KEY ? onUndo : onRedo;
      act?.();
      return act !== undefined;
    }
    if (isEntry(key)) enter(key);
    return isEntry(key);
  });
  return (
    <section className="bv-question" aria-busy={busy}>
      <div className="bv-question-head" aria-live="polite">
        <p className="bv-question-who">
          {words('table.rollAsked')} · <RuleLink rule={dice.rule} onRule={onRule} />
        </p>
        <h2 className="bv-question-prompt">
          <RichTextView text={ui.rich(language, dice.prompt)} />
        </h2>
      </div>
      <div className="bv-tray">
        <ul className="bp-dice">
          {dice.faces.map((face) => (
            <li key={face}>
              <button
                type="button"
                disabled={busy}
                aria-label={words('table.rolled', { face })}
                aria-keyshortcuts={String(face)}
                onClick={() => enter(String(face))}
              >
                <Die face={face} />
              </button>
            </li>
          ))}
        </ul>
        <form
          className="bp-typed-die"
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy && typed.trim() !== '') enter(typed);
          }}
        >
          <label htmlFor={field}>{words('table.typeDie')}</label>
          <input
            id={field}
            type="text"
            value={typed}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            size={4}
            aria-invalid={refused !== undefined}
            aria-describedby={`${field}-refused`}
            onChange={(event) => setTyped(event.target.value)}
          />
          <button type="submit" className="bv-button" disabled={busy || typed.trim() === ''}>
            {words('table.giveDie')}
          </button>
        </form>
        <p id={`${field}-refused`} className="bp-die-refused" role="alert">
          {refused === undefined ? '' : words('table.noSuchFace', { entry: refused.trim(), faces: dice.faces })}
        </p>
      </div>
      <div className="bv-dock-end">
        {onUndo ? (
          <button type="button" className="bv-button bv-button-ghost" disabled={busy} onClick={onUndo}>
            {boardWords('question.undo')} <kbd>{UNDO_KEY.toUpperCase()}</kbd>
          </button>
        ) : undefined}
      </div>
    </section>
  );
};
