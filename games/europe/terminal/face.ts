import type { EuropeView } from '../secrecy/view.ts';
import { fleet, general, unit, zone as zoneCard } from '../catalogue/catalogue.ts';
import type { Allegiance, CardId, Side } from '../catalogue/ids.ts';
import {
  depotsWith,
  type ForceRow,
  generalsAt,
  sideOf,
  sideOfForce,
  SIDES,
  stepsOfUnit,
  unitsAt,
} from '../state/state.ts';
import { printedAs, type RuleRef } from '../rulebook.ts';
import { names } from '../text/names.ts';
import { capital } from '../text/wording.ts';
import type { Language } from '@bivouac/kernel';
import { tabled, wrapped } from '@bivouac/manifest';
import type { Face } from '@bivouac/manifest';
import { WORDS } from './words.ts';

const said = (parts: readonly string[], between: string): string => parts.filter((part) => part !== '').join(between);

const troops = (view: EuropeView, { id, commander }: ForceRow, language: Language): string => {
  const lead = commander === null ? '' : `*${general(commander).name[language]}`;
  const others = generalsAt(view, id).flatMap((row) => (row.id === commander ? [] : [general(row.id).name[language]]));
  const corps = unitsAt(view, id).map((row) => `${unit(row.id).name[language]} ${stepsOfUnit(row)}`);
  return said([lead, others.length > 0 ? `(${others.join(', ')})` : '', corps.join(', ')], ' ');
};

const marks = (view: EuropeView, row: ForceRow, language: Language): string => {
  const words = WORDS[language];
  const depots = depotsWith(view, row.id).length;
  return said(
    [
      row.inside ? words.inside({}, undefined) : '',
      row.demoralised ? words.demoralised({}, undefined) : '',
      row.unsupplied ? words.unsupplied({}, undefined) : '',
      depots > 0 ? words.depots({ depots }, undefined) : '',
    ],
    ', ',
  );
};

const forceLines = (view: EuropeView, of: Allegiance, language: Language): readonly string[] =>
  tabled(
    view.forces
      .filter((row) => sideOfForce(view, row.id) === of)
      .map((row) => [
        `  ${zoneCard(row.zone).name[language]}`,
        said([troops(view, row, language), marks(view, row, language)], '; '),
      ]),
  );

const fleetsIn = (view: EuropeView, side: Side, language: Language): readonly string[] => {
  const name = names(language);
  return view.fleets.flatMap(({ id, at }) => {
    if (at.kind === 'off' || sideOf(view, fleet(id).nation) !== side) return [];
    const place = at.kind === 'sea' ? name.sea(at.sea) : at.kind === 'box' ? name.box(at.box) : name.zone(at.zone);
    return [`${name.fleet(id)} (${place})`];
  });
};

/** What changes on the map: sieges, fixed depots and fleets. */
const mapLines = (view: EuropeView, language: Language, width: number): readonly string[] => {
  const words = WORDS[language];
  const rows = view.zones.flatMap(({ id, control, siege }) => {
    const fixed = view.depots.some((row) => row.zone === id && row.fixed);
    const what = said(
      [
        control === null ? '' : names(language).nation(control),
        siege === null ? '' : words.siege({ level: siege }, undefined),
        fixed ? words.fixedDepot({}, undefined) : '',
      ],
      ', ',
    );
    return what === '' ? [] : [[`  ${zoneCard(id).name[language]}`, what]];
  });
  return [
    ...tabled(rows),
    ...SIDES.flatMap((side) => {
      const fleets = fleetsIn(view, side, language).join(', ');
      const line = `${capital(names(language).side(side))}, ${words.fleets({ fleets }, undefined)}`;
      return fleets === '' ? [] : wrapped(line, width, '  ');
    }),
  ];
};

const ledger = (view: EuropeView, side: Side, language: Language): string => {
  const hand = view.cards.hands[side];
  const known = hand.filter((id): id is CardId => id !== null);
  return WORDS[language].ledger(
    {
      side: capital(names(language).side(side)),
      reserve: view.tracks.reserve[side],
      hand: hand.length,
      cards: known.map((id) => names(language).card(id)).join(', '),
    },
    undefined,
  );
};

const battle = ({ battle: fought }: EuropeView, language: Language): readonly string[] => {
  if (!fought) return [];
  const { zone, attacker, points } = fought;
  const name = names(language);
  const other = attacker === 'empire' ? 'coalition' : 'empire';
  return [
    WORDS[language].battle(
      { zone: name.zone(zone), attacker: name.side(attacker), points: `${points[attacker]}–${points[other]}` },
      undefined,
    ),
  ];
};

/** Napoléon against Europe in a terminal. */
export const europeFace: Face<EuropeView> = {
  scene: ({ clock }) => `${clock.year} ${clock.phase} ${clock.round}`,
  header(view, language) {
    const { clock, tracks } = view;
    const words = WORDS[language];
    const phase = names(language).phase(clock.phase);
    const where = words.where({ year: clock.year, round: clock.round, phase }, undefined);
    const next = words.next({ side: names(language).side(clock.next) }, undefined);
    const levels = words.levels(tracks, undefined);
    return [
      said([clock.phase === 'over' ? where : `${where}; ${next}`, levels], '. '),
      ...SIDES.map((side) => ledger(view, side, language)),
      ...battle(view, language),
    ];
  },
  citedAs:
    ({ edition }) =>
    (rule) =>
      printedAs(rule as RuleRef, edition),
  map: mapLines,
  units: (view, language, width) => [
    ...SIDES.flatMap((side) => [capital(names(language).side(side)), ...forceLines(view, side, language)]),
    WORDS[language].neutral({}, undefined),
    ...forceLines(view, 'neutral', language),
    ...wrapped(WORDS[language].legend({}, undefined), width, '  '),
  ],
};
