import type { ReactNode } from 'react';
import type { Spot } from '../game-ui.ts';
import type { OnLight } from './rich-text.tsx';
import { RuleLink } from './rule-link.tsx';

/** How something stands, by which rule, and where on the map. */
export interface Fact {
  readonly id: string;
  readonly words: string;
  readonly value: string;
  readonly rule: string;
  readonly place?: string;
}

export interface FactsProps {
  readonly facts: readonly Fact[];
  /** As in an account book: what it is to the left, how much to the right. */
  readonly ledger?: boolean;
  readonly onRule: (rule: string) => void;
  readonly onLight: OnLight;
  readonly onShow: OnLight;
}

const Named = ({
  fact,
  onLight,
  onShow,
}: { readonly fact: Fact } & Omit<FactsProps, 'facts' | 'ledger' | 'onRule'>): ReactNode => {
  const { words, place } = fact;
  if (place === undefined) return words;
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
      {words}
    </button>
  );
};

/** How things stand, one to a line, each with its rule; a name that has a place shows it on the map. */
export const Facts = ({ facts, ledger = false, onRule, ...map }: FactsProps): ReactNode => (
  <dl className={ledger ? 'bv-facts bv-ledger' : 'bv-facts'}>
    {facts.map((fact) => (
      <div key={fact.id}>
        <dt>
          <Named fact={fact} {...map} /> <RuleLink rule={fact.rule} onRule={onRule} bare />
        </dt>
        <dd>{fact.value}</dd>
      </div>
    ))}
  </dl>
);

/** A figure of each side. */
export interface BalanceRow {
  readonly id: string;
  readonly words: string;
  readonly rule: string;
  readonly figures: readonly string[];
}

export interface BalanceProps {
  readonly sides: readonly { readonly name: string; readonly colour: string }[];
  readonly rows: readonly BalanceRow[];
  readonly caption: string;
  readonly onRule: (rule: string) => void;
}

/** Both sides side by side, figure by figure. */
export const Balance = ({ sides, rows, caption, onRule }: BalanceProps): ReactNode => (
  <table className="bv-balance" aria-label={caption}>
    <thead>
      <tr>
        <th scope="col">
          <span className="bv-unseen">{caption}</span>
        </th>
        {sides.map(({ name, colour }) => (
          <th key={name} scope="col" style={{ borderBottomColor: colour }}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, words, rule, figures }) => (
        <tr key={id}>
          <th scope="row">
            {words} <RuleLink rule={rule} onRule={onRule} bare />
          </th>
          {figures.map((figure, place) => (
            <td key={sides[place]?.name}>{figure}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
