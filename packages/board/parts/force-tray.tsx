import type { ReactNode } from 'react';
import { CounterView } from '../counter/counter-view.tsx';
import type { CounterFace } from '../game-ui.ts';
import { useWords } from '../language.tsx';
import { RuleLink } from './rule-link.tsx';

/** A piece that goes or stays, or something that can be chosen besides. */
export interface TrayRow {
  readonly id: string;
  readonly words: string;
  readonly face?: CounterFace | undefined;
  readonly isIn: boolean;
  /** Why it cannot be changed. */
  readonly locked?: { readonly words: string; readonly rule: string } | undefined;
}

export interface ForceTrayProps {
  readonly title: string;
  readonly rows: readonly TrayRow[];
  /** What can be had besides: help called in, a forced march. */
  readonly options: readonly TrayRow[];
  /** Who could go from here instead. */
  readonly instead?: readonly TrayRow[];
  readonly onToggle: (id: string) => void;
  readonly onRule: (rule: string) => void;
  /** Why it cannot be done so. */
  readonly blocked?: { readonly words: string; readonly rule: string } | undefined;
}

/** Who of a force goes: a counter to each, and a tick. */
export const ForceTray = ({
  title,
  rows,
  options,
  instead = [],
  onToggle,
  onRule,
  blocked,
}: ForceTrayProps): ReactNode => {
  const words = useWords();
  return (
    <section className="bv-force" aria-label={title}>
      <h3>{title}</h3>
      <ul className="bv-force-rows">
        {rows.map(({ id, words: name, face, isIn, locked }) => (
          <li key={id}>
            <button
              type="button"
              role="checkbox"
              aria-checked={isIn}
              aria-label={name}
              aria-disabled={locked !== undefined}
              title={locked?.words ?? name}
              onClick={() => {
                if (!locked) onToggle(id);
              }}
            >
              {face ? <CounterView face={isIn ? face : { ...face, pale: true }} size={46} /> : <span>{name}</span>}
              <span className="bv-tick" aria-hidden="true">
                {locked ? '🔒︎' : isIn ? '✓' : ''}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {options.length > 0 ? (
        <ul className="bv-force-options" aria-label={words('force.besides')}>
          {options.map(({ id, words: name, isIn }) => (
            <li key={id}>
              <button type="button" aria-pressed={isIn} className="bv-chip" onClick={() => onToggle(id)}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      ) : undefined}
      {instead.length > 0 ? (
        <ul className="bv-force-options" aria-label={words('force.instead')}>
          <li aria-hidden="true">{words('force.instead')}</li>
          {instead.map(({ id, words: name }) => (
            <li key={id}>
              <button type="button" className="bv-chip" onClick={() => onToggle(id)}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      ) : undefined}
      {blocked ? (
        <p className="bv-force-blocked" role="status">
          {blocked.words} <RuleLink rule={blocked.rule} onRule={onRule} bare />
        </p>
      ) : undefined}
    </section>
  );
};
