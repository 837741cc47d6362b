import type { GamePanelProps } from '@bivouac/board/game-ui.ts';
import { Checklist } from '@bivouac/board/parts/checklist.tsx';
import type { ReactNode } from 'react';
import type { WarAndPeaceView } from '../../secrecy/view.ts';
import { wordsIn } from '../text/words.ts';
import { ordersTold } from './orders.ts';

/** The checklist of the month: forces that have not moved first. */
export const OrdersPanel = ({ view, seat, language, onLight, onShow }: GamePanelProps<WarAndPeaceView>): ReactNode => {
  const words = wordsIn(language);
  const { given, of, groups } = ordersTold(view, seat, language);
  return (
    <div className="bv-panel">
      <Checklist
        title={words('orders.title')}
        done={given}
        of={of}
        count={words('orders.given', { given, of })}
        next={words('orders.next')}
        groups={groups}
        onLight={onLight}
        onShow={onShow}
      />
    </div>
  );
};
