import type { GamePanelProps } from '@bivouac/board/game-ui.ts';
import { Facts } from '@bivouac/board/parts/facts.tsx';
import type { ReactNode } from 'react';
import type { NapoleonicWarsView } from '../../secrecy/view.ts';
import { coloursOf } from '../colours.ts';
import { headquarters } from './headquarters.ts';

/** 3 The Headquarters Display of every nation. */
export const HeadquartersPanel = (props: GamePanelProps<NapoleonicWarsView>): ReactNode => {
  const { view, seat, language, onRule, onLight, onShow } = props;
  return (
    <div className="bv-panel">
      {headquarters(view, seat, language).map(({ nation, name, facts }) => (
        <section key={nation}>
          <h3 className="bv-flagged" style={{ borderInlineStartColor: coloursOf(nation).field }}>
            {name}
          </h3>
          <Facts facts={facts} onRule={onRule} onLight={onLight} onShow={onShow} />
        </section>
      ))}
    </div>
  );
};
