/**
 * French grammar of names: « à Ulm », « en Hesse », « au Caire », « le IIIe corps », « d’Innsbruck », « de la Prusse ».
 * A name without an entry is that of a town or a man and bears no article.
 */
type Gender = 'm' | 'f' | 'mp' | 'fp';

/** What stands before a name, and the name as it is written behind it. */
export interface Phrase {
  readonly before: string;
  readonly shown: string;
}
export type Form = 'the' | 'of' | 'to' | 'at';

const lists = (names: Readonly<Partial<Record<Gender, string>>>): ReadonlyMap<string, Gender> =>
  new Map(
    (Object.entries(names) as [Gender, string][]).flatMap(([gender, all]) =>
      all.split(', ').map((name): readonly [string, Gender] => [name, gender]),
    ),
  );

/** Zones that are named for a country and not for a town. */
export const ZONES = lists({
  m: 'Poitou, Berry, Mecklembourg, Holstein, Jutland, Maroc',
  f: 'Bourgogne, Corse, Hesse, Thuringe, Norvège, Scanie, Ombrie, Pouille, Calabre, Sardaigne, Carinthie, Transylvanie, Masurie, Volhynie, Crète, Tunisie, Algérie',
  mp: 'Grisons, Marais du Pripet',
  fp: 'Asturies, Baléares',
});
export const NATIONS = lists({
  m: 'Royaume d’Italie, Wurtemberg, Hanovre, Portugal, Danemark, Mecklembourg, Maroc, Tyrol',
  f: 'France, Angleterre, Autriche, Russie, Prusse, Espagne, Turquie, Suisse, Hollande, Bavière, Thuringe, Papauté, Saxe, Hesse, Sicile, Suède, Sardaigne, Égypte, Tunisie, Algérie, Westphalie, Confédération du Rhin, Pologne',
  mp: 'Chouans, Serbes',
  fp: 'Villes hanséatiques',
});
export const PROVINCES = lists({
  m: 'Nord, Artois, Maine, Poitou, Orléanais, Berry, Lyonnais, Dauphiné, Léman, Languedoc, Palatinat, Piémont, Hanovre, Wurtemberg, Mecklembourg, Holstein, Jutland, Seeland, Royaume de Naples, Frioul, Tyrol, Banat, Brandebourg, Maroc, Aragon, Léon, Portugal',
  f: 'Île-de-France, Picardie, Champagne, Normandie, Bretagne, Touraine, Auvergne, Bourgogne, Franche-Comté, Lorraine, Alsace, Gascogne, Provence, Corse, Roer, Ligurie, Toscane, Hollande, Hesse, Thuringe, Saxe, Bavière, Poméranie suédoise, Norvège, Suède, Finlande, Suisse, Lombardie, Romagne, Papauté, Sicile, Sardaigne, Vénétie, Carniole, Carinthie, Styrie, Autriche, Bohême, Moravie, Silésie autrichienne, Haute-Hongrie, Hongrie, Transylvanie, Croatie, Slavonie, Illyrie, Petite-Pologne, Galicie, Bukovine, Poméranie, Prusse-Occidentale, Prusse-Orientale, Mazovie, Posnanie, Silésie, Carélie, Livonie, Courlande, Lituanie, Russie Blanche, Polésie, Volhynie, Podolie, Moscovie, Ukraine, Nouvelle-Russie, Crimée, Roumélie, Bulgarie, Valachie, Moldavie, Bessarabie, Serbie, Bosnie, Albanie, Macédoine, Grèce, Anatolie, Syrie, Crète, Palestine, Égypte, Tunisie, Algérie, Angleterre, Écosse, Irlande, Nouvelle-Castille, Vieille-Castille, Galice, Catalogne, Murcie, Andalousie, Estrémadure',
  fp: 'Flandres, Asturies, Baléares, Îles Ioniennes, Villes hanséatiques',
});
export const SEAS = lists({
  m: 'Atlantique nord, Atlantique sud, Golfe de Finlande, Golfe de Gascogne, Golfe du Lion',
  f: 'Manche, Mer d’Irlande, Mer du Nord, Mer Baltique, Mer Tyrrhénienne, Mer Adriatique, Mer Égée, Mer Noire, Méditerranée occidentale, Méditerranée centrale, Méditerranée orientale',
  mp: 'Détroits',
});
/** Corps and those who bear other names; contingents are named for their land. */
const PIECES = lists({
  m: 'Nizam-i Cedid, Grand Vizir',
  f: 'Garde, Réserve de cavalerie, Landwehr, Milice, Grande Armée, Cavalerie de la Garde, Légion allemande du roi',
});
const CONTINGENTS: readonly string[] = ['Bosnie', 'Albanie', 'Bulgarie', 'Anatolie'];
/** « le corps des Janissaires »: many men, one unit. */
const MEN: readonly string[] = [
  'Grenadiers',
  'Janissaires',
  'Mamelouks',
  'Chouans',
  'Serbes',
  'Tyroliens',
  'Chevaliers-gardes',
];

