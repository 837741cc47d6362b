import type { BoardCounter, Choice, Hold, PlannedGesture, Reach, Spot, Toll, TrayRow, Warning } from '@bivouac/board';
import { type Ahead, type Answer, type Asked, type Refusal, saysTheSame, type Stage, type Way } from '@bivouac/kernel';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { usePage } from '../context.tsx';
import type { PageGame } from '../page-game.ts';
import { begunBy, foremost, gesturesAt, isChosen, optionOf, placeOfSpot, stageAt, toggled } from './plan-of.ts';
import type { Sitting } from './sitting.ts';

interface Chosen {
  /** After how many answers the plan was begun. */
  readonly seq: number;
  readonly gesture: string;
  readonly begun: Answer | undefined;
  /** What was chosen besides: who stays, who is called, steps on the way. */
  readonly answers: readonly Answer[];
  /** Where it shall lead. */
  readonly to?: string | undefined;
}

interface Looked {
  readonly of: string;
  readonly ahead: Ahead | null;
}

export interface Planning {
  /** The answers that lie on the map while it is under way. */
  readonly choices: readonly Choice[];
  readonly reach: Reach | undefined;
  readonly hold: Hold | undefined;
  readonly panel: PlannedGesture | undefined;
  readonly tray:
    | {
        readonly title: string;
        readonly rows: readonly TrayRow[];
        readonly options: readonly TrayRow[];
        readonly instead: readonly TrayRow[];
      }
    | undefined;
  readonly blocked: Refusal | undefined;
  readonly toggle: (id: string) => void;
  /** Does something with what was chosen on the map; false if it is no part of a gesture. */
  readonly choose: (id: string, viaTouch: boolean) => boolean;
  /** The places of the pieces with which a gesture can begin, in the order of their answers. */
  readonly beginnings: readonly string[];
  /** Begins with the piece that stands at a place; false if none can. */
  readonly beginAt: (place: string) => boolean;
  /** Why a place is out of reach. */
  readonly refusalAt: (place: string) => Refusal | undefined;
  /** The answers that would be given, were the pointer to decide. */
  readonly meant: readonly Answer[];
  /** Answers that were ticked in the tray and go before any other. */
  readonly ticked: readonly Answer[];
}

interface PlanOf {
  readonly game: PageGame;
  readonly sitting: Sitting;
  readonly asked: Asked | undefined;
  readonly choices: readonly Choice[];
  readonly counters: readonly BoardCounter[];
  /** The place under the pointer. */
  readonly pointed: string | undefined;
  readonly busy: boolean;
  readonly give: (answers: readonly Answer[], words: string, warnings: readonly Warning[]) => void;
}

/** A way that was drawn by hand. */
interface Bent {
  readonly seq: number;
  readonly to: string;
  readonly answers: readonly Answer[];
  readonly through: readonly string[];
}

const WAY = 'way ';
const NO_ROWS: readonly TrayRow[] = [];
const NO_ANSWERS: readonly Answer[] = [];
const NO_PLACES: readonly string[] = [];

