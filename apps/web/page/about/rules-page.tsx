import { RulePanel } from '@bivouac/board';
import type { ReactNode } from 'react';
import { usePage } from '../context.tsx';
import { FaultView } from '../fault-view.tsx';
import { useWholeGames } from '../load-game.ts';
import { Shell } from '../shell.tsx';

interface RulesPageProps {
  readonly game: string | undefined;
  readonly rule: string | undefined;
}

/** The rules of every game, to read away from the table. */
export const RulesPage = ({ game, rule }: RulesPageProps): ReactNode => {
  const { words, language } = usePage();
  const { value: games, fault } = useWholeGames();
  const shown = Object.entries(games ?? {}).filter(([id]) => game === undefined || id === game);
  return (
    <Shell title={words('page.rules')}>
      <h1>{words('page.rules')}</h1>
      <p>{words('rulesPage.lead')}</p>
      {fault ? <FaultView fault={fault} /> : undefined}
      {games ? undefined : <p role="status">{words('page.loading')}</p>}
      {shown.map(([id, { ui }]) => (
        <section key={id} className="bp-card">
          <h2>{ui.title(language)}</h2>
          <RulePanel rules={ui.rules(language)} open={rule} />
        </section>
      ))}
    </Shell>
  );
};
