import type { ReactNode } from 'react';
import type { Spot } from '../game-ui.ts';
import type { OnLight } from './rich-text.tsx';
import { RuleLink } from './rule-link.tsx';

/** A state or a treaty: how it stands, what may change it, and what can be done about it now or why not. */
export interface StateRow {
  readonly id: string;
  readonly name: string;
  readonly colour: string;
  readonly place?: string | undefined;
  /** Told by the shape of the badge as well as by its colour. */
  readonly tone: 'pro' | 'anti' | 'neutral' | 'out';
  readonly status: string;
  readonly change: string;
  readonly rule: string;
  readonly now: readonly { readonly words: string; readonly rule: string; readonly open: boolean }[];
}

interface StatesTableProps {
  readonly rows: readonly StateRow[];
  readonly heads: readonly [state: string, change: string];
  readonly onRule: (rule: string) => void;
  readonly onLight: OnLight;
  readonly onShow: OnLight;
}

const Name = ({ row, onLight, onShow }: { readonly row: StateRow } & Pick<StatesTableProps, 'onLight' | 'onShow'>) => {
  const { name, place } = row;
  if (place === undefined) return name;
  const spot: Spot = { place };
  return (
    <button
      type="button"
      className="bv-name"
      onMouseEnter={() => onLight(spot)}
      onMouseLeave={() => onLight(undefined)}
      onFocus={() => onLight(spot)}
      onBlur={() => onLight(undefined)}
      onClick={() => onShow(spot)}
    >
      {name}
    </button>
  );
};

/** States one to a row; what can be done now stands out. */
export const StatesTable = ({ rows, heads, onRule, onLight, onShow }: StatesTableProps): ReactNode => (
  <table className="bv-states">
    <thead className="bv-unseen">
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.id} className={row.now.some(({ open }) => open) ? 'bv-states-open' : undefined}>
          <th scope="row">
            <span className="bv-states-arms" style={{ background: row.colour }} aria-hidden="true" />
            <Name row={row} onLight={onLight} onShow={onShow} />
            <span className={`bv-stance bv-stance-${row.tone}`}>{row.status}</span>
          </th>
          <td>
            <p>
              {row.change} <RuleLink rule={row.rule} onRule={onRule} bare />
            </p>
            {row.now.map(({ words, rule, open }) => (
              <p key={words} className={open ? 'bv-states-can' : 'bv-states-cannot'}>
                {words} <RuleLink rule={rule} onRule={onRule} bare />
              </p>
            ))}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
