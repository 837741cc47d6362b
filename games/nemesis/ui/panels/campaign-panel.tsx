import type { GamePanelProps } from '@bivouac/board/game-ui.ts';
import { Balance, Facts } from '@bivouac/board/parts/facts.tsx';
import type { ReactNode } from 'react';
import { opponent } from '../../state/state.ts';
import type { NemesisView } from '../../secrecy/view.ts';
import { SEAT_COLOURS } from '../../cover/colours.ts';
import { sideOf } from '../seen.ts';
import { wordsIn } from '../text/words.ts';
import { balance } from './balance.ts';
import { politics } from './politics.ts';

/** How the war stands: both sides in figures, and the politics of 1813. */
export const CampaignPanel = ({ view, seat, language, ...act }: GamePanelProps<NemesisView>): ReactNode => {
  const words = wordsIn(language);
  const own = sideOf(seat) ?? 'coalition';
  const sides = [own, opponent(own)];
  return (
    <div className="bv-panel">
      <section>
        <h3>{words('panel.balance')}</h3>
        <Balance
          caption={words('panel.balance')}
          sides={sides.map((side) => ({ name: words('balance.side', { side }), colour: SEAT_COLOURS[side] }))}
          rows={balance(view, sides, language)}
          onRule={act.onRule}
        />
      </section>
      <section>
        <h3>{words('panel.politics')}</h3>
        <Facts facts={politics(view, language)} {...act} />
      </section>
    </div>
  );
};
