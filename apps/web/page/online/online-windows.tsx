import { Dialog } from '@bivouac/board';
import type { DiceShown, Heir, MatchSeen } from '@bivouac/wire';
import { Fragment, type ReactNode, useState } from 'react';
import { useHouse } from '../house/house-context.tsx';
import { useAsked } from '../house/use-asked.ts';
import { Radios } from '../start/players-form.tsx';
import { seedStands } from './dice-seed.ts';
import { usePage } from '../context.tsx';

interface ResignDialogProps {
  readonly seen: MatchSeen;
  /** The seat that is given up. */
  readonly seat: string;
  readonly onResign: (heir: Heir | undefined) => void;
  readonly onClose: () => void;
}

const ENDS = 'ends';
const ANYBODY = 'anybody';

const heirFor = (chosen: string): Heir | undefined => {
  if (chosen === ENDS) return undefined;
  return chosen === ANYBODY ? { kind: 'anybody' } : { kind: 'bot', bot: chosen };
};

/** Giving up is confirmed; among more than two, and if one likes between two, somebody else plays the seat on. */
export const ResignDialog = ({ seen, seat, onResign, onClose }: ResignDialogProps): ReactNode => {
  const { words } = usePage();
  const { house } = useHouse();
  const shelf = useAsked(() => house.lobby.games(), seen.game);
  const bots = shelf.value?.games.find(({ id }) => id === seen.game)?.bots ?? [];
  const mayEnd = seen.seats.length <= 2;
  const mayLeave = seen.seats.some(
    ({ seat: other, holder }) => other !== seat && (holder === 'user' || holder === 'program'),
  );
  const choices = [
    ...(mayEnd ? [{ value: ENDS, words: words('online.resignEnds') }] : []),
    ...bots.map((bot) => ({ value: bot, words: words('online.resignBot', { bot: words('start.bot', { bot }) }) })),
    ...(mayLeave
      ? [{ value: ANYBODY, words: words('online.resignAnybody'), help: words('online.resignAnybodyWords') }]
      : []),
  ];
  const [wanted, setWanted] = useState<string>();
  const chosen = wanted ?? choices[0]?.value ?? ENDS;
  return (
    <Dialog title={words('online.resignSure')} onClose={onClose}>
      {choices.length > 1 ? (
        <Radios legend={words('online.resignHow')} value={chosen} onChange={setWanted} choices={choices} />
      ) : undefined}
      <p>{words('online.resignWords')}</p>
      <div className="bp-buttons">
        <button type="button" className="bv-button" onClick={onClose}>
          {words('online.playOn')}
        </button>
        <button
          type="button"
          className="bv-button bv-button-main"
          onClick={() => {
            onClose();
            onResign(heirFor(chosen));
          }}
        >
          {words('online.resignYes')}
        </button>
      </div>
    </Dialog>
  );
};

/** The fingerprint of the dice from the start, their secret after the end. */
export const DiceDialog = ({
  match,
  dice,
  onClose,
}: {
  readonly match: string;
  readonly dice: DiceShown;
  readonly onClose: () => void;
}): ReactNode => {
  const { words } = usePage();
  const stands = seedStands(match, dice);
  return (
    <Dialog title={words('online.dice')} onClose={onClose}>
      <p>{words('online.diceWords')}</p>
      <dl className="bp-fair-dice">
        <dt>{words('online.commitment')}</dt>
        <dd>
          <code>{dice.commitment}</code>
        </dd>
        {dice.seeds.map(({ seat, seed }) => (
          <Fragment key={seat}>
            <dt>{words('online.seed', { seat })}</dt>
            <dd>
              <code>{seed}</code>
            </dd>
          </Fragment>
        ))}
        <dt>{words('online.secret')}</dt>
        <dd>{dice.secret === undefined ? words('online.secretLater') : <code>{dice.secret}</code>}</dd>
      </dl>
      {stands === undefined ? undefined : <p>{words(stands ? 'online.seedStands' : 'online.seedLost')}</p>}
      {dice.secret === undefined ? undefined : <p>{words('online.verify')}</p>}
    </Dialog>
  );
};
