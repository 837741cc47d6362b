import type { Answer, Language } from '@bivouac/kernel';
import type { WarAndPeaceAnswer } from '../answers.ts';
import type { Names } from './names.ts';

/** A short name for every answer: what a button says. */
export type Labels = {
  readonly [K in WarAndPeaceAnswer['kind']]: (
    answer: Extract<WarAndPeaceAnswer, { readonly kind: K }>,
    name: Names,
  ) => string;
};

const HOW_EN = { roll: 'press the siege', assault: 'assault', wait: 'wait' } as const;
const HOW_FR = { roll: 'presser le siège', assault: 'donner l’assaut', wait: 'attendre' } as const;

const STANCE_EN = { pro: 'With the French', neutral: 'Neutral', anti: 'Against the French' } as const;
const STANCE_FR = { pro: 'Avec les Français', neutral: 'Neutre', anti: 'Contre les Français' } as const;
const POLAND_EN = { none: 'No Poland', duchy: 'Grand Duchy of Warsaw', kingdom: 'Kingdom of Poland' } as const;
const POLAND_FR = { none: 'Pas de Pologne', duchy: 'Grand-duché de Varsovie', kingdom: 'Royaume de Pologne' } as const;

export const labelsEn: Labels = {
  yes: () => 'Yes',
  no: () => 'No',
  pass: () => 'Pass',
  done: () => 'Done',
  usual: () => 'As in history',
  choose: () => 'Place by hand',
  postLeader: ({ at }, name) => name.place(at),
  post: ({ unit, sp, at }, name) => `${name.points(unit, sp)}: ${name.place(at)}`,
  march: ({ leader, at }, name) => `${name.leader(leader)} (${name.place(at)})`,
  ride: ({ nation, unit, at }, name) => `${name.unit(unit)}, ${name.state(nation)} (${name.place(at)})`,
  slip: ({ at }, name) => `Partisans (${name.place(at)})`,
  entrench: ({ at }, name) => `Dig in at ${name.place(at)}`,
  goInside: ({ unit, sp, at }, name) => `${name.points(unit, sp)} into ${name.place(at)}`,
  comeOut: ({ unit, sp, at }, name) => `${name.points(unit, sp)} out of ${name.place(at)}`,
  flee: () => 'Napoleon’s flight to Paris',
  fortify: ({ at }, name) => `Build lines at ${name.place(at)}`,
  takeAll: () => 'Everybody',
  take: ({ nation, unit, sp }, name) => `${name.points(unit, sp)} (${name.state(nation)})`,
  joinedBy: ({ leader }, name) => name.leader(leader),
  go: () => 'Go',
  step: ({ to }, name) => name.place(to),
  leaveBehind: ({ nation, unit, sp }, name) => `Leave ${name.points(unit, sp)} (${name.state(nation)})`,
  forceMarch: ({ mp }) => `Forced march: ${mp}`,
  stop: () => 'Stop',
  attack: ({ target }, name) => `Attack ${name.place(target)}`,
  sortie: ({ city }, name) => `Sortie from ${name.city(city)}`,
  attackFrom: ({ from }, name) => `From ${name.place(from)}`,
  holdBack: ({ from, nation, unit, sp }, name) =>
    `Hold back ${name.points(unit, sp)} (${name.state(nation)}) at ${name.place(from)}`,
  fight: ({ target }, name) => name.place(target),
  stand: () => 'Stand',
  withdraw: () => 'Withdraw',
  sendFor: ({ from }, name) => `Call ${name.place(from)}`,
  guard: () => 'Commit the Guard',
  fightOn: () => 'Fight on',
  breakOff: () => 'Break off',
  loseFrom: ({ from, nation, unit }, name) => `${name.unit(unit)} (${name.state(nation)}, ${name.place(from)})`,
  retreatTo: ({ to }, name) => name.place(to),
  retreatInside: () => 'Into the city',
  advance: ({ from }, name) => `Advance from ${name.place(from)}`,
  press: ({ city, how }, name) => `${name.city(city)}: ${HOW_EN[how]}`,
  buy: ({ unit, sp, at }, name) => `${name.points(unit, sp)}: ${name.place(at)}`,
  downPayment: ({ at }, name) => `Half a point of cavalry: ${name.place(at)}`,
  payOff: ({ at }, name) => `Pay off the cavalry at ${name.place(at)}`,
  raiseLeader: ({ leader, at }, name) => `${name.leader(leader)}: ${name.place(at)}`,
  designate: ({ city }, name) => name.city(city),
  layDown: ({ ship }, name) => name.unit(ship),
  produceIn: ({ nation }, name) => name.state(nation),
  woo: ({ nation }, name) => name.state(nation),
  requisition: ({ nation }, name) => `Expeditionary force: ${name.state(nation)}`,
  declareWar: ({ nation }, name) => `War on ${name.state(nation)}`,
  announce: ({ stance }) => STANCE_EN[stance],
  sue: () => 'Sue for peace',
  create: ({ nation }, name) => name.state(nation),
  sendToWar: ({ from, unit }, name) => `${name.unit(unit)} (${name.place(from)})`,
  withPoint: () => 'Roll, and stake a point',
  returnTo: ({ at }, name) => name.place(at),
  poland: ({ how }) => POLAND_EN[how],
  tyrol: ({ to }, name) => name.state(to),
};
export const labelsFr: Labels = {
  yes: () => 'Oui',
  no: () => 'Non',
  pass: () => 'Passer',
  done: () => 'Terminé',
  usual: () => 'Comme dans l’histoire',
  choose: () => 'Placer à la main',
  postLeader: ({ at }, name) => name.place(at),
  post: ({ unit, sp, at }, name) => `${name.points(unit, sp)} : ${name.place(at)}`,
  march: ({ leader, at }, name) => `${name.leader(leader)} (${name.place(at)})`,
  ride: ({ nation, unit, at }, name) => `${name.unit(unit)}, ${name.state(nation)} (${name.place(at)})`,
  slip: ({ at }, name) => `Partisans (${name.place(at)})`,
  entrench: ({ at }, name) => `Se retrancher à ${name.place(at)}`,
  goInside: ({ unit, sp, at }, name) => `${name.points(unit, sp)} dans ${name.place(at)}`,
  comeOut: ({ unit, sp, at }, name) => `${name.points(unit, sp)} hors de ${name.place(at)}`,
  flee: () => 'Napoléon rentre à Paris',
  fortify: ({ at }, name) => `Fortifier ${name.place(at)}`,
  takeAll: () => 'Tout le monde',
  take: ({ nation, unit, sp }, name) => `${name.points(unit, sp)} (${name.state(nation)})`,
  joinedBy: ({ leader }, name) => name.leader(leader),
  go: () => 'En route',
  step: ({ to }, name) => name.place(to),
  leaveBehind: ({ nation, unit, sp }, name) => `Laisser ${name.points(unit, sp)} (${name.state(nation)})`,
  forceMarch: ({ mp }) => `Marche forcée : ${mp}`,
  stop: () => 'Halte',
  attack: ({ target }, name) => `Attaquer ${name.place(target)}`,
  sortie: ({ city }, name) => `Sortie de ${name.city(city)}`,
  attackFrom: ({ from }, name) => `Depuis ${name.place(from)}`,
  holdBack: ({ from, nation, unit, sp }, name) =>
    `Garder ${name.points(unit, sp)} (${name.state(nation)}) à ${name.place(from)}`,
  fight: ({ target }, name) => name.place(target),
  stand: () => 'Tenir',
  withdraw: () => 'Se dérober',
  sendFor: ({ from }, name) => `Appeler ${name.place(from)}`,
  guard: () => 'Engager la Garde',
  fightOn: () => 'Continuer',
  breakOff: () => 'Rompre',
  loseFrom: ({ from, nation, unit }, name) => `${name.unit(unit)} (${name.state(nation)}, ${name.place(from)})`,
  retreatTo: ({ to }, name) => name.place(to),
  retreatInside: () => 'Dans la ville',
  advance: ({ from }, name) => `Avancer depuis ${name.place(from)}`,
  press: ({ city, how }, name) => `${name.city(city)} : ${HOW_FR[how]}`,
  buy: ({ unit, sp, at }, name) => `${name.points(unit, sp)} : ${name.place(at)}`,
  downPayment: ({ at }, name) => `Un demi-point de cavalerie : ${name.place(at)}`,
  payOff: ({ at }, name) => `Solder la cavalerie de ${name.place(at)}`,
  raiseLeader: ({ leader, at }, name) => `${name.leader(leader)} : ${name.place(at)}`,
  designate: ({ city }, name) => name.city(city),
  layDown: ({ ship }, name) => name.unit(ship),
  produceIn: ({ nation }, name) => name.state(nation),
  woo: ({ nation }, name) => name.state(nation),
  requisition: ({ nation }, name) => `Corps expéditionnaire : ${name.state(nation)}`,
  declareWar: ({ nation }, name) => `Guerre : ${name.state(nation)}`,
  announce: ({ stance }) => STANCE_FR[stance],
  sue: () => 'Demander la paix',
  create: ({ nation }, name) => name.state(nation),
  sendToWar: ({ from, unit }, name) => `${name.unit(unit)} (${name.place(from)})`,
  withPoint: () => 'Lancer, un point en jeu',
  returnTo: ({ at }, name) => name.place(at),
  poland: ({ how }) => POLAND_FR[how],
  tyrol: ({ to }, name) => name.state(to),
};

const LABELS: Readonly<Record<Language, Labels>> = { en: labelsEn, fr: labelsFr };
export const labelOf = (language: Language, answer: Answer, name: Names): string => {
  const labels = LABELS[language] as unknown as Readonly<
    Record<string, ((answer: Answer, name: Names) => string) | undefined>
  >;
  return labels[answer.kind]?.(answer, name) ?? String(answer['face'] ?? answer.kind);
};
