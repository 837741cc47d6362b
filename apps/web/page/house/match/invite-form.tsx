import { within } from '@bivouac/board/text/within.ts';
import type { Invited } from '@bivouac/wire';
import { type ReactNode, useId, useState } from 'react';
import { usePage } from '../../context.tsx';
import { addressOf } from '../../route.ts';
import { Action, Field, HouseForm, useDoing } from '../form.tsx';
import { useHouse } from '../house-context.tsx';
import { seatName } from '../lobby/match-words.ts';
import { type Asked, useAsked } from '../use-asked.ts';
import { CopiedText } from '../../copied-text.tsx';
import type { RoomProps } from './waiting-room.tsx';

const ANY = '';

type PartProps = RoomProps & { readonly out: Asked<Invited> };

/** A link to send to anyone: to a certain seat, or to any that is free. */
const ByLink = ({ match, games, out }: PartProps): ReactNode => {
  const { words, language } = usePage();
  const { house } = useHouse();
  const select = useId();
  const [seat, setSeat] = useState(ANY);
  const [link, setLink] = useState<string>();
  const free = match.seats.flatMap((each) => (each.holder === 'open' && each.seat !== null ? [each.seat] : []));
  const doing = useDoing(async () => {
    const made = await house.invitations.makeLink({ match: match.id, ...(seat === ANY ? {} : { seat }) });
    setLink(addressOf({ page: 'invitation', token: made.token }));
    out.again();
  });
  const sideOf = (each: string): string => within(seatName(match.game, each, { games, language, words }));
  return (
    <section className="bp-card" aria-labelledby="by-link">
      <h2 id="by-link">{words('room.link')}</h2>
      <p>{words('room.linkWords')}</p>
      <HouseForm doing={doing} act={words('room.makeLink')} quiet={link !== undefined}>
        {free.length > 1 ? (
          <div className="bp-field">
            <label htmlFor={select}>{words('room.seats')}</label>
            <select id={select} value={seat} onChange={(event) => setSeat(event.target.value)}>
              <option value={ANY}>{words('room.anySeat')}</option>
              {free.map((each) => (
                <option key={each} value={each}>
                  {words('room.linkFor', { seat: sideOf(each) })}
                </option>
              ))}
            </select>
          </div>
        ) : undefined}
      </HouseForm>
      {link === undefined ? undefined : <CopiedText key={link} text={link} label={words('room.theLink')} />}
      {out.value && out.value.links.length > 0 ? (
        <ul className="bp-rows">
          {out.value.links.map(({ id, seat: to }, place) => (
            <li key={id}>
              <span>
                {words('room.linkOut', { number: place + 1 })}
                {to === null ? '' : ` · ${words('room.linkFor', { seat: sideOf(to) })}`}
              </span>
              <Action
                act={words('room.takeBack')}
                label={words('match.named', {
                  act: words('room.takeBack'),
                  name: words('room.linkOut', { number: place + 1 }),
                })}
                onDo={async () => {
                  out.put(await house.invitations.dropLink({ match: match.id, id }));
                  setLink(undefined);
                }}
              />
            </li>
          ))}
        </ul>
      ) : undefined}
    </section>
  );
};

/** An invitation to a member, who finds it among their matches. */
const ByName = ({ match, me, out }: PartProps): ReactNode => {
  const { words } = usePage();
  const { house } = useHouse();
  const [name, setName] = useState('');
  const doing = useDoing(async () => {
    await house.invitations.invite({ match: match.id, name: name.trim() });
    setName('');
    out.again();
  });
  if (me?.kind !== 'member') return undefined;
  const invited = out.value?.invited ?? [];
  return (
    <section className="bp-card" aria-labelledby="by-name">
      <h2 id="by-name">{words('room.inviteByName')}</h2>
      {invited.length > 0 ? (
        <ul className="bp-rows">
          {invited.map((guest) => (
            <li key={guest.name}>
              <span role="status">{words('room.invitedNow', { name: guest.name })}</span>
              <Action
                act={words('room.takeBack')}
                label={words('match.named', { act: words('room.takeBack'), name: guest.name })}
                onDo={async () => out.put(await house.invitations.uninvite({ match: match.id, name: guest.name }))}
              />
            </li>
          ))}
        </ul>
      ) : undefined}
      <HouseForm doing={doing} act={words('room.invite')} quiet>
        <Field label={words('enter.name')} maxLength={24} value={name} onChange={setName} />
      </HouseForm>
    </section>
  );
};

/** How others come to this match. */
export const InviteForm = (props: RoomProps): ReactNode => {
  const { house } = useHouse();
  const { match } = props;
  const out = useAsked(() => house.invitations.list({ match: match.id }), match.id);
  return (
    <>
      <ByLink {...props} out={out} />
      <ByName {...props} out={out} />
    </>
  );
};
