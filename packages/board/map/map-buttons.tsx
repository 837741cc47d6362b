import type { ReactNode } from 'react';
import { useWords } from '../language.tsx';
import type { CameraControl } from './use-camera.ts';
import { ZOOM_STEP } from './use-gestures.ts';

const SIGNS = {
  in: 'M12 5v14M5 12h14',
  out: 'M5 12h14',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  back: 'M12 21s-7-6.6-7-12a7 7 0 0 1 14 0c0 5.4-7 12-7 12ZM9.5 9a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
  counters: 'M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
} as const;

interface MapButtonProps {
  readonly sign: keyof typeof SIGNS;
  readonly words: string;
  readonly onClick: () => void;
  readonly pressed?: boolean;
}

const MapButton = ({ sign, words, onClick, pressed }: MapButtonProps): ReactNode => (
  <button
    type="button"
    className="bv-tool bv-tool-sign"
    aria-label={words}
    title={words}
    aria-pressed={pressed}
    onClick={onClick}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[sign]} />
    </svg>
  </button>
);

interface MapButtonsProps {
  readonly control: Pick<CameraControl, 'zoomBy' | 'fit' | 'goBack'>;
  readonly hidesCounters: boolean;
  readonly onHidesCounters: ((hides: boolean) => void) | undefined;
  /** Further buttons beside these: the overlays. */
  readonly children?: ReactNode;
}

export const MapButtons = ({ control, hidesCounters, onHidesCounters, children }: MapButtonsProps): ReactNode => {
  const words = useWords();
  return (
    <div className="bv-map-tools">
      <MapButton sign="in" words={words('map.zoomIn')} onClick={() => control.zoomBy(ZOOM_STEP)} />
      <MapButton sign="out" words={words('map.zoomOut')} onClick={() => control.zoomBy(1 / ZOOM_STEP)} />
      <MapButton sign="fit" words={words('map.fit')} onClick={() => control.fit()} />
      <MapButton sign="back" words={words('map.back')} onClick={() => control.goBack()} />
      {onHidesCounters ? (
        <MapButton
          sign="counters"
          words={words('map.counters.hide')}
          pressed={hidesCounters}
          onClick={() => onHidesCounters(!hidesCounters)}
        />
      ) : undefined}
      {children}
    </div>
  );
};
