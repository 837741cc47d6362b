import { type ReactNode, useId } from 'react';
import { usePage } from '../context.tsx';
import type { CoveredGames } from '../page-game.ts';

interface GameChoiceProps {
  readonly ids: readonly string[];
  readonly games: CoveredGames;
  readonly chosen: string;
  readonly onChoose: (game: string) => void;
}

/** Which game is played; where there is one, its name. */
export const GameChoice = ({ ids, games, chosen, onChoose }: GameChoiceProps): ReactNode => {
  const { words, language } = usePage();
  const select = useId();
  const titleOf = (id: string): string => games[id]?.ui.title(language) ?? id;
  if (ids.length < 2) return <p className="bp-form-title">{titleOf(chosen)}</p>;
  return (
    <div className="bp-field">
      <label htmlFor={select}>{words('start.game')}</label>
      <select id={select} value={chosen} onChange={(event) => onChoose(event.target.value)}>
        {ids.map((id) => (
          <option key={id} value={id}>
            {titleOf(id)}
          </option>
        ))}
      </select>
    </div>
  );
};
