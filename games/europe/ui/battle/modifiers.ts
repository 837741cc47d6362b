import type { SheetLine } from '@bivouac/board/game-ui.ts';
import type { Language } from '@bivouac/kernel';
import type { Words } from '../../catalogue/ids.ts';
import type { RuleRef } from '../../rulebook.ts';
import type { Modifier } from '../../state/state.ts';
import { names } from '../../text/names.ts';

interface Known extends Words {
  readonly rule: RuleRef;
}

/** What the rules call the reasons for a modifier, by the name that the sheet carries. */
const KNOWN: Readonly<Record<string, Known>> = {
  odds: { rule: '14.5.1', en: 'Odds', fr: 'Rapport de forces' },
  cavalry: { rule: '14.5.2', en: 'Cavalry superiority', fr: 'Supériorité de cavalerie' },
  cavalryGenerals: { rule: '14.9.2', en: 'Cavalry generals', fr: 'Généraux de cavalerie' },
  covered: { rule: '14.9.2', en: 'Cavalry covers the retreat', fr: 'La cavalerie couvre la retraite' },
  cuirassiers: { rule: '14.9.2', en: 'Cuirassiers', fr: 'Cuirassiers' },
  squares: { rule: '14.9.2', en: 'Squares', fr: 'Carrés' },
  marsh: { rule: '14.5.3', en: 'Marsh', fr: 'Marais' },
  rough: { rule: '14.5.3', en: 'Rough ground', fr: 'Terrain accidenté' },
  river: { rule: '14.5.3', en: 'Across a river', fr: 'À travers une rivière' },
  pass: { rule: '14.5.3', en: 'Across a pass', fr: 'Par un col' },
  mountain: { rule: '14.5.3', en: 'Across mountains', fr: 'À travers la montagne' },
  strait: { rule: '14.5.3', en: 'Across a strait', fr: 'À travers un détroit' },
  landing: { rule: '17.2.9', en: 'Landing', fr: 'Débarquement' },
  unsupplied: { rule: '14.5.4', en: 'Out of supply', fr: 'Non ravitaillée' },
  demoralised: { rule: '14.9.3', en: 'Demoralised', fr: 'Démoralisée' },
  interceptor: { rule: '12.4', en: 'Has intercepted', fr: 'A intercepté' },
  lead: { rule: '14.5.5', en: 'Elite corps leads', fr: 'Corps d’élite en tête' },
  special: { rule: '14.5.5', en: 'Special unit', fr: 'Unité spéciale' },
  commander: { rule: '14.5.6', en: 'Commander', fr: 'Commandant' },
  subordinate: { rule: '14.5.6', en: 'Subordinate general', fr: 'Général subordonné' },
  general: { rule: '14.5.6', en: 'General', fr: 'Général' },
  entrenched: { rule: '14.5', en: 'Entrenched', fr: 'Retranchements' },
  losses: { rule: '14.9.1', en: 'Losses more than the victor', fr: 'Pertes de plus que le vainqueur' },
  initiative: { rule: '12.4', en: 'Initiative', fr: 'Initiative' },
  difficult: { rule: '12.4', en: 'Difficult terrain', fr: 'Terrain difficile' },
  army: { rule: '15.4', en: 'An army besieges', fr: 'Une armée assiège' },
  citadel: { rule: '15.4', en: 'Citadel', fr: 'Citadelle' },
  garrison: { rule: '15.4', en: 'Garrison', fr: 'Garnison' },
  openPort: { rule: '15.4', en: 'Open port', fr: 'Port ouvert' },
  siegeMarker: { rule: '15.4', en: 'Siege marker', fr: 'Marqueur de siège' },
  influence: { rule: '8.2.3', en: 'Influence', fr: 'Influence' },
  beatenByEnemy: { rule: '8.2.3', en: 'Beaten by the enemy before', fr: 'Déjà battue par l’ennemi' },
  beatenByFriend: { rule: '8.2.3', en: 'Beaten by us before', fr: 'Déjà battue par nous' },
  years: { rule: '18.2.3', en: 'Years of peace', fr: 'Années de paix' },
  trachenberg: { rule: '6.4', en: 'Trachenberg plan', fr: 'Plan de Trachenberg' },
  generalWinter: { rule: '13.6.2', en: 'General Winter', fr: 'Général Hiver' },
};

/** A modifier as a line of the sheet; one that a card brings bears its name. */
export const lineOf = (
  { what, by, card }: Modifier,
  language: Language,
  countered: readonly string[] = [],
): SheetLine => {
  const known = KNOWN[what];
  const isCountered = card !== undefined && countered.includes(card);
  return {
    rule: card === undefined ? (known?.rule ?? '14.5') : '14.5.7',
    words: card === undefined ? (known?.[language] ?? what) : names(language).card(card),
    value: isCountered ? 0 : by,
    signed: true,
  };
};

export const linesOf = (
  modifiers: readonly Modifier[],
  language: Language,
  countered: readonly string[] = [],
): readonly SheetLine[] => modifiers.map((each) => lineOf(each, language, countered));
