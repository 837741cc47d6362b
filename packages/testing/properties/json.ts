import { canonical, load, Match, type Pick, parseRecord, type State } from '@bivouac/kernel';
import { facets, mustAgree } from './agreement.ts';
import { lostInJson } from './plain.ts';
import { answerAtRandom, Breach, positions, type Property, rounds } from './subject.ts';

/** How far play goes on, to see that nothing was lost on the way. */
const ANSWERS_ON = 12;

/** There and back, with the keys in another order than they were written. */
const trip = (value: unknown): unknown => JSON.parse(canonical(value));

/** The same answers to both. */
const goOn = <S extends State, O, V>(one: Match<S, O, V>, other: Match<S, O, V>, pick: Pick): void => {
  for (let given = 0; given < ANSWERS_ON; given++) {
    const choices: number[] = [];
    if (!answerAtRandom(one, (below) => choices[choices.push(pick(below)) - 1] ?? 0)) return;
    answerAtRandom(other, () => choices.shift() ?? 0);
  }
};

export const json: Property = {
  name: 'json',
  says: 'state and record survive a trip through JSON, and play goes on from them alike',
  try(subject, games) {
    const { game } = subject;
    let trips = 0;
    for (const round of rounds(subject, games)) {
      if (canonical(game.options.parse(trip(round.options), 'options')) !== canonical(round.options))
        throw new Breach('the options are not what they were after a trip through JSON', round.place);
      for (const { match, pick, place } of positions(subject, round)) {
        const lost = lostInJson(match.state, 'state') ?? lostInJson(match.record(), 'record');
        if (lost !== undefined) throw new Breach(`JSON cannot keep it: ${lost}`, place);

        const loaded = load(game, parseRecord(trip(match.record())));
        mustAgree(facets(match), facets(loaded), 'loaded from its record', place);
        const live = match.fork();
        goOn(live, loaded, pick);
        mustAgree(facets(live), facets(loaded), 'loaded from its record and played on', place);

        const { state } = match.checkpoint;
        const there = Match.from(game, round.options, state);
        const back = Match.from(game, round.options, trip(state) as typeof state);
        goOn(there, back, pick);
        mustAgree(facets(there), facets(back), 'played on from a checkpoint', place);
        trips++;
      }
    }
    return { games, trips };
  },
};
