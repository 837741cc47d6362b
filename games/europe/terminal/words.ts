import type { Catalogue, Language } from '@bivouac/kernel';

type Nothing = Record<never, never>;

/** The words on the table of this game in a terminal. */
export interface TableWords {
  where: { year: number; round: number; phase: string };
  next: { side: string };
  levels: { victory: number | null; escalade: number | null };
  ledger: { side: string; reserve: number; hand: number; cards: string };
  battle: { zone: string; attacker: string; points: string };
  inside: Nothing;
  demoralised: Nothing;
  unsupplied: Nothing;
  depots: { depots: number };
  fixedDepot: Nothing;
  siege: { level: number };
  fleets: { fleets: string };
  neutral: Nothing;
  legend: Nothing;
}

const levels = (victory: string, escalade: string, at: TableWords['levels']): string =>
  [
    ...(at.victory === null ? [] : [`${victory} ${at.victory}`]),
    ...(at.escalade === null ? [] : [`${escalade} ${at.escalade}`]),
  ].join(', ');

const en: Catalogue<TableWords, undefined> = {
  where: ({ year, round, phase }) => `${year}: ${phase}${round > 0 ? `, round ${round}` : ''}`,
  next: ({ side }) => `next: ${side}`,
  levels: (at) => levels('Victory level', 'escalade', at),
  ledger: ({ side, reserve, hand, cards }) =>
    `${side}: ${reserve} points in reserve, ${hand} cards${cards === '' ? '' : ` (${cards})`}`,
  battle: ({ zone, attacker, points }) => `Battle at ${zone}: ${attacker} attacks, combat points ${points}`,
  inside: () => 'in the fortress',
  demoralised: () => 'demoralised',
  unsupplied: () => 'out of supply',
  depots: ({ depots }) => (depots === 1 ? 'a depot' : `${depots} depots`),
  fixedDepot: () => 'fixed depot',
  siege: ({ level }) => `siege ${level}`,
  fleets: ({ fleets }) => `fleets: ${fleets}`,
  neutral: () => 'Neutral powers',
  legend: () => 'Corps with their steps; * = the general who commands; (…) = generals under him.',
};
const fr: Catalogue<TableWords, undefined> = {
  where: ({ year, round, phase }) => `${year} : ${phase}${round > 0 ? `, round ${round}` : ''}`,
  next: ({ side }) => `au tour de : ${side}`,
  levels: (at) => levels('Niveau de victoire', 'escalade', at),
  ledger: ({ side, reserve, hand, cards }) =>
    `${side} : ${reserve} PA en réserve, ${hand} cartes${cards === '' ? '' : ` (${cards})`}`,
  battle: ({ zone, attacker, points }) => `Bataille de ${zone} : ${attacker} attaque, points de combat ${points}`,
  inside: () => 'dans la forteresse',
  demoralised: () => 'démoralisée',
  unsupplied: () => 'non ravitaillée',
  depots: ({ depots }) => (depots === 1 ? 'un dépôt' : `${depots} dépôts`),
  fixedDepot: () => 'dépôt fixe',
  siege: ({ level }) => `siège ${level}`,
  fleets: ({ fleets }) => `flottes : ${fleets}`,
  neutral: () => 'Puissances neutres',
  legend: () => 'Corps avec leurs pas ; * = le général qui commande ; (…) = les généraux sous ses ordres.',
};

export const WORDS: Readonly<Record<Language, Catalogue<TableWords, undefined>>> = { en, fr };
