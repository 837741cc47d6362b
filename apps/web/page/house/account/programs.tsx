import type { MatchSeen, SeatSeen } from '@bivouac/wire';
import { type ReactNode, useState } from 'react';
import { usePage } from '../../context.tsx';
import { ON_THE_SHELF } from '../../games.ts';
import { Action, Field, HouseForm, useDoing } from '../form.tsx';
import { useHouse } from '../house-context.tsx';
import { HouseFault } from '../house-fault.tsx';
import { matchName, type Reading, seatName } from '../lobby/match-words.ts';
import { CopiedText } from '../../copied-text.tsx';
import { useAsked } from '../use-asked.ts';

interface Own {
  readonly match: MatchSeen;
  readonly at: SeatSeen;
  readonly seat: string;
}

/** The seats that one holds, oneself or by a program; where sides are drawn, from the start on. */
const ownSeats = (matches: readonly MatchSeen[]): readonly Own[] =>
  matches
    .filter(({ status }) => status === 'waiting' || status === 'running')
    .flatMap((match) =>
      match.seats.flatMap((at) => (at.isYours && at.seat !== null ? [{ match, at, seat: at.seat }] : [])),
    );

interface OwnSeatProps extends Own {
  readonly reading: Reading;
  readonly onChanged: () => void;
}

/** One seat: given to a program by a key, which is shown this once, and taken back. */
const OwnSeat = ({ match, at, seat, reading, onChanged }: OwnSeatProps): ReactNode => {
  const { words } = usePage();
  const { house } = useHouse();
  const [name, setName] = useState('');
  const [key, setKey] = useState<string>();
  const place = { match: match.id, seat };
  const doing = useDoing(async () => {
    setKey((await house.bots.giveToProgram({ ...place, name: name.trim() })).key);
    onChanged();
  });
  const takeBack = async (): Promise<void> => {
    await house.bots.takeFromProgram(place);
    setKey(undefined);
    onChanged();
  };
  return (
    <details className="bp-more-options">
      <summary>
        {matchName(match, reading)} <small>{seatName(match.game, seat, reading)}</small>
      </summary>
      {at.holder === 'program' ? (
        <div className="bp-buttons">
          <span>{words('program.plays')}</span>
          <Action act={words('program.takeBack')} onDo={takeBack} />
        </div>
      ) : (
        <HouseForm doing={doing} act={words('program.give')} quiet>
          <Field label={words('program.name')} maxLength={24} value={name} onChange={setName} />
        </HouseForm>
      )}
      {key === undefined ? undefined : <CopiedText text={key} label={words('program.key')} />}
    </details>
  );
};

/** Programs of one's own hold seats with keys. */
export const Programs = (): ReactNode => {
  const { words, language } = usePage();
  const { house } = useHouse();
  const { value, fault, again } = useAsked(() => house.lobby.mine(), 'mine');
  const own = ownSeats(value?.matches ?? []);
  return (
    <section className="bp-card" aria-labelledby="programs">
      <h2 id="programs">{words('program.title')}</h2>
      <p>{words('program.words', { address: new URL('/ws/referee', location.href).href.replace(/^http/, 'ws') })}</p>
      {fault ? <HouseFault fault={fault} /> : undefined}
      {value && own.length === 0 ? <p className="bp-help">{words('program.none')}</p> : undefined}
      {own.map((each) => (
        <OwnSeat
          key={`${each.match.id} ${each.seat}`}
          {...each}
          reading={{ games: ON_THE_SHELF, language, words }}
          onChanged={again}
        />
      ))}
    </section>
  );
};
