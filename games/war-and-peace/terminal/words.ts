import type { Catalogue, Language, Seat } from '@bivouac/kernel';
import { names, type Names } from '../text/names.ts';
import type { Phase } from '../state/index.ts';

type Nothing = Record<never, never>;

/** The words on the table of this game in a terminal. */
export interface TableWords {
  where: { year: number; month: number; segment: string; phase: Phase };
  setUp: Nothing;
  over: Nothing;
  ledger: { seat: Seat; sp: number; squadrons: number; cities: number };
  alliance: { net: number };
  force: { at: string; force: readonly string[]; sp: number; inside: boolean };
  fleet: { at: string; force: readonly string[] };
  mapLegend: Nothing;
  unitsLegend: Nothing;
}

const PHASES_EN = {
  naval: 'Naval Phase',
  attrition: 'Attrition Phase',
  alliance: 'Alliance Phase',
  production: 'Production Phase',
  ground: 'Ground Movement Phase',
  combat: 'Combat Phase',
} as const;
const PHASES_FR = {
  naval: 'phase navale',
  attrition: 'phase d’attrition',
  alliance: 'phase d’alliance',
  production: 'phase de production',
  ground: 'phase de mouvement',
  combat: 'phase de combat',
} as const;
const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`.replace('-', '−'));

const en: Catalogue<TableWords, Names> = {
  where: ({ year, month, segment, phase }, name) =>
    `${name.month(month)} ${year}, ${name.segment(segment)}: ${PHASES_EN[phase]}`,
  setUp: () => 'Initial deployment',
  over: () => 'The war is over',
  ledger: ({ seat, sp, squadrons, cities }, name) =>
    `${name.seat(seat)}: ${sp} strength points, ${squadrons} squadrons, ${cities} production cities`,
  alliance: ({ net }) => `Alliance die ${signed(net)}`,
  force: ({ force, sp, inside }, name) => `${sp} SP${inside ? ' inside' : ''}: ${name.force(force)}`,
  fleet: ({ force }, name) => name.force(force),
  mapLegend: () =>
    'Figures: strength points, F with the French, A against them, N neutral; a leader is *; s ships. ^ mountain, " forest, = marsh; CITIES in capitals are fortresses.',
  unitsLegend: () => 'SP strength points.',
};
const fr: Catalogue<TableWords, Names> = {
  where: ({ year, month, segment, phase }, name) =>
    `${name.month(month)} ${year}, ${name.segment(segment)} : ${PHASES_FR[phase]}`,
  setUp: () => 'Mise en place',
  over: () => 'La guerre est finie',
  ledger: ({ seat, sp, squadrons, cities }, name) =>
    `${name.seat(seat)} : ${sp} points de force, ${squadrons} escadres, ${cities} villes de production`,
  alliance: ({ net }) => `Dé d’alliance ${signed(net)}`,
  force: ({ force, sp, inside }, name) => `${sp} PF${inside ? ' dans la ville' : ''} : ${name.force(force)}`,
  fleet: ({ force }, name) => name.force(force),
  mapLegend: () =>
    'Chiffres : points de force, F avec les Français, A contre eux, N neutres ; * chef ; s navires. ^ montagne, " forêt, = marais ; les VILLES en capitales sont des forteresses.',
  unitsLegend: () => 'PF : points de force.',
};
const WORDS: Readonly<Record<Language, Catalogue<TableWords, Names>>> = { en, fr };
const NAMES: Readonly<Record<Language, Names>> = { en: names('en'), fr: names('fr') };

export const told = <K extends keyof TableWords>(language: Language, key: K, params: TableWords[K]): string =>
  WORDS[language][key](params, NAMES[language]);
