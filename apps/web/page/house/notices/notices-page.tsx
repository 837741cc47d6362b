import type { Me, PaceList } from '@bivouac/wire';
import { type ReactNode, useEffect } from 'react';
import { usePage } from '../../context.tsx';
import { ON_THE_SHELF } from '../../games.ts';
import { hashOf } from '../../route.ts';
import { useDoing } from '../form.tsx';
import { useHouse } from '../house-context.tsx';
import { HouseFault } from '../house-fault.tsx';
import { OwnPage } from '../house-page.tsx';
import { matchName, sidesWords } from '../lobby/match-words.ts';
import { type Asked, useAsked } from '../use-asked.ts';
import { NoticeList } from './notice-list.tsx';
import { CHANNELS, PaceRow } from './paces-form.tsx';
import { PushSwitch } from './push-switch.tsx';
import { Webhooks } from './webhooks.tsx';

type Wishes = Asked<PaceList>;

const MailWords = ({ me }: { readonly me: Me }): ReactNode => {
  const { words } = usePage();
  if (me.mail !== null) return <p className="bp-help">{words('notice.mailTo', { mail: me.mail })}</p>;
  return (
    <p className="bp-help">
      <a href={hashOf({ page: 'account' })}>{words('notice.mailNone')}</a>
    </p>
  );
};

/** For all matches, by every way in which one can be reached. */
const ForAll = ({ me, wishes }: { readonly me: Me; readonly wishes: Wishes }): ReactNode => {
  const { words } = usePage();
  const beside = { page: undefined, push: <PushSwitch />, mail: <MailWords me={me} />, webhook: <Webhooks /> };
  return (
    <section className="bp-card" aria-labelledby="how">
      <h2 id="how">{words('notice.howTitle')}</h2>
      <p>{words('notice.howWords')}</p>
      <ul className="bp-paces">
        {CHANNELS.map((channel) => (
          <PaceRow key={channel} channel={channel} wishes={wishes.value?.paces ?? []} onTold={wishes.put}>
            <p className="bp-help">{words(`notice.channelWords.${channel}`)}</p>
            {beside[channel]}
          </PaceRow>
        ))}
      </ul>
      <Responses wishes={wishes} />
    </section>
  );
};

/** In other players' turns there may be much to respond to: one may choose to hear of one's own turns only. */
const Responses = ({ wishes }: { readonly wishes: Wishes }): ReactNode => {
  const { words } = usePage();
  const { house } = useHouse();
  const doing = useDoing(async (responses: boolean) => wishes.put(await house.notices.setResponses({ responses })));
  return (
    <>
      <label className="bv-setting bv-setting-flag">
        <input
          type="checkbox"
          checked={wishes.value?.responses ?? true}
          disabled={doing.isBusy || !wishes.value}
          onChange={({ target }) => doing.run(target.checked)}
        />
        <span>{words('notice.responses')}</span>
      </label>
      <p className="bp-help">{words('notice.responsesWords')}</p>
      {doing.fault ? <HouseFault fault={doing.fault} /> : undefined}
    </>
  );
};

/** Single matches, louder or quieter than the rest. */
const PerMatch = ({ wishes }: { readonly wishes: Wishes }): ReactNode => {
  const { words, language } = usePage();
  const { house } = useHouse();
  const mine = useAsked(() => house.lobby.mine(), 'mine');
  const running = mine.value?.matches.filter(({ status }) => status === 'running') ?? [];
  const paces = wishes.value?.paces ?? [];
  const reading = { games: ON_THE_SHELF, language, words };
  return (
    <section className="bp-card" aria-labelledby="per-match">
      <h2 id="per-match">{words('notice.perMatch')}</h2>
      <p>{words(mine.value && running.length === 0 ? 'notice.perMatchNone' : 'notice.perMatchWords')}</p>
      {mine.fault ? <HouseFault fault={mine.fault} /> : undefined}
      {running.map((match) => (
        <details key={match.id} className="bp-more-options" open={paces.some((each) => each.match === match.id)}>
          <summary>
            {matchName(match, reading)} <small>{sidesWords(match, reading)}</small>
          </summary>
          <ul className="bp-paces">
            {CHANNELS.map((channel) => (
              <PaceRow key={channel} channel={channel} match={match.id} wishes={paces} onTold={wishes.put} />
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
};

const Told = (): ReactNode => {
  const { words } = usePage();
  const { bell } = useHouse();
  const { notices, unread, markRead } = bell;
  useEffect(() => {
    if (unread > 0) markRead();
  }, [unread, markRead]);
  return (
    <section className="bp-card" aria-label={words('notice.title')}>
      <NoticeList notices={notices} />
    </section>
  );
};

/** What one was told, and how one wants to be told. */
export const NoticesPage = (): ReactNode => {
  const { words } = usePage();
  const { house, standing } = useHouse();
  const wishes = useAsked(
    async () => (standing.is === 'known' ? house.notices.paces() : { paces: [], responses: true }),
    standing.is,
  );
  return (
    <OwnPage title={words('notice.title')}>
      {(me) => (
        <>
          <h1>{words('notice.title')}</h1>
          {wishes.fault ? <HouseFault fault={wishes.fault} /> : undefined}
          <div className="bp-columns bp-even">
            <div>
              <Told />
              <PerMatch wishes={wishes} />
            </div>
            <ForAll me={me} wishes={wishes} />
          </div>
        </>
      )}
    </OwnPage>
  );
};