/** « Corps bavarois », « Mer du Nord »: a common noun behind its article. */
const COMMON = /^(Corps|Flotte|Armée|Mer|Golfe|Détroits|Royaume|Villes|Marais|Réserve|Cavalerie|Chevaliers)\b/u;
const NUMBERED = /^[IVX]+(er|re|e) /u;
const ELIDES = /^[aeiouàâéèêëîïôöùûüœáå]/iu;

const elides = (name: string): boolean => !NUMBERED.test(name) && ELIDES.test(name);

const FORMS: Readonly<Record<Form, Readonly<Record<Gender | 'none', readonly [plain: string, elided: string]>>>> = {
  the: { m: ['le ', 'l’'], f: ['la ', 'l’'], mp: ['les ', 'les '], fp: ['les ', 'les '], none: ['', ''] },
  of: { m: ['du ', 'de l’'], f: ['de la ', 'de l’'], mp: ['des ', 'des '], fp: ['des ', 'des '], none: ['de ', 'd’'] },
  to: { m: ['au ', 'à l’'], f: ['à la ', 'à l’'], mp: ['aux ', 'aux '], fp: ['aux ', 'aux '], none: ['à ', 'à '] },
  at: {
    m: ['dans le ', 'en '],
    f: ['en ', 'en '],
    mp: ['dans les ', 'dans les '],
    fp: ['dans les ', 'dans les '],
    none: ['à ', 'à '],
  },
};
/** Islands and states that one is « à », not « dans ». */
const AT: ReadonlyMap<string, string> = new Map([
  ['Maroc', 'au '],
  ['Baléares', 'aux '],
]);

export const phrase = (name: string, gender: Gender | undefined, form: Form): Phrase => {
  // Le Caire, Le Mans, le roi Joachim: the article belongs to the name and melts with what precedes it.
  const [, rest] = /^Le (.+)$/u.exec(name) ?? [];
  if (rest !== undefined && form === 'the') return { before: '', shown: name };
  if (rest !== undefined) return { before: form === 'of' ? 'du ' : 'au ', shown: rest };
  const shown = gender !== undefined && COMMON.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
  const [plain, elided] = FORMS[form][gender ?? 'none'];
  const special = form === 'at' ? AT.get(name) : undefined;
  return { before: special ?? (elides(shown) ? elided : plain), shown };
};

/** « le IIIe corps », « la Garde », « les Janissaires », « le contingent d’Albanie »; a general alone has no article. */
export const genderOfPiece = (name: string): Gender | undefined => {
  if (/ ?corps\b/iu.test(name)) return 'm';
  if (/(Garde nationale|Milice|Landwehr|Armée|^Flotte )/u.test(name)) return 'f';
  return PIECES.get(name);
};
export const piecePhrase = (name: string, form: Form): Phrase => {
  if (MEN.includes(name)) {
    const { before, shown } = phrase('corps', 'm', form);
    return { before: `${before}${shown} des `, shown: COMMON.test(name) ? name.toLowerCase() : name };
  }
  if (!CONTINGENTS.includes(name)) return phrase(name, genderOfPiece(name), form);
  const { before, shown } = phrase('contingent', 'm', form);
  return { before: `${before}${shown} ${elides(name) ? 'd’' : 'de '}`, shown: name };
};

/** « la flotte de Villeneuve », « la flotte napolitaine ». */
export const fleetPhrase = (name: string, form: Form): Phrase => {
  if (genderOfPiece(name) === 'f') return phrase(name, 'f', form);
  const { before, shown } = phrase('flotte', 'f', form);
  const link = name.startsWith('Marquês') ? 'du ' : elides(name) ? 'd’' : 'de ';
  return { before: `${before}${shown} ${link}`, shown: name };
};

const ENDINGS = { m: '', f: 'e', mp: 's', fp: 'es' } as const;

/** « activé », « activée », « activés ». */
export const ending = (gender: Gender | undefined): string => ENDINGS[gender ?? 'm'];
export const isPlural = (gender: Gender | undefined): boolean => gender === 'mp' || gender === 'fp';
