import { centreOf, type GameMap } from '@bivouac/atlas';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { SymbolSet } from '../settings.ts';
import { type Slide, slideMs } from './slides.ts';
import { type CounterScale, scaleAt } from './stack-layer.tsx';
import { StackView } from './stack-view.tsx';

interface SlidingProps {
  readonly map: GameMap;
  readonly slide: Slide;
  readonly scale: CounterScale;
  readonly symbols: SymbolSet;
  readonly onEnd: (slide: Slide) => void;
}

/** A stack on its way. It starts and ends exactly where it would lie. */
const Sliding = ({ map, slide, scale, symbols, onEnd }: SlidingProps): ReactNode => {
  const group = useRef<SVGGElement>(null);
  const ended = useEffectEvent(() => onEnd(slide));
  const stops = slide.through.map((place) => {
    const [x, y] = centreOf(map, place);
    const { side, lift } = scaleAt(map, place, scale);
    return `translate(${x}px,${y - lift}px) scale(${side / 100})`;
  });
  const frames = useRef(stops);
  useEffect(() => {
    const animation = group.current?.animate(
      frames.current.map((transform) => ({ transform })),
      { duration: slideMs(slide), easing: 'ease-in-out', fill: 'forwards' },
    );
    if (!animation) return undefined;
    animation.onfinish = () => ended();
    return () => {
      animation.onfinish = null;
      animation.cancel();
    };
  }, [slide]);
  return (
    <g ref={group} style={{ transform: stops[0] ?? '' }}>
      <StackView counters={slide.counters} px={scale.px} symbols={symbols} lit={false} />
    </g>
  );
};

interface SlideLayerProps extends Omit<SlidingProps, 'slide'> {
  readonly slides: readonly Slide[];
}

/** Everything that is on its way now. */
export const SlideLayer = ({ slides, ...rest }: SlideLayerProps): ReactNode =>
  slides.map((slide) => <Sliding key={slide.id} slide={slide} {...rest} />);
