import { Die, REDO_KEY, RichTextView, RuleLink, UNDO_KEY, useKeys, useWords } from '@bivouac/board';
import type { GameUi } from '@bivouac/board';
import type { ReactNode } from 'react';
import type { DiceAsked } from '../../worker/protocol.ts';
import { usePage } from '../context.tsx';

interface DicePanelProps {
  readonly dice: DiceAsked;
  readonly ui: Pick<GameUi, 'rich'>;
  readonly busy: boolean;
  readonly onRoll: (face: number) => void;
  readonly onRule: (rule: string) => void;
  readonly onUndo: (() => void) | undefined;
  readonly onRedo: (() => void) | undefined;
}

/** The people at the table roll their own dice: what fell is pressed here, or typed. */
export const DicePanel = ({ dice, ui, busy, onRoll, onRule, onUndo, onRedo }: DicePanelProps): ReactNode => {
  const { words, language } = usePage();
  const boardWords = useWords();
  useKeys(({ key }) => {
    const face = Number(key);
    const act = key.toLowerCase() === UNDO_KEY ? onUndo : key.toLowerCase() === REDO_KEY ? onRedo : undefined;
    if (busy) return false;
    if (act) act();
    else if (dice.faces.includes(face)) onRoll(face);
    else return false;
    return true;
  });
  return (
    <section className="bv-question" aria-busy={busy}>
      <div aria-live="polite">
        <p className="bv-question-who">{words('table.rollAsked')}</p>
        <h2 className="bv-question-prompt">
          <RichTextView text={ui.rich(language, dice.prompt)} />
        </h2>
        <RuleLink rule={dice.rule} onRule={onRule} />
      </div>
      <ul className="bp-dice">
        {dice.faces.map((face) => (
          <li key={face}>
            <button
              type="button"
              disabled={busy}
              aria-label={words('table.rolled', { face })}
              aria-keyshortcuts={String(face)}
              onClick={() => onRoll(face)}
            >
              <Die face={face} size={56} />
            </button>
          </li>
        ))}
      </ul>
      <div className="bv-question-back">
        {onUndo ? (
          <button type="button" className="bv-button" disabled={busy} onClick={onUndo}>
            {boardWords('question.undo')} <kbd>{UNDO_KEY.toUpperCase()}</kbd>
          </button>
        ) : undefined}
      </div>
    </section>
  );
};
