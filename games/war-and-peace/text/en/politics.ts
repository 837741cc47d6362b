import type { Catalogue } from '@bivouac/kernel';
import type { PoliticsMessages } from '../messages/politics.ts';
import type { Names } from '../names.ts';
import { STATUS_EN } from '../words.ts';

export const politicsEn: Catalogue<PoliticsMessages, Names> = {
  'alliance.status': ({ nation, status }, name) => `${name.Nation(nation)} is now ${STATUS_EN[status]}.`,
  'invasion.minor': ({ nation, controller }, name) =>
    `${name.Nation(nation)} is invaded and turns to ${name.nation(controller)}.`,
  'invasion.spain': () => 'The French invade Spain.',
  'invasion.russia': () => 'The French invade Russia.',
  'conquest.major': ({ nation, by }, name) => `${name.Nation(nation)} is conquered by ${name.nation(by)}.`,
  'conquest.minor': ({ nation, by }, name) => `${name.Nation(nation)} is conquered by ${name.nation(by)}.`,
  'france.exile': () => 'Napoleon abdicates and goes into exile.',
  'conquest.minorDie': ({ nation }, name) => `What becomes of the troops ${name.ofNation(nation)}?`,
};
