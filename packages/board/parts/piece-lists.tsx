import { type ReactNode, useId, useState } from 'react';
import type { PieceList, Spot } from '../game-ui.ts';
import { useWords } from '../language.tsx';
import type { Choice } from '../question/choice.ts';
import { CounterView } from '../counter/counter-view.tsx';
import type { OnLight } from './rich-text.tsx';
import { found } from './search.ts';

type Row = PieceList['groups'][number]['rows'][number];

export interface PieceListsProps {
  readonly lists: readonly PieceList[];
  /** The answers of the open question: rows that stand for one are lit, and a click gives it. */
  readonly choices?: readonly Choice[];
  readonly onAnswer?: (id: string) => void;
  readonly onLight?: OnLight;
  readonly onShow?: OnLight;
}

const spotOf = ({ place, counter }: Row): Spot | undefined => {
  if (place === undefined && counter === undefined) return undefined;
  return { ...(place === undefined ? {} : { place }), ...(counter === undefined ? {} : { counter }) };
};

interface PieceRowProps extends Omit<PieceListsProps, 'lists'> {
  readonly row: Row;
}

const PieceRow = ({ row, choices = [], onAnswer, onLight, onShow }: PieceRowProps): ReactNode => {
  const words = useWords();
  const spot = spotOf(row);
  const choice = row.counter === undefined ? undefined : choices.find((each) => each.spot?.counter === row.counter);
  const content = (
    <>
      {row.face ? <CounterView face={row.face} size={34} /> : undefined}
      <span>{row.words}</span>
    </>
  );
  if (!spot) return <div className="bv-row">{content}</div>;
  return (
    <button
      type="button"
      className={choice ? 'bv-row bv-row-lit' : 'bv-row'}
      title={choice ? choice.words : words('lists.showOnMap', { name: row.words })}
      onMouseEnter={() => onLight?.(spot)}
      onMouseLeave={() => onLight?.(undefined)}
      onFocus={() => onLight?.(spot)}
      onBlur={() => onLight?.(undefined)}
      onClick={() => (choice && onAnswer ? onAnswer(choice.id) : onShow?.(spot))}
    >
      {content}
      {choice ? <span className="bv-row-answer">{choice.words}</span> : undefined}
    </button>
  );
};

/** Units, reinforcements, losses: one list at a time, to look through. */
export const PieceLists = ({ lists, ...rows }: PieceListsProps): ReactNode => {
  const words = useWords();
  const box = useId();
  const [chosen, setChosen] = useState<string>();
  const [typed, setTyped] = useState('');
  const list = lists.find(({ id }) => id === chosen) ?? lists[0];
  if (!list) return <p className="bv-quiet">{words('lists.empty')}</p>;
  const groups = list.groups
    .map((group) => ({ ...group, rows: found(group.rows, (row) => `${row.words} ${group.name}`, typed) }))
    .filter((group) => group.rows.length > 0);
  return (
    <section className="bv-lists" aria-label={words('lists.title')}>
      <div className="bv-tabs" role="group" aria-label={words('lists.title')}>
        {lists.map(({ id, name }) => (
          <button key={id} type="button" className="bv-tab" aria-pressed={id === list.id} onClick={() => setChosen(id)}>
            {name}
          </button>
        ))}
      </div>
      <div className="bv-find">
        <label htmlFor={box} className="bv-unseen">
          {words('lists.search')}
        </label>
        <input
          id={box}
          type="search"
          value={typed}
          placeholder={words('lists.search')}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      {groups.length === 0 ? <p className="bv-quiet">{words('lists.empty')}</p> : undefined}
      {groups.map((group, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- two groups may share a name
        <section key={`${group.name} ${place}`} className="bv-list-group">
          <h3>{group.name}</h3>
          <ul>
            {group.rows.map((row, index) => (
              <li key={row.counter ?? `${row.words} ${index}`}>
                <PieceRow row={row} {...rows} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
};
