import type { PlayableSeen } from '@bivouac/wire';
import { type ReactNode, useState } from 'react';
import { freshSeed, rememberSeed } from '../../online/dice-seed.ts';
import { usePage } from '../../context.tsx';
import { ON_THE_SHELF } from '../../games.ts';
import type { CoveredGames } from '../../page-game.ts';
import { go } from '../../route.ts';
import { GameChoice } from '../../start/game-choice.tsx';
import { meantOptions, OptionsForm, type OptionValues, standardOptions } from '../../start/options-form.tsx';
import { HouseForm, useDoing } from '../form.tsx';
import { useHouse } from '../house-context.tsx';
import { HouseFault } from '../house-fault.tsx';
import { ComeIn, OwnPage } from '../house-page.tsx';
import { useAsked } from '../use-asked.ts';
import { fitted, openingOf, type Terms, usualTerms } from './terms.ts';
import { TermsForm } from './terms-form.tsx';

interface NewMatchProps {
  readonly shelf: readonly PlayableSeen[];
  readonly games: CoveredGames;
}

/** What is played, by whom, and how fast. */
const NewMatch = ({ shelf, games }: NewMatchProps): ReactNode => {
  const { words, language } = usePage();
  const { house } = useHouse();
  const [chosen, setChosen] = useState(shelf[0]?.id ?? '');
  const [options, setOptions] = useState<OptionValues>({});
  const [terms, setTerms] = useState<Terms>();
  const entry = shelf.find(({ id }) => id === chosen);
  const game = games[chosen];
  const values = entry ? { ...standardOptions(entry.options), ...options } : {};
  const plan = game?.ui.optionsPlan?.(language, values);
  const meant = entry ? meantOptions(entry.options, plan, values) : {};
  const asked = useAsked(() => house.lobby.seats({ game: chosen, options: meant }), JSON.stringify([chosen, meant]));
  const seats = asked.value?.seats ?? entry?.seats ?? [];
  const agreed = fitted(terms ?? usualTerms({ seats }), seats);
  const doing = useDoing(async () => {
    if (!entry) return;
    const { ticket, commitment } = await house.lobby.dice();
    const seed = freshSeed();
    const { match } = await house.lobby.openMatch({
      dice: ticket,
      seed,
      game: chosen,
      options: meant,
      ...openingOf(seats, agreed),
    });
    rememberSeed(match.id, commitment, seed);
    go({ page: 'match', match: match.id });
  });
  if (!entry || !game) return undefined;
  return (
    <HouseForm doing={doing} act={words('new.do')} big>
      <div className="bp-columns bp-even bp-whole">
        <section className="bp-card bp-form" aria-label={words('new.what')}>
          <h2>{words('new.what')}</h2>
          <GameChoice
            ids={shelf.map(({ id }) => id)}
            games={games}
            chosen={chosen}
            onChoose={(id) => {
              setChosen(id);
              setOptions({});
              setTerms(undefined);
            }}
          />
          <OptionsForm
            form={entry.options}
            names={game.ui.options(language)}
            plan={plan}
            values={values}
            onChange={setOptions}
          />
        </section>
        <TermsForm game={game} seats={seats} bots={entry.bots} terms={agreed} onChange={setTerms} />
      </div>
    </HouseForm>
  );
};

const NotForGuests = (): ReactNode => {
  const { words } = usePage();
  return (
    <section className="bp-card bp-narrow">
      <h2>{words('account.guestTitle')}</h2>
      <p>{words('account.guestWords')}</p>
      <ComeIn />
    </section>
  );
};

/** Opens a match on the server. It starts when its last seat is taken. */
export const NewMatchPage = (): ReactNode => {
  const { words } = usePage();
  const { house } = useHouse();
  const shelf = useAsked(() => house.lobby.games(), 'games');
  // A server may be newer than the page that somebody has open.
  const known = shelf.value?.games.filter(({ id }) => Object.hasOwn(ON_THE_SHELF, id)) ?? [];
  return (
    <OwnPage title={words('new.title')}>
      {(me) => (
        <>
          <h1>{words('new.title')}</h1>
          {shelf.fault ? <HouseFault fault={shelf.fault} /> : undefined}
          {me.kind === 'guest' ? <NotForGuests /> : undefined}
          {me.kind === 'member' && shelf.value ? <NewMatch shelf={known} games={ON_THE_SHELF} /> : undefined}
        </>
      )}
    </OwnPage>
  );
};
