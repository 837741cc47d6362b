import type { Catalogue } from '@bivouac/kernel';
import type { PoliticsMessages } from '../messages/politics.ts';
import type { Names } from '../names.ts';
import { STATUS_FR } from '../words.ts';

export const politicsFr: Catalogue<PoliticsMessages, Names> = {
  'alliance.status': ({ nation, status }, name) => `${name.Nation(nation)} : ${STATUS_FR[status]}.`,
  'invasion.minor': ({ nation, controller }, name) =>
    `Invasion ${name.ofNation(nation)}, qui se tourne vers ${name.nation(controller)}.`,
  'invasion.spain': () => 'Les Français envahissent l’Espagne.',
  'invasion.russia': () => 'Les Français envahissent la Russie.',
  'conquest.major': ({ nation, by }, name) => `Conquête ${name.ofNation(nation)} par ${name.nation(by)}.`,
  'conquest.minor': ({ nation, by }, name) => `Conquête ${name.ofNation(nation)} par ${name.nation(by)}.`,
  'france.exile': () => 'Napoléon abdique et part en exil.',
  'conquest.minorDie': ({ nation }, name) => `Que deviennent les troupes ${name.ofNation(nation)} ?`,
};
