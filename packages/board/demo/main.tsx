import { centreOf, type GameMap } from '@bivouac/atlas';
import { StrictMode, useCallback, useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  BattleSheetView,
  Board,
  type BoardCounter,
  type BoardHandle,
  type Choice,
  CounterView,
  Dialog,
  FortuneChart,
  HandOver,
  LanguageContext,
  Log,
  LuckReport,
  Notes,
  OverlaySwitch,
  PieceLists,
  QuestionPanel,
  RulePanel,
  type Settings,
  SettingsMenu,
  SinceLastTurn,
  type Spot,
  STANDARD_SETTINGS,
  StatusBar,
  SymbolsContext,
  TableLayout,
  TimeLine,
  Tour,
  Tracks,
  useCalm,
  usePalette,
  usePending,
  WhyNot,
} from '../index.ts';
import '../styles/index.css';
import { armies, crowd } from './armies.ts';
import { duchy } from './duchy.ts';
import { lists, log, overlays, rules, sheet, status, tracks } from './story.ts';

/** A page with every part of a table, for tests and for eyes. Whatever is chosen is written on `document.body`. */
const BLUE = { name: 'The Blues', colour: '#27478f' };
const WHITE = { name: 'The Whites', colour: '#b8901f' };

const CHOICES: readonly Choice[] = [
  { id: 'north', words: 'March to 0808', spot: { place: '0808', from: '0809' } },
  { id: 'east', words: 'March to 0909', spot: { place: '0909', from: '0809' } },
  { id: 'hussars', words: 'The Hussars support', spot: { counter: 'Hussars' } },
  { id: 'foot', words: 'I Corps supports', spot: { counter: 'I Corps' } },
  { id: 'horse', words: 'The Light Horse supports', spot: { counter: 'Light Horse' } },
  { id: 'done', words: 'No more', closes: true },
];

const query = new URLSearchParams(location.search);

interface DemoProps {
  readonly map: GameMap;
  readonly scenario: string | undefined;
  readonly start: readonly BoardCounter[];
  readonly choices: readonly Choice[];
}