/** What the player does with their hands: from the first click on a piece to the answers that it all comes to. */
export const usePlan = (of: PlanOf): Planning => {
  const { game, sitting, asked, counters, pointed, busy, give } = of;
  const { ui } = game;
  const { language, settings } = usePage();
  const { view } = sitting.sight;
  const [kept, setKept] = useState<Chosen>();
  const [looked, setLooked] = useState<Looked>();
  const [carriedTo, setCarriedTo] = useState<string>();
  const [trail, setTrail] = useState<readonly string[]>([]);
  const [bent, setBent] = useState<Bent>();
  const { ahead: lookAhead } = sitting;
  const isPlanned = lookAhead !== undefined;

  const here = useMemo(
    () => (asked && isPlanned ? gesturesAt(ui.gestures ?? [], asked) : []),
    [asked, isPlanned, ui.gestures],
  );
  const isOwn = kept?.seq === view.seq && here.some(({ gesture: { id } }) => id === kept.gesture);
  const chosen = isOwn ? kept : undefined;
  const found = here.find(({ gesture: { id } }) => id === chosen?.gesture) ?? here[0];
  const gesture = found?.gesture;
  const isUnderWay = gesture !== undefined && (found?.isInside === true || chosen?.begun !== undefined);
  const answers = useMemo(
    () => (chosen ? [...(chosen.begun ? [chosen.begun] : []), ...chosen.answers] : NO_ANSWERS),
    [chosen],
  );
  const wanted = isUnderWay ? `${view.seq} ${JSON.stringify(answers)}` : undefined;
  const look = useEffectEvent(async (stages: readonly Stage[]) => (await lookAhead?.(stages, answers)) ?? null);
  useEffect(() => {
    if (wanted === undefined || !gesture || busy) return undefined;
    let isLate = false;
    void look(gesture.stages).then((ahead) => {
      if (!isLate) setLooked({ of: wanted, ahead });
    });
    return () => {
      isLate = true;
    };
  }, [wanted, gesture, busy]);

  const isSame = looked !== undefined && wanted?.split(' ')[0] === looked.of.split(' ')[0];
  const ahead = isUnderWay && isSame ? (looked.ahead ?? undefined) : undefined;
  const isFresh = looked?.of === wanted;

  const spotOf = (answer: Answer, by: Asked): Spot => ui.spot(answer, by, view.state);
  const allWays = useMemo(() => {
    const byPlace = new Map<string, { readonly way: Way; readonly toll: Toll }>();
    const { from } = ahead ?? {};
    if (!gesture || !ahead || !from) return byPlace;
    for (const way of ahead.ways) {
      const last = way.answers.at(-1);
      const place = last && placeOfSpot(ui.spot(last, from, view.state), counters);
      const toll = gesture.toll?.(view.state, from, way, ahead, language) ?? plainToll(way);
      if (place !== undefined) byPlace.set(place, { way, toll });
    }
    return byPlace;
  }, [ahead, gesture, ui, view, counters, language]);

  const start = ((): string | undefined => {
    if (chosen?.begun && asked) return placeOfSpot(spotOf(chosen.begun, asked), counters);
    const [first] = ahead?.ways ?? [];
    const [step] = first?.answers ?? [];
    return step && ahead?.from ? spotOf(step, ahead.from).from : undefined;
  })();
  const ways = new Map([...allWays].filter(([place]) => place !== start));

  const aim = carriedTo ?? (pointed !== undefined && ways.has(pointed) ? pointed : chosen?.to);
  const aimed = aim === undefined ? undefined : ways.get(aim);
  const routeOf = (way: Way): readonly string[] =>
    way.answers.flatMap((step) => (ahead?.from ? (placeOfSpot(spotOf(step, ahead.from), counters) ?? []) : []));

  const answersOf = ({ answers: steps, last }: Way): readonly Answer[] => [
    ...(ahead?.given ?? []),
    ...steps,
    ...(last && chosen?.begun ? [last] : []),
  ];
  const titleOf = (): string => gesture?.title(view.state, chosen?.begun, language) ?? '';
  const go = (place: string): void => {
    const there = ways.get(place);
    if (!there || !isFresh || !gesture) return;
    setKept(undefined);
    const name = placeName(ui, view.state, place, sitting.seat, language);
    give(
      answersOf(there.way),
      `${titleOf()} → ${name}`,
      settings.warnings ? there.toll.facts.filter(({ tone }) => tone !== 'plain') : [],
    );
  };
  /** Where a force is dragged along, there it goes, as far as the rules let it: the way is bent by the hand. */
  const carry = (place: string | undefined): void => {
    setCarriedTo(place !== undefined && ways.has(place) ? place : undefined);
    if (place === undefined || place === start) return setTrail([]);
    const along = trail.includes(place) ? trail.slice(0, trail.indexOf(place) + 1) : [...trail, place];
    setTrail(along);
    const steps = along.flatMap((each) => ways.get(each)?.way.answers.at(-1) ?? []);
    const straight = ways.get(place)?.way.answers ?? [];
    if (steps.length < along.length || along.length <= straight.length || !ahead) return setBent(undefined);
    const whole = [...ahead.given, ...steps];
    void lookAhead?.([], whole).then((found_) => {
      const goesOn = found_ && found_.given.length === whole.length;
      setBent(goesOn ? { seq: view.seq, to: place, answers: whole, through: along } : undefined);
    });
  };
  const giveBent = ({ to, answers: whole }: Bent): void => {
    setBent(undefined);
    setKept(undefined);
    const last = ways.get(to)?.way.last;
    const told = ways.get(to)?.toll.facts.filter(({ tone }) => tone !== 'plain') ?? [];
    const name = placeName(ui, view.state, to, sitting.seat, language);
    give([...whole, ...(last && chosen?.begun ? [last] : [])], `${titleOf()} → ${name}`, settings.warnings ? told : []);
  };
  const begin = (answer: Answer): boolean => {
    const by = begunBy(here, answer);
    if (by) setKept({ seq: view.seq, gesture: by.gesture.id, begun: answer, answers: [] });
    return by !== undefined;
  };
  const answerOf = (id: string): Answer | undefined => asked?.answers?.[Number(id)];
  const beginnings = useMemo((): readonly Choice[] => {
    const begun = ({ id }: Choice): Answer | undefined => asked?.answers?.[Number(id)];
    const all = of.choices.filter((choice) => begunBy(here, begun(choice)) !== undefined);
    const lead = [...Map.groupBy(all, ({ spot }) => placeOfSpot(spot ?? {}, counters))].flatMap(([place, there]) => {
      const by = begunBy(here, there[0] && begun(there[0]));
      return place === undefined || !by ? [] : (foremost(there, { ...by, counters, answerOf: begun }) ?? []);
    });
    const leading = new Set(lead);
    return all.map((choice) => (leading.has(choice) ? { ...choice, leads: true } : choice));
  }, [of.choices, asked, here, counters]);
  const placeOf = ({ spot }: Choice): string | undefined => placeOfSpot(spot ?? {}, counters);
  /** Who is taken up at a place. */
  const beginningAt = (place: string): Answer | undefined => {
    const there = beginnings.filter((choice) => placeOf(choice) === place);
    const first = there.find(({ leads }) => leads === true) ?? there[0];
    return first && answerOf(first.id);
  };

  const isShaded = ways.size > 0 && start !== undefined;
  const stage = gesture && ahead?.from ? stageAt(gesture, ahead.from) : undefined;
  const held = new Set(beginnings.flatMap((choice) => placeOf(choice) ?? []));
  const choices = useMemo((): readonly Choice[] => {
    const lies = ({ spot }: Choice): string => placeOfSpot(spot ?? {}, counters) ?? '';
    if (!gesture || !isPlanned) return of.choices;
    if (!isUnderWay) {
      const begins = new Set(beginnings.map(lies));
      const begun = new Map(beginnings.map((choice) => [choice.id, choice]));
      return of.choices.flatMap((choice) => begun.get(choice.id) ?? (begins.has(lies(choice)) ? [] : choice));
    }
    const wayChoices = [...allWays].flatMap(([place, { way, toll }]): readonly Choice[] => {
      const last = way.answers.at(-1);
      if (place === start || !last || !ahead?.from) return [];
      const words = `${game.label(language, last, ahead.from.prompt)}, ${toll.cost}`;
      return [{ id: WAY + place, words, spot: { place } }];
    });
    const others = beginnings.filter((choice) => !allWays.has(lies(choice)) && lies(choice) !== start);
    const inside = of.choices.filter(
      ({ id }) => !isShaded || !stage?.kinds.includes(asked?.answers?.[Number(id)]?.kind ?? ''),
    );
    return [...wayChoices, ...(found?.isInside ? inside : others)];
  }, [
    gesture,
    isPlanned,
    isUnderWay,
    isShaded,
    of.choices,
    beginnings,
    allWays,
    start,
    stage,
    found,
    asked,
    counters,
    language,
    game,
    ahead,
  ]);

  const tray = ((): Planning['tray'] => {
    if (!gesture || !ahead) return undefined;
    const instead = beginnings.flatMap((choice): readonly TrayRow[] => {
      const answer = answerOf(choice.id);
      const isOther = chosen?.begun !== undefined && answer !== undefined && !saysTheSame(answer, chosen.begun);
      if (!isOther || (gesture.leads ?? []).length === 0 || placeOf(choice) !== start) return NO_ROWS;
      return [{ id: JSON.stringify(answer), words: choice.words, isIn: false }];
    });
    const hasOptions = ahead.tray !== undefined || ahead.options.some(({ answers: all = [] }) => all.length > 1);
    if (!hasOptions && instead.length === 0) return undefined;
    const kinds = ahead.tray ? stageAt(gesture, ahead.tray)?.kinds : undefined;
    const pieceRow = (answer: Answer, locked: Refusal | undefined): readonly TrayRow[] => {
      const { counter } = ahead.tray ? spotOf(answer, ahead.tray) : {};
      const piece = counters.find(({ id }) => id === counter);
      return [
        {
          id: JSON.stringify(answer),
          words: piece?.words ?? game.label(language, answer, ahead.tray?.prompt ?? { key: '', params: {} }),
          face: piece?.face,
          isIn: !isChosen(answers, answer),
          ...(locked ? { locked: said(locked) } : {}),
        },
      ];
    };
    const said = ({ because, rule }: Refusal): { words: string; rule: string } => ({
      words: plain(ui.rich(language, because)),
      rule,
    });
    const listed = (ahead.tray?.answers ?? []).filter(({ kind }) => kinds?.includes(kind));
    const locked = (answer: Answer): Refusal | undefined =>
      ahead.kept.find((wish) => saysTheSame(wish.answer, answer) && !isChosen(answers, answer))?.refusal;
    const fixed = ahead.kept.filter((wish) => !listed.some((answer) => saysTheSame(answer, wish.answer)));
    const options = ahead.options.flatMap((question) => {
      const of_ = stageAt(gesture, question);
      return (question.answers ?? []).flatMap((answer) =>
        of_ && optionOf(of_, question, answer)
          ? [
              {
                id: JSON.stringify(answer),
                words: game.label(language, answer, question.prompt),
                isIn: isChosen(answers, answer),
              },
            ]
          : [],
      );
    });
    return {
      title: titleOf(),
      rows: ahead.tray
        ? [
            ...listed.flatMap((answer) => pieceRow(answer, locked(answer))),
            ...fixed.flatMap(({ answer, refusal }) =>
              isChosen(answers, answer) ? NO_ROWS : pieceRow(answer, refusal),
            ),
          ]
        : NO_ROWS,
      options,
      instead,
    };
  })();

  const goWords = gesture?.words(language) ?? '';
  const isCancellable = chosen?.begun !== undefined;
  const panel: PlannedGesture | undefined =
    gesture && isUnderWay
      ? {
          title:
            aim === undefined ? titleOf() : `${titleOf()} → ${placeName(ui, view.state, aim, sitting.seat, language)}`,
          facts: aimed?.toll.facts ?? [],
          go: {
            words: goWords,
            ...goOn(aimed && aim !== undefined ? () => go(aim) : undefined, ahead, stage, isFresh, (row) => {
              setKept(undefined);
              give(row, titleOf(), []);
            }),
          },
          ...(isCancellable ? { onCancel: () => setKept(undefined) } : {}),
        }
      : undefined;

  return {
    choices,
    reach:
      isShaded && start !== undefined
        ? {
            from: start,
            places: [...ways].map(([place, { toll }]) => ({ place, ...toll })),
            ...(aimed
              ? { route: [start, ...(bent?.seq === view.seq && bent.to === aim ? bent.through : routeOf(aimed.way))] }
              : {}),
          }
        : undefined,
    hold:
      gesture && (held.size > 0 || start !== undefined)
        ? {
            from: new Set([...held, ...(isShaded ? [start] : [])]),
            onGrab: (place) => {
              const answer = beginningAt(place);
              if (answer && place !== start) begin(answer);
            },
            onCarry: carry,
            onDrop: (place) => {
              setCarriedTo(undefined);
              setTrail([]);
              if (bent && place === bent.to) return giveBent(bent);
              if (place !== undefined && ways.has(place)) go(place);
            },
          }
        : undefined,
    panel,
    tray,
    blocked: isFresh ? ahead?.blocked : undefined,
    toggle: (id) => {
      const answer = JSON.parse(id) as Answer;
      if (!gesture || begin(answer)) return;
      const base = chosen ?? { seq: view.seq, gesture: gesture.id, begun: undefined, answers: [] };
      setKept({ ...base, answers: toggled(base.answers, answer, gesture) });
    },
    choose: (id, viaTouch) => {
      if (id.startsWith(WAY)) {
        const place = id.slice(WAY.length);
        if (viaTouch && chosen?.to !== place && gesture) {
          const base = chosen ?? { seq: view.seq, gesture: gesture.id, begun: undefined, answers: [] };
          setKept({ ...base, to: place });
        } else go(place);
        return true;
      }
      const answer = answerOf(id);
      return answer !== undefined && begin(answer);
    },
    beginnings: isUnderWay && !chosen?.begun ? NO_PLACES : [...held],
    beginAt: (place) => {
      const answer = beginningAt(place);
      return answer !== undefined && begin(answer);
    },
    refusalAt: (place) => {
      const { from } = ahead ?? {};
      return (
        from && ahead?.refused.find(({ answer }) => placeOfSpot(spotOf(answer, from), counters) === place)?.refusal
      );
    },
    meant: aimed ? aimed.way.answers : NO_ANSWERS,
    ticked: found?.isInside ? answers : NO_ANSWERS,
  };
};

/** Without a place to aim at, a gesture is given as far as it goes: where no walk follows, or where more than a walk may. */
const goOn = (
  there: (() => void) | undefined,
  ahead: Ahead | undefined,
  walk: Stage | undefined,
  isFresh: boolean,
  give: (answers: readonly Answer[]) => void,
): { readonly act?: () => void } => {
  if (there) return { act: there };
  const isWalk =
    ahead?.from !== undefined &&
    (ahead.from.answers ?? []).every(({ kind }) => walk?.kinds.includes(kind) === true || kind === walk?.next);
  return ahead && !isWalk && !ahead.blocked && isFresh && ahead.given.length > 0
    ? { act: () => give(ahead.given) }
    : {};
};

const plainToll = ({ cost, stops }: Way): Toll => ({
  cost: String(cost),
  tone: stops === undefined ? 'easy' : 'risky',
  facts: [],
});

const plain = (text: readonly (string | { readonly text: string })[]): string =>
  text.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

export const placeName = (
  ui: PageGame['ui'],
  state: unknown,
  place: string,
  seat: string,
  language: 'en' | 'fr',
): string => {
  const [name = place] = ui.placeWords(state, place, seat, language).split(/[:,.;(]/);
  return name.trim();
};
