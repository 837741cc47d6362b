import type { Catalogue, Language } from '@bivouac/kernel';

type Nothing = Record<never, never>;

/** The words on the table of this game in a terminal. */
export interface TableWords {
  where: { turn: number; turns: number; period: string; phase: string };
  next: { side: string };
  ledger: { side: string; points: number; commands: number; allotted: number; depots: number; hand: string };
  hand: { left: number };
  handKnown: { left: number; real: number };
  battle: { side: string; from: string; to: string; mine: number; theirs: number; hits: number; losses: number };
  depot: Nothing;
  trains: { marks: string };
  dueOne: { turn: number; counters: string; places: string };
  lost: { counters: string };
  unitsLegend: Nothing;
  mapLegend: Nothing;
}

const en: Catalogue<TableWords, undefined> = {
  where: ({ turn, turns, period, phase }) => `Turn ${turn} of ${turns}, ${period}: ${phase}`,
  next: ({ side }) => `next: ${side}`,
  ledger: ({ side, points, commands, allotted, depots, hand }) =>
    `${side}: Battle Points ${points}, Combat Commands ${commands} of ${allotted}, Depots ${depots}, ${hand}`,
  hand: ({ left }) => `train counters in hand ${left}`,
  handKnown: ({ left, real }) => `train counters in hand ${left} (${real} real)`,
  battle: ({ side, from, to, mine, theirs, hits, losses }) =>
    `Combat: ${side}, from ${from} against ${to}; Combat Commands ${mine} to ${theirs}; hits absorbed ${hits} to ${losses}`,
  depot: () => 'DEPOT',
  trains: ({ marks }) => `trains ${marks}`,
  dueOne: ({ turn, counters, places }) => `due at the end of Turn ${turn}: ${counters} (${places})`,
  lost: ({ counters }) => `lost: ${counters}`,
  unitsLegend: () =>
    'V veteran, L line, C conscript; ×2 double division; ~ disrupted; f forages; m marched, M force marched; x fought, xx twice or more; [commander, rating]; trains: ● real, ○ dummy, ? face down; ▮ counter that lies face down',
  mapLegend: () =>
    'F French, C Coalition, with the number of units; * commander; D d depot of the French, of the Coalition; t train. CITIES in capitals are fortified. ^ mountain, n rough, " forest, = marsh',
};

const fr: Catalogue<TableWords, undefined> = {
  where: ({ turn, turns, period, phase }) => `Tour ${turn} sur ${turns}, ${period} : ${phase}`,
  next: ({ side }) => `à jouer : ${side}`,
  ledger: ({ side, points, commands, allotted, depots, hand }) =>
    `${side} : points de bataille ${points}, commandements de combat ${commands} sur ${allotted}, dépôts ${depots}, ${hand}`,
  hand: ({ left }) => `pions de train en main ${left}`,
  handKnown: ({ left, real }) => `pions de train en main ${left} (${real} vrais)`,
  battle: ({ side, from, to, mine, theirs, hits, losses }) =>
    `Combat : ${side}, de ${from} contre ${to} ; commandements ${mine} contre ${theirs} ; coups encaissés ${hits} contre ${losses}`,
  depot: () => 'DÉPÔT',
  trains: ({ marks }) => `trains ${marks}`,
  dueOne: ({ turn, counters, places }) => `attendus à la fin du tour ${turn} : ${counters} (${places})`,
  lost: ({ counters }) => `perdus : ${counters}`,
  unitsLegend: () =>
    'V vétérans, L ligne, C conscrits ; ×2 division double ; ~ désorganisée ; f fourrage ; m a marché, M marche forcée ; x a combattu, xx deux fois ou plus ; [chef, valeur] ; trains : ● vrai, ○ leurre, ? face cachée',
  mapLegend: () =>
    'F Français, C Coalition, avec le nombre d’unités ; * chef ; D d dépôt des Français, de la Coalition ; t train. VILLES en capitales : fortifiées. ^ montagne, n accidenté, " forêt, = marais',
};

export const WORDS: Readonly<Record<Language, Catalogue<TableWords, undefined>>> = { en, fr };
export const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
