import type { ReactNode } from 'react';
import { useWords } from '../language.tsx';

export interface OverlaySwitchProps {
  readonly overlays: readonly { readonly id: string; readonly name: string }[];
  readonly shown: readonly string[];
  readonly onShow: (shown: readonly string[]) => void;
}

/** Which overlays lie over the map. */
export const OverlaySwitch = ({ overlays, shown, onShow }: OverlaySwitchProps): ReactNode => {
  const words = useWords();
  return (
    <div className="bv-overlays" role="group" aria-label={words('overlay.title')}>
      {overlays.map(({ id, name }) => {
        const isShown = shown.includes(id);
        return (
          <button
            key={id}
            type="button"
            className="bv-tool"
            aria-pressed={isShown}
            onClick={() => onShow(isShown ? shown.filter((other) => other !== id) : [...shown, id])}
          >
            {name}
          </button>
        );
      })}
    </div>
  );
};
