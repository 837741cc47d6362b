import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../language.tsx';

export interface OverlaySwitchProps {
  readonly overlays: readonly { readonly id: string; readonly name: string }[];
  readonly shown: readonly string[];
  readonly onShow: (shown: readonly string[]) => void;
}

/** More than this many are folded away under one button. */
const FEW = 3;

const toggled = (shown: readonly string[], id: string): readonly string[] =>
  shown.includes(id) ? shown.filter((other) => other !== id) : [...shown, id];

const Buttons = ({ overlays, shown, onShow }: OverlaySwitchProps): ReactNode =>
  overlays.map(({ id, name }) => (
    <button
      key={id}
      type="button"
      className="bv-tool"
      aria-pressed={shown.includes(id)}
      onClick={() => onShow(toggled(shown, id))}
    >
      {name}
    </button>
  ));

/** Folds itself up when one turns elsewhere. */
const Folded = (props: OverlaySwitchProps): ReactNode => {
  const words = useWords();
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const elsewhere = ({ target }: Event): void => {
      const { current } = fold;
      if (current?.open && target instanceof Node && !current.contains(target)) current.open = false;
    };
    document.addEventListener('pointerdown', elsewhere);
    return () => document.removeEventListener('pointerdown', elsewhere);
  }, []);
  const count = props.overlays.filter(({ id }) => props.shown.includes(id)).length;
  return (
    <details
      ref={fold}
      className="bv-overlay-fold"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !fold.current?.open) return;
        event.stopPropagation();
        fold.current.open = false;
        fold.current.querySelector('summary')?.focus();
      }}
    >
      <summary className={count > 0 ? 'bv-tool bv-tool-on' : 'bv-tool'}>
        {words('overlay.title')}
        {count > 0 ? ` (${count})` : ''}
      </summary>
      <div className="bv-overlay-list">
        <Buttons {...props} />
      </div>
    </details>
  );
};

/** Which overlays lie over the map. */
export const OverlaySwitch = (props: OverlaySwitchProps): ReactNode => {
  const words = useWords();
  if (props.overlays.length === 0) return undefined;
  return (
    <div className="bv-overlays" role="group" aria-label={words('overlay.title')}>
      {props.overlays.length > FEW ? <Folded {...props} /> : <Buttons {...props} />}
    </div>
  );
};