const Demo = ({ map, scenario, start, choices }: DemoProps): React.ReactNode => {
  const [settings, setSettings] = useState<Settings>({
    ...STANDARD_SETTINGS,
    theme: (query.get('theme') as Settings['theme'] | null) ?? 'light',
    symbols: (query.get('symbols') as Settings['symbols'] | null) ?? 'nato',
    hexIds: query.has('ids'),
  });
  const [counters, setCounters] = useState(start);
  const [light, setLight] = useState<Spot>();
  const [shown, setShown] = useState<readonly string[]>(query.get('over')?.split(',') ?? []);
  const [open, setOpen] = useState(query.get('open') ?? '');
  const [rule, setRule] = useState<string>();
  const [why, setWhy] = useState<string>();
  const [notes, setNotes] = useState('');
  const [time, setTime] = useState({ at: 3, playing: false, speed: 1 });
  const [hides, setHides] = useState(false);
  const board = useRef<BoardHandle>(null);
  const palette = usePalette(settings.theme);
  const calm = useCalm(settings.motion);

  const give = (id: string): void => {
    document.body.dataset['answered'] = id;
    const to = choices.find((choice) => choice.id === id)?.spot?.place;
    if (to !== undefined) setCounters(counters.map((each) => (each.id === 'II Corps' ? { ...each, place: to } : each)));
  };
  const { choose, pending, confirm, cancel } = usePending(
    0,
    (id) => ({ warnings: id === 'east' ? ['This leaves the stack at Eschen out of supply.'] : [], final: false }),
    give,
  );
  const words = useMemo(
    () => new Map(map.places.map(({ id, name }) => [id, name?.[settings.language] ?? id])),
    [map, settings.language],
  );
  const placeWords = useCallback(
    (place: string): string => {
      const here = counters.filter((each) => each.place === place).map((each) => each.words);
      return [words.get(place) ?? place, ...here].join('; ');
    },
    [counters, words],
  );
  const close = (): void => setOpen('');
  const onShow = (spot: Spot | undefined): void => {
    if (spot) board.current?.show(spot);
  };
  const onRule = (number: string): void => {
    setRule(number);
    setOpen('rules');
  };

  return (
    <LanguageContext value={settings.language}>
      <SymbolsContext value={settings.symbols}>
        <TableLayout
          head={
            <>
              <h1 className="bv-brand">Bivouac</h1>
              <Tracks tracks={tracks} />
              <span className="bv-space" />
              {['rules', 'units', 'battle', 'luck', 'settings'].map((name) => (
                <button key={name} type="button" className="bv-head-button" onClick={() => setOpen(name)}>
                  {name}
                </button>
              ))}
            </>
          }
          map={
            <Board
              ref={board}
              map={map}
              scenario={scenario}
              counters={counters}
              choices={choices}
              onAnswer={choose}
              onPlace={(place) => {
                document.body.dataset['place'] = place;
                setWhy(place);
              }}
              placeWords={placeWords}
              light={light}
              overlays={map === duchy ? overlays.filter(({ id }) => shown.includes(id)) : []}
              palette={palette}
              hexIds={settings.hexIds}
              calm={calm}
              hidesCounters={hides}
              onHidesCounters={setHides}
              tools={<OverlaySwitch overlays={overlays} shown={shown} onShow={setShown} />}
            >
              <StatusBar lines={status} onRule={onRule} />
            </Board>
          }
          question={
            <QuestionPanel
              question={{
                kind: 'asked',
                id: 0,
                seat: BLUE,
                prompt: ['Which stacks beside ', { text: 'Hohenau', place: '1310' }, ' shall support the attack?'],
                rule: '10.3',
                choices: query.has('many')
                  ? [
                      ...CHOICES,
                      ...map.places.slice(0, 40).map(({ id }) => ({
                        id,
                        words: `March to ${id}`,
                        spot: { place: id },
                        group: `Column ${id.slice(0, 2)}`,
                      })),
                    ]
                  : choices,
              }}
              onAnswer={choose}
              onRule={onRule}
              onLight={setLight}
              onShow={onShow}
              onUndo={() => {
                document.body.dataset['answered'] = 'undo';
              }}
              pending={pending}
              onConfirm={confirm}
              onCancel={cancel}
            >
              {open === 'tour' ? (
                <Tour
                  step={{ title: 'Your first march', words: 'Choose one of the places that glow.' }}
                  number={2}
                  of={5}
                  onEnd={close}
                />
              ) : undefined}
            </QuestionPanel>
          }
          side={
            <>
              {why === undefined ? undefined : (
                <WhyNot
                  refused={{
                    id: why,
                    wish: `${placeWords(why)}:`,
                    because: 'it lies too far off for this march.',
                    rule: '8.1',
                  }}
                  onRule={onRule}
                  onClose={() => setWhy(undefined)}
                />
              )}
              {open === 'since' ? (
                <SinceLastTurn lines={log} onDone={close} onLight={setLight} onShow={onShow} onRule={onRule} />
              ) : undefined}
              <Log lines={log} onLight={setLight} onShow={onShow} onRule={onRule} />
            </>
          }
          foot={
            query.has('time') ? (
              <TimeLine
                length={12}
                at={time.at}
                playing={time.playing}
                speed={time.speed}
                onJump={(at) => setTime((now) => ({ ...now, at }))}
                onPlay={(playing) => setTime((now) => ({ ...now, playing }))}
                onSpeed={(speed) => setTime((now) => ({ ...now, speed }))}
                marks={[
                  { at: 0, words: 'Turn 1', kind: 'turn' },
                  { at: 6, words: 'Turn 2', kind: 'turn' },
                ]}
              />
            ) : undefined
          }
        />
        {open === 'rules' ? (
          <Dialog title="Rules" wide onClose={close}>
            <RulePanel rules={rules} open={rule} />
          </Dialog>
        ) : undefined}
        {open === 'battle' ? (
          <Dialog title="Before the battle" wide onClose={close}>
            <BattleSheetView
              sheet={
                query.has('fought')
                  ? {
                      ...sheet,
                      attack: { ...sheet.attack, die: 4 },
                      defence: { ...sheet.defence, die: 2 },
                      outcome: 'The Whites must withdraw.',
                    }
                  : sheet
              }
              onRule={onRule}
            />
          </Dialog>
        ) : undefined}
        {open === 'units' ? (
          <Dialog title="Units" wide onClose={close}>
            <PieceLists lists={lists} choices={choices} onAnswer={choose} onLight={setLight} onShow={onShow} />
            <Notes value={notes} onChange={setNotes} />
          </Dialog>
        ) : undefined}
        {open === 'luck' ? (
          <Dialog title="After the war" wide onClose={close}>
            <LuckReport
              seats={[
                { seat: BLUE, faces: [1, 2, 2, 3, 4, 4, 5, 6, 6, 6, 6, 5, 5] },
                { seat: WHITE, faces: [1, 1, 2, 3, 4, 1, 2, 2] },
              ]}
            />
            <FortuneChart
              length={40}
              at={22}
              turns={[0, 10, 20, 30].map((at, place) => ({ at, words: `Turn ${place + 1}` }))}
              lines={[
                {
                  seat: BLUE,
                  points: [
                    { at: 0, value: 0 },
                    { at: 8, value: 3 },
                    { at: 20, value: 7 },
                    { at: 33, value: 12 },
                  ],
                },
                {
                  seat: WHITE,
                  points: [
                    { at: 0, value: 0 },
                    { at: 12, value: 2 },
                    { at: 24, value: 9 },
                  ],
                },
              ]}
            />
          </Dialog>
        ) : undefined}
        {open === 'settings' ? (
          <Dialog title="Settings" onClose={close}>
            <SettingsMenu settings={settings} onChange={setSettings} />
          </Dialog>
        ) : undefined}
        {open === 'counters' ? (
          <Dialog title="Counters" wide onClose={close}>
            {(['nato', 'period'] as const).map((set) => (
              <SymbolsContext key={set} value={set}>
                {[110, 64, 46, 32].map((size) => (
                  <p key={size}>
                    {armies.slice(0, size > 100 ? 6 : 20).map(({ id, face }) => (
                      <CounterView key={id} face={face} size={size} />
                    ))}
                  </p>
                ))}
                <p>
                  {armies.slice(6).map(({ id, face }) => (
                    <CounterView key={id} face={face} size={110} />
                  ))}
                </p>
              </SymbolsContext>
            ))}
          </Dialog>
        ) : undefined}
        {open === 'hand-over' ? <HandOver seat={WHITE} onReady={close} /> : undefined}
      </SymbolsContext>
    </LanguageContext>
  );
};

