import type { GamePanelProps } from '@bivouac/board/game-ui.ts';
import { Facts } from '@bivouac/board/parts/facts.tsx';
import type { ReactNode } from 'react';
import type { EuropeView } from '../../secrecy/view.ts';
import { wordsIn } from '../text/words.ts';
import { budgetTold } from './budget.ts';

/** 7.3 The budget sheet: open while a budget is drawn up, else to unfold. */
export const BudgetSheet = ({
  view,
  language,
  onRule,
  onLight,
  onShow,
}: Omit<GamePanelProps<EuropeView>, 'seat'>): ReactNode => {
  const words = wordsIn(language);
  const { title, income, spending, sums, prices, powers } = budgetTold(view, language);
  const act = { ledger: true, onRule, onLight, onShow };
  return (
    <section>
      <h3>{title}</h3>
      {sums.length > 0 ? (
        <>
          <h4>{words('budget.income')}</h4>
          <Facts facts={income} {...act} />
          <h4>{words('budget.spending')}</h4>
          {spending.length > 0 ? <Facts facts={spending} {...act} /> : <p>{words('budget.nothing')}</p>}
          <h4>{words('budget.sum')}</h4>
          <Facts facts={sums} {...act} />
        </>
      ) : undefined}
      <details>
        <summary>{words('budget.powers')}</summary>
        <Facts facts={powers} {...act} />
      </details>
      <details>
        <summary>{words('budget.prices')}</summary>
        <Facts facts={prices} {...act} />
      </details>
    </section>
  );
};
