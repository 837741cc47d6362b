import type { GamePanelProps } from '@bivouac/board/game-ui.ts';
import { Balance, Facts } from '@bivouac/board/parts/facts.tsx';
import type { ReactNode } from 'react';
import { opponent } from '../../state/state.ts';
import type { EuropeView } from '../../secrecy/view.ts';
import { SEAT_COLOURS } from '../../cover/colours.ts';
import { sideOfSeat } from '../seen.ts';
import { wordsIn } from '../text/words.ts';
import { BudgetSheet } from './budget-sheet.tsx';
import { balance, tracksTold } from './war.ts';

/** How the war stands: the tracks, and both sides in figures. */
export const WarPanel = ({ view, seat, language, ...act }: GamePanelProps<EuropeView>): ReactNode => {
  const words = wordsIn(language);
  const own = sideOfSeat(seat) ?? 'empire';
  const sides = [own, opponent(own)];
  // 20.1 The Hundred Days have no budgets.
  const budget = view.scenario === '1815' ? undefined : <BudgetSheet view={view} language={language} {...act} />;
  return (
    <div className="bv-panel">
      {view.budget ? budget : undefined}
      <section>
        <h3>{words('war.tracks')}</h3>
        <Facts facts={tracksTold(view, language)} {...act} />
      </section>
      <section>
        <h3>{words('war.balance')}</h3>
        <Balance
          caption={words('war.balance')}
          sides={sides.map((side) => ({ name: words('panel.side', { side }), colour: SEAT_COLOURS[side] }))}
          rows={balance(view, sides, language)}
          onRule={act.onRule}
        />
      </section>
      {view.budget ? undefined : budget}
    </div>
  );
};
