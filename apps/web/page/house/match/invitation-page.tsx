import { freshSeed, rememberSeed } from '../../online/dice-seed.ts';
import { within } from '@bivouac/board/text/within.ts';
import type { MatchSeen, Me } from '@bivouac/wire';
import { type ReactNode, useState } from 'react';
import { usePage } from '../../context.tsx';
import { ON_THE_SHELF } from '../../games.ts';
import type { CoveredGames } from '../../page-game.ts';
import { go, hashOf } from '../../route.ts';
import { Radios } from '../../start/players-form.tsx';
import { Field, HouseForm, useDoing } from '../form.tsx';
import { useHouse } from '../house-context.tsx';
import { HouseFault } from '../house-fault.tsx';
import { ComeIn, HousePage } from '../house-page.tsx';
import { holderWords, matchName, seatName } from '../lobby/match-words.ts';
import { useAsked } from '../use-asked.ts';
import { TermsCard } from './terms-card.tsx';

interface InvitationProps {
  readonly token: string;
  readonly me: Me | undefined;
  readonly match: MatchSeen;
  /** The seat that the link leads to; any free one without it. */
  readonly seat: string | null;
  readonly games: CoveredGames;
}

/** To sit down: with one's account, or under a name for this browser. */
const SitDown = ({ token, me, match, seat, games }: InvitationProps): ReactNode => {
  const { words, language } = usePage();
  const { house, ask } = useHouse();
  const free = match.seats.flatMap((each) => (each.holder === 'open' && each.seat !== null ? [each.seat] : []));
  const [wanted, setWanted] = useState(free[0]);
  const [name, setName] = useState('');
  const chooses = seat === null && free.length > 1;
  const doing = useDoing(async () => {
    const seed = freshSeed();
    rememberSeed(match.id, match.commitment, seed);
    await house.invitations.accept({
      token,
      seed,
      ...(me ? {} : { name: name.trim(), language }),
      ...(chooses && wanted !== undefined ? { seat: wanted } : {}),
    });
    await ask();
    go({ page: 'match', match: match.id });
  });
  return (
    <section className="bp-card" aria-label={words(me ? 'invite.accept' : 'invite.asGuest')}>
      <h2>{words(me ? 'invite.accept' : 'invite.asGuest')}</h2>
      <p>{me ? words('account.signedInAs', { name: me.name }) : words('invite.asGuestWords')}</p>
      <HouseForm doing={doing} act={words(me ? 'invite.accept' : 'invite.playAsGuest')}>
        {me ? undefined : (
          <Field
            label={words('invite.guestName')}
            help={words('enter.nameHelp')}
            maxLength={24}
            autoComplete="nickname"
            value={name}
            onChange={setName}
          />
        )}
        {chooses ? (
          <Radios
            legend={words('invite.chooseSeat')}
            value={wanted ?? ''}
            onChange={setWanted}
            choices={free.map((each) => ({
              value: each,
              words: seatName(match.game, each, { games, language, words }),
            }))}
          />
        ) : undefined}
      </HouseForm>
    </section>
  );
};

const Invitation = (props: InvitationProps): ReactNode => {
  const { words, language } = usePage();
  const { token, me, match, seat, games } = props;
  const reading = { games, language, words };
  const held = match.seats.filter(({ holder }) => holder !== 'open');
  const names = held.map((each) => holderWords(each, words));
  const free = match.seats.find(({ holder }) => holder === 'open')?.seat ?? null;
  const mine = seat ?? (match.seats.length - held.length === 1 ? free : null);
  const sits = match.seats.some(({ isYours }) => isYours);
  return (
    <>
      <h1>{words('invite.title')}</h1>
      <p className="bp-lead">
        <strong>{matchName(match, reading)}</strong>
        <br />
        {names.length > 0 ? words('invite.by', { names }) : words('invite.byNobody')}
        <br />
        {mine === null
          ? match.seating === 'draw'
            ? words('invite.drawn')
            : undefined
          : words('invite.yourSeat', { seat: within(seatName(match.game, mine, reading)) })}
      </p>
      <div className="bp-columns bp-even">
        {sits ? (
          <section className="bp-card">
            <p>{words('invite.youSit')}</p>
            <div className="bp-buttons">
              <a className="bv-button bv-button-main" href={hashOf({ page: 'match', match: match.id })}>
                {words('match.look')}
              </a>
            </div>
          </section>
        ) : (
          <div>
            <SitDown {...props} />
            {me ? undefined : (
              <section className="bp-card">
                <h2>{words('invite.withAccount')}</h2>
                <ComeIn next={hashOf({ page: 'invitation', token })} />
              </section>
            )}
          </div>
        )}
        <TermsCard match={match} games={games} />
      </div>
    </>
  );
};

/** Where a link leads that somebody was sent. */
const Linked = ({ token, me }: Pick<InvitationProps, 'token' | 'me'>): ReactNode => {
  const { words } = usePage();
  const { house } = useHouse();
  const { value, fault } = useAsked(() => house.invitations.look({ token }), token);
  if (fault)
    return (
      <HouseFault fault={fault}>
        <a className="bv-button" href={hashOf({ page: 'online' })}>
          {words('room.toLobby')}
        </a>
      </HouseFault>
    );
  if (!value) return <p role="status">{words('page.loading')}</p>;
  return <Invitation token={token} me={me} {...value} games={ON_THE_SHELF} />;
};

export const InvitationPage = ({ token }: { readonly token: string }): ReactNode => {
  const { words } = usePage();
  return <HousePage title={words('invite.title')}>{(me) => <Linked token={token} me={me} />}</HousePage>;
};
