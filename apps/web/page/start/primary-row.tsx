import { type ReactNode, useId, useState } from 'react';
import type { SittingCard } from '../../worker/protocol.ts';
import { usePage } from '../context.tsx';
import { CAMPAIGNS, LESSONS, ON_THE_SHELF, pictureOf } from '../games.ts';
import { useHouse } from '../house/house-context.tsx';
import { meOf } from '../house/standing.ts';
import { hashOf } from '../route.ts';
import { agoWords, nameOf, sidesOf } from './sitting-words.ts';

interface PrimaryRowProps {
  /** The game that was played last and is not over. */
  readonly latest: SittingCard | undefined;
  readonly now: number;
  readonly isBusy: boolean;
  readonly onContinue: () => void;
  readonly onLearn: (game: string) => void;
}

/** Where one left, with the picture of its map. */
const Continue = ({
  latest,
  now,
  onContinue,
}: Pick<PrimaryRowProps, 'now' | 'onContinue'> & { readonly latest: SittingCard }): ReactNode => {
  const { words, language } = usePage();
  const game = ON_THE_SHELF[latest.game];
  const picture = pictureOf(latest.game, latest.options);
  return (
    <section
      className="bp-first bp-first-wide"
      style={picture === undefined ? undefined : { backgroundImage: shaded(picture) }}
    >
      <p className="bp-first-kicker">{words('start.goOn', { when: agoWords(latest.changed, now, language) })}</p>
      <h2>{nameOf(latest, game, language)}</h2>
      <p>{sidesOf(latest, game, language, words)}</p>
      <div className="bp-first-foot">
        <button type="button" className="bv-button bv-button-main bp-big" onClick={onContinue}>
          {words('start.resume')}
        </button>
      </div>
    </section>
  );
};

const shaded = (picture: string): string =>
  `linear-gradient(90deg, var(--bv-wood-deep) 58%, transparent 96%), url(${JSON.stringify(picture)})`;

/** A lesson for each game: taken up where it was left. */
const Learn = ({
  isBusy,
  onLearn,
  isWide,
}: Pick<PrimaryRowProps, 'isBusy' | 'onLearn'> & { readonly isWide: boolean }): ReactNode => {
  const { words, language, settings } = usePage();
  const field = useId();
  const started = LESSONS.find(({ game }) => (settings.lessons[game]?.sitting ?? '') !== '');
  const [wished, setWished] = useState<string>();
  const chosen = LESSONS.find(({ game }) => game === wished) ?? started ?? LESSONS[0];
  if (!chosen) return undefined;
  const { game, lesson } = chosen;
  const { taken = 0, sitting = '' } = settings.lessons[game] ?? {};
  const picture = CAMPAIGNS.find((each) => each.game === game)?.scenario.picture;
  const isDone = taken >= lesson.steps && sitting === '';
  const go = isDone
    ? words('learn.again')
    : taken > 0
      ? words('learn.resume', { step: Math.min(taken + 1, lesson.steps) })
      : words('learn.begin');
  return (
    <section
      className={isWide ? 'bp-first bp-first-wide' : 'bp-first'}
      style={isWide && picture !== undefined ? { backgroundImage: shaded(picture) } : undefined}
    >
      <p className="bp-first-kicker">{words('learn.new')}</p>
      <h2>{words('learn.title', { minutes: lesson.minutes })}</h2>
      <p>
        {lesson.summary[language]}{' '}
        {isDone ? words('learn.done') : isWide ? words('learn.steps', { steps: lesson.steps }) : undefined}
      </p>
      <div className="bp-first-foot">
        <button
          type="button"
          className={isWide ? 'bv-button bv-button-main bp-big' : 'bv-button bp-big'}
          disabled={isBusy}
          onClick={() => onLearn(game)}
        >
          {go}
        </button>
        <label className="bv-unseen" htmlFor={field}>
          {words('learn.game')}
        </label>
        <select id={field} value={game} onChange={({ target }) => setWished(target.value)}>
          {LESSONS.map((each) => (
            <option key={each.game} value={each.game}>
              {ON_THE_SHELF[each.game]?.ui.title(language)}
            </option>
          ))}
        </select>
      </div>
      <span className="bv-tour-dots" aria-hidden="true">
        {Array.from({ length: lesson.steps }, (_, place) => (
          <i key={place} data-state={place < taken ? 'done' : undefined} />
        ))}
      </span>
    </section>
  );
};

const Online = (): ReactNode => {
  const { words } = usePage();
  const { standing } = useHouse();
  const me = meOf(standing);
  return (
    <section className="bp-first">
      <p className="bp-first-kicker">{words('start.people')}</p>
      <h2>{words('house.online')}</h2>
      <p>{words('ways.onlineWords')}</p>
      <div className="bp-first-foot">
        <a className="bv-button bp-big" href={hashOf({ page: 'online' })}>
          {words('ways.onlineGo')}
        </a>
      </div>
      <p className="bp-first-note">{me ? words('ways.knownAs', { name: me.name }) : words('ways.needsAccount')}</p>
    </section>
  );
};

/** Go on, learn, or play others: one click each. */
export const PrimaryRow = ({ latest, now, isBusy, onContinue, onLearn }: PrimaryRowProps): ReactNode => {
  const { words } = usePage();
  return (
    <section className="bp-firsts" aria-label={words('start.primary')}>
      <h1 className="bv-unseen">{words('start.title')}</h1>
      {latest ? <Continue latest={latest} now={now} onContinue={onContinue} /> : undefined}
      <Learn isBusy={isBusy} onLearn={onLearn} isWide={!latest} />
      <Online />
    </section>
  );
};
