import type { Catalogue } from '@bivouac/kernel';
import type { Minor } from '../../../catalogue/ids.ts';
import type { Names } from '../../../text/names.ts';
import type { StateMessages, Treaty } from '../messages/states.ts';
import { landFr } from './table.ts';

const STATUS = {
  pro: 'camp français',
  neutral: 'neutralité',
  anti: 'camp antifrançais',
  conquered: 'État conquis',
  conqueredPro: 'camp français',
  exile: 'État conquis',
} as const;
const MINOR = {
  satellite: 'satellite',
  neutral: 'neutralité',
  unformed: 'pas encore',
  annexed: 'annexion',
  abolished: 'disparu',
};
const GROUPS = { western: 'occidental', italian: 'italien', german: 'allemand', baltic: 'balte' } as const;
const SIDES = { pro: 'compte pour les Français', anti: 'compte contre les Français', neutral: 'divisé' } as const;

const AUSTRIA: Readonly<Record<string, string>> = {
  war1: 'Première guerre : seule une conquête l’en fait sortir.',
  conquered1: 'Conquise une fois : de nouveau en guerre dès que sa réserve est vide, sans lancer de dé.',
  waiting1: 'Réarmée : en guerre quand la trêve de Presbourg prend fin.',
  war2: 'Deuxième guerre : seule une conquête l’en fait sortir.',
  conquered2: 'Conquise : de nouveau neutre quand sa réserve est vide.',
  normal: 'Le dé d’alliance de l’un ou l’autre camp, une fois par mois.',
  final: 'En guerre jusqu’au bout.',
};
const PRUSSIA: Readonly<Record<string, string>> = {
  peace:
    'Le dé d’alliance ; une première conquête de l’Autriche avant mai 1806 déclenche son horloge en trois mois, sinon avril 1806.',
  special: 'En guerre contre la France : seule une conquête l’en fait sortir.',
  conquered: 'Conquise : de nouveau neutre quand sa réserve est vide.',
  normal: 'Le dé d’alliance de l’un ou l’autre camp, une fois par mois.',
  open: 'En guerre quand Berlin, Königsberg et Varsovie sont aux mains des antifrançais.',
  final: 'En guerre jusqu’au bout.',
};
const RUSSIA: Readonly<Record<string, string>> = {
  war: 'Antifrançaise jusqu’à ce que l’Autriche et la Prusse soient conquises ensemble, ou jusqu’à Tilsit.',
  rollable: 'Le dé d’alliance : neutre ou antifrançaise, jamais avec les Français.',
  locked: 'Envahie : antifrançaise jusqu’à sa conquête.',
};
const SPAIN: Readonly<Record<string, string>> = {
  ally: 'Avec les Français jusqu’au bout de la table d’alliance espagnole, ou jusqu’à ce qu’ils l’envahissent.',
  war: 'Contre les Français : seule la conquête de toutes ses villes l’en fait sortir.',
  conquered: 'Conquise : de nouveau neutre quand sa réserve est vide.',
  normal: 'Le dé d’alliance de l’un ou l’autre camp, une fois par mois.',
};
const FRANCE: Readonly<Record<string, string>> = {
  empire: 'Un ennemi dans Paris à la fin d’une phase de combat la conquiert et exile Napoléon.',
  landing: 'Napoléon marche sur Paris.',
  hundredDays: 'Napoléon est revenu : si Paris tombe encore, la partie s’achève.',
  shot: 'Napoléon est mort.',
  fallen: 'La France est tombée.',
};
const CREATED: Readonly<Partial<Record<Minor, string>>> = {
  dalmatia: 'Les Français la créent avec des points français à Trieste.',
  naples: 'Les Français le créent avec des points français à Florence.',
  rhine:
    'Les Français la créent avec des points français à Francfort, après une conquête de l’Autriche ou de la Prusse.',
  westphalia:
    'Les Français la créent avec des points français à Cassel et à Brunswick, après une conquête de l’Autriche ou de la Prusse.',
  poland: 'Par la question polonaise.',
  hanover: 'Un État antifrançais qui prend Hanovre le rétablit.',
};
const TREATY: Readonly<Record<Treaty, string>> = {
  PRESSBURG: 'Paix de Presbourg',
  TILSIT: 'Traité de Tilsit',
  POLAND: 'La question polonaise',
  SPANISH_CHART: 'Table d’alliance espagnole',
};
const TREATY_STATE: Readonly<Record<string, string>> = {
  closed: 'fermé',
  open: 'possible',
  enacted: 'en vigueur',
  lapsed: 'caduc',
  term: 'en vigueur',
  over: 'terminé',
  unasked: 'pas posée',
  asked: 'à trancher',
  none: 'pas de Pologne',
  duchy: 'grand-duché',
  kingdom: 'royaume',
  dormant: 'pas commencée',
  retired: 'close',
};
const TREATY_CHANGE: Readonly<Record<Treaty, Readonly<Record<string, string>>>> = {
  PRESSBURG: {
    closed: 'Quand les Français conquièrent l’Autriche : Venise à l’Italie, Innsbruck à la Bavière ou à la France.',
    open: 'Les Français le déclarent à leur prochaine phase d’alliance, ou il est caduc.',
    enacted: 'Une conquête antifrançaise de l’Italie ou de la Bavière le défait.',
    lapsed: 'Il ne reviendra pas.',
  },
  TILSIT: {
    closed: 'Une fois la question polonaise tranchée, sauf si la Russie est envahie.',
    open: 'Les Français le déclarent à cette phase d’alliance ou à la suivante.',
    term: 'La Russie reste neutre jusqu’au terme.',
    over: 'Il ne reviendra pas.',
    lapsed: 'Il ne reviendra pas.',
  },
  POLAND: {
    unasked: 'Quand les Français tiennent Varsovie et ont conquis l’Autriche et la Prusse.',
    asked: 'Les Français tranchent à leur prochaine phase d’alliance : rien, duché ou royaume.',
    none: 'Posée de nouveau si la Russie est conquise et Varsovie française.',
    duchy: 'Prend fin quand une force antifrançaise prend Varsovie.',
    kingdom: 'Prend fin quand des forces antifrançaises prennent Varsovie et Grodno.',
  },
  SPANISH_CHART: {
    dormant: 'Commence après juillet 1807, ou quand l’Autriche et la Prusse ont été conquises.',
    running:
      'Baisse avec les Français en Espagne, les pertes espagnoles et les mois ; à 0, l’Espagne se tourne contre les Français.',
    retired: 'Elle ne compte plus.',
  },
};
const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`.replace('-', '−'));

export const frStates: Catalogue<StateMessages, Names> = {
  'states.state': () => 'L’État et son camp',
  'states.change': () => 'Ce qui le change, et pourquoi pas maintenant',
  'states.majors': () => 'Grandes puissances',
  'states.minors': () => 'États mineurs',
  'states.treaties': () => 'Traités',
  'states.name': ({ land }, name) => {
    const words = landFr(land, name);
    return words.charAt(0).toUpperCase() + words.slice(1);
  },
  'states.status': ({ status }) => STATUS[status],
  'states.minor': ({ status, controller }, name) =>
    status === 'satellite' && controller !== null ? `satellite ${name.ofNation(controller)}` : MINOR[status],
  'states.group': ({ group, side }) => `Groupe ${GROUPS[group]}, ${SIDES[side]} :`,
  'states.city': ({ city }, name) => name.city(city),
  'states.die': () => 'Le dé d’alliance peut être lancé pour lui.',
  'states.noDie': ({ why }) => `Pas de dé : ${why}`,
  'states.war': () => 'La guerre peut être déclarée.',
  'states.noWar': ({ why }) => `Pas de guerre : ${why}`,
  'change.player': ({ seat }, name) =>
    `La parole de son joueur (${name.seat(seat)}) à sa phase d’alliance ; une conquête.`,
  'change.england': () => 'Rien : toujours contre les Français. Seule une conquête l’en ferait sortir.',
  'change.france': ({ machine, months }) =>
    machine === 'exile'
      ? `En exil : Napoléon peut tenter de revenir ; ${months} mois au plus.`
      : (FRANCE[machine] ?? ''),
  'change.austria': ({ machine, dice }) =>
    machine === 'absolute'
      ? `Neutralité stricte : après la guerre de la Prusse, elle entre à ${dice} ou moins sur deux dés.`
      : (AUSTRIA[machine] ?? ''),
  'change.prussia': ({ machine, flag, dice }) => {
    if (machine === 'flag') return `Son horloge part dans ${flag} mois.`;
    return machine === 'clock'
      ? `Entre en guerre à ${dice} ou moins sur deux dés, une fois par mois.`
      : (PRUSSIA[machine] ?? '');
  },
  'change.russia': ({ machine, flag }) =>
    machine === 'tilsit' ? `Liée par Tilsit pour ${flag} mois.` : (RUSSIA[machine] ?? ''),
  'change.spain': ({ machine, chart }) =>
    machine === 'chart'
      ? `Avec les Français tant que la table est au-dessus de 0 : elle est à ${chart}.`
      : (SPAIN[machine] ?? ''),
  'change.minor': ({ minor, status }) => {
    if (status === 'unformed') return CREATED[minor] ?? 'Pas encore en jeu.';
    if (status === 'neutral')
      return minor === 'denmark' || minor === 'sweden'
        ? 'Le dé d’alliance français après la conquête de l’Autriche et de la Prusse ; une attaque.'
        : 'Une invasion le jette dans l’autre camp.';
    return status === 'satellite' ? 'Qui prend sa ville de production.' : 'Ce n’est plus un État à part.';
  },
  'treaty.name': ({ treaty }) => TREATY[treaty],
  'treaty.state': ({ state, chart }) => (state === 'running' ? `à ${chart}` : (TREATY_STATE[state] ?? state)),
  'treaty.change': ({ treaty, state }) => TREATY_CHANGE[treaty][state] ?? '',
  'die.title': ({ net }) => `Le dé d’alliance : ${signed(net)}`,
  'die.caption': () => 'Ce qui compte pour chaque camp',
  'die.pro': () => 'Français',
  'die.anti': () => 'Antifrançais',
  'die.states': () => 'Grandes puissances',
  'die.groups': () => 'Groupes entiers d’États mineurs',
  'die.cities': () => 'Points de ville',
  'die.victoryPoints': () => 'Points de victoire',
  'die.sum': () => 'En tout',
  'die.chances': ({ french, english }) =>
    `Une tentative des Français réussit à 0 ou moins : ${french}. Une des Anglais à 7 ou plus : ${english}.`,
};