/** Another map than the duchy may lie beside the page. */
const laid = async (): Promise<DemoProps> => {
  const file = query.get('map');
  if (file === null)
    return { map: duchy, scenario: undefined, start: query.has('crowd') ? crowd : armies, choices: CHOICES };
  const map = (await (await fetch(file)).json()) as GameMap;
  const view = map.views?.[query.get('scenario') ?? ''];
  const inView = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
    !view || (x > view.x + 80 && x < view.x + view.width - 80 && y > view.y + 80 && y < view.y + view.height - 80);
  const places = map.places.filter((place) => place.name && inView(place)).map(({ id }) => id);
  const seen = [...new Set(armies.map(({ place }) => place))];
  const start = armies.map((counter) => ({
    ...counter,
    place: places[(seen.indexOf(counter.place) * 5 + 2) % places.length] ?? '',
  }));
  const [from, ...others] = [start[4]?.place ?? '', ...map.places.filter(inView).map(({ id }) => id)];
  const at = (id: string): readonly [number, number] => centreOf(map, id);
  const near = others.filter((id) => id !== from && Math.hypot(at(id)[0] - at(from)[0], at(id)[1] - at(from)[1]) < 110);
  const steps = near.map((place) => ({ id: place, words: `March to ${place}`, spot: { place, from } }));
  return { map, scenario: query.get('scenario') ?? undefined, start, choices: [...steps, ...CHOICES.slice(2)] };
};

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Demo {...await laid()} />
    </StrictMode>,
  );
