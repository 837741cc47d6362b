import type { Catalogue } from '@bivouac/kernel';
import type { OptionMessages } from '../messages/options.ts';

export const frOptions: Catalogue<OptionMessages, unknown> = {
  'option.scenario': () => 'Scénario',
  'option.scenario.help': () => 'La campagne à jouer.',
  'option.hitsOnWinner': () => 'Coups sur le vainqueur',
  'option.hitsOnWinner.help': () => 'La moitié de l’écart : arrondie comment ? (11.15)',
  'option.hitsOnWinner.more': () =>
    'Le vainqueur d’un combat encaisse en coups la moitié de l’écart (11.15). La règle 11.15 l’arrondit au supérieur ; 1.2 arrondit toute moitié à l’inférieur, et l’exemple du livret aussi.',
  'option.hitsOnWinner.down': () => 'Moitié arrondie à l’inférieur',
  'option.hitsOnWinner.up': () => 'Moitié arrondie au supérieur',
  'option.bridgeheads': () => 'Têtes de pont françaises',
  'option.bridgeheads.help': () => 'Hambourg et Wittemberg à la trêve (14.15)',
  'option.bridgeheads.more': () =>
    'Pendant l’armistice, les Français restent derrière l’Elbe (14.15). Peuvent-ils tenir Hambourg et Wittemberg, sur l’autre rive ?',
  'option.bridgeheads.open': () => 'Oui',
  'option.bridgeheads.closed': () => 'Non',
  'option.armisticeDepots': () => 'Dépôts à l’armistice',
  'option.armisticeDepots.help': () => 'Nouveaux à la trêve, ou déplacés (14.15)',
  'option.armisticeDepots.more': () =>
    'À l’armistice, les dépôts sont déplacés (14.15). Sans nouveaux dépôts, les Autrichiens manqueraient de ravitaillement avant d’avoir pu agir.',
  'option.armisticeDepots.new': () => 'De nouveaux aussi, comme à la mise en place',
  'option.armisticeDepots.standing': () => 'Seulement ceux de la carte',
  'option.hiddenStacks': () => 'Piles cachées',
  'option.hiddenStacks.help': () => 'Piles face cachée, cinq leurres (15.1)',
  'option.hiddenStacks.more': () =>
    'Nul ne regarde une pile ennemie avant qu’elle combatte, et la Coalition dispose de cinq pions leurres (15.1).',
  'option.evacuatedGarrisons': () => 'Garnisons rappelées',
  'option.evacuatedGarrisons.help': () => 'Celles de l’Est sont déjà rentrées (15.2)',
  'option.evacuatedGarrisons.more': () =>
    'Napoléon a renoncé à Dantzig et aux places de l’Est ; leurs garnisons commencent autour de Magdebourg et de Leipzig (15.2).',
  'option.crowding': () => 'Entassement et fourrage',
  'option.crowding.help': () => 'La foule fourrage aussi chez elle (15.3)',
  'option.crowding.more': () =>
    'Une pile sans train fourrage même en pays ami si deux piles amies ou plus lui sont adjacentes (15.3).',
  'option.cards': () => 'Cartes d’événement',
  'option.cards.help': () => 'Chacun en joue une par tour, sur 50 (16.1)',
  'option.cards.more': () =>
    'Cinquante cartes d’événement. Chaque joueur en garde une, en pioche une à chaque tour et joue l’une des deux (16.1).',
  'option.seniority': () => 'Ancienneté et caractères',
  'option.seniority.help': () => 'Chacun ne mène que les siens (16.2)',
  'option.seniority.more': () =>
    'Un chef ne mène que ceux qui relèvent de lui, et certains ont leurs dons ou leurs défauts (16.2).',
  'option.underStrength': () => 'Armées incomplètes',
  'option.underStrength.help': () => 'Attaques plus faibles, tours 1 à 3 (16.3)',
  'option.underStrength.more': () => 'Les attaques perdent 3, 2 puis 1 aux trois premiers tours (16.3).',
  'option.shortArmistice': () => 'Armistice écourté',
  'option.shortArmistice.help': () => 'Une trêve tardive retarde trois corps (16.4)',
  'option.shortArmistice.more': () =>
    'Après une trêve au tour 10 ou 11, trois corps russes sont encore près d’Allenstein (16.4).',
  'option.austrianBargain': () => 'L’Autriche peut rester neutre',
  'option.austrianBargain.help': () => 'Sa neutralité contre des points (16.5)',
  'option.austrianBargain.more': () =>
    'À l’armistice, les Français peuvent offrir des points de bataille pour que l’Autriche reste hors de la guerre (16.5).',
  'option.tension': () => 'Tensions dans la Coalition',
  'option.tension.help': () => 'Un triomphe français divise les alliés (16.6)',
  'option.tension.more': () =>
    'Après une victoire décisive des Français, les alliés s’obéissent et s’entraident de moins bon gré (16.6).',
  'options.readings': () => 'Lectures des règles',
  'options.optional': () => 'Règles facultatives (15)',
  'options.advanced': () => 'Règles avancées (16)',
  'options.basic': () => 'Conseillé pour débuter',
  'options.basic.help': () => 'Les règles de base seules (1 à 14) : toute la campagne, sans rien de plus à retenir.',
  'options.withOptional': () => 'Règles facultatives',
  'options.withOptional.help': () =>
    'Avec le chapitre 15 : piles face cachée, garnisons rentrées, fourrage pour les piles entassées.',
  'options.everything': () => 'Tout',
  'options.everything.help': () =>
    'Avec les chapitres 15 et 16 : cartes d’événement, ancienneté, marché sur l’Autriche et tout le reste. Pour qui connaît le jeu.',
};
