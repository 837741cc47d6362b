import { type ReactNode, useId } from 'react';
import type { BattleOdds, BattleSheet, BattleSide } from '../game-ui.ts';
import { useLanguage, useWords } from '../language.tsx';
import { Die } from './die.tsx';
import { percent, signed, written } from './figures.ts';
import { RuleLink } from './rule-link.tsx';

export interface BattleSheetViewProps {
  readonly sheet: BattleSheet;
  readonly onRule: (rule: string) => void;
  /** The dice have just fallen: they settle once. */
  readonly rolled?: boolean;
  /** Left out where the window that holds it bears the title. */
  readonly untitled?: boolean;
}

interface ColumnProps {
  readonly side: BattleSide;
  readonly total: string;
  readonly rows: number;
  readonly onRule: (rule: string) => void;
  readonly rolled: boolean;
}

const OneDie = ({ side: { total, die }, rolled }: Pick<ColumnProps, 'side' | 'rolled'>): ReactNode => (
  <>
    {written(total)} + <Die {...(die === undefined ? {} : { face: die })} rolled={rolled} />
    {die === undefined ? undefined : <span> = {written(total + die)}</span>}
  </>
);

interface HandfulProps {
  readonly dice: readonly number[];
  readonly total: number;
  readonly rolled: boolean;
}

/** So many dice are rolled as the sum says: those that have fallen, and those to come. */
const Handful = ({ dice, total, rolled }: HandfulProps): ReactNode => (
  <span className="bv-handful">
    {written(total)}:{' '}
    {Array.from({ length: Math.max(total, dice.length) }, (_, place) => {
      const face = dice[place];
      return <Die key={place} {...(face === undefined ? {} : { face })} rolled={rolled} />;
    })}
  </span>
);

/** One side's sum, line by line; shorter columns are ruled to the end, as on paper. */
const Column = ({ side, total, rows, onRule, rolled }: ColumnProps): ReactNode => {
  const heading = useId();
  return (
    <div className="bv-sum-column">
      <h4 id={heading}>{side.words}</h4>
      <table className="bv-sum" aria-labelledby={heading}>
        <tbody>
          {side.lines.map((line, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- the lines of a sum keep their order
            <tr key={place}>
              <th scope="row">
                {line.words} <RuleLink rule={line.rule} onRule={onRule} bare />
              </th>
              <td>{place === 0 && !line.signed ? written(line.value) : signed(line.value)}</td>
            </tr>
          ))}
          {Array.from({ length: rows - side.lines.length }, (_, place) => (
            <tr key={`empty ${place}`} aria-hidden="true" className="bv-sum-empty">
              <th colSpan={2}>&nbsp;</th>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{side.totalWords ?? total}</th>
            <td>
              {side.dice ? <Handful dice={side.dice} total={side.total} rolled={rolled} /> : undefined}
              {side.dice ? undefined : <OneDie side={side} rolled={rolled} />}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
};

/** The sheet at its usual width, and about what a letter of the bar takes. */
const BAR_PX = 680;
const LETTER_PX = 7.3;
const EDGES_PX = 24;

/** Words that would be cut stand in the key below alone. */
const fits = (label: string, share: number): boolean => share * BAR_PX >= label.length * LETTER_PX + EDGES_PX;

/** The odds as a bar: a pattern and a word to each outcome, never a colour alone. */
const OddsBar = ({
  odds,
  onRule,
}: {
  readonly odds: BattleOdds;
  readonly onRule: (rule: string) => void;
}): ReactNode => {
  const words = useWords();
  const language = useLanguage();
  const possible = odds.outcomes.filter(({ share }) => share > 0);
  return (
    <div className="bv-odds">
      <ul className="bv-odds-bar" aria-label={words('battle.odds')}>
        {possible.map(({ id, words: outcome, share, tone }) => {
          const label = `${outcome} ${percent(share, language)}`;
          return (
            <li key={id} className={`bv-odds-${tone}`} style={{ flexGrow: share }}>
              <span className={fits(label, share) ? undefined : 'bv-unseen'}>{label}</span>
            </li>
          );
        })}
      </ul>
      <ul className="bv-odds-key" aria-hidden="true">
        {possible.map(({ id, words: outcome, share, tone }) => (
          <li key={id}>
            <span className={`bv-swatch bv-odds-${tone}`} /> {outcome} <b>{percent(share, language)}</b>
          </li>
        ))}
      </ul>
      <dl className="bv-odds-figures">
        {odds.figures.map(({ words: figure, value, rule }) => (
          <div key={figure}>
            <dt>
              {figure} {rule === undefined ? undefined : <RuleLink rule={rule} onRule={onRule} bare />}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

/** Numbers laid open: every modifier with its rule, both totals, the dice and what they may bring. */
export const BattleSheetView = ({
  sheet,
  onRule,
  rolled = false,
  untitled = false,
}: BattleSheetViewProps): ReactNode => {
  const words = useWords();
  const { attack, defence, others = [] } = sheet;
  const rows = Math.max(...[attack, defence, ...others].map(({ lines }) => lines.length));
  const columns = { rows, onRule, rolled };
  return (
    <section className="bv-battle" aria-label={sheet.title}>
      {untitled ? undefined : <h3 className="bv-battle-title">{sheet.title}</h3>}
      <p className="bv-battle-subtitle">{sheet.subtitle}</p>
      <div className="bv-battle-columns">
        <Column side={attack} total={words('battle.attack')} {...columns} />
        <Column side={defence} total={words('battle.defence')} {...columns} />
        {others.map((side) => (
          <Column key={side.words} side={side} total={words('battle.attack')} {...columns} />
        ))}
      </div>
      {sheet.odds ? <OddsBar odds={sheet.odds} onRule={onRule} /> : undefined}
      {sheet.outcome === undefined ? undefined : (
        <p className="bv-battle-outcome" role="status">
          {sheet.outcome}
        </p>
      )}
    </section>
  );
};
