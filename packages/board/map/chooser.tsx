import { type ReactNode, useEffect, useRef } from 'react';
import { CounterView } from '../counter/counter-view.tsx';
import type { BoardCounter } from '../game-ui.ts';
import { useWords } from '../language.tsx';
import type { OnLight } from '../parts/rich-text.tsx';
import type { Choice } from '../question/choice.ts';

export interface ChooserProps {
  readonly choices: readonly Choice[];
  readonly counters: readonly BoardCounter[];
  /** Where on the screen, within the viewport. */
  readonly x: number;
  readonly y: number;
  readonly title: string;
  readonly onAnswer: (id: string) => void;
  readonly onLight?: OnLight | undefined;
  readonly onClose: () => void;
}

/** Several answers lie in one place: which one? */
export const Chooser = ({ choices, counters, x, y, title, onAnswer, onLight, onClose }: ChooserProps): ReactNode => {
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  const leaving = useRef(false);
  useEffect(() => {
    const before = document.activeElement;
    leaving.current = false;
    box.current?.querySelector('button')?.focus({ preventScroll: true });
    return () => {
      leaving.current = true;
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  const step = (by: number): void => {
    const buttons = [...(box.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    buttons[(at + by + buttons.length) % buttons.length]?.focus({ preventScroll: true });
  };
  return (
    <div
      ref={box}
      className="bv-chooser"
      role="dialog"
      aria-label={`${title}: ${words('map.choose')}`}
      style={{ left: x, top: y }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        else if (event.key === 'ArrowDown') step(1);
        else if (event.key === 'ArrowUp') step(-1);
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (leaving.current || !(relatedTarget instanceof Node) || currentTarget.contains(relatedTarget)) return;
        onClose();
      }}
    >
      <p>{title}</p>
      <ul>
        {choices.map((choice) => {
          const face = choice.face ?? counters.find(({ id }) => id === choice.spot?.counter)?.face;
          return (
            <li key={choice.id}>
              <button
                type="button"
                onClick={() => onAnswer(choice.id)}
                onMouseEnter={() => onLight?.(choice.spot)}
                onMouseLeave={() => onLight?.(undefined)}
              >
                {face ? <CounterView face={face} size={34} /> : undefined}
                <span>{choice.words}</span>
                {choice.foresight === undefined ? undefined : <b className="bv-foresight">{choice.foresight}</b>}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
