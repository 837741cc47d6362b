import type { GameMap } from '@bivouac/atlas';
import {
  type BoardHandle,
  type Choice,
  choicesOf,
  PieceLists,
  RulePanel,
  type Spot,
  StatusBar,
  TableLayout,
  useKeys,
  type Warning,
} from '@bivouac/board';
import { type Answer, type Asked, CHANCE, type MatchView, type Refusal, type Seat } from '@bivouac/kernel';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { type OpenCard, personsOf } from '../../worker/protocol.ts';
import { usePage } from '../context.tsx';
import { downloadRecord } from '../download.ts';
import type { PageGame } from '../page-game.ts';
import { go } from '../route.ts';
import { useTitle } from '../shell.tsx';
import { nameOf } from '../start/sitting-words.ts';
import { BattleWindow } from './battle-window.tsx';
import { ConsentDialog } from './consent-dialog.tsx';
import { DicePanel } from './dice-panel.tsx';
import { GameBoard } from './game-board.tsx';
import { NotesTab } from './notes-tab.tsx';
import { QuestionArea } from './question-area.tsx';
import { askedOf, questionOf } from './question-of.ts';
import { SideDialog, SidePanel, type Tab } from './side-panel.tsx';
import { SinceWindow } from './since-window.tsx';
import { StoryLog } from './story-log.tsx';
import { TableHead } from './table-head.tsx';
import { menuFor, type MenuItem } from './table-menu.tsx';
import { TableWindows, type Window } from './table-windows.tsx';
import { useDeliberation } from './use-deliberation.ts';
import type { AtTheTable, Sight } from './use-sitting.ts';
import { useStory } from './use-story.ts';
import { useTour } from './use-tour.ts';
import { useUndo } from './use-undo.ts';
import { useWhyNot } from './use-why-not.ts';

interface LiveTableProps {
  readonly card: OpenCard;
  readonly game: PageGame;
  readonly map: GameMap;
  readonly seat: Seat;
  readonly table: AtTheTable;
  readonly sight: Sight;
  readonly onHandOver: (seat: Seat) => void;
}

const NO_ANSWERS: readonly Answer[] = [];
const NO_WARNINGS: readonly Warning[] = [];

