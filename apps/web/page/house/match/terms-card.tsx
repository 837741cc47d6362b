import type { ReactNode } from 'react';
import { usePage } from '../../context.tsx';
import { standardOptions } from '../../start/options-form.tsx';
import { useHouse } from '../house-context.tsx';
import { chosenRules, termsOf } from '../lobby/match-words.ts';
import { useAsked } from '../use-asked.ts';
import type { RoomProps } from './waiting-room.tsx';

/** Who may come, how fast one plays, and which rules are not the usual ones. */
export const TermsCard = ({ match, games }: Pick<RoomProps, 'match' | 'games'>): ReactNode => {
  const { words, language } = usePage();
  const { house } = useHouse();
  const shelf = useAsked(() => house.lobby.games(), 'games');
  const form = shelf.value?.games.find(({ id }) => id === match.game)?.options;
  const rules = form ? chosenRules(match, standardOptions(form), { games, language, words }) : [];
  return (
    <section className="bp-card" aria-labelledby="terms">
      <h2 id="terms">{words('room.terms')}</h2>
      <p>{[games[match.game]?.ui.title(language) ?? match.game, ...termsOf(match, words)].join(' · ')}</p>
      {rules.length > 0 ? (
        <dl className="bp-rules">
          {rules.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : undefined}
    </section>
  );
};
