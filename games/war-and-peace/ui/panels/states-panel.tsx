import type { GamePanelProps } from '@bivouac/board/game-ui.ts';
import { percent } from '@bivouac/board/parts/figures.ts';
import { RuleLink } from '@bivouac/board/parts/rule-link.tsx';
import { type StateRow, StatesTable } from '@bivouac/board/parts/states-table.tsx';
import type { ReactNode } from 'react';
import type { WarAndPeaceView } from '../../secrecy/view.ts';
import { wordsIn } from '../text/words.ts';
import { type GroupTold, statesTold, type StateTold } from './states.ts';

const rowOf = ({ stance, ...told }: StateTold): StateRow => ({ ...told, tone: stance });

const Groups = ({ groups }: { readonly groups: readonly GroupTold[] }): ReactNode =>
  groups.map(({ id, name, cities }) => (
    <p key={id} className="bv-groups">
      {name}{' '}
      {cities.map((city) => (
        <span key={city.id} className={`bv-stance bv-stance-${city.stance}`}>
          {city.name}
        </span>
      ))}
    </p>
  ));

/** G, H, M The Alliance Display: every state, what may change it and when, and why not now. */
export const StatesPanel = ({
  view,
  seat,
  language,
  onRule,
  onLight,
  onShow,
}: GamePanelProps<WarAndPeaceView>): ReactNode => {
  const words = wordsIn(language);
  const { majors, minors, treaties, groups, die } = statesTold(view, seat, language);
  const act = { heads: [words('states.state'), words('states.change')] as const, onRule, onLight, onShow };
  return (
    <div className="bv-panel">
      <section>
        <h3>
          {words('die.title', { net: die.net })} <RuleLink rule="G.4" onRule={onRule} bare />
        </h3>
        <table className="bv-balance" aria-label={words('die.caption')}>
          <thead>
            <tr>
              <th scope="col">
                <span className="bv-unseen">{words('die.caption')}</span>
              </th>
              <th scope="col">{words('die.pro')}</th>
              <th scope="col">{words('die.anti')}</th>
            </tr>
          </thead>
          <tbody>
            {die.lines.map((line) => (
              <tr key={line.words}>
                <th scope="row">
                  {line.words} <RuleLink rule={line.rule} onRule={onRule} bare />
                </th>
                <td>{line.pro}</td>
                <td>{line.anti}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          {words('die.chances', { french: percent(die.french, language), english: percent(die.english, language) })}
        </p>
      </section>
      <section>
        <h3>{words('states.majors')}</h3>
        <StatesTable rows={majors.map(rowOf)} {...act} />
      </section>
      {treaties.length > 0 ? (
        <section>
          <h3>{words('states.treaties')}</h3>
          <StatesTable rows={treaties.map(rowOf)} {...act} />
        </section>
      ) : undefined}
      <section>
        <h3>{words('states.minors')}</h3>
        <Groups groups={groups} />
        <StatesTable rows={minors.map(rowOf)} {...act} />
      </section>
    </div>
  );
};
