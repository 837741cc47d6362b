import { type ReactNode, useId } from 'react';
import type { BattleOdds, BattleSheet, BattleSide } from '../game-ui.ts';
import type { Seat } from '@bivouac/kernel';
import { useLanguage, useWords } from '../language.tsx';
import { Die } from './die.tsx';
import { percent, signed, written } from './figures.ts';
import { RuleLink } from './rule-link.tsx';

interface SideProps {
  readonly side: BattleSide;
  /** A battle of others has no side of mine: who attacks stands on the left, in no colour. */
  readonly manner: 'mine' | 'theirs' | 'neither';
  readonly total: string;
  readonly onRule: (rule: string) => void;
}

/** One side's sum, every line with its rule, and its dice where they have fallen. */
const Side = ({ side, manner, total, onRule }: SideProps): ReactNode => {
  const heading = useId();
  const dice = side.dice ?? (side.die === undefined ? [] : [side.die]);
  return (
    <div className={`bv-fight-side bv-fight-${manner}`}>
      <h4 id={heading}>{side.words}</h4>
      <table aria-labelledby={heading}>
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
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{side.totalWords ?? total}</th>
            <td>
              {written(side.total)} {dice.length === 0 ? <Die /> : undefined}
              {dice.map((face, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- dice lie as they fell
                <Die key={place} face={face} rolled />
              ))}
              {side.die === undefined ? undefined : <b> = {written(side.total + side.die)}</b>}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
};

const MINE: Readonly<Record<BattleOdds['outcomes'][number]['tone'], string>> = {
  good: 'bv-share-mine',
  fair: 'bv-share-mine bv-share-less',
  even: 'bv-share-even',
  bad: 'bv-share-theirs',
};
const THEIRS: typeof MINE = {
  bad: 'bv-share-mine',
  fair: 'bv-share-theirs bv-share-less',
  even: 'bv-share-even',
  good: 'bv-share-theirs',
};
const ROOM = 0.16;

/** The odds as one bar: what is mine is blue and on the left, what is theirs is hatched, no matter who attacks. */
const Shares = ({
  odds,
  attacks,
  onRule,
}: {
  odds: BattleOdds;
  attacks: boolean;
  onRule: (rule: string) => void;
}): ReactNode => {
  const words = useWords();
  const language = useLanguage();
  const tones = attacks ? MINE : THEIRS;
  const possible = odds.outcomes.filter(({ share }) => share > 0);
  const ordered = attacks
    ? possible.toSorted((one, other) => order(other.tone) - order(one.tone))
    : possible.toSorted((one, other) => order(one.tone) - order(other.tone));
  return (
    <>
      <ul className="bv-shares" aria-label={words('battle.odds')}>
        {ordered.map(({ id, words: outcome, share, tone }) => (
          <li
            key={id}
            className={tones[tone]}
            style={{ flexGrow: share }}
            title={`${outcome} ${percent(share, language)}`}
          >
            <span className={share < ROOM ? 'bv-unseen' : undefined}>
              {outcome} {percent(share, language)}
            </span>
          </li>
        ))}
      </ul>
      <dl className="bv-fight-figures">
        {odds.figures.map(({ words: figure, value, rule }) => (
          <div key={figure}>
            <dt>
              {figure} {rule === undefined ? undefined : <RuleLink rule={rule} onRule={onRule} bare />}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};
const ORDER = ['bad', 'even', 'fair', 'good'] as const;
const order = (tone: (typeof ORDER)[number]): number => ORDER.indexOf(tone);

export interface BattleDockProps {
  readonly sheet: BattleSheet;
  readonly seat: Seat;
  readonly onRule: (rule: string) => void;
  readonly onHide: () => void;
}

/** A battle beside its field, never over it: mine on the left, theirs on the right, the odds or the outcome between. */
export const BattleDock = ({ sheet, seat, onRule, onHide }: BattleDockProps): ReactNode => {
  const words = useWords();
  const { attack, defence, others = [], odds, outcome } = sheet;
  const attacks = !(defence.seats?.includes(seat) ?? false);
  const isMine = (side: BattleSide): boolean => side.seats?.includes(seat) ?? false;
  const [mine, theirs] = attacks ? [attack, defence] : [defence, attack];
  const name = (side: BattleSide): string => words(side === attack ? 'battle.attack' : 'battle.defence');
  return (
    <section className="bv-fight" aria-label={sheet.title}>
      <Side side={mine} manner={isMine(mine) ? 'mine' : 'neither'} total={name(mine)} onRule={onRule} />
      <div className="bv-fight-middle">
        <h3>{sheet.title}</h3>
        <p>{sheet.subtitle}</p>
        {odds ? <Shares odds={odds} attacks={attacks} onRule={onRule} /> : undefined}
        {outcome === undefined ? undefined : (
          <p className="bv-fight-banner" role="status">
            {outcome}
          </p>
        )}
        <button type="button" className="bv-button bv-fight-hide" onClick={onHide}>
          {words('close')}
        </button>
      </div>
      {[theirs, ...others].map((side) => (
        <Side
          key={side.words}
          side={side}
          manner={isMine(side) ? 'mine' : 'theirs'}
          total={name(side)}
          onRule={onRule}
        />
      ))}
    </section>
  );
};
