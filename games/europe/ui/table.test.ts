import { random, runMatch } from '@bivouac/bots';
import type { Asked, Language, Match, Question } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { boxes, blockadeBoxes, seas, zones } from '../catalogue/catalogue.ts';
import { europe } from '../game.ts';
import { EDITIONS, SCENARIOS, SIDES } from '../catalogue/ids.ts';
import { label } from '../text/tell.ts';
import { europeUi as ui } from './index.ts';

const PLACES: ReadonlySet<string> = new Set([
  ...zones.keys(),
  ...seas.keys(),
  ...blockadeBoxes.keys(),
  ...boxes.keys(),
]);
const LANGUAGES: readonly Language[] = ['en', 'fr'];

const asAsked = ({ by, rule, prompt, answers }: Question): Asked => ({ by, rule, prompt, sealed: false, answers });

/** Everything that the table shows at one moment, to one seat, in one language; what is wrong with it. */
const faultsAt = (match: Match, question: Question, language: Language): readonly string[] => {
  const asked = asAsked(question);
  const faults: string[] = [];
  for (const seat of SIDES) {
    const view = europe.view(match.state as never, seat);
    const counters = ui.counters(view, seat, language);
    const ids = new Set(counters.map(({ id }) => id));
    if (ids.size < counters.length) faults.push('two counters of one name');
    for (const { id, place, words, face } of counters) {
      if (!PLACES.has(place)) faults.push(`${id} stands at ${place}, which is not on the sheet`);
      if (words === '' || face.name === '') faults.push(`${id} has no words`);
    }
    const said = [
      ...ui.status(view, seat, language).flatMap(({ words, value }) => [words, value]),
      ...ui.tracks(view, language).flatMap(({ name, steps }) => [name, ...steps.map(({ words }) => words)]),
      ...ui
        .lists(view, seat, language)
        .flatMap(({ groups }) => groups.flatMap(({ name, rows }) => [name, ...rows.map(({ words }) => words)])),
      ...ui.overlays(view, seat, language).flatMap(({ places }) => places.map(({ words }) => words)),
      ...counters.map(({ words }) => words),
    ];
    for (const words of said) if (/undefined|NaN|\[object/.test(words)) faults.push(words);
    for (const { places, lines } of ui.overlays(view, seat, language))
      for (const place of [...places.map((each) => each.place), ...lines.flatMap(({ through }) => through)])
        if (!PLACES.has(place)) faults.push(`an overlay lies on ${place}`);
    const tints = ui.tints?.(view) ?? {};
    for (const place of Object.keys(tints)) if (!PLACES.has(place)) faults.push(`${place} is tinted`);
    ui.battleSheet(view, undefined, language);
    if (seat !== question.by) continue;
    for (const answer of asked.answers ?? []) {
      const { place, from } = ui.spot(answer, asked, view);
      for (const each of [place, from])
        if (each !== undefined && !PLACES.has(each)) faults.push(`${answer.kind} lies at ${each}`);
      if (label(language, answer, asked.prompt) === answer.kind) faults.push(`${answer.kind} has no name`);
      ui.group?.(answer, asked, language);
      ui.answerHelp?.(answer, asked, language, view);
      ui.battleSheet(view, asked, language, answer);
      ui.warnings(view, asked, [answer], language);
    }
    const plain = ui.rich(language, asked.prompt).map((piece) => (typeof piece === 'string' ? piece : piece.text));
    if (plain.join('') !== europe.tell(language, asked.prompt)) faults.push(`${asked.prompt.key} is not what is told`);
  }
  return faults;
};

/** Spaces before the high signs of French, and prepositions that should have melted with what follows. */
const MISTAKES = /[^\u00a0\u202f\s] ?[;!?]| [:;!?]|\b(?:de|à) les? |\b(?:de|la|le) (?![IVX]+(?:er|re|e)\b)[AEIOUÉ]/u;

/** What was told in a game and is not French. */
const mistakesIn = (match: Match): readonly string[] =>
  match
    .events('empire')
    .map(({ said }) => europe.tell('fr', said))
    .filter((told) => MISTAKES.test(told));

/** A look at every so many answers: the Hundred Days are short. */
const EVERY = { '1805': 19, '1809': 19, '1815': 5 };

const GAMES = [
  ...SCENARIOS.flatMap((scenario) => EDITIONS.map((edition) => ({ scenario, edition, fogOfWar: false }))),
  { scenario: '1809', edition: 'revised', fogOfWar: true },
] as const;

test.each(GAMES)(
  'whatever comes in $scenario, $edition, fog: $fogOfWar, the table shows it in both languages',
  (chosen) => {
    const faults: string[] = [];
    let seen = 0;
    const { match: played } = runMatch({
      game: europe,
      options: europe.options.parse(chosen),
      bots: { empire: random, coalition: random },
      seed: `table ${chosen.scenario} ${chosen.edition}`,
      maxAnswers: 1200,
      onAnswer: (match) => {
        const [question] = match.questions();
        if (!question || match.seq % EVERY[chosen.scenario] > 0) return;
        seen++;
        faults.push(...faultsAt(match, question, LANGUAGES[seen % 2] ?? 'en'));
      },
    });
    expect(seen).toBeGreaterThan(10);
    expect([...new Set(faults)]).toEqual([]);
    expect([...new Set(mistakesIn(played))]).toEqual([]);
  },
);
