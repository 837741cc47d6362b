import { canonical, type Match, REFEREE, type State } from '@bivouac/kernel';
import { Breach } from './subject.ts';

type Facets = Readonly<Record<string, string>>;

/** All that can be known of a match, as text. */
export const facets = <S extends State, O, V>(match: Match<S, O, V>): Facets => ({
  seq: String(match.seq),
  state: canonical(match.state),
  questions: canonical(match.view(REFEREE).ask),
  events: canonical(match.events(REFEREE)),
  result: canonical(match.result() ?? null),
  hash: match.hash(),
});

const around = (text: string, at: number): string => `…${text.slice(Math.max(0, at - 60), at + 60)}…`;

/** Where two texts part. */
export const parting = (one: string, other: string): string => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return `${around(one, at)}\n  and ${around(other, at)}`;
};

/** Two matches that should be the same must agree in every facet. */
export const mustAgree = (one: Facets, other: Facets, what: string, place: string): void => {
  for (const [facet, text] of Object.entries(one)) {
    const twin = other[facet] ?? '';
    if (text !== twin) throw new Breach(`${what}: the ${facet} differs: ${parting(text, twin)}`, place);
  }
};
