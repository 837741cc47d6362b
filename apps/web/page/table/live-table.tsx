import type { GameMap } from '@bivouac/atlas';
import {
  AS_CITED,
  asideOf,
  type BoardHandle,
  BattleDock,
  choicesOf,
  DiceCast,
  ForceTray,
  GlossaryProvider,
  Hand,
  LessonStrip,
  plainText,
  PieceTray,
  Plaques,
  RuleNumbers,
  type Plaque,
  SeriesSheet,
  type Spot,
  type Term,
  TableLayout,
  Tour,
  useKeys,
  useMedia,
  useWords,
  type Warning,
  WhyNot,
} from '@bivouac/board';
import { type Answer, type Asked, CHANCE, type Language, type Refusal, type Seat } from '@bivouac/kernel';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { usePage } from '../context.tsx';
import type { PageGame } from '../page-game.ts';
import { useTitle } from '../shell.tsx';
import { Afterwards } from './afterwards.tsx';
import { answersMeant } from './answers-meant.ts';
import { BattleWindow } from './battle-window.tsx';
import { ConsentDialog } from './consent-dialog.tsx';
import { DicePanel } from './dice-panel.tsx';
import { GameBoard } from './game-board.tsx';
import { GuideDialog, worriesOf } from './guide-dialog.tsx';
import { doubtful } from './looks-wrong.tsx';
import { QuestionArea } from './question-area.tsx';
import { askedOf, questionOf } from './question-of.ts';
import { SideContent } from './side-content.tsx';
import { type ExtraTab, NARROW, SideDialog, SidePanel, type Tab, useTabs } from './side-panel.tsx';
import { SinceWindow } from './since-window.tsx';
import type { Sitting } from './sitting.ts';
import { TableHead } from './table-head.tsx';
import type { MenuExtra } from './table-menu.tsx';
import { TableWindows, type Window } from './table-windows.tsx';
import { useDeliberation } from './use-deliberation.ts';
import { useLookingBack } from './use-looking-back.ts';
import { useForesight } from './use-foresight.ts';
import { useCast } from './use-cast.ts';
import { usePlacing } from './use-placing.ts';
import { useNextPiece } from './use-next-piece.ts';
import { usePlan } from './use-plan.ts';
import { useSeries } from './use-series.ts';
import { useHand, useHeld } from './use-hand.ts';
import { useSounds } from './use-sounds.ts';
import { useStory } from './use-story.ts';
import { useTableMenu } from './use-table-menu.ts';
import { useLesson } from './use-lesson.ts';
import { useTour } from './use-tour.ts';
import { useUndo } from './use-undo.ts';
import { useWhyNot } from './use-why-not.ts';

/** What belongs to one kind of table only. */
export interface TableExtras {
  /** What the window is called, where that is not the name of the match. */
  readonly title?: string | undefined;
  /** Above the question. */
  readonly notice?: ReactNode;
  /** Below the question. */
  readonly after?: ReactNode;
  readonly tabs?: readonly ExtraTab[];
  readonly menu?: readonly MenuExtra[];
}

interface LiveTableProps {
  readonly game: PageGame;
  readonly map: GameMap;
  readonly sitting: Sitting;
  readonly onHandOver: (seat: Seat) => void;
  readonly extras?: TableExtras;
}

/** The buttons of the map stand over its foot, and the tour over its top: places are brought into view between them. */
const FREE_MAP = { top: 0, right: 0, bottom: 56, left: 0 };
/** Two sides are told apart in the header. */
const seatsOverMap = (plaques: readonly Plaque[] | undefined): readonly Plaque[] | undefined =>
  plaques && plaques.length > 2 ? plaques : undefined;

