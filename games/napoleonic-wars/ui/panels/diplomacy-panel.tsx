import type { GamePanelProps } from '@bivouac/board/game-ui.ts';
import { RuleLink } from '@bivouac/board/parts/rule-link.tsx';
import type { ReactNode } from 'react';
import type { NapoleonicWarsView } from '../../secrecy/view.ts';
import { coloursOf } from '../colours.ts';
import { wordsIn } from '../text/words.ts';
import { trackTold } from './diplomacy.ts';

/** 8 The Diplomatic Track with its Consuls, and the Camps. */
export const DiplomacyPanel = ({ view, language, onRule }: GamePanelProps<NapoleonicWarsView>): ReactNode => {
  const words = wordsIn(language);
  const { columns, rows, camps } = trackTold(view, language);
  return (
    <div className="bv-panel">
      <section>
        <h3>
          {words('diplomacy.track')} <RuleLink rule="8.1" onRule={onRule} bare />
        </h3>
        <div className="bv-grid-scroll">
          <table className="bv-grid" aria-label={words('diplomacy.track')}>
            <thead>
              <tr>
                <th scope="col">
                  <span className="bv-unseen">{words('diplomacy.track')}</span>
                </th>
                {columns.map(({ id, words: heading, title }) => (
                  <th key={id} scope="col" title={title}>
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ power, name, title: whole, cells }) => (
                <tr key={power}>
                  <th scope="row" title={whole} style={{ borderInlineStartColor: coloursOf(power).field }}>
                    {name}
                  </th>
                  {cells.map((chips, place) => (
                    <td key={columns[place]?.id}>
                      {chips.map(({ nation, words: called, title }) => (
                        <span
                          key={nation}
                          className="bv-chip"
                          title={title}
                          style={{ backgroundColor: coloursOf(nation).field, color: coloursOf(nation).ink }}
                        >
                          {called}
                          <span className="bv-unseen">. {title}</span>
                        </span>
                      ))}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      {camps.map(({ id, name, keys, members }) => (
        <section key={id}>
          <h3>
            {name} · {words('diplomacy.keys', { keys })} <RuleLink rule="8.3" onRule={onRule} bare />
          </h3>
          <ul>
            {members.map(({ nation, words: line }) => (
              <li key={nation}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};
