import { StrictMode, useCallback, useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  Board,
  type BoardHandle,
  type Choice,
  LanguageContext,
  Log,
  OverlaySwitch,
  QuestionPanel,
  type Settings,
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
import { BLUE, log, overlays, status, tracks } from './story.ts';
import { Windows } from './windows.tsx';

const CHOICES: readonly Choice[] = [
  { id: 'north', words: 'March to 0808', spot: { place: '0808', from: '0809' } },
  { id: 'east', words: 'March to 0909', spot: { place: '0909', from: '0809' } },
  { id: 'hussars', words: 'The Hussars support', spot: { counter: 'Hussars' } },
  { id: 'foot', words: 'I Corps supports', spot: { counter: 'I Corps' } },
  { id: 'horse', words: 'The Light Horse supports', spot: { counter: 'Light Horse' } },
  { id: 'done', words: 'No more', closes: true },
];

const MANY: readonly Choice[] = [
  ...CHOICES,
  ...duchy.places.slice(0, 40).map(({ id }) => ({
    id,
    words: `March to ${id}`,
    spot: { place: id },
    group: `Column ${id.slice(0, 2)}`,
  })),
];

const query = new URLSearchParams(location.search);

/** A page with every part of a table, for tests and for eyes. Whatever is chosen is written on `document.body`. */
const Demo = (): React.ReactNode => {
  const [settings, setSettings] = useState<Settings>({
    ...STANDARD_SETTINGS,
    theme: (query.get('theme') as Settings['theme'] | null) ?? 'light',
    symbols: (query.get('symbols') as Settings['symbols'] | null) ?? 'nato',
    hexIds: query.has('ids'),
    listsAnswers: true,
  });
  const [counters, setCounters] = useState(query.has('crowd') ? crowd : armies);
  const [light, setLight] = useState<Spot>();
  const [shown, setShown] = useState<readonly string[]>(query.get('over')?.split(',') ?? []);
  const [open, setOpen] = useState(query.get('open') ?? '');
  const [rule, setRule] = useState<string>();
  const [why, setWhy] = useState<string>();
  const [time, setTime] = useState({ at: 3, playing: false, speed: 1 });
  const [hides, setHides] = useState(false);
  const board = useRef<BoardHandle>(null);
  const palette = usePalette(settings.theme);
  const calm = useCalm(settings.motion);

  const give = (id: string): void => {
    document.body.dataset['answered'] = id;
    const to = CHOICES.find((choice) => choice.id === id)?.spot?.place;
    if (to !== undefined) setCounters(counters.map((each) => (each.id === 'II Corps' ? { ...each, place: to } : each)));
  };
  const { choose, pending, confirm, cancel } = usePending(
    0,
    (id: string) => ({
      words: CHOICES.find((choice) => choice.id === id)?.words ?? '',
      warnings: id === 'east' ? [{ words: 'This leaves the stack at Eschen out of supply.', rule: '6.1' }] : [],
      final: false,
    }),
    give,
  );
  const words = useMemo(
    () => new Map(duchy.places.map(({ id, name }) => [id, name?.[settings.language] ?? id])),
    [settings.language],
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
          sideName="What happened"
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
              map={duchy}
              counters={counters}
              choices={CHOICES}
              onAnswer={(id) => void choose(id)}
              onPlace={(place) => {
                document.body.dataset['place'] = place;
                setWhy(place);
              }}
              placeWords={placeWords}
              light={light}
              overlays={overlays.filter(({ id }) => shown.includes(id))}
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
              listsAll
              question={{
                kind: 'asked',
                id: 0,
                seat: BLUE,
                prompt: ['Which stacks beside ', { text: 'Hohenau', place: '1310' }, ' shall support the attack?'],
                rule: '10.3',
                choices: query.has('many') ? MANY : CHOICES,
              }}
              onAnswer={(id) => void choose(id)}
              onRule={onRule}
              onLight={setLight}
              onShow={onShow}
              onUndo={() => {
                document.body.dataset['answered'] = 'undo';
              }}
              pending={pending}
              onConfirm={() => void confirm()}
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
                    wish: placeWords(why),
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
        <Windows
          open={open}
          onClose={close}
          rule={rule}
          onRule={onRule}
          fought={query.has('fought')}
          settings={settings}
          onSettings={setSettings}
          choices={CHOICES}
          onAnswer={(id) => void choose(id)}
          onLight={setLight}
          onShow={onShow}
        />
      </SymbolsContext>
    </LanguageContext>
  );
};

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Demo />
    </StrictMode>,
  );