/** What plaques and the marks below them cover of the map. */
const PLAQUES = 84;
const TOUR = 116;
const HAND = { bottom: 84, top: 48 };
/** One object for each, so that the camera does not move when nothing has changed. */
const INSETS = [false, true].map((isTaught) =>
  [false, true].map((hasHand) =>
    [false, true].map((hasSeats) => ({
      ...FREE_MAP,
      bottom: hasHand ? HAND.bottom : FREE_MAP.bottom,
      top: (isTaught ? TOUR : hasHand ? HAND.top : 0) + (hasSeats ? PLAQUES : 0),
    })),
  ),
);
const insetOf = (isTaught: boolean, hasHand: boolean, hasSeats: boolean): typeof FREE_MAP =>
  INSETS[Number(isTaught)]?.[Number(hasHand)]?.[Number(hasSeats)] ?? FREE_MAP;

/** So many choices are looked at for warnings, at most. */
const MOST_WEIGHED = 80;
/** What a question of this kind is about, as the lesson of the game tells it. */
const aboutOf = (ui: PageGame['ui'], asked: Asked, language: Language): string | undefined => {
  const lesson = ui.lesson?.(language);
  const about = lesson && asideOf(lesson, asked);
  return about && about.charAt(0).toUpperCase() + about.slice(1);
};

const NO_ANSWERS: readonly Answer[] = [];
const NO_WARNINGS: readonly Warning[] = [];
const NO_TERMS: readonly Term[] = [];

