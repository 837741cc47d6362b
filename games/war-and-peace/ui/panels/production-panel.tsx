import type { GamePanelProps } from '@bivouac/board/game-ui.ts';
import { RuleLink } from '@bivouac/board/parts/rule-link.tsx';
import type { ReactNode } from 'react';
import type { WarAndPeaceView } from '../../secrecy/view.ts';
import { wordsIn } from '../text/words.ts';
import { productionTold, type StateSheet } from './production.ts';

type Act = Pick<GamePanelProps<WarAndPeaceView>, 'language' | 'onRule' | 'onLight' | 'onShow'>;

const Sheet = ({ sheet, language, onRule, onLight, onShow }: { readonly sheet: StateSheet } & Act): ReactNode => {
  const words = wordsIn(language);
  return (
    <section>
      <h3>
        {sheet.name} <RuleLink rule="J.2" onRule={onRule} bare />
      </h3>
      {sheet.account === undefined ? undefined : <p className="bv-states-can">{sheet.account}</p>}
      <p className="bv-quiet">{sheet.income}</p>
      {sheet.pool.length > 0 ? (
        <table className="bv-balance" aria-label={words('production.pool')}>
          <thead>
            <tr>
              <th scope="col">{words('production.what')}</th>
              <th scope="col">{words('production.price')}</th>
              <th scope="col">{words('production.inPool')}</th>
              <th scope="col">{words('production.january')}</th>
            </tr>
          </thead>
          <tbody>
            {sheet.pool.map((line) => (
              <tr key={line.id}>
                <th scope="row">{line.words}</th>
                <td>{line.price}</td>
                <td>{line.inPool}</td>
                <td>{line.coming === 0 ? '–' : `+${line.coming}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : undefined}
      {sheet.leaders.length > 0 ? <p>{words('production.leaders', { leaders: sheet.leaders })}</p> : undefined}
      <p className="bv-groups">
        {sheet.cities.map(({ place, words: city }) => (
          <button
            key={place}
            type="button"
            className="bv-stance bv-stance-neutral"
            onMouseEnter={() => onLight({ place })}
            onMouseLeave={() => onLight(undefined)}
            onFocus={() => onLight({ place })}
            onBlur={() => onLight(undefined)}
            onClick={() => onShow({ place })}
          >
            {city}
          </button>
        ))}
      </p>
    </section>
  );
};

/** J Force pools, prices and cities, state by state. */
export const ProductionPanel = ({ view, seat, language, ...act }: GamePanelProps<WarAndPeaceView>): ReactNode => {
  const sheets = productionTold(view, seat, language);
  return (
    <div className="bv-panel">
      {sheets.length === 0 ? <p>{wordsIn(language)('production.nothing')}</p> : undefined}
      {sheets.map((sheet) => (
        <Sheet key={sheet.nation} sheet={sheet} language={language} {...act} />
      ))}
    </div>
  );
};
