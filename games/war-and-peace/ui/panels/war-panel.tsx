import type { GamePanelProps } from '@bivouac/board/game-ui.ts';
import { Balance, Facts } from '@bivouac/board/parts/facts.tsx';
import { RuleLink } from '@bivouac/board/parts/rule-link.tsx';
import type { ReactNode } from 'react';
import { warAndPeaceCover } from '../../cover/cover.ts';
import { seats } from '../../rules/D-players/D.3-seats.ts';
import type { WarAndPeaceView } from '../../secrecy/view.ts';
import { wordsIn } from '../text/words.ts';
import { balance, conditionsTold, seasTold } from './war.ts';

const INDENT = 18;

/** How the war stands: every seat in figures, what each needs to win, and the seas. */
export const WarPanel = ({ view, language, ...act }: GamePanelProps<WarAndPeaceView>): ReactNode => {
  const words = wordsIn(language);
  return (
    <div className="bv-panel">
      <section>
        <h3>{words('war.balance')}</h3>
        <Balance
          caption={words('war.balance')}
          sides={seats(view).map((seat) => ({
            name: warAndPeaceCover.seatName(language, seat),
            colour: warAndPeaceCover.seatColour(seat),
          }))}
          rows={balance(view, language)}
          onRule={act.onRule}
        />
      </section>
      <section>
        <h3>
          {words('war.victory')} <RuleLink rule="C" onRule={act.onRule} bare />
        </h3>
        {conditionsTold(view, language).map(({ id, title, rule, parts }) => (
          <details key={id}>
            <summary>
              {title} <RuleLink rule={rule} onRule={act.onRule} bare />
            </summary>
            <ul className="bv-conditions">
              {parts.map((part, place) => (
                <li
                  // oxlint-disable-next-line react/no-array-index-key -- the parts of a condition keep their order
                  key={`${place} ${part.words}`}
                  style={{ marginInlineStart: part.depth * INDENT }}
                >
                  <span aria-hidden="true">{part.holds ? '✓' : '✗'}</span> {part.words}
                  <span className="bv-unseen">{part.holds ? words('victory.met') : words('victory.unmet')}</span>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </section>
      <section>
        <h3>
          {words('war.seas')} <RuleLink rule="F.2.e" onRule={act.onRule} bare />
        </h3>
        <Facts facts={seasTold(view, language)} {...act} />
      </section>
    </div>
  );
};
