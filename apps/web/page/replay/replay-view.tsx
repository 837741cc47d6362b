import type { GameMap } from '@bivouac/atlas';
import {
  AS_CITED,
  type BoardHandle,
  plainText,
  QuestionPanel,
  RuleNumbers,
  type Spot,
  TableLayout,
  TimeLine,
  type TimeMark,
  useWords,
} from '@bivouac/board';

import { REFEREE, type Seat, SPECTATOR, type Told } from '@bivouac/kernel';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import type { ReplayCard } from '../../worker/protocol.ts';
import { usePage } from '../context.tsx';
import { FaultView } from '../fault-view.tsx';
import { useLoaded } from '../load-game.ts';
import type { PageGame } from '../page-game.ts';
import { useTitle } from '../shell.tsx';
import { BattleWindow } from '../table/battle-window.tsx';
import { GameBoard } from '../table/game-board.tsx';
import { questionOf } from '../table/question-of.ts';
import { TableHead } from '../table/table-head.tsx';
import { type ReplayWindow, ReplayWindows } from './replay-windows.tsx';
import { StoryLog } from '../table/story-log.tsx';
import { useStory } from '../table/use-story.ts';
import { useMoment } from './use-moment.ts';

interface ReplayViewProps {
  readonly card: ReplayCard;
  readonly game: PageGame;
  readonly map: GameMap;
  readonly name: string;
  /** The record as a file; left out when it may not be shared yet. */
  readonly record?: (() => Promise<Blob>) | undefined;
}

const NO_EVENTS: readonly Told[] = [];

/** A record from its first answer to its last: play, pause, jump, and look from every side that may be known. */
export const ReplayView = ({ card, game, map, name, record }: ReplayViewProps): ReactNode => {
  const { client, words, language } = usePage();
  const boardWords = useWords();
  const { ui } = game;
  const { replay, start, end } = card;
  const select = useId();
  const board = useRef<BoardHandle>(null);
  const [seer, setSeer] = useState<Seat>(card.seers[0] ?? SPECTATOR);
  const [at, setAt] = useState(start);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [light, setLight] = useState<Spot>();
  const [rule, setRule] = useState<string>();
  const [window, setWindow] = useState<ReplayWindow>();
  useTitle(`${words('replay.title')}: ${name}`);

  const chronicle = useLoaded(() => client.ask('chronicle', { replay, seer }), `${replay} ${seer}`);
  const { moment, fault } = useMoment(client, replay, seer, at);
  const events = chronicle.value ?? NO_EVENTS;
  const all = useStory(events, ui, language);
  const lines = useMemo(() => all.filter((line) => line.at <= at), [all, at]);
  const marks = useMemo(
    () =>
      all.flatMap((line): readonly TimeMark[] =>
        line.heading ? [{ at: line.at - start, words: plainText(line.text), kind: line.heading }] : [],
      ),
    [all, start],
  );
  const state = moment?.view.state;
  const citedAs = (state === undefined ? undefined : ui.citedAs?.(state)) ?? AS_CITED;
  const seerName = (each: Seat): string =>
    each === REFEREE
      ? words('replay.referee')
      : each === SPECTATOR
        ? words('replay.spectator')
        : ui.seatName(language, each);
  const cite = (cited: string): void => setRule(cited);
  const showOnMap = (spot: Spot | undefined): void => {
    if (spot) board.current?.show(spot);
  };

  return (
    <RuleNumbers value={citedAs}>
      <TableLayout
        head={
          <TableHead
            title={name}
            moment={state === undefined ? undefined : ui.moment(state, language)}
            tracks={state === undefined ? [] : ui.tracks(state, language)}
            scores={state === undefined ? undefined : ui.scores(state, seer, language)}
            onMenu={() => setWindow('menu')}
          />
        }
        map={
          state === undefined ? undefined : (
            <GameBoard
              ref={board}
              game={game}
              map={map}
              state={state}
              seq={moment?.seq ?? at}
              events={events}
              seat={seer}
              light={light}
            >
              <BattleWindow sheet={ui.battleSheet(state, undefined, language)} onRule={cite} />
            </GameBoard>
          )
        }
        question={
          <>
            {fault ? <FaultView fault={fault} /> : undefined}
            {moment ? (
              <QuestionPanel
                question={questionOf(ui, language, moment.view, SPECTATOR, [])}
                onAnswer={() => undefined}
                onRule={cite}
                onLight={setLight}
                onShow={showOnMap}
                listens={false}
              />
            ) : undefined}
            {card.seers.length > 1 ? (
              <p className="bp-seer">
                <label htmlFor={select}>{words('replay.seer')}</label>{' '}
                <select id={select} value={seer} onChange={(event) => setSeer(event.target.value)}>
                  {card.seers.map((each) => (
                    <option key={each} value={each}>
                      {seerName(each)}
                    </option>
                  ))}
                </select>
              </p>
            ) : undefined}
          </>
        }
        side={
          <div className="bp-tab">
            <StoryLog lines={lines} onLight={setLight} onShow={showOnMap} onRule={cite} />
          </div>
        }
        sideName={boardWords('log.title')}
        foot={
          <TimeLine
            length={end - start}
            at={at - start}
            onJump={(to) => setAt(start + to)}
            playing={playing}
            onPlay={setPlaying}
            speed={speed}
            onSpeed={setSpeed}
            marks={marks}
          />
        }
      />
      <ReplayWindows
        open={rule === undefined ? window : 'rules'}
        rule={rule}
        game={game}
        state={state}
        card={card}
        seer={seer}
        name={name}
        record={record}
        onOpen={setWindow}
        onClose={() => {
          setRule(undefined);
          setWindow(undefined);
        }}
      />
    </RuleNumbers>
  );
};