/** The table in play: the map, the question, the log, and everything that can be looked up. */
export const LiveTable = ({ card, game, map, seat, table, sight, onHandOver }: LiveTableProps): ReactNode => {
  const { client, language, settings, setSettings } = usePage();
  const { ui } = game;
  const { snapshot, events } = sight;
  const { view, dice, waitsFor } = snapshot;
  const board = useRef<BoardHandle>(null);
  const [light, setLight] = useState<Spot>();
  const [tab, setTab] = useState<Tab>('log');
  const [rule, setRule] = useState<string>();
  const [window, setWindow] = useState<Window>();
  const [pointed, setPointed] = useState<Spot>();
  const [past, setPast] = useState<MatchView<unknown>>();
  const [looksBack, setLooksBack] = useState(() => hasNews(sight, seat));

  const persons = personsOf(card);
  const name = nameOf(card, game, language);
  useTitle(name);
  const shown = past ?? view;
  const state = shown.state;
  const asked = past ? undefined : askedOf(view, seat);
  const choices = useMemo(
    () => (asked ? choicesOf(ui, asked, language, (answer) => game.label(language, answer, asked.prompt)) : []),
    [ui, asked, language, game],
  );
  const question = questionOf(ui, language, shown, seat, choices);
  const lines = useStory(events, ui, language);
  const news = useMemo(() => lines.filter(({ at }) => at > snapshot.since), [lines, snapshot.since]);
  const counters = useMemo(() => ui.counters(state, seat, language), [ui, state, seat, language]);
  const whyNot = useWhyNot(game, card.id, seat, view, asked);
  const tour = useTour(ui.id, ui.tour(language), asked, seat, snapshot.seq);

  const heed = (refusal: Refusal | undefined): void => {
    if (refusal) whyNot.refuse(refusal);
    else whyNot.forget();
  };
  const warningsOf = (answers: readonly Answer[]): readonly Warning[] =>
    asked && settings.warnings ? ui.warnings(view.state, asked, answers, language) : NO_WARNINGS;
  const deliberation = useDeliberation({
    question: asked,
    answers: asked?.answers ?? NO_ANSWERS,
    label: (answer) => (asked ? game.label(language, answer, asked.prompt) : ''),
    warnings: warningsOf,
    // Bots let everything be taken back; another person at the table must be asked.
    isFinal: async (answers) =>
      persons.length > 1 && (await client.ask('foresee', { sitting: card.id, seat, answers })).final,
    give: async (answers) => heed(await table.give(answers)),
  });
  const busy = table.busy || deliberation.weighs;
  const meant = useMemo(
    () => (asked ? answersMeant(ui, view.state, asked, choices, light, pointed) : NO_ANSWERS),
    [ui, view, asked, choices, light, pointed],
  );
  const inMind = deliberation.pending?.chosen ?? meant;
  const intent = inMind[0];
  const held = deliberation.pending?.chosen.at(-1);
  const heldAt = useMemo(() => (held && asked ? ui.spot(held, asked) : undefined), [ui, held, asked]);
  const sheet = useMemo(() => ui.battleSheet(state, asked, language, intent), [ui, state, asked, language, intent]);
  const foreboding = warningsOf(meant);

  const cite = useCallback((cited: string): void => {
    setRule(cited);
    setTab('rules');
    setWindow(undefined);
  }, []);
  const showOnMap = useCallback((spot: Spot | undefined): void => {
    if (spot) board.current?.show(spot);
  }, []);
  const goTo = (place: string): void => {
    if (busy || past) return;
    if (!asked) return whyNot.askWhoseTurn(question);
    const answers = ui.answersTowards?.(view.state, asked, place) ?? NO_ANSWERS;
    if (answers.length > 0) deliberation.chooseAll(answers);
    else void whyNot.askAt(place, counters);
  };
  const { undo, asksConsentOf, giveUp } = useUndo(table, heed);
  useKeys(({ key }) => {
    if (key !== '?') return false;
    setWindow('keys');
    return true;
  });

  const isMine = waitsFor.includes(seat) || waitsFor.includes(CHANCE);
  const nextSeat = isMine ? undefined : waitsFor.find((each) => persons.includes(each));
  const botMoves = waitsFor.some((each) => each !== CHANCE && !persons.includes(each));
  const onUndo = snapshot.canUndo && !past ? () => void undo([]) : undefined;
  const onRedo = snapshot.canRedo && !past ? () => void table.redo().then(heed) : undefined;

  const closing = choices.findLast(({ closes }) => closes);
  const items = menuFor({
    hasNews: news.length > 0,
    isAsked: asked !== undefined,
    mayStand: closing !== undefined,
    isOver: view.result !== null,
  });
  const stand = async (): Promise<void> => {
    const answer = closing && asked?.answers?.[Number(closing.id)];
    if (answer) heed(await table.stand(answer));
  };
  const choose = (item: MenuItem): void => {
    switch (item) {
      case 'since':
        return setLooksBack(true);
      case 'replay':
        return go({ page: 'replay', sitting: card.id });
      case 'download':
        return void downloadRecord(client, card.id, name);
      case 'tour':
        return setSettings((old) => ({ ...old, toursEnded: [], toured: [] }));
      case 'leave':
        return go({ page: 'start' });
      case 'stand':
        return void stand();
      case 'share':
        return undefined;
      case 'whyNot':
      case 'aftermath':
      case 'legend':
      case 'settings':
      case 'keys':
        return setWindow(item);
    }
  };

  const side = {
    tab,
    onTab: setTab,
    content: {
      log: <StoryLog lines={lines} onLight={setLight} onShow={showOnMap} onRule={cite} />,
      lists: (
        <PieceLists
          lists={ui.lists(state, seat, language)}
          choices={choices}
          onAnswer={deliberation.choose}
          onLight={setLight}
          onShow={showOnMap}
        />
      ),
      rules: <RulePanel rules={ui.rules(language)} open={rule} />,
      notes: <NotesTab sitting={card.id} seat={seat} />,
    },
  };

  return (
    <>
      <TableLayout
        head={<TableHead title={name} tracks={ui.tracks(state, language)} onMenu={() => setWindow('menu')} />}
        map={
          <GameBoard
            ref={board}
            game={game}
            map={map}
            state={state}
            seq={shown.seq}
            events={events}
            seat={seat}
            choices={busy ? [] : choices}
            onAnswer={deliberation.choose}
            onPlace={goTo}
            light={light ?? heldAt ?? tour.now?.step.light}
            onLight={setPointed}
          >
            <StatusBar lines={ui.status(state, seat, language)} onRule={cite} />
            {looksBack ? (
              <SinceWindow
                sitting={card.id}
                seat={seat}
                lines={news}
                onPast={setPast}
                onDone={() => setLooksBack(false)}
                onLight={setLight}
                onShow={showOnMap}
                onRule={cite}
              />
            ) : (
              <BattleWindow sheet={sheet} onRule={cite} />
            )}
          </GameBoard>
        }
        question={
          dice && !past ? (
            <DicePanel
              dice={dice}
              ui={ui}
              busy={busy}
              onRoll={(face) => void table.roll(face).then(heed)}
              onRule={cite}
              onUndo={onUndo}
              onRedo={onRedo}
            />
          ) : (
            <QuestionArea
              question={question}
              deliberation={deliberation}
              busy={busy}
              onLight={setLight}
              onShow={showOnMap}
              onRule={cite}
              onUndo={onUndo}
              onRedo={onRedo}
              refused={whyNot.refused}
              onRefusedRead={whyNot.forget}
              foreboding={foreboding}
              tour={tour.now}
              onTourEnd={tour.end}
              next={nextSeat === undefined ? undefined : { seat: nextSeat, name: ui.seatName(language, nextSeat) }}
              onHandOver={onHandOver}
              onHurry={
                botMoves && !isMine && settings.pace !== 'atOnce'
                  ? () => void client.ask('hurry', { sitting: card.id, hurries: true })
                  : undefined
              }
              standing={snapshot.standing.length}
              onRevoke={() => void table.revoke()}
              onAftermath={view.result ? () => setWindow('aftermath') : undefined}
            />
          )
        }
        side={
          <>
            {ui.panels?.map((Panel) => (
              <Panel key={Panel.displayName ?? Panel.name} view={state} seat={seat} language={language} onRule={cite} />
            ))}
            <SidePanel {...side} />
          </>
        }
      />
      <SideDialog {...side} />
      <TableWindows
        open={window}
        onClose={() => setWindow(undefined)}
        items={items}
        onChoose={choose}
        standing={closing?.words}
        game={game}
        sitting={card.id}
        seat={seat}
        seq={snapshot.seq}
        wishes={whyNot.all}
        onRule={cite}
      />
      {asksConsentOf ? (
        <ConsentDialog
          seat={ui.seatName(language, seat)}
          others={asksConsentOf.map((each) => ui.seatName(language, each))}
          onAgree={() => void undo(asksConsentOf)}
          onRefuse={giveUp}
        />
      ) : undefined}
    </>
  );
};

/** Has anything been told since this seat's own last answer? Not before its first one: then all is new. */
const hasNews = ({ snapshot: { since, view }, events }: Sight, seat: Seat): boolean =>
  since > 0 && askedOf(view, seat) !== undefined && events.some(({ at }) => at > since);

/** The answer that the player points at, in the panel or on the map where only one lies; further off, those that lead there. */
const answersMeant = (
  ui: PageGame['ui'],
  state: unknown,
  asked: Asked,
  choices: readonly Choice[],
  light: Spot | undefined,
  pointed: Spot | undefined,
): readonly Answer[] => {
  const inPanel = light && choices.find(({ spot }) => spot === light);
  const there = pointed?.place === undefined ? [] : choices.filter(({ spot }) => spot?.place === pointed.place);
  const one = inPanel ?? (there.length === 1 ? there[0] : undefined);
  const answer = one && asked.answers?.[Number(one.id)];
  if (answer) return [answer];
  const isFurther = pointed?.place !== undefined && there.length === 0;
  return (isFurther ? ui.answersTowards?.(state, asked, pointed.place) : undefined) ?? NO_ANSWERS;
};
