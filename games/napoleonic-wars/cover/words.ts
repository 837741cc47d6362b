import { type Catalogue, type Language, type Voice, voice } from '@bivouac/kernel';

type Nothing = Record<never, never>;

/** What is said before a table is opened. It is fetched for every game on the shelf, so it knows nothing of the rules. */
interface CoverMessages {
  title: Nothing;
  'scenario.1805': Nothing;
  'scenario.1812': Nothing;
  'scenario.1813': Nothing;
  'scenario.1805.summary': Nothing;
  'scenario.1812.summary': Nothing;
  'scenario.1813.summary': Nothing;
  'option.scenario': Nothing;
  'option.scenario.help': Nothing;
  'option.players': Nothing;
  'option.players.help': Nothing;
  'option.players.more': Nothing;
  'option.roles': Nothing;
  'option.roles.help': Nothing;
  'option.roles.chosen': Nothing;
  'option.roles.bid': Nothing;
  'option.roles.dice': Nothing;
  'option.forfeit': Nothing;
  'option.forfeit.help': Nothing;
  'option.forfeiter': Nothing;
  'option.forfeiter.help': Nothing;
  'option.forfeiter.nobody': Nothing;
  'option.forfeiter.france': Nothing;
  'option.forfeiter.britain': Nothing;
  'options.table': Nothing;
  'options.handicap': Nothing;
  'options.for': { players: number };
  'options.for.help': { players: number };
}

const ROLES_EN: Readonly<Record<number, string>> = {
  2: 'France against one player with all the others.',
  3: 'France, Britain, and one player with the continental Powers.',
  4: 'France, Britain, Austria and Russia.',
  5: 'Every Power has a player of its own.',
};
const ROLES_FR: Readonly<Record<number, string>> = {
  2: 'La France contre un joueur qui a toutes les autres.',
  3: 'La France, la Grande-Bretagne et un joueur pour les puissances du continent.',
  4: 'La France, la Grande-Bretagne, l’Autriche et la Russie.',
  5: 'Chaque puissance a son joueur.',
};

const en: Catalogue<CoverMessages, undefined> = {
  title: () => 'The Napoleonic Wars',
  'scenario.1805': () => 'The campaign of 1805',
  'scenario.1812': () => '1812, the year of decision',
  'scenario.1813': () => '1813, the war of liberation',
  'scenario.1805.summary': () => 'Ten years of war and diplomacy in five Turns: the whole game.',
  'scenario.1812.summary': () => 'The march on Moscow and the war in Spain, in one Turn.',
  'scenario.1813.summary': () => 'Europe rises against Napoleon, in one Turn.',
  'option.scenario': () => 'Scenario',
  'option.scenario.help': () => 'The whole war, or a single Turn of it in an evening.',
  'option.players': () => 'Players',
  'option.players.help': () => 'Two to five. Nations without a player follow their Pacts.',
  'option.players.more': () =>
    'With two players one has France and the other Britain and the continental Powers; with five each Power has its own. Powers and Minor Nations without a player are Proxies.',
  'option.roles': () => 'Who plays what',
  'option.roles.help': () => 'By choice; by bidding Units for a Camp (two players); or by dice (three or more).',
  'option.roles.chosen': () => 'As you are seated',
  'option.roles.bid': () => 'Bid for a Camp',
  'option.roles.dice': () => 'Roll for it',
  'option.forfeit': () => 'Units given up',
  'option.forfeit.help': () => 'A handicap that you have agreed on: so many Units are removed before play.',
  'option.forfeiter': () => 'Given up by',
  'option.forfeiter.help': () => 'Which side gives them up.',
  'option.forfeiter.nobody': () => 'nobody',
  'option.forfeiter.france': () => 'the Imperial Camp',
  'option.forfeiter.britain': () => 'the Coalition',
  'options.table': () => 'The table',
  'options.handicap': () => 'Handicap',
  'options.for': ({ players }) => `${players} players`,
  'options.for.help': ({ players }) => ROLES_EN[players] ?? '',
};
const fr: Catalogue<CoverMessages, undefined> = {
  title: () => 'Les guerres napoléoniennes',
  'scenario.1805': () => 'La campagne de 1805',
  'scenario.1812': () => '1812, l’année décisive',
  'scenario.1813': () => '1813, la guerre de libération',
  'scenario.1805.summary': () => 'Dix ans de guerre et de diplomatie en cinq tours : le jeu entier.',
  'scenario.1812.summary': () => 'La marche sur Moscou et la guerre d’Espagne, en un tour.',
  'scenario.1813.summary': () => 'L’Europe se soulève contre Napoléon, en un tour.',
  'option.scenario': () => 'Scénario',
  'option.scenario.help': () => 'La guerre entière, ou un seul de ses tours en une soirée.',
  'option.players': () => 'Joueurs',
  'option.players.help': () => 'De deux à cinq. Les nations sans joueur suivent leurs pactes.',
  'option.players.more': () =>
    'À deux, l’un a la France et l’autre la Grande-Bretagne et les puissances du continent ; à cinq, chaque puissance a son joueur. Puissances et nations mineures sans joueur sont des mandataires.',
  'option.roles': () => 'Qui joue quoi',
  'option.roles.help': () => 'Au choix ; par enchère d’unités pour un camp (à deux) ; ou aux dés (à trois et plus).',
  'option.roles.chosen': () => 'Selon les places',
  'option.roles.bid': () => 'Enchérir pour un camp',
  'option.roles.dice': () => 'Aux dés',
  'option.forfeit': () => 'Unités cédées',
  'option.forfeit.help': () => 'Un handicap convenu : autant d’unités sont retirées avant la partie.',
  'option.forfeiter': () => 'Cédées par',
  'option.forfeiter.help': () => 'Le camp qui les cède.',
  'option.forfeiter.nobody': () => 'personne',
  'option.forfeiter.france': () => 'le camp impérial',
  'option.forfeiter.britain': () => 'la Coalition',
  'options.table': () => 'La table',
  'options.handicap': () => 'Handicap',
  'options.for': ({ players }) => `${players} joueurs`,
  'options.for.help': ({ players }) => ROLES_FR[players] ?? '',
};

export const COVER_WORDS = { en, fr };
const SPEAKERS: Readonly<Record<Language, Voice<CoverMessages>>> = {
  en: voice(en, undefined),
  fr: voice(fr, undefined),
};
export const coverWords = (language: Language): Voice<CoverMessages> => SPEAKERS[language];
