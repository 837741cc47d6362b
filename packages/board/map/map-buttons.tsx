import type { ReactNode } from 'react';
import { useWords } from '../language.tsx';
import type { CameraControl } from './use-camera.ts';
import { ZOOM_STEP } from './use-gestures.ts';

const SIGNS = {
  in: 'M12 5v14M5 12h14',
  out: 'M5 12h14',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
} as const;

interface MapButtonProps {
  readonly sign: keyof typeof SIGNS;
  readonly words: string;
  readonly onClick: () => void;
}

const MapButton = ({ sign, words, onClick }: MapButtonProps): ReactNode => (
  <button type="button" className="bv-tool bv-tool-sign" aria-label={words} title={words} onClick={onClick}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[sign]} />
    </svg>
  </button>
);

interface MapButtonsProps {
  readonly control: Pick<CameraControl, 'zoomBy' | 'fit'>;
  /** Further buttons beside these: the overlays. */
  readonly children?: ReactNode;
}

export const MapButtons = ({ control, children }: MapButtonsProps): ReactNode => {
  const words = useWords();
  return (
    <div className="bv-map-tools" data-control>
      <MapButton sign="in" words={words('map.zoomIn')} onClick={() => control.zoomBy(ZOOM_STEP)} />
      <MapButton sign="out" words={words('map.zoomOut')} onClick={() => control.zoomBy(1 / ZOOM_STEP)} />
      <MapButton sign="fit" words={words('map.fit')} onClick={() => control.fit()} />
      {children}
    </div>
  );
};
