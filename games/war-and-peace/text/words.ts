import type { Faction, Status } from '../catalogue/ids.ts';

export const FACTIONS_EN: Readonly<Record<Faction, string>> = { pro: 'French side', anti: 'anti-French side' };
export const FACTIONS_FR: Readonly<Record<Faction, string>> = { pro: 'profrançais', anti: 'antifrançais' };
export const STATUS_EN: Readonly<Record<Status, string>> = {
  pro: 'pro-French',
  neutral: 'neutral',
  anti: 'anti-French',
  conquered: 'conquered',
  conqueredPro: 'with the French against the invader',
  exile: 'conquered, and Napoleon is in exile',
};
export const STATUS_FR: Readonly<Record<Status, string>> = {
  pro: 'dans le camp français',
  neutral: 'neutralité',
  anti: 'dans le camp antifrançais',
  conquered: 'État conquis',
  conqueredPro: 'avec les Français contre l’envahisseur',
  exile: 'État conquis, Napoléon en exil',
};
