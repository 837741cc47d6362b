import type { ReactNode } from 'react';
import type { ScoreTable } from '../game-ui.ts';
import { useWords } from '../language.tsx';

export interface ScoresProps {
  readonly table: ScoreTable;
}

/** Both sides, or all of them, figure by figure. */
export const Scores = ({ table: { columns, rows } }: ScoresProps): ReactNode => {
  const words = useWords();
  return (
    <table className="bv-scores" aria-label={words('status.title')}>
      <thead>
        <tr>
          <th scope="col">
            <span className="bv-unseen">{words('status.title')}</span>
          </th>
          {columns.map(({ words: column, rule }) => (
            <th key={column} scope="col" title={words('rule.cite', { rule })}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ seat, name, colour, figures }) => (
          <tr key={seat}>
            <th scope="row">
              <span className="bv-scores-swatch" style={{ background: colour }} aria-hidden="true" />
              {name}
            </th>
            {figures.map((figure, place) => (
              <td key={columns[place]?.words}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
