import type { Catalogue } from '@bivouac/kernel';
import type { CliMessages } from './messages.ts';

type Help = Extract<keyof CliMessages, `help${string}`>;

export const helpFr: Catalogue<Pick<CliMessages, Help>, undefined> = {
  help: () => `bivouac : une table pour les grands jeux de guerre napoléoniens

  bivouac menu                 choisir dans des listes (ce qu’ouvre « npm start »)
  bivouac play JEU             jouer à ce clavier, seul ou chacun son tour
  bivouac simulate JEU         faire jouer beaucoup de parties à des robots
  bivouac replay PARTIE        revoir une partie sauvegardée pas à pas
  bivouac verify PARTIE        contrôler une partie sauvegardée, réponse par réponse
  bivouac referee JEU          le moteur pour d’autres programmes, en lignes JSON
  bivouac rules [JEU]          la part de chaque livret qui est appliquée et testée
  bivouac map JEU              dessiner la carte en SVG ou en PNG
  bivouac bench                la vitesse sur cette machine
  bivouac backup FICHIER       copier tout ce que garde un serveur, pendant qu’il tourne
  bivouac restore FICHIER      rétablir une telle copie

  --help après une commande    ses options
  --lang en|fr                 la langue (sinon celle de la machine)
  --version                    la version

Code de sortie 0 : fait ; 1 : un contrôle a échoué ; 2 : entrée fautive, rien n’est écrit.`,
  'help.menu': () => `bivouac menu : choisir un jeu, un camp et un adversaire dans des listes numérotées.

  --lang en|fr`,
  'help.play': () => `bivouac play JEU [options] : jouer à ce clavier.

  --scenario NOM|FICHIER un scénario du jeu, ou un fichier de scénario à vous
  --option NOM=VALEUR    une option du jeu ; autant de fois qu’il faut
  --bot [NOM]            un robot joue l’autre camp (random, greedy)
  --side SIÈGE[,SIÈGE…]  le camp que vous jouez contre le robot, ou plusieurs
  --load FICHIER         reprendre une partie sauvegardée
  --seed N               la graine des dés (sinon une nouvelle)
  --lang en|fr

Sans --bot, les deux camps se jouent à ce clavier, chacun son tour. À la table, « aide » dit ce qu’on peut taper.
Exemple : bivouac play nemesis --scenario 1799 --bot greedy --side french`,
  'help.simulate': () => `bivouac simulate JEU [options] : faire jouer des robots, et compter.

  --scenario NOM|FICHIER un scénario du jeu, ou un fichier de scénario à vous
  --option NOM=VALEUR    une option du jeu ; autant de fois qu’il faut
  --bots A[,B]           un robot pour tous les sièges, ou un pour chacun ; ils changent de siège à chaque partie
  --games N              nombre de parties (100)
  --jobs N               nombre de fils d’exécution (1) ; le résultat n’en dépend pas
  --seed N               la graine de la première partie (1) ; chaque partie suivante a la suivante
  --check                vérifier tous les invariants après chaque réponse
  --json                 le compte rendu en JSON sur la sortie standard
  --lang en|fr

Code de sortie 1 si une partie a rencontré une faute. Une faute donne sa graine : --games 1 --seed N rejoue la partie.`,
  'help.replay': () => `bivouac replay PARTIE [options] : revoir une partie sauvegardée, avec les yeux de l’arbitre.

  --at N                 imprimer la table après la réponse N et la question suivante, puis s’arrêter
  --lang en|fr`,
  'help.verify': () => `bivouac verify PARTIE : rejouer une partie sauvegardée et comparer chaque empreinte.

  --lang en|fr

Code de sortie 2 si l’enregistrement est abîmé, avec l’endroit.`,
  'help.bench': () => `bivouac bench [options] : mesurer vitesse et taille sur un cœur.

  --seconds N            durée de chaque mesure (3)
  --json                 les chiffres en JSON sur la sortie standard
  --lang en|fr`,
  'help.referee':
    () => `bivouac referee JEU [options] : le moteur pour d’autres programmes, lignes JSON sur stdin et stdout.

  --scenario NOM|FICHIER un scénario du jeu, ou un fichier de scénario à vous
  --option NOM=VALEUR    une option du jeu ; autant de fois qu’il faut
  --seed N               la graine des dés (1)
  --dice 3,5,1           les premiers dés, avant ceux de la graine
  --chance ask           l’appelant répond aussi pour le hasard
  --lang en|fr           la langue des textes

docs/referee.md explique le protocole.`,
  'help.rules':
    () => `bivouac rules [JEU] [options] : la couverture des règles, d’après les numéros des livrets imprimés.

  --json                 les chiffres en JSON sur la sortie standard
  --check                code de sortie 1 s’il manque une règle qui devrait déjà y être
  --lang en|fr

Une règle est appliquée et testée quand le code de games/JEU/rules cite son numéro et qu’un test le porte en titre.`,
  'help.backup':
    () => `bivouac backup FICHIER [options] : copier comptes et parties d’un serveur dans un fichier, pendant qu’il tourne.

  --data DOSSIER         ce que garde le serveur (ou BIVOUAC_DATA) ; sinon le dossier habituel
  --lang en|fr

Avec DATABASE_URL, c’est la base de données qui est copiée, par pg_dump. DICE_KEY n’y est pas : gardez-la ailleurs.`,
  'help.restore': () => `bivouac restore FICHIER [options] : rétablir une sauvegarde. Rien n’est jamais écrasé.

  --data DOSSIER         un dossier vide (ou BIVOUAC_DATA) ; sinon le dossier habituel
  --lang en|fr

Avec DATABASE_URL, la sauvegarde va dans cette base de données, qui doit être vide, par pg_restore.`,
  'help.map': () => `bivouac map JEU --out FICHIER [options] : dessiner la carte d’un jeu, sans navigateur.

  --out FICHIER          où l’écrire ; .svg ou .png, d’après la fin du nom
  --view SCÉNARIO        seulement la partie que joue ce scénario (sinon la feuille entière)
  --palette NOM          light, dark ou contrast (light)
  --width N              la largeur d’un PNG en points (un par unité de la carte)
  --lang en|fr           la langue des noms

Exemple : bivouac map nemesis --out italie.png --view 1799`,
};