/** The table in play: the map, the question, the log, and everything that can be looked up. */
export const LiveTable = ({ game, map, sitting, onHandOver, extras = {} }: LiveTableProps): ReactNode => {
  const { language, settings, words } = usePage();
  const { ui } = game;
  const { name, seat, sight, sharers, lay, roll } = sitting;
  const { view, events, dice, waitsFor, ending } = sight;
  const board = useRef<BoardHandle>(null);
  const [light, setLight] = useState<Spot>();
  const [tab, setTab] = useState<Tab>('log');
  const [rule, setRule] = useState<string>();
  const [window, setWindow] = useState<Window>();
  const [pointed, setPointed] = useState<Spot>();
  const lines = useStory(events, ui, language);
  useSounds(events, ui, language);
  const cast = useCast(lines);
  const citedAs = ui.citedAs?.(view.state) ?? AS_CITED;
  const { past, setPast, news, looksBack, setLooksBack } = useLookingBack(sitting, lines);

  const boardWords = useWords();
  const isNarrow = useMedia(NARROW);
  const isTouch = useMedia('(hover: none)');
  useTitle(extras.title ?? name);
  const isOver = view.result !== null || ending !== undefined;
  const shown = past ?? view;
  const state = shown.state;
  const asked = past || isOver ? undefined : askedOf(view, seat);
  const found = useMemo(
    () => (asked ? choicesOf(ui, asked, language, (answer) => game.label(language, answer, asked.prompt), state) : []),
    [ui, asked, language, game, state],
  );
  const foreseen = useForesight(game, sitting, asked, found);
  const held = useHeld(game, seat, state, asked, foreseen);
  const { choices } = held;
  const question = questionOf(ui, language, shown, seat, choices, past ? undefined : ending);
  const prompt = 'prompt' in question ? question.prompt : undefined;
  const focus =
    typeof prompt === 'object' ? prompt.flatMap((piece) => (typeof piece === 'string' ? [] : (piece.place ?? []))) : [];
  const counters = useMemo(() => ui.counters(state, seat, language), [ui, state, seat, language]);
  const whyNot = useWhyNot(game, sitting, asked);
  const tour = useTour(ui.id, ui.tour(state, language), asked, seat, view.seq);

  const heed = (refusal: Refusal | undefined): void => {
    if (refusal) whyNot.refuse(refusal);
    else whyNot.forget();
  };
  const { undo, asksConsentOf, giveUp } = useUndo(sitting, heed);
  const lesson = useLesson({ game, sitting, asked, choices, isOver, undo: () => undo([]), onFault: heed });
  const warningsOf = (answers: readonly Answer[]): readonly Warning[] =>
    asked && settings.warnings ? ui.warnings(view.state, asked, answers, language) : NO_WARNINGS;
  const deliberation = useDeliberation({
    question: asked,
    answers: asked?.answers ?? NO_ANSWERS,
    label: (answer) => (asked ? game.label(language, answer, asked.prompt) : ''),
    warnings: warningsOf,
    wastes: ([answer]) => answer !== undefined && asked !== undefined && ui.wastes?.(answer, asked, state) === true,
    isFinal: sitting.isFinal,
    give: async (answers) => {
      lesson?.heed(answers);
      heed(await sitting.give(answers));
    },
  });
  const busy = sitting.busy || deliberation.weighs;
  const plan = usePlan({
    game,
    sitting,
    asked,
    choices,
    counters,
    pointed: pointed?.place,
    busy,
    give: deliberation.choosePlanned,
  });
  const giveForMe = (row: readonly Answer[]): void =>
    deliberation.choosePlanned(row, boardWords('question.forMe'), NO_WARNINGS);
  const given = { give: deliberation.chooseAll, giveForMe };
  const series = useSeries({ game, sitting, asked, choices, counters, busy, ...given });
  const placing = usePlacing({
    game,
    sitting,
    asked,
    counters,
    busy,
    ...given,
    placeAt: (x, y) => board.current?.placeAt(x, y),
    onWrong: (place) => void whyNot.askAt(place, counters),
    onOver: (place) => setLight(place === undefined ? undefined : { place }),
  });
  const [battleAway, setBattleAway] = useState<string>();
  const { hand, onMap } = useHand({
    game,
    sitting,
    asked,
    held,
    plan,
    answer: deliberation.choose,
    placeAt: (x, y) => board.current?.placeAt(x, y),
  });
  const meant = useMemo(
    () => (asked ? answersMeant(ui, view.state, asked, choices, light, pointed) : NO_ANSWERS),
    [ui, view, asked, choices, light, pointed],
  );
  const inMind = deliberation.pending?.chosen ?? (plan.meant.length > 0 ? plan.meant : meant);
  const intent = inMind[0];
  const waiting = deliberation.pending?.chosen.at(-1);
  const heldAt = useMemo(
    () => (waiting && asked ? ui.spot(waiting, asked, state) : undefined),
    [ui, waiting, asked, state],
  );
  const sheet = useMemo(() => ui.battleSheet(state, asked, language), [ui, state, asked, language]);
  const preview = useMemo(
    () => (sheet || !intent ? undefined : ui.battleSheet(state, asked, language, intent)),
    [ui, state, asked, language, intent, sheet],
  );
  const facts = useMemo(
    () => (asked ? (ui.facts?.(state, asked, language) ?? NO_WARNINGS) : NO_WARNINGS),
    [ui, state, asked, language],
  );
  const foreboding = plan.reach ? NO_WARNINGS : warningsOf(meant);
  const glossary = useMemo(() => ui.glossary?.(language) ?? NO_TERMS, [ui, language]);
  const plaques = useMemo(() => seatsOverMap(ui.plaques?.(state, seat, language)), [ui, state, seat, language]);

  const cite = useCallback((cited: string): void => {
    setRule(cited);
    setTab('rules');
    setWindow(undefined);
  }, []);
  const showOnMap = useCallback((spot: Spot | undefined): void => {
    if (spot) board.current?.show(spot);
  }, []);
  const toNextPiece = useNextPiece(plan, (place) => showOnMap({ place }), !busy && !past);
  const goTo = (place: string): void => {
    if (busy || past) return;
    if (!asked) return whyNot.askWhoseTurn(place, question);
    const refusal = plan.refusalAt(place);
    if (refusal) return whyNot.refuseAt(place, refusal);
    if (plan.reach) return void whyNot.askAt(place, counters);
    const answers = ui.answersTowards?.(view.state, asked, place) ?? NO_ANSWERS;
    if (answers.length > 0) deliberation.chooseAll(answers);
    else void whyNot.askAt(place, counters);
  };
  useKeys(({ key }) => {
    if (key === '?') setWindow('keys');
    else if (key === '!' && asked) setWindow('guide');
    else return false;
    return true;
  });

  const isMine = waitsFor.includes(seat) || waitsFor.includes(CHANCE);
  const nextSeat = isMine ? undefined : waitsFor.find((each) => sharers.includes(each));
  const onUndo = sight.canUndo && !past ? () => void undo([]) : undefined;
  const onRedo = sight.canRedo && !past ? () => void sitting.redo().then(heed) : undefined;

  const menu = useTableMenu({
    sitting,
    asked,
    choices,
    hasNews: news.length > 0,
    isOver,
    onSince: () => setLooksBack(true),
    onStand: (answer) => void sitting.stand(answer).then(heed),
    onWindow: setWindow,
  });

  const { strictDice } = sitting;
  const strict = strictDice && {
    name: words(strictDice.isOn ? 'strict.on' : 'strict.off'),
    onChoose: () => strictDice.set(!strictDice.isOn),
  };
  const done = (sight.done ?? []).map(({ at, rule: cited, answer, prompt }) => ({
    id: String(at),
    rule: cited,
    words: boardWords('question.done', { answer: game.label(language, answer, prompt) }),
  }));
  const stopped = sight.plan?.stopped;
  const notices =
    stopped === undefined
      ? done
      : [...done, { id: 'plan', rule: '', words: boardWords('plan.stopped', { by: stopped }) }];

  const { refused } = whyNot;
  const reason = refused ? (
    <WhyNot refused={refused} onRule={cite} onLight={setLight} onShow={showOnMap} onClose={whyNot.forget} />
  ) : undefined;
  const isAtPlace = refused?.place !== undefined;

  const looked = {
    notebook: sitting.notebook,
    seat,
    ui,
    language,
    state,
    lines,
    onEarlier: sitting.bringEarlier,
    choices,
    rule,
    onAnswer: deliberation.choose,
    onLight: setLight,
    onShow: showOnMap,
    onRule: cite,
  };
  const side = {
    tab,
    onTab: setTab,
    tabs: useTabs(ui, state, extras.tabs),
    content: (each: Tab) =>
      extras.tabs?.find(({ id }) => id === each)?.content ?? <SideContent {...looked} tab={each} />,
  };

  return (
    <RuleNumbers value={citedAs}>
      <GlossaryProvider terms={glossary} onRule={cite}>
        <TableLayout
          head={
            <TableHead
              title={name}
              moment={ui.moment(state, language)}
              tracks={ui.tracks(state, language)}
              scores={plaques ? undefined : ui.scores(state, seat, language)}
              onMenu={() => setWindow('menu')}
            />
          }
          seats={plaques ? <Plaques plaques={plaques} own={seat} /> : undefined}
          map={
            <GameBoard
              ref={board}
              game={game}
              map={map}
              state={state}
              seq={shown.seq}
              events={events}
              seat={seat}
              choices={busy ? [] : (placing.choices ?? onMap)}
              ghosts={placing.ghosts}
              onAnswer={(id) => {
                if (!placing.choose(id) && !plan.choose(id, isTouch)) deliberation.choose(id);
              }}
              onPlace={goTo}
              focus={focus}
              reach={plan.reach}
              hold={busy || past ? undefined : plan.hold}
              light={light ?? heldAt ?? lesson?.light ?? tour.now?.step.light}
              onLight={setPointed}
              bubble={refused?.place === undefined ? undefined : { place: refused.place, content: reason }}
              inset={insetOf(lesson !== undefined || tour.now !== undefined, hand !== undefined, plaques !== undefined)}
            >
              {lesson ? (
                <LessonStrip {...lesson.strip} onRule={cite} />
              ) : tour.now ? (
                <Tour step={tour.now.step} number={tour.now.number} of={tour.now.of} onEnd={tour.end} />
              ) : undefined}
              {past ? undefined : <DiceCast lines={cast} />}
              {hand && !past && !(series.sheet && hand.choices.length === 0) ? (
                <Hand {...hand} onRule={cite} />
              ) : undefined}
              {looksBack && !lesson ? (
                <SinceWindow
                  lay={lay}
                  seat={seat}
                  lines={news}
                  onPast={setPast}
                  onDone={() => setLooksBack(false)}
                  onLight={setLight}
                  onShow={showOnMap}
                  onRule={cite}
                />
              ) : (
                <BattleWindow sheet={preview} onRule={cite} />
              )}
            </GameBoard>
          }
          question={
            dice && roll && !past ? (
              <DicePanel
                dice={dice}
                ui={ui}
                busy={busy}
                onRoll={(face) => void roll(face).then(heed)}
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
                reason={isAtPlace ? undefined : reason}
                foreboding={foreboding}
                next={nextSeat === undefined ? undefined : { seat: nextSeat, name: ui.seatName(language, nextSeat) }}
                onHandOver={onHandOver}
                forMe={placing.tray?.onRest ? undefined : series.forMe && { act: series.forMe, isOn: series.isAtIt }}
                done={notices}
                plan={plan.panel ?? series.panel}
                facts={facts}
                hasSheet={series.sheet !== undefined || plan.tray !== undefined}
                below={
                  sheet && sheet.title !== battleAway && !looksBack ? (
                    <BattleDock sheet={sheet} seat={seat} onRule={cite} onHide={() => setBattleAway(sheet.title)} />
                  ) : undefined
                }
                notice={extras.notice}
                after={
                  <>
                    {placing.tray ? <PieceTray {...placing.tray} /> : undefined}
                    {series.sheet ? <SeriesSheet {...series.sheet} /> : undefined}
                    {plan.tray ? (
                      <ForceTray
                        {...plan.tray}
                        blocked={
                          plan.blocked
                            ? { words: plainText(ui.rich(language, plan.blocked.because)), rule: plan.blocked.rule }
                            : undefined
                        }
                        onToggle={plan.toggle}
                        onRule={cite}
                      />
                    ) : undefined}
                    {extras.after}
                  </>
                }
                onNextPiece={toNextPiece}
                onRest={
                  asked?.moment !== undefined && sitting.standing
                    ? () => void sitting.standing?.order({ ...sitting.standing.orders, rests: true })
                    : undefined
                }
                onHurry={isMine ? undefined : sitting.hurry}
                standing={sight.standing}
                onRevoke={() => void sitting.revoke()}
                onAftermath={isOver && lay ? () => setWindow('aftermath') : undefined}
              />
            )
          }
          side={<SidePanel {...side} />}
          sideName={side.tabs.find(({ id }) => id === tab)?.name ?? ''}
          calledUp={rule === undefined || isNarrow ? undefined : rule}
        />
        <SideDialog {...side} />
        <TableWindows
          open={window}
          onClose={() => setWindow(undefined)}
          items={menu.items}
          extras={[...(extras.menu ?? []), ...(strict ? [strict] : [])]}
          onChoose={menu.choose}
          standing={menu.standing}
          orders={sitting.standing}
          isShared={sharers.length > 1}
          game={game}
          lay={lay}
          seat={seat}
          seq={view.seq}
          wishes={whyNot.all}
          doubtful={() => doubtful(refused, question, lines, view.seq)}
          doubt={sitting.doubt}
          afterwards={isOver && sitting.lay ? <Afterwards game={game} sitting={sitting} /> : undefined}
          guide={
            asked && window === 'guide' ? (
              <GuideDialog
                asked={asked}
                prompt={plainText(typeof prompt === 'object' ? prompt : [prompt ?? ''])}
                about={aboutOf(ui, asked, language)}
                choices={choices}
                worries={worriesOf(
                  choices.slice(0, MOST_WEIGHED).map(({ id, words: said }) => ({
                    words: said,
                    warnings: ui.warnings(state, asked, [asked.answers?.[Number(id)] ?? { kind: '' }], language),
                  })),
                )}
                hint={sharers.length === 1 ? sitting.hint : undefined}
                label={(answer) => game.label(language, answer, asked.prompt)}
                onAnswer={(answer) => deliberation.chooseAll([answer])}
                onRule={cite}
                onClose={() => setWindow(undefined)}
              />
            ) : undefined
          }
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
      </GlossaryProvider>
    </RuleNumbers>
  );
};
