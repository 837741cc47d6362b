import type { GamePanelProps } from '@bivouac/board/game-ui.ts';
import { Facts } from '@bivouac/board/parts/facts.tsx';
import type { ReactNode } from 'react';
import type { EuropeView } from '../../secrecy/view.ts';
import { diplomaticTable } from './diplomacy.ts';

/** 8 The diplomatic table. */
export const DiplomacyPanel = ({ view, language, onRule, onLight, onShow }: GamePanelProps<EuropeView>): ReactNode => (
  <div className="bv-panel">
    {diplomaticTable(view, language).map(({ id, name, facts }) => (
      <section key={id}>
        <h3>{name}</h3>
        <Facts facts={facts} onRule={onRule} onLight={onLight} onShow={onShow} />
      </section>
    ))}
  </div>
);
